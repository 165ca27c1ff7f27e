import { century21Variant } from '../../../../games/century-21-blackjack.ts';
import { betsOf } from '../bets-of.ts';

export const bets = betsOf(century21Variant);
