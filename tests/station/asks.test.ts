import { describe, expect, it } from 'vitest';
import { advanceDecision } from '../../station/asks/advance.ts';
import { groupOf, missing, noPicks, toggled } from '../../station/asks/picks.ts';
import { cleared, mayBet, placed, totalOf } from '../../station/asks/wagers.ts';
import { CARDS_ASK, CHECK_ASK, CHOOSE_ASK, NO_LIMIT_ASK, WAGER_ASK } from '../renderer/asks.ts';

describe('a choice made in advance', () => {
  it('checks when checking is free', () => {
    expect(advanceDecision('check', CHECK_ASK)).toEqual({ kind: 'check' });
    expect(advanceDecision('check or fold', CHECK_ASK)).toEqual({ kind: 'check' });
  });

  it('folds to a bet only if that was chosen', () => {
    expect(advanceDecision('check or fold', NO_LIMIT_ASK)).toEqual({ kind: 'fold' });
    expect(advanceDecision('check', NO_LIMIT_ASK)).toBeNull();
  });

  it('is dropped where folding is not offered, and on asks of other kinds', () => {
    expect(advanceDecision('check or fold', { ...NO_LIMIT_ASK, fold: false })).toBeNull();
    expect(advanceDecision('check or fold', CHOOSE_ASK)).toBeNull();
  });
});

describe('picking cards into groups', () => {
  const [low, high] = CARDS_ASK.groups;
  if (low === undefined || high === undefined) throw new Error('the fixture has two groups');

  it('puts a card in, takes it out, and moves it over', () => {
    const one = toggled(noPicks(CARDS_ASK), low, 'Ks');
    expect(groupOf(one, 'Ks')).toBe('low');
    expect(groupOf(toggled(one, low, 'Ks'), 'Ks')).toBeNull();
    const moved = toggled(one, high, 'Ks');
    expect(moved).toEqual({ low: [], high: ['Ks'] });
  });

  it('does not overfill a group', () => {
    const full = ['Ks', 'Kd'].reduce((picks, card) => toggled(picks, low, card), noPicks(CARDS_ASK));
    expect(toggled(full, low, 'Ah')).toBe(full);
  });

  it('says what is missing until nothing is', () => {
    expect(missing(CARDS_ASK, noPicks(CARDS_ASK))).toBe('Front: 2 more');
    expect(missing(CARDS_ASK, CARDS_ASK.suggestion ?? {})).toBeNull();
  });
});

describe('placing wagers', () => {
  const spot = (id: string) => {
    const found = WAGER_ASK.spots.find((each) => each.id === id);
    if (found === undefined) throw new Error(`the fixture has no spot ${id}`);
    return found;
  };

  it('opens a spot when the one it needs holds a bet', () => {
    expect(mayBet(spot('pair'), {}, 24_000)).toBe(false);
    expect(mayBet(spot('pair'), { base: 1000 }, 24_000)).toBe(true);
    expect(mayBet(spot('base'), {}, 500)).toBe(false);
  });

  it('takes dependent bets back with the one they need', () => {
    const bets = placed(placed(placed({}, 'base', 1000), 'pair', 100), 'tie', 200);
    expect(totalOf(bets)).toBe(1300);
    expect(cleared(WAGER_ASK, bets, 'base')).toEqual({ tie: 200 });
    expect(cleared(WAGER_ASK, bets, 'tie')).toEqual({ base: 1000, pair: 100 });
  });
});
