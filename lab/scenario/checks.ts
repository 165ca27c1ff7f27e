/** Compares what a scenario expects with the hand. Each check returns what is wrong, or null. */

import type { BetAsk } from '../../games/ask.ts';
import type { CardText } from '../../games/card.ts';
import type { HandView } from '../../games/hand-view.ts';
import { type Cents, dollars, sum } from '../../games/money.ts';
import type { Outcome } from '../../games/outcome.ts';
import type { Seat } from '../../games/seat.ts';
import { takenOut } from '../../main/hand/conservation.ts';
import { isWritten } from './cards.ts';
import type { ScenarioHand } from './hand.ts';
import type { Expected } from './schema.ts';
import type { MenuPart, ScriptedCheck } from './script.ts';

/** Compares an `expect` line of the script with the hand as it is. */
export function failureOf(check: ScriptedCheck, hand: ScenarioHand): string | null {
  switch (check.kind) {
    case 'turn':
      return differ(
        'turn',
        sorted(check.seats).join(',') || 'none',
        sorted(hand.asks.map(({ seat }) => seat)).join(',') || 'none',
      );
    case 'pot':
      return differ('pot', dollars(check.amount), dollars(inTheMiddle(hand)));
    case 'board':
      return boardFailure(check.cards, board(hand.view('public')));
    case 'option':
      return optionFailure(check, hand);
    case 'menu': {
      const ask = hand.ask(check.seat);
      if (ask?.kind !== 'bet') return `seat ${check.seat} is not asked to bet`;
      return check.parts.map((part) => menuFailure(part, ask)).find((failure) => failure !== null) ?? null;
    }
  }
}

const sorted = (seats: readonly Seat[]): Seat[] => [...seats].sort((a, b) => a - b);

const board = ({ zones }: HandView): readonly CardText[] => zones.find(({ id }) => id === 'board')?.cards ?? [];

function boardFailure(expected: readonly CardText[], actual: readonly CardText[]): string | null {
  const same = expected.length === actual.length && expected.every((card, i) => isWritten(card, actual[i] ?? ''));
  return same ? null : differ('board', expected.join(' ') || 'none', actual.join(' ') || 'none');
}

/** Everything in the middle, including the bets of the street, as the player to act sees it. */
function inTheMiddle(hand: ScenarioHand): Cents {
  const [ask] = hand.asks;
  if (ask?.kind === 'bet') return ask.pot;
  const view = hand.view('public');
  const pots = view.kind === 'pot' ? view.pots : [];
  return sum(pots.map(({ amount }) => amount)) + sum(view.seats.map(({ bet }) => bet));
}

function differ(what: string, expected: string, actual: string): string | null {
  return expected === actual ? null : `${what} is ${actual}, expected ${expected}`;
}

function optionFailure(
  { seat, option, offered }: Extract<ScriptedCheck, { kind: 'option' }>,
  hand: ScenarioHand,
): string | null {
  const ask = hand.ask(seat);
  const options = ask?.kind === 'choose' ? ask.options.map(({ id }) => id) : [];
  if (options.includes(option) === offered) return null;
  return `seat ${seat} is offered ${options.join(', ') || 'no options'}, expected ${option}: ${offered ? 'yes' : 'no'}`;
}

function menuFailure(part: MenuPart, ask: BetAsk): string | null {
  const actual = menuRange(part.name, ask);
  if (part.range === 'any') return actual ? null : `no ${part.name} is offered to seat ${ask.seat}`;
  const write = (range: readonly [Cents, Cents] | null): string => {
    if (!range) return 'none';
    return range[0] === range[1] ? dollars(range[0]) : `${dollars(range[0])}..${dollars(range[1])}`;
  };
  return differ(`${part.name} of seat ${ask.seat}`, write(part.range), write(actual));
}

/** What the seat may do under a name, with its minimum and maximum amount; null when it may not. */
function menuRange(name: MenuPart['name'], ask: BetAsk): readonly [Cents, Cents] | null {
  const { fold, call, callAllIn, callVerb, raise, bet, stack } = ask;
  const cost: readonly [Cents, Cents] | null = call ? [call, call] : null;
  switch (name) {
    case 'fold':
      return fold ? [0, 0] : null;
    case 'check':
      return call === 0 ? [0, 0] : null;
    case 'call':
      return cost;
    case 'bring-in':
      return callVerb === 'bring-in' ? cost : null;
    case 'bet':
    case 'complete':
      return raise?.verb === name ? [raise.min, raise.max] : null;
    case 'raise':
      return raise ? [raise.min, raise.max] : null;
    case 'all-in':
      return raise?.max === bet + stack || callAllIn ? [bet + stack, bet + stack] : null;
  }
}

/** The checkable state after the hand. */
export interface Aftermath {
  /** The next hand's button; null when there is no next hand. */
  readonly button: Seat | null;
  readonly memory: Readonly<Record<string, unknown>>;
  /** Who was dealt into this hand, and why the others were not. */
  readonly dealt: readonly Seat[];
  readonly waiting: ReadonlyMap<Seat, string>;
}

/** Compares the expected result of a hand with the actual one; returns everything that is wrong. */
export function failuresOf(expect: Expected, hand: ScenarioHand, outcome: Outcome, aftermath: Aftermath): string[] {
  const { collections, jackpots } = takenOut(outcome);
  const stack = (seat: Seat) => outcome.stacks.find((one) => one.seat === seat);
  return [
    ...bySeat('stack', expect.stacks, (seat) => stack(seat)?.after, dollars),
    ...bySeat('net', expect.net, (seat) => gain(stack(seat)), dollars),
    ...potFailures(expect.pots, outcome),
    ...betFailures(expect.bets, outcome),
    ...accountFailures('collections', expect.collections, collections),
    ...accountFailures('jackpot', expect.jackpot, jackpots),
    ...hitFailures(expect.hit, outcome),
    ...seatFailures('shown', expect.shown, outcome.shown),
    ...handFailures(expect.hand, hand, outcome),
    ...(expect.button === undefined
      ? []
      : found(differ('next button', String(expect.button), String(aftermath.button)))),
    ...seatFailures('dealt', expect.dealt, aftermath.dealt),
    ...bySeat('waiting', expect.waiting, (seat) => aftermath.waiting.get(seat), String),
    ...memoryFailures(expect.memory, aftermath.memory),
  ];
}

function gain(stack: Outcome['stacks'][number] | undefined): Cents | undefined {
  return stack && stack.after - stack.before;
}

/** The expected jackpot hits are complete: one that is not named must not be hit. */
function hitFailures(expected: Expected['hit'], { jackpots = [] }: Outcome): string[] {
  if (!expected) return [];
  const ids = [...new Set([...Object.keys(expected), ...jackpots.map(({ id }) => id)])];
  const write = (hit: { readonly lost: readonly Seat[]; readonly won: readonly Seat[] } | undefined): string =>
    hit === undefined
      ? 'not hit'
      : `lost by ${sorted(hit.lost).join(',') || 'nobody'}, won by ${sorted(hit.won).join(',')}`;
  return ids.flatMap((id) => {
    const is = jackpots.find((hit) => hit.id === id);
    return found(differ(`jackpot ${id}`, write(expected[id]), write(is)));
  });
}

const found = (failure: string | null): string[] => (failure === null ? [] : [failure]);

function bySeat<T>(
  what: string,
  expected: ReadonlyMap<Seat, T> | undefined,
  actual: (seat: Seat) => T | undefined,
  write: (value: T) => string,
): string[] {
  return [...(expected ?? [])].flatMap(([seat, value]) => {
    const is = actual(seat);
    return found(differ(`${what} of seat ${seat}`, write(value), is === undefined ? 'none' : write(is)));
  });
}

function seatFailures(what: string, expected: readonly Seat[] | undefined, actual: readonly Seat[]): string[] {
  if (!expected) return [];
  return found(differ(what, sorted(expected).join(',') || 'none', sorted(actual).join(',') || 'none'));
}

function potFailures(expected: Expected['pots'], { pots }: Outcome): string[] {
  if (!expected) return [];
  if (expected.length !== pots.length) return [`${pots.length} pots, expected ${expected.length}`];
  return expected.flatMap(({ amount, winners }, i) => {
    const pot = pots[i];
    if (!pot) return [];
    const name = `pot ${i + 1}`;
    return [
      ...(amount === undefined ? [] : found(differ(name, dollars(amount), dollars(pot.amount)))),
      ...seatFailures(`winners of ${name}`, winners, [...new Set(pot.shares.map(({ seat }) => seat))]),
    ];
  });
}

function betFailures(expected: Expected['bets'], { bets = [] }: Outcome): string[] {
  return [...(expected ?? [])].flatMap(([seat, results]) =>
    Object.entries(results).flatMap(([spot, result]) => {
      const bet = bets.find((one) => one.seat === seat && one.spot === spot);
      return found(differ(`bet ${spot} of seat ${seat}`, result, bet?.result ?? 'none'));
    }),
  );
}

function accountFailures(
  what: string,
  expected: number | Readonly<Record<string, Cents>> | undefined,
  actual: ReadonlyMap<string, Cents>,
): string[] {
  if (expected === undefined) return [];
  if (typeof expected === 'number') return found(differ(what, dollars(expected), dollars(sum(actual.values()))));
  return Object.entries(expected).flatMap(([account, amount]) => {
    const name = account.slice(account.indexOf(':') + 1);
    return found(differ(`${what} ${name}`, dollars(amount), dollars(actual.get(name) ?? 0)));
  });
}

/** A made hand is named by its kind (`full house`) or in full, as the station words it. */
function handFailures(expected: Expected['hand'], hand: ScenarioHand, outcome: Outcome): string[] {
  return [...(expected ?? [])].flatMap(([seat, name]) => {
    const kinds = outcome.hands.filter((one) => one.seat === seat).map((one) => one.hand);
    const words = hand.view(seat).seats.find((one) => one.seat === seat)?.hand;
    const named = [...kinds, words].some((one) => one && normal(one) === normal(name));
    const begins = kinds.length === 0 && words && normal(words).startsWith(normal(name));
    return named || begins ? [] : [`hand of seat ${seat} is ${words ?? kinds[0] ?? 'none'}, expected ${name}`];
  });
}

const normal = (text: string): string => text.toLowerCase().replaceAll('-', ' ').trim();

function memoryFailures(expected: Expected['memory'], actual: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(expected ?? {}).flatMap(([key, value]) =>
    found(differ(`memory ${key}`, JSON.stringify(value), JSON.stringify(actual[key]))),
  );
}
