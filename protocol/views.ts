/**
 * What each screen shows. A view is complete: a screen draws the newest one and needs no earlier one. The host computes
 * each view for one viewer, and it contains nothing that viewer may not know.
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
