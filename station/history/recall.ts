/** Replays a finished hand: the table as it was after any number of its events. */
import { handAt } from '../../games/hand-at.ts';
import type { RecalledHand } from '../../protocol/recalled-hand.ts';
import type { TableView } from '../../protocol/table-view.ts';

/** A replayed hand as a table to draw, with the players who sat there then. */
export function tableOf(recalled: RecalledHand, step: number): TableView {
  const hand = handAt(recalled.view, step);
  return {
    table: 'recall',
    house: '',
    game: recalled.game,
    profile: '',
    demo: false,
    state: 'idle',
    stopped: null,
    fault: null,
    voided: null,
    change: null,
    collection: null,
    handNumber: recalled.hand,
    button: hand.button,
    places: Array.from({ length: 10 }, (_, index) => {
      const player = recalled.players.find(({ seat }) => seat === index + 1)?.player ?? null;
      return {
        seat: index + 1,
        player,
        stack: 0,
        status: player === null ? 'open' : 'playing',
        note: null,
        connected: true,
        reader: 'ok',
        bot: false,
      };
    }),
    hand,
    clock: null,
    posted: [],
    seal: recalled.seal,
  };
}
