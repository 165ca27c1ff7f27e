import { describe, expect, it } from 'vitest';
import { GAMES } from '../../../games/registry.ts';
import { randomDecision } from '../../../lab/simulation/random-player.ts';
import { Seeded } from '../../../main/odds/seeded.ts';
import { IntentRefused } from '../../../renderer/link/link.ts';
import { deal, decided, GUEST, gameOf, othersTurn, type Practice, viewOf } from '../../../station/practice/practice.ts';
import { practiceLink } from '../../../station/practice/practice-link.ts';
import { must } from '../../lab/phh/must.ts';

describe('a hand with play cards', () => {
  it.each([...GAMES.keys()])('of %s is played to its end by the rules, whatever the guest does', (id) => {
    const game = GAMES.get(id);
    if (!game) throw new Error(id);
    const seeded = new Seeded(7);
    const draw = (n: number) => (n > 0 ? seeded.below(n) : 0);
    const dealt = deal(game, draw);
    if (!dealt) throw new Error(`no hand of ${id} for three`);
    let hand: Practice = dealt;
    for (let step = 0; step < 2000 && !viewOf(hand).over; step += 1) {
      const ask = viewOf(hand).ask;
      const next: Practice | null = othersTurn(hand, draw) ?? (ask && must(decided(hand, randomDecision(ask, seeded))));
      expect(next).not.toBeNull();
      hand = next ?? hand;
    }
    expect(viewOf(hand).over).toBe(true);
  });

  it('shows the guest their own cards and no others, until they are shown', () => {
    const game = GAMES.get('holdem');
    const seeded = new Seeded(3);
    const hand = game && deal(game, (n) => seeded.below(n));
    const seats = (hand && viewOf(hand).seats) ?? [];
    for (const { seat, cards } of seats) expect(cards.every((card) => (card !== null) === (seat === GUEST))).toBe(true);
    expect(seats).toHaveLength(3);
  });

  it('says why a decision is refused, and is as it was', async () => {
    const game = GAMES.get('holdem');
    const seeded = new Seeded(3);
    const hand = game && deal(game, (n) => seeded.below(n));
    if (!hand) throw new Error('no hand');
    const link = practiceLink((decision) => {
      const after = decided(hand, decision);
      return after.ok ? null : after.error;
    });
    await expect(link.send({ do: 'decide', decision: { kind: 'raise', to: 1 } })).rejects.toThrow(IntentRefused);
    await expect(link.send({ do: 'leave' })).rejects.toThrow('These are play cards.');
  });

  it('is of the game that the table plays', () => {
    expect(gameOf(null, 'omaha-hi-lo-8-4-8')?.id).toBe('omaha-hi-lo-8');
    expect(gameOf(null, 'holdem-no-limit-1-2')?.id).toBe('holdem');
    expect(gameOf(null, 'friday')?.id).toBe('holdem');
  });
});
