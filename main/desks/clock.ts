import { refuse } from '../../games/result.ts';
import type { ClockView } from '../../protocol/clock-view.ts';
import { shownOf } from '../house/tournament/orders.ts';
import type { Answer, Desk } from '../link/desk.ts';
import type { HouseFloor } from './tables.ts';

/** The tournament clock on a wall. It sends no intents. */
export class ClockDesk implements Desk<never> {
  readonly #floor: HouseFloor;

  constructor(floor: HouseFloor) {
    this.#floor = floor;
  }

  connected(): void {}

  view(): ClockView {
    const { name, demo } = this.#floor;
    const now = this.#floor.now();
    const all = this.#floor.tournaments().map((tournament) => shownOf(tournament, now));
    const open = all.filter(({ status }) => status === 'entering' || status === 'playing');
    // Once all tournaments are over, the last one stays on the wall with its final places.
    const last = all.findLast(({ status }) => status === 'over');
    return { screen: 'clock', house: name, demo, tournaments: open.length > 0 || !last ? open : [last] };
  }

  take(): Answer {
    return refuse('no such request', 'The clock makes no requests.');
  }
}
