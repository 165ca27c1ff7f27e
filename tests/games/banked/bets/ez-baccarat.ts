import { ezBaccaratVariant } from '../../../../games/ez-baccarat.ts';
import { betsOf } from '../bets-of.ts';

export const bets = betsOf(ezBaccaratVariant, { choice: false });
