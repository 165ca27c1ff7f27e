/** The odds of Double Hand Poker, played out: player and player-dealer both set the house way. */
import { houseWay } from '../../games/banked/double-hand/house-way.ts';
import { CARDS_EACH, type DoubleHandRules } from '../../games/banked/double-hand/rules.ts';
import { compare } from '../../games/banked/double-hand/settlement.ts';
import { standardDeck } from '../../games/card.ts';
import { Seeded } from '../cli/seeded.ts';
import type { BetOdds, PlayedOut } from './odds.ts';

/** The wager against the player-dealer: every hand is of a fresh deck, so that the hands do not depend on each other. */
export function doubleHandOdds(rules: DoubleHandRules, { hands, seed }: PlayedOut): readonly BetOdds[] {
  const seeded = new Seeded(seed);
  const deck = standardDeck(rules.jokers);
  const counts = { win: 0, push: 0, lose: 0 };
  for (let hand = 0; hand < hands; hand++) {
    const cards = seeded.shuffle(deck);
    const player = houseWay(cards.slice(0, CARDS_EACH), rules);
    const dealer = houseWay(cards.slice(CARDS_EACH, 2 * CARDS_EACH), rules);
    counts[compare(player, dealer, rules).verdict] += 1;
  }
  const { win, push, lose } = counts;
  const gain = (win - lose) / hands;
  // The mean of squares is that of the hands that were not pushed.
  const variance = (win + lose) / hands - gain * gain;
  return [
    {
      id: 'base',
      exact: false,
      stderr: Math.sqrt(variance / hands),
      edge: gain === 0 ? 0 : -gain,
      return: gain,
      outcomes: [
        { name: 'Both hands win', pays: 1, probability: win / hands },
        { name: 'One hand wins: push', pays: 0, probability: push / hands },
        { name: 'Neither hand wins', pays: -1, probability: lose / hands },
      ],
    },
  ];
}
