import { describe, expect, it } from 'vitest';
import { GAMES } from '../../games/registry.ts';

describe('the registry', () => {
  it.each([...GAMES])('%s: a whole hand through only the contract', (id, game) => {
    expect(game.id).toBe(id);
    const rules = game.rules.parse({});
    const occupants = [2, 5, 9].map((seat) => {
      return { seat, player: `player ${seat}`, stack: 100_000, sittingOut: false, entry: 'post' } as const;
    });
    const { start, memory } = game.seatHand(rules, game.newMemory(), occupants, () => 0);
    if (!start) throw new Error('three players and no hand');
    expect(game.start.parse(JSON.parse(JSON.stringify(start)))).toEqual(start);
    let state = game.begin(rules, start, game.deck(rules));
    for (let ask = game.asks(state)[0]; ask; ask = game.asks(state)[0]) state = game.absent(state, ask.seat);
    expect(game.view(state, 'public').over).toBe(true);
    const { stacks, moves } = game.outcome(state);
    const change = stacks.reduce((sum, { before, after }) => sum + after - before, 0);
    const taken = moves
      .filter(({ to }) => /^(collection|jackpot):/.test(to))
      .reduce((sum, { amount }) => sum + amount, 0);
    expect(change + taken).toBe(0);
    const after = game.after(state, memory);
    expect(game.memory.parse(JSON.parse(JSON.stringify(after)))).toEqual(after);
  });
});
