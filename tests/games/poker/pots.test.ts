import { describe, expect, it } from 'vitest';
import { omahaHiLo8 } from '../../../games/omaha-hi-lo-8.ts';
import { cut, halve, potsOf, uncalled } from '../../../games/poker/pots.ts';
import { hand } from './hand.ts';

const rules = { betting: 'no-limit', smallBlind: 5, bigBlind: 10 } as const;
const dollars = { chip: 100, oddChips: 'one-each' } as const;
const DRY = '2c7d9hTc4s';

describe('layers', () => {
  const amounts = (paid: number[], live: number[], dead = 0, taken = 0) =>
    potsOf(paid, live, dead, taken).map(({ amount, players }) => [amount, players.length]);

  it('B-16: all-ins of 50, 200, 500 and 500', () => {
    expect(amounts([50, 200, 500, 500], [0, 1, 2, 3])).toEqual([
      [200, 4],
      [450, 3],
      [600, 2],
    ]);
  });

  it('chips of dead hands go where they lie, above the last live layer into the last pot', () => {
    expect(amounts([50, 70, 200, 200, 300], [0, 2, 3])).toEqual([
      [250, 3],
      [570, 2],
    ]);
  });

  it('dead money lies in the main pot', () => {
    expect(amounts([10, 10], [0, 1], 5)).toEqual([[25, 2]]);
  });

  it('A3: what is taken comes out of the main pot first and then out of the side pots', () => {
    expect(amounts([1, 10, 10], [0, 1, 2], 0, 2)).toEqual([
      [1, 3],
      [18, 2],
    ]);
    expect(amounts([1, 10, 10], [0, 1, 2], 0, 5)).toEqual([
      [0, 3],
      [16, 2],
    ]);
  });

  it('no pot where nobody has paid', () => {
    expect(amounts([0, 0, 0], [0, 1, 2])).toEqual([]);
  });
});

describe('what nobody called', () => {
  it('B-23: is the excess over the next highest', () => {
    expect(uncalled([254, 220, 5])).toEqual({ player: 0, amount: 34 });
    expect(uncalled([254, 254, 5])).toBeNull();
    expect(uncalled([0, 0])).toBeNull();
  });

  it('B-23: goes back before the showdown and is not won', () => {
    const game = hand({
      rules: { smallBlind: 0.01, bigBlind: 0.02, chip: 0.01 },
      stacks: { 1: 10, 2: 2.22 },
      button: 1,
      cards: { 1: 'AsAh', 2: 'KsKh', board: DRY },
    });
    game.play('1 call', '2 check', '2 check', '1 check', '2 check', '1 check', '2 check', '1 bet 2.54', '2 call');
    expect(game.pots).toEqual(['main pot 4.44: 1 gets 4.44']);
    expect(game.story.indexOf('1 returned')).toBeLessThan(game.story.indexOf('1 shown'));
  });
});

describe('cutting a pot', () => {
  it.each([
    [30100, 3, [10100, 10000, 10000]], // B-27
    [700, 2, [400, 300]], // B-28
    [20000, 3, [6700, 6700, 6600]], // B-31
    [3030000, 3, [1010000, 1010000, 1010000]], // B-27, PokerTH
    [100, 3, [100, 0, 0]],
  ])('%d cents among %d in whole dollars', (amount, shares, expected) => {
    expect(cut(amount, shares, dollars)).toEqual(expected);
  });

  it('less than a chip goes to the next in line after the odd chips, so nothing is lost', () => {
    expect(cut(10150, 2, dollars)).toEqual([5100, 5050]);
    expect(cut(50, 3, dollars)).toEqual([50, 0, 0]);
  });

  it('all odd chips go to the first player where the house posts that', () => {
    expect(cut(1100, 3, { chip: 100, oddChips: 'first-seat' })).toEqual([500, 300, 300]);
    expect(cut(1150, 3, { chip: 100, oddChips: 'first-seat' })).toEqual([550, 300, 300]);
  });

  it('B-29, V-O5: of a pot of 101 the high half is 51', () => {
    expect(halve(10100, 100)).toEqual({ high: 5100, low: 5000 });
  });
});

describe('pots won', () => {
  it('B-17: an all-in player is paid from the pot they contested when the others check on', () => {
    const game = hand({
      rules,
      stacks: { 1: 100, 2: 500, 3: 500 },
      button: 3,
      cards: { 1: 'AsAh', 2: 'KsKh', 3: 'QsQh', board: DRY },
    });
    game.play('3 raise 100', '1 call', '2 call').callDown();
    expect(game.pots).toEqual(['main pot 300: 1 gets 300']);
    expect(game.stacks).toEqual({ 1: 300, 2: 400, 3: 400 });
  });

  it('B-18: a player who folded after a side pot was made cannot win the main pot either', () => {
    const game = hand({
      rules,
      stacks: { 1: 50, 2: 500, 3: 500 },
      button: 3,
      cards: { 1: 'QsQh', 2: 'KsKh', 3: 'AsAh', board: DRY },
    });
    game.play('3 raise 50', '1 call', '2 raise 100', '3 call', '2 bet 100', '3 fold');
    expect(game.pots).toEqual(['main pot 150: 2 gets 150', 'side pot 1 100: 2 gets 100']);
    expect(game.stacks).toEqual({ 1: 0, 2: 650, 3: 400 });
  });

  it('LD20: each pot goes to the best hand in it', () => {
    const game = hand({
      rules,
      stacks: { 1: 50, 2: 200, 3: 500, 4: 500 },
      button: 4,
      cards: { 1: 'AsAh', 2: 'KsKh', 3: 'QsQh', 4: 'JsJh', board: DRY },
    });
    game.play('3 all-in', '4 all-in', '1 all-in', '2 all-in');
    expect(game.pots).toEqual(['main pot 200: 1 gets 200', 'side pot 1 450: 2 gets 450', 'side pot 2 600: 3 gets 600']);
  });

  it('LD21: a bet that nobody calls wins at once, with no showdown', () => {
    const game = hand({ rules, stacks: { 1: 100, 2: 100, 3: 100 }, button: 3 }).play('3 call', '1 fold', '2 check');
    game.play('2 bet 20', '3 fold');
    expect(game.pots).toEqual(['main pot 25: 2 gets 25']);
    expect(game.board).toHaveLength(6);
    expect(game.outcome.shown).toEqual([]);
  });

  it('LD22: with an opponent all-in the bettor wins the side pot, and the main pot goes to a showdown', () => {
    const game = hand({
      rules,
      stacks: { 1: 50, 2: 500, 3: 500 },
      button: 3,
      cards: { 1: 'AsAh', 2: 'KsKh', 3: 'QsQh', board: DRY },
    });
    game.play('3 raise 50', '1 call', '2 raise 100', '3 call', '2 bet 40', '3 fold');
    expect(game.board).toHaveLength(10);
    expect(game.pots).toEqual(['main pot 150: 1 gets 150', 'side pot 1 100: 2 gets 100']);
    expect(game.outcome.pots[1]?.shares[0]?.hand).toBeNull();
  });

  it('B-22: the example with a folded 2: nothing is made or lost', () => {
    const game = hand({
      rules: { smallBlind: 1, bigBlind: 2, chip: 0.1 },
      stacks: { 1: 898.2, 2: 898.2, 3: 1203.6, 4: 900 },
      button: 2,
      cards: { 1: '2s3h', 2: '2d3d', 3: 'AsAh', 4: '7s8s', board: 'KcKdQhTc9s' },
    });
    game.play('1 all-in', '2 all-in', '3 all-in', '4 fold');
    expect(game.stacks).toEqual({ 1: 0, 2: 0, 3: 3002, 4: 898 });
  });

  it('V-SL5: three tie for 100, button 3: 33 each, the odd dollar to seat 5', () => {
    const game = hand({
      rules: { smallBlind: 0, bigBlind: 1 },
      stacks: { 1: 33, 3: 1, 5: 33, 8: 33 },
      button: 3,
      cards: { 1: '2c3c', 3: '2s3s', 5: '2h3h', 8: '2d3d', board: 'AsKdQhJcTs' },
    });
    game.play('1 raise 33', '3 call', '5 call', '8 call');
    expect(game.outcome.pots.map(({ amount }) => amount)).toEqual([400, 9600]);
    expect(game.stacks).toEqual({ 1: 33, 3: 1, 5: 33, 8: 33 });
  });

  it('V-SL5: odd chips to the winners nearest left of the button, one each', () => {
    const game = hand({
      rules: { smallBlind: 5, bigBlind: 10 },
      stacks: { 1: 30, 3: 100, 5: 30, 8: 30, 9: 30 },
      button: 3,
      cards: { 1: '2c3c', 5: '2h3h', 8: '2d3d', board: 'AsKdQhJcTs' },
      posts: [{ seat: 1, what: 'missed blinds', live: 1000, dead: 100 }],
    });
    game.play('9 fold', '1 check', '3 call', '5 call', '8 check', '5 check', '8 check', '1 bet 10', '3 fold');
    game.callDown();
    expect(game.pots).toEqual(['main pot 71: 5 gets 24, 8 gets 24, 1 gets 23']);
  });
});

describe('high and low', () => {
  const game = (
    stacks: Record<number, number>,
    cards: Record<string, string>,
    posts: { seat: number; dead: number }[] = [],
  ) =>
    hand({
      game: omahaHiLo8,
      rules: { betting: 'no-limit', smallBlind: 5, bigBlind: 10 },
      stacks,
      button: 9,
      cards,
      posts: posts.map(({ seat, dead }) => ({ seat, what: 'missed blinds', live: 1000, dead: dead * 100 })),
    });

  it('B-31: quartering: high alone and a tie for low takes three quarters', () => {
    const cards = { 1: 'As2sKhKd', 2: 'Ah2dQhQd', board: '3c4d8hKs9c' };
    const played = game({ 1: 200, 2: 200, 9: 200 }, cards).play('9 fold', '1 call', '2 check', '1 bet 190', '2 call');
    expect(played.pots).toEqual(['main pot 400: 1 gets 200, 1 gets 100, 2 gets 100']);
  });

  it('V-O4: with no qualifying low the high takes it all', () => {
    const cards = { 1: 'As2sKhKd', 2: 'Ah2dQhQd', board: '9c8dJhKs3c' };
    expect(game({ 1: 100, 2: 100, 9: 100 }, cards).play('9 fold', '1 call', '2 check').callDown().pots).toEqual([
      'main pot 20: 1 gets 20',
    ]);
  });

  it('V-O5, V-O6: the odd dollar of the halves to the high, that of the low half by seat order', () => {
    const cards = { 1: 'KhKdQsJs', 2: 'As2sThTd', 3: 'Ah2dTs9d', board: '3c4d8hKs9c' };
    const played = game({ 1: 100, 2: 100, 3: 100, 9: 100 }, cards, [{ seat: 3, dead: 3 }]);
    played.play('3 check', '9 fold', '1 call', '2 check').callDown();
    expect(played.pots).toEqual(['main pot 33: 1 gets 17, 2 gets 8, 3 gets 8']);
  });

  it('V-O4: a side pot is split in the same way, among those with chips in it', () => {
    const cards = { 1: 'KhKdQsJs', 2: 'As2sThTd', 3: 'QhQdJhJd', board: '3c4d8hKs9c' };
    const played = game({ 1: 100, 2: 300, 3: 300, 9: 300 }, cards);
    played.play('3 raise 300', '9 fold', '1 call', '2 call');
    expect(played.pots).toEqual(['main pot 300: 1 gets 150, 2 gets 150', 'side pot 1 400: 3 gets 200, 2 gets 200']);
  });
});
