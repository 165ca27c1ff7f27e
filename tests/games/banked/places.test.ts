/** Places at the felt: which there are, and what dice and cards count over (docs/player-dealer-games.md, "Places at the felt"). */
import { describe, expect, test } from 'vitest';
import type { BankedStart } from '../../../games/banked/start.ts';
import type { Occupant } from '../../../games/hand-start.ts';
import { invariant } from '../../../games/result.ts';
import type { Seat } from '../../../games/seat.ts';
import { decided, game, playOut } from './double-hand/table.ts';
import { highCardGame } from './high-card.ts';
import { people, rulesOf, seatHand } from './play.ts';

/** The places of a first hand in the order of the felt: `1 A 3`, a letter where nobody sits. */
function places(positions: number, occupants: readonly Occupant[]): string {
  const { start } = seatHand(rulesOf({ positions }), highCardGame.newMemory(), occupants);
  return start?.positions.map(({ id }) => id).join(' ') ?? 'no hand';
}

describe('the places of a layout', () => {
  test.each([
    [7, [1, 4, 7], '1 A B 4 C D 7'],
    [7, [2, 9, 10], 'A 2 B C D 9 10'],
    [8, [3, 5, 8], 'A B 3 C 5 D E 8'],
    [14, [1, 4], '1 A B 4 C D E F G H I J K L'],
    [14, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], '1 2 3 4 5 6 7 8 9 10 A B C D'],
    [2, [4, 9], '4 9'],
  ] as const)('%i positions, seats %j: %s', (positions, seats, expected) => {
    expect(places(positions, people(seats))).toBe(expected);
  });

  test('a seat whose player sits out is taken, also before the first hand there', () => {
    const [one, two, six] = people([1, 2, 6]);
    expect(places(7, [one, { ...two, sittingOut: true }, six] as Occupant[])).toBe('1 2 A B C 6 D');
  });

  test('with more seated than places the last to sit down bet behind', () => {
    expect(places(7, people([1, 2, 3, 4, 5, 6, 7, 8, 9]))).toBe('1 2 3 4 5 6 7');
  });
});

describe('dice count every place from the player-dealer’s, bet on or not (000:2047-2066; 003:157-159)', () => {
  const DICE = [1, 2, 3, 4, 5, 6];
  const THROWS = DICE.flatMap((a) => DICE.flatMap((b) => DICE.map((c) => [a, b, c] as const)));

  /** Of 216 throws: how often each seat is settled first. Seat 1 banks, 4 and 7 bet. */
  function firstActions(change: (start: BankedStart) => BankedStart = (start) => start): Record<Seat, number> {
    const rules = game.rules.parse({});
    const { start } = game.seatHand(rules, game.newMemory(), people([1, 4, 7]), () => 0);
    invariant(start !== null, 'a hand can be dealt');
    const first: Record<Seat, number> = {};
    for (const dice of THROWS) {
      let state = game.begin(rules, change({ ...start, dice: [...dice] }), game.deck(rules));
      state = decided(state, 1, { kind: 'choose', option: 'bank' });
      state = decided(state, 1, { kind: 'wager', bets: { bank: 50_000 } });
      for (const seat of [4, 7]) state = decided(state, seat, { kind: 'wager', bets: { base: 1_000 } });
      const seat = game.outcome(playOut(state)).bets?.[0]?.seat ?? 0;
      first[seat] = (first[seat] ?? 0) + 1;
    }
    return first;
  }

  test('with bank 1 and bettors 4 and 7 seat 4 has the first action 124 times in 216, seat 7 92 times', () => {
    expect(firstActions()).toEqual({ 4: 124, 7: 92 });
  });

  test('a hand that was journaled with its free places last is still counted that way', () => {
    const old = ['1', '4', '7', 'A', 'B', 'C', 'D'].map((id) => ({ id, seat: /\d/.test(id) ? Number(id) : null }));
    expect(firstActions((start) => ({ ...start, positions: old }))).toEqual({ 4: 185, 7: 31 });
  });
});
