import { bankedGame } from './banked/banked.ts';
import { communityBets } from './banked/shared-draw/bets.ts';
import { drawOdds } from './banked/shared-draw/odds.ts';
import { type CommunityRules, communityRules } from './banked/shared-draw/rules.ts';
import { communityStyle } from './banked/shared-draw/style.ts';
import { sharedDraw } from './banked/shared-draw/variant.ts';

const styleOf = ({ naturals }: CommunityRules) => communityStyle(naturals === 'stop');

/** Community Baccarat with Spread and Tie (003:1823-1961). */
export const communityBaccaratVariant = sharedDraw({
  id: 'community-baccarat',
  name: 'Community Baccarat',
  rules: communityRules,
  style: styleOf,
  bets: communityBets,
  added: () => [],
  posted: () => [
    'Even money; a tie is pushed',
    'The player hand draws on 4 or less; on 5 each player may stand',
    'The player-dealer draws on 3 or less, and on 4 or 5 if the shared card is a 2 to 7',
  ],
  odds: (rules) => drawOdds(rules.decks, styleOf(rules), communityBets(rules)),
});

export const communityBaccarat = bankedGame(communityBaccaratVariant);
