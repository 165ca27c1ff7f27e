/** Bets being placed on spots, for a wager ask. Everything built here is allowed, or a message says why not. */

import type { Ask, WagerAsk, WagerSpot } from '../../games/ask.ts';
import { type Cents, sum } from '../../games/money.ts';
import { BANK, costOf, matched, wagerFault } from '../../games/wager.ts';
import { texts } from '../texts.ts';

export type Bets = Readonly<Record<string, Cents>>;

/** The chips of the rack. */
export const CHIPS: readonly Cents[] = [100, 500, 2_500, 10_000, 50_000];

/** Whether the player is asked how much of the bank they cover, rather than for bets. */
export const isBank = (ask: Ask): boolean => ask.kind === 'wager' && ask.spots.some(({ id }) => id === BANK);

export const totalOf = (bets: Bets): Cents => sum(Object.values(bets));

/** Whether a chip of the rack is of use: it fits the steps of at least one spot. */
export const isUseful = ({ spots }: WagerAsk, chip: Cents): boolean =>
  spots.some(({ min, max, step }) => chip <= max && (chip % step === 0 || chip === min));

/** The chip selected at first: the largest that is not above the smallest minimum bet. */
export function firstChip(ask: WagerAsk): Cents {
  const smallest = Math.min(...ask.spots.map(({ min }) => min));
  const useful = CHIPS.filter((chip) => isUseful(ask, chip));
  return useful.findLast((chip) => chip <= smallest) ?? useful[0] ?? 500;
}

const isBacked = (bets: Bets, { needs }: WagerSpot): boolean =>
  needs.length === 0 || needs.some((need) => (bets[need] ?? 0) > 0);

/** Why a spot takes no bet now, apart from the chips it would cost; null when it does. */
function closed(ask: WagerAsk, bets: Bets, spot: WagerSpot): string | null {
  if (spot.always) return texts.wager.placedWith(spot.label, labelOf(ask, spot.equals));
  if (isBacked(bets, spot)) return null;
  const needed = ask.spots.filter(({ id }) => spot.needs.includes(id)).map(({ label }) => label);
  return texts.wager.needs(needed);
}

const labelOf = ({ spots }: WagerAsk, id: string | undefined): string =>
  spots.find((spot) => spot.id === id)?.label ?? '';

/** The cost of bets, including the other bets that they require. */
const wholeCost = (ask: WagerAsk, bets: Bets): Cents => costOf(ask, matched(ask, bets));

/** The maximum a spot can hold now, given the other bets and the fees: 0 when not even its minimum fits. */
export function mostOn(ask: WagerAsk, bets: Bets, spot: WagerSpot): Cents {
  if (closed(ask, bets, spot) !== null) return 0;
  const { id, min, max, step, upTo, equals } = spot;
  if (equals !== undefined) {
    const equal = bets[equals] ?? 0;
    return costOf(ask, { ...bets, [id]: equal }) <= ask.stack ? equal : 0;
  }
  const cap = Math.min(max, upTo === null ? max : (bets[upTo] ?? 0), ask.stack - costOf(ask, { ...bets, [id]: 0 }));
  let most = cap === max ? max : min + Math.floor((cap - min) / step) * step;
  while (most >= min && wholeCost(ask, { ...bets, [id]: most }) > ask.stack) {
    most = most === max ? min + Math.floor((max - 1 - min) / step) * step : most - step;
  }
  return most >= min ? most : 0;
}

/**
 * The bets with one more chip on a spot, or why that is not possible. A first chip below the minimum bet becomes the
 * minimum bet.
 */
export function added(
  ask: WagerAsk,
  bets: Bets,
  spot: WagerSpot,
  chip: Cents,
): { readonly bets: Bets; readonly why: null } | { readonly bets: null; readonly why: string } {
  const why = closed(ask, bets, spot);
  if (why !== null) return { bets: null, why };
  const { id, min, step, label } = spot;
  const bet = bets[id] ?? 0;
  const most = mostOn(ask, bets, spot);
  if (most <= bet) return { bets: null, why: fullWords(ask, bets, spot, most) };
  if (spot.equals !== undefined) return { bets: { ...bets, [id]: most }, why: null };
  const wanted = Math.max(min, Math.min(bet + chip, most));
  const fits = wanted === most ? most : min + Math.floor((wanted - min) / step) * step;
  if (fits <= bet) return { bets: null, why: texts.wager.offStep(label, step) };
  return { bets: matched(ask, { ...bets, [id]: fits }), why: null };
}

function fullWords(ask: WagerAsk, bets: Bets, { label, max, upTo }: WagerSpot, most: Cents): string {
  if (most === max) return texts.wager.full(label, max);
  const other = ask.spots.find(({ id }) => id === upTo);
  if (other && most === (bets[other.id] ?? 0)) return texts.wager.notMoreThan(label, other.label);
  return texts.wager.noChips;
}

/** Removes the bet on a spot, along with the bets that depend on it. */
export function cleared(ask: WagerAsk, bets: Bets, id: string): Bets {
  const left: Bets = Object.fromEntries(Object.entries(bets).filter(([spot]) => spot !== id));
  return ask.spots
    .filter((spot) => left[spot.id] !== undefined && (spot.equals === id || spot.upTo === id || !isBacked(left, spot)))
    .reduce((rest, spot) => cleared(ask, rest, spot.id), left);
}

/** The bets of the last hand, if all of them can be placed again. */
export function repeated(ask: WagerAsk): Bets | null {
  return totalOf(ask.last) > 0 && wagerFault(ask, ask.last) === null ? ask.last : null;
}

/** The player's own spots, or those at one other place. */
export interface LayoutPlace {
  /** Null for the player's own. */
  readonly at: string | null;
  readonly spots: readonly WagerSpot[];
}

/** The layout by place, with the player's own first if they have one. */
export function placesOf({ spots }: WagerAsk): readonly LayoutPlace[] {
  return [...Map.groupBy(spots, ({ at }) => at)].map(([at, there]) => ({ at, spots: there }));
}
