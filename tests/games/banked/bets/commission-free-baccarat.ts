import { commissionFreeBaccaratVariant } from '../../../../games/commission-free-baccarat.ts';
import { betsOf } from '../bets-of.ts';

export const bets = betsOf(commissionFreeBaccaratVariant, { choice: false });
