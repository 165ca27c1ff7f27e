import { aceUpPaiGowVariant } from '../../../../games/ace-up-pai-gow-poker.ts';
import { betsOf } from '../bets-of.ts';

export const bets = betsOf(aceUpPaiGowVariant);
