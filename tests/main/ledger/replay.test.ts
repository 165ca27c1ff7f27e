import { beforeEach, describe, expect, it } from 'vitest';
import { GAMES } from '../../../games/registry.ts';
import { invariant } from '../../../games/result.ts';
import { bodyOf, Hand, type HandStep } from '../../../main/hand/hand.ts';
import { audit } from '../../../main/ledger/audit.ts';
import { replayer } from '../../../main/ledger/replay.ts';
import { settleHand } from '../../../main/ledger/settle.ts';
import { DeckSeal } from '../../../main/shuffle/deck-seal.ts';
import { fundedAccount, must, NOON, openBooks, type TestBooks } from './books.ts';

const KEY = Buffer.alloc(32, 1);
const seal = new DeckSeal(KEY);
let books: TestBooks;

/** Deals a hand of hold'em from an unshuffled deck and has every seat answer until it is over. */
function playHand(players: Record<number, string>, change: { seal?: string } = {}): void {
  const game = GAMES.get('holdem');
  invariant(game !== undefined, 'hold’em is there');
  const { journal, ledger } = books;
  const rules = game.rules.parse({});
  const occupants = Object.entries(players).map(([seat, player]) => ({
    seat: Number(seat),
    player,
    stack: ledger.balance(`seat:${seat}`),
    sittingOut: false,
    entry: 'post' as const,
  }));
  const { start, memory } = game.seatHand(rules, game.newMemory(), occupants, () => 0);
  invariant(start !== null, 'enough players');
  const deck = game.deck(rules);
  const number = journal.nextNumber();
  const sealed = { ...seal.seal({ hand: number, game: game.id }, deck, null), terms: null, cut: [], ...change };
  const facts = { rules, start, memory, deck, seal: sealed.seal, at: NOON };
  journal.beginHand({ ...facts, ...sealed, game: game.id, profile: 'test' });
  let hand = Hand.begin(game, { ...facts, number });
  for (let ask = hand.asks()[0]; ask !== undefined; ask = hand.asks()[0]) {
    const taken: HandStep =
      ask.kind === 'bet' && ask.call !== null
        ? { kind: 'decision', seat: ask.seat, decision: { kind: ask.call === 0 ? 'check' : 'call' } }
        : { kind: 'absent', seat: ask.seat };
    const step = { step: hand.step, seat: ask.seat, kind: taken.kind, body: bodyOf(taken) };
    journal.append(number, { ...step, at: NOON, rev: 1, intent: null, by: null });
    hand = must(hand.take(taken));
  }
  const outcome = hand.outcome();
  must(settleHand(books, { hand: number, outcome, memory: hand.memoryAfter(), at: NOON, table: null }));
}

const replayCheck = (key: Buffer) =>
  audit(books.store, replayer(new DeckSeal(key))).find(({ name }) => name === 'replay');
let players: Record<number, string>;

beforeEach(async () => {
  books = openBooks();
  players = { 3: await fundedAccount(books, 'Ann Archer'), 4: await fundedAccount(books, 'Bob Baker') };
  for (const [seat, account] of Object.entries(players)) {
    must(books.cage.buyIn({ account, seat: Number(seat), amount: 20_000, key: `in:${seat}`, at: NOON }));
  }
});

describe('an audit with the key of the decks', () => {
  it('plays every hand again by the rules, to the same end', () => {
    playHand(players);
    playHand(players);
    expect(replayCheck(KEY)).toEqual({ name: 'replay', ok: true, detail: '2 hands played again with the same end' });
  });

  it('names the hand whose deck does not open, or is not the one whose seal was shown', () => {
    playHand(players);
    playHand(players, { seal: 'ab'.repeat(32) });
    expect(replayCheck(KEY)).toMatchObject({
      ok: false,
      detail: 'The deck of hand 2 is not the one whose seal was shown.',
    });
    expect(replayCheck(Buffer.alloc(32, 2))).toMatchObject({
      ok: false,
      detail: expect.stringMatching(/^The deck of hand 1 was sealed with the key/),
    });
  });

  it('names the hand that the rules would not have played so', () => {
    const { journal } = books;
    playHand(players);
    const hand = journal.hand(1);
    invariant(hand !== null, 'the hand is there');
    const short = { ...hand, entries: hand.entries.slice(0, -1) };
    expect(() => replayer(seal)(short)).toThrow(/^hand 1 cannot be played again: /);
    expect(replayer(seal)({ ...hand, game: 'whist' })).toBeNull();
  });
});
