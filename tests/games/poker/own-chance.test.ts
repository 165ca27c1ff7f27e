/** What a player's own cards promise, by a view of theirs: known cases, and random hands of every game. */
import { describe, expect, it } from 'vitest';
import type { CardText } from '../../../games/card.ts';
import type { HandView, SeatView } from '../../../games/hand-view.ts';
import { type AnyGame, type AnyRules, GAMES } from '../../../games/registry.ts';
import { randomDecision } from '../../../lab/simulation/random-player.ts';
import { randomRules } from '../../../lab/simulation/random-rules.ts';
import { Seeded } from '../../../main/odds/seeded.ts';
import { repeated } from '../../repeated.ts';

/** Hands of each game under random rules. */
const HANDS = repeated(8, 100);

/** How far a sample may be from the truth, in thousandths: three times its deviation. */
const ROUGHLY = 140;

const split = (cards: string): CardText[] => cards.match(/../g) ?? [];

/** Seat 1 of a hand of two or more: its own cards, and those of the others, `--` where a card lies face down. */
function chance(id: string, street: string, own: string, others: readonly string[], board = ''): number | null {
  const game = GAMES.get(id) ?? expect.fail(id);
  const seats = [own, ...others].map((cards, nth): SeatView => {
    const faces = split(cards).map((card) => (card === '--' ? null : card));
    const up = faces.filter((card) => card !== null);
    return {
      ...{ seat: nth + 1, stack: 10_000, bet: 0, state: cards === '' ? 'folded' : 'in', won: 0 },
      ...{ cards: faces, hand: null, plays: [] },
      ...(nth > 0 && up.length > 0 ? { open: up } : {}),
    };
  });
  const view: HandView = {
    ...{ kind: 'pot', game: id, street, button: null, seats, pots: [], turn: [1], ask: null, events: [], over: false },
    zones: [{ id: 'board', label: 'Board', cards: split(board) }],
  };
  return game.ownChance?.(game.rules.parse({}), view, 1) ?? null;
}

describe('what own cards promise', () => {
  it.each([
    // Aces win 85.2 % against any two, and 31 % against eight; seven-deuce offsuit wins 34.6 %.
    ['holdem', 'Before the flop', 'AsAd', ['----'], '', 852],
    ['holdem', 'Before the flop', 'AsAd', Array.from({ length: 8 }, () => '----'), '', 347],
    ['holdem', 'Before the flop', '7s2d', ['----'], '', 346],
    ['lo-ball', 'Before the draw', '5c4d3h2sAc', ['----------'], '', 1000],
    ['lo-ball', 'Before the draw', 'KcKdKhKsAc', ['----------'], '', 0],
  ] as const)('%s, %s: %s against %j', (id, street, own, others, board, thousandths) => {
    expect(Math.abs((chance(id, street, own, others, board) ?? -1) - thousandths)).toBeLessThan(ROUGHLY);
  });

  it('is certain where nothing beats the hand, and nothing where it cannot win', () => {
    expect(chance('holdem', 'River', 'AsKs', ['----', '----'], 'QsJsTs2d3d')).toBe(1000);
    expect(chance('holdem', 'River', '2h3h', ['----'], 'AsKsQsJsTs')).toBe(500);
    expect(chance('seven-card-stud', 'Seventh street', 'AsKsQsJsTs2c3d', ['----4d5d6d7h--'])).toBe(1000);
    expect(chance('seven-card-stud', 'Seventh street', '2c3d4h6s8cTdQh', ['----4d4c4s5h--'])).toBe(0);
    expect(chance('razz', 'Seventh street', '5c4d3h2sAcKdKh', ['----6d7d8d9h--'])).toBe(1000);
  });

  it('counts cards that lie open against the hand, and half of the pot for a low', () => {
    const against = (open: string): number => chance('seven-card-stud', 'Sixth street', 'AsAd9c7h5d3c', [open]) ?? -1;
    expect(against('----KcKdKhKs')).toBeLessThan(against('----4c6dTh2s'));
    expect(chance('omaha-hi-lo-8', 'River', 'Ah2hKsQd', ['--------'], '3c4d8hKcKd') ?? 0).toBeGreaterThan(500);
  });

  it('is that of the best cards to keep where one is thrown away', () => {
    const kept = chance('pineapple', 'Before the flop', 'AsAd2c', ['------']);
    expect(Math.abs((kept ?? -1) - 852)).toBeLessThan(ROUGHLY);
  });

  it('is not shown to a player who has folded', () => {
    expect(chance('holdem', 'Flop', '', ['----'], 'QsJsTs')).toBeNull();
  });
});

/** The chances of everyone at each bet of a random hand, with those who are still in. */
function* promised(game: AnyGame, rules: AnyRules, seeded: Seeded): Generator<readonly (number | null | undefined)[]> {
  const { min, max } = game.seats(rules);
  const people = Array.from({ length: min + seeded.below(max - min + 1) }, (_, nth) => ({
    ...{ seat: nth + 1, player: `player ${nth + 1}`, stack: 400_000, sittingOut: false, entry: 'post' as const },
  }));
  const { start } = game.seatHand(rules, game.newMemory(), people, (n) => seeded.below(n));
  if (start === null) return;
  let state = game.begin(rules, start, seeded.shuffle(game.deck(rules)));
  for (let [ask] = game.asks(state); ask; [ask] = game.asks(state)) {
    if (ask.kind === 'bet') {
      const live = game.view(state, 'public').seats.filter((seat) => seat.state !== 'folded');
      yield live.map(({ seat }) => game.ownChance?.(rules, game.view(state, seat), seat));
    }
    const next = game.decide(state, ask.seat, randomDecision(ask, seeded));
    if (!next.ok) throw new Error(next.error.message);
    state = next.value;
  }
}

describe('in random hands of every game in which players bet', () => {
  const betting = [...GAMES.values()].filter(({ ownChance }) => ownChance !== undefined);

  it.each(betting.map((game) => [game.id, game] as const))('%s', (_, game) => {
    const seeded = new Seeded(11);
    let [shares, fair] = [0, 0];
    for (let hand = 0; hand < HANDS; hand += 1) {
      const { rules } = randomRules(game, seeded);
      for (const chances of promised(game, rules, seeded)) {
        for (const each of chances) {
          expect(each).toBeGreaterThanOrEqual(0);
          expect(each).toBeLessThanOrEqual(1000);
          shares += each ?? 0;
        }
        fair += 1000;
      }
    }
    // Each judges by their own cards, and together they are right.
    expect(shares / fair).toBeGreaterThan(0.75);
    expect(shares / fair).toBeLessThan(1.25);
  });
});
