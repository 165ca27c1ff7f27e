import { describe, expect, it } from 'vitest';
import { type CardText, cardText } from '../../../games/card.ts';
import { deuceToSevenTripleDraw as triple } from '../../../games/deuce-to-seven-triple-draw.ts';
import { kansasCityLowball as single } from '../../../games/kansas-city-lowball.ts';
import { loBall } from '../../../games/lo-ball.ts';
import type { DrawGame } from '../../../games/poker/poker.ts';
import type { PokerState } from '../../../games/poker/state.ts';
import type { Seat } from '../../../games/seat.ts';
import { Seeded } from '../../../main/odds/seeded.ts';

/** A hand of so many players in which everybody calls and throws everything away that they may. */
function allThrown(game: DrawGame, players: number, options = {}, seed = 1) {
  const seeded = new Seeded(seed);
  const rules = game.rules.parse(options);
  const people = Array.from({ length: players }, (_, i) => {
    return { seat: i + 1, player: `p${i + 1}`, stack: 100_000, sittingOut: false, entry: 'post' as const };
  });
  const { start } = game.seatHand(rules, game.newMemory(), people, (n) => seeded.below(n));
  if (!start) throw new Error('nobody is dealt in');
  const states: PokerState[] = [game.begin(rules, start, seeded.shuffle(game.deck(rules)))];
  for (;;) {
    const state = states.at(-1);
    const ask = state && game.asks(state)[0];
    if (!state || !ask) return { start, states };
    const next = game.decide(
      state,
      ask.seat,
      ask.kind === 'cards'
        ? { kind: 'cards', groups: { draw: ask.from.slice(0, ask.groups[0]?.max) } }
        : ask.kind === 'bet' && ask.call === 0
          ? { kind: 'check' }
          : { kind: 'call' },
    );
    if (!next.ok) throw new Error(next.error.message);
    states.push(next.value);
  }
}

const cardsOf = (game: DrawGame, state: PokerState, seat: Seat): readonly (CardText | null)[] =>
  game.view(state, seat).seats.find((each) => each.seat === seat)?.cards ?? [];

describe('a deck that runs out', () => {
  it.each([
    [single, 8],
    [triple, 7],
    [triple, 6],
  ])('%o with %i players: every hand is whole again, no card is in two', (game, players) => {
    for (let seed = 1; seed <= 20; seed += 1) {
      const { states } = allThrown(game, players, {}, seed);
      const last = states.at(-1);
      if (!last) throw new Error('no hand');
      const held = last.cards.flat();
      expect(held).toHaveLength(players * 5);
      expect(new Set(held).size).toBe(players * 5);
      expect(last.reshuffles).toBeGreaterThan(0);
      expect(last.reshuffles).toBeLessThanOrEqual(game === single ? 3 : 9);
    }
  });

  it('deals nobody a card that they have just thrown away', () => {
    for (let seed = 1; seed <= 40; seed += 1) {
      const { states } = allThrown(single, 8, {}, seed);
      const last = states.at(-1);
      last?.cards.forEach((cards, player) => {
        const thrown = last.discards[player] ?? [];
        expect(cards.filter((card) => thrown.includes(card)).map(cardText)).toEqual([]);
      });
    }
  });

  it('comes in the order of the lots in the start, and tells everybody', () => {
    const { start, states } = allThrown(single, 8);
    const last = states.at(-1);
    if (!last || !start.reshuffles) throw new Error('no lots');
    expect(start.reshuffles).toHaveLength(3);
    for (const order of start.reshuffles)
      expect([...order].sort((a, b) => a - b)).toEqual(single.deck(last.table.rules as never));
    const again = last.stub.slice(52, last.dealt);
    const [order] = start.reshuffles;
    const first = again.slice(0, 5).map((card) => order?.indexOf(card) ?? -1);
    expect(first).toEqual([...first].sort((a, b) => a - b));
    expect(single.view(last, 'public').events).toContainEqual({
      kind: 'told',
      text: 'The discards are shuffled again.',
    });
  });

  it('needs no lots where it reaches for everybody', () => {
    expect(allThrown(single, 5).start.reshuffles).toBeUndefined();
  });

  it('is replayed from a start that was kept without lots', () => {
    const { start, states } = allThrown(single, 8);
    const [first] = states;
    if (!first) throw new Error('no hand');
    const { reshuffles: _, ...kept } = single.start.parse(JSON.parse(JSON.stringify(start)));
    expect(() => single.begin(single.rules.parse({}), kept, first.table.deck)).not.toThrow();
  });
});

describe('a draw', () => {
  it('is seen by others as a number, and nothing else of it', () => {
    const { states } = allThrown(single, 3, { dealerMaxDraw: 3 });
    const drawing = states.find(({ drew }) => drew.filter((count) => count !== null).length === 2);
    if (!drawing) throw new Error('no draw');
    const seats = single.view(drawing, 'public').seats;
    expect(seats.map(({ drew }) => drew)).toEqual([5, undefined, 5]);
    expect(seats.map(({ cards }) => cards.length)).toEqual([0, 5, 0]);
    const last = states.at(-1);
    if (!last) throw new Error('no hand');
    expect(single.view(last, 'public').seats.map(({ drew }) => drew)).toEqual([5, 3, 5]);
    const discards = single.view(last, 'public').events.filter(({ kind }) => kind === 'discard');
    expect(discards.map((event) => event.kind === 'discard' && event.cards)).toEqual([
      [null, null, null, null, null],
      [null, null, null, null, null],
      [null, null, null],
    ]);
  });

  it('says on its key what will happen', () => {
    const { states } = allThrown(single, 2);
    const drawing = states.find(({ phase }) => phase === 'picking');
    const ask = drawing && single.asks(drawing)[0];
    expect(ask).toMatchObject({
      kind: 'cards',
      groups: [{ id: 'draw', min: 0, max: 5 }],
      key: { none: 'Stand pat', some: 'Draw' },
    });
    expect(drawing && cardsOf(single, drawing, ask?.seat ?? 0)).toHaveLength(5);
  });

  it('continues without a hand that is declared foul in the middle of it', () => {
    const { states } = allThrown(single, 3);
    const drawing = states.find(({ drew }) => drew.filter((count) => count !== null).length === 1);
    if (!drawing) throw new Error('no draw');
    const [ask] = single.asks(drawing);
    const fouled = single.rule(drawing, { kind: 'foul', seat: ask?.seat ?? 0 });
    if (!fouled.ok) throw new Error(fouled.error.message);
    expect(single.asks(fouled.value)).toMatchObject([{ kind: 'cards', seat: 2 }]);
  });
});

describe('the opening bet of a format with an ante and blinds', () => {
  const takes = (options: object): boolean => loBall.rules.safeParse({ bigBlind: 400, ...options }).success;

  it('is above the biggest blind, or a player who has that blind could open for nothing', () => {
    expect(takes({ format: 'winner', openingBet: 400 })).toBe(false);
    expect(takes({ format: 'winner', openingBet: 300 })).toBe(false);
    expect(takes({ format: 'winner', openingBet: 500 })).toBe(true);
    expect(takes({ format: 'winner' })).toBe(true);
    expect(takes({ format: 'ante', openingBet: 100 })).toBe(true);
  });
});
