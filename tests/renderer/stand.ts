/**
 * A built page of ours in a real Chromium, on a stand: instead of a host it is joined to a bridge that the test plays.
 * The pages are served under the very policy of the Electron shell, and nothing touches the network.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type LaunchOptions,
  type Page,
} from 'playwright-core';
import { build } from 'vite';
import { pageHeaders, readPage } from '../../main/link/pages.ts';
import { ROOT } from '../../main/screens.ts';
import type { ClientFrame } from '../../protocol/client-frame.ts';
import type { HostFrame } from '../../protocol/messages.ts';
import type { Role } from '../../protocol/roles.ts';
import type { View } from '../../protocol/views.ts';
import { CHROMIUM, demand } from '../needs.ts';
import { inOneMoment } from './fingers.ts';
import { late, PAGES_LATE_BY } from './late.ts';
import { knowsItsWork } from './worked-off.ts';

const ORIGIN = 'https://table.test';

declare global {
  interface Window {
    /** Frames the page sent, and the way to send it one: the test's end of the bridge. */
    sentFrames: string[];
    pushFrame(frame: string): void;
  }
}

/** The variable in which a run of tests says where it has built the pages for all its files. */
export const BUILT_PAGES = 'DEALERLESS_TEST_PAGES';

/**
 * The given pages, built. In a run of tests they already exist (`browser-setup.ts`); elsewhere they are built into a
 * folder of their own, which `remove` takes away again.
 */
export async function buildPages(pages: readonly string[]): Promise<{ folder: string; remove(): void }> {
  const built = process.env[BUILT_PAGES];
  if (built !== undefined) return { folder: built, remove: () => {} };
  const folder = mkdtempSync(join(tmpdir(), 'dealerless-pages-'));
  await build({
    root: ROOT,
    configFile: false,
    base: './',
    publicDir: false,
    logLevel: 'error',
    plugins: [react()],
    build: { outDir: folder, emptyOutDir: true, assetsInlineLimit: 0, rolldownOptions: { input: [...pages] } },
  });
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/**
 * What Chromium leaves out: first what the driver has it leave out, for of several such lists the last one counts; then the
 * two pages that it would load for the address bar of each window, in a process of their own, which nobody ever sees.
 */
const LEFT_OUT = [
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades', 'LensOverlay'],
  ...['HttpsFirstBalancedModeAutoEnable', 'MediaRouter', 'PaintHolding', 'ThirdPartyStoragePartitioning'],
  ...['AvoidCorsURLLoaderRestartOnRedirect', 'OptimizationHints', 'NetworkTimeServiceQuerying', 'AimEnabled'],
  ...['PreconnectToSearch', 'WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'PreloadTopChromeWebUI'],
];

/** Chromium as the tests open it. The build without windows would draw text by another hinting than the whole one does. */
const launch = (more: readonly string[] = [], options: LaunchOptions = {}): Promise<Browser> =>
  chromium.launch({
    ...options,
    executablePath: CHROMIUM,
    args: [
      ...['--no-sandbox', '--headless', '--disable-gpu', '--disable-background-networking', '--disable-dev-shm-usage'],
      ...['--font-render-hinting=slight', `--disable-features=${LEFT_OUT.join(',')}`, ...more],
    ],
  });

/** A browser of a test's own, whose camera shows a moving picture and is allowed to every page. */
export function openBrowserWithCamera(): Promise<Browser> {
  demand('chromium-headless-shell');
  return launch(['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream']);
}

/** The Chromium of a worker of a run of tests, which its files share; not of a module, for a file may load those again. */
const worker: { dealerlessChromium?: Browser } & typeof globalThis = globalThis;

/**
 * A browser with contexts of its own. In a run of tests the files of a worker share one, in which `close` closes what the
 * file has opened. Each worker has its own, driven without a detour: through one that all share, every act would
 * pass two sockets and be put into words twice.
 */
export async function openBrowser(): Promise<Browser> {
  demand('chromium-headless-shell');
  if (process.env[BUILT_PAGES] === undefined) return launch();
  if (worker.dealerlessChromium?.isConnected()) return worker.dealerlessChromium;
  const browser = await launch([], { handleSIGTERM: false });
  // A worker is told to end, and half a second later it is killed: the driver's own farewell takes longer, and would leave
  // the browser's files behind. What the driver does when a process exits is done at once.
  process.once('SIGTERM', () => {
    process.emit('exit', 0);
    process.kill(process.pid, 'SIGKILL');
  });
  browser.close = async () => {
    await Promise.all(browser.contexts().map((context) => context.close()));
  };
  worker.dealerlessChromium = browser;
  return browser;
}

/** A page on its stand. */
export interface Stand {
  readonly page: Page;
  readonly role: Role;
  /** The first frame the page sent. */
  readonly hello: string;
  /** Shows the page a view, as the next revision unless another is given, and waits until it is drawn. */
  show(view: View, rev?: number): Promise<void>;
  /** Sends the page any frame of a host, and waits until what it brings is drawn. */
  push(frame: HostFrame): Promise<void>;
  /** The intents the page has sent so far. */
  intents(): Promise<Extract<ClientFrame, { t: 'intent' }>[]>;
  /** Complaints of the page: script errors and breaches of its policy. */
  readonly complaints: string[];
}

/** The page of a screen, from the folder of the built pages. */
export function pageOf({ screen }: Role): string {
  switch (screen) {
    case 'lobby':
      return 'renderer/lobby/index.html';
    case 'tables':
      return 'floor-console/tables.html';
    case 'board':
      return 'center-display/board.html';
    case 'clock':
      return 'center-display/clock.html';
    default:
      return `${screen}/index.html`;
  }
}

/**
 * Lays the pages of a context out as ever, under the same fingers, and paints none of it: without a graphics card painting
 * is half of the work of a station, and two thirds of a center display's. For who takes no picture and asks no element
 * whether it is transparent.
 */
export const unpainted = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html { opacity: 0 }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });

/** Leaves the pages of a context no voice: to be heard by nobody takes as much of the machine as to be heard. */
export const silent = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => Reflect.deleteProperty(window, 'AudioContext'));

/** How the page of a stand is opened, beside what a browser may be told. */
interface StandOptions extends BrowserContextOptions {
  /** Nothing of it has to be painted (`unpainted`). */
  readonly measured?: true;
  /** It has a voice. */
  readonly heard?: true;
  /** By how many milliseconds what it puts off comes late (`late.ts`). */
  readonly lateBy?: number;
}

/** Opens the page of a screen of a built folder in a context of its own and welcomes it. */
export async function openStand(
  browser: Browser,
  folder: string,
  role: Role,
  { measured, heard, lateBy = PAGES_LATE_BY, ...options }: StandOptions = {},
): Promise<Stand> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
  if (measured) await unpainted(context);
  if (!heard) await silent(context);
  await inOneMoment(context);
  await late(context, lateBy);
  await knowsItsWork(context);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  await page.route(`${ORIGIN}/**`, async (route) => {
    const file = await readPage(folder, new URL(route.request().url()).pathname);
    if (file === null) return route.fulfill({ status: 404 });
    await route.fulfill({
      body: Buffer.from(file.body),
      headers: { ...pageHeaders("'none'"), 'content-type': file.type },
    });
  });
  await page.addInitScript(() => {
    window.sentFrames = [];
    Object.defineProperty(window, 'dealerless', {
      value: {
        send: (frame: string) => window.sentFrames.push(frame),
        onFrame: (listener: (frame: string) => void) => {
          window.pushFrame = listener;
        },
      },
    });
  });
  await page.goto(`${ORIGIN}/${pageOf(role)}`);
  await page.waitForFunction(() => window.sentFrames.length > 0);

  const hello = await page.evaluate(() => window.sentFrames[0] ?? '');
  let rev = 0;
  const push = (frame: HostFrame): Promise<void> =>
    page.evaluate((text) => {
      window.pushFrame(text);
      return window.workedOff();
    }, JSON.stringify(frame));
  await push({ t: 'welcome', protocol: 1, role });
  return {
    page,
    role,
    hello,
    complaints,
    push,
    async show(view, at = rev + 1) {
      rev = at;
      await push({ t: 'view', rev, view });
    },
    async intents() {
      const frames = await page.evaluate(() => window.sentFrames);
      return frames.map((text): ClientFrame => JSON.parse(text)).filter((frame) => frame.t === 'intent');
    },
  };
}
