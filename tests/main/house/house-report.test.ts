/** The report of a house is the sum of its ledger, on SQLite and on PostgreSQL. */
import { expect, it } from 'vitest';
import { reportCsv, reportText } from '../../../main/cli/house-report.ts';
import { reportPdf } from '../../../main/cli/report-pdf.ts';
import type { HouseCage } from '../../../main/house/house.ts';
import { countersOver, jackpotsOver } from '../../../main/house/house-meters.ts';
import { houseReport } from '../../../main/house/house-report.ts';
import { onBothEngines } from './engines.ts';
import { TestHouse } from './test-house.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

onBothEngines((newPlace) => {
  /** A day with two players at two tables, fees, a jackpot, a correction, a void and a drawer that was short. */
  const day = async (test: TestHouse, cage: HouseCage): Promise<{ from: number; ada: string; ben: string }> => {
    const ada = (await test.enroll('=Ada, "Winter"')).account;
    const ben = (await test.enroll('Ben Ortiz')).account;
    const act = (key: string) => test.act(key);
    const signed = (key: string) => ({ ...act(key), second: 'fred' });
    // The day before is not in it.
    await cage.counter.deposit({ account: ada, amount: 70_00, nature: 'cash', ...act('before') });
    test.clock = test.house.reports.day(test.now()).to;
    const from = test.now();
    await cage.counter.fill({ amount: 5000_00, ...signed('fill') });
    const add = { account: ada, way: 'add', amount: 15_00, nature: 'cash', reason: 'not booked' } as const;
    await cage.counter.correct({ ...add, ...signed('add') });
    await cage.counter.deposit({ account: ada, amount: 300_00, nature: 'cash', ...act('d1') });
    await cage.counter.deposit({ account: ben, amount: 200_00, nature: 'cheque', ...act('d2') });
    const wrong = await cage.counter.deposit({ account: ben, amount: 90_00, nature: 'cash', ...act('d3') });
    await cage.counter.void(wrong.ok ? wrong.value.document : '', { ...signed('x'), reason: 'pressed twice' });
    for (const [table, account, key] of [
      [1, ada, 'a'],
      [2, ben, 'b'],
    ] as const) {
      await test.house.exchange.reservations.reserve(table, { key, account, amount: 100_00, enters: true }, test.now());
      await test.tables(table).says({ kind: 'seated', key, account, amount: 100_00, enters: true });
    }
    test.clock += HOUR + 30 * MINUTE;
    const shares = [
      { account: 'collection:player-fee', amount: 6_00 },
      { account: 'jackpot:bad-beat', amount: 2_00 },
    ];
    const games = [{ game: 'holdem', hands: 41, fees: 5_00 }];
    await test.tables(1).says({ kind: 'drop', key: 'drop', shares, games });
    const out = { kind: 'cash-out', key: 'o', account: ada, profile: 'holdem', slip: 'S1-000003' } as const;
    await test.tables(1).says({ ...out, amount: 92_00, by: null, second: null });
    await cage.counter.withdraw({ account: ada, amount: 250_00, nature: 'cash', ...act('w1') });
    await cage.shifts.open({ counted: 5134_00, ...signed('open') });
    return { from, ada, ben };
  };

  it('says what the ledger says, by cage, table, game and player', async () => {
    const test = await TestHouse.open(newPlace());
    try {
      const cage = await test.house.cage(1);
      const { from, ada, ben } = await day(test, cage);
      const to = test.house.reports.day(from).to;
      const { db } = test.house.store;
      const report = await houseReport(db, { from, to }, test.now());
      expect(report).toMatchObject({
        counters: [
          { nature: 'cash', in: 300_00, out: 250_00 },
          { nature: 'cheque', in: 200_00, out: 0 },
        ],
        cages: [
          {
            ...{ cage: 1, deposits: 590_00, withdrawals: 250_00, fills: 5000_00, drops: 0 },
            ...{ corrections: 15_00, voids: -90_00, variance: -1_00 },
          },
        ],
        fees: [{ table: 1, option: 'player-fee', amount: 6_00 }],
        jackpots: [{ name: 'bad-beat', paidIn: 2_00, paidOut: 0, balance: 2_00 }],
        tables: [
          { table: 1, boughtIn: 100_00, cashedOut: 92_00, fees: 6_00, toJackpots: 2_00, minutes: 90 },
          { table: 2, boughtIn: 100_00, cashedOut: 0, fees: 0, toJackpots: 0, minutes: 90 },
        ],
        games: [
          { game: 'holdem', hands: 41, fees: 5_00, stays: 1, minutes: 90 },
          { game: '', hands: 0, fees: 1_00, stays: 0, minutes: 0 },
        ],
        corrections: [{ document: 'A-000003', amount: 15_00, by: 'cass, fred' }],
        voids: [{ document: 'X-000007', person: 'Ben Ortiz', amount: -90_00 }],
        before: { cards: 70_00, tables: 0, jackpots: 0, withheld: 0, fees: 0 },
        after: { cards: 227_00, tables: 100_00, jackpots: 2_00, withheld: 0, fees: 6_00 },
      });
      const players = new Map(report.players.map((each) => [each.account, each]));
      expect(players.get(ada)).toMatchObject({
        deposits: 300_00,
        withdrawals: 250_00,
        boughtIn: 100_00,
        cashedOut: 92_00,
      });
      expect(players.get(ben)).toMatchObject({ deposits: 200_00, withdrawals: 0, boughtIn: 100_00, minutes: 90 });
      // What is owed at the end is what the books hold, account by account.
      const held = await test.balances();
      const holds = (prefix: RegExp) =>
        Object.entries(held).reduce((all, [name, balance]) => (prefix.test(name) ? all + balance : all), 0);
      expect(report.after).toEqual({
        ...{ cards: holds(/^card:/), tables: holds(/^(way|table|tournament):/), jackpots: holds(/^jackpot:/) },
        ...{ withheld: 0, fees: holds(/^(collection|tournament-fee):/) },
      });
      // What came in over the counters, less what went out, is what is owed more than before.
      const [{ deposits = 0, withdrawals = 0, corrections = 0, voids = 0 } = {}] = report.cages;
      const all = ({ cards, tables, jackpots, fees }: typeof report.before) => cards + tables + jackpots + fees;
      expect(deposits - withdrawals + corrections + voids).toBe(all(report.after) - all(report.before));
      // By the hour it is the same again.
      const hours = (part: 'fees' | 'cashIn' | 'cashOut') => report.hours.reduce((sum, hour) => sum + hour[part], 0);
      expect([report.hours.length, hours('fees'), hours('cashIn'), hours('cashOut')]).toEqual([
        24, 6_00, 300_00, 250_00,
      ]);
      expect(await test.wrong()).toEqual([]);
    } finally {
      await test.close();
    }
  });

  it('of a stretch begins with what was owed before it, and is what the meters of a house say', async () => {
    const test = await TestHouse.open(newPlace());
    try {
      const { from } = await day(test, await test.house.cage(1));
      const { db } = test.house.store;
      const { to } = test.house.reports.day(from);
      const later = from + 2 * HOUR;
      const [early, late] = [
        await houseReport(db, { from, to: later }, test.now()),
        await houseReport(db, { from: later, to }, test.now()),
      ];
      expect(late.before).toEqual(early.after);
      expect(late.after).toEqual(late.before);
      expect(late.jackpots).toEqual([{ name: 'bad-beat', paidIn: 0, paidOut: 0, balance: 2_00 }]);
      for (const [report, span] of [
        [early, { from, to: later }],
        [late, { from: later, to }],
      ] as const) {
        expect(await jackpotsOver(db, { name: 'shift', ...span })).toEqual(report.jackpots);
        expect(await countersOver(db, { name: 'shift', ...span })).toEqual(report.counters);
      }
    } finally {
      await test.close();
    }
  });

  it('is the same as text, as CSV that no sheet takes for a formula, and as PDF', async () => {
    const test = await TestHouse.open(newPlace());
    try {
      const { from, ada } = await day(test, await test.house.cage(1));
      const { to } = test.house.reports.day(from);
      const report = await houseReport(test.house.store.db, { from, to }, test.now());
      expect(reportText(report)).toMatch(/\n {2}check +\$200 +\$0\n/);
      expect(reportText(report)).toMatch(/Fees by option\n {2}table {2}option +amount\n {2}1 +player-fee +\$6\n/);
      const csv = reportCsv(report);
      expect(csv).toContain(`Players,${ada},"'=Ada, ""Winter""",300.00,250.00,100.00,92.00,0.00,1.50\r\n`);
      expect(csv).toContain('Games,holdem,41,5.00,1,1.50\r\n');
      expect(csv).toContain('Games,not reported by game,0,1.00,0,0.00\r\n');
      expect(csv).toContain('Cages,1,590.00,250.00,5000.00,0.00,15.00,-90.00,-1.00\r\n');
      const head = { house: 'Test House', title: 'gaming day', demo: false, at: test.now() };
      const pdf = Buffer.from(await reportPdf(report, head));
      expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
      expect(pdf.equals(Buffer.from(await reportPdf(report, head)))).toBe(true);
    } finally {
      await test.close();
    }
  });
});
