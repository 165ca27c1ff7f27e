/** What the gallery photographs: a view, and what a finger does before the picture is taken. */
import type { View } from '../../main/link/views.ts';
import * as fixture from './fixtures.ts';
import type { Stand } from './stand.ts';

export interface Shot {
  readonly name: string;
  readonly view: View;
  readonly act?: (stand: Stand) => Promise<void>;
}

const { center, CLOCK } = fixture;
const EMPTY = Array.from({ length: 10 }, (_, index) => fixture.emptyPlace(index + 1));
const FULL = Array.from({ length: 10 }, (_, index) => fixture.place(index + 1));

export const STATION_SHOTS: readonly Shot[] = [];

export const CENTER_SHOTS: readonly Shot[] = [
  {
    name: '1-empty',
    view: center({ state: 'idle', places: EMPTY, handNumber: 0, button: null, seal: null, demo: true }),
  },
  { name: '2-waiting', view: center({ state: 'idle', hand: null, handNumber: 0, button: null, seal: null }) },
  { name: '3-preflop', view: center({ hand: fixture.publicly(fixture.preflop()), clock: CLOCK }) },
  {
    name: '4-turn-side-pot',
    view: center({
      hand: fixture.publicly(fixture.turnStreet()),
      clock: { leftMs: 6000, totalMs: 30_000 },
      demo: true,
    }),
  },
  { name: '5-showdown', view: center({ hand: fixture.publicly(fixture.showdown()), state: 'between hands' }) },
  { name: '6-omaha', view: center({ hand: fixture.publicly(fixture.omahaShowdown()), state: 'between hands' }) },
  {
    name: '7-stopped',
    view: center({ hand: fixture.publicly(fixture.turnStreet()), stopped: 'Seat 4 asks for the floorman.' }),
  },
  {
    name: '8-fault',
    view: center({ hand: fixture.publicly(fixture.turnStreet()), fault: 'The journal cannot be written.' }),
  },
  { name: '9-closed', view: center({ state: 'closed', places: EMPTY, handNumber: 0, button: null, seal: null }) },
  { name: '10-full', view: center({ places: FULL, hand: fixture.publicly(fixture.fullTable()), clock: CLOCK }) },
];
