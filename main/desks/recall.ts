/**
 * Finished hands, played again for whoever asks: the rules hide from a viewer in the recall what they hid from him
 * at the table.
 */
import type { Seat, Viewer } from '../../games/game.ts';
import { ok, type Refusal, type Result, refuse } from '../../games/result.ts';
import type { JournaledHand } from '../journal/journal.ts';
import type { RecalledHand } from '../link/messages.ts';
import { Hand } from '../table/hand.ts';
import type { Room } from './room.ts';

/** The last ten hands a player was dealt into, newest first, with his own and tabled cards only (H1). */
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
