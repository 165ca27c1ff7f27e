import { playBet } from '../../../../games/banked/three-card/bets.ts';
import { threeCardPokerParkwestParts } from '../../../../games/three-card-poker-parkwest.ts';
import { betsOf } from '../bets-of.ts';

export const bets = betsOf(threeCardPokerParkwestParts.variant, { added: () => [playBet] });
