/** Sizes, blinds, buy-ins and collections of the flop games of all houses against the printed tables, row by row. */
import { describe, expect, it } from 'vitest';
import { type PokerRules, stakesOf } from '../../games/poker/rules.ts';
import { GAMES } from '../../games/registry.ts';
import { type FeeOption, gameIn } from '../../houses/house.ts';
import { HOUSES } from '../../houses/houses.ts';
import { postedRules } from '../../houses/posting.ts';

const REAL = 'casino-real';
const ELSINORE = 'lake-elsinore';

function spread(houseId: string, gameId: string) {
  const house = HOUSES.get(houseId);
  const game = house && gameIn(house, gameId);
  if (!house || game?.kind !== 'pot') throw new Error(`${houseId} does not spread ${gameId}`);
  return { house, game };
}

/** `7-10 $5/$1`: from so many players to so many, the fee, and the one where the hand ends before the board. */
const inWords = ({ minPlayers, maxPlayers, playerFee, modifiedFee }: FeeOption): string =>
  `${minPlayers}-${maxPlayers} $${playerFee / 100}/$${modifiedFee / 100}`;

/** What a game takes at one of its limits: every option that may be posted there. */
function postedAt(houseId: string, gameId: string, limit: string): string[] {
  const { house, game } = spread(houseId, gameId);
  return game.collections
    .filter(({ option }) => postedRules(house, gameId, { limit, rules: { collection: option } }).ok)
    .map(inWords);
}

const SEVEN_LIMITS = ['3-6', '3-6-half-kill', '4-8', '4-8-half-kill', '4-8-full-kill', '9-18', '15-30'];

describe('Casino Real (001:4251-4592)', () => {
  it.each(['3-6', '4-8', '6-12', '6-12-full-kill', '8-16', 'no-limit-1-2'])('hold’em at %s', (limit) => {
    expect(postedAt(REAL, 'holdem', limit)).toEqual(['7-10 $5/$1', '5-6 $4/$1', '2-4 $2/$1']);
  });

  it.each(['4-8', '4-8-half-kill'])('Omaha high-low at %s', (limit) => {
    expect(postedAt(REAL, 'omaha-hi-lo-8', limit)).toEqual(['7-10 $6/$1', '5-6 $5/$1', '2-4 $3/$1']);
  });

  it.each([
    ['holdem-hi-lo-8', 4, 3],
    ['fast-action-holdem', 3, 2],
    ['omaha', 4, 3],
    ['pineapple', 3, 2],
    ['crazy-pineapple', 4, 3],
    ['tahoe-pineapple-hi-lo-8', 4, 3],
  ])('%s at all seven limits: $%i for seven players or more, $%i for fewer', (id, full, short) => {
    for (const limit of SEVEN_LIMITS) {
      expect([limit, postedAt(REAL, id, limit)]).toEqual([limit, [`7-10 $${full}/$1`, `2-6 $${short}/$1`]]);
    }
    expect(
      spread(REAL, id)
        .game.limits.map(({ id: limit }) => limit)
        .filter((limit) => limit !== '2-4'),
    ).toEqual(SEVEN_LIMITS);
  });

  it.each([
    ['holdem', '3-6', 2, 3, null],
    ['holdem', '4-8', 2, 4, null],
    ['holdem', '6-12', 4, 6, null],
    ['holdem', '6-12-full-kill', 4, 6, 12],
    ['holdem', '8-16', 4, 8, null],
    ['omaha-hi-lo-8', '4-8-half-kill', 2, 4, 6],
    ['omaha', '3-6-half-kill', 2, 3, 4.5],
  ])('%s at %s: blinds of %f and %f, kill %s', (id, limit, small, big, kill) => {
    expect(rulesAt(REAL, id, limit)).toEqual({ small, big, kill });
  });

  it('Tahoe: 2-4 with a buy-in of $20, 15-30 with one of $300, a bet and three raises (001:1496-1585)', () => {
    const { game } = spread(REAL, 'tahoe-pineapple-hi-lo-8');
    expect(game.limits.map(({ id, buyIn }) => `${id} ${buyIn.fullBuy / 100}`)).toEqual([
      '2-4 20',
      '3-6 30',
      '3-6-half-kill 30',
      '4-8 40',
      '4-8-half-kill 40',
      '4-8-full-kill 40',
      '9-18 90',
      '15-30 300',
    ]);
    expect(game.rules).toMatchObject({ maxRaises: 3 });
  });
});

describe('Oaks Club (002:182-243)', () => {
  it.each([
    ['1-2', 0.5, 1, 10],
    ['2-4', 1, 2, 20],
    ['3-6', 1, 3, 30],
    ['6-12', 4, 6, 60],
    ['10-20', 5, 10, 200],
    ['15-30', 10, 15, 300],
    ['20-40', 10, 20, 400],
    ['30-60', 15, 30, 600],
  ])('hold’em at %s: blinds of %f and %f, buy-in %i', (limit, small, big, buyIn) => {
    expect(rulesAt('oaks', 'holdem', limit)).toMatchObject({ small, big });
    expect(spread('oaks', 'holdem').game.limits.find(({ id }) => id === limit)?.buyIn.fullBuy).toBe(buyIn * 100);
  });

  it('prints no amount that could be posted', () => {
    expect(spread('oaks', 'holdem').game).toMatchObject({ collections: [], timeCollections: [], jackpot: null });
  });
});

describe('Lake Elsinore (003:1994-2106)', () => {
  const BY_PLAYERS = ['7-10 $4/$0', '5-6 $3/$0', '2-4 $2/$0'];

  it.each([1, 2, 3, 4, 6, 8, 9, 10, 12, 15, 20, 25, 30, 40, 50])('hold’em at a lower limit of $%i', (lower) => {
    expect(postedAt(ELSINORE, 'holdem', `${lower}-${lower * 2}`)).toEqual(BY_PLAYERS);
  });

  it.each(['20', '40', '50-100', '100-500', '100'])('no-limit hold’em, buy-in $%s', (buyIn) => {
    expect(postedAt(ELSINORE, 'holdem', `no-limit-${buyIn}`)).toEqual(BY_PLAYERS);
  });

  it.each(['omaha', 'omaha-hi-lo-8'])('%s at 3-6, 4-8 and 6-12', (id) => {
    for (const limit of ['3-6', '4-8', '6-12']) expect(postedAt(ELSINORE, id, limit)).toEqual(BY_PLAYERS);
  });

  it.each(['holdem', 'omaha'])('pot-limit %s: $6 from each player for half an hour, at every buy-in', (id) => {
    const { house } = spread(ELSINORE, id);
    for (const buyIn of ['20', '40', '50-100', '100-500', '100']) {
      const posted = postedRules(house, id, { limit: `pot-limit-${buyIn}`, rules: { collection: 7 } });
      expect(posted).toMatchObject({ ok: true, value: { time: { perHalfHour: 600 }, rules: { collection: [] } } });
    }
  });

  it('prints a jackpot of a dollar, and nobody who could win it', () => {
    const { game } = spread(ELSINORE, 'omaha');
    expect(game.jackpot).toMatchObject({ drop: 100, terms: null });
  });
});

describe('stud', () => {
  it.each([
    ['seven-card-stud', 3, 2],
    ['seven-card-stud-hi-lo-8', 4, 3],
    ['razz', 3, 2],
  ])('%s at Casino Real: $%i for seven players or more, $%i for fewer (001:4417-4499)', (id, full, short) => {
    for (const limit of ['3-6', '4-8', '9-18', '15-30']) {
      expect(postedAt(REAL, id, limit)).toEqual([`7-8 $${full}/$0`, `2-6 $${short}/$0`]);
    }
  });

  it.each([
    ['razz', ['3-6', '4-8', '9-18', '12-24', '15-30']],
    ['seven-card-stud', ['3-6', '4-8', '6-12', '9-18', '12-24', '15-30']],
    ['seven-card-stud-hi-lo-8', ['3-6', '4-8', '6-12', '9-18', '12-24', '15-30']],
  ])('%s at Lake Elsinore: $4, $3 and $2 at %j (003:1984-2045)', (id, limits) => {
    expect(spread(ELSINORE, id).game.limits.map(({ id: limit }) => limit)).toEqual(limits);
    for (const limit of limits) expect(postedAt(ELSINORE, id, limit)).toEqual(['7-8 $4/$0', '5-6 $3/$0', '2-4 $2/$0']);
  });
});

describe('Empire (004:138-182, 004:2881-2933)', () => {
  const BOTH = ['6-10 $4/$4', '2-5 $3/$3', '3-10 $5/$5', '2-2 $2/$2'];
  const LATER = BOTH.slice(2);

  it.each(['holdem', 'omaha-hi-lo-8'])('%s at its limits, of every hand', (id) => {
    for (const lower of [2, 3, 4, 6, 10, 15]) {
      expect([lower, postedAt('empire', id, `${lower}-${lower * 2}`)]).toEqual([lower, BOTH]);
    }
  });

  it.each(['5-10', '8-16', '9-18', 'no-limit-150'])('at %s only by the later schedule', (limit) => {
    for (const id of ['holdem', 'omaha-hi-lo-8']) expect(postedAt('empire', id, limit)).toEqual(LATER);
  });

  it.each([20, 40, 60, 80, 100, 200])('no-limit hold’em, buy-in $%i: by both schedules', (buyIn) => {
    expect(postedAt('empire', 'holdem', `no-limit-${buyIn}`)).toEqual(BOTH);
  });

  it.each([300, 400, 500])('no-limit hold’em, buy-in $%i: only by the first', (buyIn) => {
    expect(postedAt('empire', 'holdem', `no-limit-${buyIn}`)).toEqual(BOTH.slice(0, 2));
  });

  it('Tahoe: $4 and $3 at 3-6 (004:65-73), later $3 and $2 at 2-4 and 3-6 (004:2926-2933)', () => {
    const later = ['6-10 $3/$3', '2-5 $2/$2'];
    expect(postedAt('empire', 'tahoe-pineapple-hi-lo-8', '3-6')).toEqual(['6-10 $4/$4', '2-5 $3/$3', ...later]);
    expect(postedAt('empire', 'tahoe-pineapple-hi-lo-8', '2-4')).toEqual(later);
  });
});

describe('Artichoke Joe’s live games (000:1639-1653)', () => {
  it.each(['holdem', 'omaha', 'omaha-hi-lo-8'])('%s: live straddles, the button for sale, a kill at 3-6', (id) => {
    const { game } = spread('artichoke-joes', id);
    expect(game.rules).toMatchObject({ straddles: 4, buyButton: true });
    expect(rulesAt('artichoke-joes', id, '3-6-kill')).toEqual({ small: 1, big: 3, kill: 6 });
  });
});

/** Blinds and kill at one limit, dollars. */
function rulesAt(houseId: string, gameId: string, limit: string) {
  const posted = postedRules(spread(houseId, gameId).house, gameId, { limit });
  if (!posted.ok) throw new Error(posted.error.message);
  const rules = GAMES.get(gameId)?.rules.parse(posted.value.rules) as unknown as PokerRules;
  const { small, big } = stakesOf(rules);
  return { small: small / 100, big: big / 100, kill: rules.killBlind === null ? null : rules.killBlind / 100 };
}
