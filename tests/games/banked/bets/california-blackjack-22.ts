import { californiaBlackjackVariant } from '../../../../games/california-blackjack-22.ts';
import { betsOf } from '../bets-of.ts';

export const bets = betsOf(californiaBlackjackVariant);
