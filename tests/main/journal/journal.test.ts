import { describe, expect, it } from 'vitest';
import { InvariantError } from '../../../games/result.ts';
import { type HandClose, Journal, type NewEntry, type NewHand } from '../../../main/journal/journal.ts';
import { openStore } from '../../../main/journal/store.ts';
import { newPath } from '../ledger/books.ts';

const newHand = (players: Record<number, string> = { 3: 'ann', 4: 'bob' }): NewHand => ({
  game: 'holdem',
  profile: 'limit-4-8',
  rules: { limit: 'fixed' },
  start: {
    button: 3,
    players: Object.entries(players).map(([seat, player]) => ({ seat: Number(seat), player, stack: 10_000 })),
  },
  memory: { button: 2 },
  deck: Buffer.from([1, 2, 3]),
  seal: 'ab12',
  terms: null,
  cut: [],
  at: 100,
});

const entry = (step: number, more: Partial<NewEntry> = {}): NewEntry => ({
  step,
  seat: 3,
  kind: 'decision',
  body: { kind: 'raise', to: 800 },
  at: 200 + step,
  rev: 7 + step,
  intent: `i-${step}`,
  by: null,
  ...more,
});

const settled: HandClose = {
  kind: 'settled',
  outcome: {
    moves: [{ from: 'seat:3', to: 'seat:4', amount: 800, why: 'main pot' }],
    stacks: [
      { seat: 3, before: 10_000, after: 9200 },
      { seat: 4, before: 10_000, after: 10_800 },
    ],
    pots: [],
    shown: [4],
    hands: [],
  },
  memory: { button: 3 },
  at: 300,
  reason: null,
  by: null,
};
const voided: HandClose = { kind: 'voided', outcome: null, memory: null, at: 300, reason: 'misdeal', by: 'flo' };

const open = (path = ':memory:') => {
  const store = openStore(path, { kind: 'demo' });
  return { store, journal: new Journal(store) };
};

describe('a hand in the journal', () => {
  it('has everything needed to play it again, over a restart', () => {
    const path = newPath();
    const first = open(path);
    const number = first.journal.beginHand(newHand());
    first.journal.append(number, entry(0));
    first.journal.append(number, entry(1, { kind: 'absent', body: null, seat: 4, intent: null }));
    first.journal.append(number, entry(2, { kind: 'ruling', body: { kind: 'foul', seat: 4 }, seat: null, by: 'flo' }));
    first.store.close();
    const second = open(path);
    expect(number).toBe(1);
    expect(second.journal.openHand()).toEqual({
      hand: 1,
      ...newHand(),
      players: [
        { seat: 3, player: 'ann', before: 10_000, after: null },
        { seat: 4, player: 'bob', before: 10_000, after: null },
      ],
      entries: [
        { hand: 1, ...entry(0) },
        { hand: 1, ...entry(1, { kind: 'absent', body: null, seat: 4, intent: null }) },
        { hand: 1, ...entry(2, { kind: 'ruling', body: { kind: 'foul', seat: 4 }, seat: null, by: 'flo' }) },
      ],
      close: null,
    });
    second.store.close();
  });

  it('says what each player had before and after it', () => {
    const { journal } = open();
    const one = journal.beginHand(newHand());
    journal.closeHand(one, settled);
    expect(journal.openHand()).toBeNull();
    expect(journal.lastHand()?.close).toEqual(settled);
    expect(journal.hand(one)?.players.map(({ after }) => after)).toEqual([9200, 10_800]);
    const two = journal.beginHand(newHand());
    journal.closeHand(two, voided);
    expect(journal.hand(two)?.close).toEqual(voided);
    expect(journal.hand(two)?.players.map(({ after }) => after)).toEqual([10_000, 10_000]);
  });

  it('has numbers from 1 upwards, which a broken-off begin does not use up', () => {
    const { store, journal } = open();
    expect(journal.lastHand()).toBeNull();
    expect(journal.hand(1)).toBeNull();
    const broken = (): void => {
      journal.beginHand(newHand());
      throw new Error('power cut');
    };
    expect(() => store.transact(broken)).toThrow('power cut');
    expect(journal.beginHand(newHand())).toBe(1);
    journal.closeHand(1, voided);
    expect(journal.nextNumber()).toBe(2);
    expect(journal.beginHand(newHand())).toBe(2);
    expect(journal.nextNumber()).toBe(3);
  });
});

describe('the journal refuses', () => {
  it('a second hand while one is open', () => {
    const { journal } = open();
    journal.beginHand(newHand());
    expect(() => journal.beginHand(newHand())).toThrow('hand 1 is still open');
  });

  it('a step out of turn, or the same one again', () => {
    const { journal } = open();
    journal.beginHand(newHand());
    expect(() => journal.append(1, entry(1))).toThrow('step 1 given, 0 is the next one');
    journal.append(1, entry(0));
    expect(() => journal.append(1, entry(0))).toThrow(InvariantError);
  });

  it('the same intent of a seat twice', () => {
    const { journal } = open();
    journal.beginHand(newHand());
    journal.append(1, entry(0));
    expect(() => journal.append(1, entry(1, { intent: 'i-0' }))).toThrow(InvariantError);
    journal.append(1, entry(1, { intent: 'i-0', seat: 4 }));
    expect(journal.openHand()?.entries).toHaveLength(2);
  });

  it('a step or an end for a hand that is not open', () => {
    const { journal } = open();
    expect(() => journal.append(1, entry(0))).toThrow('hand 1 is not open');
    journal.beginHand(newHand());
    expect(() => journal.closeHand(2, voided)).toThrow('hand 2 is not open, hand 1 is');
    journal.closeHand(1, voided);
    expect(() => journal.append(1, entry(0))).toThrow('hand 1 is not open');
    expect(() => journal.closeHand(1, voided)).toThrow('hand 1 is not open');
  });

  it('one player in two seats (C10)', () => {
    const { journal } = open();
    expect(() => journal.beginHand(newHand({ 3: 'ann', 4: 'ann' }))).toThrow(InvariantError);
    expect(journal.lastHand()).toBeNull();
  });
});

describe('the hands of a player', () => {
  it('are the closed ones they were dealt into, newest first, no more than asked for (H1)', () => {
    const { journal } = open();
    for (let n = 1; n <= 12; n += 1) {
      journal.beginHand(newHand(n === 5 ? { 3: 'ann', 4: 'cid' } : { 3: 'ann', 4: 'bob' }));
      journal.closeHand(n, voided);
    }
    journal.beginHand(newHand());
    const numbers = (player: string): number[] => journal.handNumbersOf(player, 10);
    expect(numbers('ann')).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3]);
    expect(numbers('bob')).toEqual([12, 11, 10, 9, 8, 7, 6, 4, 3, 2]);
    expect(numbers('dan')).toEqual([]);
  });
});
