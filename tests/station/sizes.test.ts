import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BetAsk } from '../../games/ask.ts';
import { blindBefore, raiseLabel, sizeKeys } from '../../station/asks/sizes.ts';
import { CHECK_ASK, LIMIT_ASK, NO_LIMIT_ASK } from '../renderer/asks.ts';
import { preflop, turnStreet } from '../renderer/fixtures.ts';

const NO_LIMIT_RANGE = { verb: 'raise', min: 4000, max: 24_000, step: 100 } as const;

const sizes = (ask: BetAsk): Record<string, number> => Object.fromEntries(sizeKeys(ask).map(({ id, to }) => [id, to]));

describe('bet size keys', () => {
  it('count the call first, then a share of the pot after it', () => {
    // $63 in the middle, $20 to call: a pot-sized raise is 20 + (63 + 20) = $103.
    expect(sizes(NO_LIMIT_ASK)).toEqual({
      min: 4000,
      third: 4700,
      half: 6100,
      'two-thirds': 7500,
      pot: 10_300,
      'all-in': 24_000,
    });
  });

  it('are plain shares of the pot when there is nothing to call', () => {
    expect(sizes(CHECK_ASK)).toEqual({
      min: 1000,
      third: 1400,
      half: 2100,
      'two-thirds': 2800,
      pot: 4300,
      'all-in': 24_000,
    });
  });

  it('count from the chips already in on the street', () => {
    const reraise: BetAsk = {
      ...NO_LIMIT_ASK,
      bet: 1000,
      call: 2000,
      pot: 5000,
      stack: 40_000,
      raise: { verb: 'raise', min: 5000, max: 41_000, step: 100 },
    };
    expect(sizes(reraise).pot).toBe(1000 + 2000 + 7000);
    expect(sizes(reraise)['all-in']).toBe(41_000);
  });

  it('are those that the house has, in big blinds before the flop', () => {
    const open: BetAsk = { ...NO_LIMIT_ASK, call: 1000, pot: 1500, raise: { ...NO_LIMIT_RANGE, min: 2000 } };
    const house = { blinds: [3, 2.5, 4], pot: [[3, 4] as [number, number]] };
    const keys = (blind: number | null) => sizeKeys(open, house, blind).map(({ id, label, to }) => [id, label, to]);
    expect(keys(1000)).toEqual([
      ['min', 'Min', 2000],
      ['2.5x', '2.5× blind', 2500],
      ['3x', '3× blind', 3000],
      ['4x', '4× blind', 4000],
      ['all-in', 'All-in', 24_000],
    ]);
    expect(keys(null)[1]).toEqual(['3-4', '¾ pot', 2800]);
    // Somebody has raised beyond all of them: shares of the pot are what is left.
    const raised = { ...open, raise: { ...NO_LIMIT_RANGE, min: 6000 } };
    expect(sizeKeys(raised, { ...house, pot: [[3, 1]] }, 1000)[1]).toMatchObject({ to: 8500 });
  });

  it('count in big blinds until the board is there', () => {
    expect(blindBefore(preflop())).toBe(400);
    expect(blindBefore(turnStreet())).toBeNull();
    expect(blindBefore(null)).toBeNull();
  });

  it('offer none where only one amount is legal', () => {
    expect(sizeKeys(LIMIT_ASK)).toEqual([]);
    expect(sizeKeys({ ...NO_LIMIT_ASK, raise: null })).toEqual([]);
  });

  it('call the largest amount by its name: all-in only when it is', () => {
    const capped: BetAsk = { ...NO_LIMIT_ASK, raise: { verb: 'raise', min: 4000, max: 10_300, step: 100 } };
    expect(sizeKeys(capped).at(-1)).toEqual({ id: 'max', label: 'Max', to: 10_300 });
  });

  it('are legal, rising and never duplicated, for every ask', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 300 }),
        fc.integer({ min: 0, max: 3000 }),
        fc.integer({ min: 0, max: 50_000 }),
        fc.constantFrom(1, 50, 100),
        (min, width, pot, step) => {
          const raise = { verb: 'raise', min: min * step, max: (min + width) * step + 7, step } as const;
          const ask: BetAsk = { ...NO_LIMIT_ASK, call: min, pot, stack: raise.max, raise };
          const amounts = sizeKeys(ask).map(({ to }) => to);
          expect(amounts).toEqual([...new Set(amounts)].toSorted((a, b) => a - b));
          for (const to of amounts) expect(to === raise.max || (to - raise.min) % step === 0).toBe(true);
        },
      ),
    );
  });
});

describe('the words on the raise key', () => {
  it('name a total, and all-in when it is', () => {
    expect(raiseLabel(NO_LIMIT_ASK, 10_300)).toBe('Raise to $103');
    expect(raiseLabel(CHECK_ASK, 1000)).toBe('Bet $10');
    expect(raiseLabel(NO_LIMIT_ASK, 24_000)).toBe('All-in: raise to $240');
    const complete: BetAsk = { ...LIMIT_ASK, raise: { verb: 'complete', min: 400, max: 400, step: 100 } };
    expect(raiseLabel(complete, 400)).toBe('Complete to $4');
  });
});
