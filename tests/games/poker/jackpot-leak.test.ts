/** Who has hit a jackpot is told of hands that lie open alone: the event gives no card away that was mucked or never shown. */
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Viewer } from '../../../games/seat.ts';
import { handsOf } from '../transcript.ts';

const FOLDER = join(import.meta.dirname, '..', '..', 'scenarios', 'jackpots');
const FILES = ['draw-aces-full-beaten.json', 'high-hand.json', 'lo-ball-6-4-3-2-A-beaten.json'];

it('a hit names only players whose cards everybody sees, and shows each viewer no card more than before', () => {
  let hits = 0;
  for (const hand of FILES.flatMap((file) => handsOf(join(FOLDER, file)))) {
    const last = hand.states().at(-1);
    if (last === undefined) throw new Error('a hand has states');
    const viewers: Viewer[] = ['public', ...hand.start.players.map(({ seat }) => seat)];
    for (const viewer of viewers) {
      const view = hand.game.view(last, viewer);
      const shown = new Map(
        view.events.flatMap((event) => (event.kind === 'shown' ? [[event.seat, event.cards]] : [])),
      );
      for (const event of view.events) {
        if (event.kind !== 'jackpot') continue;
        hits += 1;
        for (const seat of [...event.lost, ...event.won]) {
          expect(shown.get(seat)?.every((card) => card !== null)).toBe(true);
        }
        // In words alone: a card is named by nothing but its rank, and no suit is told.
        expect(JSON.stringify(event)).not.toMatch(/"[2-9TJQKA][cdhs]"|[♠♥♦♣]/);
        for (const { seat, cards } of view.seats) {
          if (seat !== viewer && !shown.has(seat)) expect(cards.every((card) => card === null)).toBe(true);
        }
      }
    }
  }
  expect(hits).toBeGreaterThan(10);
});
