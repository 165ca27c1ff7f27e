/**
 * Finished hands, played again for whoever asks: the rules hide from a viewer in the recall what they hid from them
 * at the table.
 */
import type { Seat, Viewer } from '../../games/game.ts';
import { ok, type Refusal, type Result, refuse } from '../../games/result.ts';
import type { HandReceipt, RecalledHand } from '../../protocol/messages.ts';
import { Hand } from '../hand/hand.ts';
import type { JournaledHand } from '../journal/journal.ts';
import { SealError } from '../shuffle/deck-seal.ts';
import { receiptOf } from '../shuffle/receipt.ts';
import { checkReceipt } from '../shuffle/receipt-check.ts';
import { type Receipt, receiptCode } from '../shuffle/receipt-file.ts';
import type { Room } from './room.ts';

/** The last ten hands a player was dealt into, newest first, with their own and tabled cards only (H1). */
export function lastHands(room: Room, account: string): RecalledHand[] {
  return room.books.journal.handsOf(account, 10).map((journaled) => {
    const seat = journaled.players.find((player) => player.player === account)?.seat ?? null;
    return recalled(room, journaled, seat);
  });
}

/** Any finished hand as everyone saw it. A hand in play is nobody's to look into (H5). */
export function recallHand(room: Room, number: number): Result<RecalledHand, Refusal> {
  const journaled = room.books.journal.hand(number);
  if (!journaled) return refuse('no such hand', `There is no hand ${number}.`);
  if (!journaled.close) return refuse('hand running', `Hand ${number} is being played.`);
  return ok(recalled(room, journaled, null));
}

function recalled(room: Room, journaled: JournaledHand, seat: Seat | null): RecalledHand {
  const hand = Hand.replay(journaled, room.seal.open(journaled));
  const viewer: Viewer = seat ?? 'public';
  const own = journaled.players.find((player) => player.seat === seat);
  return {
    hand: journaled.hand,
    at: journaled.at,
    game: hand.game.name,
    voided: journaled.close?.kind === 'voided',
    before: own?.before ?? null,
    after: own?.after ?? null,
    players: journaled.players.map((player) => ({
      seat: player.seat,
      player: room.accounts.byAccount(player.player)?.handle ?? player.player,
    })),
    view: { ...hand.view(viewer), ask: null },
    seal: journaled.seal,
  };
}

/** The receipt of a hand for a player who was in it: it opens what they saw and nothing else (H5, R10). */
export function ownReceipt(room: Room, account: string, number: number): Result<HandReceipt, Refusal> {
  const hand = room.books.journal.hand(number);
  if (!hand) return refuse('no such hand', `There is no hand ${number}.`);
  const seat = hand.players.find(({ player }) => player === account)?.seat;
  if (seat === undefined) return refuse('not in hand', `This account was not dealt into hand ${number}.`);
  try {
    const made = receiptOf(room.seal, { table: room.name, hand, seat });
    return made.ok ? ok(shown(made.value, seat)) : made;
  } catch (error) {
    if (error instanceof SealError) return refuse('sealed', error.message);
    throw error;
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
