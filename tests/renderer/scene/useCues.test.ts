/** A sound tells that something happened, never which card it was. */
import { describe, expect, it } from 'vitest';
import type { HandEvent } from '../../../games/hand-event.ts';
import type { View } from '../../../protocol/views.ts';
import { cueOf } from '../../../renderer/scene/useCues.ts';
import { BANKED_STATION_SHOTS, STATION_SHOTS } from '../shots.ts';

const eventsOf = (view: View): readonly HandEvent[] =>
  'table' in view && typeof view.table !== 'string' ? (view.table.hand?.events ?? []) : [];

/** Other cards in the place of those that an event names, or none at all. */
const withCards = (event: HandEvent, card: string | null): HandEvent =>
  'cards' in event ? ({ ...event, cards: event.cards.map(() => card) } as HandEvent) : event;

const HANDS = [...STATION_SHOTS, ...BANKED_STATION_SHOTS]
  .map(({ view }) => eventsOf(view))
  .filter(({ length }) => length > 0);

describe('the sounds of a hand', () => {
  it('are the same whatever the cards are, open or closed, at every seat and at the center', () => {
    expect(HANDS.length).toBeGreaterThan(10);
    for (const events of HANDS) {
      for (let from = 0; from < events.length; from += 1) {
        const news = events.slice(from, from + 3);
        for (const seat of [null, 1, 4]) {
          const heard = cueOf(news, seat, false);
          for (const card of ['As', '2c', null]) {
            expect(
              cueOf(
                news.map((event) => withCards(event, card)),
                seat,
                false,
              ),
            ).toBe(heard);
          }
        }
      }
    }
  });

  it("signal a player's own win only at their seat, every win at the center", () => {
    const won: HandEvent = { kind: 'won', seat: 4, amount: 500, from: 'Main pot', hand: null };
    expect([4, 2, null].map((seat) => cueOf([won], seat, false))).toEqual(['win', null, 'win']);
  });

  it('tell of a win against the player-dealer, too: of all bets of one player together, not of one among losses', () => {
    const bet = { spot: 'base', amount: 500, result: 'win', text: 'You win.' } as const;
    const settled = (seat: number, won: number, lost: number): HandEvent => ({
      kind: 'settled',
      ...{ ...bet, seat, won, lost },
    });
    const news = [settled(4, 500, 0), settled(2, 500, 0), settled(2, 0, 900), settled(7, 0, 500)];
    expect([4, 2, 7, null].map((seat) => cueOf(news, seat, false))).toEqual(['win', null, null, 'win']);
    expect(cueOf([settled(7, 0, 500)], null, false)).toBeNull();
  });

  it('signal what players pay each other: a win at the seat that receives it, chips at the others', () => {
    const paid: HandEvent = { kind: 'paid', from: 3, to: 4, amount: 100, why: '' };
    expect([4, 3, 2].map((seat) => cueOf([paid], seat, false))).toEqual(['win', 'chip', 'chip']);
  });
});
