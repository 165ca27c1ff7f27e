/**
 * How fast every ranking ranks random hands of its own shape: seven cards or five, four hole cards with a board, four
 * for badugi, a deck with a joker where there is one. The reference for each ratio is `high` on seven cards, in the
 * same process. It measures processor time, so other work on the machine changes little.
 */
import { type Card, rankOf, standardDeck } from '../games/card.ts';
import { asianHigh } from '../games/ranking/asian.ts';
import { mexicanHigh } from '../games/ranking/mexican.ts';
import * as rankings from '../games/ranking/ranking.ts';
import { BUG_JOKER, WILD_JOKER } from '../games/ranking/stripped.ts';
import { dealer } from './deal/dealer.ts';

const HANDS = 5_000;
/** Processor time of one measurement, microseconds. */
const LONG_ENOUGH = 40_000;
const ROUNDS = 5;

interface Shape {
  readonly hole: number;
  readonly board: number;
  readonly deck: readonly Card[];
}

const SEVEN: Shape = { hole: 2, board: 5, deck: standardDeck() };
const WITH_JOKER: Shape = { hole: 5, board: 0, deck: standardDeck(1) };

/** The shapes that are not two cards and a board of five from the 52. */
const SHAPES: Readonly<Record<string, Shape>> = {
  'omaha-high': { ...SEVEN, hole: 4 },
  'omaha-eight-or-better': { ...SEVEN, hole: 4 },
  'at-most-two-high': { ...SEVEN, hole: 3 },
  'at-most-two-eight-or-better': { ...SEVEN, hole: 3 },
  'ace-to-five': { ...SEVEN, hole: 7, board: 0 },
  'deuce-to-seven': { ...SEVEN, hole: 5, board: 0 },
  'short-deck': { ...SEVEN, deck: standardDeck().filter((card) => card >= 16) },
  badugi: { ...SEVEN, hole: 4, board: 0 },
  'joker-high': WITH_JOKER,
  'joker-pair-or-better': WITH_JOKER,
  'joker-ace-to-five': WITH_JOKER,
  'joker-eight-or-better': WITH_JOKER,
};

/** The cards of Asian stud, sevens to aces; those of Mexican poker, without eights, nines and tens. */
const ASIAN: Shape = { hole: 5, board: 0, deck: standardDeck().filter((card) => rankOf(card) >= 5) };
const MEXICAN = standardDeck().filter((card) => rankOf(card) < 6 || rankOf(card) > 8);

/** Rankings of stripped decks, which a house's options create, and their names here. */
const STRIPPED: readonly (readonly [name: string, ranking: rankings.Ranking, shape: Shape])[] = [
  ['asian', asianHigh(true, true), ASIAN],
  ['asian-usual-order', asianHigh(false, false), ASIAN],
  ['mexican-wild-joker', mexicanHigh, { hole: 5, board: 0, deck: [...MEXICAN, WILD_JOKER] }],
  ['mexican-bug', mexicanHigh, { hole: 5, board: 0, deck: [...MEXICAN, BUG_JOKER] }],
];

interface Bench {
  readonly ranking: rankings.Ranking;
  readonly holes: readonly (readonly Card[])[];
  readonly boards: readonly (readonly Card[])[];
}

function benchOf(ranking: rankings.Ranking, { hole, board, deck } = SHAPES[ranking.id] ?? SEVEN): Bench {
  const deal = dealer(7, deck);
  const hands = Array.from({ length: HANDS }, () => deal(hole + board));
  return {
    ranking,
    holes: hands.map((cards) => cards.slice(0, hole)),
    boards: hands.map((cards) => cards.slice(hole)),
  };
}

/** Hands per second of processor time. */
function perSecond({ ranking: { rank }, holes, boards }: Bench): number {
  const before = process.cpuUsage();
  let hands = 0;
  let sum = 0;
  for (;;) {
    for (let i = 0; i < holes.length; i++) sum += rank(holes[i] as readonly Card[], boards[i] as readonly Card[]);
    hands += holes.length;
    const { user, system } = process.cpuUsage(before);
    if (user + system < LONG_ENOUGH) continue;
    if (sum === 0) throw new Error('bench: no hand is worth anything');
    return (1e6 * hands) / (user + system);
  }
}

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] as number;

const camel = (id: string): string => id.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/** Each in turn with the reference, after a round to warm both up; the ratio is computed round by round. */
export async function measure(): Promise<Record<string, number>> {
  const figures: Record<string, number> = {};
  const peer = benchOf(rankings.high);
  const all = [
    ...Object.values(rankings).map((ranking) => [ranking.id, ranking, SHAPES[ranking.id] ?? SEVEN] as const),
    ...STRIPPED,
  ];
  for (const [id, ranking, shape] of all) {
    const bench = benchOf(ranking, shape);
    const rounds = Array.from({ length: ROUNDS + 1 }, () => [perSecond(bench), perSecond(peer)] as const).slice(1);
    const name = camel(`rank-${id}`);
    figures[`${name}PerSec`] = median(rounds.map(([rate]) => rate));
    figures[`${name}Ratio`] = median(rounds.map(([rate, ofPeer]) => rate / ofPeer));
  }
  return figures;
}

if (import.meta.main) console.log(await measure());
