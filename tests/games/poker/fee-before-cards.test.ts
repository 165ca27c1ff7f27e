/** A fee that each player pays before the cards must leave something to play for. */
import { describe, expect, test } from 'vitest';
import type { Decision } from '../../../games/ask.ts';
import { drawJacksOrBetter } from '../../../games/draw-jacks-or-better.ts';
import type { Occupant } from '../../../games/hand-start.ts';
import { GAMES } from '../../../games/registry.ts';

const FEES = [{ minPlayers: 2, maxPlayers: 10, playerFee: 0, eachFee: 200 }];

test('it may take the last chip of a player for a carried pot: they are all-in and asked nothing', () => {
  const game = drawJacksOrBetter;
  const rules = game.rules.parse({ collection: FEES });
  const shares = [1, 2, 3].map((n) => ({ player: `p${n}`, amount: 300 }));
  const memory = { ...game.newMemory(), carried: { shares, antes: 3 } };
  const people = [200, 5000, 5000].map(
    (stack, n): Occupant => ({ seat: n + 1, player: `p${n + 1}`, stack, sittingOut: false, entry: 'post' }),
  );
  const { start } = game.seatHand(rules, memory, people, () => 0);
  if (!start) throw new Error('all three have a part in the pot');
  let state = game.begin(rules, start, game.deck(rules));
  const asked: number[] = [];
  for (let asks = game.asks(state); asks[0] && asked.length < 20; asks = game.asks(state)) {
    const decision: Decision = asks[0].kind === 'bet' ? { kind: 'check' } : { kind: 'cards', groups: { throw: [] } };
    asked.push(asks[0].seat);
    const next = game.decide(state, asks[0].seat, decision);
    if (!next.ok) throw new Error(next.error.message);
    state = next.value;
  }
  expect(asked).not.toContain(1);
  expect(asked.length).toBeLessThan(20);
});

describe.each(['holdem', 'pineapple-hi-lo-8', 'seven-card-stud', 'draw-poker'])('%s', (id) => {
  test('a player who has no more than the fee is not dealt in, and sees that they need more chips', () => {
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
