/** Whether a finished hand accounts for every chip. */
import type { ChipPlace, HandStart, Outcome } from '../games/game.ts';
import { type Cents, dollars } from '../games/money.ts';

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

/** Chips that left the players for collections and jackpots, all together. */
export function takenInAll({ moves }: Pick<Outcome, 'moves'>): Cents {
  let taken = 0;
  for (const { from, to, amount } of moves) taken += (isOfHouse(to) ? amount : 0) - (isOfHouse(from) ? amount : 0);
  return taken;
}

const isOfHouse = (place: ChipPlace): boolean => place.startsWith('collection:') || place.startsWith('jackpot:');

/**
 * What is wrong with the chips of a hand; null when every one is accounted for: nobody below nothing, the moves add up to
 * the change of each stack, the pot empty, and stacks, collections and jackpots together what the stacks were before.
 */
export function unaccounted(start: HandStart, outcome: Outcome): string | null {
  const { moves, stacks } = outcome;
  if (stacks.length !== start.players.length) return `${stacks.length} stacks for ${start.players.length} players`;
  const balance = new Map<ChipPlace, Cents>();
  for (const { from, to, amount } of moves) {
    if (!Number.isSafeInteger(amount) || amount <= 0) return `a move of ${amount} cents`;
    balance.set(from, (balance.get(from) ?? 0) - amount);
    balance.set(to, (balance.get(to) ?? 0) + amount);
  }
  let change = 0;
  for (const [i, { seat, before, after }] of stacks.entries()) {
    const dealtIn = start.players[i];
    if (dealtIn?.seat !== seat || dealtIn.stack !== before) return `seat ${seat} did not begin with ${dollars(before)}`;
    if (!Number.isSafeInteger(after) || after < 0) return `seat ${seat} ends with ${after} cents`;
    const moved = balance.get(`seat:${seat}`) ?? 0;
    if (moved !== after - before)
      return `seat ${seat} gained ${dollars(after - before)}, but its moves ${dollars(moved)}`;
    change += after - before;
  }
  const pot = balance.get('pot') ?? 0;
  if (pot !== 0) return `${dollars(pot)} left in the pot`;
  const taken = takenInAll(outcome);
  return change + taken === 0 ? null : `chips: ${dollars(change + taken)} more after the hand than before it`;
}
