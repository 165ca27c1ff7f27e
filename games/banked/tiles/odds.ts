/**
 * The exact odds of Pai Gow Tiles: every hand of four tiles against every hand of the player-dealer's from the other 28.
 * Tiles that nothing tells apart are counted together, so that a few thousand hands stand for all 35,960.
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

/** A hand of tiles by their sorts, and how often each sort is in it. */
interface HandType {
  readonly tiles: readonly Card[];
  readonly counts: readonly (readonly [sort: number, count: number])[];
  /** Of how many hands there are such. */
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

/** Tiles that no rule tells apart: those of a name, but for the two of Gee Joon where the low six is above the fives. */
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

/** Of so many tiles of a sort so many: there are two at most. */
const choose = (all: number, count: number): number => (count > all ? 0 : count === all ? 1 : all);

/** How often each row comes, whole numbers below 10^9. */
type Weights = Map<PayRow, number>;

/**
 * Every hand against every other, the player-dealer's set the house way: the player's set the house way, and in the way that
 * gains most against all that the player-dealer may hold.
 */
function tally(rules: TilesRules): { readonly wayed: Weights; readonly best: Weights } {
  const sorts = sortsOf(rules);
  const types = typesOf(sorts, rules);
  const totals = { wayed: new Map<PayRow, number>(), best: new Map<PayRow, number>() };
  for (const type of types) {
    const all = everySetting(type.tiles, rules);
    const results = all.map((setting) => ({ setting, weights: newGrid() }));
    countAgainst(type, types, sorts, results);
    const wayed = results.find(({ setting }) => isSame(setting, type.set));
    const allowed = results.filter(({ setting }) => rules.foul === 'plays' || !isFoul(setting, all));
    const best = allowed.reduce((one, other) => (gainOf(other.weights) > gainOf(one.weights) ? other : one));
    addTo(totals.wayed, wayed?.weights ?? best.weights, type.ways);
    addTo(totals.best, best.weights, type.ways);
  }
  return totals;
}

const isSame = (a: Ranked, b: Ranked): boolean => a.lowRank === b.lowRank && a.highRank === b.highRank;

/** How often the low hand (first index, worse, copy, better) and the high one came out so. */
type Grid = readonly [number[], number[], number[]];
const newGrid = (): Grid => [
  [0, 0, 0],
  [0, 0, 0],
  [0, 0, 0],
];
const WORDS = ['worse', 'copy', 'better'] as const;

/** The inmost loop: thirteen million pairs of hands. */
function countAgainst(
  type: HandType,
  types: readonly HandType[],
  sorts: readonly (readonly Card[])[],
  results: readonly { readonly setting: Ranked; readonly weights: Grid }[],
): void {
  const left = sorts.map(({ length }) => length);
  for (const [sort, count] of type.counts) left[sort] = (left[sort] ?? 0) - count;
  for (const { counts, set } of types) {
    let weight = 1;
    for (const [sort, count] of counts) weight *= choose(left[sort] ?? 0, count);
    if (weight === 0) continue;
    for (const { setting, weights } of results) {
      const low = weights[1 + Math.sign(setting.lowRank - set.lowRank)];
      const high = 1 + Math.sign(setting.highRank - set.highRank);
      if (low) low[high] = (low[high] ?? 0) + weight;
    }
  }
}

const rowsOf = (grid: Grid): readonly { readonly row: PayRow; readonly weight: number }[] =>
  grid.flatMap((lows, low) =>
    lows.map((weight, high) => ({ row: rowFor({ low: WORDS[low] ?? 'copy', high: WORDS[high] ?? 'copy' }), weight })),
  );

const gainOf = (grid: Grid): number => rowsOf(grid).reduce((sum, { row, weight }) => sum + row.to * weight, 0);

function addTo(totals: Weights, grid: Grid, ways: number): void {
  for (const { row, weight } of rowsOf(grid)) totals.set(row, (totals.get(row) ?? 0) + weight * ways);
}
