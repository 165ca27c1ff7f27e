import { centuryBaccaratVariant } from '../../../../games/century-baccarat.ts';
import { betsOf } from '../bets-of.ts';

export const bets = betsOf(centuryBaccaratVariant);
