import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BETWEEN_LINES, LineAssembler, STALLED } from '../../hardware/readers/line-assembler.ts';
import { bytesOf } from './events.ts';
import { SimulatedClock } from './simulated-clock.ts';

function assembler() {
  const clock = new SimulatedClock();
  const told: string[] = [];
  const lines = new LineAssembler(
    clock,
    (result) => told.push(result.ok ? result.value.account : result.error.code), //
  );
  return { clock, told, lines, push: (text: string) => lines.push(bytesOf(text)) };
}

describe('a swipe is text, a line end and silence', () => {
  test.each(['\r', '\n', '\r\n', '\r\n\r\n'])('ended by %j', (end) => {
    const { clock, told, push } = assembler();
    push(`;17?${end}`);
    clock.advance(BETWEEN_LINES - 1);
    expect(told).toEqual([]);
    clock.advance(1);
    expect(told).toEqual(['17']);
    expect(clock.pending).toBe(0);
  });

  test('with each track on a line of its own', () => {
    const { clock, told, push } = assembler();
    push('%B17^A^?\r');
    clock.advance(BETWEEN_LINES - 1);
    push(';17?\r');
    clock.advance(BETWEEN_LINES);
    expect(told).toEqual(['17']);
  });

  test('in scraps of any size', () => {
    const text = '%B17^SMITH/JOHN^2812101?\r\n;17=2812101?\r\n';
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 8 }), { minLength: 1 }), (sizes) => {
        const { clock, told, push } = assembler();
        let at = 0;
        for (let turn = 0; at < text.length; turn += 1) {
          const size = sizes[turn % sizes.length] ?? 1;
          push(text.slice(at, at + size));
          clock.advance(16); // a USB adapter's latency
          at += size;
        }
        clock.advance(BETWEEN_LINES);
        expect(told).toEqual(['17']);
      }),
    );
  });

  test('two swipes with silence between them are two', () => {
    const { clock, told, push } = assembler();
    push(';17?\r');
    clock.advance(BETWEEN_LINES);
    push(';18?\r');
    clock.advance(BETWEEN_LINES);
    expect(told).toEqual(['17', '18']);
  });

  test('line ends by themselves are ignored', () => {
    const { clock, told, push } = assembler();
    push('\r\n\r\n');
    clock.advance(STALLED);
    expect(told).toEqual([]);
  });
});

describe('what does not come to its end', () => {
  test('a line without end is taken when it stalls', () => {
    const { clock, told, push } = assembler();
    push(';17?');
    clock.advance(STALLED - 1);
    expect(told).toEqual([]);
    clock.advance(1);
    expect(told).toEqual(['17']);
  });

  test('a partial swipe is one refusal, and does not spoil the next one', () => {
    const { clock, told, push } = assembler();
    push('%B17^SMI');
    clock.advance(STALLED);
    push(';17?\r');
    clock.advance(BETWEEN_LINES);
    expect(told).toEqual(['no-end-sentinel', '17']);
  });

  test('a flood is one refusal, however long, and ends with silence', () => {
    const { clock, told, push } = assembler();
    for (let block = 0; block < 100; block += 1) {
      push('x'.repeat(64));
      clock.advance(STALLED - 1);
    }
    expect(told).toEqual(['too-long']);
    clock.advance(STALLED);
    push(';17?\r');
    clock.advance(BETWEEN_LINES);
    expect(told).toEqual(['too-long', '17']);
  });

  test('a lost line forgets the scrap that came before', () => {
    const { clock, told, lines, push } = assembler();
    push(';1');
    lines.reset();
    expect(clock.pending).toBe(0);
    push(';17?\r');
    clock.advance(BETWEEN_LINES);
    expect(told).toEqual(['17']);
  });
});
