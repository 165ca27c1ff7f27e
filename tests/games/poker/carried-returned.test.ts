/** A pot that stayed from earlier hands, in which one player has more than anybody else: what nobody matches goes back. */
import { expect, test } from 'vitest';
import { drawJacksOrBetter } from '../../../games/draw-jacks-or-better.ts';
import type { Occupant } from '../../../games/hand-start.ts';
import { randomDecision } from '../../../lab/simulation/random-player.ts';
import { unaccounted } from '../../../main/hand/conservation.ts';
import { Seeded } from '../../../main/odds/seeded.ts';

const game = drawJacksOrBetter;
const rules = game.rules.parse({ anteLimit: null });
const people: Occupant[] = [
  { seat: 1, player: 'rich', stack: 200, sittingOut: false, entry: 'wait', choices: [] },
  { seat: 2, player: 'poor', stack: 0, sittingOut: false, entry: 'wait', choices: [] },
];
const shares = [
  { player: 'rich', amount: 300 },
  { player: 'poor', amount: 200 },
];
const memory = { ...game.newMemory(), carried: { shares, antes: 3 } };

test('every chip is accounted for, and now and then some go back', () => {
  let returned = 0;
  for (let seed = 0; seed < 200; seed += 1) {
    const seeded = new Seeded(seed);
    const { start } = game.seatHand(rules, memory, people, (n) => seeded.below(n));
    if (!start) throw new Error('nobody is dealt in');
    let state = game.begin(rules, start, seeded.shuffle(game.deck(rules)));
    for (let [ask] = game.asks(state); ask; [ask] = game.asks(state)) {
      const next = game.decide(state, ask.seat, randomDecision(ask, seeded));
      if (!next.ok) throw new Error(next.error.message);
      state = next.value;
    }
    const outcome = game.outcome(state);
    expect(unaccounted(start, outcome)).toBeNull();
    returned += outcome.moves.filter(({ why }) => why === 'returned').length;
  }
  expect(returned).toBeGreaterThan(0);
});
