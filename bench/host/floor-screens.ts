/** The screens of `floor.ts`, in a thread of their own: one presses, all wait for the frame. */
import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import { WebSocket } from 'ws';

const { port, presses, screens } = workerData as { port: number; presses: number; screens: number };

const lines = await Promise.all(
  Array.from({ length: screens }, async () => {
    const line = new WebSocket(`ws://127.0.0.1:${port}`);
    await once(line, 'open');
    return line;
  }),
);

const samples: number[] = [];
for (let press = 0; press < presses; press += 1) {
  const since = performance.now();
  const shown = Promise.all(lines.map((line) => once(line, 'message')));
  lines[press % lines.length]?.send('press');
  await shown;
  samples.push(performance.now() - since);
}
parentPort?.postMessage(samples);
