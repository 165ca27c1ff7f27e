import { describe, expect, it } from 'vitest';
import { Log } from '../../../main/journal/log.ts';
import { openStore } from '../../../main/journal/store.ts';
import { logEntry } from '../../../protocol/floor-view.ts';

describe('the log', () => {
  it('numbers its entries and gives the last ones, newest first', () => {
    const log = new Log(openStore(':memory:', { kind: 'demo' }));
    const entry = (code: string) => ({ at: 5, level: 'info' as const, code, text: 'It was.', seat: 3, by: 'flo' });
    for (const code of ['a', 'b', 'c']) log.write(entry(code));
    expect(log.last(2)).toEqual([
      { id: 3, ...entry('c') },
      { id: 2, ...entry('b') },
    ]);
  });

  it('gives what the floor console is sent', () => {
    const log = new Log(openStore(':memory:', { kind: 'demo' }));
    const written = log.write({ at: 5, level: 'error', code: 'reader lost', text: 'Seat 3.', seat: null, by: null });
    expect(logEntry.parse(log.last(1)[0])).toEqual(written);
  });

  it('tells anyone who follows it of every entry', () => {
    const log = new Log(openStore(':memory:', { kind: 'demo' }));
    const told: unknown[] = [];
    log.follow((entry) => told.push(entry));
    const written = log.write({ at: 5, level: 'info', code: 'x', text: 'x', seat: null, by: null });
    expect(told).toEqual([written]);
  });

  it('keeps the order of writing when the clock is set back (T1)', () => {
    const log = new Log(openStore(':memory:', { kind: 'demo' }));
    for (const at of [7_200_000, 3_600_000]) {
      log.write({ at, level: 'info', code: 'x', text: 'x', seat: null, by: null });
    }
    expect(log.last(2).map(({ at }) => at)).toEqual([3_600_000, 7_200_000]);
  });
});
