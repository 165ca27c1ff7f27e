import { describe, expect, it } from 'vitest';
import { GuardedDesk } from '../../../main/desks/guarded-desk.ts';
import type { Room } from '../../../main/desks/room.ts';
import { type Desk, NO_LINE } from '../../../main/link/desk.ts';
import type { View } from '../../../protocol/views.ts';

const CENTER = { screen: 'center-display', table: { table: 'Table 1', fault: null } } as unknown as View;
const CAGE = { screen: 'cage', notice: null } as unknown as View;

/** A desk over books that can be read, or not. */
function steady(view: View) {
  const state: { fault: string | null } = { fault: null };
  const table = {
    state,
    fails: (error: Error) => {
      state.fault = error.message;
    },
  };
  const books = { readable: true };
  const read = <T>(value: T): T => {
    if (!books.readable) throw new Error('the disk reported an error');
    return value;
  };
  const desk: Desk<string> = {
    view: () => read(view),
    take: (intent) =>
      read(intent === 'no' ? { ok: false, error: { code: 'no', message: 'No.' } } : { ok: true, value: null }),
    connected: () => void read(null),
  };
  return { desk: new GuardedDesk<string>({ table } as unknown as Room, desk), state, books };
}

describe('a desk whose books cannot be read', () => {
  it('shows what it showed last, with the fault', () => {
    const { desk, state, books } = steady(CENTER);
    expect(desk.view(1)).toBe(CENTER);
    books.readable = false;
    expect(desk.view(1)).toMatchObject({ table: { table: 'Table 1', fault: 'the disk reported an error' } });
    expect(state.fault).toBe('the disk reported an error');
  });

  it('tells the cage by a notice', () => {
    const { desk, books } = steady(CAGE);
    desk.view(1);
    books.readable = false;
    expect(desk.view(1)).toMatchObject({ notice: { level: 'error', text: 'the disk reported an error' } });
  });

  it('shows a line what that line was shown last, or what nobody has signed in to see', () => {
    const seen = (line: number) => ({ ...CAGE, drawer: line }) as unknown as View;
    const { state, books } = steady(CAGE);
    const desk = new GuardedDesk<string>({ table: { state, fails: () => {} } } as unknown as Room, {
      view: (line) => {
        if (!books.readable) throw new Error('the disk reported an error');
        return seen(line);
      },
      take: () => ({ ok: true, value: null }),
      connected: () => {},
    });
    desk.view(NO_LINE);
    desk.view(1);
    books.readable = false;
    expect(desk.view(1)).toMatchObject({ drawer: 1 });
    expect(desk.view(2)).toMatchObject({ drawer: NO_LINE });
    desk.ended(1);
    expect(desk.view(1)).toMatchObject({ drawer: NO_LINE });
  });

  it('has nothing to show when it never had, and says so', () => {
    const { desk, books } = steady(CENTER);
    books.readable = false;
    expect(() => desk.view(1)).toThrow('the disk reported an error');
  });

  it('takes note that a screen came or went, and the table stands still', () => {
    const { desk, state, books } = steady(CENTER);
    books.readable = false;
    desk.connected(1);
    expect(state.fault).toBe('the disk reported an error');
  });

  it('answers that nothing was done, and the table stands still', async () => {
    const { desk, state, books } = steady(CENTER);
    expect(await desk.take('yes', { id: '1', rev: 1, line: 1 })).toEqual({ ok: true, value: null });
    expect(await desk.take('no', { id: '2', rev: 1, line: 1 })).toMatchObject({ ok: false, error: { code: 'no' } });
    expect(state.fault).toBeNull();
    books.readable = false;
    expect(await desk.take('yes', { id: '3', rev: 1, line: 1 })).toMatchObject({
      error: { code: 'fault', message: 'Nothing was done: the disk reported an error' },
    });
    expect(state.fault).toBe('the disk reported an error');
  });
});
