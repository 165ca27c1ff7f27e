import { describe, expect, it } from 'vitest';
import { hand } from './hand.ts';

const row = (fees: Record<string, number>) => ({
  minPlayers: 2,
  maxPlayers: 10,
  playerFee: 0,
  modifiedFee: 0,
  turnFee: 0,
  riverFee: 0,
  splitFee: 0,
  ...fees,
});
/** Option 24 of the posted schedule and option 60. */
const OPTION_24 = row({ playerFee: 700, turnFee: 100, splitFee: 100 });
const OPTION_60 = row({ playerFee: 500, modifiedFee: 100, riverFee: 100 });

const limit = (collection: readonly ReturnType<typeof row>[], extra = {}) => ({
  betting: 'split-limit' as const,
  lowerLimit: 15,
  collection,
  ...extra,
});
const stacks = { 1: 500, 2: 500, 3: 500 };
const SPLIT = { 1: '2c3c', 2: '2h3h', 3: '2d3d', board: 'AsKdQhJcTs' };

describe('the collection', () => {
  it('option 24: a split pot after the river pays 7 + 1 + 0 + 1', () => {
    const game = hand({ rules: limit([OPTION_24]), stacks, button: 3, cards: SPLIT }).callDown();
    expect(game.taken).toEqual({ 'collection:player-fee': 7, 'collection:turn-fee': 1, 'collection:split-fee': 1 });
    expect(game.pots).toEqual(['main pot 36: 1 gets 12, 2 gets 12, 3 gets 12']);
  });

  it('option 24: a hand that ends on the flop pays 7', () => {
    const game = hand({ rules: limit([OPTION_24]), stacks, button: 3 }).play('3 call', '1 call', '2 check');
    game.play('1 bet 15', '2 fold', '3 fold');
    expect(game.taken).toEqual({ 'collection:player-fee': 7 });
  });

  it('LD13: the fee is taken before the flop is shown', () => {
    const game = hand({ rules: limit([OPTION_24]), stacks, button: 3 }).play('3 call', '1 call', '2 check');
    const kinds = game.view().events.map(({ kind }) => kind);
    expect(kinds.indexOf('collected')).toBeLessThan(kinds.lastIndexOf('street'));
    expect(game.view().pots.map(({ amount }) => amount)).toEqual([3800]);
  });

  it('option 60: a hand that ends before the flop pays only the modified fee', () => {
    const game = hand({ rules: limit([OPTION_60]), stacks, button: 3 }).play(
      '3 call',
      '1 fold',
      '2 raise 30',
      '3 fold',
    );
    expect(game.taken).toEqual({ 'collection:modified-fee': 1 });
    expect(game.pots).toEqual(['main pot 39: 2 gets 39']);
  });

  it('option 60: a hand to the river without a split pays 5 + 0 + 1', () => {
    const cards = { 1: 'AsAh', 2: 'KsKh', 3: 'QsQh', board: '2c7d9hTc4s' };
    const game = hand({ rules: limit([OPTION_60]), stacks, button: 3, cards }).callDown();
    expect(game.taken).toEqual({ 'collection:player-fee': 5, 'collection:river-fee': 1 });
  });

  it('goes by the number of players dealt in', () => {
    const rows = [
      { ...row({ playerFee: 100 }), maxPlayers: 2 },
      { ...row({ playerFee: 300 }), minPlayers: 3 },
    ];
    expect(hand({ rules: limit(rows), stacks, button: 3 }).callDown().taken).toEqual({ 'collection:player-fee': 3 });
    const two = hand({ rules: limit(rows), stacks: { 1: 500, 2: 500 }, button: 1 }).callDown();
    expect(two.taken).toEqual({ 'collection:player-fee': 1 });
  });

  describe('and the last chip of a pot', () => {
    const cards = { 1: 'AsAh', 2: 'KsKh', 3: 'QsQh', board: '2c7d9hTc4s' };
    const played = (wholePot: boolean, stacks: Record<number, number>) => {
      const collection = [{ ...row({ playerFee: 500, riverFee: 100 }), wholePot }];
      return hand({ rules: { smallBlind: 1, bigBlind: 2, collection }, stacks, button: 1, cards });
    };

    it('stays with who wins it: a pot of $2 pays a fee of $1', () => {
      const game = played(false, { 1: 1, 2: 1 }).callDown();
      expect(game.taken).toEqual({ 'collection:player-fee': 1 });
      expect(game.pots).toEqual(['main pot 1: 1 gets 1']);
    });

    it('goes to the fees where the house’s text says so', () => {
      const game = played(true, { 1: 1, 2: 1 }).callDown();
      expect(game.taken).toEqual({ 'collection:player-fee': 2 });
      expect(game.pots).toEqual(['main pot 0: ']);
    });

    it('stays in each of several pots', () => {
      const game = played(false, { 1: 1, 2: 4, 3: 4 }).play('1 call', '2 call', '3 raise 4', '2 call');
      game.callDown();
      expect(game.pots).toEqual(['main pot 1: 1 gets 1', 'side pot 1 2: 2 gets 2']);
      expect(game.taken).toEqual({ 'collection:player-fee': 5, 'collection:river-fee': 1 });
    });
  });

  it('is never more than the pot', () => {
    const rules = { smallBlind: 1, bigBlind: 2, collection: [row({ playerFee: 700, riverFee: 100 })] };
    const game = hand({ rules, stacks: { 1: 50, 2: 50 }, button: 1 }).callDown();
    expect(game.taken).toEqual({ 'collection:player-fee': 4 });
    expect(game.pots).toEqual(['main pot 0: ']);
    expect(game.stacks).toEqual({ 1: 48, 2: 48 });
  });

  it('B-23: what nobody called is not raked', () => {
    const rules = { smallBlind: 1, bigBlind: 2, collection: [row({ playerFee: 5000 })] };
    const game = hand({ rules, stacks: { 1: 500, 2: 10 }, button: 1 }).play('1 all-in', '2 all-in');
    expect(game.taken).toEqual({ 'collection:player-fee': 20 });
    expect(game.stacks).toEqual({ 1: 490, 2: 0 });
  });

  it.each([
    ['main-first', 5, ['main pot 0: ', 'side pot 1 96: 2 gets 96']],
    ['main-only', 3, ['main pot 0: ', 'side pot 1 98: 2 gets 98']],
  ] as const)('A3: %s', (feePots, fee, pots) => {
    const rules = { smallBlind: 1, bigBlind: 2, feePots, collection: [row({ playerFee: 500 })] };
    const cards = { 1: 'AsAh', 2: 'KsKh', 3: 'QsQh', board: '2c7d9hTc4s' };
    const game = hand({ rules, stacks: { 1: 1, 2: 50, 3: 50 }, button: 3, cards }).play('3 all-in', '2 all-in');
    expect(game.taken).toEqual({ 'collection:player-fee': fee });
    expect(game.pots).toEqual(pots);
  });

  it('the split fee is for identical hands, not for a pot shared by high and low', () => {
    const unsplit = hand({ rules: limit([OPTION_24]), stacks, button: 3, cards: { board: 'AsKdQhJc9s', 1: 'ThTd' } });
    expect(unsplit.callDown().taken).not.toHaveProperty('collection:split-fee');
  });
});

describe('LD8: the jackpot', () => {
  const rules = { betting: 'split-limit', lowerLimit: 2, higherLimit: 4, jackpotDrop: 1 } as const;

  it('takes its dollar out of the small blind before the deal; all fold to the big blind', () => {
    const game = hand({ rules, stacks: { 1: 50, 2: 50, 3: 50 }, button: 3 });
    const kinds = game.view().events.map(({ kind }) => kind);
    expect(kinds.indexOf('collected')).toBeLessThan(kinds.indexOf('deal'));
    game.play('3 fold', '1 fold');
    expect(game.taken).toEqual({ 'jackpot:bad-beat': 1 });
    expect(game.stacks).toEqual({ 1: 49, 2: 50, 3: 50 });
    expect(game.pots).toEqual(['main pot 1: 2 gets 1']);
  });

  it('leaves the small blind counting in full toward the bet', () => {
    const game = hand({ rules, stacks: { 1: 50, 2: 50, 3: 50 }, button: 3 }).play('3 call');
    expect(game.menu).toBe('1 call=1 raise=4..4');
    expect(game.callDown().outcome.pots.map(({ amount }) => amount)).toEqual([500]);
  });

  it('takes no more than the small blind had', () => {
    const game = hand({ rules, stacks: { 1: 0.4, 2: 50, 3: 50 }, button: 3 }).callDown();
    expect(game.taken).toEqual({ 'jackpot:bad-beat': 0.4 });
  });
});
