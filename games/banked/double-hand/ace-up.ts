/** The Ace Up Bonus: won when the player-dealer's seven cards are no better than ace-high (001:5532-5560). */
import { type Card, isJoker } from '../../card.ts';
import { type BetKind, loses, paysInWords, wins } from '../bet.ts';
import type { SeenSeven } from './bets.ts';
import { rankWithAce } from './choice.ts';
import { ACE } from './joker.ts';
import type { AceUpRules, DoubleHandRules } from './rules.ts';
import { mayHoldWhole } from './whole.ts';

export const ACE_UP = 'ace-up';

/**
 * Whether the game has the bonus: then the player-dealer's hand is opened first, and if it is ace-high every wager
 * pushes.
 */
export const hasAceUp = (rules: DoubleHandRules): rules is DoubleHandRules & AceUpRules => rules.minAceUp !== undefined;

/**
 * Whether the best five of seven cards are ace-high: no pair, straight or flush among them, and an ace or the joker.
 */
export function isAceHigh(seven: readonly Card[]): boolean {
  const ranks = new Set(seven.map(rankWithAce));
  return ranks.size === seven.length && ranks.has(ACE) && !mayHoldWhole(seven);
}

export function aceUpBet({
  minAceUp,
  maxAceUp,
  minBet,
  maxBet,
  chip,
}: DoubleHandRules & AceUpRules): BetKind<SeenSeven> {
  const both = wins('Both ace-high', 40, { posted: 'Player and player-dealer ace-high' });
  const joker = wins('Player-dealer ace-high with the joker', 15, { posted: 'Player-dealer ace-high with the joker' });
  const natural = wins('Player-dealer ace-high', 5, { posted: 'Player-dealer ace-high without it' });
  const other = loses('No ace-high');
  return {
    ...{ id: ACE_UP, label: 'Ace Up Bonus', min: minAceUp ?? minBet, max: maxAceUp ?? maxBet, step: chip },
    ...{ needs: [], upTo: null, bonus: true, backline: true },
    rows: [both, joker, natural, other],
    outcome({ seven, dealer }) {
      if (!isAceHigh(dealer)) return other;
      if (isAceHigh(seven)) return both;
      return dealer.some(isJoker) ? joker : natural;
    },
    says: (row) => (row === other ? 'The player-dealer is not ace-high.' : `${row.name}: ${paysInWords(row)}.`),
  };
}
