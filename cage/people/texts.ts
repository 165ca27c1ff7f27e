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
    openText: 'Daily limits that the player sets.',
    title: (person: string) => `Limits that ${person} sets themselves`,
    request:
      'The customer’s own request: their PIN is the proof of it. Nobody else may set or loosen a limit for them.',
    rule: 'A stricter limit takes effect immediately. A looser one, or none, takes effect 24 hours later and can be taken back before then.',
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
    wake: 'Reactivate the account',
    wakeText: 'You have seen the customer’s identity document.',
    awake: (person: string) => `The account of ${person} is active again and can be used.`,
    since: (day: string) =>
      `Dormant: nobody has used it since ${day}. Check the identity document, then reactivate the account; nothing is paid in or out before that`,
    never: 'No account ever becomes dormant in this house. Its profile says after how many days one is.',
    none: (days: number) => `No account has gone ${days} days without an act of its player.`,
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
    none: 'No prize is withheld, and none has been.',
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
    handOverText: 'It is paid from the house’s bank to the authority that asked for it.',
    putBackText: 'It goes back into the jackpot it came from, for other players.',
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
      'A list of people who may not play, from the state or another house. You see what it would change before you take it over. People on it cannot open accounts, and those who have one are excluded from play immediately.',
    name: 'Name of the list',
    nameHint: 'Use the same name as last time: the new edition replaces the old one.',
    wrongName: 'Write letters, figures, spaces and dashes, such as State or Tribe 2.',
    choose: 'Choose the file',
    fileHint: 'CSV in UTF-8 with the head name,born,until,reference. Dates as 1990-12-31; until is empty for good.',
    reading: (file: string) => `Reading ${file}…`,
    tooLarge: 'This list cannot be read: expected a file of at most 8 MB.',
    known: (list: string) => `Replaces the list “${list}” that is in force.`,
    fresh: (list: string, others: readonly string[]) =>
      others.length === 0
        ? `“${list}” is a new list.`
        : `“${list}” is a new list. Also in force: ${others.map((other) => `“${other}”`).join(', ')}.`,
    faults: (faults: number) =>
      faults === 1
        ? '1 line cannot be read, so nothing can be taken over. Correct the file and choose it again.'
        : `${counts(faults)} lines cannot be read, so nothing can be taken over. Correct the file and choose it again.`,
    line: 'Line',
    why: 'What is wrong',
    read: (people: number) => `${people === 1 ? '1 person' : `${counts(people)} people`} read, no line refused`,
    sums: (added: number, kept: number, ended: number) =>
      `${counts(added)} new · ${counts(kept)} as before · ${counts(ended)} no longer on it`,
    lifted: (count: number) =>
      `${count === 1 ? '1 of those was' : `${counts(count)} of those were`} barred for good: letting them back in takes a second person.`,
    excluded: (count: number) => `${accounts(count)} to be excluded from play at once`,
    wereExcluded: (count: number) => `${accounts(count)} excluded from play`,
    near: (count: number) => `${accounts(count)} similar to somebody on it: two people compare them`,
    more: (count: number) => `and ${counts(count)} more`,
    account: 'Account',
    holder: 'Name',
    entry: 'On the list',
    takeOver: 'Take the list over',
    underWay: 'The list is being taken over. With thousands of names this takes minutes: leave this page open.',
    done: (list: string, added: number, excluded: number) =>
      `The list “${list}” is in force: ${counts(added)} new, ${accounts(excluded)} excluded.`,
  },
};

/** What each translation must provide. */
export type Texts = typeof english;

export const texts = deskCatalogue<Texts>('cage people', english);
