import { describe, expect, it } from 'vitest';
import { beforeTurned } from '../../../../renderer/scene/theatre/turned.ts';
import { bankedView } from '../../../view-kinds.ts';
import { viewAt } from '../../banked-hands.ts';
import * as fixture from '../../fixtures.ts';

const over = viewAt('ez-baccarat', 'over', 'public', { before: 3, seed: 5 });

function shown(open: Readonly<Record<string, number>>, leftMs = 2000) {
  const hands = (over.turns ?? []).map(({ zone, seat }) => ({ zone, seat, open: open[zone] ?? 0 }));
  const { table } = fixture.center({ hand: over, squeeze: { leftMs, hands } });
  const hand = beforeTurned(table).hand;
  if (hand === null) throw new Error('there is no hand');
  return bankedView(hand);
}

const cardsOf = (zone: string) => over.zones.find(({ id }) => id === zone)?.cards ?? [];

describe('who turns up cards', () => {
  it.each([1, 2, 3, 4, 5, 6])('is the player who bet most on that hand (seed %i)', (seed) => {
    const hand = viewAt('ez-baccarat', 'over', 'public', { before: 2, seed });
    for (const zone of ['player', 'banker']) {
      const staked = Map.groupBy(
        hand.bets.filter(({ spot }) => spot === zone),
        ({ seat }) => seat,
      );
      const most = Math.max(
        0,
        ...[...staked.values()].map((bets) => bets.reduce((sum, { amount }) => sum + amount, 0)),
      );
      const turns = hand.turns?.find((each) => each.zone === zone)?.seat;
      if (most === 0) expect(turns).toBeUndefined();
      else expect(staked.get(turns ?? 0)?.reduce((sum, { amount }) => sum + amount, 0)).toBe(most);
    }
  });

  it('is nobody before the hand is over, and in games where no bettor does', () => {
    expect(viewAt('ez-baccarat', 'bets', 'public', { before: 2, seed: 5 }).turns).toBeUndefined();
    expect(viewAt('no-bust-21', 'over', 'public', { before: 2, seed: 5 }).turns).toBeUndefined();
  });
});

describe('a hand of which cards are still turned up', () => {
  it('shows backs for them, and nothing that they decide', () => {
    expect(over.turns?.length).toBe(2);
    const hand = shown({});
    expect(hand.zones.map(({ cards, down }) => [cards.length, down])).toEqual([
      [0, cardsOf('player').length],
      [0, cardsOf('banker').length],
    ]);
    expect(hand.over).toBe(false);
    expect(hand.results).toEqual(over.results.slice(0, -1));
    expect(hand.bets.every(({ result }) => result === null)).toBe(true);
    expect(hand.seats.every(({ won }) => won === 0)).toBe(true);
    expect(hand.zones.map(({ text }) => text)).toEqual([undefined, undefined]);
    const told = JSON.stringify(hand.events);
    for (const card of [...cardsOf('player'), ...cardsOf('banker')]) expect(told).not.toContain(`"${card}"`);
    expect(told).not.toMatch(/wins|Tie/);
  });

  it('shows each card from the moment it is turned, and what a hand comes to with its last', () => {
    expect(shown({ player: 1 }).zones[0]).toMatchObject({ cards: cardsOf('player').slice(0, 1) });
    const whole = shown({ player: cardsOf('player').length });
    expect(whole.zones[0]).toEqual(over.zones.find(({ id }) => id === 'player'));
    expect(whole.zones[1]).toMatchObject({ cards: [], down: cardsOf('banker').length });
  });

  it('is the hand itself once nothing is turned up anymore', () => {
    const { table } = fixture.center({ hand: over });
    expect(beforeTurned(table)).toBe(table);
  });
});
