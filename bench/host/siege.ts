/**
 * Whether an attack slows the table: the same table, quiet and then attacked by five consoles that read nothing, three
 * of the floor and two of the cage, and by strangers who open two hundred lines per second.
 *
 *   node bench/host/siege.ts                 ten minutes of attack, recorded in bench/results.md
 *   node bench/host/siege.ts --seconds 20    shorter
 *   node bench/host/siege.ts --json          prints one JSON object, records nothing
 *
 * `quietP99`, `siegeP99`: ms for a press of an honest station, as `intentP99` of bench:host; `siegeRatio` is the second
 * by the first. `siegeGrowthMb`: memory gained by the process over the last three quarters of the attack.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { serveWeb } from '../../main/link/websocket.ts';
import { record } from '../run.ts';
import { openTable, round, usedHeap } from './play.ts';
import { quantile } from './quantile.ts';
import { startScreens } from './screens.ts';

const { values } = parseArgs({
  options: { json: { type: 'boolean' }, seconds: { type: 'string', default: '600' } },
});
const seconds = Number(values.seconds);
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** A demo house leaves its consoles open: each gets everything that it would get after a sign-in. */
const CONSOLES = ['floor-console', 'floor-console', 'floor-console', 'cage', 'cage'] as const;

interface Phase {
  readonly p99: number;
  readonly grownMb: number;
}

/** A table playing at full speed for the given time. */
async function phase(besieged: boolean, lasts: number): Promise<Phase> {
  const data = mkdtempSync(join(tmpdir(), 'dealerless-siege-'));
  const host = await openTable(data);
  const web = await serveWeb(host.link, host.tokens, { port: 0, pages: data, home: null });
  const screens = await startScreens(host, web.port);
  const workerData = { port: web.port, tokens: CONSOLES.map((screen) => host.tokens.of({ screen })) };
  const besiegers = besieged ? new Worker(join(import.meta.dirname, 'besiegers.ts'), { workerData }) : null;
  try {
    await pause(5000);
    screens.measure();
    await pause((lasts * 1000) / 4);
    const heap = usedHeap();
    await pause((lasts * 3000) / 4);
    const grownMb = (usedHeap() - heap) / 2 ** 20;
    const { samples } = await screens.close();
    if (host.room.table.state.fault !== null) throw new Error(host.room.table.state.fault);
    return { p99: quantile(samples, 0.99), grownMb };
  } finally {
    await besiegers?.terminate();
    await screens.close();
    await web.close();
    await host.close();
    rmSync(data, { recursive: true });
  }
}

const quiet = await phase(false, Math.min(60, seconds));
const siege = await phase(true, seconds);
const figures = {
  quietP99: round(quiet.p99),
  siegeP99: round(siege.p99),
  siegeRatio: round(siege.p99 / quiet.p99),
  siegeGrowthMb: round(siege.grownMb),
};
if (values.json) console.log(JSON.stringify(figures));
else {
  record(`node bench/host/siege.ts --seconds ${seconds}`, figures);
  for (const [name, value] of Object.entries(figures)) console.log(`${name.padEnd(24)}${value}`);
}
