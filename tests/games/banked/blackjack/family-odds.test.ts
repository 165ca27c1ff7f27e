/** Odds of the blackjack family beside No Bust 21: what the texts' pay tables come to, counted, and best play. */
import { describe, expect, it } from 'vitest';
import { PlayFinder } from '../../../../games/banked/blackjack/best-play.ts';
import type { Play } from '../../../../games/banked/blackjack/hand.ts';
import { pureLaw, pureRules } from '../../../../games/banked/blackjack/pure-rules.ts';
import { shoeOf } from '../../../../games/banked/blackjack/shoe.ts';
import { blackjack80Variant } from '../../../../games/blackjack-8-0.ts';
import { californiaBlackjackVariant } from '../../../../games/california-blackjack-22.ts';
import { type Card, isJoker, parseCard, parseCards, rankOf } from '../../../../games/card.ts';
import { century21Variant } from '../../../../games/century-21-blackjack.ts';
import { noBustVariant } from '../../../../games/no-bust-21.ts';
import type { BetOdds } from '../../../../games/odds.ts';
import { pure215Variant } from '../../../../games/pure-21-5.ts';
import { Seeded } from '../../../../main/odds/seeded.ts';

const how = (hands: number) => {
  const seeded = new Seeded(3);
  return { hands, lot: (n: number) => seeded.below(n) };
};

const betOf = (odds: readonly BetOdds[], id: string): BetOdds => {
  const bet = odds.find((one) => one.id === id);
  if (!bet) throw new Error(`no odds of ${id}`);
  return bet;
};

const pure = (written: Record<string, unknown>, id: string): BetOdds =>
  betOf(pure215Variant.odds(pureRules.parse(written), how(1)), id);

describe('Red Flex', () => {
  it('pays 2, 3, 6, 50, 100, 200 and 500 (003:2618-2626)', () => {
    const kind = pure215Variant.bets(pureRules.parse({ redFlex: true })).find(({ id }) => id === 'red-flex');
    expect(kind?.rows.map(({ to, per }) => to / per)).toEqual([2, 3, 6, 50, 100, 200, 500, -1]);
  });

  it('comes with eight decks as often as the digest of the text counted', () => {
    const { outcomes, exact } = pure({ redFlex: true, decks: 8 }, 'red-flex');
    expect(exact).toBe(true);
    const chance = (pays: number): number => outcomes.find((one) => one.pays === pays)?.probability ?? 0;
    const digits = [5, 5, 5, 7, 7, 7, 5];
    const found = [2, 3, 6, 50, 100, 200, -1].map((pays, i) => chance(pays).toFixed(digits[i]));
    expect(found).toEqual(['0.16713', '0.06868', '0.01233', '0.0011875', '0.0000690', '0.0000026', '0.75060']);
  });

  it.each([
    [8, '6.95'],
    [6, '7.17'],
    [2, '8.85'],
    [1, '11.25'],
  ])('keeps with %i decks %s %%', (decks, edge) => {
    expect((pure({ redFlex: true, decks }, 'red-flex').edge * 100).toFixed(2)).toBe(edge);
  });
});

describe('Buster', () => {
  it.each([
    [6, '5.423'],
    [8, '5.377'],
  ])('of Casino Real keeps with %i decks %s %%', (decks, edge) => {
    expect((pure({ buster: 'casino-real', decks }, 'buster').edge * 100).toFixed(3)).toBe(edge);
  });

  it.each([
    [6, '7.73'],
    [8, '7.63'],
  ])('of 8.0 keeps with %i decks %s %%', (decks, edge) => {
    const rules = blackjack80Variant.rules.parse({ decks });
    expect((betOf(blackjack80Variant.odds(rules, how(1)), 'buster').edge * 100).toFixed(2)).toBe(edge);
  });
});

describe('insurance', () => {
  it('wins with 96 of the 311 cards that are left of six decks', () => {
    const { outcomes, edge } = pure({}, 'insurance');
    expect(outcomes.map(({ pays, probability }) => [pays, probability])).toEqual([
      [2, 96 / 311],
      [-1, 215 / 311],
    ]);
    expect(edge).toBeCloseTo(23 / 311, 12);
  });

  it('has fewer that win where tens are no bonus cards', () => {
    expect(pure({ plainTens: true }, 'insurance').outcomes[0]?.probability).toBeCloseTo(72 / 311, 12);
  });
});

describe('the cards', () => {
  it('of California Blackjack are 336 with 48 aces, or 56 with four jokers', () => {
    const cards = californiaBlackjackVariant.deck(californiaBlackjackVariant.rules.parse({}));
    expect([cards.length, cards.filter((card) => rankOf(card) === 12).length]).toEqual([336, 48]);
    const jokers = californiaBlackjackVariant.deck(
      californiaBlackjackVariant.rules.parse({ decks: 1, fourMore: 'jokers' }),
    );
    expect([jokers.length, jokers.filter(isJoker).length]).toEqual([56, 4]);
  });

  it('of Century 21 are 424 with eight jokers (002:666), of Pure 21.5 with eight decks 416', () => {
    const cards = century21Variant.deck(century21Variant.rules.parse({}));
    expect([cards.length, cards.filter(isJoker).length]).toEqual([424, 8]);
    expect(pure215Variant.deck(pureRules.parse({ decks: 8 }))).toHaveLength(416);
  });
});

describe('best play', () => {
  const law = pureLaw(pureRules.parse({}));
  const best = new PlayFinder(law, shoeOf(6, 0));
  const ALL: readonly Play[] = ['hit', 'stand', 'double', 'split', 'surrender'];
  const cards = (text: string): readonly Card[] => parseCards(text) ?? [];

  it.each([
    ['Ts 6d', 'Tc', 'surrender'],
    ['Ts 2d', '6c', 'stand'],
    ['Ts 2d', '2c', 'hit'],
    ['6s 5d', '6c', 'double'],
    ['8s 8d', '6c', 'split'],
    ['As Ad', '6c', 'split'],
    ['Ts Kd', '6c', 'stand'],
    ['As 7d', '9c', 'hit'],
    ['As 7d', '6c', 'double'],
    ['9s 9d', '7c', 'stand'],
  ] as const)('of Pure 21.5 with %s against %s: %s', (hand, open, play) => {
    const allowed = ALL.filter((one) => one !== 'split' || rankOf(cards(hand)[0] ?? 0) === rankOf(cards(hand)[1] ?? 1));
    expect(best.choose(cards(hand), false, parseCard(open) ?? 0, allowed)).toBe(play);
  });

  it.each([
    ['no-bust-21', noBustVariant.odds(noBustVariant.rules.parse({}), how(6_000))],
    ['pure-21-5', pure215Variant.odds(pureRules.parse({}), how(6_000))],
    [
      'california-blackjack-22',
      californiaBlackjackVariant.odds(californiaBlackjackVariant.rules.parse({}), how(6_000)),
    ],
    ['blackjack-8-0', blackjack80Variant.odds(blackjack80Variant.rules.parse({}), how(6_000))],
    ['century-21-blackjack', century21Variant.odds(century21Variant.rules.parse({}), how(6_000))],
  ])('%s: has its own figure next to that of the house way, and is not worse', (_, odds) => {
    const { edge, stderr, strategy, best: other } = betOf(odds, 'base');
    expect(strategy).toBe('house way');
    expect(other?.strategy).toMatch(/^best play/);
    const error = Math.hypot(stderr ?? 0, other?.stderr ?? 0);
    expect(other?.edge ?? 1).toBeLessThan(edge + 4 * error);
  });
});
