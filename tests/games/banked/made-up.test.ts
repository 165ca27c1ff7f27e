/** What it takes to add a game: a page of bets, a deal, and the framework has the rest. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { aceUpPaiGowVariant } from '../../../games/ace-up-pai-gow-poker.ts';
import { caribbeanVariant } from '../../../games/banked/caribbean/caribbean.ts';
import { doubleHand } from '../../../games/banked/double-hand/double-hand.ts';
import { fastNineVariant } from '../../../games/banked/fast-nine/fast-nine.ts';
import { ninesUp } from '../../../games/banked/nines-up/nines-up.ts';
import { paiGowTilesVariant } from '../../../games/banked/tiles/tiles.ts';
import { ultimateVariant } from '../../../games/banked/ultimate/ultimate.ts';
import { blackjack80Variant } from '../../../games/blackjack-8-0.ts';
import { californiaBlackjackVariant } from '../../../games/california-blackjack-22.ts';
import { cashInBaccaratVariant } from '../../../games/cash-in-baccarat.ts';
import { century21Variant } from '../../../games/century-21-blackjack.ts';
import { centuryBaccaratVariant } from '../../../games/century-baccarat.ts';
import { commissionFreeBaccaratVariant } from '../../../games/commission-free-baccarat.ts';
import { communityBaccaratVariant } from '../../../games/community-baccarat.ts';
import { ezBaccaratVariant } from '../../../games/ez-baccarat.ts';
import { ezBaccaratPanda8Variant } from '../../../games/ez-baccarat-panda-8.ts';
import { fortunePaiGowVariant } from '../../../games/fortune-pai-gow-poker.ts';
import { luckyPaiGowVariant } from '../../../games/lucky-pai-gow-poker.ts';
import { noBustVariant } from '../../../games/no-bust-21.ts';
import { pure215Variant } from '../../../games/pure-21-5.ts';
import { anyGame } from '../../../games/registry.ts';
import { threeCardPokerParts } from '../../../games/three-card-poker.ts';
import { threeCardPoker6CardParts } from '../../../games/three-card-poker-6-card.ts';
import { threeCardPokerParkwestParts } from '../../../games/three-card-poker-parkwest.ts';
import { fuzz } from '../../../lab/simulation/fuzz.ts';
import { Seeded } from '../../../main/odds/seeded.ts';
import { madeUp, madeUpGame } from './made-up.ts';

describe('a made-up game with one side bet', () => {
  test('is one file of under 120 lines', () => {
    const source = readFileSync(join(import.meta.dirname, 'made-up.ts'), 'utf8');
    expect(source.trimEnd().split('\n').length).toBeLessThan(120);
  });

  test('holds everything that must hold, under rules and with chips drawn at random', () => {
    expect(fuzz(600, 3, [anyGame(madeUpGame)]).violations).toEqual([]);
  });

  test('posts its side bet, and has odds of both bets', () => {
    const rules = madeUp.rules.parse({});
    expect(madeUp.posted(rules)).toEqual(['Color pays 3 to 1: $1 to $100, with a wager']);
    const seeded = new Seeded(1);
    const odds = madeUp.odds(rules, { hands: 20_000, lot: (n) => seeded.below(n) });
    expect(odds.map(({ id }) => id)).toEqual(['base', 'color']);
    // Three of 26 red ones in 52: 2,600 of 22,100, and as many black.
    const chance = 5_200 / 22_100;
    const gain = odds[1]?.return ?? 0;
    expect(Math.abs(gain - (chance * 3 - (1 - chance)))).toBeLessThan(4 * (odds[1]?.stderr ?? 0));
  });
});

test.each([
  ['ez-baccarat', idsOf(ezBaccaratVariant, {})],
  ['ez-baccarat-panda-8', idsOf(ezBaccaratPanda8Variant, {})],
  ['commission-free-baccarat', idsOf(commissionFreeBaccaratVariant, {})],
  ['cash-in-baccarat', idsOf(cashInBaccaratVariant, {})],
  ['century-baccarat', idsOf(centuryBaccaratVariant, {})],
  ['community-baccarat', idsOf(communityBaccaratVariant, {})],
  ['fast-nine', idsOf(fastNineVariant, {})],
  ['fortune-pai-gow-poker', idsOf(fortunePaiGowVariant, {})],
  ['ace-up-pai-gow-poker', idsOf(aceUpPaiGowVariant, {})],
  ['nines-up', idsOf(ninesUp, {})],
  ['lucky-pai-gow-poker', idsOf(luckyPaiGowVariant, {})],
  ['pai-gow-tiles', idsOf(paiGowTilesVariant, {})],
  ['caribbean-stud', idsOf(caribbeanVariant, {})],
  ['ultimate-texas-holdem', idsOf(ultimateVariant, { badBeat: true })],
  ['three-card-poker', idsOf(threeCardPokerParts.variant, {})],
  ['three-card-poker-6-card', idsOf(threeCardPoker6CardParts.variant, {})],
  ['three-card-poker-parkwest', idsOf(threeCardPokerParkwestParts.variant, {})],
  ['no-bust-21', idsOf(noBustVariant, { buster: 'a', upcardLuck: true })],
  ['pure-21-5', idsOf(pure215Variant, { buster: 'casino-real', redFlex: true, insurance: false })],
  ['california-blackjack-22', idsOf(californiaBlackjackVariant, {})],
  ['blackjack-8-0', idsOf(blackjack80Variant, { insurance: false })],
  ['century-21-blackjack', idsOf(century21Variant, {})],
  ['double-hand-poker', idsOf(doubleHand, {})],
] as const)('%s: the odds leave no bet of the layout out', (_, { layout, odds }) => {
  expect(odds).toEqual(layout);
});

/** The bets of the layout and those with odds, in their order. */
function idsOf<Rules>(
  variant: {
    readonly rules: { parse(written: unknown): Rules };
    bets(rules: Rules): readonly { readonly id: string }[];
    odds(rules: Rules, how: { hands: number; lot(n: number): number }): readonly { readonly id: string }[];
  },
  written: Record<string, unknown>,
): { readonly layout: readonly string[]; readonly odds: readonly string[] } {
  const rules = variant.rules.parse(written);
  const seeded = new Seeded(1);
  const how = { hands: 10, lot: (n: number) => seeded.below(n) };
  return { layout: variant.bets(rules).map(({ id }) => id), odds: variant.odds(rules, how).map(({ id }) => id) };
}
