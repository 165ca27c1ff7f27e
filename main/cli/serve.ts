import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type DisplayConfig, readDevices } from '../../hardware/devices.ts';
import { messageOf } from '../../hardware/result.ts';
import { startBots } from '../bots/bots.ts';
import { realClock, type TableClock } from '../clock.ts';
import { readConfig } from '../config.ts';
import { Host, labelOf } from '../host.ts';
import { isLoopback, type Listening, readListening, urlOf } from '../link/listening.ts';
import { ROLES } from '../link/roles.ts';
import { serveWeb } from '../link/websocket.ts';
import { SCREENS_FOLDER } from '../screens.ts';
import { MANIFEST_FILE } from '../software/manifest.ts';
import { SoftwareCheck } from '../software/software-check.ts';
import { checkOffered } from '../table/setups.ts';
import { readArguments, wholeNumber } from './arguments.ts';
import { type Command, UsageError } from './command.ts';

export const command: Command = {
  name: 'serve',
  isService: true,
  summary: 'open a table; without options a demo house with play money in ./data',
  usage: `serve [--data DIR] [--money] [--bots N] [--profile NAME] [--port N] [--config FILE] [--devices FILE]
        [--manifest FILE]
        [--listen ADDRESS --tls-cert FILE --tls-key FILE]

  --data DIR      where the table keeps its books (default: data)
  --money         real money: staff sign in, no demo cards, no bots
  --bots N        seat N bots, 1 to 9 (play money only)
  --profile NAME  the game to play, by its profile or its game's id: holdem, ez-baccarat, no-bust-21, … (default: what
                  the table played last, or its first)
  --port N        port on this machine (default: 8080; 0 picks a free one)
  --config FILE   table settings (default: table.json in the data folder)
  --devices FILE  readers and displays (default: devices.json in the data folder, else simulated readers)
  --manifest FILE the approved program, which a real-money table must be (default: dist/manifest.sha256)

  --listen ADDRESS  address to serve the screens on (default: 127.0.0.1, which only this machine reaches). Any other
                    needs TLS:
  --tls-cert FILE   the certificate of this machine, with those that vouch for it, PEM
  --tls-key FILE    its private key, PEM`,
  run,
};

async function run(args: readonly string[]): Promise<number> {
  const options = readServeOptions(args);
  const clock = realClock();
  const { host } = await openTable(options, clock);
  const { listening } = options;
  // The lobby leads to every screen: strangers on the network must not find it.
  const home = options.money || !isLoopback(listening.address) ? null : host.path({ screen: 'lobby' });
  const web = await serveWeb(host.link, host.tokens, {
    listening,
    port: options.port,
    pages: SCREENS_FOLDER,
    home,
  }).catch(async (error: unknown) => {
    await host.close();
    throw asUsageError(error);
  });
  const bots = startBots(host, options.bots, clock);
  announce(host, urlOf(listening, web.port), { money: options.money, home: home !== null });
  await untilToldToStop();
  bots.stop();
  await web.close();
  await host.close();
  return 0;
}

/** Opens the host and reads which display shows what; what keeps it from opening is one line for the operator. */
export async function openTable(
  options: ServeOptions,
  clock: TableClock,
): Promise<{ host: Host; displays: readonly DisplayConfig[] }> {
  try {
    const devices = options.devices === null ? null : readDevices(options.devices);
    if (devices && !devices.ok) throw new UsageError(devices.error.message);
    const config = readConfig(options.config);
    checkOffered(config, options.config);
    const host = await Host.open({
      data: options.data,
      kind: options.money ? 'money' : 'demo',
      config,
      devices: devices?.value ?? null,
      bots: options.bots,
      ...(options.profile === null ? {} : { profile: options.profile }),
      clock,
      audits: true,
      ...softwareOf(options),
    });
    return { host, displays: devices?.value.displays ?? [] };
  } catch (error) {
    throw asUsageError(error);
  }
}

/** What the program is compared with: in a demo house only where there is a manifest, with real money always. */
function softwareOf({ money, manifest }: ServeOptions): { software?: SoftwareCheck } {
  if (existsSync(manifest)) return { software: new SoftwareCheck({ manifest }) };
  if (!money) return {};
  throw new UsageError(
    `--money needs the manifest of the approved program: ${manifest} is not there; "dealerless manifest --to ${manifest}" writes one`,
  );
}

const asUsageError = (error: unknown): UsageError =>
  error instanceof UsageError ? error : new UsageError(messageOf(error));

function announce(host: Host, address: string, { money, home }: { money: boolean; home: boolean }): void {
  console.log(money ? `${host.room.name} is open.` : `${host.room.name} is open: a demo house, PLAY MONEY only.`);
  if (home) console.log(`\n  Start here:      ${address}/\n`);
  for (const role of ROLES) console.log(`  ${`${labelOf(role)}:`.padEnd(16)} ${address}${host.path(role)}`);
  console.log('\nCtrl+C closes the table; a hand in play is taken up at the next start.');
}

function untilToldToStop(): Promise<void> {
  return new Promise((done) => {
    process.once('SIGINT', () => done());
    process.once('SIGTERM', () => done());
  });
}

export interface ServeOptions {
  readonly data: string;
  readonly money: boolean;
  readonly bots: number;
  readonly profile: string | null;
  readonly port: number;
  readonly config: string;
  readonly devices: string | null;
  readonly manifest: string;
  readonly listening: Listening;
}

/** Reads the options of `serve`, which the Electron shell takes too. Throws a `UsageError`. */
export function readServeOptions(args: readonly string[]): ServeOptions {
  const { values, positionals } = readArguments(args, {
    data: { type: 'string' },
    money: { type: 'boolean' },
    bots: { type: 'string' },
    profile: { type: 'string' },
    port: { type: 'string' },
    config: { type: 'string' },
    devices: { type: 'string' },
    manifest: { type: 'string' },
    listen: { type: 'string' },
    'tls-cert': { type: 'string' },
    'tls-key': { type: 'string' },
  });
  if (positionals[0] !== undefined) throw new UsageError(`expects options only, not "${positionals[0]}"`);
  for (const named of ['config', 'devices', 'manifest'] as const) {
    const path = values[named];
    if (path !== undefined && !existsSync(path)) throw new UsageError(`--${named}: there is no file ${path}`);
  }
  const bots = wholeNumber('bots', values.bots, { default: 0, min: 0, max: 9 });
  if (bots > 0 && values.money)
    throw new UsageError('--bots and --money exclude each other: bots play with play money');
  const data = resolve(values.data ?? 'data');
  const devices = resolve(values.devices ?? join(data, 'devices.json'));
  return {
    data,
    money: values.money === true,
    bots,
    profile: values.profile ?? null,
    port: wholeNumber('port', values.port, { default: 8080, min: 0, max: 65_535 }),
    config: resolve(values.config ?? join(data, 'table.json')),
    devices: existsSync(devices) ? devices : null,
    manifest: resolve(values.manifest ?? MANIFEST_FILE),
    listening: listeningOf({ address: values.listen, cert: values['tls-cert'], key: values['tls-key'] }),
  };
}

function listeningOf(options: Parameters<typeof readListening>[0]): Listening {
  try {
    return readListening(options);
  } catch (error) {
    throw asUsageError(error);
  }
}
