/** What a screen asks the host to do. */
import { z } from 'zod';
import { cageIntent } from './cage-intent.ts';
import { floorIntent } from './floor-intent.ts';
import { lobbyIntent } from './lobby-intent.ts';
import { stationIntent } from './station-intent.ts';
import { tablesIntent } from './tables-intent.ts';

export const intent = z.union([stationIntent, floorIntent, cageIntent, lobbyIntent, tablesIntent]);
export type Intent = z.infer<typeof intent>;

/** Which intents each screen may send. */
export const INTENTS = {
  station: stationIntent,
  'floor-console': floorIntent,
  cage: cageIntent,
  lobby: lobbyIntent,
  tables: tablesIntent,
} as const;
