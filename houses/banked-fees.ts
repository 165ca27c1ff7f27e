/** How the fee schedules of player-dealer games are written here, and what follows from them. */
import type { Collection } from '../games/banked/fees.ts';
import type { BankedRules } from '../games/banked/rules.ts';
import type { Cents } from '../games/money.ts';
import type { BankedFeeOption, Limit } from './house.ts';
import { limitsInWords, NO_LIMIT, stepFor } from './posting.ts';

/** `{ 5: 1, 101: 2 }`: a dollar from $5 on, two dollars from $101 on. Empty: no fee. */
type Fees = Readonly<Record<number, number>>;

/**
 * A line of a schedule in dollars, as printed: its option, where it is, the minimum and the maximum wager (null: no
 * limit), then the fees of the players and of the player-dealer. The key of each fee row is the amount it starts with;
 * a row ends where the next one starts.
 */
export type FeeLine = readonly [
  option: number | string,
  lines: string,
  min: number,
  max: number | null,
  players: Fees,
  playerDealer: Fees,
];

/** A fee that is the same for every hand. */
export const flat = (fee: number): Fees => ({ 0: fee });

/** What the fees of a schedule are based on. Where the players pay nothing, this does not change that. */
export type Basis = Omit<Collection, 'player' | 'dealer'>;

/** The options of a schedule that is printed in one document and has one basis. */
export function feeOptions(
  document: string,
  basis: Basis,
  lines: readonly FeeLine[],
): readonly BankedFeeOption<BankedRules>[] {
  return lines.map(([option, at, min, max, players, playerDealer]): BankedFeeOption<BankedRules> => {
    const player = tiers(players);
    const playerBy = player.length === 0 ? 'nothing' : basis.playerBy;
    return {
      option,
      limits: { min: inCents(min), max: max === null ? null : inCents(max) },
      rules: {},
      collection: { ...basis, playerBy, player, dealer: tiers(playerDealer) },
      source: `${document}:${at}`,
    };
  });
}

/** Whole numbers as keys are in ascending order, whatever order they are written in. */
const tiers = (fees: Fees): Collection['player'] =>
  Object.entries(fees).map(([from, fee]) => ({ from: inCents(Number(from)), fee: inCents(fee) }));

/** Fees are whole or half dollars, limits whole ones. */
const inCents = (dollars: number): Cents => Math.round(dollars * 100);

/** One size of game for each table limit for which a schedule has options. */
export function limitsOf(
  options: readonly Pick<BankedFeeOption<BankedRules>, 'limits' | 'source'>[],
): readonly Limit<BankedRules>[] {
  const sizes = new Map<string, Limit<BankedRules>>();
  for (const { limits, source } of options) {
    const limit = tableLimit(limits.min, limits.max, source);
    if (!sizes.has(limit.id)) sizes.set(limit.id, limit);
  }
  return [...sizes.values()];
}

/**
 * A size of game by its wagers. No document gives a buy-in: twenty minimum wagers, half of that for a short buy, and no
 * maximum, because a player who wants to bank brings more.
 */
export function tableLimit(min: Cents, max: Cents | null, source: string): Limit<BankedRules> {
  const betStep = stepFor(min, max ?? NO_LIMIT);
  return {
    id: max === null ? `${min / 100}-no-limit` : `${min / 100}-${max / 100}`,
    label: `Wagers of ${limitsInWords({ limits: { min, max } })}`,
    rules: { minBet: min, maxBet: max ?? NO_LIMIT, betStep },
    buyIn: { fullBuy: min * 20, shortBuy: min * 10, maximum: null, step: 100 },
    source,
  };
}
