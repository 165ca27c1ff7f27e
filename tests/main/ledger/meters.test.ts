import { describe, expect, it } from 'vitest';
import { interval, Meters } from '../../../main/ledger/meters.ts';
import { settleHand, voidHand } from '../../../main/ledger/settle.ts';
import { fundedAccount, must, NOON, newHand, openBooks, outcomeOf, playEvening } from './books.ts';

const local = (...parts: [number, number, number?, number?]): number =>
  new Date(parts[0], parts[1], parts[2] ?? 1, parts[3] ?? 0).getTime();

describe('an interval (A11)', () => {
  const at = local(2026, 1, 28, 23);

  it('is the local day, month or year in which a moment lies', () => {
    expect(interval('day', at)).toEqual({ name: 'day', from: local(2026, 1, 28), to: local(2026, 2, 1) });
    expect(interval('month', at)).toEqual({ name: 'month', from: local(2026, 1), to: local(2026, 2) });
    expect(interval('year', at)).toEqual({ name: 'year', from: local(2026, 0), to: local(2027, 0) });
    expect(interval('life', at).from).toBe(0);
  });

  it('begins with its first moment and ends before the next one', () => {
    expect(interval('day', local(2026, 2, 1)).from).toBe(local(2026, 2, 1));
    expect(interval('day', local(2026, 2, 1) - 1).to).toBe(local(2026, 2, 1));
  });
});

describe('the meters', () => {
  it('of a new table are all at nothing', () => {
    const { store } = openBooks();
    expect(new Meters(store).read(interval('life', NOON))).toMatchObject({
      hands: 0,
      coinIn: 0,
      seats: [],
      jackpots: [],
    });
  });

  it('count what was collected, even after the house has received it', async () => {
    const books = openBooks();
    await playEvening(books);
    const drop = { from: 'collection:player-fee', to: 'house', amount: 200, why: 'drop' };
    must(books.ledger.post({ key: 'drop:1', moves: [drop], at: NOON, by: null }));
    expect(new Meters(books.store).read(interval('day', NOON)).collections).toEqual([
      { name: 'player-fee', amount: 300 },
    ]);
  });

  it('are sums of the ledger, by seat and for the table (A1, A2, A6)', async () => {
    const books = openBooks();
    await playEvening(books);
    // Two hands of $40 from each side with a $3 fee, won by seat 3 and then by seat 4; a third one voided.
    expect(new Meters(books.store).read(interval('day', NOON))).toEqual({
      interval: interval('day', NOON),
      hands: 2,
      voided: 1,
      coinIn: 16_000,
      coinOut: 15_400,
      boughtIn: 40_500,
      cashedOut: 0,
      collections: [{ name: 'player-fee', amount: 300 }],
      jackpots: [],
      instruments: [{ nature: 'cash', in: 200_000, out: 0 }],
      seats: [
        { seat: 3, coinIn: 8000, coinOut: 7700, boughtIn: 20_500, cashedOut: 0, collected: 0, jackpots: 0 },
        { seat: 4, coinIn: 8000, coinOut: 7700, boughtIn: 20_000, cashedOut: 0, collected: 0, jackpots: 0 },
      ],
    });
  });

  it('count bets from seat to seat, fees from seats, jackpots; but not a change of seats', async () => {
    const books = openBooks();
    const { ledger, cage, journal } = books;
    const [ann, bob] = [await fundedAccount(books, 'Ann Archer'), await fundedAccount(books, 'Bob Baker')];
    must(cage.buyIn({ account: ann, seat: 3, amount: 1000, key: 'a', at: NOON }));
    must(cage.buyIn({ account: bob, seat: 5, amount: 1000, key: 'b', at: NOON }));
    must(cage.moveSeat({ account: bob, from: 5, to: 4, key: 'm', at: NOON }));
    const seed = { from: 'cage:bank', to: 'jackpot:bad-beat', amount: 700, why: 'seed' };
    must(ledger.post({ key: 'seed', moves: [seed], at: NOON, by: 'cathy' }));
    const hand = journal.beginHand(newHand(books, { 3: ann, 4: bob }));
    const outcome = {
      moves: [
        { from: 'seat:3' as const, to: 'seat:4' as const, amount: 200, why: 'the banker wins' },
        { from: 'seat:3' as const, to: 'collection:player-fee' as const, amount: 50, why: 'fee' },
        { from: 'jackpot:bad-beat' as const, to: 'seat:3' as const, amount: 600, why: 'bad beat' },
      ],
      stacks: [
        { seat: 3, before: 1000, after: 1350 },
        { seat: 4, before: 1000, after: 1200 },
      ],
      pots: [],
      shown: [],
      hands: [],
    };
    must(settleHand(books, { hand, outcome, memory: null, at: NOON, table: null }));
    const meters = new Meters(books.store).read(interval('day', NOON));
    expect(meters.seats).toEqual([
      { seat: 3, coinIn: 200, coinOut: 0, boughtIn: 1000, cashedOut: 0, collected: 50, jackpots: 600 },
      { seat: 4, coinIn: 0, coinOut: 200, boughtIn: 0, cashedOut: 0, collected: 0, jackpots: 0 },
      { seat: 5, coinIn: 0, coinOut: 0, boughtIn: 1000, cashedOut: 0, collected: 0, jackpots: 0 },
    ]);
    expect(meters.jackpots).toEqual([{ name: 'bad-beat', paidIn: 700, paidOut: 600, balance: 100 }]);
    const tomorrow = new Meters(books.store).read(interval('day', NOON + 86_400_000));
    expect(tomorrow.jackpots).toEqual([{ name: 'bad-beat', paidIn: 0, paidOut: 0, balance: 100 }]);
    const yesterday = new Meters(books.store).read(interval('day', NOON - 86_400_000));
    expect(yesterday.jackpots).toEqual([]);
  });

  it('of parts of a day add up to the meters of the day (A4)', async () => {
    const books = openBooks();
    const [ann, bob] = [await fundedAccount(books, 'Ann Archer'), await fundedAccount(books, 'Bob Baker')];
    must(books.cage.buyIn({ account: ann, seat: 3, amount: 9000, key: 'a', at: NOON }));
    must(books.cage.buyIn({ account: bob, seat: 4, amount: 9000, key: 'b', at: NOON }));
    for (const minute of [1, 2, 3, 4, 5]) {
      const at = NOON + minute * 60_000;
      const hand = books.journal.beginHand({ ...newHand(books, { 3: ann, 4: bob }), at });
      if (minute === 3) voidHand(books, { hand, memory: null, at, reason: 'test', by: null, table: null });
      else
        must(
          settleHand(books, { hand, outcome: outcomeOf(books, 3, 4, 100 * minute, 10), memory: null, at, table: null }),
        );
    }
    const meters = new Meters(books.store);
    const part = (from: number, to: number) => meters.read({ name: 'day', from, to });
    const [cut, end] = [NOON + 150_000, NOON + 1_000_000];
    const [whole, first, second] = [part(NOON, end), part(NOON, cut), part(cut, end)];
    for (const meter of ['hands', 'voided', 'coinIn', 'coinOut', 'boughtIn'] as const) {
      expect(first[meter] + second[meter]).toBe(whole[meter]);
    }
    expect(whole).toMatchObject({ hands: 4, voided: 1, coinIn: 2400, coinOut: 2360 });
  });
});
