/**
 * The station's texts for a player's own page: lists, tournaments, a statement and limits, and the keys that lead
 * there.
 */
import type { ReactNode } from 'react';
import { rich } from '../../renderer/kit/rich.ts';
import { inDollars, timeOfDay } from '../../renderer/language/figures.ts';
import { catalogue } from '../../renderer/language/language.ts';
import { spanish } from './texts/es.ts';
import { korean } from './texts/ko.ts';
import { tagalog } from './texts/tl.ts';
import { vietnamese } from './texts/vi.ts';
import { chinese } from './texts/zh.ts';

const english = {
  way: {
    invite: 'Or for lists, tournaments, your statement or limits.',
    pageAlone: 'Swipe your card for the lists, a tournament, your statement or your limits.',
    question: 'What would you like?',
    seat: 'Sit down here',
    page: 'Lists, tournaments, my account',
    pageOnly: 'Your lists, tournaments and account open here.',
    keptFor: (names: readonly string[]) => `A seat is kept for ${names.join(', ')}`,
    untilTime: (name: string, until: number) => `${name} (until ${timeOfDay(until)})`,
  },
  called: (label: string, table: number, until: number) =>
    `You are called for ${label}: a seat at table ${table} is kept until ${timeOfDay(until)}.`,
  fullWaits: (name: string, why: string) => `${name} is full and waits: ${why}`,
  page: {
    hello: (person: string) => `${person}’s page`,
    onCard: (amount: ReactNode) => rich`On your card ${amount}`,
    points: (held: ReactNode) => rich`Your points ${held}`,
    perHour: (points: string) => `${points} for an hour at a table, once you leave the seat`,
    lists: 'Lists',
    tournaments: 'Tournaments',
    statement: 'Statement',
    limits: 'My limits',
    sections: 'What to look at',
    done: 'Done',
    moment: 'One moment…',
  },
  lists: {
    none: 'The poker desk keeps no list right now.',
    notRunning: 'Not being played yet',
    running: (table: number, players: number) => `Table ${table}: ${players === 1 ? '1 player' : `${players} players`}`,
    nobodyWaits: 'Nobody waits',
    waiting: (count: number, minutes: number) =>
      `${count === 1 ? '1 waits' : `${count} wait`}, the first for ${minutes} min`,
    callMinutes: (minutes: number) => `When you are called, your seat is kept for ${minutes} min.`,
    join: 'Put me on the list',
    leave: 'Take me off',
    interest: 'You are on this list. Tell the poker desk that you are here.',
    next: 'You are on this list, and next.',
    before: (count: number) => `You are on this list, with ${count} before you.`,
    called: (table: number, until: number) =>
      `You are called to table ${table}. Your seat is kept until ${timeOfDay(until)}.`,
    mustMove: 'The floor will arrange your move.',
  },
  tournaments: {
    none: 'No tournament takes entries right now.',
    betting: { 'no-limit': 'no limit', 'pot-limit': 'pot limit', 'split-limit': 'limit' },
    price: (entry: number, fee: number) =>
      fee === 0 ? `Entry ${inDollars(entry)}` : `Entry ${inDollars(entry)} + fee ${inDollars(fee)}`,
    stack: (chips: string) => `${chips} chips`,
    entered: (entered: number, most: number) => `${entered} of ${most} entered`,
    whenFull: 'Begins when it is full',
    byDirector: 'The director begins it',
    playing: 'Being played',
    prizes: (entries: number, prizes: readonly number[], more: number) =>
      `Prizes with ${entries} entries: ${prizes.map(inDollars).join(', ')}${more > 0 ? `, and ${more} more places` : ''}`,
    enter: (price: number) => `Enter for ${inDollars(price)}`,
    sure: (name: string) => `Enter ${name}?`,
    takes: (price: number, after: number) =>
      `${inDollars(price)} comes off your card, which then holds ${inDollars(after)}. Until it begins you can take the entry back here.`,
    takesLate: (price: number, after: number) =>
      `${inDollars(price)} comes off your card, which then holds ${inDollars(after)}. It has begun, so the entry is not paid back.`,
    tooLittle: (price: number, balance: number) =>
      `It takes ${inDollars(price)}, and your card holds ${inDollars(balance)}.`,
    pay: (price: number) => `Pay ${inDollars(price)} and enter`,
    notNow: 'Not now',
    registered: 'You have entered. Your seat is drawn when it begins.',
    atTable: (table: number) => `You play at table ${table}: swipe your card at your seat there.`,
    out: 'You are out.',
    back: 'Take my entry back',
    backSure: (price: number) => `Your entry ends, and ${inDollars(price)} goes back to your card.`,
    keep: 'Keep it',
  },
  statement: {
    none: 'Nothing has moved on your account yet.',
    day: (day: Date) => new Intl.DateTimeFormat('en-US', { dateStyle: 'full' }).format(day),
    older: 'Older day',
    newer: 'Newer day',
    opening: (amount: string) => `At the beginning ${amount}`,
    closing: (amount: string) => `At the end ${amount}`,
    earlier: 'Earlier',
    later: 'Later',
    page: (nth: number, of: number) => `${nth} of ${of}`,
    more: (lines: number) => `${lines} lines more: the cashier prints them.`,
    heads: { time: 'Time', what: 'What', document: 'Document', change: 'Change', balance: 'On the card' },
    kinds: {
      deposit: 'Deposit',
      withdrawal: 'Withdrawal',
      'buy-in': 'Buy-in',
      'back from a table': 'Back from a table',
      'cash-out': 'Cash-out',
      entry: 'Entry',
      'entry fee': 'Entry fee',
      'entry back': 'Entry paid back',
      prize: 'Prize',
      jackpot: 'Jackpot',
      correction: 'Correction',
      void: 'Void',
      other: 'Other',
    },
    table: (kind: string, table: number) => `${kind}, table ${table}`,
    tournament: (kind: string, tournament: number) => `${kind}, tournament ${tournament}`,
  },
};

/** What each translation must provide. */
export type Texts = typeof english;

export const texts = catalogue<Texts>('own-page', {
  en: english,
  es: spanish,
  vi: vietnamese,
  zh: chinese,
  ko: korean,
  tl: tagalog,
});
