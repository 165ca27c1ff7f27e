import { fastNineVariant } from '../../../../games/banked/fast-nine/fast-nine.ts';
import { betsOf } from '../bets-of.ts';

export const bets = betsOf(fastNineVariant);
