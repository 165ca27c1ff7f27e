/**
 * Finished hands, replayed on request. In the recall the rules hide from a viewer what they hid at the table. A recall
 * never holds up the table: each turn of the event loop does one piece of it, recent results are cached for the next
 * request, and one account has one lookup at a time.
 */

import { ok, type Refusal, type Result, refuse } from '../../games/result.ts';
import type { Seat, Viewer } from '../../games/seat.ts';
import type { HandReceipt } from '../../protocol/hand-receipt.ts';
import type { RecalledHand } from '../../protocol/recalled-hand.ts';
import { Hand } from '../hand/hand.ts';
import type { JournaledHand } from '../journal/journal.ts';
import { isTournamentHand } from '../ledger/hand-moves.ts';
import { SealError } from '../shuffle/deck-seal.ts';
import { receiptOf } from '../shuffle/receipt.ts';
import { checkReceipt } from '../shuffle/receipt-check.ts';
import { type Receipt, receiptCode } from '../shuffle/receipt-file.ts';
import { type HandRecord, handRecord } from './hand-record.ts';
import { Kept } from './kept.ts';
import type { Room } from './room.ts';
import { withoutSign } from './without-sign.ts';

/** Hands in the recall of a station (H1). */
const LAST_HANDS = 10;
/** Number of replayed hands in the cache: those of ten players who were not all dealt the same ten. */
const HANDS_KEPT = 40;
/** Number of receipts in the cache: those of a full table for its last hands. */
const RECEIPTS_KEPT = 40;

/** A finished hand: its journal entry and its replay. */
interface Replayed {
  readonly journaled: JournaledHand;
  readonly hand: Hand;
}

export class Recall {
  readonly #room: Pick<Room, 'name' | 'books' | 'seal' | 'accounts'>;
  readonly #replayed = new Kept<number, Replayed>(HANDS_KEPT);
  readonly #receipts = new Kept<string, HandReceipt>(RECEIPTS_KEPT);
  readonly #askedFor = new Set<string>();
  #last: Promise<unknown> = Promise.resolve();

  constructor(room: Pick<Room, 'name' | 'books' | 'seal' | 'accounts'>) {
    this.#room = room;
  }

  /** The last ten hands a player was dealt into, newest first, with their own and tabled cards only (H1). */
  lastHands(account: string): Promise<Result<RecalledHand[], Refusal>> {
    return this.#oneAtATime(account, async () => {
      const recalled: RecalledHand[] = [];
      for (const number of this.#room.books.journal.handNumbersOf(account, LAST_HANDS)) {
        const hand = await this.#piece(() => this.#recalled(number, account));
        if (hand.ok) recalled.push(hand.value);
      }
      return ok(recalled);
    });
  }

  /**
   * Hands up to this number are archived, where screens cannot look; the floor can have one looked up. 0: none is
   * archived.
   */
  get archived(): number {
    return this.#room.books.journal.lastArchived();
  }

  /** Any finished hand as everyone saw it. A hand in play cannot be looked up (H5). */
  hand(number: number): Promise<Result<RecalledHand, Refusal>> {
    return this.#piece(() => this.#recalled(number, null));
  }

  /** A finished hand with everything in it, for surveillance; refused while the hand is in play. */
  record(number: number): Promise<Result<HandRecord, Refusal>> {
    return this.#piece(() => {
      const found = this.#replay(number);
      return found.ok ? ok(handRecord(this.#room.name, found.value.journaled, found.value.hand)) : found;
    });
  }

  /** The receipt of a hand for a player who was in it. It reveals what that player saw and nothing else (H5, R10). */
  receipt(account: string, number: number): Promise<Result<HandReceipt, Refusal>> {
    return this.#oneAtATime(account, () => this.#piece(() => this.#receiptOf(account, number)));
  }

  async #oneAtATime<T>(account: string, look: () => Promise<Result<T, Refusal>>): Promise<Result<T, Refusal>> {
    if (this.#askedFor.has(account)) return refuse('too fast', 'One moment: earlier hands are still being looked up.');
    this.#askedFor.add(account);
    try {
      return await look();
    } finally {
      this.#askedFor.delete(account);
    }
  }

  /** Does a piece of work in a turn of its own, after earlier requests, so that other work can run in between. */
  #piece<T>(work: () => T): Promise<T> {
    const turn = this.#last.then(() => new Promise((resolve) => setImmediate(resolve)));
    this.#last = turn;
    return turn.then(work);
  }

  #recalled(number: number, account: string | null): Result<RecalledHand, Refusal> {
    const found = this.#replay(number);
    if (!found.ok) return found;
    const { journaled, hand } = found.value;
    const own = account === null ? undefined : journaled.players.find(({ player }) => player === account);
    const viewer: Viewer = own?.seat ?? 'public';
    return ok({
      hand: journaled.hand,
      at: journaled.at,
      game: isTournamentHand(journaled) ? `${hand.game.name}, tournament chips` : hand.game.name,
      voided: journaled.close?.kind === 'voided',
      before: own?.before ?? null,
      after: own?.after ?? null,
      players: journaled.players.map((player) => ({
        seat: player.seat,
        player: this.#room.accounts.byAccount(player.player)?.handle ?? player.player,
      })),
      view: { ...(isTournamentHand(journaled) ? withoutSign(hand.view(viewer)) : hand.view(viewer)), ask: null },
      seal: journaled.seal,
      ...(isTournamentHand(journaled) ? { chips: true } : {}),
    });
  }

  /** Can be cached, since a finished hand never changes. */
  #replay(number: number): Result<Replayed, Refusal> {
    const known = this.#replayed.get(number);
    if (known !== undefined) return ok(known);
    const journaled = this.#room.books.journal.hand(number);
    if (!journaled) return this.#notHere(number);
    if (!journaled.close) return refuse('hand running', `Hand ${number} is being played.`);
    return ok(
      this.#replayed.keep(number, { journaled, hand: Hand.replay(journaled, this.#room.seal.open(journaled)) }),
    );
  }

  #notHere(number: number): Result<never, Refusal> {
    const archive = this.#room.books.journal.archiveOf(number);
    if (archive === null) return refuse('no such hand', `There is no hand ${number}.`);
    return refuse(
      'archived',
      `Hand ${number} is in the archive ${archive}. "dealerless receipt" and "export" can read it there.`,
    );
  }

  #receiptOf(account: string, number: number): Result<HandReceipt, Refusal> {
    const known = this.#receipts.get(`${account} ${number}`);
    if (known !== undefined) return ok(known);
    const hand = this.#room.books.journal.hand(number);
    if (!hand) return this.#notHere(number);
    const seat = hand.players.find(({ player }) => player === account)?.seat;
    if (seat === undefined) return refuse('not in hand', `This account was not dealt into hand ${number}.`);
    try {
      const made = receiptOf(this.#room.seal, { table: this.#room.name, hand, seat });
      return made.ok ? ok(this.#receipts.keep(`${account} ${number}`, shown(made.value, seat))) : made;
    } catch (error) {
      if (error instanceof SealError) return refuse('sealed', error.message);
      throw error;
    }
  }
}

function shown(receipt: Receipt, seat: Seat): HandReceipt {
  const { hand, seal, deck, cards } = receipt;
  return {
    hand,
    seat,
    seal,
    code: receiptCode(receipt),
    wrong: checkReceipt(receipt).flatMap(({ ok: right, text }) => (right ? [] : [text])),
    deck: deck.length,
    cards: cards.map(({ zone, index, card }) => ({ zone: zone ?? '', index, card })),
    text: JSON.stringify(receipt),
  };
}
