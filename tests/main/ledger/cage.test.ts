import { beforeEach, describe, expect, it } from 'vitest';
import { statementLine } from '../../../protocol/messages.ts';
import { codeOf, fundedAccount, must, NOON, openBooks, person, type TestBooks } from './books.ts';
import { writeReservation } from './old-reservation.ts';

let books: TestBooks;
let ann: string;
const act = (more: object) => ({
  account: ann,
  amount: 5000,
  nature: 'cash' as const,
  key: 'k',
  at: NOON,
  by: 'cathy',
  ...more,
});
const reasoned = { at: NOON, by: 'cathy', reason: 'because' };

beforeEach(async () => {
  books = openBooks();
  ann = await fundedAccount(books, 'Ann Archer', 20_000);
});

describe('over the counter', () => {
  it('a deposit goes onto the card, a withdrawal off it, each with a numbered document (C4)', () => {
    const { cage, store } = books;
    expect(cage.deposit(act({ key: 'd', nature: 'cheque' }))).toEqual({
      ok: true,
      value: { document: 'D-000002', amount: 5000, balance: 25_000 },
    });
    expect(must(cage.withdraw(act({ key: 'w' })))).toEqual({ document: 'W-000003', amount: 5000, balance: 20_000 });
    expect(cage.drawer()).toBe(15_000);
    const row = store.query(
      'SELECT type, account, patron, nature, amount, access, agent, at FROM documents WHERE id = 3',
    );
    expect(row.get()).toEqual({
      type: 'withdrawal',
      account: ann,
      patron: 'Ann Archer',
      nature: 'cash',
      amount: 5000,
      access: 'pin',
      agent: 'cathy',
      at: NOON,
    });
  });

  it('the same key gives the same document and moves nothing twice', () => {
    const { cage } = books;
    const first = must(cage.deposit(act({ key: 'd' })));
    expect(must(cage.deposit(act({ key: 'd', at: NOON + 60 })))).toEqual(first);
    expect(codeOf(cage.deposit(act({ key: 'd', amount: 5001 })))).toBe('conflict');
    expect(codeOf(cage.withdraw(act({ key: 'd' })))).toBe('conflict');
    expect(cage.balance(ann)).toBe(25_000);
    expect(cage.statement(ann)).toHaveLength(2);
  });

  it('nobody is paid more than they have, or more cash than the drawer holds', () => {
    const { cage } = books;
    expect(codeOf(cage.withdraw(act({ amount: 20_001 })))).toBe('insufficient');
    must(cage.deposit(act({ key: 'cheque', nature: 'cheque', amount: 10_000 })));
    expect(cage.withdraw(act({ amount: 25_000 }))).toEqual({
      ok: false,
      error: {
        code: 'drawer-short',
        message: 'The drawer holds $200 in cash: bring money from the bank, or pay by check.',
      },
    });
    expect(cage.balance(ann)).toBe(30_000);
    must(cage.fill({ amount: 5000, key: 'fill', at: NOON, by: 'cathy' }));
    expect(must(cage.withdraw(act({ amount: 25_000 }))).balance).toBe(5000);
    expect(cage.drawer()).toBe(0);
  });

  it('cash goes from the drawer to the bank only while there is some', () => {
    const { cage } = books;
    expect(must(cage.drop({ amount: 15_000, key: 'drop', at: NOON, by: 'cathy' }))).toEqual({
      document: 'R-000002',
      amount: 15_000,
      balance: 5000,
    });
    expect(codeOf(cage.drop({ amount: 5001, key: 'drop2', at: NOON, by: 'cathy' }))).toBe('drawer-short');
    expect(cage.drawer()).toBe(5000);
  });

  it('an empty drawer is filled before it pays, with a document each time (C4)', () => {
    const { cage, store } = openBooks();
    const fill = { amount: 50_000, key: 'fill', at: NOON, by: 'cathy' };
    const first = { document: 'F-000001', amount: 50_000, balance: 50_000 };
    expect(must(cage.fill(fill))).toEqual(first);
    expect(must(cage.fill(fill))).toEqual(first);
    expect(codeOf(cage.drop(fill))).toBe('conflict');
    expect(store.query('SELECT type, account, patron, amount, access, agent FROM documents').all()).toEqual([
      { type: 'fill', account: null, patron: null, amount: 50_000, access: 'staff', agent: 'cathy' },
    ]);
  });

  it('an unknown account is refused by name', () => {
    expect(books.cage.deposit(act({ account: '4999999999' }))).toMatchObject({
      error: { code: 'unknown-account', message: 'There is no account 4999999999.' },
    });
  });

  it('a barred player puts nothing in, buys no chips, and is paid what is theirs', () => {
    must(books.accounts.bar(ann, reasoned));
    expect(codeOf(books.cage.deposit(act({ key: 'd' })))).toBe('barred');
    expect(codeOf(books.cage.buyIn({ account: ann, seat: 3, amount: 100, key: 'b', at: NOON }))).toBe('barred');
    expect(must(books.cage.withdraw(act({ amount: 20_000 }))).balance).toBe(0);
  });

  it('C13: a self-excluded player puts nothing in, buys no chips, and is paid what is theirs', () => {
    must(books.accounts.exclude(ann, 'for good', { at: NOON, by: 'cathy' }));
    expect(books.cage.deposit(act({ key: 'd' }))).toEqual({
      ok: false,
      error: { code: 'excluded', message: 'This player is self-excluded from play for good.' },
    });
    expect(codeOf(books.cage.buyIn({ account: ann, seat: 3, amount: 100, key: 'b', at: NOON }))).toBe('excluded');
    expect(must(books.cage.withdraw(act({ amount: 20_000 }))).balance).toBe(0);
  });

  it('nothing goes over a lost card until it is replaced', () => {
    must(books.accounts.reportLost(ann, reasoned));
    expect(codeOf(books.cage.deposit(act({ key: 'd' })))).toBe('card-lost');
    expect(codeOf(books.cage.withdraw(act({ key: 'w' })))).toBe('card-lost');
    must(books.accounts.replaceCard(ann, reasoned));
    expect(must(books.cage.withdraw(act({ key: 'w' }))).balance).toBe(15_000);
  });

  it('nothing leaves an account that is locked after wrong PINs, until it is unlocked', async () => {
    for (let tries = 0; tries < 5; tries += 1) must(await books.accounts.checkPin(ann, '9999', NOON));
    expect(codeOf(books.cage.withdraw(act({ key: 'w' })))).toBe('account-locked');
    expect(codeOf(books.cage.buyIn({ account: ann, seat: 3, amount: 100, key: 'b', at: NOON }))).toBe('account-locked');
    must(books.accounts.unlock(ann, reasoned));
    expect(codeOf(books.cage.withdraw(act({ key: 'w' })))).toBe('ok');
  });

  it('what was done before a player was barred is still answered when it is tried again', () => {
    const first = must(books.cage.deposit(act({ key: 'd' })));
    must(books.accounts.bar(ann, reasoned));
    expect(must(books.cage.deposit(act({ key: 'd' })))).toEqual(first);
  });
});

describe('A5: a correction at the counter', () => {
  const correct = (more: object = {}) =>
    books.cage.correct({ ...act({ key: 'c' }), way: 'add', second: 'flo', reason: 'counted wrong', ...more });

  it('adds to a card or takes off it against what the counter holds, with a document and both signatures', () => {
    expect(must(correct())).toEqual({ document: 'A-000002', amount: 5000, balance: 25_000 });
    expect(books.cage.drawer()).toBe(25_000);
    expect(must(correct({ key: 'c2', way: 'take', nature: 'chips', amount: 1000 })).balance).toBe(24_000);
    expect(books.store.query('SELECT * FROM corrections WHERE account = ?').all(`card:${ann}`)).toMatchObject([
      { before: 20_000, after: 25_000, at: NOON, by: 'cathy', second: 'flo', reason: 'counted wrong' },
      { before: 25_000, after: 24_000, at: NOON, by: 'cathy', second: 'flo', reason: 'counted wrong' },
    ]);
    expect(books.cage.statement(ann)[0]).toMatchObject({
      document: 'A-000003',
      what: 'correction in chips (correction: counted wrong; seen by flo)',
      change: -1000,
      by: 'cathy',
    });
  });

  it('tried again is made once', () => {
    const first = must(correct());
    expect(must(correct())).toEqual(first);
    expect(books.cage.balance(ann)).toBe(25_000);
  });

  it('takes no more than is there, and never without a second person and a reason', () => {
    expect(codeOf(correct({ way: 'take', amount: 20_001 }))).toBe('insufficient');
    must(books.cage.drop({ amount: 20_000, key: 'drop', at: NOON, by: 'cathy' }));
    expect(codeOf(correct({ way: 'take' }))).toBe('drawer-short');
    expect(codeOf(correct({ second: 'Cathy' }))).toBe('second-person');
    expect(codeOf(correct({ reason: ' ' }))).toBe('no-reason');
    expect(codeOf(correct({ account: '4999999999' }))).toBe('unknown-account');
    expect(books.cage.balance(ann)).toBe(20_000);
  });

  it('is open for an account in any state', () => {
    must(books.accounts.bar(ann, reasoned));
    expect(must(correct()).balance).toBe(25_000);
  });
});

describe('between a card and a seat', () => {
  const buyIn = (amount: number, key = 'b') => books.cage.buyIn({ account: ann, seat: 3, amount, key, at: NOON });
  const cashOut = (more: object = {}) => books.cage.cashOut({ account: ann, seat: 3, key: 'out', at: NOON, ...more });

  it('a buy-in takes from the card, a cash-out brings everything back (LR3)', () => {
    expect(must(buyIn(8000))).toEqual({ document: 'B-000002', amount: 8000, balance: 12_000 });
    expect(books.ledger.balance('seat:3')).toBe(8000);
    expect(must(cashOut())).toEqual({ document: 'C-000003', amount: 8000, balance: 20_000 });
    expect(books.ledger.balance('seat:3')).toBe(0);
  });

  it('a cash-out tried again pays nothing twice, even if the seat has chips again', () => {
    must(buyIn(8000));
    const first = must(cashOut());
    must(buyIn(500, 'b2'));
    expect(must(cashOut())).toEqual({ ...first, balance: 19_500 });
    expect(books.ledger.balance('seat:3')).toBe(500);
    expect(codeOf(cashOut({ seat: 4 }))).toBe('conflict');
  });

  it('a seat without chips is cashed out without a document', () => {
    expect(must(cashOut())).toEqual({ document: null, amount: 0, balance: 20_000 });
  });

  it('a forced cash-in names the floorman, whatever the state of the account (LR15)', () => {
    must(buyIn(8000));
    must(books.accounts.bar(ann, reasoned));
    must(cashOut({ by: 'flo' }));
    expect(books.cage.statement(ann)[0]).toMatchObject({ what: 'cash-out from seat 3', by: 'flo', balance: 20_000 });
  });

  it('a buy-in needs the money', () => {
    expect(codeOf(buyIn(20_001))).toBe('insufficient');
  });

  it('chips move with their player to another seat, once', () => {
    must(buyIn(8000));
    const move = { account: ann, from: 3, to: 7, key: 'move', at: NOON };
    expect(must(books.cage.moveSeat(move))).toBe(8000);
    expect(must(books.cage.moveSeat(move))).toBe(8000);
    expect([3, 7].map((seat) => books.ledger.balance(`seat:${seat}`))).toEqual([0, 8000]);
    expect(must(books.cage.moveSeat({ ...move, key: 'empty' }))).toBe(0);
  });
});

describe('a statement (C12)', () => {
  it('has every line of the card, newest first, as the cage screen is sent it', () => {
    must(books.cage.buyIn({ account: ann, seat: 3, amount: 8000, key: 'b', at: NOON + 1 }));
    must(books.cage.cashOut({ account: ann, seat: 3, key: 'c', at: NOON + 2 }));
    const lines = books.cage.statement(ann);
    expect(lines.map((line) => statementLine.parse(line))).toEqual([
      { at: NOON + 2, document: 'C-000003', what: 'cash-out from seat 3', change: 8000, balance: 20_000, by: ann },
      { at: NOON + 1, document: 'B-000002', what: 'buy-in at seat 3', change: -8000, balance: 12_000, by: ann },
      { at: NOON, document: 'D-000001', what: 'deposit in cash', change: 20_000, balance: 20_000, by: 'cathy' },
    ]);
    expect(books.cage.statement(ann, 1)).toHaveLength(1);
  });

  it('shows corrections, and reservations of an earlier version, too', () => {
    const reserve = { key: 'r', from: `card:${ann}`, to: 'seat:3', amount: 100, why: 'top-up', at: NOON, by: ann };
    writeReservation(books.store, reserve);
    const moves = [{ from: `card:${ann}`, to: 'cage:drawer', amount: 500, why: 'counted wrong' }];
    must(books.ledger.correct({ key: 'c', moves, at: NOON, by: 'cathy', second: 'flo', reason: 'miscount' }));
    expect(books.cage.statement(ann).map(({ document, what }) => [document, what])).toEqual([
      ['T-000003', 'counted wrong (correction: miscount; seen by flo)'],
      ['T-000002', 'top-up (for seat:3)'],
      ['D-000001', 'deposit in cash'],
    ]);
  });

  it('is each player’s own', async () => {
    const { account } = must(await books.accounts.issue(person('Bob Baker'), '2468', { at: NOON, by: 'cathy' }));
    expect(books.cage.statement(account)).toEqual([]);
  });
});
