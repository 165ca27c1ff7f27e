/** The console over all tables, and the page on the wall, in a browser. */

import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ClientFrame, clientFrame } from '../../../protocol/client-frame.ts';
import type { HostFrame } from '../../../protocol/messages.ts';
import { describeWith } from '../../needs.ts';
import { asNew } from '../../renderer/as-new.ts';
import { resized } from '../../renderer/resized.ts';
import { buildPages, openBrowser, openStand, type Stand } from '../../renderer/stand.ts';
import { floor, NOW } from '../fixtures.ts';
import { asked, grant, pressRested } from '../host.ts';
import { flaws } from '../look.ts';
import { boardView, deskLists, tablesView, waits } from './fixtures.ts';

const describe = describeWith('chromium-headless-shell');

let browser: Browser;
let pages: Awaited<ReturnType<typeof buildPages>>;
/** One page of each screen serves all tests. */
const stands = {} as Record<'tables' | 'board', Stand>;

beforeAll(async () => {
  pages = await buildPages(['floor-console/tables.html', 'center-display/board.html']);
  browser = await openBrowser();
  const options = { reducedMotion: 'reduce', measured: true } as const;
  for (const screen of ['tables', 'board'] as const) {
    stands[screen] = await openStand(browser, pages.folder, { screen }, options);
    await stands[screen].page.clock.setFixedTime(NOW);
  }
  await routeToTable(stands.tables.page);
});
afterAll(async () => {
  await browser.close();
  pages.remove();
});

async function stand(screen: 'tables' | 'board', viewport = { width: 1280, height: 800 }): Promise<Stand> {
  await asNew(stands[screen]);
  await resized(stands[screen].page, viewport);
  return stands[screen];
}

async function middleOf(part: Locator): Promise<number[] | null> {
  const box = await part.boundingBox();
  return box && [box.x + box.width / 2, box.y + box.height / 2].map(Math.round);
}

describe('the console over all tables', () => {
  it('asks for a sign-in first, and shows nothing about the tables before that', async () => {
    const at = await stand('tables');
    await at.show(tablesView({ staff: null, ticket: null, tables: [] }));
    await at.page.getByTestId('signin-staff').fill('dana');
    await at.page.getByTestId('signin-pin').fill('4711');
    await pressRested(at, 'signin-go');
    expect((await asked(at, 'tables')).intent).toEqual({ do: 'sign in', staff: 'dana', pin: '4711' });
    expect(at.complaints).toEqual([]);
  });

  it('shows every table and one queue, the fault first; the key goes to the table', async () => {
    const at = await stand('tables');
    await at.show(tablesView());
    const waits = await at.page.locator('[data-testid^="waits-"]').allTextContents();
    expect(waits.map((text) => /Table \d/.exec(text)?.[0])).toEqual(['Table 3', 'Table 4', 'Table 1', 'Table 1']);
    expect(await at.page.getByTestId('card-5').textContent()).toContain('Not reached');
    expect(await at.page.getByTestId('card-1').textContent()).toMatch(/2 wait.*6 seated · 4 open/);
    await at.page.getByTestId(`go-1-call-${NOW - 95_000}`).click();
    expect(await at.page.getByTestId('table-1').getAttribute('aria-pressed')).toBe('true');
  });

  it('says what was done here, though the queue hears first that it waits no more', async () => {
    const at = await stand('tables');
    const locked = { id: 'aud', name: 'Audrey King', role: 'auditor' } as const;
    const item = waits('staff locked', NOW, { id: 'staff-aud', seat: null, person: 'Audrey King', text: 'Locked.' });
    table.view = floor({ waiting: [item], locked: [locked] });
    await at.show(tablesView({ waiting: [{ ...item, table: 1 }] }));
    await at.page.getByTestId('settle-1-staff-aud').click();
    await pressRested(at, 'unlock-aud');
    await expect
      .poll(() => table.told.at(-1))
      .toMatchObject({ t: 'intent', intent: { do: 'unlock staff', staff: 'aud' } });
    const asks = table.told.at(-1);
    const id = asks?.t === 'intent' ? asks.id : '';
    await at.show(tablesView());
    table.says({ t: 'view', rev: 2, view: floor() });
    await at.page.getByText('It is settled.').waitFor();
    table.says({ t: 'answer', id, ok: true, result: null });
    await at.page.getByText('Audrey King may sign in again.').waitFor();
    table.view = floor();
  });

  it('calls the next of a list with one key, and somebody else for a reason', async () => {
    const at = await stand('tables');
    await at.show(tablesView({ desk: deskLists() }));
    await at.page.getByTestId('poker-desk').click();
    await pressRested(at, 'call-holdem-4-8-1');
    const called = await asked(at, 'tables');
    expect(called.intent).toEqual({
      do: 'desk',
      act: { act: 'call', list: 'holdem-4-8', entry: 2, table: 1, skip: null },
    });
    await grant(at, called);
    await at.page.getByTestId('skip-3').click();
    // In the middle of the window, whatever the card that it was asked from leaves around what it holds.
    expect(await middleOf(at.page.getByTestId('list-reason'))).toEqual([640, 400]);
    await at.page.getByTestId('list-reason-text').fill('Ben is at dinner');
    await pressRested(at, 'list-reason-confirm');
    const skipped = { act: 'call', list: 'holdem-4-8', entry: 3, table: 1, skip: 'Ben is at dinner' };
    expect((await asked(at, 'tables', 2)).intent).toEqual({ do: 'desk', act: skipped });
  });
});

/** What the table shows that the console reaches, and what it was told over that line. */
const table = { view: floor(), told: [] as ClientFrame[], says: (_frame: HostFrame): void => {} };

/** Answers the line by which the console reaches a table of the house. */
const routeToTable = (page: Page): Promise<void> =>
  page.routeWebSocket(/\/link\/1$/, (line) => {
    table.told = [];
    table.says = (frame) => line.send(JSON.stringify(frame));
    const frames: HostFrame[] = [
      { t: 'welcome', protocol: 1, role: { screen: 'floor-console' } },
      { t: 'view', rev: 1, view: table.view },
    ];
    line.onMessage((text) => {
      table.told.push(clientFrame.parse(JSON.parse(String(text))));
      for (const frame of frames.splice(0)) table.says(frame);
    });
  });

/** Opens a table of the house. */
async function openTable(viewport: { width: number; height: number }): Promise<Stand> {
  const at = await stand('tables', viewport);
  await at.show(tablesView());
  await at.page.getByTestId('table-1').click();
  await at.page.getByTestId('seat-1').waitFor();
  return at;
}

describe.each([
  { width: 1024, height: 768 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
])('at $width × $height', (viewport) => {
  it('console, poker desk and board are legible, uncut and within reach', async () => {
    const at = await stand('tables', viewport);
    await at.show(tablesView({ desk: deskLists() }));
    expect(await flaws(at.page)).toEqual([]);
    await at.page.getByTestId('poker-desk').click();
    expect(await flaws(at.page)).toEqual([]);
    expect(at.complaints).toEqual([]);
    const wall = await stand('board', viewport);
    await wall.show(boardView());
    expect(await flaws(wall.page)).toEqual([]);
    expect(wall.complaints).toEqual([]);
  });

  it('a table of the house shows account numbers and money in full next to the rail, and says which devices are lost', async () => {
    const at = await openTable(viewport);
    expect(await flaws(at.page)).toEqual([]);
    await pressRested(at, 'devices-open');
    expect(await flaws(at.page)).toEqual([]);
    const lines = at.page.locator('dialog[open] tbody td:nth-child(2)').evaluateAll((cells) =>
      cells.map((cell) => {
        const range = document.createRange();
        range.selectNodeContents(cell);
        return new Set([...range.getClientRects()].map(({ top }) => top)).size;
      }),
    );
    expect(new Set(await lines)).toEqual(new Set([1]));
    expect(at.complaints).toEqual([]);
  });
});
