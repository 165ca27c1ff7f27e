import { describe, expect, it } from 'vitest';
import { timing } from '../../../main/table/profile.ts';
import { Squeeze } from '../../../main/table/squeeze.ts';
import { bankedHand } from '../../renderer/banked-hands.ts';
import { bankedView } from '../../view-kinds.ts';

const hand = bankedHand('ez-baccarat', () => false, { before: 3, seed: 5 });
const turns = bankedView(hand.view('public')).turns ?? [];
const cardsIn = (zone: string): number => hand.view('public').zones.find(({ id }) => id === zone)?.cards.length ?? 0;

function begun(now = 1000, times = timing.parse({})): Squeeze {
  const squeeze = new Squeeze();
  squeeze.begin(hand, now, times);
  return squeeze;
}

describe('turning up cards', () => {
  it('takes no longer than the result stands: two seconds of it are left to read', () => {
    const { squeeze, result } = timing.parse({});
    expect(squeeze).toBeLessThanOrEqual(result - 2000);
    const at = begun();
    expect(at.view(1000).squeeze).toEqual({ leftMs: squeeze, hands: turns.map((turn) => ({ ...turn, open: 0 })) });
    expect(at.view(1000 + squeeze)).toEqual({});
    expect(begun(0, timing.parse({ squeeze: 60_000 })).view(result - 2000)).toEqual({});
    expect(begun(0, timing.parse({ squeeze: 0 })).view(0)).toEqual({});
  });

  it('is only for the highest bettor of each hand', () => {
    const [first] = turns;
    if (!first) throw new Error('nobody turns up any');
    const at = begun();
    const stranger = first.seat === 9 ? 10 : 9;
    expect(at.turn(stranger, first.zone, 1, 1000)).toMatchObject({ ok: false });
    expect(at.turn(first.seat, 'no-such-hand', 1, 1000)).toMatchObject({ ok: false });
    expect(at.turn(first.seat, first.zone, 1, 1000)).toMatchObject({ ok: true });
    expect(at.view(1000).squeeze?.hands).toContainEqual({ ...first, open: 1 });
  });

  it('takes no card back, and ends with the last of them', () => {
    const at = begun();
    for (const { zone, seat } of turns) {
      at.turn(seat, zone, cardsIn(zone), 1000);
      at.turn(seat, zone, 1, 1001);
    }
    expect(at.view(1002)).toEqual({});
  });

  it('is over with the next hand', () => {
    const at = begun();
    at.begin(null, 1100, timing.parse({}));
    expect(at.view(1100)).toEqual({});
  });
});
