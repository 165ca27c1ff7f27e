import { describe, expect, it } from 'vitest';
import { replay } from '../../../lab/phh/replay.ts';

type Fields = Readonly<Record<string, unknown>>;

const passed = { kind: 'passed', note: null };
const failed = (why: string) => ({ kind: 'failed', why: expect.stringContaining(why) });
const invalid = (path: string, message: string) => ({
  kind: 'invalid',
  problems: expect.arrayContaining([{ path, message: expect.stringContaining(message) }]),
});

const BOARD = ['d db 2c7d9h', 'd db Jc', 'd db 4s'];

/** Three players, no-limit 1/2, 100 chips each: p3 has the button. */
const THREE: Fields = {
  variant: 'NT',
  antes: [0, 0, 0],
  blinds_or_straddles: [1, 2, 0],
  min_bet: 2,
  starting_stacks: [100, 100, 100],
};
const DEALT = ['d dh p1 AsAd', 'd dh p2 KsKd', 'd dh p3 QsQd'];

/** Two players: p1 has the big blind, p2 the button and the small blind. */
const TWO: Fields = {
  variant: 'NT',
  antes: [0, 0],
  blinds_or_straddles: [1, 2],
  min_bet: 2,
  starting_stacks: [100, 100],
};

/** Everybody checks three streets. */
const CHECKED_DOWN = BOARD.flatMap((board) => [board, 'p1 cc', 'p2 cc', 'p3 cc']);

describe('a hand as it was played', () => {
  it('passes when every stack is the one in the file', () => {
    const actions = [...DEALT, 'p3 cbr 6', 'p1 f', 'p2 cc', 'd db 2c7d9h', 'p2 cc', 'p3 cbr 10', 'p2 f'];
    expect(replay({ ...THREE, actions, finishing_stacks: [99, 94, 107] })).toEqual(passed);
    expect(replay({ ...THREE, actions, finishing_stacks: [99, 95, 106] })).toEqual(
      failed('p2 ends with 94, in the file with 95; p3 ends with 107, in the file with 106'),
    );
  });

  it('heads up the blinds are the other way round and p2 acts first', () => {
    const dealt = ['d dh p1 AsAd', 'd dh p2 KsKd'];
    expect(replay({ ...TWO, actions: [...dealt, 'p2 f'], finishing_stacks: [101, 99] })).toEqual(passed);
    expect(replay({ ...TWO, actions: [...dealt, 'p1 f'], finishing_stacks: [98, 102] })).toEqual(
      failed('actions[3] "p1 f": expected p2 to act'),
    );
  });

  it('amounts may have decimals, and stacks may be unknown', () => {
    const cents = { blinds_or_straddles: [0.05, 0.1], min_bet: 0.1, starting_stacks: [10, Number.POSITIVE_INFINITY] };
    const actions = ['d dh p1 AsAd', 'd dh p2 KsKd', 'p2 cbr 0.35', 'p1 f'];
    const finishing_stacks = [9.9, Number.POSITIVE_INFINITY];
    expect(replay({ ...TWO, ...cents, actions, finishing_stacks })).toEqual(passed);
  });

  it('is compared only where the file has stacks at the end', () => {
    const actions = [...DEALT, 'p3 f', 'p1 f'];
    expect(replay({ ...THREE, actions })).toEqual({ kind: 'passed', note: 'with no finishing stacks to compare' });
  });

  it('may break off, unless the file knows how it ended', () => {
    const actions = [...DEALT, 'p3 f'];
    expect(replay({ ...THREE, actions })).toEqual({
      kind: 'skipped',
      why: 'it stops early: the actions end while p1 is to act',
    });
    expect(replay({ ...THREE, actions, finishing_stacks: [99, 101, 100] })).toEqual(
      failed('the actions end while p1 is to act'),
    );
  });

  it('an all-in that ends the betting shows its cards before the board comes', () => {
    const actions = [...DEALT, 'p3 f', 'p1 cbr 100', 'p2 cc', 'p1 sm AsAd', 'p2 sm -', ...BOARD];
    expect(replay({ ...THREE, actions, finishing_stacks: [200, 0, 100] })).toEqual(passed);
    expect(replay({ ...THREE, actions: actions.slice(0, -1), finishing_stacks: [200, 0, 100] })).toEqual(
      failed('the board has 4 cards, expected 5'),
    );
  });

  it('a check is accepted when everybody else is all-in and there is nothing to call', () => {
    const stacks = { starting_stacks: [2, 100, 2] };
    const actions = [...DEALT, 'p3 cc', 'p1 cc', 'p2 cc', ...BOARD, 'p1 sm AsAd', 'p2 sm', 'p3 sm'];
    expect(replay({ ...THREE, ...stacks, actions, finishing_stacks: [6, 98, 0] })).toEqual(passed);
  });
});

describe('what our rules refuse fails, with what they expect', () => {
  const play = (actions: readonly string[], fields: Fields = THREE) =>
    replay({ ...fields, actions: [...DEALT, ...actions], finishing_stacks: [100, 100, 100] });

  it.each([
    [['p1 f'], 'actions[4] "p1 f": expected p3 to act'],
    [['p3 cbr 3'], 'actions[4] "p3 cbr 3": That is less than the minimum bet or raise. Expected 4 to 100.'],
    [['p3 cbr 101'], 'That is more than the maximum bet or raise. Expected 4 to 100.'],
    [['p3 f', 'd db 2c7d9h', 'p1 cc'], 'actions[6] "p1 cc": expected a board of 0 cards by now, not 3'],
    [['p3 f', 'p1 sm AsAd'], 'actions[5] "p1 sm AsAd": expected p1 to act before hands are shown'],
    [['p3 f', 'p1 f', 'p2 f'], 'actions[6] "p2 f": expected no more acts, the betting is over'],
  ])('%j', (actions, why) => {
    expect(play(actions)).toEqual(failed(why));
  });

  it('hole cards that come after an act', () => {
    const [first = '', ...others] = DEALT;
    const actions = [...others, 'p3 f', first, 'p1 f'];
    expect(replay({ ...THREE, actions, finishing_stacks: [99, 101, 100] })).toEqual(
      failed('actions[4] "d dh p1 AsAd": expected no more hole cards after the first act'),
    );
  });

  it('a fixed-limit raise is a whole bet', () => {
    const limit = { ...THREE, variant: 'FT', small_bet: 2, big_bet: 4 };
    const reading = 'whole bets on top of any all-in';
    const others = [{ reading, why: expect.stringContaining('That is not a whole bet more.') }];
    expect(play(['p3 cbr 5'], limit)).toEqual({ ...failed('Expected 4.'), others });
    expect(play(['p3 cbr 4', 'p1 cbr 7'], limit)).toEqual({ ...failed('Expected 6.'), others });
  });

  it('a pot-limit raise is no more than the pot', () => {
    const omaha = { ...TWO, variant: 'PO' };
    const dealt = ['d dh p1 AsAdKsKd', 'd dh p2 QsQdJsJd'];
    const finishing_stacks = [98, 102];
    expect(replay({ ...omaha, actions: [...dealt, 'p2 cbr 6', 'p1 f'], finishing_stacks })).toEqual(passed);
    expect(replay({ ...omaha, actions: [...dealt, 'p2 cbr 7', 'p1 f'], finishing_stacks })).toEqual(
      failed('Expected 4 to 6.'),
    );
  });
});

describe('forced bets', () => {
  it('a big blind ante is nobody’s bet', () => {
    const actions = [...DEALT, 'p3 cbr 100', 'p1 f', 'p2 cc', 'p3 sm QsQd', 'p2 sm KsKd', ...BOARD];
    // p2 has 97 after the ante of 3: p3 gets 3 back, and the pot is 1 + 3 + 97 + 97.
    expect(replay({ ...THREE, antes: [0, 3, 0], actions, finishing_stacks: [99, 198, 3] })).toEqual(passed);
  });

  it('an ante that is short wins all antes, or is matched like a bet where antes are trimmed', () => {
    const short = { ...THREE, antes: [2, 2, 2], blinds_or_straddles: [0, 2, 0], starting_stacks: [1, 100, 100] };
    const actions = [...DEALT, 'p3 cc', 'p2 cc', ...BOARD.flatMap((board) => [board, 'p2 cc', 'p3 cc'])];
    const shown = [...actions, 'p1 sm AsAd', 'p2 sm KsKd', 'p3 sm'];
    expect(replay({ ...short, actions: shown, finishing_stacks: [5, 100, 96] })).toEqual(passed);
    const trimmed = { ...short, ante_trimming_status: true };
    expect(replay({ ...trimmed, actions: shown, finishing_stacks: [3, 102, 96] })).toEqual(passed);
  });

  const FOUR: Fields = { ...THREE, antes: [0, 0, 0, 0], starting_stacks: [100, 100, 100, 100] };
  const FOUR_DEALT = [...DEALT, 'd dh p4 TsTd'];

  it.each([
    ['under the gun', [1, 2, 4, 0], ['p4 f', 'p1 f', 'p2 f'], [99, 98, 103, 100]],
    ['on the button', [1, 2, 0, 4], ['p1 f', 'p2 f', 'p3 f'], [99, 98, 100, 103]],
    ['none, a blind on the button alone', [0, 0, 0, 4], ['p1 f', 'p2 f', 'p3 f'], [100, 100, 100, 100]],
    ['none, the small blind dead', [2, 0, 0, 0], ['p2 f', 'p3 f', 'p4 f'], [100, 100, 100, 100]],
    ['a post to come in', [1, 2, 0, -2], ['p3 f', 'p4 cbr 4', 'p1 f', 'p2 f'], [99, 98, 100, 103]],
    ['antes alone', [0, 0, 0, 0], ['p1 cbr 2', 'p2 f', 'p3 f', 'p4 f'], [100, 100, 100, 100]],
  ])('straddle: %s', (_, blinds_or_straddles, acts, finishing_stacks) => {
    expect(replay({ ...FOUR, blinds_or_straddles, actions: [...FOUR_DEALT, ...acts], finishing_stacks })).toEqual(
      passed,
    );
  });
});

describe('cards that the file does not know', () => {
  const unknown = ['d dh p1 ????', 'd dh p2 KsKd', 'd dh p3 QsQd'];

  it('do not matter in a hand that is folded', () => {
    const actions = [...unknown, 'p3 cc', 'p1 f', 'p2 cc', ...CHECKED_DOWN.filter((action) => action !== 'p1 cc')];
    const shown = [...actions, 'p2 sm KsKd', 'p3 sm'];
    expect(replay({ ...THREE, actions: shown, finishing_stacks: [99, 103, 98] })).toEqual(passed);
  });

  const calls = [...unknown, 'p3 cc', 'p1 cc', 'p2 cc', ...CHECKED_DOWN];

  it('are those that are shown later', () => {
    const actions = [...calls, 'p1 sm AsAd', 'p2 sm', 'p3 sm'];
    expect(replay({ ...THREE, actions, finishing_stacks: [104, 98, 98] })).toEqual(passed);
  });

  it('lose when they are mucked', () => {
    const actions = [...calls, 'p1 sm', 'p2 sm KsKd', 'p3 sm'];
    expect(replay({ ...THREE, actions, finishing_stacks: [98, 104, 98] })).toEqual(passed);
  });

  it('at the showdown make the hand one to skip', () => {
    const skipped = { kind: 'skipped', why: 'the hand of p1 at the showdown is not known' };
    expect(replay({ ...THREE, actions: calls, finishing_stacks: [98, 104, 98] })).toEqual(skipped);
    const shown = [...calls, 'p1 sm ??Ad', 'p2 sm', 'p3 sm'];
    expect(replay({ ...THREE, actions: shown, finishing_stacks: [104, 98, 98] })).toEqual(skipped);
  });

  it('on the board too', () => {
    const board = ['d db 2c7d9h', 'd db Jc', 'd db ??'];
    const actions = [...DEALT, 'p3 f', 'p1 cbr 100', 'p2 cc', 'p1 sm -', 'p2 sm -', ...board];
    expect(replay({ ...THREE, actions, finishing_stacks: [200, 0, 100] })).toEqual({
      kind: 'skipped',
      why: 'the board at the showdown is not known',
    });
  });

  it('a hand that wins and is mucked wins nothing, and that is said', () => {
    const actions = [...DEALT, 'p3 cc', 'p1 cc', 'p2 cc', ...CHECKED_DOWN, 'p1 sm', 'p2 sm KsKd', 'p3 sm'];
    expect(replay({ ...THREE, actions, finishing_stacks: [98, 104, 98] })).toEqual({
      kind: 'passed',
      note: 'with p1 mucking a hand that wins',
    });
  });

  it('a hand that is mucked though the board plays cannot be made to lose', () => {
    const board = ['d db ThJhQh', 'd db Kh', 'd db Ah'].flatMap((each) => [each, 'p1 cc', 'p2 cc', 'p3 cc']);
    const actions = [...DEALT, 'p3 cc', 'p1 cc', 'p2 cc', ...board, 'p1 sm', 'p2 sm KsKd', 'p3 sm QsQd'];
    expect(replay({ ...THREE, actions, finishing_stacks: [98, 101, 101] })).toEqual({
      kind: 'skipped',
      why: 'whatever p1 mucked, it would share in the pot by our rules',
    });
  });
});

describe('what is not a hand in this format', () => {
  const play = (fields: Fields, actions: readonly string[] = [...DEALT, 'p3 f', 'p1 f']) =>
    replay({ ...THREE, actions, ...fields });

  it.each([
    [{ variant: 'XX' }, 'variant', 'expected one of FT, NT, NS, PO, FO/8, F7S, F7S/8, FR, N2L1D, F2L3D, FB, not "XX"'],
    [{ variant: undefined }, 'variant', 'expected one of'],
    [{ antes: [0, 0] }, 'antes', 'expected 3 amounts, one a player, not 2'],
    [{ antes: undefined }, 'antes', 'expected a list'],
    [{ antes: [0, 0, -1] }, 'antes[3]', 'expected an amount that is not negative'],
    [{ blinds_or_straddles: [1, '2', 0] }, 'blinds_or_straddles[2]', 'expected an amount'],
    [{ starting_stacks: [100, 0, 100] }, 'starting_stacks[2]', 'expected an amount above 0'],
    [{ starting_stacks: [100] }, 'starting_stacks', 'expected at least two players'],
    [{ starting_stacks: Array(11).fill(100) }, 'starting_stacks', 'expected up to 10 players'],
    [{ min_bet: undefined }, 'min_bet', 'expected an amount above 0 in NT'],
    [{ min_bet: 0.00000001 }, 'min_bet', 'expected an amount with up to 6 decimals'],
    [{ starting_stacks: [1e13, 100, 0.5] }, '', 'expected amounts up to 1000000000000 with 1 decimals'],
    [{ variant: 'FT' }, 'small_bet', 'expected an amount above 0 in FT'],
    [{ variant: 'FT', small_bet: 4, big_bet: 2 }, 'small_bet', 'expected a small bet that is not above the big bet'],
    [{ finishing_stacks: [1, 2] }, 'finishing_stacks', 'expected 3 amounts'],
    [{ actions: 'p3 f' }, 'actions', 'expected a list of actions'],
    [{ _rules: '{' }, '_rules', 'expected a JSON object'],
    [{ _rules: '{"bigBlind":true}' }, '_rules.bigBlind', 'expected dollars'],
    [{ _rules: '{}', starting_stacks: [100.125, 100, 100] }, '_rules', 'expected amounts in dollars and cents'],
    [{ _fouled: [{ action: 1, player: 4 }] }, '_fouled', 'expected players 1 to 3, not 4'],
  ])('%j', (fields, path, message) => {
    expect(play(fields)).toEqual(invalid(path, message));
  });

  it.each([
    [[...DEALT, 'p4 f'], 'actions[4]', 'expected p1 to p3, not p4'],
    [[...DEALT, 'p3 raises'], 'actions[4]', 'not "p3 raises"'],
    [['d dh p1 AsAd', 'd dh p2 AsKd'], 'the cards of p2', 'expected every card once, As comes twice'],
    [['d dh p1 AsAdAc'], 'the cards of p1', 'expected up to 2 cards, not 3'],
    [[...DEALT, 'p3 f', 'p1 f', 'p2 sm KsKc'], 'actions[6]', 'expected p2 to show the cards dealt, KsKd'],
  ])('%j', (actions, path, message) => {
    expect(play({}, actions)).toEqual(invalid(path, message));
  });

  it('a card that the game has not got', () => {
    expect(play({ variant: 'NS' }, ['d dh p1 As5d'])).toEqual(
      invalid('the cards of p1', "expected cards of Short-deck Hold'em, not 5d"),
    );
  });
});

describe('in stud', () => {
  const STUD: Fields = {
    variant: 'F7S',
    antes: [1, 1, 1],
    bring_in: 2,
    small_bet: 4,
    big_bet: 8,
    starting_stacks: [100, 100, 100],
  };

  it('open cards that the file omits are chosen so that the right player brings it in', () => {
    // Only with a card above the jack of spades before them both do p1 and p3 not bring it in.
    const actions = ['d dh p1 ??????', 'd dh p2 2c3dJs', 'd dh p3 ??????', 'p2 pb', 'p3 f', 'p1 f'];
    expect(replay({ ...STUD, actions, finishing_stacks: [99, 102, 99] })).toEqual(passed);
  });

  it('a forced bet that is all-in may be written as a bet, and is then raised by a whole bet', () => {
    const dealt = ['d dh p1 KcKd2c', 'd dh p2 AsAd9h', 'd dh p3 5s6d7h'];
    const actions = [...dealt, 'p1 cbr 2', 'p2 cbr 6', 'p3 f', 'd dh p1 4c', 'd dh p2 8c', 'd dh p1 4d', 'd dh p2 8d'];
    const rest = [
      'd dh p1 Js',
      'd dh p2 Qs',
      'd dh p1 Tc',
      'd dh p2 Th',
      'p2 sm AsAd9h8c8dQsTh',
      'p1 sm KcKd2c4c4dJsTc',
    ];
    const stacks = { starting_stacks: [3, 100, 100], finishing_stacks: [0, 104, 99] };
    const reading = 'whole bets on top of any all-in';
    expect(replay({ ...STUD, ...stacks, actions: [...actions, ...rest] })).toEqual({
      ...{ kind: 'passed', note: `with ${reading}`, reading },
    });
  });
});
