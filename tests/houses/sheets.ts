import { join } from 'node:path';
import { byFolder } from '../by-folder.ts';
import type { Sheet } from './sheet.ts';

/** The sheet of each house, by the house's id. */
export const SHEETS = await byFolder<Sheet>(join(import.meta.dirname, 'sheets'), 'sheet');
