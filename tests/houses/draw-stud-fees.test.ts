/** What is taken of draw, lowball and stud by the sheets of all five houses, row by row: the printed tables stand here again. */
import { describe, expect, it } from 'vitest';
import { GAMES } from '../../games/registry.ts';
import { gameIn } from '../../houses/house.ts';
import { HOUSES } from '../../houses/houses.ts';
import { postedRules } from '../../houses/posting.ts';

function spread(houseId: string, gameId: string) {
  const house = HOUSES.get(houseId);
  const game = house && gameIn(house, gameId);
  if (!house || game?.kind !== 'pot') throw new Error(`${houseId} does not spread ${gameId}`);
  return { house, game };
}

/** Every option that may be posted at a limit: the hand's as `7-8 $3/$1`, what each pays, the half hour's as `$15 each half hour`. */
function postedAt(houseId: string, gameId: string, limit: string): string[] {
  const { house, game } = spread(houseId, gameId);
  const fits = (option: number): boolean => postedRules(house, gameId, { limit, rules: { collection: option } }).ok;
  return [
    ...game.collections
      .filter(({ option }) => fits(option))
      .map(({ minPlayers, maxPlayers, playerFee, modifiedFee, riverFee, splitFee, eachFee = 0 }) => {
        const more = [
          riverFee > 0 && `last card $${riverFee / 100}`,
          splitFee > 0 && `split $${splitFee / 100}`,
          eachFee > 0 && `each $${eachFee / 100}`,
        ].filter(Boolean);
        return [`${minPlayers}-${maxPlayers} $${playerFee / 100}/$${modifiedFee / 100}`, ...more].join(', ');
      }),
    ...game.timeCollections
      .filter(({ option }) => fits(option))
      .map((time) => ('perHalfHour' in time ? `$${time.perHalfHour / 100} each half hour` : 'by the down')),
  ];
}

const limitsOf = (houseId: string, gameId: string): string[] => spread(houseId, gameId).game.limits.map(({ id }) => id);

describe('Artichoke Joe’s (000:4021-4214, 000:8973-8986)', () => {
  const LATER = ['2-8 $3/$0, split $2', '2-8 $4/$0, split $2'];

  it.each(['seven-card-stud', 'razz'])('%s: $3 of every limit hand', (id) => {
    const limits = limitsOf('artichoke-joes', id).filter((limit) => !limit.startsWith('no-limit'));
    expect(limits).toHaveLength(14);
    for (const limit of limits) expect(postedAt('artichoke-joes', id, limit)).toEqual(['2-8 $3/$0']);
  });

  it('stud high-low: $4 of every limit hand', () => {
    expect(postedAt('artichoke-joes', 'seven-card-stud-hi-lo-8', '4-8')).toEqual(['2-8 $4/$0']);
  });

  it.each([
    [5, 15],
    [10, 20],
    [20, 30],
  ])(
    'no-limit stud with an ante of $%i: $%i for each half hour, or an option of the later schedule',
    (ante, amount) => {
      for (const id of ['seven-card-stud', 'razz', 'seven-card-stud-hi-lo-8']) {
        expect(postedAt('artichoke-joes', id, `no-limit-ante-${ante}`)).toEqual([
          ...LATER,
          `$${amount} each half hour`,
        ]);
      }
    },
  );

  it.each(['draw-poker', 'lo-ball'])('%s: $3 of every split-limit hand with action (000:4056)', (id) => {
    for (const limit of ['2-4', '3-6', '4-8', '5-10', '6-12', '10-20', '15-30', '20-40']) {
      expect([limit, postedAt('artichoke-joes', id, limit)]).toEqual([limit, ['2-8 $3/$0']]);
    }
  });

  it.each(['draw-poker', 'lo-ball'])('%s: $3 of every spread-limit hand, out of the antes (000:4034)', (id) => {
    for (const limit of ['spread-1-10', 'spread-1-20']) {
      expect([limit, postedAt('artichoke-joes', id, limit)]).toEqual([limit, ['2-8 $3/$3']]);
    }
  });

  it.each([
    ['ante-5', 7],
    ['ante-10', 8],
    ['ante-20', 10],
    ['winner-10', 8],
    ['winner-20', 10],
    ['winner-40', 15],
    ['gun-10', 8],
    ['gun-20', 10],
    ['gun-40', 15],
    ['gun-winner-20', 10],
    ['gun-winner-40', 15],
    ['gun-winner-80', 20],
    ['gun-home-20', 10],
    ['gun-home-40', 15],
    ['gun-home-80', 20],
    ['gun-home-winner-40', 15],
    ['gun-home-winner-80', 20],
    ['gun-home-winner-160', 30],
    ['three-blinds-5', 7],
    ['three-blinds-10', 8],
    ['three-blinds-20', 10],
    ['three-blinds-40', 15],
    ['three-blinds-80', 20],
    ['three-blinds-160', 30],
    ['three-blinds-400', 50],
  ])('no limit, %s to go: $%i in advance', (limit, amount) => {
    for (const id of ['draw-poker', 'lo-ball']) {
      expect(postedAt('artichoke-joes', id, limit)).toEqual([...LATER, `$${amount} each half hour`]);
    }
  });
});

describe('Casino Real (001:4417-4743)', () => {
  it.each([
    ['draw-poker', 3, 2],
    ['draw-hi-lo-split', 4, 3],
    ['draw-jacks-or-better', 3, 2],
    ['lo-ball', 3, 2],
  ])('%s: $%i for seven or more, $%i for fewer, a dollar without a draw', (id, full, short) => {
    for (const limit of limitsOf('casino-real', id)) {
      expect(postedAt('casino-real', id, limit)).toEqual([`7-8 $${full}/$1`, `2-6 $${short}/$1`]);
    }
  });

  it('Asian stud at $10-$100: a dollar from each player for each hand', () => {
    expect(limitsOf('casino-real', 'asian-stud')).toEqual(['spread-10-100']);
    expect(postedAt('casino-real', 'asian-stud', 'spread-10-100')).toEqual(['2-6 $0/$0, each $1']);
  });

  it('Mexican poker: $4 for four or fewer, $5 for five or more, a dollar after the last card', () => {
    const rows = ['2-4 $4/$0, last card $1', '5-7 $5/$0, last card $1'];
    for (const limit of limitsOf('casino-real', 'mexican-poker')) {
      expect([limit, postedAt('casino-real', 'mexican-poker', limit)]).toEqual([limit, rows]);
    }
  });
});

describe('Lake Elsinore (003:2056-2073)', () => {
  const LIMITS = ['3-6', '4-8', '9-18', '12-24', '15-30'];
  const OPEN = ['no-limit-1-2', 'no-limit-2-5', 'pot-limit-1-2', 'pot-limit-2-5'];

  it.each(['lo-ball', 'kansas-city-lowball'])('%s: with limits and without (003:364-493)', (id) => {
    expect(limitsOf('lake-elsinore', id)).toEqual([...LIMITS, ...OPEN]);
  });

  it.each([
    ['lo-ball', LIMITS, { checkRaise: false, sevens: 'wins-no-later-bets', wayIn: 'kill', maxRaises: 6 }],
    ['lo-ball', OPEN, { checkRaise: true, sevens: 'plays', wayIn: 'post' }],
    // As ace-to-five, but for check and raise (003:467-477).
    ['kansas-city-lowball', LIMITS, { checkRaise: true, wayIn: 'kill', maxRaises: 6 }],
    ['kansas-city-lowball', OPEN, { checkRaise: true, wayIn: 'post' }],
  ] as const)('%s at %j', (id, limits, rules) => {
    const { house } = spread('lake-elsinore', id);
    for (const limit of limits) {
      const posted = postedRules(house, id, { limit });
      expect(posted.ok && GAMES.get(id)?.rules.parse(posted.value.rules), limit).toMatchObject(rules);
    }
  });

  it('lo-ball: $4, $3 and $2 by the number of players', () => {
    for (const limit of LIMITS) {
      expect(postedAt('lake-elsinore', 'lo-ball', limit)).toEqual(['7-8 $4/$0', '5-6 $3/$0', '2-4 $2/$0']);
    }
  });

  it('Kansas City lowball: the same; nothing is printed for its games without limits', () => {
    for (const limit of LIMITS) {
      expect(postedAt('lake-elsinore', 'kansas-city-lowball', limit)).toEqual(['7-10 $4/$0', '5-6 $3/$0', '2-4 $2/$0']);
    }
    for (const limit of OPEN) {
      expect(postedAt('lake-elsinore', 'kansas-city-lowball', limit)).toEqual([]);
      expect(postedAt('lake-elsinore', 'lo-ball', limit)).toEqual([]);
    }
  });

  it('jacks or better: no row is printed', () => {
    expect(spread('lake-elsinore', 'draw-jacks-or-better').game).toMatchObject({
      collections: [],
      timeCollections: [],
    });
  });
});

describe('the others', () => {
  it('Empire: lowball at $20, $3 for six or more and $2 for fewer (004:75-80)', () => {
    expect(postedAt('empire', 'lo-ball', '20')).toEqual(['6-8 $3/$3', '2-5 $2/$2']);
  });

  it.each([
    ['1-2', 0, 100, 1_000],
    ['2-4', 25, 100, 2_000],
    ['3-6', 50, 100, 3_000],
    ['6-12', 100, 200, 6_000],
    ['10-20', 200, 500, 20_000],
    ['15-30', 200, 500, 30_000],
    ['20-40', 300, 1_000, 40_000],
    ['30-60', 500, 1_000, 60_000],
  ])(
    'the Oaks: stud at %s with an ante of %i cents, a forced bet of %i, a buy-in of %i',
    (id, ante, bringIn, fullBuy) => {
      for (const game of ['seven-card-stud', 'razz']) {
        const limit = spread('oaks', game).game.limits.find((each) => each.id === id);
        expect(limit).toMatchObject({ rules: { ante, bringIn }, buyIn: { fullBuy } });
      }
    },
  );

  it.each(['draw-poker', 'lo-ball', 'asian-stud', 'mexican-poker', 'seven-card-stud', 'razz'])(
    'the Oaks prints no amount for %s',
    (id) => {
      expect(spread('oaks', id).game).toMatchObject({ collections: [], timeCollections: [] });
    },
  );
});
