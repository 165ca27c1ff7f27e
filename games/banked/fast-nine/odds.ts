/**
 * The odds of Fast Nine from a full shoe: every way in which both hands can come, with everyone playing the house way.
 */
import type { BetOdds } from '../../odds.ts';
import { countedOdds, type Weighed } from '../odds.ts';
import { betsFor, type SeenCounts } from './bets.ts';
import { dealerMust, houseHits, pointsOf, shoe } from './count.ts';
import type { FastNineRules } from './rules.ts';

/** Players see only their own three cards: optimal play goes by their count. */
const BEST = 'by the count of three cards, whichever gains more';

export function fastNineOdds(rules: FastNineRules): readonly BetOdds[] {
  const best = bestHits(rules);
  return betsFor(rules).map((kind) => {
    const { exact, stderr, edge } = countedOdds(kind, everyRound(rules, best));
    const way = countedOdds(kind, everyRound(rules, houseHits));
    return { ...way, strategy: 'house way', best: { strategy: BEST, exact, stderr, edge } };
  });
}

/** For each count of three cards, whether a fourth gains more than none. */
function bestHits(rules: FastNineRules): (count: number) => boolean {
  const [kind] = betsFor(rules);
  const [hit, stand] = [true, false].map((takes) => {
    const gains = Array.from({ length: 10 }, () => 0);
    eachRound(
      rules,
      () => takes,
      (player, dealer, weight) => {
        const { to, per } = kind.outcome(seenOf(player, dealer));
        gains[player.three] = (gains[player.three] ?? 0) + (weight * to) / per;
      },
    );
    return gains;
  });
  return (count) => (hit?.[count] ?? 0) > (stand?.[count] ?? 0);
}

/** Both hands by their counts, each pair with its probability; `hits` is how the player plays three cards. */
export function everyRound(
  rules: Pick<FastNineRules, 'decks'>,
  hits: (count: number) => boolean,
): readonly Weighed<SeenCounts>[] {
  const weights = new Map<string, Weighed<SeenCounts>>();
  eachRound(rules, hits, (player, dealer, weight) => {
    const seen = seenOf(player, dealer);
    const key = `${seen.player} ${seen.dealer} ${seen.nothing}`;
    weights.set(key, { seen, weight: (weights.get(key)?.weight ?? 0) + weight });
  });
  return [...weights.values()];
}

const seenOf = (player: NineHand, dealer: NineHand): SeenCounts => ({
  player: player.count,
  dealer: dealer.count,
  nothing: dealer.three === 0,
});

function eachRound(
  rules: Pick<FastNineRules, 'decks'>,
  hits: (count: number) => boolean,
  look: (player: NineHand, dealer: NineHand, weight: number) => void,
): void {
  const left = [0, 0, 0, 0, 0, 0, 0];
  for (const card of shoe(rules)) left[pointsOf(card)] = (left[pointsOf(card)] ?? 0) + 1;
  let cards = shoe(rules).length;
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
  hand(hits, 1, (player, chance) => hand(dealerTakes, chance, (dealer, weight) => look(player, dealer, weight)));
}

interface NineHand {
  /** The count of its first three cards, and of all. */
  readonly three: number;
  readonly count: number;
}
