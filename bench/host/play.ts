/** A full table on a real disk with players who do not think: how long a press takes, how many hands per hour. */
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
import { measureFloor } from './floor.ts';
import { quantile } from './quantile.ts';
import { startScreens } from './screens.ts';

/** Hands before measuring starts. */
const WARM_UP = 50;

export interface PlayFigures {
  readonly intentP50: number;
  readonly intentP99: number;
  readonly ownP50: number;
  readonly ownP99: number;
  readonly floorP50: number;
  readonly floorP99: number;
  readonly overFloorP50: number;
  readonly overFloorP99: number;
  readonly machineHandsPerHour: number;
  readonly heapGrowthMb: number;
}

/** Plays a number of hands after a warm-up, and measures the lower bound for any table in the same run. */
export async function measurePlay(hands: number): Promise<PlayFigures> {
  const data = mkdtempSync(join(tmpdir(), 'dealerless-table-'));
  const host = await openTable(data);
  const web = await serveWeb(host.link, host.tokens, { port: 0, pages: data, home: null });
  const screens = await startScreens(host, web.port);
  try {
    await handsPlayed(host, WARM_UP);
    const heap = usedHeap();
    screens.measure();
    const since = performance.now();
    await handsPlayed(host, WARM_UP + hands);
    const hours = (performance.now() - since) / 3_600_000;
    const grown = (usedHeap() - heap) / 2 ** 20;
    const { samples, own, bytes } = await screens.close();
    const floor = await measureFloor(data, bytes, samples.length);
    const [p50, p99] = [quantile(samples, 0.5), quantile(samples, 0.99)];
    const [floorP50, floorP99] = [quantile(floor, 0.5), quantile(floor, 0.99)];
    return {
      intentP50: p50,
      intentP99: p99,
      ownP50: quantile(own, 0.5),
      ownP99: quantile(own, 0.99),
      floorP50,
      floorP99,
      overFloorP50: round(p50 / floorP50),
      overFloorP99: round(p99 / floorP99),
      machineHandsPerHour: Math.round(hands / hours),
      heapGrowthMb: round(grown),
    };
  } finally {
    await screens.close();
    await web.close();
    await host.close();
    rmSync(data, { recursive: true });
  }
}

export function openTable(data: string): Promise<Host> {
  return openHost({
    ...{ data, kind: 'demo', devices: null, clock: realClock() },
    config: tableConfig.parse({
      games: [{ game: 'holdem', limit: '4-8' }],
      timing: { result: 0, pause: 0 },
      mayShow: false,
    }),
  });
}

async function handsPlayed(host: Host, hands: number): Promise<void> {
  while (host.room.books.journal.nextNumber() <= hands) {
    if (host.room.table.state.fault !== null) throw new Error(host.room.table.state.fault);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Bytes in use after garbage collection. */
export function usedHeap(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  return process.memoryUsage().heapUsed;
}

export const round = (value: number): number => Math.round(value * 100) / 100;
