import { playBet } from '../../../../games/banked/three-card/bets.ts';
import { threeCardPokerParts } from '../../../../games/three-card-poker.ts';
import { betsOf } from '../bets-of.ts';

export const bets = betsOf(threeCardPokerParts.variant, { added: () => [playBet] });
