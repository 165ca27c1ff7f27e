import { describe, expect, it } from 'vitest';
import { openStore } from '../../../main/journal/store.ts';
import { TableState } from '../../../main/journal/table-state.ts';
import { newPath } from '../ledger/books.ts';

describe('the saved table', () => {
  it('is nothing in a new file', () => {
    expect(new TableState(openStore(':memory:', { kind: 'demo' })).load()).toBeNull();
  });

  it('is what was saved last, over a restart', () => {
    const path = newPath();
    const first = openStore(path, { kind: 'demo' });
    new TableState(first).save(1, { seats: [] });
    new TableState(first).save(2, { seats: [{ seat: 3, player: 'ann' }] });
    first.close();
    const second = openStore(path, { kind: 'demo' });
    expect(new TableState(second).load()).toEqual({ at: 2, state: { seats: [{ seat: 3, player: 'ann' }] } });
    second.close();
  });

  it('goes back with the transaction that saved it', () => {
    const store = openStore(':memory:', { kind: 'demo' });
    const state = new TableState(store);
    state.save(1, 'before');
    const work = (): void => {
      state.save(2, 'after');
      throw new Error('no');
    };
    expect(() => store.transact(work)).toThrow('no');
    expect(state.load()).toEqual({ at: 1, state: 'before' });
  });
});
