/** A finished hand as surveillance stores it: who sat where, every card, every decision with its time, every chip. */
import type { CardText } from '../../games/card.ts';
import type { Cents } from '../../games/money.ts';
import type { Outcome } from '../../games/outcome.ts';
import { invariant } from '../../games/result.ts';
import type { Seat } from '../../games/seat.ts';
import type { Hand } from '../hand/hand.ts';
import type { EntryKind, JournaledHand } from '../journal/journal.ts';

/** One line of the stream. Money is in cents, times are in ms since 1970. */
export interface HandRecord {
  readonly table: string;
  readonly hand: number;
  /** Id and name of the game. */
  readonly game: string;
  readonly gameName: string;
  readonly profile: string;
  readonly startedAt: number;
  readonly endedAt: number;
  readonly seal: string;
  readonly players: readonly {
    readonly seat: Seat;
    readonly account: string;
    readonly before: Cents;
    readonly after: Cents | null;
    /** All of their cards at the end, including those that no one saw at the table. */
    readonly cards: readonly CardText[];
  }[];
  /** The cards that belong to no seat: board, dealer, banker, … */
  readonly zones: readonly { readonly name: string; readonly cards: readonly (CardText | null)[] }[];
  readonly steps: readonly {
    readonly at: number;
    readonly seat: Seat | null;
    readonly kind: EntryKind;
    /** The decision or the ruling; null for a seat that did not answer. */
    readonly what: unknown;
    /** The member of staff who did it; null when it was not staff. */
    readonly by: string | null;
  }[];
  /** Every chip, pot and bet; null for a voided hand. */
  readonly outcome: Outcome | null;
  /** Why it was voided, and by whom; null for a hand that was played out. */
  readonly voided: {
    readonly reason: string | null;
    readonly by: string | null;
    readonly second: string | null;
  } | null;
}

/** The record of a hand that is closed in the journal and was replayed from it. */
export function handRecord(table: string, journaled: JournaledHand, hand: Hand): HandRecord {
  const { close } = journaled;
  invariant(close !== null, () => `hand ${journaled.hand} is open: nothing is shown of it before it ends`);
  const ownCards = (seat: Seat): CardText[] =>
    (hand.view(seat).seats.find((each) => each.seat === seat)?.cards ?? []).filter((card) => card !== null);
  return {
    table,
    hand: journaled.hand,
    game: journaled.game,
    gameName: hand.game.name,
    profile: journaled.profile,
    startedAt: journaled.at,
    endedAt: close.at,
    seal: journaled.seal,
    players: journaled.players.map(({ seat, player, before, after }) => ({
      seat,
      account: player,
      before,
      after,
      cards: ownCards(seat),
    })),
    zones: hand.view('public').zones.map(({ id, cards }) => ({ name: id, cards })),
    steps: journaled.entries.map(({ at, seat, kind, body, by }) => ({ at, seat, kind, what: body, by })),
    outcome: close.outcome,
    voided: close.kind === 'voided' ? { reason: close.reason, by: close.by, second: close.second ?? null } : null,
  };
}
