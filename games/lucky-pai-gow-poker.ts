import { bankedGame } from './banked/banked.ts';
import { betsFor } from './banked/double-hand/bets.ts';
import { doubleHand } from './banked/double-hand/double-hand.ts';
import { luckyRules } from './banked/double-hand/rules.ts';

/** Lucky Pai Gow Poker (001:6186-6586): double hands with a house way of its own and the Lucky Bonus. */
export const luckyPaiGowVariant = {
  ...doubleHand,
  id: 'lucky-pai-gow-poker',
  name: 'Lucky Pai Gow Poker',
  rules: luckyRules,
  bets: betsFor,
};

export const luckyPaiGowPoker = bankedGame(luckyPaiGowVariant);
