/** Twelve screens on WebSockets, in a thread of their own, as browsers run in separate processes. */
import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Host } from '../../main/host.ts';
import type { Role } from '../../protocol/roles.ts';
import type { Measured, ScreensData, Swipe } from './players.ts';

const STATIONS = 10;

export interface Screens {
  /** Starts timing the presses. */
  measure(): void;
  /** Closes the lines; returns the measurements. */
  close(): Promise<Measured>;
}

/** Opens ten stations, each with a player in a hurry, the center and the floor. */
export async function startScreens(host: Host, port: number): Promise<Screens> {
  const token = (role: Role): string => host.tokens.of(role);
  const workerData: ScreensData = {
    port,
    watchers: (['center-display', 'floor-console'] as const).map((screen) => ({
      name: screen,
      token: token({ screen }),
    })),
    players: Array.from({ length: STATIONS }, (_, index) => {
      const [seat, card] = [index + 1, host.tray[index]];
      if (!card) throw new Error(`no demo card for seat ${seat}`);
      return { seat, token: token({ screen: 'station', station: seat }), card: card.card, pin: card.pin };
    }),
  };
  const worker = new Worker(join(import.meta.dirname, 'players.ts'), { workerData });
  worker.on('message', (message: Swipe | Measured) => {
    if ('card' in message) host.swipe(message.card, message.seat);
  });
  let closing: Promise<Measured> | null = null;
  await once(worker, 'online');
  return {
    measure: () => worker.postMessage('measure'),
    close: () => {
      closing ??= end(worker);
      return closing;
    },
  };
}

async function end(worker: Worker): Promise<Measured> {
  const measured = new Promise<Measured>((resolve, reject) => {
    worker.on('message', (message: Swipe | Measured) => {
      if ('samples' in message) resolve(message);
    });
    worker.on('error', reject);
  });
  worker.postMessage('close');
  try {
    return await measured;
  } finally {
    await worker.terminate();
  }
}
