/** The station in Simplified Chinese. */
import type { Texts } from '../texts.ts';
import { asks } from './zh/asks.ts';
import { entry } from './zh/entry.ts';
import { pages } from './zh/pages.ts';
import { seat } from './zh/seat.ts';
import { standby } from './zh/standby.ts';

export const chinese: Texts = { ...asks, ...entry, ...pages, ...seat, ...standby };
