import { bankedGame } from './banked/banked.ts';
import { betsFor } from './banked/double-hand/bets.ts';
import { doubleHand } from './banked/double-hand/double-hand.ts';
import { envyOwed } from './banked/double-hand/fortune.ts';
import { fortuneRules } from './banked/double-hand/rules.ts';

/**
 * Fortune Pai Gow Poker (000:5921-6271, 001:3385-3776, 004:3353-3925): double hands with the Fortune Bonus and envy.
 */
export const fortunePaiGowVariant = {
  ...doubleHand,
  id: 'fortune-pai-gow-poker',
  name: 'Fortune Pai Gow Poker',
  rules: fortuneRules,
  bets: betsFor,
  owed: envyOwed,
};

export const fortunePaiGowPoker = bankedGame(fortunePaiGowVariant);
