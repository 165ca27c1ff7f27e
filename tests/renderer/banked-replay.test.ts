import { describe, expect, it } from 'vitest';
import type { BankedView } from '../../games/game.ts';
import { feesPaid, gainOf, headline, listed } from '../../renderer/banked-facts.ts';
import { bankedAt } from '../../renderer/banked-replay.ts';
import { viewAt } from './banked-hands.ts';

const GAMES = ['ez-baccarat-panda-8', 'no-bust-21', 'double-hand-poker'] as const;
const over = (game: (typeof GAMES)[number]): BankedView => viewAt(game, 'over', 1, { before: 2, seed: 5 });

/** Every card that a view shows face up, as often as it does. */
const faces = (view: BankedView): string[] => [
  ...view.zones.flatMap(({ cards }) => cards),
  ...view.positions.flatMap(({ hands }) => hands.flatMap(({ cards }) => cards.filter((card) => card !== null))),
];

describe.each(GAMES)('%s told again', (game) => {
  const end = over(game);
  const steps = [...end.events.keys()];

  it('ends as the hand itself', () => {
    expect(bankedAt(end, end.events.length)).toBe(end);
  });

  it('shows no card before an event has dealt or shown it, and all of them in the end', () => {
    for (const step of steps) {
      const told = end.events.slice(0, step);
      const known = told.flatMap((event) => ('cards' in event ? event.cards.filter((card) => card !== null) : []));
      for (const card of faces(bankedAt(end, step))) expect(known).toContain(card);
    }
    expect(faces(bankedAt(end, 0))).toEqual([]);
  });

  it('settles bet by bet, and nobody’s chips change before', () => {
    const first = end.events.findIndex(({ kind }) => kind === 'settled');
    expect(bankedAt(end, first).bets.every(({ result }) => result === null)).toBe(true);
    expect(bankedAt(end, first + 1).bets.filter(({ result }) => result !== null)).toHaveLength(1);
    for (const seat of end.seats) {
      const began = bankedAt(end, 0).seats.find((one) => one.seat === seat.seat)?.stack ?? 0;
      const gain = gainOf(end, seat.seat);
      expect(began + gain - feesPaid(end, seat.seat)).toBe(seat.stack);
    }
  });
});

describe('a hand in one line', () => {
  const nameOf = (seat: number): string => ({ 1: 'Maria', 2: 'Wen', 3: 'Sam' })[seat] ?? `Seat ${seat}`;

  it('says what everybody waits for', () => {
    expect(headline(viewAt('ez-baccarat', 'offer', 'public'), nameOf)).toBe('The bank is offered to Maria');
    expect(headline(viewAt('ez-baccarat', 'bets', 'public'), nameOf)).toBe('Place your bets');
    expect(headline(over('ez-baccarat-panda-8'), nameOf)).toMatch(/wins \d to \d|Tie/);
  });

  it('lists names as people do', () => {
    expect(listed([])).toBe('');
    expect(listed(['Maria'])).toBe('Maria');
    expect(listed(['Maria', 'Wen', 'Sam'])).toBe('Maria, Wen and Sam');
  });
});
