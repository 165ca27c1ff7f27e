import { EventEmitter } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DisplayConfig } from '../../hardware/devices.ts';
import { FULL } from '../../hardware/touch/calibration.ts';
import { FROM_SCREEN, TO_SCREEN } from '../../main/channels.ts';
import type { Display } from '../../main/displays.ts';
import { DisplayFinder, notShownHere } from '../../main/displays.ts';
import type { ElectronLike } from '../../main/electron.ts';
import { openShellHost, runShell } from '../../main/electron.ts';
import { pageUrl, servePage } from '../../main/electron-guards.ts';
import type { ScreenConnection } from '../../main/link/server.ts';
import type { PointerSink } from '../../main/touch.ts';
import { MAX_INTENT_BYTES, PROTOCOL } from '../../protocol/client-frame.ts';
import { hostFrame } from '../../protocol/messages.ts';
import type { Role } from '../../protocol/roles.ts';
import { HANG } from '../hang.ts';

const HELLO = JSON.stringify({ t: 'hello', protocol: PROTOCOL, token: 'of-no-use-in-electron' });

// ------------------------------------------------------------------------------------------------ a stand-in electron

class FakeContents extends EventEmitter {
  static #count = 0;
  readonly id = ++FakeContents.#count;
  readonly sent: [channel: string, frame: string][] = [];
  readonly input: Record<string, unknown>[] = [];
  destroyed = false;
  opens: ((details: { url: string }) => { action: string }) | null = null;
  readonly reload = vi.fn(() => this.emit('did-start-navigation', { isMainFrame: true, isSameDocument: false }));
  readonly forcefullyCrashRenderer = vi.fn();

  setWindowOpenHandler(handler: (details: { url: string }) => { action: string }): void {
    this.opens = handler;
  }
  send(channel: string, frame: string): void {
    this.sent.push([channel, frame]);
  }
  sendInputEvent(event: Record<string, unknown>): void {
    this.input.push(event);
  }
  isDestroyed(): boolean {
    return this.destroyed;
  }
}

/** A preventable event, as Electron hands to its listeners. */
const event = () => ({ preventDefault: vi.fn() });

function fakeElectron(displays: Display[] = []) {
  const app = Object.assign(new EventEmitter(), {
    requestSingleInstanceLock: vi.fn(() => true),
    enableSandbox: vi.fn(),
    commandLine: { appendSwitch: vi.fn() },
    whenReady: vi.fn(async () => {}),
    quit: vi.fn(),
    exit: vi.fn(),
  });
  const windows: FakeWindow[] = [];
  class FakeWindow extends EventEmitter {
    readonly webContents = new FakeContents();
    readonly loaded: string[] = [];
    readonly show = vi.fn();
    readonly setBounds = vi.fn();
    readonly getContentBounds = () => ({ x: 0, y: 0, width: 1080, height: 1920 });
    readonly options: Record<string, unknown>;

    constructor(options: Record<string, unknown>) {
      super();
      this.options = options;
      windows.push(this);
      app.emit('web-contents-created', {}, this.webContents);
    }
    async loadURL(url: string): Promise<void> {
      this.loaded.push(url);
    }
    isDestroyed(): boolean {
      return this.webContents.destroyed;
    }
    destroy(): void {
      this.webContents.destroyed = true;
      this.emit('closed');
    }
  }
  const session = {
    setPermissionRequestHandler: vi.fn(),
    setPermissionCheckHandler: vi.fn(),
    setDevicePermissionHandler: vi.fn(),
    webRequest: { onBeforeRequest: vi.fn() },
    protocol: { handle: vi.fn() },
  };
  const screen = Object.assign(new EventEmitter(), { getAllDisplays: () => displays });
  const parts = {
    app,
    BrowserWindow: FakeWindow,
    ipcMain: new EventEmitter(),
    Menu: { setApplicationMenu: vi.fn() },
    powerSaveBlocker: { start: vi.fn() },
    protocol: { registerSchemesAsPrivileged: vi.fn() },
    screen,
    session: { defaultSession: session },
  };
  return { ...parts, defaultSession: session, windows, displays, like: parts as unknown as ElectronLike };
}

type FakeElectron = ReturnType<typeof fakeElectron>;

/** A host that remembers who was attached and what was received. */
function fakeHost(displays: readonly DisplayConfig[]) {
  const lines: { role: Role; connection: ScreenConnection; received: string[]; closed: boolean }[] = [];
  let sink: PointerSink = () => {};
  return {
    lines,
    displays,
    onPointer: (to: PointerSink) => {
      sink = to;
    },
    touch: (...touched: Parameters<PointerSink>) => sink(...touched),
    close: vi.fn(async () => {}),
    link: {
      attach(role: Role, connection: ScreenConnection) {
        const line = { role, connection, received: [] as string[], closed: false };
        lines.push(line);
        return {
          receive: (text: string) => void line.received.push(text),
          closed: () => {
            line.closed = true;
          },
        };
      },
    },
  };
}

const display = (id: number, x: number, label = `DP-${id}`): Display => ({
  id,
  label,
  bounds: { x, y: 0, width: 1080, height: 1920 },
});

const FIRST: DisplayConfig = { index: 0, screen: 'station', station: 1 };
const SECOND: DisplayConfig = { index: 1, screen: 'station', station: 2 };
const CENTER: DisplayConfig = { label: 'DP-30', screen: 'center-display' };
const PLAN = [FIRST, SECOND, CENTER];
const DISPLAYS = [display(30, 2160), display(10, 0), display(20, 1080)];

async function openShell(plan: readonly DisplayConfig[], electron: FakeElectron = fakeElectron([...DISPLAYS])) {
  const host = fakeHost(plan);
  const log = vi.fn<(line: string) => void>();
  await runShell(electron.like, { openHost: async () => host, log });
  return { electron, host, log };
}

/** A frame as it arrives from a page; by default from the top frame of the page that the window was opened for. */
function say(
  electron: FakeElectron,
  index: number,
  frame: unknown,
  from: { url?: string; parent?: object; sender?: FakeContents } = {},
): void {
  const window = electron.windows[index];
  if (window === undefined) throw new Error(`there is no window ${index}`);
  const senderFrame = { url: from.url ?? window.loaded[0], parent: from.parent ?? null };
  electron.ipcMain.emit(FROM_SCREEN, { sender: from.sender ?? window.webContents, senderFrame }, frame);
}

// ---------------------------------------------------------------------------------------------------------- the shell

describe('windows', () => {
  it('opens one kiosk window for each display of the plan, with its page', async () => {
    const { electron } = await openShell(PLAN);
    expect(electron.windows.map(({ loaded, options }) => [loaded, options.x, options.kiosk])).toEqual([
      [['dealerless://table/station/index.html'], 0, true],
      [['dealerless://table/station/index.html'], 1080, true],
      [['dealerless://table/center-display/index.html'], 2160, true],
    ]);
  });

  it('isolates and sandboxes every page, whatever the display', async () => {
    const { electron } = await openShell(PLAN);
    expect(electron.app.enableSandbox).toHaveBeenCalledOnce();
    for (const { options } of electron.windows) {
      expect(options.webPreferences).toMatchObject({
        contextIsolation: true,
        sandbox: true,
        nodeIntegration: false,
        webSecurity: true,
        webviewTag: false,
        devTools: false,
      });
      expect((options.webPreferences as { preload: string }).preload).toMatch(/dist.preload\.cjs$/);
    }
  });

  it('opens the screens of a demonstration as ordinary windows where there is no plan', async () => {
    const { electron } = await openShell([]);
    expect(electron.windows.map(({ options }) => options.title)).toEqual([
      'Dealerless lobby',
      'Dealerless station-1',
      'Dealerless center-display',
      'Dealerless floor-console',
      'Dealerless cage',
    ]);
    expect(electron.windows.some(({ options }) => options.kiosk)).toBe(false);
  });

  it('gives the pointer of a touch screen to the window of its own station, pixel by pixel', async () => {
    const { electron, host } = await openShell(PLAN);
    host.touch(2, { kind: 'down', x: 0, y: 0 });
    host.touch(2, { kind: 'move', x: FULL / 2, y: FULL / 4 });
    host.touch(2, { kind: 'up', x: FULL, y: FULL });
    host.touch(7, { kind: 'down', x: 0, y: 0 });
    const [first, second, center] = electron.windows.map(({ webContents }) => webContents.input);
    expect([first, center]).toEqual([[], []]);
    expect(second).toEqual([
      { type: 'mouseDown', x: 0, y: 0, button: 'left', clickCount: 1 },
      { type: 'mouseMove', x: 540, y: 480, modifiers: ['leftbuttondown'] },
      { type: 'mouseUp', x: 1079, y: 1919, button: 'left', clickCount: 1 },
    ]);
  });

  it('lets a press that counts for nothing go outside of the page', async () => {
    const { electron, host } = await openShell(PLAN);
    host.touch(1, { kind: 'down', x: 30_000, y: 30_000 });
    host.touch(1, { kind: 'cancel' });
    expect(electron.windows[0]?.webContents.input.slice(1)).toEqual([
      { type: 'mouseMove', x: -1, y: -1, modifiers: ['leftbuttondown'] },
      { type: 'mouseUp', x: -1, y: -1, button: 'left', clickCount: 1 },
    ]);
  });

  it('may show the same screen on two displays', async () => {
    const plan: DisplayConfig[] = [0, 1].map((index) => ({ index, screen: 'center-display' }));
    const { electron } = await openShell(plan);
    electron.screen.emit('display-added');
    expect(electron.windows.map(({ options }) => options.x)).toEqual([0, 1080]);
  });

  it('reports a display that is not connected, and opens its window once it is', async () => {
    const electron = fakeElectron(DISPLAYS.slice(1));
    const { log } = await openShell(PLAN, electron);
    expect(electron.windows).toHaveLength(2);
    expect(log).toHaveBeenCalledWith('no display for center-display: no display named DP-30 is connected');
    electron.displays.push(display(30, 2160));
    electron.screen.emit('display-added');
    expect(electron.windows.map(({ options }) => options.title)).toContain('Dealerless center-display');
    expect(electron.windows).toHaveLength(3);
  });

  it('closes the window of a display that went, and tells the host', async () => {
    const { electron, host } = await openShell(PLAN);
    say(electron, 2, HELLO);
    electron.displays.splice(0, 1);
    electron.screen.emit('display-removed');
    expect(electron.windows.map((window) => window.isDestroyed())).toEqual([false, false, true]);
    expect(host.lines[0]?.closed).toBe(true);
  });

  it('never puts one station before another when the desktop rearranges itself after a cable fell out', async () => {
    const { electron } = await openShell(PLAN);
    electron.displays.splice(0, 3, display(20, 0), display(30, 1080));
    electron.screen.emit('display-removed');
    const [first, second] = electron.windows;
    expect(electron.windows).toHaveLength(3);
    expect(first?.isDestroyed()).toBe(true);
    expect(second?.setBounds).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ x: 0 }));
  });

  it('does not let a keyboard close a kiosk', async () => {
    const { electron } = await openShell(PLAN);
    const close = event();
    electron.windows[0]?.emit('close', close);
    expect(close.preventDefault).toHaveBeenCalledOnce();
  });

  it('loads a page again when it crashes or hangs', async () => {
    const { electron, host } = await openShell(PLAN);
    const window = electron.windows[0];
    say(electron, 0, HELLO);
    window?.emit('unresponsive');
    expect(window?.webContents.forcefullyCrashRenderer).toHaveBeenCalledOnce();
    window?.webContents.emit('render-process-gone', {}, { reason: 'crashed' });
    expect(window?.loaded).toHaveLength(2);
    expect(host.lines[0]?.closed).toBe(true);
  });
});

describe('frames', () => {
  it('joins a page to the host under the role of its window, and carries frames both ways', async () => {
    const { electron, host } = await openShell(PLAN);
    say(electron, 1, HELLO);
    say(electron, 1, '{"t":"intent"}');
    expect(host.lines.map(({ role, received }) => [role, received])).toEqual([
      [{ screen: 'station', station: 2 }, ['{"t":"intent"}']],
    ]);
    host.lines[0]?.connection.send('{"t":"view"}');
    expect(electron.windows.map(({ webContents }) => webContents.sent)).toEqual([
      [],
      [[TO_SCREEN, '{"t":"view"}']],
      [],
    ]);
  });

  it('waits for the hello', async () => {
    const { electron, host } = await openShell(PLAN);
    say(electron, 0, '{"t":"intent"}');
    say(electron, 0, 'not even JSON');
    expect(host.lines).toEqual([]);
  });

  it('starts a new line when the page loads again', async () => {
    const { electron, host } = await openShell(PLAN);
    say(electron, 0, HELLO);
    electron.windows[0]?.webContents.reload();
    say(electron, 0, HELLO);
    expect(host.lines.map(({ closed }) => closed)).toEqual([true, false]);
  });

  it('keeps the line when the page only moves within itself', async () => {
    const { electron, host } = await openShell(PLAN);
    say(electron, 0, HELLO);
    electron.windows[0]?.webContents.emit('did-start-navigation', { isMainFrame: true, isSameDocument: true });
    expect(host.lines[0]?.closed).toBe(false);
  });

  it('lets the page begin again when the host cuts its line', async () => {
    const { electron, host } = await openShell(PLAN);
    say(electron, 0, HELLO);
    host.lines[0]?.connection.close('too many invalid frames');
    expect(electron.windows[0]?.webContents.reload).toHaveBeenCalledOnce();
  });

  it.each<[string, unknown, Parameters<typeof say>[3], string]>([
    ['an inner frame', HELLO, { parent: {} }, 'inner frame'],
    ['another address', HELLO, { url: 'https://example.org/station/index.html' }, 'https://example.org'],
    ['the page of another role', HELLO, { url: pageUrl('cage') }, 'dealerless://table/cage'],
    [
      'a page in no window of ours',
      HELLO,
      { sender: new FakeContents() },
      'does not come from a window of this program',
    ],
    ['a page that sends no text', { t: 'hello' }, {}, 'not text'],
    ['a page that sends too much', 'x'.repeat(MAX_INTENT_BYTES + 1), {}, 'longer than'],
  ])('refuses a frame from %s', async (_, frame, from, why) => {
    const { electron, host, log } = await openShell(PLAN);
    say(electron, 0, frame, from);
    expect(host.lines).toEqual([]);
    expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(why));
  });
});

describe('with the real host', () => {
  it('welcomes each page as what its window is, shows it its view, and closes in order', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'dealerless-shell-'));
    const electron = fakeElectron([...DISPLAYS]);
    const devices = join(folder, 'devices.json');
    writeFileSync(devices, JSON.stringify({ displays: PLAN }));
    try {
      const manifest = join(folder, 'manifest.sha256');
      writeFileSync(manifest, `${'0'.repeat(64)}  games/holdem.ts\n`);
      const args = ['--money', '--without-anchor', '--devices', devices, '--manifest', manifest];
      await runShell(electron.like, { openHost: () => openShellHost(args, folder), log: () => {} });
      say(electron, 1, HELLO);
      const frames = electron.windows[1]?.webContents.sent.map(([, text]) => hostFrame.parse(JSON.parse(text)));
      expect(frames).toMatchObject([
        { t: 'welcome', role: { screen: 'station', station: 2 } },
        {
          t: 'view',
          view: { screen: 'station', table: { fault: expect.stringContaining('not the approved program') } },
        },
      ]);
      electron.app.emit('before-quit', event());
      await vi.waitFor(() => expect(electron.app.exit).toHaveBeenCalledExactlyOnceWith(0), { timeout: HANG });
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

describe('the board of the house', () => {
  const PLAN_WITH_BOARD: readonly DisplayConfig[] = [
    { index: 0, screen: 'board' },
    { index: 1, screen: 'floor-console' },
  ];

  it('has a window with the page of the board, and its view, at a table that runs its own house', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'dealerless-shell-'));
    const electron = fakeElectron([...DISPLAYS]);
    const devices = join(folder, 'devices.json');
    writeFileSync(devices, JSON.stringify({ displays: PLAN_WITH_BOARD }));
    try {
      const args = ['--devices', devices];
      await runShell(electron.like, { openHost: () => openShellHost(args, folder), log: () => {} });
      expect(electron.windows[0]?.loaded).toEqual(['dealerless://table/center-display/board.html']);
      say(electron, 0, HELLO);
      const frames = electron.windows[0]?.webContents.sent.map(([, text]) => hostFrame.parse(JSON.parse(text)));
      expect(frames).toMatchObject([
        { t: 'welcome', role: { screen: 'board' } },
        { t: 'view', view: { screen: 'board' } },
      ]);
      electron.app.emit('before-quit', event());
      await vi.waitFor(() => expect(electron.app.exit).toHaveBeenCalledExactlyOnceWith(0), { timeout: HANG });
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('is served elsewhere where the house is elsewhere, and that is said', () => {
    const roles: readonly Role[] = [{ screen: 'floor-console' }, { screen: 'cage' }];
    expect(notShownHere(PLAN_WITH_BOARD, roles)).toContain('house runs elsewhere');
    expect(notShownHere(PLAN_WITH_BOARD, [...roles, { screen: 'board' }])).toBeNull();
    expect(notShownHere(PLAN, roles)).toBeNull();
  });
});

describe('what a page may not do', () => {
  it('opens no window and goes nowhere', async () => {
    const { electron } = await openShell(PLAN);
    for (const { webContents } of electron.windows) {
      expect(webContents.opens?.({ url: 'https://example.org' })).toEqual({ action: 'deny' });
      for (const move of ['will-navigate', 'will-frame-navigate', 'will-redirect', 'will-attach-webview']) {
        const attempt = event();
        webContents.emit(move, attempt);
        expect(attempt.preventDefault, move).toHaveBeenCalledOnce();
      }
    }
  });

  it('gets no permission', async () => {
    const { electron } = await openShell(PLAN);
    const answer = vi.fn();
    electron.defaultSession.setPermissionRequestHandler.mock.calls[0]?.[0]({}, 'media', answer);
    expect(answer).toHaveBeenCalledExactlyOnceWith(false);
    expect(electron.defaultSession.setPermissionCheckHandler.mock.calls[0]?.[0]()).toBe(false);
    expect(electron.defaultSession.setDevicePermissionHandler.mock.calls[0]?.[0]()).toBe(false);
  });

  it.each([
    ['dealerless://table/station/index.html', false],
    ['https://example.org/', true],
    ['file:///etc/passwd', true],
    ['dealerless://table.example.org/', true],
    ['ws://127.0.0.1:4000/link', true],
  ])('a request for %s is cancelled: %s', async (url, cancel) => {
    const { electron } = await openShell(PLAN);
    const answer = vi.fn();
    electron.defaultSession.webRequest.onBeforeRequest.mock.calls[0]?.[0]({ url }, answer);
    expect(answer).toHaveBeenCalledExactlyOnceWith({ cancel });
  });
});

describe('beginning and end', () => {
  it('lets a second instance go without opening the host', async () => {
    const electron = fakeElectron();
    electron.app.requestSingleInstanceLock.mockReturnValue(false);
    const openHost = vi.fn();
    await runShell(electron.like, { openHost, log: () => {} });
    expect(electron.app.quit).toHaveBeenCalledOnce();
    expect(openHost).not.toHaveBeenCalled();
  });

  it('registers its scheme before Electron is ready', async () => {
    const electron = fakeElectron([...DISPLAYS]);
    electron.app.whenReady.mockImplementation(async () => {
      expect(electron.protocol.registerSchemesAsPrivileged).toHaveBeenCalledOnce();
    });
    await openShell(PLAN, electron);
    expect(electron.app.whenReady).toHaveBeenCalledOnce();
  });

  it('closes the host before it quits, once', async () => {
    const { electron, host } = await openShell(PLAN);
    const quit = event();
    electron.app.emit('before-quit', quit);
    electron.app.emit('before-quit', quit);
    expect(quit.preventDefault).toHaveBeenCalledTimes(2);
    await vi.waitFor(() => expect(electron.app.exit).toHaveBeenCalledExactlyOnceWith(0), { timeout: HANG });
    expect(host.close).toHaveBeenCalledOnce();
  });

  it('says so and exits with 1 when the host does not close in order', async () => {
    const { electron, host, log } = await openShell(PLAN);
    host.close.mockRejectedValue(new Error('the disk is full'));
    electron.app.emit('before-quit', event());
    await vi.waitFor(() => expect(electron.app.exit).toHaveBeenCalledExactlyOnceWith(1), { timeout: HANG });
    expect(log).toHaveBeenCalledWith('the host did not close cleanly: the disk is full');
  });

  it('does not quit a kiosk whose displays are gone, but does quit a demonstration', async () => {
    const kiosk = await openShell(PLAN);
    kiosk.electron.app.emit('window-all-closed');
    expect(kiosk.electron.app.quit).not.toHaveBeenCalled();
    const demonstration = await openShell([]);
    demonstration.electron.app.emit('window-all-closed');
    expect(demonstration.electron.app.quit).toHaveBeenCalledOnce();
  });
});

describe('which display a line means', () => {
  const find = (line: DisplayConfig, connected: Display[], plan: DisplayConfig[] = PLAN) =>
    new DisplayFinder(plan).find(line, connected);

  it('by number, from the left, then from the top', () => {
    const below: Display = { ...display(11, 0), bounds: { x: 0, y: 1920, width: 1080, height: 1920 } };
    expect(find(FIRST, [below, ...DISPLAYS])).toMatchObject({ value: { id: 10 } });
    expect(find(SECOND, [below, ...DISPLAYS])).toMatchObject({ value: { id: 11 } });
  });

  it('by label', () => {
    expect(find(CENTER, DISPLAYS)).toMatchObject({ value: { id: 30 } });
  });

  it('no display by number while one of the numbered displays is absent, for the others may have moved up', () => {
    expect(find(FIRST, DISPLAYS.slice(1, 2))).toEqual({
      ok: false,
      error: '1 of 2 numbered displays are connected',
    });
  });

  it('no display by a label that two displays bear', () => {
    expect(find(CENTER, [display(1, 0, 'DP-30'), display(2, 1080, 'DP-30')])).toEqual({
      ok: false,
      error: '2 displays are named DP-30',
    });
  });

  it('the same display as before, wherever it is now', () => {
    const finder = new DisplayFinder(PLAN);
    finder.find(SECOND, DISPLAYS);
    expect(finder.find(SECOND, [display(20, 0)])).toMatchObject({ value: { id: 20 } });
    expect(finder.find(SECOND, [display(10, 0), display(30, 1080)])).toEqual({
      ok: false,
      error: 'its display is no longer connected',
    });
  });
});

describe('serving the pages', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'dealerless-pages-'));
    mkdirSync(join(folder, 'screens/station'), { recursive: true });
    writeFileSync(join(folder, 'screens/station/index.html'), '<title>station</title>');
    writeFileSync(join(folder, 'screens/notes.exe'), '');
    writeFileSync(join(folder, 'secret.html'), 'secret');
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  const get = (url: string, method = 'GET') => servePage(join(folder, 'screens'), new Request(url, { method }));

  it('serves a page with its type and a policy that lets nothing foreign in', async () => {
    const response = await get('dealerless://table/station/index.html?x=1');
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('<title>station</title>');
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'; script-src 'self';");
    expect(response.headers.get('content-security-policy')).toContain("connect-src 'none'");
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it.each([
    ['a file that is not there', 'dealerless://table/station/none.html'],
    ['a folder', 'dealerless://table/station'],
    ['a file outside', 'dealerless://table/..%2fsecret.html'],
    ['a file outside, by backslash', 'dealerless://table/..%5c..%5csecret.html'],
    ['a kind of file that no screen has', 'dealerless://table/notes.exe'],
    ['a stray percent sign', 'dealerless://table/%E0%A4%A.html'],
    ['a null byte', 'dealerless://table/station/index.html%00.html'],
    ['another host', 'dealerless://elsewhere/station/index.html'],
  ])('has no page for %s', async (_, url) => {
    expect((await get(url)).status).toBe(404);
  });

  it('answers only GET', async () => {
    expect((await get('dealerless://table/station/index.html', 'POST')).status).toBe(404);
  });
});
