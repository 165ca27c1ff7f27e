/** What a cage of a house shows besides: shifts, what is on its way, slips, voids, and what a house keeps of an account. */

import { expect, it } from 'vitest';
import { type AnswerResult, answerResult } from '../../protocol/answer.ts';
import type { CageView } from '../../protocol/cage-view.ts';
import { isDead, looksRight, openDesk, press, read, stand, write } from '../floor-console/at-desk.ts';
import { asked, begin, grant } from '../floor-console/host.ts';
import { describeWith } from '../needs.ts';
import { resized } from '../renderer/resized.ts';
import { cage, FLOORMAN, RECEIPT } from './fixtures.ts';

const describe = describeWith('chromium-headless-shell');

openDesk('cage');

const NOW = new Date(2025, 4, 9, 18, 2).getTime();
const SHIFT = { shift: 7, openedAt: NOW, openedBy: 'lee' };
const WAY = [
  { table: 3, account: '1000004037', person: 'Maria Delgado', amount: 20_000, since: NOW },
  { table: 12, account: '1000004222', person: 'Marian Cole', amount: 1_250_050, since: NOW },
];
const REPORT = answerResult.parse({
  kind: 'shifts',
  shifts: [
    {
      ...{ cage: 2, shift: 7, openedAt: NOW, openedBy: 'lee', openedSecond: 'dana', opening: 1_000_000 },
      ...{ openingVariance: 0, fills: 500_000, drops: 250_000, documents: 41, expected: 1_234_500 },
      deposits: { cash: 300_000, chips: 7_000, cheque: 120_000 },
      withdrawals: { cash: 315_000, chips: 0, cheque: 0 },
      corrected: { cash: -500, chips: 0, cheque: 0 },
      closed: { at: NOW + 3_600_000, by: 'lee', second: 'dana', counted: 1_234_000, variance: -500 },
    },
  ],
});

const atHouse = (account: Parameters<typeof cage>[0] = null, over: Partial<CageView> = {}): CageView =>
  cage(account, { cage: 2, demo: false, shift: SHIFT, way: WAY, presented: FLOORMAN, ...over });

const sign = (): Promise<void> => write('second-pin', '1717');

describe('the report of days', () => {
  it('is asked of the gaming day that runs, which after midnight is that of the evening before', async () => {
    const dayFrom = new Date(2025, 4, 8, 6).getTime();
    await begin(stand, atHouse(null, { staff: FLOORMAN, presented: null, dayFrom }));
    await press('report-open');
    await press('report-show');
    const over = { first: '2025-05-08', last: '2025-05-08' };
    expect((await asked(stand, 'cage')).intent).toEqual({ do: 'house report', over });
  });
});

describe('a shift', () => {
  it('is opened by a count, bill by bill, that two people sign; nobody sees beforehand what should be there', async () => {
    await begin(stand, atHouse(null, { shift: null }));
    expect(await read('shift-line')).toBe('No shift is open');
    await press('shift-open');
    await write('count-100', '12');
    await write('count-5', '3');
    await write('count-coins', '1.25');
    expect(await read('counted')).toBe('Counted: $1,216.25');
    expect(await isDead('shift-confirm')).toBe(true);
    await sign();
    await looksRight('shift-open');
    await press('shift-confirm');
    const intent = await asked(stand, 'cage');
    expect(intent.intent).toEqual({
      ...{ do: 'open drawer', counted: 121_625, signature: { second: 'dana', pin: '1717' } },
    });
    await grant(stand, intent, REPORT);
    expect(await read('shift-7')).toContain('Variance');
  });

  it('says after the close what came in and out, and what the count differs by', async () => {
    await begin(stand, atHouse());
    expect(await read('shift-line')).toBe('Shift 7, since 05/09 18:02');
    await press('shift-open');
    await write('count-100', 'x');
    expect(await isDead('shift-confirm')).toBe(true);
    await write('count-100', '123');
    await write('count-20', '2');
    await sign();
    await press('shift-confirm');
    const intent = await asked(stand, 'cage');
    expect(intent.intent).toMatchObject({ do: 'close drawer', counted: 1_234_000 });
    await grant(stand, intent, REPORT);
    expect(await read('shift-7')).toMatch(
      /Should be in the drawer\$12,345.*Counted at the close\$12,340.*Variance-\$5/,
    );
    await looksRight('shift-closed');
  });

  it('of earlier days is read again', async () => {
    await begin(stand, atHouse());
    await press('shifts-open');
    await grant(stand, await asked(stand, 'cage'), REPORT);
    expect(await read('shift-7')).toContain('41 documents');
  });
});

describe('the tables', () => {
  it('have what is on its way to them, and their slips', async () => {
    await begin(stand, atHouse());
    expect(await read('way-open')).toBe('$12,700.50 on the way');
    await press('way-open');
    expect(await read('way')).toContain('to table 12');
    await write('slip', 's3-000017');
    await press('slip-go');
    const intent = await asked(stand, 'cage');
    expect(intent.intent).toEqual({ do: 'slip', slip: 'S3-000017' });
    await grant(stand, intent, { kind: 'slip', slip: 'S3-000017', paid: null });
    await expect.poll(() => read('way')).toContain('Nothing is paid on a slip alone.');
    await looksRight('way');
  });
});

describe('a document', () => {
  it('that was booked and never took place is void', async () => {
    await begin(stand, atHouse());
    await press('void-open');
    await write('void-document', 'd-000017');
    expect(await isDead('void-confirm')).toBe(true);
    await stand.page.getByText('Pressed twice').click();
    await looksRight('void');
    await press('void-confirm');
    const intent = await asked(stand, 'cage');
    expect(intent.intent).toEqual({ do: 'void document', document: 'D-000017', reason: 'Pressed twice' });
    await grant(stand, intent, RECEIPT);
  });
});

describe('an account', () => {
  it('of a house says where its money is, and is held, changed and closed', async () => {
    await begin(stand, atHouse({ table: 3, onTheWay: 20_000, terms: null }));
    expect(await read('account-on-the-way')).toBe('$200');
    await looksRight('account');
    await press('terms');
    const terms = await asked(stand, 'cage');
    expect(terms.intent).toEqual({ do: 'terms', account: '1000004037' });
    await grant(stand, terms, null);
    await press('edit-open');
    await write('edit-id-number', 'D9999999');
    await stand.page.getByText('Document renewed').click();
    await sign();
    await looksRight('edit');
    await press('edit-confirm');
    const edit = await asked(stand, 'cage', 2);
    expect(edit.intent).toMatchObject({
      ...{ do: 'edit', person: { name: 'Maria Delgado', idNumber: 'D9999999' }, reason: 'Document renewed' },
    });
    await grant(stand, edit, null);
    await stand.show(atHouse({ status: 'held', note: 'a dispute', held: 'a dispute', terms: NOW }));
    expect(await read('hold-open')).toContain('Release');
    expect(await isDead('terms')).toBe(true);
    expect(await read('account-standing')).toContain('until two people release it');
  });
});

describe('people', () => {
  const PRIZE = {
    ...{ source: 'jackpot:bad-beat', event: 3, part: 'loser', account: '1000004037', person: 'Maria Delgado' },
    ...{ amount: 50_000, why: 'self-excluded from play until 2026-12-28', at: NOW },
  };
  const ENDED = {
    ...{ at: NOW, by: 'lee', second: 'dana', reason: 'forfeited', receiver: 'Gambling Commission' },
    document: 'H-000019',
  };
  const BEFORE = { ...PRIZE, number: 1, source: 'tournament:5', event: 7, part: 'place 2' };
  const prizes = (second: object): AnswerResult =>
    answerResult.parse({
      kind: 'withheld',
      prizes: [
        { ...PRIZE, number: 2, ...second },
        { ...BEFORE, status: 'handed over', ended: ENDED },
      ],
    });

  it('a prize that is withheld is handed to an authority that is named, by two people with a reason', async () => {
    await begin(stand, atHouse());
    await press('withheld-open');
    await grant(stand, await asked(stand, 'cage'), prizes({ status: 'held', ended: null }));
    expect(await read('withheld-sum')).toBe('1 withheld, $500 in all.');
    expect(await read('withheld-1')).toContain('handed over to Gambling Commission');
    await looksRight('withheld-2');
    await press('withheld-decide-2');
    await stand.page.getByTestId('withheld-way-hand over').click();
    expect(await isDead('withheld-confirm')).toBe(true);
    await write('withheld-receiver', 'Gambling Commission');
    await write('reason', 'Forfeited by law');
    await sign();
    await looksRight('withheld-confirm');
    await press('withheld-confirm');
    const end = await asked(stand, 'cage', 2);
    expect(end.intent).toEqual({
      ...{ do: 'end withheld', prize: 2, end: { way: 'hand over', receiver: 'Gambling Commission' } },
      ...{ reason: 'Forfeited by law', signature: { second: 'dana', pin: '1717' } },
    });
    await grant(stand, end, answerResult.parse({ kind: 'withheld ended', document: 'H-000023' }));
    const again = await asked(stand, 'cage', 3);
    expect(again.intent).toEqual({ do: 'withheld' });
    await grant(stand, again, prizes({ status: 'handed over', ended: { ...ENDED, document: 'H-000023' } }));
    await stand.page.getByTestId('withheld-decide-2').waitFor({ state: 'detached' });
    expect(await read('withheld-2')).toContain('H-000023');
  });

  it('dormant accounts are listed with what is owed on them together', async () => {
    await begin(stand, atHouse());
    await press('dormant-open');
    const found = { account: '1000004037', person: 'Maria Delgado', since: NOW, balance: 12_345 };
    const list = { kind: 'dormant', afterDays: 365, count: 1, owed: 12_345, accounts: [found] };
    await grant(stand, await asked(stand, 'cage'), answerResult.parse(list));
    expect(await read('dormant-sum')).toMatch(/^1 account without an act of its player for 365 days, \$123\.45 owed/);
    await looksRight('dormant-close');
  });

  it('points are redeemed by the customer’s own PIN, and given by two people with a reason', async () => {
    await begin(stand, atHouse({ terms: null }));
    // Four large keys: two and two on a narrow screen.
    await looksRight('points-open');
    await resized(stand.page, { width: 1024, height: 768 });
    for (const key of ['deposit-open', 'withdraw-open', 'statement-open', 'points-open'])
      expect([key, await stand.page.getByTestId(key).evaluate((at) => at.scrollWidth - at.clientWidth)]).toEqual([
        key,
        0,
      ]);
    await press('points-open');
    const opened = await asked(stand, 'cage');
    expect(opened.intent).toEqual({ do: 'points', account: '1000004037' });
    const line = { at: NOW, change: 120, why: 'played', table: 3, by: null, second: null, reason: null };
    const used = { at: NOW, change: -20, why: 'redeemed', table: null, by: 'lee', second: null, reason: 'Meal' };
    const points = { perHour: 10, held: 1100, lines: [used, line] };
    const answer = (held: number) =>
      answerResult.parse({ kind: 'points', account: '1000004037', points: { ...points, held } });
    await grant(stand, opened, answer(1100));
    expect(await read('points-held')).toBe('1,100 points held');
    await write('points-count', '1,101');
    expect(await stand.page.getByTestId('points').textContent()).toContain('1,100 points at most.');
    await write('points-count', '250');
    await write('reason', 'Meal');
    expect(await isDead('points-confirm')).toBe(true);
    await write('points-pin', '2580');
    await looksRight('points-confirm');
    await press('points-confirm');
    const redeemed = await asked(stand, 'cage', 2);
    expect(redeemed.intent).toEqual({
      ...{ do: 'redeem points', account: '1000004037', points: 250, reason: 'Meal', pin: '2580' },
    });
    await grant(stand, redeemed, answer(850));
    await stand.page.getByText('has redeemed 250 points; 850 points are left.').waitFor();

    await press('points-open');
    await grant(stand, await asked(stand, 'cage', 3), answer(850));
    await stand.page.getByTestId('points-way-take').click();
    await write('points-count', '50');
    await write('reason', 'Given by mistake');
    await sign();
    await looksRight('points-confirm');
    await press('points-confirm');
    expect((await asked(stand, 'cage', 4)).intent).toEqual({
      ...{ do: 'correct points', account: '1000004037', change: -50, reason: 'Given by mistake' },
      signature: { second: 'dana', pin: '1717' },
    });
  });

  it('a list that is opened while another answer is awaited asks for its own after that', async () => {
    await begin(stand, atHouse());
    await press('withheld-open');
    const first = await asked(stand, 'cage');
    await press('withheld-close');
    await press('dormant-open');
    await stand.page.getByTestId('dormant').waitFor();
    await grant(stand, first, answerResult.parse({ kind: 'withheld', prizes: [] }));
    const second = await asked(stand, 'cage', 2);
    expect(second.intent).toEqual({ do: 'dormant' });
    const list = { kind: 'dormant', afterDays: 365, count: 0, owed: 0, accounts: [] };
    await grant(stand, second, answerResult.parse(list));
    expect(await read('dormant-sum')).toMatch(/365 days/);
  });
});
