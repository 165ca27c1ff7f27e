import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Clock } from '../../hardware/ports/clock.ts';
import type { Port } from '../../hardware/ports/port.ts';
import { serialPort } from '../../hardware/ports/serial-port.ts';
import type { Reader } from '../../hardware/reader.ts';
import { serialReader } from '../../hardware/readers/serial.ts';
import { HANG } from '../hang.ts';
import { describeWith } from '../needs.ts';
import { inShort } from './events.ts';
import { Cable } from './pseudo-terminals.ts';

const describe = describeWith('socat');

/** The host's clock: real bytes take real time. */
const realClock: Clock = {
  now: () => performance.now(),
  after: (ms, run) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

const CARD = '%B6009991234567890^SMITH/JOHN^2812101?;6009991234567890=2812101?';
const SWIPE = 'swipe 6009991234567890';

describe('a serial reader on a real port', () => {
  let cable: Cable;
  let reader: Reader;
  let told: string[];
  let opened: number;

  beforeEach(async () => {
    cable = await Cable.lay();
    told = [];
    opened = 0;
    const port = serialPort(cable.path, realClock);
    // A reader says nothing when it is there from the start: the tests need to know.
    const watched: Port<undefined> = {
      open: (on) =>
        port.open((event) => {
          if (event.kind === 'open') opened += 1;
          on(event);
        }),
      close: () => port.close(),
    };
    reader = serialReader(1, watched, realClock);
  });

  afterEach(async () => {
    await reader.close();
    await cable.remove();
  });

  const start = () => reader.open((event) => told.push(inShort(event)));

  async function startAndWait(): Promise<void> {
    start();
    await vi.waitUntil(() => opened === 1, { timeout: HANG });
  }

  const hear = (...events: unknown[]) =>
    vi.waitFor(() => expect(told).toEqual(events), { timeout: HANG, interval: 20 });

  test('reads a swipe', async () => {
    await startAndWait();
    await cable.send(`${CARD}\r\n`);
    await hear(SWIPE);
  });

  test('reads a swipe that comes in scraps', async () => {
    await startAndWait();
    await cable.send(...(`${CARD}\r`.match(/.{1,8}|\r/gs) ?? []));
    await hear(SWIPE);
  });

  test('B-80: refuses a failed read, and reads the next swipe', async () => {
    await startAndWait();
    await cable.send('%E?;E?+E?\r');
    await hear('bad-swipe read-error');
    await cable.send(`${CARD}\r`);
    await hear('bad-swipe read-error', SWIPE);
  });

  test('refuses garbage, and reads the next swipe', async () => {
    await startAndWait();
    await cable.send('\u00ff\u0000\u0013'.repeat(400));
    await hear('bad-swipe too-long');
    // The flood ends with silence. Its last bytes may come late on a busy machine; then the card is swiped again.
    while (!told.includes(SWIPE)) {
      await new Promise((resolve) => setTimeout(resolve, 700));
      await cable.send(`${CARD}\r`);
      await vi.waitFor(() => expect(told).toContain(SWIPE), { timeout: 1000 }).catch(() => {});
    }
    expect(new Set(told)).toEqual(new Set(['bad-swipe too-long', SWIPE]));
  });

  test('tells when the cable is pulled and when it is back, and then reads again', async () => {
    await startAndWait();
    await cable.pullOut();
    const lost = `lost ${cable.path} was unplugged or hung up`;
    await hear(lost);
    await new Promise((resolve) => setTimeout(resolve, 600)); // time for attempts in vain
    await cable.plugIn();
    await hear(lost, 'back');
    await cable.send(`${CARD}\r`);
    await hear(lost, 'back', SWIPE);
  });

  test('tells when the cable is pulled between two reads', async () => {
    // The cable comes out while the table works on what it has just read.
    const port = serialPort(cable.path, realClock);
    const events: string[] = [];
    port.open((event) => {
      events.push(event.kind);
      if (event.kind === 'bytes') cable.cut();
    });
    await vi.waitUntil(() => events.length === 1, { timeout: HANG });
    await cable.send('x');
    await vi.waitFor(() => expect(events).toEqual(['open', 'bytes', 'lost']), { timeout: HANG, interval: 20 });
    await port.close();
  });

  test('is lost from the start when nothing is there, and comes when it does', async () => {
    await cable.pullOut();
    start();
    const lost = expect.stringMatching(/^lost .*table could not be opened: .*No such file or directory/);
    await hear(lost);
    await cable.plugIn();
    await hear(lost, 'back');
  });

  test('is lost when another program has the line', async () => {
    await startAndWait();
    const second: string[] = [];
    const rival = serialReader(2, serialPort(cable.path, realClock), realClock);
    rival.open((event) => second.push(inShort(event)));
    await vi.waitFor(() => expect(second).toEqual([expect.stringMatching(/^lost .*could not be opened/)]), {
      timeout: HANG,
    });
    await rival.close();
  });
});
