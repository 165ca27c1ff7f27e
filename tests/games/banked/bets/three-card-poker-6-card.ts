import { playBet } from '../../../../games/banked/three-card/bets.ts';
import { threeCardPoker6CardParts } from '../../../../games/three-card-poker-6-card.ts';
import { betsOf } from '../bets-of.ts';

export const bets = betsOf(threeCardPoker6CardParts.variant, { added: () => [playBet] });
