/**
 * The limits that each house prints for its pot games, and the jackpot fee beside them: the rows of its sheets and no others.
 * Artichoke Joe's has a file of its own; Lightning Poker posts what its owner likes.
 */
import { describe, expect, it } from 'vitest';
import { HOUSES } from '../../houses/houses.ts';

/** Where nothing is printed the limits are a house ruling, and say so: those stand here in brackets. */
const PRINTED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  // 001:4251-4743; Tahoe 001:1553-1585
  'casino-real': {
    holdem: '3-6 4-8 6-12 6-12-full-kill 8-16 no-limit-1-2',
    'holdem-hi-lo-8': '3-6 3-6-half-kill 4-8 4-8-half-kill 4-8-full-kill 9-18 15-30',
    'fast-action-holdem': '3-6 3-6-half-kill 4-8 4-8-half-kill 4-8-full-kill 9-18 15-30',
    'omaha-hi-lo-8': '4-8 4-8-half-kill',
    omaha: '3-6 3-6-half-kill 4-8 4-8-half-kill 4-8-full-kill 9-18 15-30',
    'seven-card-stud': '3-6 3-6-half-kill 4-8 4-8-half-kill 4-8-full-kill 9-18 15-30',
    'seven-card-stud-hi-lo-8': '3-6 3-6-half-kill 4-8 4-8-half-kill 4-8-full-kill 9-18 15-30',
    razz: '3-6 3-6-half-kill 4-8 4-8-half-kill 4-8-full-kill 9-18 15-30',
    'crazy-pineapple': '3-6 3-6-half-kill 4-8 4-8-half-kill 4-8-full-kill 9-18 15-30',
    pineapple: '3-6 3-6-half-kill 4-8 4-8-half-kill 4-8-full-kill 9-18 15-30',
    'tahoe-pineapple-hi-lo-8': '2-4 3-6 3-6-half-kill 4-8 4-8-half-kill 4-8-full-kill 9-18 15-30',
    'draw-poker': '3-6 3-6-half-kill 4-8 4-8-half-kill 4-8-full-kill 9-18 15-30',
    'draw-hi-lo-split': '3-6 3-6-half-kill 4-8 4-8-half-kill 4-8-full-kill 9-18 15-30',
    // A blind has no place in a game that takes openers, so its kills are not dealt.
    'draw-jacks-or-better': '3-6 4-8 9-18 15-30',
    'lo-ball': '3-6 3-6-half-kill 4-8 4-8-half-kill 4-8-full-kill 9-18 15-30',
    'asian-stud': 'spread-10-100',
    'mexican-poker': '[3-6 4-8 9-18 15-30 no-limit-ante-1]',
    panguingue: '[1 2 5]',
  },
  // 002:196-207, 002:443-452, 002:107-109, 002:512-514
  oaks: {
    holdem: '1-2 2-4 3-6 6-12 10-20 15-30 20-40 30-60',
    'seven-card-stud': '1-2 2-4 3-6 6-12 10-20 15-30 20-40 30-60',
    razz: '1-2 2-4 3-6 6-12 10-20 15-30 20-40 30-60',
    'asian-stud': '2-4-8-12 spread-10-200',
    'mexican-poker': '[3-6 4-8 6-12]',
    'draw-poker': '[4-8] spread-4-40',
    'lo-ball': '[4-8] spread-4-40',
    panguingue: '[1 2 5]',
  },
  // 003:1981-2114, 003:3633-3659
  'lake-elsinore': {
    holdem:
      '1-2 2-4 3-6 4-8 6-12 8-16 9-18 10-20 12-24 15-30 20-40 25-50 30-60 40-80 50-100 ' +
      'no-limit-20 no-limit-40 no-limit-50-100 no-limit-100-500 no-limit-100 ' +
      'pot-limit-20 pot-limit-40 pot-limit-50-100 pot-limit-100-500 pot-limit-100',
    razz: '3-6 4-8 9-18 12-24 15-30',
    'seven-card-stud': '3-6 4-8 6-12 9-18 12-24 15-30',
    'seven-card-stud-hi-lo-8': '3-6 4-8 6-12 9-18 12-24 15-30',
    omaha: '3-6 4-8 6-12 pot-limit-20 pot-limit-40 pot-limit-50-100 pot-limit-100-500 pot-limit-100',
    'omaha-hi-lo-8': '3-6 4-8 6-12',
    'lo-ball': '3-6 4-8 9-18 12-24 15-30 [no-limit-1-2 no-limit-2-5 pot-limit-1-2 pot-limit-2-5]',
    'kansas-city-lowball': '3-6 4-8 9-18 12-24 15-30 [no-limit-1-2 no-limit-2-5 pot-limit-1-2 pot-limit-2-5]',
    'draw-jacks-or-better': '[3-6 4-8 9-18 12-24 15-30]',
    'chinese-poker': '1 2 3 5 10 15 20 25 30 35 40 45 50 55 60 65 70 75 80 85 90 95 100',
    panguingue: '1 2 5',
  },
  // 004:138-182, 004:2881-2933, 004:65-80
  empire: {
    holdem:
      '2-4 3-6 4-8 5-10 6-12 8-16 9-18 10-20 15-30 no-limit-20 no-limit-40 no-limit-60 no-limit-80 no-limit-100 ' +
      'no-limit-150 no-limit-200 no-limit-300 no-limit-400 no-limit-500',
    'omaha-hi-lo-8':
      '2-4 3-6 4-8 5-10 6-12 8-16 9-18 10-20 15-30 no-limit-20 no-limit-40 no-limit-60 no-limit-80 no-limit-100 ' +
      'no-limit-150 no-limit-200 no-limit-300 no-limit-400 no-limit-500',
    'tahoe-pineapple-hi-lo-8': '2-4 3-6 [2-4-three-blinds 3-6-three-blinds]',
    'lo-ball': '20 20-three-blinds',
  },
};

/** A dollar beside every row, in cents; in the first of Empire's schedules alone. Who wins it is printed nowhere. */
const JACKPOTS: Readonly<Record<string, readonly string[]>> = {
  'lake-elsinore': [
    'holdem',
    'kansas-city-lowball',
    'lo-ball',
    'omaha',
    'omaha-hi-lo-8',
    'razz',
    'seven-card-stud',
    'seven-card-stud-hi-lo-8',
  ],
  empire: ['holdem', 'omaha-hi-lo-8'],
};

describe.each(Object.keys(PRINTED))('%s', (id) => {
  const games = Object.entries(HOUSES.get(id)?.games ?? {}).flatMap(([game, spread]) =>
    spread.kind === 'pot' ? [{ game, spread }] : [],
  );

  it('spreads the pot games that are printed', () => {
    expect(games.map(({ game }) => game).sort()).toEqual(Object.keys(PRINTED[id] ?? {}).sort());
  });

  it.each(games)('$game at the limits that are printed', ({ game, spread }) => {
    const printed = (PRINTED[id]?.[game] ?? '').replace(/[[\]]/g, '').split(' ');
    expect(spread.limits.map((limit) => limit.id).sort()).toEqual(printed.sort());
  });

  it.each(games)('$game names the ruling behind each limit that is not printed', ({ game, spread }) => {
    const ruled = [...(PRINTED[id]?.[game] ?? '').matchAll(/\[([^\]]*)\]/g)].flatMap(([, list = '']) =>
      list.split(' '),
    );
    for (const limit of ruled) {
      expect(spread.limits.find((each) => each.id === limit)?.source).toContain('house ruling');
    }
  });

  it('has a jackpot fee where one is printed, and drops nothing, because nobody could win it', () => {
    const withJackpot = games.filter(({ spread }) => spread.jackpot !== null && spread.jackpot.drop > 0);
    expect(withJackpot.map(({ game }) => game).sort()).toEqual(JACKPOTS[id] ?? []);
    for (const { spread } of withJackpot) expect(spread.jackpot).toMatchObject({ drop: 100, terms: null });
  });
});
