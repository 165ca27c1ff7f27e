import { bankedGame } from './banked/banked.ts';
import { betsFor } from './banked/double-hand/bets.ts';
import { doubleHand } from './banked/double-hand/double-hand.ts';
import { aceUpRules } from './banked/double-hand/rules.ts';

/**
 * Ace Up Pai Gow Poker (001:4745-5566): the player-dealer’s hand is opened first, and if it is ace-high every wager
 * pushes.
 */
export const aceUpPaiGowVariant = {
  ...doubleHand,
  id: 'ace-up-pai-gow-poker',
  name: 'Ace Up Pai Gow Poker',
  rules: aceUpRules,
  bets: betsFor,
};

export const aceUpPaiGowPoker = bankedGame(aceUpPaiGowVariant);
