import { luckyPaiGowVariant } from '../../../../games/lucky-pai-gow-poker.ts';
import { betsOf } from '../bets-of.ts';

export const bets = betsOf(luckyPaiGowVariant);
