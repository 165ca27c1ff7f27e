/** Every house, by id. */
import { artichokeJoes } from './artichoke-joes.ts';
import { casinoReal } from './casino-real.ts';
import { empire } from './empire.ts';
import type { House } from './house.ts';
import { lakeElsinore } from './lake-elsinore.ts';
import { lightning } from './lightning.ts';
import { oaks } from './oaks.ts';

export const HOUSES: ReadonlyMap<string, House> = new Map(
  [lightning, artichokeJoes, casinoReal, oaks, lakeElsinore, empire].map((house) => [house.id, house]),
);
