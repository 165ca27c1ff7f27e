import { bankedGame } from './banked/banked.ts';
import { fastNineVariant } from './banked/fast-nine/fast-nine.ts';

/** Fast Nine (000:3271-3610). */
export const fastNine = bankedGame(fastNineVariant);
