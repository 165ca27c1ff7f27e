import { callBet } from '../../../../games/banked/caribbean/bets.ts';
import { caribbeanVariant } from '../../../../games/banked/caribbean/caribbean.ts';
import { betsOf } from '../bets-of.ts';

export const bets = betsOf(caribbeanVariant, { added: () => [callBet] });
