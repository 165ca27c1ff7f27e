/** The odds of Fast Nine from a full shoe: every way in which both hands can come, everybody playing the house way. */
import type { BetOdds } from '../../odds.ts';
import { countedOdds, type Weighed } from '../odds.ts';
import { betsFor, type SeenCounts } from './bets.ts';
import { dealerMust, houseHits, pointsOf, shoe } from './count.ts';
import type { FastNineRules } from './rules.ts';

export function fastNineOdds(rules: FastNineRules): readonly BetOdds[] {
  return betsFor(rules).map((kind) => countedOdds(kind, everyRound(rules, houseHits)));
}

/** Both hands by their counts, each pair with its probability; `hits` is how the player plays three cards. */
export function everyRound(
  rules: Pick<FastNineRules, 'decks'>,
  hits: (count: number) => boolean,
): readonly Weighed<SeenCounts>[] {
  const left = [0, 0, 0, 0, 0, 0, 0];
  for (const card of shoe(rules)) left[pointsOf(card)] = (left[pointsOf(card)] ?? 0) + 1;
  let cards = shoe(rules).length;
  const weights = new Map<string, Weighed<SeenCounts>>();
  const draw = (chance: number, then: (points: number, chance: number) => void): void => {
    for (const points of left.keys()) {
      const copies = left[points] ?? 0;
      left[points] = copies - 1;
      cards -= 1;
      if (copies > 0) then(points, (chance * copies) / (cards + 1));
      left[points] = copies;
      cards += 1;
    }
  };
  const hand = (
    takes: (count: number) => boolean,
    chance: number,
    then: (end: NineHand, chance: number) => void,
  ): void =>
    draw(chance, (a, one) =>
      draw(one, (b, two) =>
        draw(two, (c, three) => {
          const count = (a + b + c) % 10;
          if (!takes(count)) then({ three: count, count }, three);
          else draw(three, (d, four) => then({ three: count, count: (count + d) % 10 }, four));
        }),
      ),
    );
  const dealerTakes = (count: number): boolean => {
    const must = dealerMust(count);
    return must === 'choose' ? houseHits(count) : must === 'hit';
  };
  hand(hits, 1, (player, chance) =>
    hand(dealerTakes, chance, (dealer, weight) => {
      const seen = { player: player.count, dealer: dealer.count, nothing: dealer.three === 0 };
      const key = `${seen.player} ${seen.dealer} ${seen.nothing}`;
      weights.set(key, { seen, weight: (weights.get(key)?.weight ?? 0) + weight });
    }),
  );
  return [...weights.values()];
}

interface NineHand {
  /** The count of its first three cards, and of all. */
  readonly three: number;
  readonly count: number;
}
