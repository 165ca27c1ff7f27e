/** The station in Korean. */
import type { Texts } from '../texts.ts';
import { asks } from './ko/asks.ts';
import { entry } from './ko/entry.ts';
import { pages } from './ko/pages.ts';
import { seat } from './ko/seat.ts';
import { standby } from './ko/standby.ts';

export const korean: Texts = { ...asks, ...entry, ...pages, ...seat, ...standby };
