import { describe, expect, it } from 'vitest';
import type { FeeTiers } from '../../games/ask.ts';
import { collection } from '../../games/banked/fees.ts';
import { feeOf } from '../../games/wager.ts';
import type { AnyOptions, BankedFeeOption, BankedGame } from '../../houses/house.ts';
import { HOUSES } from '../../houses/houses.ts';
import { postedRules } from '../../houses/posting.ts';
import { documentsOf } from './documents.ts';
import { madeUp } from './made-up.ts';
import { SHEETS } from './sheets.ts';

const AJ = 'artichoke-joes';

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

const sheets = [...SHEETS];

describe('the schedules as printed', () => {
  const schedules = sheets.flatMap(([house, { schedules: rows }]) => rows.map((row) => [house, ...row] as const));

  it.each(schedules)('%s, %s, option %s: tables of %s', (house, game, id, tables, fromPlayers, fromDealer) => {
    const option = optionOf(house, game, id);
    expect([limits(option), players(option), dealer(option)]).toEqual([tables, fromPlayers, fromDealer]);
  });

  const amounts = sheets.flatMap(([house, { amounts: rows }]) => rows.map((row) => [house, ...row] as const));

  it.each(amounts)('%s, %s, option %s: the %s pays, for $%i, $%f', (house, game, id, payer, amount, fee) => {
    expect(feeOf(optionOf(house, game, id).collection[payer], amount * 100)).toBe(fee * 100);
  });

  it.each([...HOUSES.values()].map((house) => [house.id, house] as const))('%s has every option once', (id, house) => {
    const numbers = Object.entries(house.games).flatMap(([game, spread]) =>
      spread.kind === 'banked' ? [[game, spread.collections.map(({ option }) => option)]] : [],
    );
    expect(numbers).toEqual(Object.entries(SHEETS.get(id)?.feeOptions ?? {}));
  });
});

describe('every option', () => {
  const options = games.flatMap(([name, { collections }]) => collections.map((one) => [name, one] as const));

  it('is one that the framework’s schema takes: rising rows, at most five for each payer', () => {
    for (const [name, one] of options) {
      expect([name, one.option, collection.safeParse(one.collection).data]).toEqual([name, one.option, one.collection]);
    }
  });

  it('has no gap: the rows begin with the minimum wager, no matter who pays', () => {
    for (const [name, { option, limits: table, collection: fees }] of options) {
      const [house = '', game = ''] = name.split(' ');
      const first = fees.dealerBy === 'hand' ? 0 : table.min;
      // Who pays by a wager of their own may post less than a bettor does: there the rows begin lower (004:2277-2298).
      const above = SHEETS.get(house)?.dealerRowsAbove?.[`${game} ${option}`];
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
      const [house = '', game = ''] = name.split(' ');
      const flat = SHEETS.get(house)?.flatRows?.[`${game} ${option}`] ?? [];
      for (const tiers of [fees.player, fees.dealer]) {
        const same = tiers.flatMap(({ fee }, i) => (fee > (tiers[i - 1]?.fee ?? 0) ? [] : [i]));
        expect([name, option, same]).toEqual([name, option, tiers.length === 0 ? [] : flat]);
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
  const rows = sheets.flatMap(([house, { feesGoBy }]) => feesGoBy.map((row) => [house, ...row] as const));

  it.each(rows)('%s, %s, option %s', (house, game, id, expected) => {
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

  it('has a maximum wager of a million dollars where there is no limit', () => {
    expect(resolved(AJ, 'double-hand-poker', { collection: 'G6' })).toMatchObject({ value: { maxBet: 100_000_000 } });
  });

  it('keeps options that are set otherwise, within the limits', () => {
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
  ])('%s, %s: %j is refused', (house, game, overrides, why) => {
    const answer = resolved(house, game, overrides);
    expect(answer.ok ? '' : answer.error.message).toContain(why);
  });

  it('is refused for a game that the house does not spread', () => {
    const posted = postedRules(madeUp, 'no-bust-21', {});
    expect(posted.ok ? '' : posted.error.message).toContain('Made Up spreads holdem, ez-baccarat, not "no-bust-21"');
  });
});
