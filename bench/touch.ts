/**
 * The cost of the touch screens of a full table: ten controllers on serial lines (pseudo-terminals of socat), each with
 * a finger that moves a hundred times a second, read by the serial library, decoded, followed and placed by a
 * calibration, as the host does it. The fingers move in a separate process. `touchCorePercent` is the processor time of
 * this process as a percentage of one core.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { placeOf, uncalibrated } from '../hardware/touch/calibration.ts';
import type { TouchSource } from '../hardware/touch/controller.ts';
import { makeTouch } from '../hardware/touch/open-touch.ts';
import { realClock } from '../main/clock/clock.ts';

const STATIONS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
const SECONDS = 10;
const EXPECTED_PER_SECOND = STATIONS.length * 100;

export async function measure(): Promise<Record<string, number>> {
  const folder = mkdtempSync(join(tmpdir(), 'dealerless-touch-'));
  const children: ChildProcess[] = [];
  const sources: TouchSource[] = [];
  try {
    const ends = STATIONS.map(
      (station) => [join(folder, `table-${station}`), join(folder, `finger-${station}`)] as const,
    );
    for (const pair of ends) {
      children.push(
        spawn(
          'socat',
          pair.map((link) => `pty,raw,echo=0,link=${link}`),
          { stdio: 'ignore' },
        ),
      );
    }
    while (!ends.flat().every((end) => existsSync(end))) await pause(20);
    let moves = 0;
    for (const [nth, station] of STATIONS.entries()) {
      const path = ends[nth]?.[0] ?? '';
      const source = makeTouch({ station, kind: nth % 2 === 0 ? 'elo' : 'microtouch', path }, realClock());
      source.open((heard) => {
        if (heard.kind !== 'pointer' || heard.event.kind === 'cancel') return;
        const { x, y } = placeOf(uncalibrated(heard.axes), heard.event);
        if (x + y >= 0) moves += 1;
      });
      sources.push(source);
    }
    children.push(
      spawn(process.execPath, [join(import.meta.dirname, 'touch/fingers.ts'), ...ends.map(([, end]) => end)]),
    );
    while (moves < EXPECTED_PER_SECOND) await pause(50);
    const [before, from, since] = [process.cpuUsage(), moves, performance.now()];
    await pause(SECONDS * 1000);
    const { user, system } = process.cpuUsage(before);
    const seconds = (performance.now() - since) / 1000;
    return {
      touchReportsPerSec: (moves - from) / seconds,
      touchCorePercent: (user + system) / 10_000 / seconds,
    };
  } finally {
    await Promise.all(sources.map((source) => source.close()));
    for (const child of children) child.kill();
    rmSync(folder, { recursive: true });
  }
}

if (import.meta.main) console.log(await measure());
