import { describe, expect, it } from 'vitest';
import { openStore } from '../../../main/journal/store.ts';
import { TableStateStore } from '../../../main/journal/table-state.ts';
import { newPath } from '../ledger/books.ts';

describe('the saved table', () => {
  it('is nothing in a new file', () => {
    expect(new TableStateStore(openStore(':memory:', { kind: 'demo' })).load()).toBeNull();
  });

  it('is what was saved last, over a restart', () => {
    const path = newPath();
    const first = openStore(path, { kind: 'demo' });
    new TableStateStore(first).save(1, { seats: [] });
    new TableStateStore(first).save(2, { seats: [{ seat: 3, player: 'ann' }] });
    first.close();
    const second = openStore(path, { kind: 'demo' });
    expect(new TableStateStore(second).load()).toEqual({ at: 2, state: { seats: [{ seat: 3, player: 'ann' }] } });
    second.close();
  });

  it('goes back with the transaction that saved it', () => {
    const store = openStore(':memory:', { kind: 'demo' });
    const state = new TableStateStore(store);
    state.save(1, 'before');
    const work = (): void => {
      state.save(2, 'after');
      throw new Error('no');
    };
    expect(() => store.transact(work)).toThrow('no');
    expect(state.load()).toEqual({ at: 1, state: 'before' });
  });
});
