/**
 * Assembles a table on this machine for both of its shells: the command line, with screens in browsers, and Electron,
 * with windows of its own. Both take the options of `dealerless serve`.
 */
import type { KeyObject } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { type DisplayConfig, readDevices } from '../hardware/devices.ts';
import type { LogEntry } from '../protocol/floor-view.ts';
import { noOperands, type OptionTable, readArguments, type Values, wholeNumber } from './arguments.ts';
import { realClock } from './clock/clock.ts';
import { asUsageError, orUsageError, UsageError } from './command.ts';
import { openHost } from './compose.ts';
import type { Host } from './host.ts';
import type { DeckKeySource } from './host-options.ts';
import { AnchorFile, readAnchorKey } from './journal/anchor.ts';
import type { AnchorPlace } from './journal/anchoring.ts';
import type { HousePlace } from './link/house-line.ts';
import { isLoopback, type Listening, readListening } from './link/listening.ts';
import { type KeeperAddress, RemoteAnchor, readKeeper } from './link/remote-anchor.ts';
import type { OpenMonitor } from './monitor/open-monitor.ts';
import { readProfiles } from './profile-file.ts';
import { setupsOf } from './setups.ts';
import { MANIFEST_FILE } from './software/manifest.ts';
import { SoftwareCheck } from './software/software-check.ts';
import { readConfig } from './table/config.ts';

export const SERVE_OPTIONS = {
  data: { value: 'DIR', help: 'the folder of the table’s books (default: data)' },
  money: { help: 'real money: staff sign in, no demo cards, no bots' },
  bots: { value: 'N', help: 'seat N bots, 1 to 9 (play money only)' },
  profile: {
    value: 'NAME',
    help: 'the game to play, by its profile or its game’s id: holdem, ez-baccarat, no-bust-21, … (default: what the table played last, or its first)',
  },
  port: { value: 'N', help: 'port on this machine (default: 8080; 0 picks a free one)' },
  config: { value: 'FILE', help: 'table settings (default: table.json in the data folder)' },
  devices: {
    value: 'FILE',
    help: 'readers and displays (default: devices.json in the data folder, otherwise simulated readers)',
  },
  manifest: {
    value: 'FILE',
    help: 'the manifest of the approved program, which a real-money table must match (default: dist/manifest.sha256)',
  },
  anchor: {
    value: 'FILE',
    help: 'file on another disk that records, signed, where the books end, so that an older or forged copy of the books is refused (see dealerless anchor --help)',
  },
  'anchor-keeper': {
    value: 'URL',
    help: 'address of a "dealerless anchor-keeper" that keeps the anchor on another machine: https://HOST:PORT/NAME',
  },
  'anchor-token': { value: 'FILE', help: 'the secret of this table at the keeper' },
  'anchor-ca': {
    value: 'FILE',
    help: 'certificate authority of the keeper, PEM (default: those of the system)',
  },
  'anchor-key': { value: 'FILE', help: 'the private key that the anchor is signed with' },
  'without-anchor': {
    help: 'open with real money without an anchor: an older copy of the books put in their place would not be noticed',
  },
  'deck-key': {
    value: 'FILE',
    help: 'the key of the decks, kept apart from the books: another user’s file, or a credential of the system (default: deck.key in the data folder)',
  },
  'deck-key-command': {
    value: 'COMMAND',
    help: 'a program that prints that key, such as one that unseals it with the TPM of this machine',
  },
  monitor: {
    value: 'PORT',
    help: 'port on this machine for health, metrics and finished hands; its token is monitor.token in the data folder',
  },
  'log-json': { help: 'print the log of the table as JSON, one object per line, for a log collector' },
  house: {
    value: 'URL',
    help: 'the house this table belongs to, wss://HOST:PORT; without it, the table runs its own house in its data folder',
  },
  table: { value: 'N', help: 'its number in that house' },
  token: { value: 'FILE', help: 'its token, the file that "dealerless house join" wrote' },
  'house-ca': { value: 'FILE', help: 'certificate authority of the house, PEM' },
  listen: {
    value: 'ADDRESS',
    help: 'address to serve the screens on (default: 127.0.0.1, which only this machine reaches); any other needs TLS',
  },
  'tls-cert': { value: 'FILE', help: 'the certificate of this machine with its chain, PEM' },
  'tls-key': { value: 'FILE', help: 'its private key, PEM' },
} as const satisfies OptionTable;

/** The options given to `dealerless serve`. Paths are absolute. */
export interface ServeOptions {
  readonly data: string;
  readonly money: boolean;
  readonly bots: number;
  readonly profile: string | null;
  readonly port: number;
  readonly config: string;
  readonly devices: string | null;
  readonly manifest: string;
  readonly anchor: AnchorFile | null;
  readonly keeper: (KeeperAddress & { readonly key: KeyObject }) | null;
  readonly deckKey: DeckKeySource | null;
  /** The house, when it is apart from this table; null when it is in the same process. */
  readonly house: HousePlace | null;
  readonly listening: Listening;
  /** Port of the monitor; null: there is none. */
  readonly monitor: number | null;
  /** Whether to print the log as it is written. */
  readonly logJson: boolean;
}

/**
 * Reads the options of `serve`, which the Electron shell also takes. The books are in `folder` when there is no
 * `--data`. Throws a `UsageError`.
 */
export function readServeOptions(args: readonly string[], folder = 'data'): ServeOptions {
  const { values, positionals } = readArguments(args, SERVE_OPTIONS);
  noOperands(positionals);
  for (const named of ['config', 'devices', 'manifest'] as const) {
    const path = values[named];
    if (path !== undefined && !existsSync(path)) throw new UsageError(`--${named}: there is no file ${path}`);
  }
  const bots = wholeNumber('bots', values.bots, { default: 0, min: 0, max: 9 });
  if (bots > 0 && values.money) throw new UsageError('--bots cannot be used with --money: bots use play money');
  const data = resolve(values.data ?? folder);
  const devices = resolve(values.devices ?? join(data, 'devices.json'));
  return {
    data,
    money: values.money,
    bots,
    profile: values.profile ?? null,
    port: wholeNumber('port', values.port, { default: 8080, min: 0, max: 65_535 }),
    config: resolve(values.config ?? join(data, 'table.json')),
    devices: existsSync(devices) ? devices : null,
    manifest: resolve(values.manifest ?? MANIFEST_FILE),
    house: housePlaceOf({ url: values.house, table: values.table, token: values.token, ca: values['house-ca'] }, bots),
    ...anchorsOf(values),
    deckKey: deckKeyOf(values['deck-key'], values['deck-key-command']),
    monitor:
      values.monitor === undefined ? null : wholeNumber('monitor', values.monitor, { default: 0, min: 0, max: 65_535 }),
    logJson: values['log-json'],
    listening: listeningOf({ address: values.listen, cert: values['tls-cert'], key: values['tls-key'] }),
  };
}

function housePlaceOf(
  { url, table, token, ca }: Readonly<Record<'url' | 'table' | 'token' | 'ca', string | undefined>>,
  bots: number,
): HousePlace | null {
  if (url === undefined && table === undefined && token === undefined) return null;
  if (url === undefined || table === undefined || token === undefined) {
    throw new UsageError('--house, --table and --token must be given together');
  }
  if (bots > 0) throw new UsageError('--bots cannot be used with --house: bots use cards of the table');
  const address = URL.canParse(url) ? new URL(url) : null;
  const secure = address?.protocol === 'wss:';
  const isHere = address !== null && isIP(address.hostname) !== 0 && isLoopback(address.hostname);
  if (address === null || !(secure || (address.protocol === 'ws:' && isHere))) {
    throw new UsageError(`--house ${url}: expected wss://HOST:PORT, or ws://127.0.0.1:PORT on this machine`);
  }
  return {
    url,
    table: wholeNumber('table', table, { default: 0, min: 1, max: 9999 }),
    token: orUsageError(() => readFileSync(resolve(token), 'utf8'), token).trim(),
    ...(ca === undefined ? {} : { ca: orUsageError(() => readFileSync(resolve(ca)), ca) }),
  };
}

/** Where the books are anchored. With real money, having no anchor requires an explicit option. */
function anchorsOf(values: Values<typeof SERVE_OPTIONS>): Pick<ServeOptions, 'anchor' | 'keeper'> {
  const { anchor, 'anchor-keeper': url, 'anchor-token': token, 'anchor-key': keyFile } = values;
  if ((anchor === undefined && url === undefined) !== (keyFile === undefined)) {
    throw new UsageError(
      '--anchor and --anchor-key must be given together, and so must --anchor-keeper and --anchor-key',
    );
  }
  if ((url === undefined) !== (token === undefined)) {
    throw new UsageError('--anchor-keeper and --anchor-token must be given together');
  }
  if (keyFile === undefined) {
    if (!values.money || values['without-anchor']) return { anchor: null, keeper: null };
    throw new UsageError(
      '--money needs an anchor of its books; without one, an older copy put in their place would not be noticed: give --anchor or --anchor-keeper (see dealerless anchor --help), or --without-anchor',
    );
  }
  return orUsageError(() => {
    const key = readAnchorKey(resolve(keyFile));
    return {
      anchor: anchor === undefined ? null : new AnchorFile(resolve(anchor), key),
      keeper: url === undefined || token === undefined ? null : { ...readKeeper(url, token, values['anchor-ca']), key },
    };
  });
}

function deckKeyOf(file: string | undefined, command: string | undefined): DeckKeySource | null {
  if (file !== undefined && command !== undefined) {
    throw new UsageError('--deck-key cannot be used with --deck-key-command');
  }
  if (command !== undefined) return { command };
  return file === undefined ? null : { file: resolve(file) };
}

const listeningOf = (options: Parameters<typeof readListening>[0]): Listening =>
  orUsageError(() => readListening(options));

/** An open table. */
export interface OpenTable {
  readonly host: Host;
  /** Which display shows which screen. */
  readonly displays: readonly DisplayConfig[];
  /** The address of the monitor; null when there is none. */
  readonly monitor: string | null;
  /** Seats the requested bots. */
  seatBots(): void;
  /** Sends the bots away and closes the books. */
  close(): Promise<void>;
}

/** Opens the host and reads which display shows what. If it cannot open, the operator gets the reason in one line. */
export async function openTable(options: ServeOptions): Promise<OpenTable> {
  const clock = realClock();
  try {
    const devices = options.devices === null ? null : readDevices(options.devices);
    if (devices && !devices.ok) throw new UsageError(devices.error.message);
    const { config, source } = readConfig(options.config);
    const setups = setupsOf(config, readProfiles(join(options.data, 'profiles')), source);
    const host = await openHost({
      data: options.data,
      kind: options.money ? 'money' : 'demo',
      config,
      setups,
      devices: devices?.value ?? null,
      bots: options.bots,
      ...(options.profile === null ? {} : { profile: options.profile }),
      clock,
      audits: true,
      anchors: await placesOf(options),
      ...(options.deckKey ? { deckKey: options.deckKey } : {}),
      ...(options.house ? { house: options.house } : {}),
      ...softwareOf(options),
    });
    if (options.logJson) host.room.log.follow(printLog(config.name));
    const monitor = await monitorOf(host, options);
    // Loaded only where bots play: they read what a screen reads, the schemas of all views.
    const practice = options.bots > 0 ? await import('./demo/bots/bots.ts') : null;
    let bots: { stop(): void } | null = null;
    return {
      host,
      displays: devices?.value.displays ?? [],
      monitor: monitor?.address ?? null,
      seatBots: () => {
        bots ??= practice?.startBots(host, options.bots, clock) ?? null;
      },
      close: async () => {
        bots?.stop();
        await monitor?.close();
        await host.close();
      },
    };
  } catch (error) {
    throw asUsageError(error);
  }
}

/** Prints log entries for a collector: like the log itself, they never include a PIN or a face-down card. */
const printLog =
  (table: string) =>
  ({ at, ...entry }: LogEntry): void =>
    console.log(JSON.stringify({ time: new Date(at).toISOString(), table, ...entry }));

/**
 * Opens the requested monitor; if it cannot open, neither can the table. The monitor is loaded only here, so that a
 * table without one starts without the metrics library.
 */
async function monitorOf(host: Host, { data, monitor }: ServeOptions): Promise<OpenMonitor | null> {
  if (monitor === null) return null;
  try {
    const { openMonitor } = await import('./monitor/open-monitor.ts');
    return await openMonitor(host, data, monitor);
  } catch (error) {
    await host.close();
    throw error;
  }
}

/** Every place where the ends of the books are stored. */
async function placesOf({ anchor, keeper }: ServeOptions): Promise<AnchorPlace[]> {
  const kept = keeper === null ? [] : [await RemoteAnchor.open(keeper, keeper.key)];
  return [...(anchor === null ? [] : [anchor]), ...kept];
}

/** What the program is compared with: always with real money, in a demo house only where there is a manifest. */
function softwareOf({ money, manifest }: ServeOptions): { software?: SoftwareCheck } {
  if (existsSync(manifest)) return { software: new SoftwareCheck({ manifest }) };
  if (!money) return {};
  throw new UsageError(
    `--money needs the manifest of the approved program: ${manifest} does not exist; write it with "dealerless manifest --to ${manifest}"`,
  );
}
