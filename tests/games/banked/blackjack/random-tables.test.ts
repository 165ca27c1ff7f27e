import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { takesCard } from '../../../../games/banked/blackjack/player-dealer.ts';
import { parseCard } from '../../../../games/card.ts';
import { noBust21 } from '../../../../games/no-bust-21.ts';
import { anyGame } from '../../../../games/registry.ts';
import { HOUSES } from '../../../../houses/houses.ts';
import { fuzz } from '../../../../lab/simulation/fuzz.ts';
import { simulate } from '../../../../lab/simulation/simulation.ts';
import { Seeded } from '../../../../main/odds/seeded.ts';
import { readRules } from '../../../../main/rules-file.ts';
import { act, dealt, lawOf, optionsOf, see, turn } from './hands.ts';

const game = anyGame(noBust21);

describe('random players', () => {
  const houses = [...HOUSES.values()].filter((house) => 'no-bust-21' in house.games);

  it.each(houses.map((house) => [house.id, house] as const))('under the options of %s', (_, house) => {
    const read = readRules(game, house, { buster: 'a', upcardLuck: true });
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    for (const seats of [2, 8, 10]) {
      const settings = { game, rules: read.value, seats, hands: 60, seed: seats, absent: 10, inspect: 10 };
      const { violations } = simulate({ ...settings, buyIn: { min: 2_000, max: 100_000 } });
      expect(violations).toEqual([]);
    }
  });

  it('with one deck for thirteen positions', () => {
    const rules = game.rules.parse({ decks: 1, positions: 14, jokersPerDeck: 0, surrender: 'no' });
    const settings = { game, rules, seats: 10, hands: 100, seed: 1, absent: 1_000, inspect: 20 };
    expect(simulate({ ...settings, buyIn: { min: 100_000, max: 100_000 } }).violations).toEqual([]);
  });

  it('under rules and with chips drawn at random', () => {
    expect(fuzz(1_000, 21, [game]).violations).toEqual([]);
  });
});

describe('whatever is played', () => {
  it('every option offered is taken, hands are at most four, and the player-dealer draws as they must', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const seeded = new Seeded(seed);
        const shuffled = seeded.shuffle(Array.from({ length: 312 }, (_, i) => i % 52));
        const top = shuffled.map((card) => `${'23456789TJQKA'[card >> 2]}${'cdhs'[card & 3]}`).join('');
        let state = dealt({ 3: { base: 1_000 }, 4: { base: 500, 'base@3': 2_000 } }, top, { jokersPerDeck: 0 });
        for (let [seat] = turn(state); seat !== undefined; [seat] = turn(state)) {
          const options = optionsOf(state, seat);
          expect(options.length).toBeGreaterThan(1);
          state = act(state, seat, options[seeded.below(options.length)] ?? '');
        }
        const { positions, zones } = see(state);
        for (const { hands } of positions) expect(hands.length).toBeLessThanOrEqual(4);
        const dealer = (zones[0]?.cards ?? []).map((text) => parseCard(text) ?? 0);
        const law = lawOf();
        for (let n = 2; n < dealer.length; n++) {
          expect(takesCard(law, dealer.slice(0, n))).toBe(true);
        }
      }),
      { numRuns: 100 },
    );
  });
});
