import { beforeEach, describe, expect, it } from 'vitest';
import { InvariantError } from '../../../games/result.ts';
import { openStore, type Store } from '../../../main/journal/store.ts';
import { checkLedger } from '../../../main/ledger/check-ledger.ts';
import { Ledger, type LedgerPosting, MOST } from '../../../main/ledger/ledger.ts';
import { codeOf, must } from './books.ts';
import { writeCorrection } from './old-correction.ts';
import { endReservation, writeReservation } from './old-reservation.ts';

const ANN = 'card:4000000002';
const BOB = 'card:4000000010';
const AT = 1000;

let store: Store;
let ledger: Ledger;
const post = (key: string, from: string, to: string, amount: number, more: Partial<LedgerPosting> = {}) =>
  ledger.post({ key, moves: [{ from, to, amount, why: 'because' }], at: AT, by: 'cathy', ...more });

beforeEach(() => {
  store = openStore(':memory:', { kind: 'money' });
  ledger = new Ledger(store);
  must(post('fund', 'cage:drawer', ANN, 10_000));
});

describe('a posting', () => {
  it('moves money from one account to another and creates none', () => {
    const posted = must(post('in', ANN, 'seat:3', 4000));
    expect(posted).toEqual({
      transfer: 2,
      key: 'in',
      moves: [{ from: ANN, to: 'seat:3', amount: 4000, why: 'because' }],
      at: AT,
      by: 'cathy',
      hand: null,
      note: null,
      repeated: false,
    });
    expect(ledger.balances('')).toEqual([
      { account: 'cage:drawer', balance: -10_000 },
      { account: ANN, balance: 6000 },
      { account: 'seat:3', balance: 4000 },
    ]);
    expect(ledger.balances('seat:')).toEqual([{ account: 'seat:3', balance: 4000 }]);
    expect(ledger.balance('pot')).toBe(0);
  });

  it('gives the first answer again whenever it is tried again', () => {
    const first = must(post('in', ANN, 'seat:3', 4000));
    expect(must(post('in', ANN, 'seat:3', 4000, { at: AT + 5 }))).toEqual({ ...first, repeated: true });
    expect(ledger.balance('seat:3')).toBe(4000);
    expect(ledger.posted('in')).toEqual({ ...first, repeated: true });
    expect(ledger.posted('never')).toBeNull();
  });

  it('is refused when its key was used for something else', () => {
    must(post('in', ANN, 'seat:3', 4000));
    expect(codeOf(post('in', ANN, 'seat:3', 4001))).toBe('conflict');
    expect(codeOf(post('in', ANN, 'seat:4', 4000))).toBe('conflict');
    expect(codeOf(post('in', ANN, 'seat:3', 4000, { by: 'flo' }))).toBe('conflict');
    expect(ledger.balance('seat:3')).toBe(4000);
  });

  it('is refused when there is not enough, and says how much there is', () => {
    expect(post('in', ANN, 'seat:3', 10_001)).toEqual({
      ok: false,
      error: { code: 'insufficient', message: 'The card has $100; this needs $100.01.' },
    });
    expect(codeOf(post('x', 'seat:3', 'pot', 1))).toBe('insufficient');
    expect(codeOf(post('x', 'pot', 'seat:3', 1))).toBe('insufficient');
    expect(codeOf(post('x', 'jackpot:bad-beat', 'seat:3', 1))).toBe('insufficient');
    expect(codeOf(post('in', ANN, 'seat:3', 10_000))).toBe('ok');
  });

  it.each([0, -1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('of %d is refused', (amount) => {
    expect(codeOf(post('in', ANN, 'seat:3', amount))).toBe('bad-amount');
  });

  it('is posted whole or not at all', () => {
    const moves = [
      { from: ANN, to: 'seat:3', amount: 4000, why: 'first' },
      { from: 'seat:4', to: 'pot', amount: 1, why: 'second' },
    ];
    expect(codeOf(ledger.post({ key: 'two', moves, at: AT, by: null }))).toBe('insufficient');
    expect(ledger.balance('seat:3')).toBe(0);
    expect(ledger.posted('two')).toBeNull();
  });

  it('may pass through an account that is empty before and after', () => {
    const moves = [
      { from: 'pot', to: 'seat:4', amount: 4000, why: 'won' },
      { from: ANN, to: 'pot', amount: 4000, why: 'bet' },
    ];
    expect(codeOf(ledger.post({ key: 'through', moves, at: AT, by: null }))).toBe('ok');
    expect(ledger.balance('pot')).toBe(0);
    expect(ledger.balance('seat:4')).toBe(4000);
  });

  it('never goes from one player’s card to another’s (LR5, C11)', () => {
    expect(codeOf(post('gift', ANN, BOB, 100))).toBe('no-transfer');
    const moves = [
      { from: ANN, to: 'seat:3', amount: 100, why: 'x' },
      { from: 'seat:3', to: BOB, amount: 100, why: 'x' },
    ];
    expect(codeOf(ledger.post({ key: 'detour', moves, at: AT, by: null }))).toBe('no-transfer');
  });

  it('throws at what only a mistake in the program can ask for', () => {
    expect(() => post('', ANN, 'seat:3', 1)).toThrow(InvariantError);
    expect(() => ledger.post({ key: 'none', moves: [], at: AT, by: null })).toThrow('nothing to move');
    for (const name of ['seat:11', 'seat:0', 'card:12', 'purse', 'collection:', 'seat:3 ']) {
      expect(() => post('k', ANN, name, 1)).toThrow('no such account');
    }
    expect(() => post('k', ANN, ANN, 1)).toThrow('to itself');
    expect(() => post('k', ANN, 'reserved', 1)).toThrow('nothing is reserved at a table');
  });

  it('is refused, not a fault of the table, above the largest balance (A3)', () => {
    must(post('big', 'cage:bank', 'collection:test', MOST - 1));
    must(post('full', 'cage:bank', 'collection:test', 1));
    for (const amount of [1, MOST, MOST + 1, Number.MAX_SAFE_INTEGER]) {
      expect(codeOf(post(`more-${amount}`, 'cage:bank', 'collection:test', amount))).toBe('too-much');
    }
    expect(ledger.balance('collection:test')).toBe(MOST);
    must(post('back', 'collection:test', 'cage:bank', MOST));
  });
});

describe('a reservation of an earlier version', () => {
  it('is read as it was written: what was held, for whom, and what became of it', () => {
    const hold = { from: ANN, to: 'seat:3', amount: 4000, why: 'buy-in', at: AT, by: 'ann' };
    writeReservation(store, { key: 'r', ...hold });
    expect([ledger.balance(ANN), ledger.balance('reserved'), ledger.balance('seat:3')]).toEqual([6000, 4000, 0]);
    endReservation(store, 'r', AT);
    expect([ledger.balance(ANN), ledger.balance('reserved'), ledger.balance('seat:3')]).toEqual([6000, 0, 4000]);
    expect(ledger.posted('r/post')?.moves).toEqual([{ from: 'reserved', to: 'seat:3', amount: 4000, why: 'buy-in' }]);
    expect(ledger.posted('r')).toMatchObject({ moves: [{ from: ANN, to: 'reserved' }], note: 'for seat:3' });
    expect(checkLedger(store).filter(({ name, ok }) => !ok && name !== 'cards' && name !== 'documents')).toEqual([]);
  });
});

describe('a correction of an earlier version', () => {
  it('is read as it was written: who, who else, when, why, and each balance before and after', () => {
    const moves = [{ from: ANN, to: 'cage:drawer', amount: 500, why: 'counted wrong' }];
    writeCorrection(store, { key: 'c', moves, at: AT, by: 'cathy', second: 'flo', reason: 'counted wrong' });
    const rows = store.query('SELECT account, before, after, at, by, second, reason FROM corrections ORDER BY id');
    const line = { at: AT, by: 'cathy', second: 'flo', reason: 'counted wrong' };
    expect(rows.all()).toEqual([
      { account: ANN, before: 10_000, after: 9500, ...line },
      { account: 'cage:drawer', before: -10_000, after: -9500, ...line },
    ]);
    expect(ledger.posted('c')?.note).toBe('correction: counted wrong; seen by flo');
    expect(checkLedger(store).find(({ name }) => name === 'corrections')).toMatchObject({ ok: true });
  });
});
