/** What the moves of a house come to, added up without any of its reports, and what each report must therefore say. */
import { expect } from 'vitest';
import type { CardHouse } from '../../../../main/house/house.ts';
import type { HouseReport } from '../../../../main/house/house-report.ts';

interface Move {
  readonly source: string;
  readonly target: string;
  readonly amount: number;
}

/** Every move that a house has ever booked. */
async function movesOf(house: CardHouse): Promise<Move[]> {
  const rows = await house.store.db.selectFrom('moves').select(['source', 'target', 'amount']).execute();
  return rows.map((row) => ({ ...row, amount: Number(row.amount) }));
}

type Sum = (source: RegExp, target: RegExp) => number;

const sumsOf =
  (moves: readonly Move[]): Sum =>
  (source, target) =>
    moves.reduce((sum, move) => (source.test(move.source) && target.test(move.target) ? sum + move.amount : sum), 0);

const ANY = /^/;
const CARD = /^card:/;
const COUNTER = /^cage:/;
const WAY = /^way:/;
const TABLE = /^table:/;
const JACKPOT = /^jackpot:/;
const FEES = /^(collection|tournament-fee):/;

/** A report over all that a house has ever booked says of each figure what the moves come to. */
export async function expectEqualToLedger(house: CardHouse, report: HouseReport): Promise<void> {
  const moves = await movesOf(house);
  const sum = sumsOf(moves);
  const held = (name: RegExp): number => sum(ANY, name) - sum(name, ANY);
  const collections = [...new Set(moves.map(({ target }) => target))].filter((name) => name.startsWith('collection:'));
  const total = <Row>(rows: readonly Row[], amount: (row: Row) => number): number =>
    rows.reduce((all, row) => all + amount(row), 0);

  expect(total(report.cages, ({ deposits }) => deposits)).toBe(sum(COUNTER, CARD));
  expect(total(report.cages, ({ withdrawals }) => withdrawals)).toBe(sum(CARD, COUNTER));
  expect(total(report.cages, ({ variance }) => variance)).toBe(0);
  expect(total(report.counters, (each) => each.in)).toBe(sum(COUNTER, CARD));
  expect(total(report.counters, (each) => each.out)).toBe(sum(CARD, COUNTER));
  // What the house has kept of the entries of tournaments was taken at no table.
  const accountOf = ({ table, option }: HouseReport['fees'][number]): string =>
    table === 0 ? 'collection:tournaments' : `collection:${table}:${option}`;
  expect(report.fees.map(accountOf).sort()).toEqual(collections.sort());
  for (const fee of report.fees) expect(fee.amount).toBe(held(new RegExp(`^${accountOf(fee)}$`)));
  expect(total(report.jackpots, ({ balance }) => balance)).toBe(held(JACKPOT));
  // What is dropped within the jackpots of a house, from one to what a hit has set aside, is in and out of them alike.
  expect(total(report.jackpots, ({ paidIn, paidOut }) => paidIn - paidOut)).toBe(held(JACKPOT));
  for (const each of report.tables) {
    const [way, table] = [new RegExp(`^way:${each.table}$`), new RegExp(`^table:${each.table}$`)];
    expect(each).toMatchObject({
      ...{ boughtIn: sum(way, table), cashedOut: sum(table, CARD), fees: sum(table, /^collection:/) },
      toJackpots: sum(table, JACKPOT),
    });
  }
  for (const each of report.players) {
    const card = new RegExp(`^card:${each.account}$`);
    expect(each).toMatchObject({
      ...{ deposits: sum(COUNTER, card), withdrawals: sum(card, COUNTER), jackpots: sum(JACKPOT, card) },
      ...{ boughtIn: sum(card, WAY) - sum(WAY, card), cashedOut: sum(TABLE, card) },
    });
  }
  expect(report.before).toEqual({ cards: 0, tables: 0, jackpots: 0, withheld: 0, fees: 0 });
  expect(report.after).toEqual({
    ...{ cards: held(CARD), tables: held(/^(way|table|tournament):/), jackpots: held(JACKPOT) },
    ...{ withheld: held(/^(jackpot:.*:withheld|tournament-withheld:.*)$/), fees: held(FEES) },
  });
  expect(total(report.hours, ({ fees }) => fees)).toBe(sum(ANY, /^collection:/));
  expect(total(report.hours, ({ cashIn }) => cashIn)).toBe(sum(COUNTER, CARD));
  expect(total(report.hours, ({ cashOut }) => cashOut)).toBe(sum(CARD, COUNTER));
}
