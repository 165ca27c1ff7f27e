/** The lines of a script, parsed: what a seat does, what must be refused, what must be true; see docs/scenarios.md. */
import type { CardText } from '../../games/card.ts';
import { type Cents, parseDollars } from '../../games/money.ts';
import { ok, type Result } from '../../games/result.ts';
import type { Seat } from '../../games/seat.ts';
import { readCards } from './cards.ts';
import { isBetName, parseSeat } from './places.ts';

/** What a seat does, in the words of the script; its meaning depends on the ask. */
export interface ScriptedAct {
  readonly seat: Seat;
  readonly word: string;
  /** `raise 600`, `insurance 10`. Null when none is named. */
  readonly amount: Cents | null;
  /** `draw As Kd`. */
  readonly cards: readonly CardText[];
  /** `expose 2`: the second card. */
  readonly nth: number | null;
  /** `set low=AhKd`. */
  readonly groups: Readonly<Record<string, readonly CardText[]>>;
  /** `wager base=20`. */
  readonly bets: Readonly<Record<string, Cents>>;
}

export type ScriptedCheck =
  | { readonly kind: 'turn'; readonly seats: readonly Seat[] }
  | { readonly kind: 'menu'; readonly seat: Seat; readonly parts: readonly MenuPart[] }
  | { readonly kind: 'option'; readonly seat: Seat; readonly option: string; readonly offered: boolean }
  | { readonly kind: 'pot'; readonly amount: Cents }
  | { readonly kind: 'board'; readonly cards: readonly CardText[] };

/** One named part of a menu. A null `range` means that there is none: `raise=none`. */
export interface MenuPart {
  readonly name: 'fold' | 'check' | 'call' | 'raise' | 'bet' | 'complete' | 'bring-in' | 'all-in';
  /** Minimum and maximum; for `call` both are the amount the seat must add. `any` when only the name is given. */
  readonly range: readonly [Cents, Cents] | 'any' | null;
  readonly text: string;
}

export type Line =
  | { readonly kind: 'act' | 'refuse'; readonly act: ScriptedAct; readonly text: string }
  | { readonly kind: 'absent'; readonly seat: Seat; readonly text: string }
  | { readonly kind: 'check'; readonly check: ScriptedCheck; readonly text: string };

/** The words of a script in docs/scenarios.md. A game may offer others as choices. */
export const VERBS: ReadonlySet<string> = new Set([
  ...['fold', 'check', 'call', 'bet', 'raise', 'complete', 'bring-in', 'all-in'],
  ...['draw', 'pat', 'discard', 'expose', 'set', 'house-way', 'wager'],
  ...['hit', 'stand', 'double', 'split', 'surrender', 'insurance', 'show', 'muck'],
  ...['bank', 'decline'],
]);

type Read<T> = Result<T, string>;

const wrong = (expected: string): { readonly ok: false; readonly error: string } => ({
  ok: false,
  error: `expected ${expected}`,
});

/** Reads one line. The error says what was expected. */
export function parseLine(text: string): Read<Line> {
  const words = text.trim().split(/\s+/);
  const [first = '', ...rest] = words;
  if (first === 'expect') return map(parseCheck(rest), (check) => ({ kind: 'check', check, text }));
  if (first === 'refuse') return map(parseAct(rest), (act) => ({ kind: 'refuse', act, text }));
  const seat = parseSeat(first);
  if (seat !== null && rest.length === 1 && rest[0] === 'absent') return ok({ kind: 'absent', seat, text });
  return map(parseAct(words), (act) => ({ kind: 'act', act, text }));
}

function parseAct([seatWord = '', word = '', ...rest]: readonly string[]): Read<ScriptedAct> {
  const seat = parseSeat(seatWord);
  if (seat === null) return wrong(`a seat from 1 to 10 first, not "${seatWord}"`);
  if (!/^[a-z][a-z0-9-]*$/.test(word)) return wrong(`a verb after the seat, not "${word}"`);
  const plain: ScriptedAct = { seat, word, amount: null, cards: [], nth: null, groups: {}, bets: {} };
  switch (word) {
    case 'fold':
    case 'check':
    case 'call':
    case 'bring-in':
    case 'all-in':
    case 'pat':
    case 'house-way':
      return rest.length === 0 ? ok(plain) : wrong(`nothing after "${word}"`);
    case 'bet':
    case 'raise':
      return map(parseAmount(rest, word), (amount) => ({ ...plain, amount }));
    case 'draw':
    case 'discard':
      return map(parseCardWords(rest), (cards) => ({ ...plain, cards }));
    case 'expose': {
      const nth = rest.length === 1 ? /^[1-9]$/.exec(rest[0] ?? '') : null;
      return nth ? ok({ ...plain, nth: Number(nth[0]) }) : map(parseCardWords(rest), (cards) => ({ ...plain, cards }));
    }
    case 'set':
      return map(parsePairs(rest, 'set low=AhKd', readCards), (groups) => ({ ...plain, groups }));
    case 'wager':
      if (rest.length === 1 && rest[0] === 'none') return ok(plain);
      return map(parsePairs(rest, 'wager base=20, or wager none', parseDollars), (bets) => ({ ...plain, bets }));
    default:
      if (rest.length === 0) return ok(plain);
      return map(parseAmount(rest, word), (amount) => ({ ...plain, amount }));
  }
}

function parseAmount(words: readonly string[], verb: string): Read<Cents> {
  const amount = words.length === 1 ? parseDollars(words[0] ?? '') : null;
  return amount === null ? wrong(`one amount in dollars after "${verb}"`) : ok(amount);
}

function parseCardWords(words: readonly string[]): Read<readonly CardText[]> {
  const cards = words.length > 0 ? readCards(words.join(' ')) : null;
  return cards ? ok(cards) : wrong('cards such as As Kd');
}

function parsePairs<T>(
  words: readonly string[],
  example: string,
  read: (text: string) => T | null,
): Read<Record<string, T>> {
  const pairs: [string, T][] = [];
  for (const word of words) {
    const [, name, text] = /^([^=]+)=(.+)$/.exec(word) ?? [];
    const value = text === undefined ? null : read(text);
    if (name === undefined || !isBetName(name) || value === null || pairs.some(([other]) => other === name))
      return wrong(example);
    pairs.push([name, value]);
  }
  return pairs.length > 0 ? ok(Object.fromEntries(pairs)) : wrong(example);
}

function parseCheck([what = '', ...rest]: readonly string[]): Read<ScriptedCheck> {
  switch (what) {
    case 'turn':
      return parseTurn(rest);
    case 'menu':
      return parseMenu(rest);
    case 'option':
      return parseOption(rest);
    case 'pot':
      return map(parseAmount(rest, 'pot'), (amount) => ({ kind: 'pot', amount }));
    case 'board': {
      const cards = rest.length === 0 || rest[0] === 'none' ? [] : readCards(rest.join(' '));
      return cards ? ok({ kind: 'board', cards }) : wrong('the cards of the board, such as 2d5s9h');
    }
    default:
      return wrong(`turn, menu, option, pot or board after "expect", not "${what}"`);
  }
}

function parseTurn(words: readonly string[]): Read<ScriptedCheck> {
  if (words.length === 1 && words[0] === 'none') return ok({ kind: 'turn', seats: [] });
  const seats = words.join(',').split(',').filter(Boolean).map(parseSeat);
  const known = seats.filter((seat) => seat !== null);
  if (known.length === 0 || known.length !== seats.length) return wrong('the seats that owe a decision, such as 2,3,5');
  return ok({ kind: 'turn', seats: known });
}

function parseOption([seatWord = '', option = '', yesNo = 'yes', ...more]: readonly string[]): Read<ScriptedCheck> {
  const seat = parseSeat(seatWord);
  if (seat === null || option === '' || !['yes', 'no'].includes(yesNo) || more.length > 0) {
    return wrong('option SEAT NAME yes|no');
  }
  return ok({ kind: 'option', seat, option, offered: yesNo === 'yes' });
}

function parseMenu([seatWord = '', ...words]: readonly string[]): Read<ScriptedCheck> {
  const seat = parseSeat(seatWord);
  if (seat === null || words.length === 0)
    return wrong('menu SEAT and parts such as check call=50 raise=100..400 fold');
  const parts: MenuPart[] = [];
  for (const word of words) {
    const part = parseMenuPart(word);
    if (!part) return wrong(`fold, check, call, raise, bet, complete, bring-in or all-in in a menu, not "${word}"`);
    parts.push(part);
  }
  return ok({ kind: 'menu', seat, parts });
}

const MENU_PART = /^(fold|check|call|raise|bet|complete|bring-in|all-in)(?:=(.+))?$/;

function parseMenuPart(text: string): MenuPart | null {
  const [, name, value] = MENU_PART.exec(text) ?? [];
  if (name === undefined) return null;
  const range =
    value === undefined || value === 'yes' ? 'any' : value === 'none' || value === 'no' ? null : parseRange(value);
  return range === undefined ? null : { name: name as MenuPart['name'], range, text };
}

function parseRange(text: string): readonly [Cents, Cents] | undefined {
  const [from = '', to = from, ...more] = text.split('..');
  const [min, max] = [parseDollars(from), parseDollars(to)];
  return min === null || max === null || more.length > 0 ? undefined : [min, max];
}

function map<A, B>(result: Read<A>, change: (value: A) => B): Read<B> {
  return result.ok ? ok(change(result.value)) : result;
}
