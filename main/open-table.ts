/**
 * How a table is put together on this machine, by whoever shows it: the command line in browsers, Electron in windows of
 * its own. Both take the options of `dealerless serve`.
 */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type DisplayConfig, readDevices } from '../hardware/devices.ts';
import { readArguments, wholeNumber } from './arguments.ts';
import type { TableClock } from './clock/clock.ts';
import { asUsageError, orUsageError, UsageError } from './command.ts';
import { Host } from './host.ts';
import { AnchorFile, readAnchorKey } from './journal/anchor.ts';
import { type Listening, readListening } from './link/listening.ts';
import { readProfiles } from './profile-file.ts';
import { setupsOf } from './setups.ts';
import { MANIFEST_FILE } from './software/manifest.ts';
import { SoftwareCheck } from './software/software-check.ts';
import { readConfig } from './table/config.ts';

/** What `dealerless serve` was told. Paths are absolute. */
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
    anchor: { type: 'string' },
    'anchor-key': { type: 'string' },
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
    anchor: anchorOf(values.anchor, values['anchor-key']),
    listening: listeningOf({ address: values.listen, cert: values['tls-cert'], key: values['tls-key'] }),
  };
}

function anchorOf(path: string | undefined, key: string | undefined): AnchorFile | null {
  if ((path === undefined) !== (key === undefined)) throw new UsageError('--anchor and --anchor-key belong together');
  if (path === undefined || key === undefined) return null;
  return orUsageError(() => new AnchorFile(resolve(path), readAnchorKey(resolve(key))));
}

const listeningOf = (options: Parameters<typeof readListening>[0]): Listening =>
  orUsageError(() => readListening(options));

/** Opens the host and reads which display shows what; what keeps it from opening is one line for the operator. */
export async function openTable(
  options: ServeOptions,
  clock: TableClock,
): Promise<{ host: Host; displays: readonly DisplayConfig[] }> {
  try {
    const devices = options.devices === null ? null : readDevices(options.devices);
    if (devices && !devices.ok) throw new UsageError(devices.error.message);
    const { config, source } = readConfig(options.config);
    const setups = setupsOf(config, readProfiles(join(options.data, 'profiles')), source);
    const host = await Host.open({
      data: options.data,
      kind: options.money ? 'money' : 'demo',
      config,
      setups,
      devices: devices?.value ?? null,
      bots: options.bots,
      ...(options.profile === null ? {} : { profile: options.profile }),
      clock,
      audits: true,
      ...(options.anchor ? { anchor: options.anchor } : {}),
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
