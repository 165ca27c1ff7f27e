import { describe, expect, test } from 'vitest';
import {
  type Connection,
  type ConnectionEvents,
  FIRST_PAUSE,
  LONGEST_PAUSE,
  ReconnectingPort,
} from '../../hardware/ports/reconnecting-port.ts';
import { SimulatedClock } from './simulated-clock.ts';

/** A device that a test plugs in and pulls out. */
class Plug {
  plugged = true;
  attempts: number[] = [];
  open = 0;
  events: ConnectionEvents[] = [];
  readonly clock = new SimulatedClock();
  readonly told: string[] = [];
  readonly port = new ReconnectingPort<string>((events) => this.#connect(events), this.clock);

  start(): void {
    this.port.open((event) => {
      if (event.kind === 'open') this.told.push(`open ${event.device}`);
      if (event.kind === 'bytes') this.told.push(`bytes ${event.bytes.length}`);
      if (event.kind === 'lost') this.told.push(`lost ${event.why}`);
    });
  }

  pull(): void {
    this.plugged = false;
    this.events.at(-1)?.dropped('pulled');
  }

  async advance(ms: number): Promise<void> {
    this.clock.advance(ms);
    await settled();
  }

  async #connect(events: ConnectionEvents): Promise<Connection<string>> {
    this.attempts.push(this.clock.now());
    if (!this.plugged) throw new Error('not there');
    this.events.push(events);
    this.open += 1;
    return {
      device: 'reader',
      close: async () => {
        this.open -= 1;
      },
    };
  }
}

/** Lets what is already resolved run to its end. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
}

async function started(): Promise<Plug> {
  const plug = new Plug();
  plug.start();
  await settled();
  return plug;
}

describe('a port that reconnects', () => {
  test('opens at once and passes the bytes on', async () => {
    const plug = await started();
    plug.events[0]?.bytes(Uint8Array.of(1, 2, 3));
    expect(plug.told).toEqual(['open reader', 'bytes 3']);
    expect(plug.clock.pending).toBe(0);
  });

  test('tells a loss once, and the return', async () => {
    const plug = await started();
    plug.pull();
    await plug.advance(20_000);
    expect(plug.told).toEqual(['open reader', 'lost pulled']);
    plug.plugged = true;
    await plug.advance(LONGEST_PAUSE);
    expect(plug.told).toEqual(['open reader', 'lost pulled', 'open reader']);
    expect(plug.open).toBe(1);
  });

  test('tells of a device that was never there, once', async () => {
    const plug = new Plug();
    plug.plugged = false;
    plug.start();
    await settled();
    for (let second = 0; second < 30; second += 1) await plug.advance(1000);
    expect(plug.told).toEqual(['lost not there']);
  });

  test('tries at growing pauses, up to the longest', async () => {
    const plug = new Plug();
    plug.plugged = false;
    plug.start();
    await settled();
    for (let step = 0; step < 400; step += 1) await plug.advance(50);
    const pauses = plug.attempts.slice(1).map((at, index) => at - (plug.attempts[index] ?? 0));
    expect(pauses).toEqual([FIRST_PAUSE, 500, 1000, 2000, 4000, LONGEST_PAUSE, LONGEST_PAUSE]);
  });

  test('a device that opens and drops at once does not bring the short pauses back', async () => {
    const plug = await started();
    for (let round = 0; round < 10; round += 1) {
      plug.events.at(-1)?.dropped('flapping');
      await plug.advance(LONGEST_PAUSE - 1);
    }
    const last = plug.attempts.slice(-2);
    expect((last[1] ?? 0) - (last[0] ?? 0)).toBeGreaterThanOrEqual(LONGEST_PAUSE - 1);
  });

  test('a device that was up for a while gets them back', async () => {
    const plug = await started();
    plug.pull();
    for (let second = 0; second < 30; second += 1) await plug.advance(1000);
    plug.plugged = true;
    await plug.advance(LONGEST_PAUSE);
    await plug.advance(LONGEST_PAUSE);
    plug.events.at(-1)?.dropped('pulled');
    const before = plug.attempts.length;
    await plug.advance(FIRST_PAUSE);
    expect(plug.attempts.length).toBe(before + 1);
  });

  test('what an old connection still says is not heard', async () => {
    const plug = await started();
    plug.pull();
    plug.plugged = true;
    await plug.advance(FIRST_PAUSE);
    plug.events[0]?.bytes(Uint8Array.of(1));
    plug.events[0]?.dropped('again');
    expect(plug.told).toEqual(['open reader', 'lost pulled', 'open reader']);
  });

  test('a lost connection is closed, so that the next attempt does not find the device taken', async () => {
    const plug = await started();
    plug.events[0]?.dropped('an error, and still half open');
    await plug.advance(FIRST_PAUSE);
    expect(plug.open).toBe(1);
  });

  test('closed, it is silent and leaves nothing open', async () => {
    const plug = await started();
    await plug.port.close();
    plug.events[0]?.dropped('closed');
    plug.events[0]?.bytes(Uint8Array.of(1));
    expect(plug.told).toEqual(['open reader']);
    expect(plug.open).toBe(0);
    expect(plug.clock.pending).toBe(0);
  });

  test('closed while it waits, it tries no more', async () => {
    const plug = await started();
    plug.pull();
    await plug.port.close();
    await plug.advance(60_000);
    expect(plug.attempts).toHaveLength(1);
  });

  test('closed while it connects, it closes what it then gets', async () => {
    const plug = new Plug();
    plug.start();
    await plug.port.close();
    await settled();
    expect(plug.told).toEqual([]);
    expect(plug.open).toBe(0);
  });
});
