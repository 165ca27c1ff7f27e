/** The station in Spanish, as spoken in the cardrooms of California. */
import type { Texts } from '../texts.ts';
import { asks } from './es/asks.ts';
import { entry } from './es/entry.ts';
import { pages } from './es/pages.ts';
import { seat } from './es/seat.ts';
import { standby } from './es/standby.ts';

export const spanish: Texts = { ...asks, ...entry, ...pages, ...seat, ...standby };
