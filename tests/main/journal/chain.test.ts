import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InvariantError } from '../../../games/result.ts';
import { Chain, genesis, linkHash } from '../../../main/journal/chain.ts';
import { openStore, type Store } from '../../../main/journal/store.ts';

const row = (code: string) => ({ at: 1, level: 'info', code, text: 't', seat: null, by: null });
const hashes = (store: Store): string[] =>
  store
    .query<[], { hash: Buffer }>('SELECT hash FROM log ORDER BY id')
    .all()
    .map(({ hash }) => hash.toString('hex'));

describe('a chain', () => {
  it('binds each row to the one before it, the first to the kind of money and the table', () => {
    const store = openStore(':memory:', { kind: 'money' });
    const chain = new Chain(store, 'log');
    store.transact(() => [chain.append(row('a')), chain.append(row('b'))]);
    const first = linkHash(genesis('money', 'log'), 1, [1, 'info', 'a', 't', null, null]);
    const second = linkHash(first, 2, [1, 'info', 'b', 't', null, null]);
    expect(hashes(store)).toEqual([first.toString('hex'), second.toString('hex')]);
    expect(genesis('money', 'log')).not.toEqual(genesis('demo', 'log'));
    expect(genesis('money', 'log')).not.toEqual(genesis('money', 'moves'));
  });

  it('is SHA-256 as anyone can compute it', () => {
    const text = '[7,"x",null,"0aff"]';
    const expected = createHash('sha256').update(Buffer.alloc(32)).update(text).digest('hex');
    expect(linkHash(Buffer.alloc(32), 7, ['x', null, Buffer.from([10, 255])]).toString('hex')).toBe(expected);
  });

  it.each([1, 20_000, 21_834, 30_000, 70_000])(
    'is the same for a row of %i characters, of one byte or of three',
    (length) => {
      for (const character of ['x', '€']) {
        const text = JSON.stringify([7, character.repeat(length)]);
        const expected = createHash('sha256').update(Buffer.alloc(32, 9)).update(text).digest('hex');
        expect(linkHash(Buffer.alloc(32, 9), 7, [character.repeat(length)]).toString('hex')).toBe(expected);
      }
    },
  );

  it('tells a number from its text and nothing from an empty text', () => {
    const link = (value: string | number | null): string => linkHash(Buffer.alloc(32), 1, [value]).toString('hex');
    expect(new Set([link(1), link('1'), link(null), link('')]).size).toBe(4);
  });

  it('continues where it was after a transaction is undone', () => {
    const store = openStore(':memory:', { kind: 'demo' });
    const chain = new Chain(store, 'log');
    const undone = (): void => {
      chain.append(row('a'));
      throw new Error('no');
    };
    expect(() => store.transact(undone)).toThrow('no');
    expect(store.transact(() => chain.append(row('b')))).toBe(1);
  });

  it('continues where the file is, whatever was undone, and whoever else has written', () => {
    const step = fc.record({
      by: fc.constantFrom<0 | 1>(0, 1),
      rows: fc.integer({ min: 1, max: 3 }),
      end: fc.constantFrom('kept', 'undone', 'undone inside'),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        const store = openStore(':memory:', { kind: 'demo' });
        const chains = [new Chain(store, 'log'), new Chain(store, 'log')] as const;
        const kept: string[] = [];
        for (const [nth, { by, rows, end }] of steps.entries()) {
          const append = (): void => {
            for (let n = 0; n < rows; n += 1) chains[by].append(row(`${nth}`));
            if (end !== 'kept') throw new Error('no');
          };
          const inside = (): void => {
            expect(() => store.transact(append)).toThrow('no');
            chains[by].append(row(`${nth} inside`));
            kept.push(`${nth} inside`);
          };
          if (end === 'undone') expect(() => store.transact(append)).toThrow('no');
          else store.transact(end === 'kept' ? append : inside);
          if (end === 'kept') kept.push(...Array.from({ length: rows }, () => `${nth}`));
        }
        let hash = genesis('demo', 'log');
        const expected = kept.map((code, index) => {
          hash = linkHash(hash, index + 1, [1, 'info', code, 't', null, null]);
          return hash.toString('hex');
        });
        expect(hashes(store)).toEqual(expected);
        const head = store.query<[], { rows: number; hash: Buffer }>(
          "SELECT rows, hash FROM chains WHERE name = 'log'",
        );
        expect(head.get()).toEqual(kept.length === 0 ? undefined : { rows: kept.length, hash });
        store.close();
      }),
    );
  });

  it('is written only inside a transaction', () => {
    const chain = new Chain(openStore(':memory:', { kind: 'demo' }), 'log');
    expect(() => chain.append(row('a'))).toThrow(InvariantError);
  });
});
