import { describe, expect, it } from 'vitest';
import { holdem } from '../../../games/holdem.ts';
import { omahaHiLo8 } from '../../../games/omaha-hi-lo-8.ts';
import type { Blinds } from '../../../games/poker/entry.ts';
import type { Standing } from '../../../games/poker/memory.ts';
import { stakesIn } from '../../../games/poker/rules.ts';
import { rulesOf } from './hand.ts';
import { BLINDS, line, SeatingTable, whyNot } from './seating-table.ts';

/** Hands have been dealt to some seats, the button is on the first of them, and it moves to the second. */
function running(blinds: Partial<Blinds>, ...seats: number[]): SeatingTable {
  const table = new SeatingTable();
  table.blinds = { ...BLINDS, ...blinds };
  for (const seat of seats) table.sit(seat);
  table.deal();
  return table;
}

const told = (table: SeatingTable, seat: number) => table.look().waiting.find((one) => one.seat === seat);
const ids = (options: Parameters<typeof rulesOf>[1]) => holdem.choices?.(rulesOf(holdem, options)).map(({ id }) => id);

describe('the options for extra blinds', () => {
  it('are all off unless a house posts them (LR22c)', () => {
    expect(holdem.rules.parse({})).toMatchObject({ killBlind: null, straddles: 0, buyButton: false, overs: 0 });
    expect(ids({})).toEqual([]);
  });

  it('kills are for two hands won in a row, or for a pot swept where it may be split (000:1717)', () => {
    expect(holdem.rules.parse({}).killAfter).toBe('two-in-a-row');
    expect(omahaHiLo8.rules.parse({}).killAfter).toBe('sweep');
  });

  it('each gives players what they may choose once for all hands', () => {
    expect(ids({ straddles: 2, buyButton: true })).toEqual(['straddle', 'buy-button']);
    expect(ids({ overs: 3 })).toEqual(['over-2', 'over-3']);
    const labels = holdem.choices?.(rulesOf(holdem, { bigBlind: 5, overs: 2 })).map(({ label }) => label);
    expect(labels).toEqual(['Do the overs for $10']);
  });

  it.each([
    [{ killBlind: 600 }, 'split-limit'],
    [{ betting: 'split-limit', lowerLimit: 300, killBlind: 300 }, 'not more than the lower limit'],
    [{ betting: 'split-limit', overs: 2 }, 'without limits'],
    [{ overs: 2, straddles: 1 }, 'either the overs or straddles'],
    [{ overs: 1 }, ''],
    [{ straddles: 5 }, ''],
  ])('%j is refused', (options, why) => {
    expect(() => holdem.rules.parse(options)).toThrow(why);
  });

  it.each([
    [3, 6, 6, [600, 1200]], // 000:1720
    [4, 8, 6, [600, 1200]],
    [6, 12, 9, [900, 1800]],
    [2, 5, 3, [300, 700]],
  ])('a kill of limits %d-%d with %d', (lowerLimit, higherLimit, killBlind, limits) => {
    const rules = rulesOf(holdem, { betting: 'split-limit', lowerLimit, higherLimit, killBlind });
    const start = { button: 1, players: [], smallBlindSeat: null, bigBlindSeat: null };
    const kill = { seat: 1, what: 'kill', live: killBlind * 100, dead: 0 } as const;
    const killed = stakesIn(rules, { ...start, posts: [kill] });
    expect([killed.lower, killed.higher]).toEqual(limits);
    const usual = stakesIn(rules, { ...start, posts: [] });
    expect([usual.lower, usual.higher]).toEqual([lowerLimit * 100, higherLimit * 100]);
  });
});

describe('a player who waits', () => {
  it('left of the button sees what buying it costs, whether they want to or not', () => {
    const table = running({ buyButton: true }, 1, 2, 4, 5).sit(3);
    expect(told(table, 3)).toMatchObject({ why: 'button', mayPost: false, choices: ['buy-button'] });
    expect(told(table, 3)?.message).toContain('Or buy it now: $2 as your bet and $1 into the pot.');
    table.change(3, { choices: ['buy-button'] });
    expect(line(table.look())).toBe('button 2, blinds null null, dealt 1 2 3 4 5, 3 bought button 200+100');
  });

  it('left of the big blind sees that they may straddle', () => {
    const table = running({ straddles: 1 }, 1, 2, 3, 4).sit(5);
    expect(told(table, 5)).toMatchObject({ why: 'big-blind', mayPost: true, choices: ['straddle'] });
    expect(told(table, 5)?.message).toContain('Or straddle now with $4.');
  });

  it('where there are overs may not post but do them', () => {
    const table = running({ overs: 4 }, 1, 2, 3, 4).sit(6, { entry: 'post' });
    expect(told(table, 6)).toMatchObject({ why: 'big-blind', mayPost: false, choices: ['over-2'] });
    expect(told(table, 6)?.message).toContain('Or do the overs now with $4.');
    table.change(6, { choices: ['over-3'] });
    expect(line(table.look())).toBe('button 2, blinds 3 4, dealt 1 2 3 4 6, 6 over 600+0');
  });

  it('has no such choice where nothing is posted, and the choice by itself does nothing', () => {
    const table = running({}, 1, 2, 4, 5).sit(3, { choices: ['buy-button', 'straddle', 'over-2'] });
    expect(told(table, 3)).not.toHaveProperty('choices');
    expect(whyNot(table.look(), 3)).toBe('button');
  });

  it('may not buy the button where it is not next to them', () => {
    const table = running({ buyButton: true }, 1, 2, 5, 6);
    table.sit(3, { player: 'first', entry: 'post' }).sit(4, { player: 'second', choices: ['buy-button'] });
    expect(told(table, 3)?.choices).toEqual(['buy-button']);
    expect(told(table, 4)).not.toHaveProperty('choices');
    expect(line(table.look())).toBe('button 2, blinds 5 6, dealt 1 2 5 6');
  });
});

describe('a bought button', () => {
  const bought = (...seats: number[]) =>
    running({ buyButton: true, killBlind: 400 }, ...seats).sit(3, { choices: ['buy-button'] });

  it('counts as both blinds for its buyer, and takes nobody’s place in the turn of the blinds (LR31c)', () => {
    const table = bought(1, 2, 4, 5);
    table.deal();
    const paid = table.memory.standings.map(({ player, paid: blinds }) => [player, blinds]);
    expect(Object.fromEntries(paid)).toMatchObject({ p3: ['big', 'small'], p4: ['big'] });
  });

  it('keeps a player waiting who owes blinds and has the big blind in the next hand (LR30a)', () => {
    const table = bought(1, 2, 4, 5, 6).change(5, { entry: 'post' });
    const standings = table.memory.standings.map((one): Standing => {
      return one.player === 'p5' ? { ...one, missed: ['small', 'big'] } : one;
    });
    table.memory = { ...table.memory, standings };
    expect(line(table.look())).toBe('button 2, blinds null null, dealt 1 2 3 4 6, 3 bought button 200+100');
    table.deal();
    expect(line(table.look())).toBe('button 3, blinds 4 5, dealt 1 2 3 4 5 6');
  });

  it('is not a kill, which its buyer still owes', () => {
    const table = bought(1, 2, 4, 5);
    table.memory = { ...table.memory, killer: 'p3' };
    expect(line(table.look())).toContain('3 bought button 200+100');
    expect(table.look().memory.killer).toBe('p3');
  });
});

describe('who puts up more than their chips', () => {
  it('straddles and overs are not for a stack that cannot pay them in full', () => {
    const short = { choices: ['straddle', 'over-2'], stack: 399 };
    expect(line(running({ straddles: 1 }, 1, 2, 3, 4).change(1, short).look())).toBe(
      'button 2, blinds 3 4, dealt 1 2 3 4',
    );
    expect(line(running({ overs: 2 }, 1, 2, 3, 4).change(1, short).look())).toBe('button 2, blinds 3 4, dealt 1 2 3 4');
    const enough = { ...short, stack: 400 };
    expect(line(running({ straddles: 1 }, 1, 2, 3, 4).change(1, enough).look())).toContain('1 straddle 400+0');
  });

  it('an over larger than the house allows is not done', () => {
    const table = running({ overs: 2 }, 1, 2, 3, 4).change(1, { choices: ['over-4'] });
    expect(line(table.look())).toBe('button 2, blinds 3 4, dealt 1 2 3 4');
    expect(line(table.change(1, { choices: ['over-2', 'over-4'] }).look())).toContain('1 over 400+0');
  });

  it('never more players are dealt in than the game allows, whichever blind they come in with', () => {
    for (const choice of ['straddle', 'over-2']) {
      const table = running(
        { straddles: choice === 'straddle' ? 1 : 0, overs: choice === 'straddle' ? 0 : 2 },
        1,
        2,
        3,
        4,
      );
      table.sit(5, { choices: [choice] }).limits = { min: 2, max: 4 };
      expect(line(table.look())).toBe('button 2, blinds 3 4, dealt 1 2 3 4');
    }
  });
});

describe('a kill', () => {
  it("leaves the killer's other debts: the small blind of missed blinds stays dead", () => {
    const table = running({ killBlind: 400 }, 1, 2, 3, 4, 5, 6).change(6, { entry: 'post' });
    const standings = table.memory.standings.map((one): Standing => {
      return one.player === 'p6' ? { ...one, missed: ['small', 'big'] } : one;
    });
    table.memory = { ...table.memory, killer: 'p6', standings };
    expect(line(table.look())).toContain('6 kill 400+100');
  });

  it('is forgotten when a new game begins', () => {
    const table = running({ killBlind: 400 }, 1, 2, 3);
    table.memory = { ...table.memory, killer: 'p1', winner: 'p1' };
    table.leave(1, 2, 3).sit(4).sit(5);
    expect(table.look().memory).toMatchObject({ killer: null, winner: null });
  });

  it('of a voided hand is owed again', () => {
    const rules = rulesOf(holdem, { betting: 'split-limit', lowerLimit: 3, killBlind: 6 });
    const people = [1, 2, 3].map((seat) => {
      return { seat, player: `p${seat}`, stack: 10_000, sittingOut: false, entry: 'wait' } as const;
    });
    const first = holdem.seatHand(rules, holdem.newMemory(), people, () => 0);
    if (!first.start) throw new Error('no hand');
    const state = holdem.begin(rules, first.start, holdem.deck(rules));
    expect(holdem.voided(state, { ...first.memory, killer: 'p2' }).killer).toBe('p2');
  });
});
