/** Every house there is, by its id. */
import type { House } from './house.ts';
import { lightning } from './lightning.ts';

export const HOUSES: ReadonlyMap<string, House> = new Map([lightning].map((house) => [house.id, house]));
