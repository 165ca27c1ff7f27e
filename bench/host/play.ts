/** A full table on a real disk whose players do not think: how long a press takes, how many hands an hour. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { realClock } from '../../main/clock/clock.ts';
import { openHost } from '../../main/compose.ts';
import type { Host } from '../../main/host.ts';
import { serveWeb } from '../../main/link/websocket.ts';
import { tableConfig } from '../../main/table/config.ts';
import { player, type Screen, watcher } from './screens.ts';

/** Hands before anything is measured. */
const WARM_UP = 50;
const SCREENS = 12;

/** Latencies: a press is done when the last screen has been shown a later revision than it was made on. */
class Stopwatch {
  readonly samples: number[] = [];
  measuring = false;
  #since = 0;
  #rev = 0;
  readonly #waits = new Set<string>();
  readonly #names = new Set<string>();

  pressed = (rev: number): void => {
    this.#since = performance.now();
    this.#rev = rev;
    for (const name of this.#names) this.#waits.add(name);
  };

  shown = (name: string, rev: number): void => {
    this.#names.add(name);
    if (rev <= this.#rev || !this.#waits.delete(name) || this.#waits.size > 0) return;
    if (this.measuring) this.samples.push(performance.now() - this.#since);
  };
}

export interface PlayFigures {
  readonly intentP50: number;
  readonly intentP99: number;
  readonly machineHandsPerHour: number;
  readonly heapGrowthMb: number;
}

/** Plays so many hands after some to warm up. */
export async function measurePlay(hands: number): Promise<PlayFigures> {
  const data = mkdtempSync(join(tmpdir(), 'dealerless-table-'));
  const host = await openTable(data);
  const web = await serveWeb(host.link, host.tokens, { port: 0, pages: data, home: null });
  const stopwatch = new Stopwatch();
  const screens = await openScreens(host, web.port, stopwatch);
  try {
    await handsPlayed(host, WARM_UP);
    const heap = usedHeap();
    stopwatch.measuring = true;
    const since = performance.now();
    await handsPlayed(host, WARM_UP + hands);
    const hours = (performance.now() - since) / 3_600_000;
    stopwatch.measuring = false;
    const sorted = stopwatch.samples.sort((a, b) => a - b);
    const quantile = (part: number): number => round(sorted[Math.floor(part * (sorted.length - 1))] ?? Number.NaN);
    return {
      intentP50: quantile(0.5),
      intentP99: quantile(0.99),
      machineHandsPerHour: Math.round(hands / hours),
      heapGrowthMb: round((usedHeap() - heap) / 2 ** 20),
    };
  } finally {
    for (const screen of screens) screen.close();
    await web.close();
    await host.close();
    rmSync(data, { recursive: true });
  }
}

function openTable(data: string): Promise<Host> {
  return openHost({
    ...{ data, kind: 'demo', devices: null, clock: realClock() },
    config: tableConfig.parse({
      games: [{ game: 'holdem', limit: '4-8' }],
      timing: { result: 0, pause: 0 },
    }),
  });
}

async function openScreens(host: Host, port: number, { pressed, shown }: Stopwatch): Promise<Screen[]> {
  const random = generator(7);
  const screens: Screen[] = [];
  for (const role of ['center-display', 'floor-console'] as const) {
    screens.push(await watcher(host, port, { screen: role }, role, shown));
  }
  for (let seat = 1; seat <= SCREENS - 2; seat += 1) {
    screens.push(await player({ host, port, seat, random, shown, pressed }));
  }
  return screens;
}

async function handsPlayed(host: Host, hands: number): Promise<void> {
  while (host.room.books.journal.nextNumber() <= hands) {
    if (host.room.table.state.fault !== null) throw new Error(host.room.table.state.fault);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Bytes in use once everything that can be given back is. */
function usedHeap(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  return process.memoryUsage().heapUsed;
}

/** The same fortune at every run. */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const round = (value: number): number => Math.round(value * 100) / 100;
