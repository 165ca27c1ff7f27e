/** The Lucky Bonus (001:5489-5530, 001:6532-6581): decided by the bettor's own seven cards, with or without a wager. */
import type { BetKind } from '../bet.ts';
import type { SeenSeven } from './bets.ts';
import type { DoubleHandRules, LuckyRules } from './rules.ts';
import { sevenBet } from './seven-bonus.ts';

export const LUCKY = 'lucky';

/** Whether the game has the bonus. */
export const hasLucky = (rules: DoubleHandRules): rules is DoubleHandRules & LuckyRules => rules.minLucky !== undefined;

export const luckyBet = ({
  minLucky,
  maxLucky,
  minBet,
  maxBet,
  chip,
}: DoubleHandRules & LuckyRules): BetKind<SeenSeven> =>
  sevenBet({
    ...{ id: LUCKY, label: 'Lucky Bonus', min: minLucky ?? minBet, max: maxLucky ?? maxBet, step: chip },
    ...{ needs: [], backline: true, joker: 'ace' },
    pays: [2000, 1000, 500, 250, 100, 25, 15, 10, 4, 3, 1],
  });
