import { copyFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CHAINED } from '../../../main/journal/schema.ts';
import { openStore, type Store } from '../../../main/journal/store.ts';
import { TableStateStore } from '../../../main/journal/table-state.ts';
import { audit } from '../../../main/ledger/audit.ts';
import { settleHand, voidHand } from '../../../main/ledger/settle.ts';
import {
  fundedAccount,
  must,
  NOON,
  newHand,
  newPath,
  openBooks,
  outcomeOf,
  person,
  playEvening,
  type TestBooks,
} from './books.ts';

class PowerCut extends Error {}

/** Everything that is kept. */
const contents = (store: Store): string =>
  JSON.stringify(
    [...CHAINED, 'balances', 'chains', 'table_state', 'accounts'].map((table) =>
      store.query(`SELECT * FROM ${table}`).all(),
    ),
  );

interface Stage {
  readonly name: string;
  /** Everything up to the act that is cut short. */
  before(books: TestBooks): Promise<void>;
  act(books: TestBooks): void;
}

const ready = async (books: TestBooks): Promise<void> => {
  const [ann, bob] = [await fundedAccount(books, 'Ann Archer'), await fundedAccount(books, 'Bob Baker')];
  must(books.cage.buyIn({ account: ann, seat: 3, amount: 20_000, key: 'a', at: NOON }));
  must(books.cage.buyIn({ account: bob, seat: 4, amount: 20_000, key: 'b', at: NOON }));
  new TableStateStore(books.store).save(NOON, 'before');
};
const dealt = async (books: TestBooks): Promise<void> => {
  await ready(books);
  const [ann = '', bob = ''] = books.people.all().map(({ account }) => account);
  books.journal.beginHand(newHand(books, { 3: ann, 4: bob }));
};
const annOf = (books: TestBooks): string => books.people.all().find(({ name }) => name === 'Ann Archer')?.account ?? '';

const STAGES: readonly Stage[] = [
  {
    name: 'beginning a hand',
    before: ready,
    act: (books) => {
      const [ann = '', bob = ''] = books.people.all().map(({ account }) => account);
      books.journal.beginHand(newHand(books, { 3: ann, 4: bob }));
    },
  },
  {
    name: 'a decision',
    before: dealt,
    act: ({ journal }) =>
      journal.append(1, { step: 0, seat: 3, kind: 'decision', body: {}, at: NOON, rev: 1, intent: 'i', by: null }),
  },
  {
    name: 'settling a hand',
    before: dealt,
    act: (books) => {
      const outcome = outcomeOf(books, 3, 4, 4000, 300);
      must(settleHand(books, { hand: 1, outcome, memory: 1, at: NOON, table: 'after' }));
    },
  },
  {
    name: 'voiding a hand',
    before: dealt,
    act: (books) => voidHand(books, { hand: 1, memory: 1, at: NOON, reason: 'test', by: 'flo', table: 'after' }),
  },
  {
    name: 'a buy-in',
    before: ready,
    act: (books) => void must(books.cage.buyIn({ account: annOf(books), seat: 5, amount: 5, key: 'c', at: NOON })),
  },
  {
    name: 'a withdrawal',
    before: ready,
    act: (books) =>
      void must(
        books.cage.withdraw({ account: annOf(books), amount: 5, nature: 'cash', key: 'w', at: NOON, by: 'cathy' }),
      ),
  },
  {
    name: 'a lost card',
    before: ready,
    act: (books) => books.people.reportLost(annOf(books), { at: NOON, by: 'cathy', reason: 'lost' }),
  },
];

/** The file as it is before the act. */
async function prepare(stage: Stage): Promise<string> {
  const path = newPath();
  const books = openBooks(path);
  await stage.before(books);
  books.store.close();
  return path;
}

/** Runs the act on a copy of the file, cut off at the given point, and gives what is left after a restart. */
function cutAt(stage: Stage, prepared: string, cut: number): { before: string; left: string; points: string[] } {
  const path = newPath();
  copyFileSync(prepared, path);
  const points: string[] = [];
  const books = openBooks(path, {
    onWrite: (point) => {
      if (points.length === cut) throw new PowerCut(point);
      points.push(point);
    },
  });
  const before = contents(books.store);
  try {
    stage.act(books);
  } catch (error) {
    if (!(error instanceof PowerCut)) throw error;
  }
  books.store.close();
  const store = openStore(path, { kind: 'money' });
  expect(audit(store).filter(({ ok }) => !ok)).toEqual([]);
  const left = contents(store);
  store.close();
  return { before, left, points };
}

describe.each(STAGES)('$name, cut off at any write', (stage) => {
  it('is there whole or not at all, and the books are sound', async () => {
    const prepared = await prepare(stage);
    const whole = cutAt(stage, prepared, Number.POSITIVE_INFINITY);
    expect(whole.points.length).toBeGreaterThan(3);
    expect(whole.points.at(-1)).toBe('after:commit');
    expect(whole.left).not.toBe(whole.before);
    for (const [cut, point] of whole.points.entries()) {
      const { left } = cutAt(stage, prepared, cut);
      expect([point, left]).toEqual([point, point === 'after:commit' ? whole.left : whole.before]);
    }
  });
});

describe('an act cut off after its commit', () => {
  it('is found done when it is tried again with its key (B-89)', async () => {
    const path = newPath();
    let armed = false;
    const first = openBooks(path, {
      onWrite: (point) => {
        if (armed && point === 'after:commit') throw new PowerCut(point);
      },
    });
    await ready(first);
    const buyIn = { account: annOf(first), seat: 5, amount: 700, key: 'c', at: NOON };
    armed = true;
    expect(() => first.cage.buyIn(buyIn)).toThrow(PowerCut);
    first.store.close();
    const second = openBooks(path);
    expect(must(second.cage.buyIn({ ...buyIn, at: NOON + 1 }))).toMatchObject({
      transfer: 5,
      at: NOON,
      repeated: true,
    });
    expect(second.ledger.balance('seat:5')).toBe(700);
    expect(second.ledger.balance(`card:${buyIn.account}`)).toBe(79_300);
    second.store.close();
  });
});

describe('a store without a file', () => {
  it('goes through an evening and passes the audit', async () => {
    const books = openBooks();
    await playEvening(books);
    await books.people.issue(person('Cy Carter'), '0508', { at: NOON, by: 'cathy' });
    expect(audit(books.store).filter(({ ok }) => !ok)).toEqual([]);
  });
});
