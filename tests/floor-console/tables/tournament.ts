/** A tournament in play, and the clock on the wall that shows it. */
import { shownOf } from '../../../main/house/tournament/orders.ts';
import { type ClockView, clockView } from '../../../protocol/clock-view.ts';
import { TestTournament, termsOf } from '../../main/house/tournament/made-up.ts';
import { NOW } from '../fixtures.ts';

/** Nine players at two tables, one of whom is out. */
export function running(): TestTournament {
  const game = new TestTournament(termsOf({ seats: 5, lateThrough: 1 }), [1, 2]);
  game.now = NOW;
  game.enter(1, 2, 3, 4, 5, 6, 7, 8, 9).does({ act: 'start' });
  const [out, up] = game.at(1);
  if (out && up) game.hand(1, { [out.id]: 0, [up.id]: up.stack + out.stack });
  game.passes(7 * 60_000);
  return game;
}

/** What the clock is told of it. */
export function clockOnWall(): ClockView {
  const { state, now } = running();
  const view = { screen: 'clock', house: 'Lightning Poker Club', demo: false } as const;
  return clockView.parse({ ...view, tournaments: [shownOf(state, now)] });
}
