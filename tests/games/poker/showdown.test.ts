import { describe, expect, it } from 'vitest';
import { hand } from './hand.ts';

const base = { betting: 'no-limit', smallBlind: 5, bigBlind: 10 } as const;
const stacks = { 1: 500, 2: 500, 3: 500 };
const DRY = '2c7d9hTc4s';
const QUEENS_FIRST = { 1: 'QsQh', 2: 'KsKh', 3: 'AsAh', board: DRY };
const ACES_FIRST = { 1: 'AsAh', 2: 'KsKh', 3: 'QsQh', board: DRY };

const shows = (story: readonly string[]) => story.filter((line) => / (shown|mucked)$/.test(line));

describe('who shows, and in what order', () => {
  const checkedDown = (cards: Record<string, string>, rules = {}) =>
    hand({ rules: { ...base, ...rules }, stacks, button: 3, cards }).callDown();

  it('B-44: when all checked, the first left of the button', () => {
    expect(shows(checkedDown(QUEENS_FIRST).story)).toEqual(['1 shown', '2 shown', '3 shown']);
  });

  it('a hand beaten by what was shown is mucked', () => {
    const game = checkedDown(ACES_FIRST);
    expect(shows(game.story)).toEqual(['1 shown', '2 mucked', '3 mucked']);
    expect(game.outcome.shown).toEqual([1]);
  });

  it('B-44: the last aggressor on the final street first', () => {
    const game = hand({ rules: base, stacks, button: 3, cards: ACES_FIRST }).play('3 call', '1 call', '2 check');
    game.play(
      '1 check',
      '2 check',
      '3 check',
      '1 check',
      '2 check',
      '3 check',
      '1 check',
      '2 bet 10',
      '3 call',
      '1 call',
    );
    expect(shows(game.story)).toEqual(['2 shown', '3 mucked', '1 shown']);
  });

  it('aggression on an earlier street does not count', () => {
    const game = hand({ rules: base, stacks, button: 3, cards: QUEENS_FIRST }).play('3 raise 30', '1 call', '2 call');
    expect(shows(game.callDown().story)).toEqual(['1 shown', '2 shown', '3 shown']);
  });

  it('always left of the button where the house posts that', () => {
    const rules = { ...base, showOrder: 'button' } as const;
    const game = hand({ rules, stacks, button: 3, cards: ACES_FIRST }).play('3 call', '1 call', '2 check');
    game.play(
      '1 check',
      '2 check',
      '3 check',
      '1 check',
      '2 check',
      '3 check',
      '1 check',
      '2 bet 10',
      '3 call',
      '1 call',
    );
    expect(shows(game.story)).toEqual(['1 shown', '2 mucked', '3 mucked']);
  });

  it('B-44: players in the side pot before a player who is only in the main pot', () => {
    const game = hand({ rules: base, stacks: { 1: 30, 2: 500, 3: 500 }, button: 3, cards: ACES_FIRST });
    game.play('3 raise 30', '1 call', '2 raise 60', '3 call').callDown();
    expect(shows(game.story)).toEqual(['2 shown', '3 mucked', '1 shown']);
    expect(game.pots).toEqual(['main pot 90: 1 gets 90', 'side pot 1 60: 2 gets 60']);
  });

  it('B-47: tied hands are all shown', () => {
    const cards = { 1: '2s3s', 2: '2h3h', 3: '2d3d', board: 'AsKdQhJcTs' };
    expect(checkedDown(cards).outcome.shown).toEqual([1, 2, 3]);
  });

  it('every hand is shown where the house posts that', () => {
    expect(checkedDown(ACES_FIRST, { muck: 'all-show' }).outcome.shown).toEqual([1, 2, 3]);
  });

  it('hands are turned up before the board when all are all-in and the house tables them', () => {
    const rules = { ...base, allInTabled: true };
    const game = hand({ rules, stacks: { 1: 100, 2: 100 }, button: 1, cards: ACES_FIRST }).play('1 all-in', '2 all-in');
    expect(shows(game.story)).toEqual(['2 shown', '1 shown']);
    expect(game.story.indexOf('1 shown')).toBeLessThan(game.story.lastIndexOf('deal'));
  });

  it('WSOP-T 70: an all-in on the river turns all hands up as well', () => {
    const rules = { ...base, allInTabled: true };
    const game = hand({ rules, stacks: { 1: 500, 2: 40, 3: 500 }, button: 3, cards: ACES_FIRST }).play(
      '3 call',
      '1 call',
      '2 check',
    );
    game.play(
      '1 check',
      '2 check',
      '3 check',
      '1 check',
      '2 check',
      '3 check',
      '1 check',
      '2 all-in',
      '3 call',
      '1 call',
    );
    expect(game.outcome.shown).toEqual([1, 2, 3]);
  });

  it('stays hidden until the showdown otherwise', () => {
    const game = hand({ rules: base, stacks: { 1: 100, 2: 100 }, button: 1, cards: ACES_FIRST });
    expect(shows(game.play('1 all-in', '2 all-in').story)).toEqual(['2 shown', '1 shown']);
  });
});

describe('losers asked whether they show', () => {
  const asked = () =>
    hand({ rules: { ...base, muck: 'ask' }, stacks, button: 3, cards: ACES_FIRST })
      .play('3 call', '1 call', '2 check')
      .callDown();

  it('B-46: the winner shows; each loser chooses, in any order', () => {
    const game = asked();
    expect(game.turn).toBe('2,3');
    expect(() => game.outcome).toThrow('not over');
    expect(game.refusal('1 muck')).toBe('not-your-turn');
    expect(game.refusal('2 fold')).toBe('not-asked');
    game.play('3 muck', '2 show');
    expect(game.outcome.shown).toEqual([1, 2]);
    expect(game.stacks).toEqual({ 1: 520, 2: 490, 3: 490 });
  });

  it('a player who does not answer mucks', () => {
    expect(asked().play('2 absent', '3 absent').outcome.shown).toEqual([1]);
  });

  it('LR9: when the winner is foul the next best hand shows at once, and only losers are still asked', () => {
    const game = asked().foul(1);
    expect(game.turn).toBe('3');
    expect(shows(game.story)).toEqual(['1 shown', '2 shown']);
    game.play('3 muck');
    expect(game.pots).toEqual(['main pot 30: 2 gets 30']);
    expect(game.outcome.shown).toEqual([1, 2]);
  });

  it('a mucked hand is dead: when the winner is foul the pot goes to a hand that was kept, though it is worse', () => {
    const game = asked().play('2 muck').foul(1);
    expect(game.turn).toBe('');
    expect(game.pots).toEqual(['main pot 30: 3 gets 30']);
    expect(game.outcome.shown).toEqual([1, 3]);
  });

  it('a foul loser is asked no more', () => {
    const game = asked().foul(2);
    expect(game.turn).toBe('3');
    expect(game.play('3 show').outcome.shown).toEqual([1, 3]);
  });

  it('a pot whose other hands are all foul goes to those who mucked, the best of them turned up', () => {
    const settings = { rules: { ...base, muck: 'ask' as const }, button: 4 };
    const cards = { 1: 'AsAh', 2: 'KsKh', 3: 'QsQh', 4: 'JsJh', board: DRY };
    const game = hand({ ...settings, stacks: { 1: 500, 2: 500, 3: 500, 4: 10 }, cards });
    game.play('3 raise 30', '4 call', '1 call', '2 call').callDown();
    game.play('2 muck', '3 muck').foul(1);
    expect(game.pots).toEqual(['main pot 40: 4 gets 40', 'side pot 1 60: 2 gets 60']);
    expect(game.outcome.shown).toEqual([1, 2, 4]);
  });

  it('LR9: when only one hand is left by fouls, it wins without showing', () => {
    const game = hand({ rules: { ...base, muck: 'ask' }, stacks, button: 3, cards: ACES_FIRST });
    game.play('3 fold', '1 call', '2 check').callDown().foul(1);
    expect(game.pots).toEqual(['main pot 20: 2 gets 20']);
    expect(game.outcome.shown).not.toContain(2);
  });
});

describe('LR23: a seat that does not answer', () => {
  it('has a dead hand even where it could check', () => {
    const game = hand({ rules: base, stacks, button: 3 }).play('3 call', '1 call', '2 absent');
    expect(game.state.standing).toEqual(['in', 'folded', 'in']);
    expect(game.view().events.at(-3)).toMatchObject({ kind: 'act', seat: 2, what: 'fold', absent: true });
  });

  it('checks where the house lets it, and folds to a bet', () => {
    const rules = { ...base, absent: 'check-or-fold' } as const;
    const game = hand({ rules, stacks, button: 3 }).play('3 call', '1 absent', '2 absent');
    expect(game.state.standing).toEqual(['folded', 'in', 'in']);
    expect(game.turn).toBe('2');
  });

  it('B-25: a fold where no bet is faced binds', () => {
    const game = hand({ rules: base, stacks, button: 3 }).play('3 call', '1 fold', '2 fold');
    expect(game.pots).toEqual(['main pot 25: 3 gets 25']);
  });
});

describe('LR9: a hand declared foul', () => {
  it('is dead and leaves its chips in the pot', () => {
    const game = hand({ rules: base, stacks, button: 3, cards: ACES_FIRST })
      .play('3 raise 30', '1 call', '2 call')
      .foul(1);
    expect(game.turn).toBe('2');
    game.callDown();
    expect(game.pots).toEqual(['main pot 90: 2 gets 90']);
    expect(game.outcome.shown).toEqual([2]);
  });

  it('forfeits even what nobody has called', () => {
    const game = hand({ rules: base, stacks, button: 3, cards: ACES_FIRST });
    game.play('3 raise 100', '1 fold').foul(3);
    expect(game.stacks).toEqual({ 1: 495, 2: 605, 3: 400 });
  });

  it('passes the turn on when it was to act, and an all-in hand can be foul', () => {
    const game = hand({ rules: base, stacks: { 1: 500, 2: 500, 3: 50 }, button: 3 })
      .play('3 all-in')
      .foul(1);
    expect(game.turn).toBe('2');
    expect(game.foul(3).pots).toEqual(['main pot 65: 2 gets 65']);
  });

  it('is refused for a dead hand, a seat not in the hand, and a hand that is over', () => {
    const game = hand({ rules: base, stacks, button: 3 }).play('3 fold');
    expect(() => game.foul(3)).toThrow('already dead');
    expect(() => game.foul(9)).toThrow('not in this hand');
    game.play('1 fold');
    expect(() => game.foul(2)).toThrow('over');
  });
});

describe('decisions that are not asked', () => {
  it.each([
    ['1 call', 'not-your-turn'],
    ['9 call', 'not-in-hand'],
    ['3 check', 'cannot-check'],
    ['3 show', 'not-asked'],
    ['3 raise 19', 'below-minimum'],
    ['3 raise 501', 'above-maximum'],
    ['3 raise 20.55', 'not-in-chips'],
    ['3 raise x', 'not-an-amount'],
  ])('%s: %s', (line, code) => {
    const game = hand({ rules: base, stacks, button: 3 });
    const before = structuredClone(game.state.log.slice(0, game.state.logged));
    expect(game.refusal(line)).toBe(code);
    expect(game.state.log).toEqual(before);
  });

  it('a call where nothing is owed, and anything once the hand is over', () => {
    const game = hand({ rules: base, stacks, button: 3 }).play('3 call', '1 call');
    expect(game.refusal('2 call')).toBe('nothing-to-call');
    expect(game.callDown().refusal('2 check')).toBe('hand-over');
  });
});
