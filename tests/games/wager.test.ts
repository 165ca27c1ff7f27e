import { describe, expect, it } from 'vitest';
import type { WagerAsk, WagerSpot } from '../../games/ask.ts';
import { matched, wagerFault } from '../../games/wager.ts';
import { added, cleared, mostOn } from '../../station/asks/wagers.ts';

const spot = (id: string, more: Partial<WagerSpot> = {}): WagerSpot => ({
  ...{ id, label: id, min: 500, max: 10_000, step: 500, needs: [], upTo: null, at: null },
  ...{ fee: [], inTotal: false, payTable: [] },
  ...more,
});

const ANTE = spot('ante');
const BLIND = spot('blind', { needs: ['ante'], equals: 'ante', always: true });
const BONUS = spot('bonus', { needs: ['ante'], equals: 'ante' });
const ask: WagerAsk = {
  ...{ kind: 'wager', seat: 2, prompt: '', stack: 5_000, fee: [], last: {} },
  spots: [ANTE, BLIND, BONUS],
};

describe('a bet that must equal another', () => {
  it('is refused at any other amount, and where it is required and missing', () => {
    const fault = (bets: Record<string, number>) => wagerFault(ask, bets)?.error.code ?? null;
    expect(fault({ ante: 1000, blind: 1000 })).toBeNull();
    expect(fault({ ante: 1000, blind: 1000, bonus: 1000 })).toBeNull();
    expect(fault({})).toBeNull();
    expect(fault({ ante: 1000 })).toBe('equal');
    expect(fault({ ante: 1000, blind: 500 })).toBe('equal');
    expect(fault({ ante: 1000, blind: 1500 })).toBe('equal');
    expect(fault({ ante: 1000, blind: 1000, bonus: 500 })).toBe('equal');
    expect(fault({ blind: 1000 })).toBe('needs');
  });

  it('goes in the steps of the other, and keeps its own limits', () => {
    const coarse = spot('bonus', { needs: ['ante'], equals: 'ante', min: 300, max: 4000, step: 700 });
    const fault = (amount: number) =>
      wagerFault({ ...ask, stack: 50_000, spots: [ANTE, coarse] }, { ante: amount, bonus: amount })?.error.code ?? null;
    expect([500, 1000, 1500, 4000].map(fault)).toEqual([null, null, null, null]);
    expect(fault(4500)).toBe('limits');
  });

  it('is placed with it by the station, and removed with it', () => {
    expect(matched(ask, { ante: 1500 })).toEqual({ ante: 1500, blind: 1500 });
    expect(matched(ask, { ante: 1500, bonus: 500 })).toEqual({ ante: 1500, blind: 1500, bonus: 1500 });
    // Half of the chips for the ante, half for the blind.
    expect(mostOn(ask, {}, ANTE)).toBe(2_500);
    const both = added(ask, {}, ANTE, 1000).bets ?? {};
    expect(both).toEqual({ ante: 1000, blind: 1000 });
    expect(added(ask, both, BLIND, 500).why).toBe('blind is placed with ante');
    const three = added(ask, both, BONUS, 500).bets ?? {};
    expect(three).toEqual({ ante: 1000, blind: 1000, bonus: 1000 });
    expect(cleared(ask, three, 'ante')).toEqual({});
    expect(cleared(ask, three, 'bonus')).toEqual({ ante: 1000, blind: 1000 });
  });
});
