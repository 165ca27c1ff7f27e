/** A seat is the same object as one step before only if it shows the same: screens are sent what they would be sent anyway. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { HandView, SeatView } from '../../../games/hand-view.ts';
import { GAMES } from '../../../games/registry.ts';
import { withKeptSeats } from '../../../main/hand/kept-seats.ts';
import { handsOf } from '../../games/transcript.ts';

const FOLDER = join(import.meta.dirname, '..', '..', 'golden');

const goldenHands = (game: string) =>
  readdirSync(join(FOLDER, game))
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => handsOf(join(FOLDER, game, file)));

/** A seat that shows all there is. */
const WHOLE: Required<SeatView> = {
  ...{ seat: 1, stack: 100, bet: 200, state: 'in', won: 300, drew: 1, chance: 400 },
  ...{ cards: ['As', null], hand: 'pair of aces', plays: ['As'], winning: ['2c'], open: ['As'], laid: [] },
};

/** Each thing that a seat shows, shown otherwise. */
const OTHERWISE: Required<SeatView> = {
  ...{ seat: 2, stack: 101, bet: 201, state: 'folded', won: 301, drew: 2, chance: 401 },
  ...{ cards: ['As', 'Ac'], hand: null, plays: ['Ac'], winning: [], open: ['Ac'] },
  laid: [{ label: '', cards: [], text: '', playing: false }],
};

const withSeat = (view: HandView, seat: SeatView): HandView => ({ ...view, seats: [seat] });

describe('the seats of a view', () => {
  it.each([...GAMES.keys()])('%s: look the same to every viewer, kept or not', (game) => {
    for (const hand of goldenHands(game)) {
      for (const viewer of ['public', ...hand.start.players.map(({ seat }) => seat)] as const) {
        let before: HandView | undefined;
        for (const state of hand.states()) {
          const view = hand.game.view(state, viewer);
          const kept = withKeptSeats(view, before);
          expect(JSON.stringify(kept)).toBe(JSON.stringify(view));
          const same = view.seats.filter((seat, nth) => JSON.stringify(seat) === JSON.stringify(before?.seats[nth]));
          const laid = same.filter((seat) => seat.laid !== undefined);
          const keptOnes = kept.seats.filter((seat, nth) => seat === before?.seats[nth]);
          expect(keptOnes.length).toBeGreaterThanOrEqual(same.length - laid.length);
          before = kept;
        }
      }
    }
  });

  it('are kept unless anything that a seat shows is different', () => {
    const [hand] = goldenHands('holdem');
    const view = hand?.view('public');
    if (view === undefined) throw new Error('no golden hand');
    const before = withSeat(view, WHOLE);
    expect(withKeptSeats(withSeat(view, { ...WHOLE }), before).seats[0]).toBe(WHOLE);
    for (const key of Object.keys(OTHERWISE) as (keyof SeatView)[]) {
      const other = { ...WHOLE, [key]: OTHERWISE[key] };
      const less = { ...WHOLE };
      Reflect.deleteProperty(less, key);
      for (const seat of [other, less]) expect(withKeptSeats(withSeat(view, seat), before).seats[0]).toBe(seat);
    }
  });
});
