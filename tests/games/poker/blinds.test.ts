import { describe, expect, it } from 'vitest';
import { hand } from './hand.ts';

const rules = { betting: 'no-limit', smallBlind: 5, bigBlind: 10 } as const;

describe('who acts when', () => {
  it('LR29a, LR29c: before the flop left of the big blind first, after it left of the button', () => {
    const game = hand({ rules, stacks: { 1: 100, 2: 100, 5: 100, 9: 100 }, button: 2 });
    expect(game.turn).toBe('1');
    game.play('1 call', '2 call', '5 call');
    expect(game.menu).toBe('9 check raise=20..100'); // LD12: the blind is live
    expect(game.play('9 check').turn).toBe('5');
    expect(game.play('5 check', '9 check', '1 check', '2 bet 10').turn).toBe('5');
  });

  it('LR22b, LR29b, B-34: heads up the button has the small blind, acts first before the flop and last after it', () => {
    const game = hand({ rules, stacks: { 4: 100, 7: 100 }, button: 7 });
    expect(game.view().seats.map(({ seat, bet }) => [seat, bet])).toEqual([
      [4, 1000],
      [7, 500],
    ]);
    expect(game.turn).toBe('7');
    expect(game.play('7 call').turn).toBe('4');
    expect(game.play('4 check').turn).toBe('4');
    expect(game.play('4 check').turn).toBe('7');
  });

  it('LD14: a folded or all-in seat is passed over', () => {
    const game = hand({ rules, stacks: { 1: 100, 2: 100, 3: 100, 4: 25 }, button: 4 });
    game.play('3 call', '4 all-in', '1 fold', '2 call', '3 call');
    expect(game.turn).toBe('2');
    expect(game.play('2 check').turn).toBe('3');
  });

  it.each([
    ['LD9: the first card goes to the small blind', 'small-blind', ['7', '4']],
    ['WSOP-T 87: the last card goes to the button', 'left-of-button', ['4', '7']],
  ] as const)('%s heads up', (_, dealFirst, order) => {
    const game = hand({ rules: { ...rules, dealFirst }, stacks: { 4: 100, 7: 100 }, button: 7 });
    const dealt = game.view(4).events.flatMap((event) => (event.kind === 'deal' ? [event.to] : []));
    expect(dealt).toEqual(order);
    const [four, seven] = order[0] === '4' ? [0, 1] : [1, 0];
    expect(game.state.cards).toEqual([
      [four, four + 2],
      [seven, seven + 2],
    ]);
  });
});

describe('a blind is not an act', () => {
  it('B-38: the big blind has the option after everybody limps', () => {
    const game = hand({ rules, stacks: { 1: 100, 2: 100, 3: 100 }, button: 3 }).play('3 call', '1 call');
    expect(game.menu).toBe('2 check raise=20..100');
    expect(game.play('2 raise 20').menu).toBe('3 call=10 raise=30..100');
  });

  it('LD11: everybody folds to the big blind, who wins the pot', () => {
    const game = hand({ rules, stacks: { 1: 100, 2: 100, 3: 100 }, button: 3 }).play('3 fold', '1 fold');
    expect(game.stacks).toEqual({ 1: 95, 2: 105, 3: 100 });
    expect(game.pots).toEqual(['main pot 10: 2 gets 10']);
    expect(game.story).toContain('2 returned');
  });
});

describe('posting to come in', () => {
  const posts = [{ seat: 4, what: 'post', live: 1000, dead: 0 }] as const;

  it('LR28c, LR29a: a post is live and acts in normal rotation, with the option to raise', () => {
    const game = hand({ rules, stacks: { 1: 100, 2: 100, 3: 100, 4: 100, 5: 100 }, button: 5, posts });
    game.play('3 call');
    expect(game.menu).toBe('4 check raise=20..100');
    expect(game.play('4 check').menu).toBe('5 call=10 raise=20..100');
  });

  it('LR30a: the small-blind part of missed blinds is dead money in the main pot, the big-blind part live', () => {
    const missed = [{ seat: 4, what: 'missed blinds', live: 1000, dead: 500 }] as const;
    const game = hand({ rules, stacks: { 1: 100, 2: 100, 3: 100, 4: 100 }, button: 4, posts: missed });
    expect(game.play('3 fold').menu).toBe('4 check raise=20..95');
    game.play('4 check', '1 fold', '2 check').callDown();
    expect(game.outcome.pots.map(({ amount }) => amount)).toEqual([3000]);
  });

  it('a stack too short for both parts posts the live part first', () => {
    const missed = [{ seat: 4, what: 'missed blinds', live: 1000, dead: 500 }] as const;
    const game = hand({ rules, stacks: { 1: 100, 2: 100, 3: 100, 4: 12 }, button: 4, posts: missed });
    expect(game.state.bet).toEqual([500, 1000, 0, 1000]);
    expect(game.state.dead).toBe(200);
    expect(game.state.standing[3]).toBe('all-in');
  });
});

describe('short posts', () => {
  it('a small blind all-in for less contests only what they matched', () => {
    const game = hand({
      rules,
      stacks: { 1: 3, 2: 100, 3: 100 },
      button: 3,
      cards: { 1: 'AsAh', 2: 'KsKh', 3: 'QsQh', board: '2c7d9hTc4s' },
    });
    game.play('3 call', '2 check').callDown();
    expect(game.pots).toEqual(['main pot 9: 1 gets 9', 'side pot 1 14: 2 gets 14']);
  });

  it('everybody all-in from posting: the board is dealt and nobody is asked', () => {
    const game = hand({ rules, stacks: { 1: 5, 2: 8 }, button: 1 });
    expect(game.menu).toBe('over');
    expect(game.board).toHaveLength(10);
    expect(game.outcome.pots.map(({ amount }) => amount)).toEqual([1000]);
  });

  it('an ante that everybody owes is matched like a bet; a player who is all-in with it plays for the antes', () => {
    const game = hand({
      rules: { ...rules, ante: 2 },
      stacks: { 1: 100, 2: 100, 3: 1 },
      button: 3,
      cards: { 1: 'KsKh', 2: 'QsQh', 3: 'AsAh', board: '2c7d9hTc4s' },
    });
    game.play('1 call', '2 check').callDown();
    expect(game.pots).toEqual(['main pot 3: 3 gets 3', 'side pot 1 22: 1 gets 22']);
  });

  it('an ante posted by one player for the table is nobody’s bet', () => {
    const posts = [{ seat: 2, what: 'ante', live: 0, dead: 1000 }] as const;
    const game = hand({ rules, stacks: { 1: 100, 2: 100, 3: 100 }, button: 3, posts });
    game.play('3 fold', '1 call', '2 check').callDown();
    expect(game.outcome.pots.map(({ amount }) => amount)).toEqual([3000]);
  });
});
