/**
 * The Electron shell: one window per screen, each with one of our pages in a sandbox, connected to the host by text
 * frames. It opens windows and carries frames; everything about the game is up to the host. It takes the `electron`
 * module as an argument, so that its tests run under plain Node with a stand-in.
 */

import './plain-parsing.ts';
import { join } from 'node:path';
import type { BrowserWindow, BrowserWindowConstructorOptions, IpcMainEvent } from 'electron';
import type { DisplayConfig } from '../hardware/devices.ts';
import { messageOf } from '../hardware/result.ts';
import { FULL } from '../hardware/touch/calibration.ts';
import type { PointerEvent } from '../hardware/touch/one-contact.ts';
import type { Role } from '../protocol/roles.ts';
import { roleName } from '../protocol/roles.ts';
import { FROM_SCREEN, TO_SCREEN } from './channels.ts';
import { DisplayFinder, notShownHere, shownOn } from './displays.ts';
import { guardContents, guardSession, helloOf, pageUrl, refuseFrame, SCHEME } from './electron-guards.ts';
import type { Attached, LinkServer, ScreenConnection } from './link/server.ts';
import { PRELOAD_FILE, SCREENS_FOLDER } from './screens.ts';
import type { PointerSink } from './touch.ts';

/** The part of the `electron` module that the shell uses. */
export type ElectronLike = Pick<
  typeof import('electron/main'),
  'app' | 'BrowserWindow' | 'ipcMain' | 'Menu' | 'powerSaveBlocker' | 'protocol' | 'screen' | 'session'
>;

/** The part of the host that the shell uses. */
export interface ShellHost {
  readonly link: Pick<LinkServer, 'attach'>;
  /** Which display shows which screen; none opens the screens of a demonstration in ordinary windows. */
  readonly displays: readonly DisplayConfig[];
  /** Receives pointer events from the stations' touch screens. */
  onPointer(sink: PointerSink): void;
  /** Closes the books; nothing may be shown after that. */
  close(): Promise<void>;
}

export interface ShellOptions {
  /** Opens the host. Called once, and only when no other instance holds the table. */
  readonly openHost: () => Promise<ShellHost>;
  /** Takes one line for the operator. */
  readonly log: (line: string) => void;
}

/** The screens that a demonstration opens on a single display. */
const DEMONSTRATION: readonly Role[] = [
  { screen: 'lobby' },
  { screen: 'station', station: 1 },
  { screen: 'center-display' },
  { screen: 'floor-console' },
  { screen: 'cage' },
];

/** An open window and its page's line to the host, once the page has sent its hello. */
interface ScreenWindow {
  readonly window: BrowserWindow;
  readonly role: Role;
  attached: Attached | null;
}

/**
 * Runs the table in Electron until it is quit. Must be called before Electron is ready, in the first turn of the main
 * module. Rejects when the host cannot be opened.
 */
export async function runShell(electron: ElectronLike, options: ShellOptions): Promise<void> {
  const { app, ipcMain, Menu, powerSaveBlocker, protocol, screen, session } = electron;
  if (!app.requestSingleInstanceLock()) {
    options.log('the table is already running on this machine');
    app.quit();
    return;
  }
  app.enableSandbox();
  app.commandLine.appendSwitch('disable-pinch');
  app.commandLine.appendSwitch('overscroll-history-navigation', '0');
  protocol.registerSchemesAsPrivileged([
    { scheme: SCHEME, privileges: { standard: true, secure: true, supportFetchAPI: true } },
  ]);
  app.on('web-contents-created', (_event, contents) => guardContents(contents));

  await app.whenReady();
  const host = await options.openHost();
  Menu.setApplicationMenu(null);
  powerSaveBlocker.start('prevent-display-sleep');
  guardSession(session.defaultSession, SCREENS_FOLDER);

  const windows = new ScreenWindows(electron, host, options);
  ipcMain.on(FROM_SCREEN, (event, frame: unknown) => windows.receive(event, frame));
  host.onPointer((station, event) => windows.point(station, event));
  windows.arrange();
  screen.on('display-added', () => windows.arrange());
  screen.on('display-removed', () => windows.arrange());
  quitInOrder(electron, host, windows, options);
}

/** Quits only after the host has closed its books; a kiosk does not quit because its last display was unplugged. */
function quitInOrder({ app }: ElectronLike, host: ShellHost, windows: ScreenWindows, options: ShellOptions): void {
  let closing = false;
  app.on('window-all-closed', () => {
    if (host.displays.length === 0) app.quit();
  });
  app.on('before-quit', (event) => {
    event.preventDefault();
    if (closing) return;
    closing = true;
    windows.closeAll();
    host.close().then(
      () => app.exit(0),
      (error: unknown) => {
        options.log(`the host did not close cleanly: ${messageOf(error)}`);
        app.exit(1);
      },
    );
  });
}

/** The windows of the table and their pages' lines to the host. */
class ScreenWindows {
  readonly #electron: ElectronLike;
  readonly #host: ShellHost;
  readonly #options: ShellOptions;
  readonly #displays: DisplayFinder;
  readonly #ofPlan = new Map<DisplayConfig, BrowserWindow>();
  /** By the id of their web contents, which is what an IPC event names. */
  readonly #open = new Map<number, ScreenWindow>();

  constructor(electron: ElectronLike, host: ShellHost, options: ShellOptions) {
    this.#electron = electron;
    this.#host = host;
    this.#options = options;
    this.#displays = new DisplayFinder(host.displays);
  }

  /**
   * Opens what the plan asks for and the connected displays allow, and closes the windows of displays that are gone.
   */
  arrange(): void {
    const { displays } = this.#host;
    if (displays.length === 0) {
      if (this.#open.size === 0) for (const role of DEMONSTRATION) this.#openWindow(role, { width: 1280, height: 800 });
      return;
    }
    const connected = this.#electron.screen.getAllDisplays();
    for (const line of displays) {
      const shows = shownOn(line);
      const found = this.#displays.find(line, connected);
      const standing = this.#ofPlan.get(line);
      if (!found.ok) {
        this.#options.log(`no display for ${roleName(shows)}: ${found.error}`);
        standing?.destroy();
        this.#ofPlan.delete(line);
      } else if (standing === undefined) {
        this.#ofPlan.set(line, this.#openWindow(shows, { ...found.value.bounds, kiosk: true, frame: false }));
      } else {
        standing.setBounds(found.value.bounds);
      }
    }
  }

  /** Passes a frame from a page to the host, in the role of the page's window. */
  receive(event: IpcMainEvent, frame: unknown): void {
    const from = this.#open.get(event.sender.id) ?? null;
    const refusal = refuseFrame(event, frame, from && pageUrl(from.role.screen));
    if (from === null || refusal !== null || typeof frame !== 'string') {
      this.#options.log(`a frame from ${from ? roleName(from.role) : 'a page'} was refused: ${refusal}`);
    } else if (from.attached !== null) {
      from.attached.receive(frame);
    } else {
      const hello = helloOf(frame);
      // The window determines the page's role, so the token in the hello, which a browser needs, is ignored here.
      if (hello !== null) from.attached = this.#host.link.attach(from.role, this.#connectionTo(from), hello);
    }
  }

  /** Touch at a station moves the pointer in that station's window, and in no other. */
  point(station: number, event: PointerEvent): void {
    for (const { window, role } of this.#open.values()) {
      if (role.screen === 'station' && role.station === station && !window.isDestroyed()) inject(window, event);
    }
  }

  closeAll(): void {
    for (const { window } of this.#open.values()) window.destroy();
  }

  #openWindow(role: Role, placed: BrowserWindowConstructorOptions): BrowserWindow {
    const { BrowserWindow } = this.#electron;
    const window = new BrowserWindow({ ...SAFE_WINDOW, ...placed, title: `Dealerless ${roleName(role)}` });
    const { webContents: contents } = window;
    const { id } = contents;
    const opened: ScreenWindow = { window, role, attached: null };
    this.#open.set(id, opened);

    const load = (): void => {
      window.loadURL(pageUrl(role.screen)).catch((error: unknown) => {
        this.#options.log(`the page of ${roleName(role)} did not load: ${String(error)}`);
      });
    };
    window.once('ready-to-show', () => window.show());
    window.on('unresponsive', () => contents.forcefullyCrashRenderer());
    if (placed.kiosk) window.on('close', (event) => event.preventDefault());
    window.on('closed', () => {
      this.#detach(opened);
      this.#open.delete(id);
    });
    // A page that reloads starts a new line, and the host sends it the whole view again.
    contents.on('did-start-navigation', (details) => {
      if (details.isMainFrame && !details.isSameDocument) this.#detach(opened);
    });
    contents.on('render-process-gone', (_event, { reason }) => {
      this.#options.log(`the page of ${roleName(role)} stopped (${reason}) and is loaded again`);
      this.#detach(opened);
      if (!window.isDestroyed()) load();
    });
    load();
    return window;
  }

  #connectionTo(screen: ScreenWindow): ScreenConnection {
    const { webContents: contents } = screen.window;
    return {
      send: (frame) => {
        if (!contents.isDestroyed()) contents.send(TO_SCREEN, frame);
      },
      // The bridge cannot be cut, so the page is reloaded.
      close: (why) => {
        this.#options.log(`the line of ${roleName(screen.role)} was cut: ${why}`);
        screen.attached = null;
        if (!contents.isDestroyed()) contents.reload();
      },
    };
  }

  #detach(screen: ScreenWindow): void {
    const { attached } = screen;
    screen.attached = null;
    attached?.closed();
  }
}

/**
 * Sends a window the pointer events of its touch screen. A press that does not count is released outside the page,
 * where there is no key: releasing it over the key that was pressed would press that key.
 */
function inject(window: BrowserWindow, event: PointerEvent): void {
  const { webContents: contents } = window;
  const button = { button: 'left', clickCount: 1 } as const;
  if (event.kind === 'cancel') {
    contents.sendInputEvent({ type: 'mouseMove', ...OUTSIDE, modifiers: ['leftbuttondown'] });
    contents.sendInputEvent({ type: 'mouseUp', ...OUTSIDE, ...button });
    return;
  }
  const { width, height } = window.getContentBounds();
  const at = { x: within(event.x, width), y: within(event.y, height) };
  if (event.kind === 'move') contents.sendInputEvent({ type: 'mouseMove', ...at, modifiers: ['leftbuttondown'] });
  else contents.sendInputEvent({ type: event.kind === 'down' ? 'mouseDown' : 'mouseUp', ...at, ...button });
}

const OUTSIDE = { x: -1, y: -1 } as const;

/** Converts a place on the screen to a pixel of the window, the last one included. */
const within = (place: number, size: number): number => Math.min(size - 1, Math.floor((place * size) / FULL));

/** Settings for every window, whatever it shows. */
const SAFE_WINDOW: BrowserWindowConstructorOptions = {
  show: false,
  autoHideMenuBar: true,
  backgroundColor: '#000000',
  webPreferences: {
    preload: PRELOAD_FILE,
    contextIsolation: true,
    sandbox: true,
    nodeIntegration: false,
    webSecurity: true,
    webviewTag: false,
    allowRunningInsecureContent: false,
    navigateOnDragDrop: false,
    spellcheck: false,
    backgroundThrottling: false,
    // The center display plays sound without ever being touched.
    autoplayPolicy: 'no-user-gesture-required',
    devTools: false,
  },
};

/**
 * Runs the table under Electron, with the options of `dealerless serve`. An installed table stores its books in the
 * user's application data unless told otherwise.
 */
async function main(): Promise<void> {
  const electron = await import('electron');
  const { app, dialog } = electron;
  const [args, data] = app.isPackaged
    ? [process.argv.slice(1), join(app.getPath('userData'), 'table')]
    : [process.argv.slice(2), 'data'];
  runShell(electron, { openHost: () => openShellHost(args, data), log: (line) => console.error(line) }).catch(
    (error: unknown) => {
      dialog.showErrorBox('The table cannot be opened', messageOf(error));
      app.exit(1);
    },
  );
}

/**
 * Opens the table with the options of `dealerless serve`, for the shell; its books are in `data` unless `--data` names
 * another folder. Throws an error with one sentence when it cannot.
 */
export async function openShellHost(args: readonly string[], data: string): Promise<ShellHost> {
  const { openTable, readServeOptions } = await import('./open-table.ts');
  const table = await openTable(readServeOptions(args, data));
  const trouble = notShownHere(table.displays, table.host.tokens.roles);
  if (trouble !== null) {
    await table.close();
    throw new Error(trouble);
  }
  table.seatBots();
  return {
    link: table.host.link,
    displays: table.displays,
    onPointer: (sink) => table.host.onPointer(sink),
    close: () => table.close(),
  };
}

// Under Electron this file is the main module. Electron becomes ready only after the file has been read to the end, so
// nothing here may wait for that.
if ('electron' in process.versions) await main();
