import { fortunePaiGowVariant } from '../../../../games/fortune-pai-gow-poker.ts';
import { betsOf } from '../bets-of.ts';

export const bets = betsOf(fortunePaiGowVariant);
