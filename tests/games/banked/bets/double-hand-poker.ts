import { doubleHand } from '../../../../games/banked/double-hand/double-hand.ts';
import { betsOf } from '../bets-of.ts';

export const bets = betsOf(doubleHand);
