/** Whether a finished hand accounts for every chip. */
import type { ChipPlace } from '../../games/hand-event.ts';
import type { HandStart } from '../../games/hand-start.ts';
import { type Cents, dollars, sum } from '../../games/money.ts';
import type { Outcome } from '../../games/outcome.ts';
import { placeOf } from '../../games/place.ts';

/** Chips that left the players for collections and jackpots, by account: `player-fee`, `bad-beat`. */
export interface TakenOut {
  readonly collections: ReadonlyMap<string, Cents>;
  readonly jackpots: ReadonlyMap<string, Cents>;
}

export function takenOut({ moves }: Pick<Outcome, 'moves'>): TakenOut {
  return { collections: byAccount(moves, 'collection:'), jackpots: byAccount(moves, 'jackpot:') };
}

function byAccount(moves: Outcome['moves'], prefix: string): ReadonlyMap<string, Cents> {
  const totals = new Map<string, Cents>();
  const add = (place: ChipPlace, amount: Cents): void => {
    if (!place.startsWith(prefix)) return;
    const account = place.slice(prefix.length);
    totals.set(account, (totals.get(account) ?? 0) + amount);
  };
  for (const { from, to, amount } of moves) {
    add(to, amount);
    add(from, -amount);
  }
  return totals;
}

/** What earlier hands left in the pot, and what this one leaves. Both are moved whole. */
export function carriedBy({ moves }: Pick<Outcome, 'moves'>): { readonly before: Cents; readonly after: Cents } {
  let [before, after] = [0, 0];
  for (const { from, to, amount } of moves) {
    if (from === 'carried') before += amount;
    if (to === 'carried') after += amount;
  }
  return { before, after };
}

/** Total of the chips that left the players for collections and jackpots. */
export function takenInAll({ moves }: Pick<Outcome, 'moves'>): Cents {
  let taken = 0;
  for (const { from, to, amount } of moves) taken += (isOfHouse(to) ? amount : 0) - (isOfHouse(from) ? amount : 0);
  return taken;
}

const isOfHouse = (place: ChipPlace): boolean => place.startsWith('collection:') || place.startsWith('jackpot:');

/**
 * What is wrong with an outcome, in one sentence; null when every chip is accounted for: the moves add up to the change
 * of each stack, no seat moves chips without having a stack, and the pot pays out all it took in.
 */
export function outcomeFault({ moves, stacks }: Outcome): string | null {
  for (const { from, to, amount } of moves) if (from === to) return `a move of ${amount} from ${from} to itself`;
  for (const { seat, before, after } of stacks) {
    const moved = movedTo(placeOf(seat), moves);
    if (moved !== after - before) return `seat ${seat} goes from ${before} to ${after}, its moves add up to ${moved}`;
  }
  for (const { from, to } of moves) {
    const fault = placeFault(from, stacks) ?? placeFault(to, stacks);
    if (fault !== null) return fault;
  }
  const given = -movedTo('pot', moves);
  return given === 0 ? null : `the pot gives ${given} more than it took`;
}

/** How much a place gains through some moves. */
function movedTo(place: ChipPlace, moves: Outcome['moves']): Cents {
  let moved = 0;
  for (const { from, to, amount } of moves) {
    if (to === place) moved += amount;
    else if (from === place) moved -= amount;
  }
  return moved;
}

function placeFault(place: ChipPlace, stacks: Outcome['stacks']): string | null {
  if (!place.startsWith('seat:')) return null;
  for (const { seat } of stacks) if (placeOf(seat) === place) return null;
  return `${place} moves chips but has no stack`;
}

/**
 * What is wrong with the chips of a hand with this start, in one sentence; null when every one is accounted for: every
 * stack of the start and no other, no stack below zero, no empty move, and everything that `outcomeFault` checks.
 */
export function unaccounted(start: HandStart, outcome: Outcome): string | null {
  const { moves, stacks } = outcome;
  const carried = carriedBy(outcome);
  const had = sum((start.carried ?? []).map(({ amount }) => amount));
  if (carried.before !== had) return `${carried.before} cents of the pot of an earlier hand, which had ${had}`;
  if (stacks.length !== start.players.length) return `${stacks.length} stacks for ${start.players.length} players`;
  for (const { amount } of moves) {
    if (!Number.isSafeInteger(amount) || amount <= 0) return `a move of ${amount} cents`;
  }
  let nth = 0;
  for (const { seat, before, after } of stacks) {
    const dealtIn = start.players[nth];
    nth += 1;
    if (dealtIn?.seat !== seat || dealtIn.stack !== before) return `seat ${seat} did not begin with ${dollars(before)}`;
    if (!Number.isSafeInteger(after) || after < 0) return `seat ${seat} ends with ${after} cents`;
  }
  return outcomeFault(outcome);
}
