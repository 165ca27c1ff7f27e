/**
 * The exact odds of baccarat with a choice, from a full shoe: every order in which six cards can come, by value; the
 * player plays the house way, or optimally with the visible cards.
 */
import type { BetOdds } from '../../odds.ts';
import { totalOf } from '../baccarat/tableau.ts';
import { type BetKind, comesTo } from '../bet.ts';
import { countedOdds, type Weighed } from '../odds.ts';
import { compared, type SeenDraw } from './coup.ts';
import { type DrawChoice, houseChoice, isFrozen, type Style } from './style.ts';

/** What the player can see when choosing. */
interface Sight {
  readonly total: number;
  readonly up: number;
}

/** Every round by what its bets see, with the players' given choices; only for one sight where it is given. */
export function everyDraw(
  decks: number,
  style: Style,
  choose: (sight: Sight) => DrawChoice,
  only?: Sight,
): readonly Weighed<SeenDraw>[] {
  const shoe = Array.from({ length: 10 }, (_, points) => decks * (points === 0 ? 16 : 4));
  let cards = decks * 52;
  const found = new Map<string, Weighed<SeenDraw>>();
  const draw = (chance: number, then: (points: number, chance: number) => void): void => {
    for (const points of shoe.keys()) {
      const copies = shoe[points] ?? 0;
      if (copies === 0) continue;
      shoe[points] = copies - 1;
      cards -= 1;
      then(points, (chance * copies) / (cards + 1));
      shoe[points] = copies;
      cards += 1;
    }
  };
  const add = (player: readonly number[], dealer: readonly number[], choice: DrawChoice, weight: number): void => {
    const coup = compared(player, dealer);
    const { player: own, banker } = coup;
    const key = `${own.total}/${own.cards} ${banker.total}/${banker.cards} ${choice}`;
    found.set(key, { seen: { ...coup, choice, sentence: '' }, weight: (found.get(key)?.weight ?? 0) + weight });
  };
  draw(1, (a, one) =>
    draw(one, (up, two) =>
      draw(two, (b, three) =>
        draw(three, (hole, four) => {
          const [player, dealer] = [
            [a, b],
            [up, hole],
          ];
          const frozen = isFrozen(style, player, dealer);
          const sight = { total: totalOf(player), up };
          if (only && (sight.total !== only.total || up !== only.up)) return;
          const choices = frozen ? (['stand'] as const) : style.choices(sight.total, up);
          const [first = 'stand'] = choices;
          const choice = choices.length === 1 ? first : choose(sight);
          const takes = choice === 'hit' || choice === 'double';
          const dealerDraws = (third: number | null, weight: number): void => {
            const hand = third === null || !takes ? player : [...player, third];
            if (frozen || !style.draws(totalOf(dealer), third)) add(hand, dealer, choice, weight);
            else draw(weight, (last, six) => add(hand, [...dealer, last], choice, six));
          };
          const comes = takes || (style.completes && choices.length > 1);
          if (comes) draw(four, (third, five) => dealerDraws(third, five));
          else dealerDraws(null, four);
        }),
      ),
    ),
  );
  return [...found.values()];
}

const DOUBLED = 2;

/** A unit's average gain on the base bet with each choice, by what the player can see. */
function bestChoices(decks: number, style: Style, base: BetKind<SeenDraw>): (sight: Sight) => DrawChoice {
  const gains = new Map<string, Map<DrawChoice, number>>();
  const all = new Set<DrawChoice>();
  for (let total = 0; total < 10; total++)
    for (let up = 0; up < 10; up++) for (const one of style.choices(total, up)) all.add(one);
  for (const choice of all) {
    for (const { key, gain } of gainsOf(decks, style, base, choice)) {
      gains.set(key, (gains.get(key) ?? new Map()).set(choice, gain));
    }
  }
  return ({ total, up }) => {
    const here = [...(gains.get(`${total} ${up}`) ?? [])].filter(([choice]) =>
      style.choices(total, up).includes(choice),
    );
    return here.reduce<readonly [DrawChoice, number]>(
      (best, one) => (one[1] > best[1] ? one : best),
      ['hit', Number.NEGATIVE_INFINITY],
    )[0];
  };
}

/** The gain of one choice at each sight: the rounds of that sight only. */
function gainsOf(
  decks: number,
  style: Style,
  base: BetKind<SeenDraw>,
  choice: DrawChoice,
): readonly { key: string; gain: number }[] {
  const found: { key: string; gain: number }[] = [];
  for (let total = 0; total < 10; total++) {
    for (let up = 0; up < 10; up++) {
      if (!style.choices(total, up).includes(choice) || style.choices(total, up).length === 1) continue;
      const here = everyDraw(decks, style, () => choice, { total, up }).filter(({ seen }) => seen.choice === choice);
      found.push({ key: `${total} ${up}`, gain: gainOf(base, here) });
    }
  }
  return found;
}

/** A unit's gain in these rounds; a player who doubles has two of them in play. */
export function gainOf(base: BetKind<SeenDraw>, rounds: readonly Weighed<SeenDraw>[]): number {
  let gain = 0;
  for (const { seen, weight } of rounds) {
    const row = base.outcome(seen);
    const one = row.to > 0 ? row.to / row.per : row.to < 0 ? -comesTo(row, 1_000) / 1_000 : 0;
    gain += weight * one * (seen.choice === 'double' ? DOUBLED : 1);
  }
  return gain;
}

/** Every bet of the layout, and the first one also with optimal play. */
export function drawOdds(decks: number, style: Style, kinds: readonly BetKind<SeenDraw>[]): readonly BetOdds[] {
  const way = everyDraw(decks, style, ({ total }) => houseChoice(total));
  return kinds.map((kind, nth) => {
    const odds = { ...countedOdds(kind, way), strategy: 'house way' };
    if (nth > 0) return odds;
    const best = everyDraw(decks, style, bestChoices(decks, style, kind));
    const strategy = 'the best choice with the cards that can be seen';
    return { ...odds, best: { exact: true, stderr: null, edge: -gainOf(kind, best), strategy } };
  });
}
