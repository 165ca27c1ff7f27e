import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openStore, type Store } from '../../../main/journal/store.ts';
import { checkLedger } from '../../../main/ledger/check-ledger.ts';
import { Ledger, type LedgerMove, type LedgerPosting } from '../../../main/ledger/ledger.ts';

const ACCOUNTS = [
  'card:4000000002',
  'card:4000000010',
  'seat:1',
  'seat:2',
  'pot',
  'collection:fee',
  'jackpot:bad-beat',
];
const place = fc.constantFrom('cage:drawer', ...ACCOUNTS);

const move: fc.Arbitrary<LedgerMove> = fc
  .record({ from: place, to: place, amount: fc.integer({ min: -1, max: 50 }), why: fc.constant('test') })
  .filter(({ from, to }) => from !== to);

/** Few keys, so that many postings are tried again or clash. */
const posting: fc.Arbitrary<LedgerPosting> = fc.record({
  key: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l'),
  moves: fc.array(move, { minLength: 1, maxLength: 4 }),
  at: fc.nat(1000),
  by: fc.constantFrom('cathy', null),
});

const perform = (ledger: Ledger, one: LedgerPosting): boolean => ledger.post(one).ok;

const contents = (store: Store): string =>
  JSON.stringify([
    store.query('SELECT * FROM balances').all(),
    store.query('SELECT id, key, hash FROM transfers').all(),
    store.query('SELECT id, hash FROM moves').all(),
  ]);

describe('whatever is posted (A8)', () => {
  it('money is not made or lost, nobody is overdrawn, and the books add up', () => {
    fc.assert(
      fc.property(fc.array(posting, { maxLength: 40 }), (acts) => {
        const store = openStore(':memory:', { kind: 'demo' });
        const ledger = new Ledger(store);
        for (const one of acts) {
          perform(ledger, one);
          const balances = ledger.balances('');
          expect(balances.reduce((sum, { balance }) => sum + balance, 0)).toBe(0);
          for (const { account, balance } of balances)
            if (account !== 'cage:drawer') expect(balance).toBeGreaterThanOrEqual(0);
        }
        const failed = checkLedger(store).filter(({ name, ok }) => !ok && name !== 'cards' && name !== 'documents');
        expect(failed).toEqual([]);
        store.close();
      }),
      { numRuns: 60 },
    );
  });

  it('done a second time it gives the same answers and changes nothing', () => {
    fc.assert(
      fc.property(fc.array(posting, { maxLength: 25 }), (acts) => {
        const store = openStore(':memory:', { kind: 'demo' });
        const ledger = new Ledger(store);
        const done = acts.filter((one) => perform(ledger, one));
        const after = contents(store);
        for (const one of done) expect(perform(ledger, one)).toBe(true);
        expect(contents(store)).toBe(after);
        store.close();
      }),
      { numRuns: 60 },
    );
  });

  it('refused, it leaves no trace', () => {
    fc.assert(
      fc.property(fc.array(posting, { maxLength: 25 }), (acts) => {
        const store = openStore(':memory:', { kind: 'demo' });
        const ledger = new Ledger(store);
        for (const one of acts) {
          const before = contents(store);
          if (!perform(ledger, one)) expect(contents(store)).toBe(before);
        }
        store.close();
      }),
      { numRuns: 60 },
    );
  });
});
