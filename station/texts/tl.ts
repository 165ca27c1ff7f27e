/** The station in Tagalog, with the game terms used at the tables. */
import type { Texts } from '../texts.ts';
import { asks } from './tl/asks.ts';
import { entry } from './tl/entry.ts';
import { pages } from './tl/pages.ts';
import { seat } from './tl/seat.ts';
import { standby } from './tl/standby.ts';

export const tagalog: Texts = { ...asks, ...entry, ...pages, ...seat, ...standby };
