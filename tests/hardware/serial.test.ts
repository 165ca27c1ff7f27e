import { describe, expect, test } from 'vitest';
import { SimulatedPort } from '../../hardware/ports/simulated-port.ts';
import { BETWEEN_LINES, STALLED } from '../../hardware/readers/line-assembler.ts';
import { serialReader } from '../../hardware/readers/serial.ts';
import { bytesOf, listen } from './events.ts';
import { SimulatedClock } from './simulated-clock.ts';

function setUp() {
  const clock = new SimulatedClock();
  const port = new SimulatedPort(undefined);
  const reader = serialReader(3, port, clock);
  const told = listen(reader);
  const send = (text: string) => {
    port.send(bytesOf(text));
    clock.advance(BETWEEN_LINES);
  };
  return { clock, port, reader, told, send };
}

describe('a serial reader', () => {
  test('tells good swipes and bad ones', () => {
    const { reader, told, send } = setUp();
    send('%B17^A^?;17?\r');
    send('%E?;E?+E?\r');
    send('hello\r');
    expect(reader.station).toBe(3);
    expect(told).toEqual(['swipe 17', 'bad-swipe read-error', 'bad-swipe no-start-sentinel']);
  });

  test('tells its loss and its return, and drops the swipe that was cut by it', () => {
    const { clock, port, told, send } = setUp();
    port.send(bytesOf('%B17^A'));
    port.lose('unplugged');
    send(';18?\r');
    port.restore();
    send(';19?\r');
    clock.advance(STALLED);
    expect(told).toEqual(['lost unplugged', 'back', 'swipe 19']);
  });

  test('closed, it is silent', async () => {
    const { clock, port, reader, told, send } = setUp();
    port.send(bytesOf(';17?\r'));
    await reader.close();
    clock.advance(STALLED);
    send(';18?\r');
    expect(told).toEqual([]);
    expect(clock.pending).toBe(0);
  });
});
