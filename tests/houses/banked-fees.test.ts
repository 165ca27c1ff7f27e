import { describe, expect, it } from 'vitest';
import type { FeeTiers } from '../../games/ask.ts';
import { collection } from '../../games/banked/fees.ts';
import { feeOf } from '../../games/wager.ts';
import type { AnyOptions, BankedFeeOption, BankedGame } from '../../houses/house.ts';
import { HOUSES } from '../../houses/houses.ts';
import { postedRules } from '../../houses/posting.ts';
import { documentsOf } from './documents.ts';

const AJ = 'artichoke-joes';
const REAL = 'casino-real';

const games: readonly [string, BankedGame<AnyOptions>][] = [...HOUSES.values()].flatMap((house) =>
  Object.entries(house.games).flatMap(([id, game]): [string, BankedGame<AnyOptions>][] =>
    game.kind === 'banked' ? [[`${house.id} ${id}`, game]] : [],
  ),
);

function optionOf(houseId: string, gameId: string, id: number | string): BankedFeeOption<AnyOptions> {
  const found = games
    .find(([name]) => name === `${houseId} ${gameId}`)?.[1]
    .collections.find((one) => one.option === id);
  if (!found) throw new Error(`${houseId} ${gameId} ${id}`);
  return found;
}

const resolved = (houseId: string, gameId: string, overrides: Record<string, unknown>) => {
  const house = HOUSES.get(houseId);
  if (!house) throw new Error(houseId);
  const posted = postedRules(house, gameId, { rules: overrides });
  return posted.ok ? { ok: true as const, value: posted.value.rules } : posted;
};

/** The row as the sheets print it: `5-100:$1; 101-200:$2`, `1001+:$5`, in dollars. */
function printed(tiers: FeeTiers, most: number | null): string {
  return tiers
    .map(({ from, fee }, i) => {
      const next = tiers[i + 1];
      const to = next ? `-${next.from / 100 - 1}` : most === null ? '+' : from / 100 === most ? '' : `-${most}`;
      return `${from / 100}${to}:$${fee / 100}`;
    })
    .join('; ');
}

const players = ({ collection: fees, limits }: BankedFeeOption<AnyOptions>): string =>
  fees.playerBy === 'nothing' ? '$0' : printed(fees.player, limits.max === null ? null : limits.max / 100);

const dealer = ({ collection: fees }: BankedFeeOption<AnyOptions>): string =>
  fees.dealerBy === 'hand' ? `$${feeOf(fees.dealer, 0) / 100}` : printed(fees.dealer, null);

const limits = ({ limits: { min, max } }: BankedFeeOption<AnyOptions>): string =>
  max === null ? `${min / 100} to no limit` : min === max ? `${min / 100}` : `${min / 100}-${max / 100}`;

describe('the schedules as printed', () => {
  it.each([
    // 000:7942-8236
    [AJ, 'ez-baccarat', 1, '5-500', '5-100:$1; 101-200:$2; 201-300:$3; 301-400:$4; 401-500:$5', '5-1000:$3; 1001+:$5'],
    [
      AJ,
      'ez-baccarat',
      2,
      '20-1000',
      '20-100:$1; 101-300:$2; 301-600:$5; 601-1000:$8',
      '20-1000:$5; 1001-3000:$8; 3001+:$12',
    ],
    [
      AJ,
      'ez-baccarat',
      5,
      '20-1000',
      '20-300:$2; 301-600:$3; 601-1000:$5',
      '20-500:$3; 501-1000:$5; 1001-6000:$10; 6001+:$30',
    ],
    [
      AJ,
      'ez-baccarat',
      11,
      '100-1000',
      '100-300:$2; 301-600:$3; 601-1000:$5',
      '100-500:$3; 501-1000:$5; 1001-8000:$15; 8001+:$60',
    ],
    [AJ, 'ez-baccarat', 14, '200-1000', '200-300:$2; 301-600:$3; 601-1000:$5', '200-1000:$5; 1001-6000:$10; 6001+:$30'],
    [AJ, 'ez-baccarat', 17, '500-1000', '500-1000:$3', '500-1000:$5; 1001-6000:$10; 6001-12000:$20; 12001+:$60'],
    [AJ, 'ez-baccarat', 20, '1000', '1000:$1', '1000-2000:$10; 2001-6000:$20; 6001-12000:$40; 12001+:$80'],
    [AJ, 'ez-baccarat', 22, '5-500', '$0', '5-500:$4; 501-1000:$6; 1001-1500:$12; 1501-2000:$16; 2001+:$20'],
    [AJ, 'ez-baccarat-panda-8', 25, '5-500', '$0', '5-1000:$5; 1001-2000:$10; 2001-3000:$20; 3001-4000:$40; 4001+:$60'],
    [
      AJ,
      'ez-baccarat-panda-8',
      30,
      '100-1000',
      '$0',
      '100-1000:$7; 1001-3000:$20; 3001-6000:$40; 6001-10000:$70; 10001+:$100',
    ],
    // 000:7371-7569
    [
      AJ,
      'ez-baccarat-panda-8',
      'G2',
      '20-500',
      '20-100:$1; 101-200:$2; 201-300:$3; 301-400:$4; 401-500:$5',
      '20-1000:$3; 1001+:$5',
    ],
    [
      AJ,
      'ez-baccarat-panda-8',
      'G3',
      '20-1000',
      '20-100:$1; 101-300:$2; 301-600:$3; 601-1000:$5',
      '20-500:$3; 501-2000:$5; 2001+:$8',
    ],
    [
      AJ,
      'ez-baccarat-panda-8',
      'G6',
      '40-1000',
      '40-100:$1; 101-300:$2; 301-600:$4; 601-1000:$6',
      '40-500:$4; 501-2000:$6; 2001+:$8',
    ],
    [
      AJ,
      'ez-baccarat-panda-8',
      'G7',
      '40-1000',
      '40-200:$1; 201-400:$2; 401-600:$4; 601-800:$6; 801-1000:$8',
      '40-500:$4; 501-2000:$6; 2001+:$8',
    ],
    [
      AJ,
      'ez-baccarat-panda-8',
      'G9',
      '100-1000',
      '100-100:$1; 101-500:$3; 501-1000:$5',
      '100-1000:$5; 1001-4000:$8; 4001+:$12',
    ],
    // 000:8239-8367
    [AJ, 'double-hand-poker', 1, '5-200', '5-100:$1; 101-200:$2', '$2'],
    [AJ, 'double-hand-poker', 3, '20-500', '20-100:$1; 101-300:$2; 301-400:$3; 401-500:$4', '$4'],
    [AJ, 'double-hand-poker', 5, '100-1000', '100-200:$1; 201-400:$2; 401-600:$4; 601-800:$6; 801-1000:$8', '$8'],
    [AJ, 'double-hand-poker', 6, '100-2000', '100-500:$3; 501-1000:$6; 1001-1500:$9; 1501-2000:$12', '$10'],
    [AJ, 'double-hand-poker', 8, '5-200', '$0', '5-300:$4; 301-600:$7; 601-1000:$10; 1001-2000:$15; 2001+:$20'],
    [
      AJ,
      'double-hand-poker',
      12,
      '100-1000',
      '$0',
      '100-1000:$5; 1001-2000:$10; 2001-3000:$20; 3001-4000:$30; 4001+:$40',
    ],
    // 000:6657-6720
    [AJ, 'double-hand-poker', 'G1', '5-100', '5-100:$1', '$1'],
    [AJ, 'double-hand-poker', 'G4', '100-1000', '100-300:$2; 301-600:$3; 601-1000:$5', '$5'],
    [AJ, 'double-hand-poker', 'G6', '100 to no limit', '100-2000:$10; 2001-4000:$20; 4001+:$30', '$20'],
    // 000:8489-8660
    [AJ, 'no-bust-21', 1, '5-200', '5-100:$1; 101-200:$2', '5-100:$2; 101+:$3'],
    [AJ, 'no-bust-21', 4, '100-500', '100-100:$1; 101-300:$2; 301-500:$3', '100-300:$3; 301+:$5'],
    [
      AJ,
      'no-bust-21',
      6,
      '100-1000',
      '100-100:$1; 101-300:$2; 301-500:$3; 501-700:$5; 701-1000:$7',
      '100-1000:$5; 1001+:$7',
    ],
    [
      AJ,
      'no-bust-21',
      7,
      '100-2000',
      '100-100:$1; 101-500:$3; 501-1000:$6; 1001-1500:$9; 1501-2000:$12',
      '100-1000:$6; 1001+:$9',
    ],
    [AJ, 'no-bust-21', 9, '5-200', '$0', '5-200:$5; 201-300:$7; 301-400:$10; 401-500:$12; 501+:$15'],
    [AJ, 'no-bust-21', 12, '100-1000', '$0', '100-500:$8; 501-1000:$10; 1001-1500:$12; 1501-2000:$15; 2001+:$25'],
    // 000:6760-6779
    [AJ, 'no-bust-21', 'G1', '1-100', '1-100:$1', '$2'],
    [AJ, 'no-bust-21', 'G2', '1-200', '1-100:$1; 101-200:$2', '$2'],
    [AJ, 'no-bust-21', 'G3', '1-500', '1-100:$1; 101-300:$2; 301-500:$3', '$3'],
    // 001:7311-7610, 001:3308-3384
    [REAL, 'ez-baccarat-panda-8', 1, '5-5000', '$0', '5-200:$2; 201-500:$5; 501-1000:$15; 1001-2000:$25; 2001+:$35'],
    [
      REAL,
      'ez-baccarat-panda-8',
      13,
      '25-5000',
      '$0',
      '25-1000:$15; 1001-2500:$30; 2501-5000:$60; 5001-15000:$75; 15001+:$150',
    ],
    [
      REAL,
      'ez-baccarat-panda-8',
      21,
      '100-5000',
      '$0',
      '100-2500:$30; 2501-5000:$75; 5001-15000:$125; 15001-30000:$250; 30001+:$300',
    ],
    [
      REAL,
      'commission-free-baccarat',
      2,
      '5-5000',
      '$0',
      '5-300:$1; 301-600:$3; 601-1000:$6; 1001-2000:$10; 2001+:$20',
    ],
    [REAL, 'cash-in-baccarat', 1, '5-5000', '$0', '5-200:$2; 201-500:$5; 501-1000:$15; 1001-2000:$25; 2001+:$35'],
    [REAL, 'ez-baccarat-panda-8', 'G1', '5-500', '$0', '5-100:$0.5; 101-200:$1; 201-400:$2; 401-800:$5; 801+:$12'],
    [
      REAL,
      'ez-baccarat-panda-8',
      'G2',
      '25-1000',
      '$0',
      '25-200:$1; 201-400:$2; 401-1000:$5; 1001-2000:$15; 2001+:$25',
    ],
    // 001:8260-8529
    [REAL, 'no-bust-21', 3, '100-5000', '$0', '100-100:$1; 101-200:$2; 201-300:$3; 301-600:$5; 601+:$8'],
    [REAL, 'no-bust-21', 4, '5-5000', '$0', '5-100:$1; 101-200:$3; 201-300:$4; 301-600:$5; 601+:$8'],
    [REAL, 'no-bust-21', 9, '100-1000', '$0', '100-100:$2; 101-200:$3; 201-300:$5; 301-600:$7; 601+:$10'],
    [REAL, 'no-bust-21', 15, '100-5000', '$0', '100-100:$2; 101-300:$4; 301-600:$7; 601-1000:$11; 1001+:$16'],
    // 003:2117-2126
    ['lake-elsinore', 'double-hand-poker', 1, '10-100', '10-100:$1', '$2'],
    ['lake-elsinore', 'double-hand-poker', 2, '25-100', '25-100:$1', '$2'],
    ['lake-elsinore', 'double-hand-poker', 3, '100-500', '100-500:$2', '$3'],
    // 004:603-630
    // 001:2208-2601: the third option's last row is printed from $500, the eleventh's without a plus
    [REAL, 'pure-21-5', 'G1', '3-200', '$0', '3-25:$0.25; 26-100:$0.5; 101-200:$1; 201-300:$2; 301+:$3'],
    [REAL, 'pure-21-5', 'G2', '5-200', '$0', '5-100:$0.5; 101-200:$1; 201-300:$2; 301-500:$3; 501+:$5'],
    [REAL, 'pure-21-5', 'G3', '5-300', '$0', '5-75:$0.5; 76-200:$1; 201-300:$2; 301-500:$3; 501+:$5'],
    [REAL, 'pure-21-5', 'G4', '5-500', '$0', '5-50:$0.5; 51-100:$1; 101-200:$2; 201-300:$3; 301+:$5'],
    [REAL, 'pure-21-5', 'G5', '5-750', '$0', '5-40:$0.5; 41-100:$1; 101-200:$2; 201-300:$3; 301+:$5'],
    [REAL, 'pure-21-5', 'G6', '5-1000', '$0', '5-40:$0.5; 41-100:$1; 101-200:$2; 201-300:$3; 301+:$5'],
    [REAL, 'pure-21-5', 'G7', '10-500', '$0', '10-50:$0.5; 51-100:$1; 101-300:$2; 301-600:$3; 601+:$5'],
    [REAL, 'pure-21-5', 'G8', '10-1000', '$0', '10-100:$1; 101-300:$2; 301-500:$3; 501-800:$5; 801+:$7'],
    [REAL, 'pure-21-5', 'G9', '10-2000', '$0', '10-100:$1; 101-200:$2; 201-300:$2; 301-500:$5; 501+:$7'],
    [REAL, 'pure-21-5', 'G10', '25-500', '$0', '25-100:$1; 101-500:$3; 501-1000:$5; 1001-2000:$7; 2001+:$10'],
    [REAL, 'pure-21-5', 'G11', '25-1000', '$0', '25-100:$1; 101-400:$3; 401-700:$4; 701-1500:$8; 1501+:$10'],
    [REAL, 'pure-21-5', 'G12', '25-2000', '$0', '25-100:$1; 101-300:$3; 301-500:$5; 501-1000:$8; 1001+:$10'],
    [REAL, 'pure-21-5', 'G13', '100-1000', '$0', '100-300:$2; 301-700:$5; 701-1200:$8; 1201-2000:$10; 2001+:$15'],
    [REAL, 'pure-21-5', 'G14', '100-2000', '$0', '100-300:$2; 301-700:$5; 701-1200:$10; 1201-2000:$15; 2001+:$20'],
    [REAL, 'pure-21-5', 'G15', '100-5000', '$0', '100-300:$2; 301-500:$5; 501-1000:$10; 1001-1500:$15; 1501+:$20'],
    [REAL, 'pure-21-5', 'G16', '500-2000', '$0', '500-1000:$5; 1001-2000:$10; 2001-3000:$15; 3001-5000:$20; 5001+:$25'],
    [REAL, 'pure-21-5', 'G17', '500-5000', '$0', '500-1000:$5; 1001-2000:$10; 2001-3000:$15; 3001-5000:$25; 5001+:$30'],
    [
      REAL,
      'pure-21-5',
      'G18',
      '500-10000',
      '$0',
      '500-1000:$5; 1001-2000:$10; 2001-3000:$20; 3001-5000:$30; 5001+:$40',
    ],
    [
      REAL,
      'pure-21-5',
      'G19',
      '1000-5000',
      '$0',
      '1000-3000:$10; 3001-5000:$20; 5001-10000:$25; 10001-20000:$35; 20001+:$50',
    ],
    [
      REAL,
      'pure-21-5',
      'G20',
      '1000-10000',
      '$0',
      '1000-3000:$10; 3001-5000:$20; 5001-10000:$25; 10001-20000:$50; 20001+:$75',
    ],
    [
      REAL,
      'pure-21-5',
      'G21',
      '1000-25000',
      '$0',
      '1000-2000:$10; 2001-5000:$25; 5001-10000:$50; 10001-20000:$75; 20001+:$100',
    ],
    // 001:8260-8529
    [REAL, 'pure-21-5', 1, '5-5000', '$0', '5-100:$1; 101-200:$2; 201-300:$3; 301-600:$5; 601+:$8'],
    [REAL, 'pure-21-5', 9, '100-1000', '$0', '100-100:$2; 101-200:$3; 201-300:$5; 301-600:$7; 601+:$10'],
    [REAL, 'pure-21-5', 15, '100-5000', '$0', '100-100:$2; 101-300:$4; 301-600:$7; 601-1000:$11; 1001+:$16'],
    // 003:2135-2163, 003:2666-2708: the last row of the last option is printed from $691
    ['lake-elsinore', 'pure-21-5', 1, '2-600', '$0', '2-4:$0; 5-50:$0.5; 51-400:$2; 401+:$5'],
    ['lake-elsinore', 'pure-21-5', 2, '5-600', '$0', '5-50:$0.5; 51-400:$2; 401+:$5'],
    ['lake-elsinore', 'pure-21-5', 3, '10-600', '$0', '10-50:$0.5; 51-400:$2; 401+:$5'],
    ['lake-elsinore', 'pure-21-5', 4, '25-600', '$0', '25-50:$0.5; 51-400:$2; 401+:$5'],
    ['lake-elsinore', 'pure-21-5', 5, '25-1000', '$0', '25-50:$0.5; 51-400:$2; 401-600:$5; 601+:$7'],
    ['lake-elsinore', 'pure-21-5', 6, '50-1200', '$0', '50-400:$2; 401-600:$5; 601+:$7'],
    // 004:3310-3350: the first option's last row ends at $500
    ['empire', 'blackjack-8-0', 1, '5-600', '$0', '5-50:$0.5; 51-300:$2; 301+:$5'],
    ['empire', 'blackjack-8-0', 2, '25-1000', '$0', '25-50:$1; 51-300:$2; 301+:$5'],
    // 000:6722-6760: the player-dealer by their own wager; 000:8489-8660 as No Bust 21
    [AJ, 'california-blackjack-22', 'G1', '5-200', '5-100:$1; 101-200:$2', '20-300:$2; 301+:$3'],
    [AJ, 'california-blackjack-22', 'G2', '100-500', '100-300:$2; 301-500:$3', '100-300:$3; 301+:$5'],
    [AJ, 'california-blackjack-22', 'G3', '100-1000', '100-300:$2; 301-600:$3; 601-1000:$5', '500-1000:$5; 1001+:$8'],
    [
      AJ,
      'california-blackjack-22',
      'G4',
      '500-4000',
      '500-1000:$5; 1001-2000:$10; 2001-4000:$15',
      '500-2000:$10; 2001+:$20',
    ],
    [AJ, 'california-blackjack-22', 1, '5-200', '5-100:$1; 101-200:$2', '5-100:$2; 101+:$3'],
    [AJ, 'california-blackjack-22', 9, '5-200', '$0', '5-200:$5; 201-300:$7; 301-400:$10; 401-500:$12; 501+:$15'],
    ['empire', 'no-bust-21', 1, '5-400', '$0', '5-50:$0.5; 51-400:$2; 401+:$3'],
  ])('%s, %s, option %s: tables of %s', (house, game, id, tables, fromPlayers, fromDealer) => {
    const option = optionOf(house, game, id);
    expect([limits(option), players(option), dealer(option)]).toEqual([tables, fromPlayers, fromDealer]);
  });

  it.each([
    // The first amounts of a row and the last of the row before.
    [AJ, 'ez-baccarat', 4, 'player', 300, 2],
    [AJ, 'ez-baccarat', 4, 'player', 301, 3],
    [AJ, 'ez-baccarat', 20, 'dealer', 12_000, 40],
    [AJ, 'ez-baccarat', 20, 'dealer', 12_001, 80],
    [AJ, 'ez-baccarat-panda-8', 'G1', 'player', 35, 1],
    [AJ, 'ez-baccarat-panda-8', 'G1', 'player', 101, 2],
    [AJ, 'ez-baccarat-panda-8', 'G1', 'dealer', 1_000, 3],
    // More than the last row names: five spaces may hold more than one may.
    [AJ, 'ez-baccarat-panda-8', 'G1', 'player', 1_000, 5],
    [AJ, 'no-bust-21', 7, 'player', 1_500, 9],
    [AJ, 'no-bust-21', 7, 'player', 1_501, 12],
    [REAL, 'ez-baccarat-panda-8', 'G1', 'dealer', 350, 2],
    [REAL, 'ez-baccarat-panda-8', 'G1', 'dealer', 801, 12],
    [REAL, 'ez-baccarat-panda-8', 'G2', 'dealer', 1_500, 15],
    ['empire', 'no-bust-21', 1, 'dealer', 50, 0.5],
    ['empire', 'no-bust-21', 1, 'dealer', 400, 2],
  ] as const)('%s, %s, option %s: the %s pays, for $%i, $%f', (house, game, id, payer, amount, fee) => {
    expect(feeOf(optionOf(house, game, id).collection[payer], amount * 100)).toBe(fee * 100);
  });

  it('have every option once', () => {
    const upTo = (last: number): number[] => Array.from({ length: last }, (_, i) => i + 1);
    const own = (last: number): string[] => upTo(last).map((number) => `G${number}`);
    const ids = Object.fromEntries(
      games.map(([name, { collections }]) => [name, collections.map(({ option }) => option)]),
    );
    expect(ids).toEqual({
      'artichoke-joes ez-baccarat': upTo(30),
      'artichoke-joes ez-baccarat-panda-8': [...upTo(30), ...own(9)],
      'artichoke-joes century-baccarat': upTo(30),
      'artichoke-joes fast-nine': [],
      'artichoke-joes california-blackjack-22': [...upTo(12), ...own(4)],
      'artichoke-joes no-bust-21': [...upTo(12), ...own(3)],
      'artichoke-joes double-hand-poker': [...upTo(12), ...own(6)],
      'artichoke-joes pai-gow-tiles': [...upTo(39), ...own(7)],
      'artichoke-joes fortune-pai-gow-poker': [...upTo(12), ...own(6)],
      'artichoke-joes three-card-poker': upTo(7),
      'artichoke-joes three-card-poker-6-card': [...upTo(7), ...own(4)],
      'casino-real ez-baccarat-panda-8': [...upTo(21), ...own(2)],
      'casino-real commission-free-baccarat': upTo(21),
      'casino-real cash-in-baccarat': upTo(21),
      'casino-real no-bust-21': upTo(15),
      'casino-real pure-21-5': [...upTo(15), ...own(21)],
      'casino-real three-card-poker': own(5),
      'casino-real three-card-poker-6-card': [...upTo(10), ...own(5)],
      'casino-real three-card-poker-parkwest': upTo(10),
      'casino-real ultimate-texas-holdem': upTo(14),
      // What the player-dealer pays by option 1 is gone from the text.
      'casino-real lucky-pai-gow-poker': upTo(16).slice(1),
      'casino-real fortune-pai-gow-poker': upTo(16).slice(1),
      'casino-real ace-up-pai-gow-poker': upTo(16).slice(1),
      'oaks no-bust-21': [],
      'casino-real pai-gow-tiles': upTo(2),
      'oaks california-blackjack-22': [],
      'oaks century-21-blackjack': [],
      'oaks double-hand-poker': [],
      'oaks pai-gow-tiles': [],
      'lake-elsinore no-bust-21': [],
      'lake-elsinore pure-21-5': upTo(6),
      'lake-elsinore community-baccarat': [],
      'lake-elsinore double-hand-poker': upTo(3),
      'lake-elsinore three-card-poker': upTo(1),
      'lake-elsinore caribbean-stud': upTo(1),
      'lake-elsinore ultimate-texas-holdem': [...upTo(4), 'B1', 'B2', 'B3', 'B4'],
      'empire no-bust-21': upTo(1),
      'empire pure-21-5': [],
      'empire blackjack-8-0': upTo(2),
      'empire century-baccarat': upTo(1),
      'empire double-hand-poker': [],
      'empire pai-gow-tiles': upTo(1),
      'empire nines-up': upTo(1),
      'empire fortune-pai-gow-poker': upTo(1),
      'empire three-card-poker': upTo(4),
    });
  });
});

/** Rows of the player-dealer that are printed to begin above the minimum wager of the table: what they post is more (000:6729-6743). */
const DEALER_ROWS_ABOVE: Readonly<Record<string, number>> = {
  'artichoke-joes california-blackjack-22 G1': 2_000,
  'artichoke-joes california-blackjack-22 G3': 50_000,
};

/** Rows that are printed with no more than the row before: $0 for $2 to $4 (003:2137), the same $2 twice (001:2262-2420). */
const PRINTED_FLAT: Readonly<Record<string, readonly number[]>> = {
  'lake-elsinore pure-21-5 1': [0],
  'casino-real pure-21-5 G9': [2],
};

describe('every option', () => {
  const options = games.flatMap(([name, { collections }]) => collections.map((one) => [name, one] as const));

  it('is one that the framework’s schema takes: rising rows, at most five for each payer', () => {
    for (const [name, one] of options) {
      expect([name, one.option, collection.safeParse(one.collection).data]).toEqual([name, one.option, one.collection]);
    }
  });

  it('has no gap: the rows begin with the minimum wager, no matter who pays', () => {
    for (const [name, { option, limits: table, collection: fees }] of options) {
      const first = fees.dealerBy === 'hand' ? 0 : table.min;
      // Who pays by a wager of their own may post less than a bettor does: there the rows begin lower (004:2277-2298).
      const above = DEALER_ROWS_ABOVE[`${name} ${option}`];
      if (fees.dealer.length === 0) expect([name, option, fees.playerBy]).toEqual([name, option, 'wager']);
      else if (above !== undefined) expect(fees.dealer[0]?.from).toBe(above);
      else if (fees.dealerBy === 'wager') expect(fees.dealer[0]?.from).toBeLessThanOrEqual(first);
      else expect([name, option, fees.dealer[0]?.from]).toEqual([name, option, first]);
      if (fees.playerBy === 'nothing') expect(fees.player).toEqual([]);
      else expect([name, option, fees.player[0]?.from]).toEqual([name, option, table.min]);
      expect(fees.player.at(-1)?.from ?? 0).toBeLessThanOrEqual(table.max ?? Number.POSITIVE_INFINITY);
    }
  });

  it('takes more of more', () => {
    for (const [name, { option, collection: fees }] of options) {
      for (const tiers of [fees.player, fees.dealer]) {
        const same = tiers.flatMap(({ fee }, i) => (fee > (tiers[i - 1]?.fee ?? 0) ? [] : [i]));
        expect([name, option, same]).toEqual([
          name,
          option,
          tiers.length === 0 ? [] : (PRINTED_FLAT[`${name} ${option}`] ?? []),
        ]);
      }
    }
  });

  it('has its place in a document that the house cites', () => {
    for (const [name, { source }] of options) {
      expect([name, source]).toEqual([name, expect.stringMatching(/^\d{3}:\d+(-\d+)?(, \d+-\d+)*$/)]);
      const house = HOUSES.get(name.split(' ')[0] ?? '');
      expect(documentsOf(house?.source ?? '')).toEqual(expect.arrayContaining(documentsOf(source)));
    }
  });

  it('is for one of the tables that the house offers', () => {
    for (const [name, game] of games) {
      expect(game.limits.length).toBeGreaterThan(0);
      expect(new Set(game.limits.map(({ id }) => id)).size).toBe(game.limits.length);
      const [houseId = '', gameId = ''] = name.split(' ');
      for (const { option } of game.collections) {
        expect(game.limits.some(({ rules }) => resolved(houseId, gameId, { ...rules, collection: option }).ok)).toBe(
          true,
        );
      }
    }
  });
});

describe('what the fees go by', () => {
  it.each([
    [AJ, 'ez-baccarat', 1, { playerBy: 'wager', playerBonus: false, dealerBy: 'action', dealerBonus: true }],
    [AJ, 'ez-baccarat-panda-8', 1, { playerBy: 'wager', playerBonus: false, dealerBy: 'action', dealerBonus: true }],
    [AJ, 'ez-baccarat-panda-8', 21, { playerBy: 'nothing', dealerBy: 'action', dealerBonus: true }],
    [AJ, 'ez-baccarat-panda-8', 'G1', { playerBy: 'total', playerBonus: true, dealerBy: 'action', dealerBonus: true }],
    [AJ, 'no-bust-21', 1, { playerBy: 'wager', playerBonus: false, dealerBy: 'action', dealerBonus: true }],
    [AJ, 'no-bust-21', 'G1', { playerBy: 'wager', dealerBy: 'hand' }],
    [AJ, 'double-hand-poker', 6, { playerBy: 'wager', dealerBy: 'hand' }],
    [AJ, 'double-hand-poker', 7, { playerBy: 'nothing', dealerBy: 'action' }],
    [REAL, 'no-bust-21', 1, { playerBy: 'nothing', dealerBy: 'action', dealerBonus: true }],
    [REAL, 'pure-21-5', 'G1', { playerBy: 'nothing', dealerBy: 'action', dealerBonus: true }], // 001:2193-2199
    ['lake-elsinore', 'pure-21-5', 1, { playerBy: 'nothing', dealerBy: 'action', dealerBonus: false }], // 003:2603
    ['empire', 'blackjack-8-0', 1, { playerBy: 'nothing', dealerBy: 'action', dealerBonus: true }], // 004:3311-3317
    [AJ, 'california-blackjack-22', 'G1', { playerBy: 'wager', dealerBy: 'wager' }],
    ['lake-elsinore', 'double-hand-poker', 1, { playerBy: 'wager', dealerBy: 'hand' }],
  ])('%s, %s, option %s', (house, game, id, expected) => {
    expect(optionOf(house, game, id).collection).toMatchObject(expected);
  });
});

describe('posting', () => {
  it('brings the fees and the limits of the table', () => {
    expect(resolved(AJ, 'ez-baccarat', { collection: 4 })).toEqual({
      ok: true,
      value: {
        minBet: 2_000,
        maxBet: 100_000,
        betStep: 500,
        collection: optionOf(AJ, 'ez-baccarat', 4).collection,
        tracker: 'reader-board',
      },
    });
    expect(resolved(AJ, 'ez-baccarat-panda-8', { collection: ['G3'] })).toMatchObject({
      value: { collection: { playerBy: 'total' } },
    });
  });

  it('goes by one dollar where the limits do', () => {
    expect(resolved(AJ, 'no-bust-21', { collection: 'G2' })).toMatchObject({ value: { minBet: 100, betStep: 100 } });
  });

  it('has no maximum wager but a million dollars where there is no limit', () => {
    expect(resolved(AJ, 'double-hand-poker', { collection: 'G6' })).toMatchObject({ value: { maxBet: 100_000_000 } });
  });

  it('leaves what is said otherwise, within the limits', () => {
    expect(resolved(AJ, 'ez-baccarat', { collection: 4, minBet: 5_000, maxBet: 50_000, betStep: 2_500 })).toMatchObject(
      {
        value: { minBet: 5_000, maxBet: 50_000, betStep: 2_500 },
      },
    );
  });

  it('takes nothing where nothing is posted, and fees written out', () => {
    expect(resolved(AJ, 'ez-baccarat', {})).toMatchObject({ ok: true, value: {} });
    expect(resolved(AJ, 'ez-baccarat', { collection: [] })).toMatchObject({ ok: true, value: { collection: null } });
    const fees = optionOf(AJ, 'ez-baccarat', 4).collection;
    expect(resolved(AJ, 'ez-baccarat', { collection: fees })).toMatchObject({ ok: true, value: { collection: fees } });
  });

  it.each([
    [AJ, 'ez-baccarat', { collection: 31 }, 'Artichoke Joe’s has no option 31 for this game; it has 1 to 30.'],
    [AJ, 'ez-baccarat-panda-8', { collection: 'G10' }, 'it has 1 to 30 and G1 to G9.'],
    ['oaks', 'no-bust-21', { collection: 1 }, 'Oaks Club has no option 1 for this game; it has none.'],
    [AJ, 'ez-baccarat', { collection: [4, 5] }, 'one option is posted at a table, not 4 and 5.'],
    [AJ, 'ez-baccarat', { collection: 4, minBet: 500 }, 'option 4 is for tables of $20-$1,000.'],
    [AJ, 'ez-baccarat', { collection: 4, maxBet: 200_000 }, 'option 4 is for tables of $20-$1,000.'],
    [AJ, 'ez-baccarat', { collection: 20, minBet: 500 }, 'option 20 is for tables of $1,000.'],
    [AJ, 'double-hand-poker', { collection: 'G6', minBet: 500 }, 'option G6 is for tables of $100 or more.'],
    [
      'oaks',
      'ez-baccarat',
      {},
      'Oaks Club spreads panguingue, holdem, seven-card-stud, razz, asian-stud, mexican-poker, draw-poker, lo-ball, no-bust-21, california-blackjack-22, century-21-blackjack, double-hand-poker, pai-gow-tiles, not "ez-baccarat"',
    ],
  ])('%s, %s: %j is refused', (house, game, overrides, why) => {
    const answer = resolved(house, game, overrides);
    expect(answer.ok ? '' : answer.error.message).toContain(why);
  });
});
