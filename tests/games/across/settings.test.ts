/**
 * How many ways there are to set thirteen cards: every one of them is tried on the rules, and a second count goes by the
 * tables of the rankings and, for the front, by its ranks as letters.
 */
import { expect, it } from 'vitest';
import { chinesePokerGame } from '../../../games/across/chinese/chinese.ts';
import { type Card, cardText, parseCards, rankOf, standardDeck } from '../../../games/card.ts';
import { rankHigh5 } from '../../../games/ranking/high.ts';

/** Thirteen of thirteen over three, ten over five: 286 times 252. */
const WAYS = 72_072;

/** The highest value of each kind of hand in the tables, by how many different hands of the kind there are. */
const NO_PAIR = 1277;
const ONE_PAIR = NO_PAIR + 2860;
const TWO_PAIR = ONE_PAIR + 858;
const THREE_OF_A_KIND = TWO_PAIR + 858;

type Setting = readonly (readonly Card[])[];

/** Calls back for each way to take so many cards out of some, with what is left. */
function eachPick(cards: readonly Card[], count: number, visit: (taken: Card[], left: Card[]) => void): void {
  const go = (at: number, taken: Card[], left: Card[]): void => {
    const card = cards[at];
    if (taken.length === count) visit(taken, [...left, ...cards.slice(at)]);
    if (taken.length === count || card === undefined) return;
    go(at + 1, [...taken, card], left);
    go(at + 1, taken, [...left, card]);
  };
  go(0, [], []);
}

function eachSetting(thirteen: readonly Card[], visit: (setting: Setting) => void): void {
  eachPick(thirteen, 3, (front, ten) => eachPick(ten, 5, (middle, back) => visit([front, middle, back])));
}

/** The ranks as letters, those that are there more often first: `mma` for queens and a deuce. */
function letters(cards: readonly Card[]): string {
  const ranks = cards.map(rankOf);
  const often = (rank: number): number => ranks.filter((other) => other === rank).length;
  return ranks
    .sort((a, b) => often(b) - often(a) || b - a)
    .map((rank) => String.fromCharCode(97 + rank))
    .join('');
}

const value = ([a = 0, b = 0, c = 0, d = 0, e = 0]: readonly Card[]): number => rankHigh5(a, b, c, d, e);

function frontIsAbove(front: readonly Card[], middle: readonly Card[]): boolean {
  const worth = value(middle);
  const different = new Set(front.map(rankOf)).size;
  // By how many different ranks a front has: three of a kind, a pair, or neither.
  const bounds = [TWO_PAIR, THREE_OF_A_KIND, NO_PAIR, ONE_PAIR, 0, NO_PAIR];
  const [lowest = 0, highest = 0] = bounds.slice(2 * different - 2);
  if (worth <= lowest) return true;
  return worth <= highest && letters(front) > letters(middle).slice(0, 3);
}

it.each([
  ['no pair', 'As Kd Jc 9h 8s 7d 6c 4h 3s 2d Qc Ts 5h'],
  ['two pair and trips', 'Qs Qd Qc 7h 7s 4d 4c Ah Ks Jd 9c 6h 2s'],
  ['wheels and flushes', 'As Ad 2s 3s 4s 5d 5s 9s 2h 3h 4h 6h Kh'],
])('%s: the rules take as many settings of 72,072 as the second count', (_, text) => {
  const held = parseCards(text) ?? [];
  const others = standardDeck().filter((card) => !held.includes(card));
  const deck = Array.from(
    { length: 52 },
    (_, at) => (at % 4 === 0 ? held[at / 4] : others[at - 1 - Math.floor(at / 4)]) ?? 0,
  );
  const rules = chinesePokerGame.rules.parse({});
  const players = [1, 2].map((seat) => ({ seat, player: `player ${seat}`, stack: 10_000 }));
  const dealt = chinesePokerGame.begin(rules, { button: 1, players, hands: [1, 2] }, deck);
  const begun = chinesePokerGame.asks(dealt)[0];
  const sweep = begun?.kind === 'choose' && chinesePokerGame.decide(dealt, 1, { kind: 'choose', option: 'set-hands' });
  const state = sweep && 'value' in sweep ? sweep.value : dealt;
  let ways = 0;
  let taken = 0;
  let counted = 0;
  eachSetting(held, ([front = [], middle = [], back = []]) => {
    const groups = { front: front.map(cardText), middle: middle.map(cardText), back: back.map(cardText) };
    ways += 1;
    if (chinesePokerGame.decide(state, 1, { kind: 'cards', groups }).ok) taken += 1;
    if (!frontIsAbove(front, middle) && value(middle) <= value(back)) counted += 1;
  });
  expect([ways, taken]).toEqual([WAYS, counted]);
  expect(taken).toBeGreaterThan(1000);
  expect(taken).toBeLessThan(WAYS / 2 + 1000);
});
