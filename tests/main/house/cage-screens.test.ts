/** The cages of a house over their own address: two at once, each with its token, on either engine. */
import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { simulatedClock } from '../../../main/clock/clock.ts';
import { type ServedCages, serveCages } from '../../../main/house-cages.ts';
import { openHouseReaders } from '../../../main/house-readers.ts';
import { partsOf } from '../../../protocol/file-part.ts';
import { IntentRefused } from '../../../renderer/link/link.ts';
import { wireTo } from '../../e2e/line-at.ts';
import { StaffScreen } from '../../e2e/staff-screen.ts';
import { FILES, until } from '../test-room.ts';
import { onBothEngines } from './engines.ts';
import { TestHouse } from './test-house.ts';

const FRED = { second: 'fred', pin: '1717' };
const PLAYER = {
  name: 'Ada Winter',
  handle: '',
  born: '1990-01-01',
  idType: 'passport',
  idExpires: '2099-12-31',
} as const;

/** The screen of a cage at the address that serves them. */
const cageScreen = (port: number, token: string): StaffScreen<'cage'> =>
  new StaffScreen('cage', wireTo(`ws://127.0.0.1:${port}/link`), token);

onBothEngines((newPlace) => {
  const withCages = async (
    work: (
      test: TestHouse,
      cages: StaffScreen<'cage'>[],
      told: string[],
      port: number,
      screens: ServedCages,
    ) => Promise<void>,
    options: { dormantAfterDays?: number; pointsPerHour?: number } = {},
  ) => {
    const test = await TestHouse.open(newPlace(), { shiftsRequired: true, ...options });
    const { house } = test;
    for (const [id, name, role, pin] of [
      ['cass', 'Cass Cage', 'cage', '2727'],
      ['cleo', 'Cleo Cage', 'cage', '3838'],
      ['fred', 'Fred Floor', 'floor', '1717'],
      ['abby', 'Abby Audit', 'auditor', '4646'],
    ] as const) {
      await house.staff.add({ id, name, role, pin }, test.act(`staff ${id}`));
    }
    const tokens = [await house.cages.add(1, 'Main', test.now()), await house.cages.add(2, 'High limit', test.now())];
    const told: string[] = [];
    let screens: ServedCages | null = null;
    const open: StaffScreen<'cage'>[] = [];
    try {
      screens = await serveCages(house, {
        ...{ port: 0, pages: FILES },
        onEntry: ({ text }) => told.push(text),
        onTrouble: (text) => told.push(`trouble: ${text}`),
      });
      for (const token of tokens) open.push(cageScreen(screens.port, token.ok ? token.value : ''));
      await until(() => open.every(({ view }) => view !== null));
      await work(test, open, told, screens.port, screens);
      for (const screen of open) screen.close();
      expect(told.filter((text) => text.startsWith('trouble'))).toEqual([]);
      expect(await test.wrong()).toEqual([]);
    } finally {
      for (const screen of open) screen.close();
      await screens?.close();
      await test.close();
    }
  };

  it('have readers on the machine of the house: a swipe at one is shown only there', () =>
    withCages(async (test, [first, second], _told, _port, screens) => {
      const { account, card } = await test.enroll('Ben Ortiz');
      const made = await test.house.staff.issueCard('fred', test.act('card'));
      const clock = simulatedClock();
      const swiped: string[] = [];
      const readers = openHouseReaders({
        devices: { readers: [{ station: 1, kind: 'simulated' }] },
        clock,
        floor: { swiped: (number) => swiped.push(number), badSwipe: () => {} },
        cage: (number) => screens.takerAt(number),
        onTrouble: () => {},
      });
      await first?.says({ do: 'sign in', staff: 'cass', pin: '2727' });
      await second?.says({ do: 'sign in', staff: 'cleo', pin: '3838' });
      const swipe = (number: string): void => {
        readers.swipe(number, 1);
        clock.advance(200);
      };
      swipe(card);
      await until(() => first?.view?.account?.account === account);
      expect(second?.view?.account).toBeNull();
      // The screens hear of a new staff card within a second.
      await until(() => {
        if (first?.view?.presented === null) swipe(made.ok ? made.value.card : '');
        return first?.view?.presented?.id === 'fred';
      });
      expect(second?.view?.presented).toBeNull();
      expect(swiped).toEqual([]);
      await readers.close();
    }));

  it('work at once, each with its drawer, its staff and its shift', () =>
    withCages(async (test, [first, second], told) => {
      if (first === undefined || second === undefined) throw new Error('two cages were added');
      expect(first.view).toMatchObject({ staff: null, drawer: 0, cage: 1, house: 'Test House' });
      expect(first.view?.dayFrom).toBe(test.house.reports.day(test.now()).from);
      expect(await first.says({ do: 'search', name: 'Ada' })).toBe('not signed in');
      expect(await first.says({ do: 'sign in', staff: 'cass', pin: '2727' })).toBe('ok');
      expect(await second.says({ do: 'sign in', staff: 'cleo', pin: '3838' })).toBe('ok');
      expect(first.view).toMatchObject({ staff: { id: 'cass' }, shift: null });
      const issued = await first.press({ do: 'issue', person: { ...PLAYER, idNumber: 'P-1' }, pin: '2580' });
      const account = issued?.kind === 'issued' ? issued.account : '';
      const deposit = { do: 'deposit', account, amount: 300_00, nature: 'cash' } as const;
      expect(await first.says(deposit)).toBe('no-shift');
      expect(await first.says({ do: 'open drawer', counted: 0, signature: { ...FRED, pin: '9191' } })).toBe(
        'wrong-pin',
      );
      expect(await first.says({ do: 'open drawer', counted: 0, signature: { second: 'cleo', pin: '3838' } })).toBe(
        'second-person',
      );
      expect(await first.says({ do: 'open drawer', counted: 0, signature: FRED })).toBe('ok');
      expect(await second.says({ do: 'open drawer', counted: 50_00, signature: FRED })).toBe('ok');
      expect(await first.says(deposit)).toBe('ok');
      expect(first.view).toMatchObject({ drawer: 300_00, shift: { shift: 1, openedBy: 'cass' } });
      expect(second.view).toMatchObject({ drawer: 50_00, account: null });
      expect(await second.says({ do: 'find', account })).toBe('ok');
      const withdraw = { do: 'withdraw', account, amount: 40_00, pin: '2580', nature: 'cash' } as const;
      expect(await second.says({ ...withdraw, pin: '0852' })).toBe('wrong PIN');
      expect(await second.says(withdraw)).toBe('ok');
      await until(() => first.view?.account?.balance === 260_00);
      const closed = await first.press({ do: 'close drawer', counted: 300_00, signature: FRED });
      expect(closed).toMatchObject({ shifts: [{ shift: 1, closed: { variance: 0 } }] });
      expect(told).toContain('Cass Cage: deposit $300 account '.concat(account, ': $0, active → $300, active'));
      expect(told.join()).not.toContain('2580');
      const log = await test.house.store.db.selectFrom('log').selectAll().orderBy('number').execute();
      expect(log.map(({ text }) => text)).toEqual(told);
      expect(log[0]).toMatchObject({ place: 'cage 1', code: 'sign in', text: 'Cass Cage signs in' });
    }));

  it('show what is on its way to a table, and what has become of a slip', () =>
    withCages(async (test, [first]) => {
      if (first === undefined) throw new Error('two cages were added');
      await first.says({ do: 'sign in', staff: 'cass', pin: '2727' });
      const { account } = await test.enroll('Ben Ortiz');
      await test.fund(account, 300_00);
      await test.house.exchange.reservations.reserve(
        3,
        { key: 'k', account, amount: 100_00, enters: true },
        test.now(),
      );
      await first.says({ do: 'find', account });
      expect(first.view?.way).toMatchObject([{ table: 3, person: 'Ben Ortiz', amount: 100_00 }]);
      expect(first.view?.account).toMatchObject({ balance: 200_00, onTheWay: 100_00, table: 3 });
      const table = test.tables(3);
      await table.says({ kind: 'seated', key: 'k', account, amount: 100_00, enters: true });
      await until(() => first.view?.way?.length === 0);
      const slip = { do: 'slip', slip: 'S3-000002' } as const;
      expect(await first.press(slip)).toMatchObject({ slip: 'S3-000002', paid: null });
      await table.says({
        ...{ kind: 'cash-out', key: 'o', account, amount: 70_00, profile: 'holdem', slip: 'S3-000002' },
        ...{ by: null, second: null },
      });
      expect(await first.press(slip)).toMatchObject({
        paid: { account, person: 'Ben Ortiz', amount: 70_00, document: 'C3-000002' },
      });
      await until(() => first.view?.account?.balance === 270_00);
    }));

  it('set a limit by the customer’s own PIN, wake a dormant account, and end by two people what is withheld', () =>
    withCages(
      async (test, [first], told) => {
        if (first === undefined) throw new Error('a cage was added');
        const { account } = await test.enroll('Ben Ortiz');
        const signature = FRED;
        await first.says({ do: 'sign in', staff: 'cass', pin: '2727' });
        await first.says({ do: 'open drawer', counted: 0, signature });
        await first.says({ do: 'find', account });
        expect(first.view?.account?.limits).toBeNull();
        const limit = { do: 'limit', account, kind: 'deposits', limit: 100_00, pin: '0000' } as const;
        expect(await first.says(limit)).toBe('wrong PIN');
        expect(await first.says({ ...limit, pin: '2580' })).toBe('ok');
        const deposit = { do: 'deposit', account, amount: 100_01, nature: 'cash' } as const;
        expect(await first.says(deposit)).toBe('deposit-limit');
        expect(await first.says({ ...deposit, amount: 60_00 })).toBe('ok');
        expect(first.view?.account?.limits).toMatchObject({ deposits: { now: 100_00, used: 60_00 } });
        expect(told.at(-1)).toMatch(/deposit/);
        expect(told.some((text) => text.includes(`own limit of deposits of account ${account}: $100 a day`))).toBe(
          true,
        );

        test.clock += 400 * 24 * 60 * 60_000;
        await first.says({ do: 'sign in', staff: 'cass', pin: '2727' });
        await first.says({ do: 'find', account });
        expect(first.view?.account?.dormantSince).toBeGreaterThan(0);
        expect(await first.press({ do: 'dormant' })).toMatchObject({
          ...{ afterDays: 365, count: 1, owed: 60_00, accounts: [{ account, person: 'Ben Ortiz', balance: 60_00 }] },
        });
        expect(await first.says({ do: 'withdraw', account, amount: 10_00, nature: 'cash', pin: '2580' })).toBe(
          'dormant',
        );
        expect(await first.says({ do: 'wake', account })).toBe('ok');
        expect(first.view?.account).not.toHaveProperty('dormantSince');
        expect(await first.says({ do: 'withdraw', account, amount: 10_00, nature: 'cash', pin: '2580' })).toBe('ok');

        expect(await first.press({ do: 'withheld' })).toEqual({ kind: 'withheld', prizes: [] });
        const end = { do: 'end withheld', prize: 1, end: { way: 'pay' }, reason: 'the bar is over' } as const;
        expect(await first.says({ ...end, signature })).toBe('no-prize');
        expect(await first.says({ ...end, signature: { ...signature, pin: '0000' } })).not.toBe('no-prize');
      },
      { dormantAfterDays: 365 },
    ));

  it('show points, redeem them by the customer’s own PIN, and give or take them by two people', () =>
    withCages(
      async (test, [first], told) => {
        if (first === undefined) throw new Error('a cage was added');
        const { account } = await test.enroll('Ben Ortiz');
        await first.says({ do: 'sign in', staff: 'cass', pin: '2727' });
        await first.says({ do: 'find', account });
        expect(await first.press({ do: 'points', account })).toEqual({
          ...{ kind: 'points', account, points: { perHour: 10, held: 0, lines: [] } },
        });
        const give = { do: 'correct points', account, change: 40, reason: 'Promotion', signature: FRED } as const;
        expect(await first.says({ ...give, signature: { ...FRED, pin: '0000' } })).not.toBe('ok');
        expect(await first.press(give)).toMatchObject({
          points: { held: 40, lines: [{ change: 40, second: 'fred' }] },
        });
        const redeem = { do: 'redeem points', account, points: 15, reason: 'Meal', pin: '2580' } as const;
        expect(await first.says({ ...redeem, pin: '0000' })).toBe('wrong PIN');
        expect(await first.says({ ...redeem, points: 41 })).toBe('too few points');
        expect(await first.press(redeem)).toMatchObject({ points: { held: 25 } });
        expect(told.some((text) => text.includes(`redeem 15 points of account ${account}`))).toBe(true);
      },
      { pointsPerHour: 10 },
    ));

  it('record what a report of cash needs, let an auditor file it, and hide suspicions from everybody else', () =>
    withCages(async (test, [first, second], told) => {
      if (first === undefined || second === undefined) throw new Error('two cages were added');
      const { account } = await test.enroll('Ben Ortiz');
      await first.says({ do: 'sign in', staff: 'cass', pin: '2727' });
      await second.says({ do: 'sign in', staff: 'abby', pin: '4646' });
      await first.says({ do: 'open drawer', counted: 0, signature: FRED });
      await first.says({ do: 'find', account });
      expect(first.view?.account?.cash).toEqual({
        ...{ in: 0, out: 0, reportedAbove: 10_000_00, facts: false, waits: true },
      });
      const deposit = { do: 'deposit', account, amount: 10_000_01, nature: 'cash' } as const;
      expect(await first.says(deposit)).toBe('facts-missing');
      const place = { street: '12 Main St', city: 'Oakland', state: 'CA', zip: '94607', country: 'USA' };
      const facts = { ...place, occupation: 'roofer', tin: '123456789', noTin: null };
      expect(await first.says({ do: 'keep facts', account, facts })).toBe('ok');
      expect(await first.press({ do: 'facts', account })).toMatchObject({ facts: { ...facts, tin: '***-**-6789' } });
      expect(await first.says(deposit)).toBe('ok');
      expect(first.view?.account?.cash).toMatchObject({ in: 10_000_01, facts: true, waits: false });
      expect(await first.press({ do: 'cash log', day: null })).toMatchObject({
        ...{ above: 2_500_00, reportedAbove: 10_000_00 },
        lines: [{ account, amount: 10_000_01, together: 10_000_01 }],
      });
      expect(await first.press({ do: 'cash reports' })).toMatchObject({ reports: [{ report: 1, standing: 'due' }] });
      expect(await first.press({ do: 'cash report', report: 1 })).toMatchObject({
        sheet: { facts, idType: 'passport' },
      });
      expect(await first.says({ do: 'file report', report: 1, filing: 'BSA 31' })).toBe('not your role');
      expect(await second.says({ do: 'file report', report: 1, filing: 'BSA 31' })).toBe('day-open');
      // A report over this shift: for an auditor, and for no cashier.
      const over = { shift: 1 };
      expect(await first.says({ do: 'house report', over })).toBe('not your role');
      expect(await first.says({ do: 'sign out' })).toBe('ok');
      expect(await first.says({ do: 'sign in', staff: 'abby', pin: '4646' })).toBe('ok');
      const made = await first.press({ do: 'house report', over });
      const sections = made?.kind === 'house report' ? made.report.sections : [];
      expect(sections.find(({ title }) => title === 'Over the counter')).toMatchObject({
        ...{ figures: [false, true, true], rows: [['cash', '$10,000.01', '$0']] },
      });
      expect(await first.says({ do: 'house report', over: { shift: 9 } })).toBe('no-shift');
      const days = { first: '2026-11-28', last: '2026-11-27' };
      expect(await first.says({ do: 'house report', over: days })).toBe('bad-date');
      expect(await first.says({ do: 'sign out' })).toBe('ok');
      expect(await first.says({ do: 'sign in', staff: 'cass', pin: '2727' })).toBe('ok');
      // Who writes a note does not see it again, nor that there is another.
      const note = { do: 'note suspicion', account, text: 'Asks what is reported, then pays less' } as const;
      expect(await first.says(note)).toBe('ok');
      expect(await first.says({ do: 'suspicions' })).toBe('not your role');
      expect(JSON.stringify(first.view)).not.toContain('Asks what');
      expect(await second.press({ do: 'suspicions' })).toMatchObject({
        notes: [{ note: 1, account, text: note.text }],
      });
      expect(
        await second.says({ do: 'decide suspicion', note: 1, reported: false, text: 'The money was from a sale' }),
      ).toBe('ok');
      expect(told.join()).not.toMatch(/suspic|Asks what|from a sale|123456789/);
      expect(told).toContain('Cass Cage: cash report 1');
    }));

  it('know no other token', () =>
    withCages(async (test, screens, told, port) => {
      const stranger = cageScreen(port, 'x'.repeat(32));
      screens.push(stranger);
      await until(() => told.length > 0);
      expect(told.splice(0)[0]).toBe('trouble: refused: a line with an unknown token');
      expect(stranger.view).toBeNull();
      expect(await test.house.cages.add(1, 'Again', test.now())).toMatchObject({ error: { code: 'exists' } });
      expect(await test.house.cages.renew(9)).toMatchObject({ error: { code: 'unknown-cage' } });
      expect((await test.house.cages.renew(1)).ok).toBe(true);
    }));

  it('import a list of people who may not play, after a review line by line, signed by two people where it ends a bar', () =>
    withCages(async (test, [first], told) => {
      if (first === undefined) throw new Error('a cage was added');
      const { account } = await test.enroll('Ada Winter');
      const near = await test.enroll('Ben Ortis');
      const sends = async (csv: string | Buffer, trial: boolean, signature?: typeof FRED) => {
        const parts = partsOf(gzipSync(csv).toString('base64'));
        for (const file of parts) {
          const intent = { do: 'exclusion list', list: 'state', file, trial } as const;
          const came = await first.press(signature === undefined ? intent : { ...intent, signature });
          if (file.part < file.of) expect(came).toBeNull();
          else if (came?.kind === 'exclusion list') return came.list;
        }
        throw new Error('no answer to the list');
      };
      const says = (csv: string | Buffer, trial = true): Promise<string> =>
        sends(csv, trial).then(
          () => 'ok',
          (error: unknown) => (error instanceof IntentRefused ? error.code : `${error}`),
        );
      await first.says({ do: 'sign in', staff: 'fred', pin: '1717' });
      expect(await says('name,born,until\n')).toBe('not your role');
      await first.says({ do: 'sign in', staff: 'cass', pin: '2727' });
      const lost = Buffer.from('name,born,until\nJosé,,\n', 'latin1');
      expect(await sends(lost, true)).toMatchObject({ faults: 1, faulty: [{ line: 2 }], people: 0 });
      const part = { part: 2, of: 2, data: 'AA==' };
      expect(await first.says({ do: 'exclusion list', list: 'state', file: part, trial: true })).toBe('file parts');

      const faulty = 'name,born,until\nAda Winter,tomorrow,\nCal Reed,,\n';
      expect(await says(faulty, false)).toBe('bad-list');
      const bad = await sends(faulty, true);
      expect(bad).toMatchObject({ faults: 1, faulty: [{ line: 2 }], people: 0, added: 0 });
      expect(await test.house.people.bars.list(test.now())).toEqual([]);

      // More than one part: names that do not pack well.
      const many = Array.from(
        { length: 400 },
        (_, nth) => `Person ${createHash('sha256').update(`${nth}`).digest('hex').slice(0, 40)},,`,
      );
      const list = ['name,born,until', 'ada winter,1990-01-01,', 'Ben Ortiz,1990-01-01,', ...many].join('\n');
      const tried = await sends(list, true);
      expect(tried).toMatchObject({
        ...{ list: 'state', isKnown: false, others: [], people: 402, faults: 0, added: 402, kept: 0, lifted: 0 },
        ...{ excluded: 1, excludedAccounts: [{ account }], near: 1, nearAccounts: [{ account: near.account }] },
      });
      expect(await test.house.people.byAccount(account, test.now())).toMatchObject({ status: 'active' });
      expect(told.filter((text) => text.includes('list') && !text.includes('refused'))).toEqual([]);
      expect(await sends(list, false)).toMatchObject({ added: 402, excluded: 1 });
      expect(await test.house.people.byAccount(account, test.now())).toMatchObject({ status: 'excluded' });
      expect(told.filter((text) => text.endsWith('take over the list "state"'))).toHaveLength(1);

      const huge = ['name,born,until', ...Array.from({ length: 5001 }, (_, nth) => `Person ${nth.toString(36)}x,,`)];
      expect(await says(huge.join('\n'))).toBe('too-many');

      const shorter = list.replace('Ben Ortiz,1990-01-01,\n', '');
      expect(await sends(shorter, true)).toMatchObject({ isKnown: true, kept: 401, ended: 1, lifted: 1 });
      expect(await says(shorter, false)).toBe('second-person');
      expect(await sends(shorter, false, FRED)).toMatchObject({ kept: 401, ended: 1, lifted: 1, excluded: 0 });
    }));
});
