import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Clock } from '../../../hardware/ports/clock.ts';
import type { TouchSource } from '../../../hardware/touch/controller.ts';
import { makeTouch } from '../../../hardware/touch/open-touch.ts';
import { HANG } from '../../hang.ts';
import { describeWith } from '../../needs.ts';
import { Cable } from '../pseudo-terminals.ts';
import { elo, microTouch } from './reports.ts';

const describe = describeWith('socat');

/** The host's clock: real bytes take real time. A finger that falls silent for lack of a processor is another test's. */
const realClock: Clock = {
  now: () => performance.now(),
  after: (ms, run) => {
    const timer = setTimeout(run, ms * 100);
    return () => clearTimeout(timer);
  },
};
const quickClock: Clock = { ...realClock, after: (ms, run) => realClock.after(ms / 100, run) };

const text = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');

describe('touch controllers on a real port', () => {
  let cable: Cable;
  let told: string[];
  let source: TouchSource | undefined;

  beforeEach(async () => {
    cable = await Cable.lay();
    told = [];
  });

  afterEach(async () => {
    await source?.close();
    await cable.remove();
  });

  function open(kind: 'elo' | 'microtouch', clock: Clock): void {
    source = makeTouch({ station: 1, kind, path: cable.path }, clock);
    source.open((event) => {
      if (event.kind !== 'pointer') told.push(event.kind);
      else
        told.push(event.event.kind === 'cancel' ? 'cancel' : `${event.event.kind} ${event.event.x},${event.event.y}`);
    });
  }

  const hear = (...events: string[]) => vi.waitFor(() => expect(told).toEqual(events), { timeout: HANG, interval: 20 });

  /** Until the table reads the line: what comes before is dropped with the opening of the port. */
  async function untilRead(): Promise<void> {
    while (told.length === 0) {
      await cable.send(text(elo(1, 5, 5)), text(elo(4, 5, 5)));
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    await cable.send(text(elo(1, 6, 6)), text(elo(4, 6, 6)));
    await vi.waitFor(() => expect(told).toContain('up 6,6'), { timeout: HANG, interval: 20 });
    told = [];
  }

  test('an Elo controller whose packets come in scraps', async () => {
    open('elo', realClock);
    await untilRead();
    const packets = [elo(1, 100, 200), elo(2, 110, 210), elo(4, 110, 210)].map(text).join('');
    await cable.send('\u0000\u00ff', ...(packets.match(/[\s\S]{1,3}/g) ?? []));
    await hear('down 100,200', 'move 110,210', 'up 110,210');
  });

  test('a MicroTouch controller, which is first set up to send its format', async () => {
    open('microtouch', realClock);
    let sent = '';
    while (sent.length < 8) sent += await cable.receive();
    expect(sent).toBe('\u0001MS\r\u0001FT\r');
    await cable.send('\u00010\r\u00010\r', text(microTouch(true, 9, 8)), text(microTouch(false, 9, 8)));
    await hear('down 9,8', 'up 9,8');
  });

  test('a press is taken back when the cable is pulled, and the line is read again when it is back', async () => {
    open('elo', quickClock);
    await untilRead();
    await cable.send(text(elo(1, 100, 200)));
    await vi.waitFor(() => expect(told).toContain('down 100,200'), { timeout: HANG });
    await cable.pullOut();
    await hear('down 100,200', 'cancel', 'lost');
    await cable.plugIn();
    await hear('down 100,200', 'cancel', 'lost', 'back');
    await cable.send(text(elo(1, 1, 2)), text(elo(4, 1, 2)));
    await hear('down 100,200', 'cancel', 'lost', 'back', 'down 1,2', 'up 1,2');
  });
});
