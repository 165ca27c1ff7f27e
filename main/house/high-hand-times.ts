/** High-hand jackpots: hits wait until the period is over, and the best of them wins it. */
import { hitSubject, jackpotSubject, record } from './acts.ts';
import type { HouseBooks } from './books.ts';
import { messageOf } from './jackpot-decision.ts';
import { HITS_CHAIN, openTerms, setAsideHit, TERMS_SET } from './jackpot-rows.ts';
import type { HouseJackpotTerms } from './jackpot-terms.ts';
import type { HouseStore } from './store.ts';
import type { HouseTx, JackpotHitRow } from './tables.ts';

/** How long after the end of a period its hands may still arrive from tables whose line was down, ms. */
const GRACE = 60_000;

/** The length of a period for a jackpot that has since been closed, minutes. */
const MINUTES_OF_CLOSED = 5;

interface Parts {
  readonly store: HouseStore;
  readonly books: HouseBooks;
}

/**
 * Ends the periods that are over at `at`: the best hand of each wins it; among equal hands of different tables, the one
 * the house heard of first. A hand reported after another has won its period is too late: a period is paid once. True
 * when one has ended.
 */
export async function endTimes(parts: Parts, tx: HouseTx, at: number): Promise<boolean> {
  const rows = await tx
    .selectFrom('jackpot_hits')
    .selectAll()
    .where('status', '=', 'waiting')
    .orderBy('number')
    .execute();
  if (rows.length === 0) return false;
  await parts.store.chainEnd(tx, HITS_CHAIN);
  let isEnded = false;
  for (const [jackpot, own] of Map.groupBy(rows, (row) => row.jackpot)) {
    const terms = await openTerms(tx, jackpot);
    const length = (terms?.bestOfMinutes ?? MINUTES_OF_CLOSED) * 60_000;
    for (const [nth, hits] of Map.groupBy(own, (row) => Math.floor(row.at / length))) {
      if (at < (nth + 1) * length + GRACE) continue;
      const winner = await winnerOf(tx, jackpot, { from: nth * length, to: (nth + 1) * length });
      await endTime(parts, tx, terms, { hits, winner, at });
      isEnded = true;
    }
  }
  return isEnded;
}

/**
 * The hand that had won a period is ruled no hit: the others of its period, under the current terms, wait again, and the
 * best of them wins it.
 */
export async function openAgain(
  parts: Parts,
  tx: HouseTx,
  { number, jackpot, at: hitAt }: Pick<JackpotHitRow, 'number' | 'jackpot' | 'at'>,
  { minutes, at }: { readonly minutes: number; readonly at: number },
): Promise<void> {
  const length = minutes * 60_000;
  const from = Math.floor(hitAt / length) * length;
  const others = await tx
    .selectFrom('jackpot_hits')
    .select('number')
    .where('jackpot', '=', jackpot)
    .where('status', '=', 'passed')
    .where('at', '>=', Math.max(from, await termsSetAt(tx, jackpot)))
    .where('at', '<', from + length)
    .orderBy('number')
    .execute();
  for (const other of others) {
    await tx.updateTable('jackpot_hits').set({ status: 'waiting' }).where('number', '=', other.number).execute();
    const act = `waits again: hit ${number}, which had won its time, is void`;
    await record(parts.store, tx, hitSubject(other.number), { act, at, by: null });
  }
  if (others.length > 0) await endTimes(parts, tx, at);
}

/** When the current terms of a jackpot were set; 0 when that is not known. */
async function termsSetAt(tx: HouseTx, jackpot: string): Promise<number> {
  const terms = await tx
    .selectFrom('acts')
    .select((select) => select.fn.max<number | null>('at').as('set'))
    .where('subject', '=', jackpotSubject(jackpot))
    .where('act', '=', TERMS_SET)
    .executeTakeFirst();
  return terms?.set ?? 0;
}

/**
 * The hit that has already won this period, under the current terms; null when none has, or when the winner was no hit.
 */
async function winnerOf(
  tx: HouseTx,
  jackpot: string,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<number | null> {
  const winner = await tx
    .selectFrom('jackpot_hits')
    .select('number')
    .where('jackpot', '=', jackpot)
    .where('status', 'in', ['open', 'paid'])
    .where('at', '>=', Math.max(from, await termsSetAt(tx, jackpot)))
    .where('at', '<', to)
    .orderBy('number')
    .executeTakeFirst();
  return winner?.number ?? null;
}

async function endTime(
  { store, books }: Parts,
  tx: HouseTx,
  terms: HouseJackpotTerms | null,
  {
    hits,
    winner,
    at,
  }: { readonly hits: readonly JackpotHitRow[]; readonly winner: number | null; readonly at: number },
): Promise<void> {
  const most = Math.max(...hits.map((row) => messageOf(row).worth));
  const best = winner === null ? hits.find((row) => messageOf(row).worth === most) : undefined;
  const passed =
    winner === null ? 'another hand was better, or earlier' : `reported after hit ${winner} had won the period`;
  for (const row of hits) {
    const { number, jackpot, table } = row;
    const wins = row === best;
    const amount = wins ? await setAsideHit(books, tx, terms, { number, jackpot, table, at }) : 0;
    const set = { amount, status: wins ? 'open' : 'passed' } as const;
    await tx.updateTable('jackpot_hits').set(set).where('number', '=', number).execute();
    await record(store, tx, hitSubject(number), { act: wins ? 'the best hand of the period' : passed, at, by: null });
  }
}
