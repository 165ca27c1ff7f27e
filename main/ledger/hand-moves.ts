/** What a hand moves when it is settled: money, or tournament chips. */
import type { Move, Outcome } from '../../games/outcome.ts';
import { invariant } from '../../games/result.ts';
import { realMoves } from '../hand/outcome.ts';
import { type ChipMove, type LedgerMove, namedMoves } from './ledger.ts';
import {
  CHIPS_IN_POT,
  chipsAt,
  type LedgerAccount,
  nameOfChips,
  type PlaceOfChips,
  seatAccount,
  seatOf,
} from './places.ts';

const TOURNAMENT = 'tournament:';

/** The profile name under which a tournament hand is journaled. No profile of a game has a colon in its name. */
export const tournamentProfile = (tournament: number): string => `${TOURNAMENT}${tournament}`;

/** Whether a hand was played for tournament chips, by the profile under which it is journaled. */
export const isTournamentHand = ({ profile }: { readonly profile: string }): boolean => profile.startsWith(TOURNAMENT);

/** The account that holds the stack a seat plays the hand with. */
export const stackAccount = (hand: { readonly profile: string }, seat: number): LedgerAccount =>
  isTournamentHand(hand) ? nameOfChips(chipsAt(seat)) : seatAccount(seat);

/**
 * The outcome of a tournament hand as moves of its chips. Throws where it takes anything for the house: no tournament
 * hand does.
 */
export const chipMoves = (outcome: Outcome): ChipMove[] =>
  realMoves(outcome).map(({ from, to, amount, why }) => ({ from: placeOf(from), to: placeOf(to), amount, why }));

function placeOf(place: Move['from']): PlaceOfChips {
  if (place === 'pot') return CHIPS_IN_POT;
  invariant(place.startsWith('seat:'), () => `a hand of a tournament moves chips to ${place}`);
  return chipsAt(seatOf(place));
}

/** What a settled hand moved, as the rows of the ledger name it. */
export const movesInBooks = (hand: { readonly profile: string }, outcome: Outcome): LedgerMove[] =>
  isTournamentHand(hand) ? namedMoves(chipMoves(outcome)) : realMoves(outcome);
