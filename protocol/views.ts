/**
 * What each screen is shown. A view is whole: a screen draws the newest one and needs no earlier one.
 * Views are computed for one viewer, on the host, and carry nothing that viewer may not know.
 */
import { z } from 'zod';
import { boardView } from './board-view.ts';
import { cageView } from './cage-view.ts';
import { centerView } from './center-view.ts';
import { clockView } from './clock-view.ts';
import { floorView } from './floor-view.ts';
import { lobbyView } from './lobby-view.ts';
import { stationView } from './station-view.ts';
import { tablesView } from './tables-view.ts';

export const view = z.discriminatedUnion('screen', [
  stationView,
  centerView,
  floorView,
  cageView,
  lobbyView,
  tablesView,
  boardView,
  clockView,
]);
export type View = z.infer<typeof view>;
