import { beforeEach, describe, expect, it } from 'vitest';
import type { Outcome } from '../../../games/outcome.ts';
import { handKey, settleHand, voidHand } from '../../../main/ledger/settle.ts';
import { codeOf, fundedAccount, must, NOON, newHand, openBooks, outcomeOf, type TestBooks } from './books.ts';

let books: TestBooks;
let hand: number;
const settling = (outcome: Outcome) => ({ hand, outcome, memory: { next: 4 }, at: NOON, table: { seats: 2 } });
const stacks = (): number[] => [3, 4].map((seat) => books.ledger.balance(`seat:${seat}`));

beforeEach(async () => {
  books = openBooks();
  const [ann, bob] = [await fundedAccount(books, 'Ann Archer'), await fundedAccount(books, 'Bob Baker')];
  must(books.cage.buyIn({ account: ann, seat: 3, amount: 20_000, key: 'a', at: NOON }));
  must(books.cage.buyIn({ account: bob, seat: 4, amount: 20_000, key: 'b', at: NOON }));
  hand = books.journal.beginHand(newHand(books, { 3: ann, 4: bob }));
});

describe('settling a hand', () => {
  it('moves every chip, closes the hand, keeps the memory and the table', () => {
    const outcome = outcomeOf(books, 3, 4, 4000, 300);
    const posted = must(settleHand(books, settling(outcome)));
    expect(posted).toMatchObject({ key: handKey(hand), hand, moves: outcome.moves, by: null, repeated: false });
    expect(stacks()).toEqual([23_700, 16_000]);
    expect(books.ledger.balance('collection:player-fee')).toBe(300);
    expect(books.ledger.balance('pot')).toBe(0);
    expect(books.journal.openHand()).toBeNull();
    expect(books.journal.lastHand()?.close).toMatchObject({ kind: 'settled', outcome, memory: { next: 4 } });
    expect(books.tableState.load()).toEqual({ at: NOON, state: { seats: 2 } });
  });

  it('done again gives the first answer and pays nobody twice (B-89, M4)', () => {
    const outcome = outcomeOf(books, 3, 4, 4000, 300);
    const first = must(settleHand(books, settling(outcome)));
    expect(must(settleHand(books, settling(outcome)))).toEqual({ ...first, repeated: true });
    expect(stacks()).toEqual([23_700, 16_000]);
  });

  it('is refused with another outcome than the first', () => {
    const other = outcomeOf(books, 4, 3, 4000, 300);
    must(settleHand(books, settling(outcomeOf(books, 3, 4, 4000, 300))));
    expect(codeOf(settleHand(books, settling(other)))).toBe('conflict');
    expect(stacks()).toEqual([23_700, 16_000]);
  });

  it('in which nothing changed place has no transfer', () => {
    const same = [3, 4].map((seat) => ({ seat, before: 20_000, after: 20_000 }));
    const outcome: Outcome = {
      moves: [{ from: 'pot', to: 'collection:player-fee', amount: 0, why: 'no flop, no fee' }],
      stacks: same,
      pots: [],
      shown: [],
      hands: [],
    };
    expect(must(settleHand(books, settling(outcome)))).toBeNull();
    expect(books.ledger.posted(handKey(hand))).toBeNull();
    expect(must(settleHand(books, settling(outcome)))).toBeNull();
    expect(books.journal.openHand()).toBeNull();
  });

  it('throws, and changes nothing, when a chip is not accounted for', () => {
    const outcome = outcomeOf(books, 3, 4, 4000, 300);
    const short = { ...outcome, moves: outcome.moves.slice(0, 3) };
    expect(() => settleHand(books, settling(short))).toThrow(/does not account for every chip: seat 3/);
    expect(stacks()).toEqual([20_000, 20_000]);
    expect(books.journal.openHand()?.hand).toBe(hand);
  });

  it('throws when the ledger knows of other stacks', () => {
    const outcome = outcomeOf(books, 3, 4, 4000, 300);
    const richer = outcome.stacks.map((stack) => ({ ...stack, before: stack.before + 1, after: stack.after + 1 }));
    expect(() => settleHand(books, settling({ ...outcome, stacks: richer }))).toThrow(
      `hand ${hand}: seat 3 had 20001, the ledger says 20000`,
    );
    expect(books.journal.openHand()?.hand).toBe(hand);
  });

  it('throws for a hand that never began', () => {
    const unknown = { ...settling(outcomeOf(books, 3, 4, 100, 0)), hand: 9 };
    expect(() => settleHand(books, unknown)).toThrow('hand 9 never began');
  });
});

describe('voiding a hand (H6)', () => {
  const voiding = () => ({ hand, memory: null, at: NOON, reason: 'misdeal', by: 'flo', table: { seats: 2 } });

  it('moves no chip and says why and by whom', () => {
    voidHand(books, voiding());
    expect(stacks()).toEqual([20_000, 20_000]);
    expect(books.journal.lastHand()?.close).toMatchObject({ kind: 'voided', reason: 'misdeal', by: 'flo' });
    expect(books.tableState.load()?.state).toEqual({ seats: 2 });
  });

  it('ends it for good', () => {
    const outcome = outcomeOf(books, 3, 4, 4000, 300);
    voidHand(books, voiding());
    expect(() => voidHand(books, voiding())).toThrow('not open');
    expect(codeOf(settleHand(books, settling(outcome)))).toBe('conflict');
    expect(stacks()).toEqual([20_000, 20_000]);
  });
});
