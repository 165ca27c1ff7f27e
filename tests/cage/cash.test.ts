/** Cash that is reported, at a cage of a house: what is asked in time, the reports, the log, and notes of suspicion. */
import { expect, it } from 'vitest';
import { answerResult } from '../../protocol/answer.ts';
import type { CageView } from '../../protocol/cage-view.ts';
import type { CashReport } from '../../protocol/cash-report.ts';
import { isDead, looksRight, openDesk, press, read, stand, write } from '../floor-console/at-desk.ts';
import { type Asked, asked as askedNth, begin as beginAt, grant } from '../floor-console/host.ts';
import { describeWith } from '../needs.ts';
import { ACCOUNT, cage, FLOORMAN, RECEIPT } from './fixtures.ts';

const describe = describeWith('chromium-headless-shell');

openDesk('cage');

const NOW = new Date(2025, 4, 9, 18, 2).getTime();
const [FROM, TO] = [new Date(2025, 4, 9, 6).getTime(), new Date(2025, 4, 10, 6).getTime()];
const AUDITOR = { id: 'abby', name: 'Abby Stone', role: 'auditor' } as const;
const SHIFT = { shift: 7, openedAt: NOW, openedBy: 'lee' };

const atHouse = (account: Parameters<typeof cage>[0] = null, over: Partial<CageView> = {}): CageView =>
  cage(account, { cage: 2, demo: false, shift: SHIFT, way: [], presented: FLOORMAN, ...over });

let nth = 0;
const begin = (view: CageView): Promise<void> => {
  nth = 0;
  return beginAt(stand, view);
};
/** The next intent of the page. */
const asked = (): Promise<Asked> => {
  nth += 1;
  return askedNth(stand, 'cage', nth);
};

const cash = (more: Partial<NonNullable<NonNullable<CageView['account']>['cash']>> = {}) => ({
  cash: { in: 950_000, out: 0, reportedAbove: 1_000_000, facts: false, waits: true, ...more },
});

describe('a deposit that brings somebody above $10,000', () => {
  it('waits until what the report needs is taken down', async () => {
    await begin(atHouse(cash()));
    await press('deposit-open');
    await write('deposit-amount', '500');
    expect(await stand.page.getByTestId('cash-notice').count()).toBe(0);
    await write('deposit-amount', '500.01');
    expect(await read('cash-notice')).toMatch(/Cash in comes to \$10,000\.01 today, more than \$10,000/);
    expect(await isDead('deposit-confirm')).toBe(true);
    await looksRight('cash-notice');
    await press('facts-open');
    await grant(stand, await asked(), answerResult.parse({ kind: 'facts', account: ACCOUNT.account, facts: null }));
    for (const [field, text] of [
      ...[
        ['street', '12 Main St'],
        ['city', 'Oakland'],
        ['state', 'CA'],
        ['zip', '94607'],
        ['occupation', 'roofer'],
      ],
    ] as const) {
      await write(`facts-${field}`, text ?? '');
    }
    expect(await isDead('facts-confirm')).toBe(true);
    await write('facts-tin', '123-45-678');
    expect(await isDead('facts-confirm')).toBe(true);
    await write('facts-tin', '123-45-6789');
    await looksRight('cash-facts');
    await press('facts-confirm');
    const kept = await asked();
    expect(kept.intent).toEqual({
      ...{ do: 'keep facts', account: ACCOUNT.account },
      facts: {
        ...{ street: '12 Main St', city: 'Oakland', state: 'CA', zip: '94607', country: 'USA', occupation: 'roofer' },
        ...{ tin: '123456789', noTin: null },
      },
    });
    await grant(stand, kept, null);
    await begin(atHouse(cash({ facts: true, waits: false })));
    await press('deposit-open');
    await write('deposit-amount', '500.01');
    expect(await isDead('deposit-confirm')).toBe(false);
    await press('deposit-confirm');
    const paid = await asked();
    expect(paid.intent).toMatchObject({ do: 'deposit', amount: 500_01 });
    await grant(stand, paid, RECEIPT);
  });

  it('in chips is not cash, and withdrawals are counted separately', async () => {
    await begin(atHouse({ ...cash({ out: 999_999 }), balance: 5_000_000, payableAlone: 5_000_000 }));
    await press('deposit-open');
    await write('deposit-amount', '20000');
    await press('nature-chips');
    expect(await stand.page.getByTestId('cash-notice').count()).toBe(0);
    await stand.page.keyboard.press('Escape');
    await press('withdraw-open');
    await write('withdraw-amount', '0.02');
    await write('withdraw-pin', '2580');
    expect(await read('cash-notice')).toContain('Cash out comes to $10,000.01');
    expect(await isDead('withdraw-confirm')).toBe(true);
    await write('withdraw-amount', '0.01');
    expect(await isDead('withdraw-confirm')).toBe(false);
  });
});

const REPORT: CashReport = {
  ...{ report: 3, account: '1000004037', person: 'Maria Delgado', from: FROM, to: TO, cashIn: 1_200_000, cashOut: 0 },
  ...{ standing: 'due', lacks: [], fileBy: new Date(2025, 4, 24, 6).getTime(), openedAt: NOW, openedBy: 'lee' },
  ...{ ended: null, hasChanged: false, also: [] },
};
const LINE = {
  ...{ at: NOW, document: 'D-000123', account: '1000004037', person: 'Maria Delgado', way: 'in' },
  ...{ amount: 1_200_000, together: 1_200_000, cage: 2, by: 'lee' },
};
const REPORTS = answerResult.parse({
  kind: 'cash reports',
  reports: [
    { ...REPORT, lacks: ['the end of the gaming day'] },
    { ...REPORT, report: 2, person: 'Marian Cole', standing: 'small', cashIn: 0, also: [5] },
    {
      ...{ ...REPORT, report: 4, account: '1000004222', standing: 'joined' },
      ended: { at: NOW, by: 'abby', text: '3' },
    },
    {
      ...{ ...REPORT, report: 1, person: 'Marius Anders', standing: 'filed', hasChanged: true },
      ended: { at: NOW, by: 'abby', text: 'BSA 31000098765432' },
    },
  ],
});
const FACTS = {
  ...{ street: '12 Main St', city: 'Oakland', state: 'CA', zip: '94607', country: 'USA', occupation: 'roofer' },
  ...{ tin: '123456789', noTin: null },
};
const SHEET = answerResult.parse({
  kind: 'cash report',
  sheet: {
    ...{
      report: { ...REPORT, also: [5] },
      born: '1984-11-02',
      idType: 'driver licence',
      idNumber: 'D4401882',
      facts: FACTS,
    },
    ...{ behalf: null, lines: [LINE] },
  },
});

describe('reports', () => {
  it('are listed with their state; an auditor enters when one was filed and on whose behalf', async () => {
    await begin(atHouse(null, { staff: AUDITOR }));
    await press('cash-open');
    await grant(stand, await asked(), REPORTS);
    expect(await read('report-3')).toMatch(/Due by 05\/24\/2025.*Waits for the end of the gaming day/);
    expect(await read('report-1')).toContain('Filed by abby, 05/09 18:02: BSA 31000098765432');
    expect(await read('report-2')).toContain('Report 5 is of the same person and day.');
    expect(await read('report-4')).toContain('Joined with report 3, 05/09 18:02 (abby)');
    await looksRight('cash-reports');
    await press('report-3-open');
    await grant(stand, await asked(), SHEET);
    expect(await read('sheet-facts')).toMatch(/12 Main St, Oakland, CA 94607, USA.*roofer.*123456789.*their own/);
    expect(await read('sheet')).toContain('Report 5 is of the same person and day.');
    await looksRight('cash-sheet');
    await press('behalf-open');
    await write('behalf-name', 'Ben Ortiz');
    for (const [field, text] of Object.entries({ ...FACTS, tin: '', noTin: 'refused' })) {
      await write(`facts-${field}`, text ?? '');
    }
    await looksRight('cash-behalf');
    await press('behalf-confirm');
    const behalf = await asked();
    expect(behalf.intent).toEqual({
      ...{ do: 'on behalf', report: 3 },
      behalf: { name: 'Ben Ortiz', born: null, ...FACTS, tin: null, noTin: 'refused' },
    });
    await grant(stand, behalf, null);
    await grant(stand, await asked(), REPORTS);
    await press('report-3-open');
    await grant(stand, await asked(), SHEET);
    await write('sheet-end-text', 'BSA 31000098765433');
    await press('sheet-end');
    const filed = await asked();
    expect(filed.intent).toEqual({ do: 'file report', report: 3, filing: 'BSA 31000098765433' });
    await grant(stand, filed, null);
    await grant(stand, await asked(), REPORTS);
  });

  it('are not for a cashier to file; the log says who has come to what today', async () => {
    await begin(atHouse());
    await press('cash-open');
    await grant(stand, await asked(), REPORTS);
    await press('report-3-open');
    await grant(stand, await asked(), SHEET);
    expect(await stand.page.getByTestId('sheet-end').count()).toBe(0);
    await press('sheet-close');
    await press('cash-page-log');
    const log = { kind: 'cash log', from: FROM, to: TO, above: 250_000, reportedAbove: 1_000_000, lines: [LINE] };
    await grant(stand, await asked(), answerResult.parse(log));
    expect(await read('D-000123')).toMatch(/Maria Delgado.*\$12,000.*Above the limit for a report/);
    await looksRight('cash-log');
  });
});

describe('a suspicion', () => {
  it('is written by a cashier, who cannot read any', async () => {
    await begin(atHouse({}));
    await press('cash-open');
    await grant(stand, await asked(), REPORTS);
    await press('cash-page-suspicion');
    await write('suspicion-text', 'Stops at $9,900 each day');
    await press('suspicion-note');
    const note = await asked();
    expect(note.intent).toEqual({
      ...{ do: 'note suspicion', account: ACCOUNT.account, text: 'Stops at $9,900 each day' },
    });
    await grant(stand, note, null);
    await stand.page.getByText('It is noted.').waitFor();
    await looksRight('cash-suspicion');
  });

  it('is read and decided by an auditor', async () => {
    await begin(atHouse(null, { staff: AUDITOR }));
    await press('cash-open');
    await grant(stand, await asked(), REPORTS);
    await press('cash-page-suspicion');
    const notes = [
      {
        ...{ note: 2, at: NOW, by: 'lee', account: '1000004037', person: 'Maria Delgado', decided: null },
        text: 'Stops at $9,900 each day, three days in a row, and asks each time how much more would be reported.',
      },
      {
        ...{ note: 1, at: NOW, by: 'lee', account: null, person: null, text: 'Two men share one bag of cash.' },
        decided: { at: NOW, by: 'abby', reported: false, text: 'A couple with one purse' },
      },
    ];
    const book = answerResult.parse({ kind: 'suspicions', notes });
    await grant(stand, await asked(), book);
    expect(await read('note-1')).toContain('Not reported: A couple with one purse (abby, 05/09 18:02)');
    await looksRight('cash-suspicions');
    await write('note-2-text', 'BSA 77');
    await press('note-2-yes');
    const decided = await asked();
    expect(decided.intent).toEqual({ do: 'decide suspicion', note: 2, reported: true, text: 'BSA 77' });
    await grant(stand, decided);
    await grant(stand, await asked(), book);
  });
});

describe('the report of the house', () => {
  const report = answerResult.parse({
    kind: 'house report',
    report: {
      ...{ from: FROM, to: TO },
      sections: [
        {
          ...{ title: 'Fees by option', heads: ['table', 'option', 'amount'], figures: [false, false, true] },
          rows: Array.from({ length: 6 }, (_, nth) => [String(nth + 1), 'player-fee', '$1,234.50']),
        },
        {
          title: 'Players',
          heads: ['account', 'player', 'deposits', 'withdrawals', 'bought in', 'cashed out', 'jackpots', 'seat hours'],
          figures: [false, false, true, true, true, true, true, true],
          rows: [['1000004037', 'Maria Delgado', '$12,000', '$0', '$9,500', '$10,250.50', '$0', '11.25']],
        },
      ],
      hours: Array.from({ length: 24 }, (_, nth) => ({
        ...{
          at: FROM + nth * 3_600_000,
          fees: (nth % 7) * 2_000,
          cashIn: nth * 10_000,
          cashOut: nth > 20 ? 500_000 : 0,
        },
      })),
    },
  });

  it('is shown to an auditor, with plots and tables, over days or over the shift', async () => {
    await begin(atHouse(null, { staff: AUDITOR }));
    await press('report-open');
    await press('report-show');
    const days = await asked();
    expect(days.intent).toEqual({ do: 'house report', over: { first: '2025-05-09', last: '2025-05-09' } });
    await grant(stand, days, report);
    expect(await read('report-paper')).toMatch(/Fees by the hour highest \$120.*Players.*\$10,250\.50/);
    await looksRight('house-report');
    await press('report-shift');
    expect((await asked()).intent).toEqual({ do: 'house report', over: { shift: 7 } });
  });

  it('is not for a cashier', async () => {
    await begin(atHouse());
    expect(await stand.page.getByTestId('report-open').count()).toBe(0);
  });
});
