import { communityBaccaratVariant } from '../../../../games/community-baccarat.ts';
import { betsOf } from '../bets-of.ts';

export const bets = betsOf(communityBaccaratVariant);
