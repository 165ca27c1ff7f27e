/** A fee that each player pays before the cards must leave something to play for. */
import { describe, expect, test } from 'vitest';
import type { Occupant } from '../../../games/game.ts';
import { GAMES } from '../../../games/registry.ts';

const FEES = [{ minPlayers: 2, maxPlayers: 10, playerFee: 0, eachFee: 200 }];

describe.each(['holdem', 'pineapple-hi-lo-8', 'seven-card-stud', 'draw-poker'])('%s', (id) => {
  test('whoever has no more than the fee is not dealt in, and is told that chips are wanting', () => {
    const game = GAMES.get(id);
    if (!game) throw new Error(id);
    const rules = game.rules.parse({ collection: FEES });
    const people = [200, 201, 5000].map(
      (stack, n): Occupant => ({ seat: n + 1, player: `p${n}`, stack, sittingOut: false, entry: 'post', choices: [] }),
    );
    const { start, waiting } = game.seatHand(rules, game.newMemory(), people, () => 0);
    expect(start?.players.map(({ seat }) => seat)).toEqual([2, 3]);
    expect(waiting).toMatchObject([{ seat: 1, why: 'no-chips' }]);
  });
});
