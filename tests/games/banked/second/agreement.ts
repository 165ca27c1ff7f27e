/** Holds the house ways of three games against second implementations of them, on hands drawn by lot. */
import { houseWay as caribbeanWay } from '../../../../games/banked/caribbean/bets.ts';
import { isFoulNines, ninesHouseWay } from '../../../../games/banked/nines-up/house-way.ts';
import { houseWay as ultimateWay } from '../../../../games/banked/ultimate/house-way.ts';
import { ultimateRules } from '../../../../games/banked/ultimate/rules.ts';
import { cardText } from '../../../../games/card.ts';
import type { Seeded } from '../../../../main/odds/seeded.ts';
import { caribbeanAgain } from './caribbean.ts';
import { ninesAgain, placeOf } from './nines-up.ts';
import { ultimateAgain } from './ultimate.ts';

const drawn = (seeded: Seeded, count: number, from: readonly number[] = DECK): readonly number[] =>
  seeded.shuffle([...from]).slice(0, count);
const DECK = Array.from({ length: 52 }, (_, card) => card);
/** Without jacks, queens and kings. */
const FORTY = DECK.filter((card) => card < 36 || card >= 48);

function expectSame(cards: readonly number[], mine: string, other: string): void {
  if (mine !== other) throw new Error(`${cards.map(cardText).join(' ')}: ${mine}; the second has ${other}`);
}

export function expectCaribbean(seeded: Seeded): void {
  const hand = drawn(seeded, 5);
  expectSame(hand, caribbeanWay(hand), caribbeanAgain(hand));
}

/** Ace and king without a pair, where nearly every decision lies. */
export function expectAceKing(seeded: Seeded): void {
  const low = seeded.shuffle(Array.from({ length: 11 }, (_, rank) => rank)).slice(0, 3);
  const hand = [12, 11, ...low].map((rank) => 4 * rank + seeded.below(4));
  expectSame(hand, caribbeanWay(hand), caribbeanAgain(hand));
}

export function expectNines(seeded: Seeded): void {
  for (const houseWay of ['best-front', 'best-back'] as const) expectNinesBy(seeded, houseWay);
}

function expectNinesBy(seeded: Seeded, houseWay: 'best-front' | 'best-back'): void {
  const four = drawn(seeded, 4, FORTY);
  const { front, back } = ninesHouseWay(four, { houseWay });
  if (isFoulNines(front, back)) throw new Error(`${four.map(cardText).join(' ')} is set foul`);
  expectSame(four, `${placeOf(front)} ${placeOf(back)}`, ninesAgain(four, houseWay).join(' '));
}

/** One deal from the first look to the decision that ends it; true if that was the last one. */
export function expectUltimate(
  seeded: Seeded,
  house: { boardPlays: boolean; blindFlush: '3-to-2' | '6-to-5' },
): boolean {
  const rules = ultimateRules.parse(house);
  const seven = drawn(seeded, 7);
  const [hand, board] = [seven.slice(0, 2), seven.slice(2)];
  for (const [look, open] of [0, 3, 5].entries()) {
    const known = { hand, board: board.slice(0, open), open: [] };
    const mine = ultimateWay(rules, look, known);
    expectSame([...hand, ...known.board], mine, ultimateAgain(rules, hand, known.board));
    if (mine !== 'check') return open === 5;
  }
  throw new Error('the last look ends a hand');
}
