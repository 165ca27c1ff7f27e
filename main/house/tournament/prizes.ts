/** What each place of a tournament pays. */

import type { Cents } from '../../../games/money.ts';
import { sum } from '../../../games/money.ts';
import type { Tournament, TournamentTerms } from './record.ts';
import { entered, finished } from './standing.ts';

/** Entries that were not paid back, times what each puts into the prizes. */
export const poolOf = ({ terms, entries }: Pick<Tournament, 'terms' | 'entries'>): Cents =>
  terms.entry * entries.filter(({ state }) => state !== 'withdrawn').length;

/**
 * What the pool pays each place, the first place first: by the parts of the row for this many entries, each rounded
 * down to the cent; the remainder goes to the first place. Together they are the pool.
 */
export function placesPaid({ prizes }: Pick<TournamentTerms, 'prizes'>, entries: number, pool: Cents): Cents[] {
  const rows = prizes.filter(({ from }) => from <= entries).toSorted((a, b) => b.from - a.from);
  const parts = (rows[0] ?? prizes[0])?.parts.slice(0, Math.max(1, entries)) ?? [1];
  const all = sum(parts);
  // A pool is far below the amounts at which a product of cents and parts is no longer exact.
  const paid = parts.map((part) => Number((BigInt(pool) * BigInt(part)) / BigInt(all)));
  return paid.map((amount, place) => (place === 0 ? amount + pool - sum(paid) : amount));
}

/**
 * Each entry's place and prize once the tournament is over. Entries that share a place share what it and the next ones
 * pay; a cent that cannot be divided goes to the oldest entry.
 */
export function prizesOf(tournament: Tournament): NonNullable<Tournament['prizes']> {
  const paid = placesPaid(tournament.terms, entered(tournament).length, poolOf(tournament));
  return finished(tournament).flatMap(({ place, entries }) => {
    const shared = sum(paid.slice(place - 1, place - 1 + entries.length));
    const each = Math.floor(shared / entries.length);
    const odd = shared - each * entries.length;
    return entries
      .toSorted((a, b) => a.id - b.id)
      .map(({ id }, nth) => ({ entry: id, place, amount: each + (nth < odd ? 1 : 0) }));
  });
}
