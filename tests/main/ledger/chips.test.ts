/** Chips of a tournament stand beside the money in one book, and nothing moves from the one to the other. */
import { beforeEach, expect, it } from 'vitest';
import { openStore } from '../../../main/journal/store.ts';
import { chipMoves, isTournamentHand, stackAccount, tournamentProfile } from '../../../main/ledger/hand-moves.ts';
import { Ledger } from '../../../main/ledger/ledger.ts';
import { CHIPS_OUT, chipsAt, isCage, isLedgerAccount, nameOfChips } from '../../../main/ledger/places.ts';

let ledger: Ledger;
beforeEach(() => {
  ledger = new Ledger(openStore(':memory:', { kind: 'money' }));
});

it('come from outside, go from seat to seat, and are no account of money', () => {
  const seated = { from: CHIPS_OUT, to: chipsAt(3), amount: 1500_00, why: 'entry' };
  expect(ledger.postChips({ key: 'a', moves: [seated], at: 1, by: null })).toMatchObject({ ok: true });
  expect(ledger.postChips({ key: 'a', moves: [seated], at: 2, by: null })).toMatchObject({ value: { repeated: true } });
  expect([ledger.chips(chipsAt(3)), ledger.chips(CHIPS_OUT), ledger.balance('seat:3')]).toEqual([1500_00, -1500_00, 0]);
  const more = { from: chipsAt(3), to: chipsAt(4), amount: 1500_01, why: 'pot' };
  expect(ledger.postChips({ key: 'b', moves: [more], at: 3, by: null })).toMatchObject({ ok: false });
  for (const place of [CHIPS_OUT, chipsAt(3)]) {
    expect(isLedgerAccount(nameOfChips(place))).toBe(false);
    expect(isCage(nameOfChips(place))).toBe(false);
  }
});

it('money can be moved to no place of chips, by its type and by its name', () => {
  const named = { from: 'seat:3', to: nameOfChips(chipsAt(3)), amount: 100, why: 'no' };
  expect(() => ledger.post({ key: 'a', moves: [named], at: 1, by: null })).toThrow(/no such account/);
  // @ts-expect-error a place of chips is not an account
  expect(() => ledger.post({ key: 'b', moves: [{ ...named, to: chipsAt(3) }], at: 1, by: null })).toThrow();
  // @ts-expect-error an account is no place of chips
  expect(() => ledger.postChips({ key: 'c', moves: [{ ...named, to: 'seat:3' }], at: 1, by: null })).toThrow();
});

it('a hand of a tournament moves its chips, and takes nothing for the house', () => {
  const hand = { profile: tournamentProfile(7) };
  expect([isTournamentHand(hand), isTournamentHand({ profile: 'tournament-7' })]).toEqual([true, false]);
  expect([stackAccount(hand, 2), stackAccount({ profile: 'holdem-4-8' }, 2)]).toEqual(['chips:2', 'seat:2']);
  const outcome = { stacks: [], pots: [], shown: [], hands: [] };
  const move = { from: 'seat:2', to: 'pot', amount: 100, why: 'bet' } as const;
  expect(chipMoves({ ...outcome, moves: [move] })).toEqual([{ ...move, from: { chips: 2 }, to: { chips: 'pot' } }]);
  const fee = { ...move, to: 'collection:player-fee' } as const;
  expect(() => chipMoves({ ...outcome, moves: [fee] })).toThrow(/moves chips to collection/);
});
