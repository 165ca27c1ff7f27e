/**
 * The exact odds of Pai Gow Tiles: every hand of four tiles against every hand of the player-dealer's from the other
 * 28. Indistinguishable tiles are counted together, so a few thousand hands represent all 35,960.
 */
import { type Card, tileSet } from '../../card.ts';
import type { BetOdds } from '../../odds.ts';
import type { PayRow } from '../bet.ts';
import { talliedOdds } from '../odds.ts';
import { betsFor, rowFor } from './bets.ts';
import { houseWay } from './house-way.ts';
import { dotsOf, nameOf } from './rank.ts';
import { TILES_EACH, type TilesRules } from './rules.ts';
import { everySetting, isFoul, type Ranked } from './setting.ts';

/** A hand of tiles by sort, with the number of tiles of each sort. */
interface HandType {
  readonly tiles: readonly Card[];
  readonly counts: readonly (readonly [sort: number, count: number])[];
  /** How many such hands there are. */
  readonly ways: number;
  /** As the house sets it. */
  readonly set: Ranked;
}

export function tilesOdds(rules: TilesRules): readonly BetOdds[] {
  const { wayed, best } = tally(rules);
  return betsFor(rules).map(({ id, rows }) => {
    const results = (weights: ReadonlyMap<PayRow, number>) =>
      rows.map((row) => ({ name: row.name, pays: row.to / row.per, weight: weights.get(row) ?? 0 }));
    const { exact, stderr, edge } = talliedOdds(id, results(best));
    return {
      ...talliedOdds(id, results(wayed)),
      strategy: 'house way',
      best: { exact, stderr, edge, strategy: 'every hand set in the way that gains most against the house way' },
    };
  });
}

/**
 * Tiles that no rule distinguishes: those of the same name, except the two of Gee Joon where the low six is above the
 * fives.
 */
function sortsOf({ lowSix }: TilesRules): readonly (readonly Card[])[] {
  const sort = (tile: Card): string => `${nameOf(tile)} ${lowSix === 'above-fives' ? dotsOf(tile) === 6 : ''}`;
  return [...Map.groupBy(tileSet(), sort).values()];
}

function typesOf(sorts: readonly (readonly Card[])[], rules: TilesRules): readonly HandType[] {
  const types: HandType[] = [];
  const add = (from: number, tiles: readonly Card[], counts: HandType['counts'], ways: number): void => {
    if (tiles.length === TILES_EACH) {
      types.push({ tiles, counts, ways, set: houseWay(tiles, rules) });
      return;
    }
    for (let sort = from; sort < sorts.length; sort++) {
      const all = sorts[sort] ?? [];
      for (let count = 1; count <= Math.min(all.length, TILES_EACH - tiles.length); count++) {
        const more = [...tiles, ...all.slice(0, count)];
        add(sort + 1, more, [...counts, [sort, count]], ways * choose(all.length, count));
      }
    }
  };
  add(0, [], [], 1);
  return types;
}

/** The number of ways to choose `count` tiles of a sort: there are two at most. */
const choose = (all: number, count: number): number => (count > all ? 0 : count === all ? 1 : all);

/** How often each row occurs, whole numbers below 10^9. */
type Weights = Map<PayRow, number>;

/**
 * Every hand against every other, the player-dealer's set the house way: the player's set the house way, and in the way
 * that gains most against all hands that the player-dealer may have.
 */
function tally(rules: TilesRules): { readonly wayed: Weights; readonly best: Weights } {
  const sorts = sortsOf(rules);
  const types = typesOf(sorts, rules);
  const against = flattened(types, sorts.length);
  const totals = { wayed: new Map<PayRow, number>(), best: new Map<PayRow, number>() };
  for (const type of types) {
    const all = everySetting(type.tiles, rules);
    const results = all.map((setting) => ({ setting, weights: newGrid() }));
    countAgainst(waysWithout(type, sorts), against, results);
    const wayed = results.find(({ setting }) => isSame(setting, type.set));
    const allowed = results.filter(({ setting }) => rules.foul === 'plays' || !isFoul(setting, all));
    const best = allowed.reduce((one, other) => (gainOf(other.weights) > gainOf(one.weights) ? other : one));
    addTo(totals.wayed, wayed?.weights ?? best.weights, type.ways);
    addTo(totals.best, best.weights, type.ways);
  }
  return totals;
}

const isSame = (a: Ranked, b: Ranked): boolean => a.lowRank === b.lowRank && a.highRank === b.highRank;

/**
 * How often the low hand and the high hand were worse, copies and better: nine counts, with the low hand's results as
 * rows.
 */
type Grid = Float64Array;
const newGrid = (): Grid => new Float64Array(WORDS.length ** 2);
const WORDS = ['worse', 'copy', 'better'] as const;

/** All types of hands as numbers: the number of ways to hold each is at four places of a list of ways. */
interface Flattened {
  readonly places: Int32Array;
  readonly lows: Float64Array;
  readonly highs: Float64Array;
}

/**
 * Where the ways for a number of tiles of a sort are in a list of ways: none, one or two of each; a single way comes
 * after them.
 */
const placeOf = (sort: number, count: number): number => sort * 3 + count;

function flattened(types: readonly HandType[], sorts: number): Flattened {
  const places = new Int32Array(types.length * TILES_EACH).fill(placeOf(sorts, 0));
  for (const [nth, { counts }] of types.entries())
    for (const [at, [sort, count]] of counts.entries()) places[nth * TILES_EACH + at] = placeOf(sort, count);
  const [lows, highs] = [types.map(({ set }) => set.lowRank), types.map(({ set }) => set.highRank)];
  return { places, lows: Float64Array.from(lows), highs: Float64Array.from(highs) };
}

/** The number of ways to have none, one or two tiles of each sort in addition to a hand; a single way at the end. */
function waysWithout(type: HandType, sorts: readonly (readonly Card[])[]): Float64Array {
  const ways = new Float64Array(placeOf(sorts.length, 0) + 1).fill(1);
  const held = new Map(type.counts);
  for (const [sort, { length }] of sorts.entries())
    for (const count of [0, 1, 2])
      ways[placeOf(sort, count)] = count === 0 ? 1 : choose(length - (held.get(sort) ?? 0), count);
  return ways;
}

/** The innermost loop: thirteen million pairs of hands. */
function countAgainst(
  ways: Float64Array,
  { places, lows, highs }: Flattened,
  results: readonly { readonly setting: Ranked; readonly weights: Grid }[],
): void {
  const waysOf = (place: number): number => ways[places[place] as number] as number;
  for (let nth = 0; nth < lows.length; nth++) {
    const at = nth * TILES_EACH;
    const weight = waysOf(at) * waysOf(at + 1) * waysOf(at + 2) * waysOf(at + 3);
    if (weight === 0) continue;
    const [low, high] = [lows[nth] as number, highs[nth] as number];
    for (const { setting, weights } of results)
      (weights[4 + 3 * Math.sign(setting.lowRank - low) + Math.sign(setting.highRank - high)] as number) += weight;
  }
}

const rowsOf = (grid: Grid): readonly { readonly row: PayRow; readonly weight: number }[] =>
  Array.from(grid, (weight, at) => {
    const [low, high] = [WORDS[Math.floor(at / 3)] ?? 'copy', WORDS[at % 3] ?? 'copy'];
    return { row: rowFor({ low, high }), weight };
  });

const gainOf = (grid: Grid): number => rowsOf(grid).reduce((sum, { row, weight }) => sum + row.to * weight, 0);

function addTo(totals: Weights, grid: Grid, ways: number): void {
  for (const { row, weight } of rowsOf(grid)) totals.set(row, (totals.get(row) ?? 0) + weight * ways);
}
