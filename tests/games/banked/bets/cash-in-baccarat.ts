import { cashInBaccaratVariant } from '../../../../games/cash-in-baccarat.ts';
import { betsOf } from '../bets-of.ts';

export const bets = betsOf(cashInBaccaratVariant, { choice: false });
