import { expect, it } from 'vitest';
import { threeCardPoker } from '../../../games/three-card-poker.ts';

it('a bonus without a posted minimum may be bet from one step on', () => {
  const rules = threeCardPoker.rules.parse({ minPair: 0 });
  const people = [1, 2, 3].map((seat) => {
    return { seat, player: `p${seat}`, stack: 100_000, sittingOut: false, entry: 'post' as const };
  });
  const { start } = threeCardPoker.seatHand(rules, threeCardPoker.newMemory(), people, () => 0);
  if (!start) throw new Error('nobody is dealt in');
  let state = threeCardPoker.begin(rules, start, threeCardPoker.deck(rules));
  for (let [ask] = threeCardPoker.asks(state); ask?.kind !== 'wager' || ask.spots[0]?.id === 'bank'; ) {
    if (!ask) throw new Error('nobody is asked to bet');
    const decision =
      ask.kind === 'choose'
        ? { kind: 'choose' as const, option: ask.options[0]?.id ?? '' }
        : { kind: 'wager' as const, bets: { bank: 50_000 } };
    const next = threeCardPoker.decide(state, ask.seat, decision);
    if (!next.ok) throw new Error(next.error.message);
    state = next.value;
    [ask] = threeCardPoker.asks(state);
  }
  const spots = threeCardPoker.asks(state).flatMap((ask) => (ask.kind === 'wager' ? ask.spots : []));
  const bonus = spots.filter(({ id }) => id === 'pair-plus');
  expect(bonus.length).toBeGreaterThan(0);
  for (const { min, step } of bonus) expect(min).toBe(step);
});
