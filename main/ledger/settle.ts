import type { Outcome } from '../../games/outcome.ts';
import { invariant, ok, type Refusal, type Result } from '../../games/result.ts';
import { carriedBy, outcomeFault } from '../hand/conservation.ts';
import { realMoves } from '../hand/outcome.ts';
import { canonical } from '../journal/canonical.ts';
import type { Journal, JournaledHand } from '../journal/journal.ts';
import type { Store } from '../journal/store.ts';
import type { TableStateStore } from '../journal/table-state.ts';
import { chipMoves, isTournamentHand, stackAccount } from './hand-moves.ts';
import type { Ledger, LedgerPosting, PostedTransfer } from './ledger.ts';
import { refuse } from './refusals.ts';

/** The parts of one file that the end of a hand touches. */
export interface Books {
  readonly store: Store;
  readonly journal: Journal;
  readonly ledger: Ledger;
  readonly tableState: TableStateStore;
}

export interface Settling {
  readonly hand: number;
  readonly outcome: Outcome;
  /** What the game remembers for the next hand. */
  readonly memory: unknown;
  readonly at: number;
  /** The state of the table after the hand. */
  readonly table: unknown;
}

/** Who did an act that takes two people, and the second person who signed. Staff ids. */
export interface TwoPeople {
  readonly by: string;
  readonly second: string;
}

export interface Voiding extends Omit<Settling, 'outcome'> {
  readonly reason: string;
  /** The member of staff who voided the hand, and the second person; null and missing when the host did. */
  readonly by: string | null;
  readonly second?: string;
}

/** The key under which a hand is settled. */
export const handKey = (hand: number): string => `hand:${hand}`;

/**
 * Settles the open hand in one transaction: every chip moved, the hand closed, the game's memory and the table saved. A
 * retry with the same outcome returns the first answer and changes nothing (B-89); with another outcome, or on a voided
 * hand, it is refused with `conflict`. Null when no chips changed place. Throws when the outcome does not account for
 * every chip, or when the ledger disagrees with it on what each seat had before or has after.
 */
export function settleHand(books: Books, settling: Settling): Result<PostedTransfer | null, Refusal> {
  const { store, journal, ledger, tableState } = books;
  const { hand, outcome, memory, at, table } = settling;
  return store.attempt(() => {
    const journaled = journal.hand(hand);
    invariant(journaled !== null, () => `hand ${hand} never began`);
    if (journaled.close !== null) return settledBefore(journaled, outcome, ledger);
    needSound(ledger, journaled, settling);
    const posted = post(ledger, journaled, { key: handKey(hand), at, by: null, hand }, outcome);
    if (!posted.ok) return posted;
    journal.closeHand(hand, { kind: 'settled', outcome, memory, at, reason: null, by: null });
    tableState.save(at, table);
    return posted;
  });
}

function post(
  ledger: Ledger,
  journaled: JournaledHand,
  under: Omit<LedgerPosting, 'moves'>,
  outcome: Outcome,
): Result<PostedTransfer | null, Refusal> {
  const moves = realMoves(outcome);
  if (moves.length === 0) return ok(null);
  return isTournamentHand(journaled)
    ? ledger.postChips({ ...under, moves: chipMoves(outcome) })
    : ledger.post({ ...under, moves });
}

/** Voids the open hand in one transaction. No chip moves, because bets are moved only when a hand is settled. */
export function voidHand({ store, journal, tableState }: Books, voiding: Voiding): void {
  const { hand, table, ...close } = voiding;
  store.transact(() => {
    journal.closeHand(hand, { kind: 'voided', outcome: null, ...close });
    tableState.save(close.at, table);
  });
}

function settledBefore(
  { hand, close }: JournaledHand,
  outcome: Outcome,
  ledger: Ledger,
): Result<PostedTransfer | null, Refusal> {
  const same = canonical(close?.outcome ?? null) === canonical(outcome);
  return same ? ok(ledger.posted(handKey(hand))) : refuse('conflict', `Hand ${hand} has already ended in another way.`);
}

function needSound(ledger: Ledger, journaled: JournaledHand, { hand, outcome }: Settling): void {
  const fault = outcomeFault(outcome);
  invariant(fault === null, () => `hand ${hand} does not account for every chip: ${fault}`);
  const { before: carried } = carriedBy(outcome);
  const kept = ledger.balance('carried');
  invariant(
    carried === kept,
    () => `hand ${hand}: ${carried} in the pot from the hand before, the ledger says ${kept}`,
  );
  for (const { seat, before } of outcome.stacks) {
    const balance = ledger.balance(stackAccount(journaled, seat));
    invariant(balance === before, () => `hand ${hand}: seat ${seat} had ${before}, the ledger says ${balance}`);
  }
}
