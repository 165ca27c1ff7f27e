/** The station in Vietnamese. */
import type { Texts } from '../texts.ts';
import { asks } from './vi/asks.ts';
import { entry } from './vi/entry.ts';
import { pages } from './vi/pages.ts';
import { seat } from './vi/seat.ts';
import { standby } from './vi/standby.ts';

export const vietnamese: Texts = { ...asks, ...entry, ...pages, ...seat, ...standby };
