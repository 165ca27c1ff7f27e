import { describe, expect, it } from 'vitest';
import { omaha } from '../../../games/omaha.ts';
import { hand } from './hand.ts';

/** Three in a no-limit game, button 3: seat 3 acts first before the flop, seat 1 after it. */
const noLimit = (stacks: Record<number, number>, rules = {}, button = 3) =>
  hand({ stacks, button, rules: { betting: 'no-limit', smallBlind: 5, bigBlind: 10, ...rules } });

/** Limit $15-30, three or more players; before the flop everybody limps. */
const limit = (stacks: Record<number, number>, rules = {}, button = 3) =>
  hand({ stacks, button, rules: { betting: 'split-limit', lowerLimit: 15, higherLimit: 30, ...rules } });

describe('the minimum bet and raise without limits', () => {
  it('V-NL3: the minimum bet in every round is the big blind', () => {
    const game = noLimit({ 1: 500, 2: 500, 3: 500 }).play('3 call', '1 call', '2 check');
    expect(game.menu).toBe('1 check bet=10..490');
    expect(game.refusal('1 bet 9')).toBe('below-minimum');
    expect(game.play('1 check', '2 check', '3 check').menu).toBe('1 check bet=10..490');
  });

  it('V-NL3: a raise is at least the last bet or raise, blinds 5/10 raised to 25 give 40', () => {
    expect(noLimit({ 1: 500, 2: 500, 3: 500 }).play('3 raise 25').menu).toBe('1 call=20 raise=40..500');
  });

  it('V-NL6: a bet of 100 raised to 200 may be raised to 300 or more', () => {
    const game = noLimit({ 1: 900, 2: 900, 3: 900 }).play('3 call', '1 call', '2 check', '1 bet 100', '2 raise 200');
    expect(game.menu).toBe('3 call=200 raise=300..890');
  });

  it('B-09: after an opening bet of one big blind the minimum raise is to two', () => {
    const game = noLimit({ 1: 500, 2: 500, 3: 500 }).play('3 call', '1 call', '2 check', '1 bet 10');
    expect(game.menu).toBe('2 call=10 raise=20..490');
  });

  it('B-15: an amount is the total raised to, never the raise alone', () => {
    const game = noLimit({ 1: 500, 2: 500, 3: 500 }).play('3 raise 30');
    expect(game.play('1 raise 90').menu).toBe('2 call=80 raise=150..500');
  });

  it('LR25: bets go in whole chips, but odd dollars play all-in', () => {
    const game = noLimit({ 1: 500, 2: 500, 3: 99.5 });
    expect(game.refusal('3 raise 20.5')).toBe('not-in-chips');
    expect(game.refusal('3 raise 20')).toBeNull();
    expect(game.refusal('3 raise 99.5')).toBeNull();
  });

  it('LR26, B-07: only a player going all-in raises short', () => {
    const game = noLimit({ 1: 500, 2: 29, 3: 500 }).play('3 raise 22', '1 fold');
    expect(game.menu).toBe('2 call=12 raise=29..29');
    expect(game.play('2 all-in').menu).toBe('3 call=7 no raise');
  });

  it('V-NL2: a player may bet all their chips in turn, and there is no limit to the number of raises', () => {
    const game = noLimit({ 1: 5000, 2: 5000, 3: 5000 });
    game.play('3 raise 20', '1 raise 30', '2 raise 40', '3 raise 50', '1 raise 60', '2 raise 70', '3 raise 80');
    expect(game.menu).toBe('1 call=20 raise=90..5000');
  });

  it('LR27: a player who checked may raise', () => {
    const game = noLimit({ 1: 500, 2: 500, 3: 500 }).play('3 call', '1 call', '2 check');
    expect(game.play('1 check', '2 check', '3 bet 10').menu).toBe('1 call=10 raise=20..490');
  });
});

describe('all-ins too small to be a raise', () => {
  it('B-01: a player who has acted may only call or fold when the raise to them is not whole', () => {
    const game = noLimit({ 1: 20000, 2: 650, 3: 20000 }, { smallBlind: 100, bigBlind: 200 });
    game.play('3 raise 600', '1 fold', '2 all-in');
    expect(game.menu).toBe('3 call=50 no raise');
    expect(game.refusal('3 raise 1000')).toBe('cannot-raise');
  });

  it('B-02: two that add up to a whole raise re-open the betting; the next raise is by the last whole one', () => {
    const stacks = { 1: 9000, 2: 9000, 3: 9000, 4: 1310, 5: 1710 };
    const game = noLimit(stacks, {}, 5);
    game.play('3 call', '4 call', '5 call', '1 call', '2 check');
    game.play('1 bet 500', '2 raise 1000', '3 call', '4 all-in', '5 all-in');
    expect(game.play('1 call').menu).toBe('2 call=700 raise=2200..8990');
    expect(game.play('2 call').menu).toBe('3 call=700 raise=2200..8990');
  });

  it.each([
    [220, '1 call=120 raise=320..9990'],
    [200, '1 call=100 raise=300..9990'],
    [199, '1 call=99 no raise'],
    [190, '1 call=90 no raise'],
  ])('V-NL7: bet 100, all-in 150, all-in %d', (last, menu) => {
    const game = noLimit({ 1: 10000, 2: 160, 3: last + 10, 4: 10000 }, {}, 4);
    game.play('3 call', '4 call', '1 call', '2 check', '1 bet 100', '2 all-in', '3 all-in', '4 call');
    expect(game.menu).toBe(menu);
  });

  // V-NL7 is printed for no limit alone; in limit it is V-SL3 that looks at the increase as a whole.
  it.each([
    [20, 25, '1 call=10 raise=40..40'],
    [20, 23, '1 call=8 raise=38..38'],
    [20, 22, '1 call=7 no raise'],
  ])('V-SL3: limit 15, bet 15, all-in %d, all-in %d', (first, last, menu) => {
    const rules = { betting: 'split-limit', lowerLimit: 15, higherLimit: 30 } as const;
    const game = hand({ rules, stacks: { 1: 500, 2: first + 15, 3: last + 15, 4: 500 }, button: 4 });
    game.play('3 call', '4 call', '1 call', '2 check', '1 bet 15', '2 all-in', '3 all-in', '4 call');
    expect(game.menu).toBe(menu);
  });

  it('V-NL2: bet 10, call, all-in 14: the bettor faces less than a full bet', () => {
    const game = noLimit({ 1: 500, 2: 500, 3: 24 }).play('3 call', '1 call', '2 check');
    expect(game.play('1 bet 10', '2 call', '3 all-in').menu).toBe('1 call=4 no raise');
  });

  it('a player who has not yet acted may raise over a short all-in', () => {
    const game = noLimit({ 1: 500, 2: 25, 3: 500 }).play('3 call', '1 call', '2 check');
    expect(game.play('1 bet 10', '2 all-in').menu).toBe('3 call=15 raise=25..490');
  });

  it('a player who checked faces no full bet when the opening all-in is short', () => {
    const game = noLimit({ 1: 500, 2: 500, 3: 15 }).play('3 call', '1 call', '2 check');
    expect(game.play('1 check', '2 check', '3 all-in').menu).toBe('1 call=5 no raise');
  });

  it('B-04: a whole raise before the short all-in re-opens the betting to the first raiser', () => {
    const game = hand({
      game: omaha,
      rules: { betting: 'pot-limit', smallBlind: 5, bigBlind: 10 },
      stacks: { 1: 1000, 2: 1000, 3: 1000, 4: 1000, 5: 100 },
      button: 5,
    });
    game.play('3 raise 30', '4 raise 90', '5 all-in', '1 fold', '2 fold');
    expect(game.menu).toBe('3 call=70 raise=160..405');
  });

  it('B-38: the big blind may still raise after a short all-in over the limpers', () => {
    const game = noLimit({ 1: 500, 2: 500, 3: 500, 4: 14 }, {}, 4);
    game.play('3 call', '4 all-in', '1 call');
    expect(game.menu).toBe('2 call=4 raise=24..500');
    expect(game.play('2 call').menu).toBe('3 call=4 no raise');
  });

  it('V-NL5: after the flop an all-in of 5 with a minimum of 10 is called for 5 or raised to 15', () => {
    const game = noLimit({ 1: 15, 2: 500, 3: 500 }).play('3 call', '1 call', '2 check', '1 all-in');
    expect(game.menu).toBe('2 call=5 raise=15..490');
  });

  it('where the house has all-ins completed, the same all-in of 5 is raised to 10, and 15 over 10 to 20', () => {
    const complete = { raiseOverAllIn: 'complete' };
    const opening = noLimit({ 1: 15, 2: 500, 3: 500 }, complete).play('3 call', '1 call', '2 check', '1 all-in');
    expect(opening.menu).toBe('2 call=5 raise=10..490');
    expect(opening.play('2 raise 10').menu).toBe('3 call=10 raise=20..490');
    const raise = noLimit({ 1: 500, 2: 25, 3: 500 }, complete).play('3 call', '1 call', '2 check', '1 bet 10');
    expect(raise.play('2 all-in').menu).toBe('3 call=15 raise=20..490');
  });
});

describe('a big blind that is short', () => {
  it('V-NL4: $10 to go, big blind all-in for 5: call 10 or raise to 20 at least', () => {
    const game = noLimit({ 1: 500, 2: 5, 3: 500 });
    expect(game.menu).toBe('3 call=10 raise=20..500');
  });

  it('B-06: a blind of 20 posted as 8: call 20, raise to 40, the rest makes a side pot', () => {
    const game = noLimit({ 1: 500, 2: 8, 3: 500 }, { smallBlind: 10, bigBlind: 20 });
    expect(game.menu).toBe('3 call=20 raise=40..500');
    game.play('3 call', '1 call').callDown();
    expect(game.outcome.pots.map(({ label, amount }) => [label, amount])).toEqual([
      ['main pot', 2400],
      ['side pot 1', 2400],
    ]);
  });

  it('a caller with less than the blind calls all-in', () => {
    expect(noLimit({ 1: 500, 2: 5, 3: 7 }).menu).toBe('3 call=7 (all-in) no raise');
  });

  it('heads up against a shorter blind nothing is left to decide', () => {
    const game = noLimit({ 1: 500, 2: 5 }, {}, 1);
    expect(game.menu).toBe('over');
    expect(game.outcome.pots.map(({ amount }) => amount)).toEqual([1000]);
  });
});

describe('who is asked once others are all-in', () => {
  it('B-10: no raise when every other live player is all-in', () => {
    const game = noLimit({ 1: 60, 2: 500, 3: 500 }).play('3 fold', '1 all-in');
    expect(game.menu).toBe('2 call=50 no raise');
  });

  it('B-11: an all-in must still be answered', () => {
    const game = noLimit({ 1: 1880, 2: 120 }, {}, 1).play('1 all-in');
    expect(game.menu).toBe('2 call=110 (all-in) no raise');
  });

  it('nobody is asked when only one player can bet and they have nothing to call', () => {
    const game = noLimit({ 1: 60, 2: 500, 3: 60 }).play('3 all-in', '1 all-in');
    expect(game.menu).toBe('2 call=50 no raise');
    expect(game.play('2 call').menu).toBe('over');
    expect(game.board).toHaveLength(10);
  });
});

describe('split limit', () => {
  const limped = (stacks: Record<number, number>, rules = {}) =>
    limit(stacks, rules).play('3 call', '1 call', '2 check');

  it('V-SL1: the big blind is the lower limit', () => {
    const game = limit({ 1: 500, 2: 500, 3: 500 });
    expect(game.view().seats.map(({ bet }) => bet)).toEqual([1000, 1500, 0]);
  });

  it('V-SL2: bets are at the lower limit in two rounds and at the higher in two', () => {
    const game = limit({ 1: 500, 2: 500, 3: 500 });
    expect(game.menu).toBe('3 call=15 raise=30..30');
    game.play('3 call', '1 call', '2 check');
    expect(game.menu).toBe('1 check bet=15..15');
    game.play('1 check', '2 check', '3 check');
    expect(game.menu).toBe('1 check bet=30..30');
    game.play('1 check', '2 check', '3 check');
    expect(game.play('1 bet 30').menu).toBe('2 call=30 raise=60..60');
  });

  it.each([
    [22, '1 call=7 no raise'],
    [23, '1 call=8 raise=38..38'],
  ])('V-SL3: bet 15, all-in %d, call', (allIn, menu) => {
    const game = limped({ 1: 500, 2: 15 + allIn, 3: 500 }).play('1 bet 15', '2 all-in', '3 call');
    expect(game.menu).toBe(menu);
  });

  it('a raise over an all-in too small to be one is a whole raise over the bet (001:1187-1190)', () => {
    const game = limped({ 1: 500, 2: 15 + 20, 3: 500 }).play('1 bet 15', '2 all-in');
    expect(game.menu).toBe('3 call=20 raise=30..30');
  });

  it.each([
    [7, '2 call=7 raise=15..15', '1 call=7 no raise'],
    [8, '2 call=8 raise=23..23', '1 call=8 raise=23..23'],
  ])('A4, A5: an opening all-in of %d on a street of 15', (allIn, behind, checked) => {
    expect(limped({ 1: 15 + allIn, 2: 500, 3: 500 }).play('1 all-in').menu).toBe(behind);
    const last = limped({ 1: 500, 2: 500, 3: 15 + allIn }).play('1 check', '2 check', '3 all-in');
    expect(last.menu).toBe(checked);
  });

  it('V-SL3: exactly half is a bet: 2 on a street of 4', () => {
    const game = hand({
      rules: { betting: 'split-limit', lowerLimit: 4 },
      stacks: { 1: 100, 2: 100, 3: 6 },
      button: 3,
    });
    game.play('3 call', '1 call', '2 check', '1 check', '2 check', '3 all-in');
    expect(game.menu).toBe('1 call=2 raise=6..6');
  });

  it('A4: where the house lets others check behind a short opening all-in', () => {
    const game = limped({ 1: 22, 2: 500, 3: 500 }, { shortOpeningAllIn: 'may-check' }).play('1 all-in');
    expect(game.menu).toBe('2 check bet=15..15');
    game.play('2 check', '3 check');
    expect(game.story).toContain('1 returned');
  });

  it('A5: where the house has all-ins completed, 8 is completed to 15 and then raised by 15', () => {
    const game = limped({ 1: 23, 2: 500, 3: 500 }, { raiseOverAllIn: 'complete' }).play('1 all-in');
    expect(game.menu).toBe('2 call=8 complete=15..15');
    expect(game.play('2 raise 15').menu).toBe('3 call=15 raise=30..30');
  });

  it('B-12: a raise over an all-in bet of 15 on a street of 20 makes it 35', () => {
    const game = hand({
      rules: { betting: 'split-limit', lowerLimit: 20 },
      stacks: { 1: 35, 2: 500, 3: 500 },
      button: 3,
    });
    game.play('3 call', '1 call', '2 check', '1 all-in');
    expect(game.menu).toBe('2 call=15 raise=35..35');
  });

  it.each([
    [29, '1 call=9 no raise'],
    [30, '1 call=10 raise=50..50'],
  ])('B-12: all-in %d over a bet of 20', (allIn, menu) => {
    const game = hand({
      rules: { betting: 'split-limit', lowerLimit: 20 },
      stacks: { 1: 500, 2: 20 + allIn, 3: 500 },
      button: 3,
    });
    game.play('3 call', '1 call', '2 check', '1 bet 20', '2 all-in', '3 call');
    expect(game.menu).toBe(menu);
  });
});

describe('the cap', () => {
  const flop = (rules = {}) => limit({ 1: 999, 2: 999, 3: 999 }, rules).play('3 call', '1 call', '2 check');

  it('V-SL4: a bet and four raises, then no more', () => {
    const game = flop().play('1 bet 15', '2 raise 30', '3 raise 45', '1 raise 60', '2 raise 75');
    expect(game.menu).toBe('3 call=30 no raise');
  });

  it('V-SL4: the big blind is the bet of the first round', () => {
    const game = limit({ 1: 999, 2: 999, 3: 999 });
    game.play('3 raise 30', '1 raise 45', '2 raise 60', '3 raise 75');
    expect(game.menu).toBe('1 call=30 no raise');
  });

  it('V-SL4: without limit once two are left before the fourth raise', () => {
    const game = flop().play('1 bet 15', '2 raise 30', '3 fold', '1 raise 45', '2 raise 60', '1 raise 75');
    expect(game.menu).toBe('2 call=15 raise=90..90');
  });

  it('V-SL4: still capped when the third player folds only after the fourth raise', () => {
    const game = flop().play('1 bet 15', '2 raise 30', '3 raise 45', '1 raise 60', '2 raise 75', '3 fold');
    expect(game.menu).toBe('1 call=15 no raise');
  });

  it('B-13: under the WSOP rule the cap falls only when the round began with two', () => {
    const rules = { headsUpCap: 'lifted-when-began-with-two' };
    const game = flop(rules).play('1 bet 15', '2 raise 30', '3 fold', '1 raise 45', '2 raise 60', '1 raise 75');
    expect(game.menu).toBe('2 call=15 no raise');
    game.play('2 call', '1 bet 30', '2 raise 60', '1 raise 90', '2 raise 120', '1 raise 150');
    expect(game.menu).toBe('2 call=30 raise=180..180');
  });

  it('the cap may be kept for two players, set to three raises, or lifted', () => {
    const kept = hand({
      rules: { betting: 'split-limit', headsUpCap: 'kept', maxRaises: 3 },
      stacks: { 1: 99, 2: 99 },
      button: 1,
    });
    expect(kept.play('1 raise 4', '2 raise 6', '1 raise 8').menu).toBe('2 call=2 no raise');
    const none = flop({ maxRaises: null }).play('1 bet 15', '2 raise 30', '3 raise 45', '1 raise 60', '2 raise 75');
    expect(none.menu).toBe('3 call=30 raise=90..90');
  });

  it.each([
    [false, '3 call=30 raise=75..75'],
    [true, '3 call=30 no raise'],
  ])('A10: an all-in too small to be a raise counts as one of the four: %s', (shortAllInCounts, menu) => {
    const game = limit({ 1: 999, 2: 999, 3: 999, 4: 50 }, { shortAllInCounts }, 4);
    game.play('3 call', '4 call', '1 call', '2 check');
    game.play('1 check', '2 bet 15', '3 raise 30', '4 all-in', '1 raise 45', '2 raise 60');
    expect(game.menu).toBe(menu);
  });
});

describe('pot limit', () => {
  const potLimit = (stacks: Record<number, number>) =>
    hand({ game: omaha, stacks, button: 3, rules: { smallBlind: 5, bigBlind: 10 } });

  it('the maximum raise is a call and then the pot', () => {
    const game = potLimit({ 1: 900, 2: 900, 3: 900 });
    expect(game.menu).toBe('3 call=10 raise=20..35');
    expect(game.refusal('3 raise 36')).toBe('above-maximum');
    expect(game.play('3 raise 35').menu).toBe('1 call=30 raise=60..115');
  });

  it('the maximum bet is the pot', () => {
    const game = potLimit({ 1: 900, 2: 900, 3: 900 }).play('3 call', '1 call', '2 check');
    expect(game.menu).toBe('1 check bet=10..30');
  });

  it('never more than the stack, and the minimum bet even when the pot is smaller', () => {
    expect(potLimit({ 1: 900, 2: 900, 3: 30 }).menu).toBe('3 call=10 raise=20..30');
  });
});

describe('spread limit', () => {
  const spread = () =>
    hand({
      rules: { betting: 'spread-limit', lowerLimit: 2, higherLimit: 10 },
      stacks: { 1: 200, 2: 200, 3: 200 },
      button: 3,
    });

  it('000:1566-1578: bets and raises from the posted minimum to the posted maximum', () => {
    const game = spread();
    expect(game.menu).toBe('3 call=2 raise=4..12');
    expect(game.play('3 call', '1 call', '2 check').menu).toBe('1 check bet=2..10');
  });

  it('a raise is at least the largest bet or raise of the round', () => {
    const game = spread().play('3 call', '1 call', '2 check', '1 bet 6');
    expect(game.menu).toBe('2 call=6 raise=12..16');
    expect(game.play('2 raise 16').menu).toBe('3 call=16 raise=26..26');
  });

  it('is capped like any limit game', () => {
    const game = spread().play('3 call', '1 call', '2 check');
    game.play('1 bet 2', '2 raise 4', '3 raise 6', '1 raise 8', '2 raise 10');
    expect(game.menu).toBe('3 call=4 no raise');
  });
});
