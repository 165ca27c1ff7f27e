/**
 * The texts of a house's cage on players' own limits, dormant accounts, points, withheld prizes, and lists of people
 * who may not play.
 */
import type { LimitKind } from '../../protocol/limits.ts';
import type { PointsLine } from '../../protocol/points.ts';
import type { WithheldPrize } from '../../protocol/withheld.ts';
import { deskCatalogue } from '../../renderer/language/language.ts';

type PrizeEnded = NonNullable<WithheldPrize['ended']>;

const KINDS: Readonly<Record<LimitKind, string>> = {
  deposits: 'Deposits',
  losses: 'Losses',
  time: 'Time at tables',
};

const counted = (points: number): string => `${points.toLocaleString('en-US')} ${points === 1 ? 'point' : 'points'}`;

const left = (points: number): string => `${counted(points)} ${points === 1 ? 'is' : 'are'} left`;

const counts = (count: number): string => count.toLocaleString('en-US');

const accounts = (count: number): string => `${counts(count)} ${count === 1 ? 'account' : 'accounts'}`;

const english = {
  limits: {
    open: 'Limits',
    openText: 'The most a day that the player sets themselves.',
    title: (person: string) => `Limits that ${person} sets themselves`,
    request:
      'The customer’s own request: their PIN is the proof of it. Nobody else may set or loosen a limit for them.',
    rule: 'A stricter limit holds at once. A looser one, or none, holds 24 hours later, and can be taken back before.',
    which: 'Which limit',
    kind: (kind: LimitKind) => KINDS[kind],
    none: 'no limit',
    today: (used: string, limit: string) => `${used} used today, of ${limit}`,
    from: (limit: string, when: string) => `${limit} from ${when}`,
    dollars: 'New limit, dollars a day',
    hours: 'New limit, hours a day',
    empty: 'Left empty: no limit',
    wrongHours: 'Write hours from 0 to 24, such as 2 or 2.5.',
    set: (kind: string, limit: string) => `Set: ${kind}, ${limit}`,
    done: (person: string, kind: string) => `${person} has set a limit: ${kind}.`,
    aDay: (limit: string) => `${limit} a day`,
  },
  dormant: {
    open: 'Dormant accounts',
    wake: 'Wake the account',
    wakeText: 'You have seen the customer’s identity document.',
    awake: (person: string) => `The account of ${person} is awake: it can be used again.`,
    since: (day: string) =>
      `Dormant: nobody has used it since ${day}. Look at the identity document, then wake the account; nothing is paid in or out before that`,
    never: 'No account ever becomes dormant in this house. Its profile says after how many days one is.',
    none: (days: number) => `No account has been without an act of its player for ${days} days.`,
    sum: (count: number, owed: string, days: number) =>
      count === 1
        ? `1 account without an act of its player for ${days} days, ${owed} owed on it. The money stays where it is.`
        : `${count} accounts without an act of their players for ${days} days, ${owed} owed on them. The money stays where it is.`,
    last: (day: string) => `last used ${day}`,
  },
  points: {
    open: 'Points',
    title: (person: string) => `Points of ${person}`,
    moment: 'One moment…',
    none: 'This house has no points. Its profile says how many an hour at a table brings.',
    held: (points: number) => `${counted(points)} held`,
    rate: (perHour: number | null) =>
      perHour === null
        ? 'Time at tables brings no more points.'
        : `An hour at a table brings ${counted(perHour)}, when they leave the seat. Points are not money.`,
    line: ({ why, table, reason, by, second }: PointsLine) => {
      if (why === 'played') return `Played at table ${table ?? ''}`;
      const who = [by, second].filter((one) => one !== null).join(' and ');
      return `${why === 'redeemed' ? 'Redeemed' : 'Set right'}: ${reason ?? ''} (${who})`;
    },
    change: (change: number) => `${change > 0 ? '+' : '−'}${Math.abs(change).toLocaleString('en-US')}`,
    what: 'What is done',
    way: { redeem: 'Redeem', give: 'Give', take: 'Take back' },
    count: 'Points',
    wrong: 'Write whole points, such as 250.',
    tooMany: (most: number) => `${counted(most)} at most.`,
    reasons: {
      redeem: ['Meal', 'Drinks', 'Goods from the shop'],
      give: ['Promotion of the house', 'Time was not counted'],
      take: ['Given by mistake'],
    },
    confirm: {
      redeem: (points: number | null) => (points === null ? 'Redeem' : `Redeem ${counted(points)}`),
      give: (points: number | null) => (points === null ? 'Give' : `Give ${counted(points)}`),
      take: (points: number | null) => (points === null ? 'Take back' : `Take back ${counted(points)}`),
    },
    done: {
      redeem: (points: number, person: string, held: number) =>
        `${person} has redeemed ${counted(points)}; ${left(held)}.`,
      give: (points: number, person: string, held: number) =>
        `${person} was given ${counted(points)} and holds ${counted(held)}.`,
      take: (points: number, person: string, held: number) =>
        `${counted(points)} ${points === 1 ? 'was' : 'were'} taken back from ${person}; ${left(held)}.`,
    },
  },
  withheld: {
    open: 'Withheld prizes',
    none: 'No prize is withheld, and none ever was.',
    held: (count: number, amount: string) => `${count} withheld, ${amount} in all.`,
    from: (source: string, event: number, part: string) => {
      const [kind, id = ''] = source.split(/:(.*)/);
      return kind === 'jackpot' ? `jackpot ${id}, hit ${event}, ${part}` : `tournament ${id}, ${part}`;
    },
    number: (number: number) => `No. ${number}`,
    ended: (status: string, when: string, { receiver, by, second, document }: PrizeEnded) =>
      `${status}${receiver === null ? '' : ` to ${receiver}`} ${when} by ${by} and ${second}, ${document}`,
    because: (why: string) => `Withheld: ${why}.`,
    decide: 'Decide',
    title: (number: number, amount: string) => `Withheld prize ${number}: ${amount}`,
    what: 'What becomes of it',
    pay: 'Pay the person',
    handOver: 'To an authority',
    putBack: 'Into the jackpot',
    payText: 'It goes to the person’s card. Refused while they are excluded or barred.',
    handOverText: 'It goes out of the house’s bank to the authority that has asked for it.',
    putBackText: 'It goes back into the jackpot out of which it came, for other players.',
    receiver: 'Authority, as its letter names it',
    asked: 'The authority has written',
    over: 'The bar is over',
    forfeited: 'Forfeited by law',
    done: (document: string) => `Done, document ${document}.`,
    back: 'Back to the list',
  },
  exclusions: {
    open: 'Exclusion lists',
    about:
      'A list of people who may not play, from the state or another house. It is looked at first; nothing is done before you take it over. Whoever is on it can open no account, and whoever has one is excluded from play at once.',
    name: 'Name of the list',
    nameHint: 'The same name as the last time: the new edition takes the place of the old one.',
    wrongName: 'Write letters, figures, spaces and dashes, such as State or Tribe 2.',
    choose: 'Choose the file',
    fileHint: 'CSV in UTF-8 with the head name,born,until,reference. Dates as 1990-12-31; until is empty for good.',
    reading: (file: string) => `Reading ${file}…`,
    tooLarge: 'This file is not a list that can be read: 8 MB at most is expected.',
    known: (list: string) => `Takes the place of the list “${list}” that is in force.`,
    fresh: (list: string, others: readonly string[]) =>
      others.length === 0
        ? `“${list}” is a new list.`
        : `“${list}” is a new list. In force besides: ${others.map((other) => `“${other}”`).join(', ')}.`,
    faults: (faults: number) =>
      faults === 1
        ? '1 line cannot be read, so nothing can be taken over. Mend the file and choose it again.'
        : `${counts(faults)} lines cannot be read, so nothing can be taken over. Mend the file and choose it again.`,
    line: 'Line',
    why: 'What is wrong',
    read: (people: number) => `${people === 1 ? '1 person' : `${counts(people)} people`} read, no line refused`,
    sums: (added: number, kept: number, ended: number) =>
      `${counts(added)} new · ${counts(kept)} as before · ${counts(ended)} not on it any more`,
    lifted: (count: number) =>
      `${count === 1 ? '1 of those was' : `${counts(count)} of those were`} barred for good: to let them back in takes a second person.`,
    excluded: (count: number) => `${accounts(count)} to be excluded from play at once`,
    wereExcluded: (count: number) => `${accounts(count)} excluded from play`,
    near: (count: number) => `${accounts(count)} only like somebody on it: two people compare them`,
    more: (count: number) => `and ${counts(count)} more`,
    account: 'Account',
    holder: 'Name',
    entry: 'On the list',
    takeOver: 'Take the list over',
    underWay: 'The list is being taken over. One with thousands of names takes minutes: leave this page open.',
    done: (list: string, added: number, excluded: number) =>
      `The list “${list}” is in force: ${counts(added)} new, ${accounts(excluded)} excluded.`,
  },
};

/** What each translation must provide. */
export type Texts = typeof english;

export const texts = deskCatalogue<Texts>('cage people', english);
