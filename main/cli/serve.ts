import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readDevices } from '../../hardware/devices.ts';
import { startBots } from '../bots/bots.ts';
import { realClock } from '../clock.ts';
import { readConfig } from '../config.ts';
import { Host, labelOf } from '../host.ts';
import { ROLES } from '../link/roles.ts';
import { serveWeb } from '../link/websocket.ts';
import { SCREENS_FOLDER } from '../screens.ts';
import { asError, UsageError } from './usage.ts';

export const command = {
  name: 'serve',
  summary: 'open a table; without options a demo house with play money in ./data',
  usage: `serve [--data DIR] [--money] [--bots N] [--port N] [--config FILE] [--devices FILE]

  --data DIR      where the table keeps its books (default: data)
  --money         real money: staff sign in, no demo cards, no bots
  --bots N        seat N bots, 1 to 9 (play money only)
  --port N        port on this machine (default: 8080; 0 picks a free one)
  --config FILE   table settings (default: table.json in the data folder)
  --devices FILE  readers and displays (default: devices.json in the data folder, else simulated readers)`,
  run,
};

async function run(args: readonly string[]): Promise<number> {
  const options = parse(args);
  const clock = realClock();
  const config = readConfig(options.config);
  const devices = options.devices === null ? null : readDevices(options.devices);
  if (devices && !devices.ok) throw new UsageError(devices.error.message);
  const host = await Host.open({
    data: options.data,
    kind: options.money ? 'money' : 'demo',
    config,
    devices: devices?.value ?? null,
    bots: options.bots,
    clock,
  });
  const lobby = host.path({ screen: 'lobby' });
  const web = await serveWeb(host.link, host.tokens, {
    port: options.port,
    pages: SCREENS_FOLDER,
    home: options.money ? null : lobby,
  }).catch(async (error: unknown) => {
    await host.close();
    throw new UsageError(asError(error).message);
  });
  const bots = startBots(host, options.bots, clock);
  announce(host, `http://127.0.0.1:${web.port}`, options.money);
  await untilToldToStop();
  bots.stop();
  await web.close();
  await host.close();
  return 0;
}

function announce(host: Host, address: string, money: boolean): void {
  console.log(money ? `${host.room.name} is open.` : `${host.room.name} is open: a demo house, PLAY MONEY only.`);
  if (!money) console.log(`\n  Start here:      ${address}/\n`);
  for (const role of ROLES) console.log(`  ${`${labelOf(role)}:`.padEnd(16)} ${address}${host.path(role)}`);
  console.log('\nCtrl+C closes the table; a hand in play is taken up at the next start.');
}

function untilToldToStop(): Promise<void> {
  return new Promise((done) => {
    process.once('SIGINT', () => done());
    process.once('SIGTERM', () => done());
  });
}

interface Options {
  readonly data: string;
  readonly money: boolean;
  readonly bots: number;
  readonly port: number;
  readonly config: string;
  readonly devices: string | null;
}

function parse(args: readonly string[]): Options {
  let values: Record<string, string | boolean | undefined>;
  try {
    ({ values } = parseArgs({
      args: [...args],
      options: {
        data: { type: 'string' },
        money: { type: 'boolean' },
        bots: { type: 'string' },
        port: { type: 'string' },
        config: { type: 'string' },
        devices: { type: 'string' },
      },
    }));
  } catch (error) {
    throw new UsageError(asError(error).message);
  }
  const data = resolve(String(values.data ?? 'data'));
  const devices = values.devices === undefined ? join(data, 'devices.json') : resolve(String(values.devices));
  for (const named of ['config', 'devices'] as const) {
    const path = values[named];
    if (typeof path === 'string' && !existsSync(path)) throw new UsageError(`--${named}: there is no file ${path}`);
  }
  const bots = whole('bots', values.bots, 0, 0, 9);
  if (bots > 0 && values.money) {
    throw new UsageError('--bots and --money exclude each other: bots play with play money only');
  }
  return {
    data,
    money: values.money === true,
    bots,
    port: whole('port', values.port, 8080, 0, 65_535),
    config: values.config === undefined ? join(data, 'table.json') : resolve(String(values.config)),
    devices: existsSync(devices) ? devices : null,
  };
}

function whole(name: string, value: string | boolean | undefined, standard: number, min: number, max: number): number {
  if (value === undefined) return standard;
  const number = Number(value);
  if (typeof value === 'string' && Number.isInteger(number) && number >= min && number <= max) return number;
  throw new UsageError(`--${name}: expected a whole number from ${min} to ${max}, not "${value}"`);
}
