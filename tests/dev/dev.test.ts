import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ROOT } from '../../main/screens.ts';
import { PAGES } from '../../vite.config.ts';
import { HANG } from '../hang.ts';
import { describeWith } from '../needs.ts';
import { late, PAGES_LATE_BY } from '../renderer/late.ts';
import { openBrowser, unpainted } from '../renderer/stand.ts';
import { GALLERY } from './server.ts';
import { type GalleryList, standOf } from './stands.ts';

/** States that a finger opens, each with what it opens. */
const ACTED: ReadonlyMap<string, string> = new Map([
  ['floor-7-void', '[data-testid^=act-dialog]'],
  ['floor-11-recall', '[data-testid^=replay-back]'],
  ['tables-3-desk', '[data-testid^=list-holdem-4-8]'],
  ['cage-7-receipt', '[data-testid^=receipt]'],
  ['station-35-settings', '[data-testid^=settings]'],
  ['station-15-peek', '[data-testid=my-cards][data-shown=true]'],
]);

const data = mkdtempSync(join(tmpdir(), 'dealerless-dev-'));
let dev: ChildProcess;
let ended: Promise<number | null>;
let address: string;
let browser: Browser;
/** One for all pages: what the first has loaded, hundreds of modules, the others have. */
let context: BrowserContext;
/** The gallery, open from the first test that looks at it to the end: each turns it to another of its tabs. */
let gallery: Awaited<ReturnType<typeof open>> | undefined;

const describe = describeWith('chromium-headless-shell');

describe('npm run dev', () => {
  beforeAll(async () => {
    const command = [join(ROOT, 'tests', 'dev', 'dev.ts'), '--port', '0', '--data', data, '--bots', '1'];
    dev = spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'pipe'] });
    ended = new Promise((resolve) => dev.once('exit', resolve));
    address = await galleryOf(dev);
    browser = await openBrowser();
    context = await browser.newContext({ viewport: { width: 1600, height: 1000 }, reducedMotion: 'reduce' });
    // What a page loads is made for it first, on a machine that is busy with other tests.
    context.setDefaultTimeout(HANG);
    await unpainted(context);
    await late(context, PAGES_LATE_BY);
  });

  afterAll(async () => {
    await browser?.close();
    dev?.kill('SIGTERM');
    await ended;
    rmSync(data, { recursive: true, force: true });
  });

  it('shows the screens of a live table from their sources', async () => {
    const { page, complaints } = await open('/');
    await page.getByTestId('open-station-3').waitFor();
    expect(await page.evaluate(() => [...document.scripts].map(({ src }) => src))).toContainEqual(
      expect.stringContaining('/@vite/client'),
    );
    expect(complaints).toEqual([]);
    await page.close();
  });

  it('shows every piece in the gallery', async () => {
    const { page, complaints } = await openGallery();
    await page.getByTestId('tab-pieces').click();
    await page.getByRole('heading', { name: 'Cards' }).waitFor();
    expect(await page.locator('.gallery-piece').count()).toBeGreaterThan(8);
    expect(complaints).toEqual([]);
  });

  it('has every state of every screen, and shows one of each screen: dialogs and pages as they are after the touches that open them', async () => {
    const { states } = (await (await fetch(`${address}/gallery/list.json`)).json()) as GalleryList;
    const oneOfEach = [...Map.groupBy(states, ({ screen }) => screen).values()].flatMap((all) => all.slice(0, 1));
    expect(oneOfEach.length).toBe(PAGES.length);
    for (const { key } of states) expect(standOf(key)).toMatchObject([{ t: 'welcome' }, { t: 'view' }]);
    const acted = states.filter(({ key }) => ACTED.has(key));
    expect(acted.length).toBe(ACTED.size);
    // A page takes a second to be drawn from its sources: the screens of these are not shown untouched as well.
    const untouched = oneOfEach.filter(({ screen }) => !acted.some((each) => each.screen === screen));
    const { page, complaints } = await openGallery();
    await page.getByTestId('tab-states').click();
    const frame = page.frameLocator('[data-testid=screen-frame]');
    for (const { key } of [...untouched, ...acted]) {
      await page.getByTestId(`state-${key}`).click();
      await expectScreen(page, key);
      const seen = ACTED.get(key);
      if (seen !== undefined) await frame.locator(seen).first().waitFor();
    }
    expect(complaints).toEqual([]);
  });

  it('shows a game at each decision of a hand, as the center and as a seat see it', async () => {
    const { page, complaints } = await openGallery();
    await page.getByTestId('tab-hands').click();
    const first = await page.getByTestId('choose-game').inputValue();
    // One game of each kind: the one that stands there first is loaded anyway.
    for (const [game, kind] of [
      [first, 'banked'],
      ['holdem', 'pot'],
    ]) {
      const frames = standOf(`hand/${game}/0/0/center-display`);
      expect(frames).toMatchObject([{}, { view: { table: { hand: { kind } } } }]);
    }
    for (const game of [first, 'holdem']) {
      await page.getByTestId('choose-game').selectOption(game);
      await expectScreen(page, `hand/${game}/0/0/center-display`);
      await page.getByTestId('choose-seen-by').selectOption({ index: 1 });
      await page.getByTestId('phase-next').click();
      await expectScreen(page, `hand/${game}/0/1/`);
    }
    expect(complaints).toEqual([]);
  });

  it('stops the table and the screens together', async () => {
    dev.kill('SIGINT');
    expect(await ended).toBe(0);
    await expect(fetch(`${address}/gallery`)).rejects.toThrow('fetch failed');
  });
});

describe('the gallery', () => {
  it('is in nothing that is shipped: no page that is built, no file that is packaged', () => {
    expect(PAGES).not.toContain(GALLERY);
    expect(PAGES.filter((page) => page.startsWith('tests/'))).toEqual([]);
    const builder = readFileSync(join(ROOT, 'electron-builder.yml'), 'utf8');
    const files = /^files:\n((?: {2}- .*\n)+)/m.exec(builder)?.[1]?.split('\n') ?? [];
    expect(files).toContain('  - main/**');
    expect(files.filter((line) => /tests|gallery|\*\*\/\*|"\.|^ {2}- \*/.test(line))).toEqual([]);
  });
});

/** Waits until dev says where the gallery is; throws what it said when it ends before. */
function galleryOf({ stdout, stderr }: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const hear = (text: Buffer): void => {
      said += String(text);
      const found = /(http:\S+)\/gallery/.exec(said)?.[1];
      if (found !== undefined) resolve(found);
    };
    stdout?.on('data', hear);
    stderr?.on('data', hear);
    ended.then((code) => reject(new Error(`dev ended with ${code}:\n${said}`)), reject);
  });
}

/** The gallery, opened once. */
async function openGallery(): Promise<Awaited<ReturnType<typeof open>>> {
  gallery ??= await open('/gallery');
  return gallery;
}

/** A page of dev, with what it and its frames complain of. */
async function open(path: string): Promise<{ page: Page; complaints: string[] }> {
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  await page.goto(`${address}${path}`);
  return { page, complaints };
}

/** The frame shows the screen of that key, drawn from its view. */
async function expectScreen(page: Page, key: string): Promise<void> {
  await page.locator(`iframe[src*="stand=${encodeURIComponent(key)}"]`).waitFor();
  const frame = page.frameLocator('[data-testid=screen-frame]');
  await frame.locator('#screen > *').first().waitFor();
  await frame.getByTestId('waiting-page').waitFor({ state: 'detached' });
}
