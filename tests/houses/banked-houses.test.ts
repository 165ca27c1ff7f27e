import { describe, expect, it } from 'vitest';
import { GAMES } from '../../games/registry.ts';
import { HOUSES } from '../../houses/houses.ts';
import { postedRules } from '../../houses/posting.ts';
import { readRules } from '../../main/rules-file.ts';

/** The rules a game is played by in a house, whatever the game. */
function rulesOf(houseId: string, gameId: string, overrides: Record<string, unknown> = {}): Record<string, unknown> {
  const [house, game] = [HOUSES.get(houseId), GAMES.get(gameId)];
  if (!house || !game) throw new Error(`${houseId} ${gameId}`);
  const resolved = postedRules(house, gameId, { rules: overrides });
  if (!resolved.ok) throw new Error(resolved.error.message);
  return game.rules.parse(resolved.value.rules) as unknown as Record<string, unknown>;
}

const THREE_CARDS = ['three-card-poker', 'three-card-poker-6-card'];

const spread = [...HOUSES.values()].flatMap((house) =>
  Object.entries(house.games).flatMap(([id, game]) => (game.kind === 'banked' ? [{ house, id, game }] : [])),
);

describe('what the houses spread', () => {
  it('is games that there are, by rules that they have', () => {
    for (const { house, id } of spread) expect(() => rulesOf(house.id, id)).not.toThrow();
  });

  it('at every table limit and with every posted option', () => {
    for (const { house, id, game } of spread) {
      for (const { rules } of game.limits) expect(rulesOf(house.id, id, rules)).toMatchObject(rules);
      for (const { option, collection, rules, limits } of game.collections) {
        const expected = { ...rules, minBet: limits.min, collection };
        expect(rulesOf(house.id, id, { collection: option })).toMatchObject(expected);
      }
    }
  });

  it('with buy-ins that cover bets, and leave room for the bank', () => {
    for (const { game } of spread) {
      for (const { buyIn, rules } of game.limits) {
        expect(buyIn.fullBuy).toBeGreaterThanOrEqual(10 * Number(rules.minBet));
        expect(buyIn.shortBuy ?? 0).toBeLessThan(buyIn.fullBuy);
        expect(buyIn.maximum).toBeNull();
      }
    }
  });
});

describe('Artichoke Joe’s', () => {
  it('plays by the games’ own defaults unless another house’s text is fuller, plus what its own text adds', () => {
    // 000:1857-1859, 000:2027 and 000:2030-2033: several stakes in a bank, bets of the player-dealer, joint bets by choice
    const bettors = { banks: 'several', dealerBets: true, joint: 'choice' };
    const added: Record<string, object> = {
      'ez-baccarat': { tracker: 'reader-board' }, // 000:6510-6512
      'fast-nine': { joint: 'choice' }, // 000:3401-3403
      'no-bust-21': bettors,
      'double-hand-poker': bettors,
      'california-blackjack-22': bettors,
    };
    for (const { house, id, game } of spread)
      if (house.id === 'artichoke-joes' && !THREE_CARDS.includes(id) && id !== 'pai-gow-tiles')
        expect([id, game.rules]).toEqual([id, added[id] ?? {}]);
  });
});

describe('Three Card Poker', () => {
  it.each([
    ['artichoke-joes', { unqualified: 'pays', pairPlus: 'equal', bonusFirst: true, coverage: 'losers-first' }],
    ['casino-real', { unqualified: 'compares', pairPlus: 'any', bonusFirst: false, backline: 'no' }],
    ['lake-elsinore', { unqualified: 'compares', pairPlus: 'equal' }],
    ['empire', { unqualified: 'compares', pairPlus: 'equal' }],
  ])('in %s', (house, rules) => {
    expect(rulesOf(house, 'three-card-poker')).toMatchObject(rules);
  });

  it('with six cards: a fold loses both bonuses at Artichoke Joe’s, only the Pair Plus at Casino Real', () => {
    expect(rulesOf('artichoke-joes', 'three-card-poker-6-card')).toMatchObject({ bonusAfterFold: 'lost' });
    const real = rulesOf('casino-real', 'three-card-poker-6-card');
    expect(real).toMatchObject({ bonusAfterFold: 'six-card-stands', maxSix: 2_000 });
  });
});

describe('the other blackjacks', () => {
  it.each([
    // 001:1983-1995, 001:2055-2058, 001:2119-2144, 001:2175-2200
    [
      'casino-real',
      'pure-21-5',
      {
        naturalPays: '6-to-5',
        bothOver: 'dealer-888',
        insurance: true,
        doubleForLess: true,
        splits: 3,
        backline: 'no',
      },
    ],
    [
      'casino-real',
      'pure-21-5',
      { buster: 'casino-real', busterMin: 500, busterMax: 5_000, countsFrom: 'house-dealer' },
    ],
    // 003:2333-2337, 003:2461-2463, 003:2537-2542, 003:2557-2649
    [
      'lake-elsinore',
      'pure-21-5',
      {
        naturalPays: '6-to-5',
        bothOver: 'dealer-888',
        insurance: true,
        redFlex: true,
        bonusOrder: 'last',
        backline: 'yes',
      },
    ],
    [
      'empire',
      'pure-21-5',
      { naturalPays: '6-to-5', bothOver: 'always', insurance: false, redFlex: false, buster: 'none' },
    ],
    [
      'empire',
      'blackjack-8-0',
      { buster: '8.0', busterUpToBase: true, splits: 2, bonusOrder: 'last', insurance: true },
    ],
    // 002:3-33
    [
      'oaks',
      'california-blackjack-22',
      {
        decks: 1,
        fourMore: 'jokers',
        ranking: 'nearest',
        dealerPlays: 'choice',
        playersDown: true,
        naturalsFirst: true,
      },
    ],
    [
      'artichoke-joes',
      'california-blackjack-22',
      { decks: 6, fourMore: 'aces', ranking: 'under-first', equal: '18-and-over' },
    ],
    ['oaks', 'century-21-blackjack', { decks: 8, dealerCards: 'one-down' }], // 002:666-670
  ])('%s, %s: %o', (house, game, rules) => {
    expect(rulesOf(house, game)).toMatchObject(rules);
  });

  it('Lake Elsinore has Pure 21.5 with lettered cards at every limit, too (003:1180-1524)', () => {
    const limits = HOUSES.get('lake-elsinore')?.games['pure-21-5']?.limits ?? [];
    const letters = limits.filter(({ id }) => id.endsWith('-letters'));
    expect(letters.map(({ id }) => id)).toEqual(
      ['2-600', '5-600', '10-600', '25-600', '25-1000', '50-1200'].map((id) => `${id}-letters`),
    );
    for (const { rules } of letters) {
      expect(rulesOf('lake-elsinore', 'pure-21-5', rules)).toMatchObject({
        ...{ bonusCards: 'W-X-Y-Z', naturalPays: '3-to-2', bothOver: 'same-cards', insurance: false, redFlex: false },
      });
    }
  });
});

describe('No Bust 21st Century Blackjack', () => {
  it.each([
    ['artichoke-joes', { naturals: 'jokers-and-aces', jokersPay: '2-to-1', acesPay: '1-to-1', jokersBeatAces: true }],
    ['casino-real', { naturals: 'jokers', jokersPay: '2-to-1' }],
    ['oaks', { naturals: 'jokers', jokersPay: '2-to-1' }],
    ['lake-elsinore', { naturals: 'jokers-and-aces', jokersPay: '3-to-2', acesPay: '3-to-2', jokersBeatAces: false }],
    ['empire', { naturals: 'jokers', jokersPay: '2-to-1' }],
  ])('naturals at %s', (house, expected) => {
    expect(rulesOf(house, 'no-bust-21')).toMatchObject(expected);
  });

  it.each([
    ['artichoke-joes', { surrender: 'not-against-joker', surrenderUnit: 500, splitAces: 'no', doubles: 'below-20' }],
    ['artichoke-joes', { doubleFaceDown: true }],
    [
      'casino-real',
      { surrender: 'not-against-joker', splitAces: 'one-card', doubles: 'any-two', doubleFaceDown: false },
    ],
    ['oaks', { splitAces: 'one-card', doubles: 'any-two', doubleAfterSplit: true }],
    ['lake-elsinore', { surrender: 'not-against-ace-or-joker', doubles: 'any-two', splits: 3 }],
    ['lake-elsinore', { doubleAfterSplit: true }],
    ['empire', { splitAces: 'one-card', doubles: 'any-two', doubleAfterSplit: false, doubleFaceDown: false }],
  ])('what a player may do at %s', (house, expected) => {
    expect(rulesOf(house, 'no-bust-21')).toMatchObject(expected);
  });

  it.each([
    ['artichoke-joes', 'dealer-natural'],
    ['casino-real', 'never'],
    ['oaks', 'dealer-second-joker'],
    ['lake-elsinore', 'dealer-natural'],
    ['empire', 'never'],
  ])('doubles and splits go back at %s: %s', (house, extraReturned) => {
    expect(rulesOf(house, 'no-bust-21')).toMatchObject({ extraReturned });
  });
});

describe('Double Hand Poker', () => {
  it.each([
    ['artichoke-joes', { joker: 'ace', pileChoice: true, bankNeeds: 'nothing', decides: 'largest' }],
    ['oaks', { joker: 'ace', pileChoice: true, bankNeeds: 'wager-last-hand', decides: 'largest', betStep: 500 }],
    ['lake-elsinore', { joker: 'wild', pileChoice: false, bankNeeds: 'nothing' }],
    ['empire', { joker: 'ace', pileChoice: true, bankNeeds: 'wager-last-hand', decides: 'holder', backline: 'yes' }],
  ])('at %s', (house, expected) => {
    expect(rulesOf(house, 'double-hand-poker')).toMatchObject(expected);
  });

  it('has squares of $10 to $200 at Empire (004:55)', () => {
    const [limit] = HOUSES.get('empire')?.games['double-hand-poker']?.limits ?? [];
    expect(limit?.rules).toMatchObject({ minBet: 1_000, maxBet: 20_000 });
  });
});

describe('EZ Baccarat Panda 8 at Casino Real', () => {
  const panda = (collection: number | string) => rulesOf('casino-real', 'ez-baccarat-panda-8', { collection });

  it('has no bonus bets behind other players (001:3266, 001:3280)', () => {
    expect(panda(1)).toMatchObject({ backline: 'yes', bonusBackline: false });
    expect(rulesOf('artichoke-joes', 'ez-baccarat-panda-8')).toMatchObject({ bonusBackline: true });
  });

  it('has bonus bets of $5 to $500 under the rates, whatever the table (001:7315-7317)', () => {
    expect(panda(15)).toMatchObject({
      minBet: 10_000,
      minDragon: 500,
      maxDragon: 50_000,
      minPanda: 500,
      maxPanda: 50_000,
    });
    expect(panda(15)).toMatchObject({ minTie: null, maxTie: null });
  });

  it('has bonus bets to $50 and ties to $100 on its own page (001:3379-3381)', () => {
    expect(panda('G2')).toMatchObject({
      minBet: 2_500,
      maxBet: 100_000,
      maxTie: 10_000,
      maxDragon: 5_000,
      maxPanda: 5_000,
    });
  });
});

describe('in files', () => {
  const house = HOUSES.get('artichoke-joes') ?? null;
  const game = GAMES.get('ez-baccarat-panda-8');

  it('a collection is an option, by its number or id, or fees in dollars', () => {
    if (!game) throw new Error('no game');
    const byId = readRules(game, house, { collection: 'G8' });
    const fees = {
      playerBy: 'total',
      playerBonus: true,
      dealerBy: 'action',
      dealerBonus: true,
      player: [
        { from: 100, fee: 1 },
        { from: 201, fee: 2 },
        { from: 401, fee: 4 },
        { from: 601, fee: 6 },
        { from: 801, fee: 8 },
      ],
      dealer: [
        { from: 100, fee: 4 },
        { from: 501, fee: 6 },
        { from: 2001, fee: 8 },
      ],
    };
    expect(readRules(game, house, { collection: fees, minBet: 100, maxBet: 1_000 })).toEqual(byId);
    expect(byId.ok).toBe(true);
  });

  it('and anything else is refused with its place and what was expected', () => {
    if (!game) throw new Error('no game');
    const wrong = (collection: unknown) => readRules(game, house, { collection });
    expect(wrong('H1')).toMatchObject({
      error: [{ path: 'rules.collection', message: expect.stringContaining('no option H1') }],
    });
    expect(wrong({ playerBy: 'total', player: [{ from: 5, fee: 'x' }] })).toMatchObject({
      error: [{ path: 'rules.collection.player[0].fee', message: expect.stringMatching(/^expected dollars/) }],
    });
    expect(wrong(true)).toMatchObject({
      error: [{ path: 'rules.collection', message: "expected a posted option's number, its id, or fees or null" }],
    });
  });
});

describe('Commission-Free Baccarat at Casino Real', () => {
  it('has bonus bets of $5 to $500, not behind other players (001:3833, 001:7315-7317)', () => {
    expect(rulesOf('casino-real', 'commission-free-baccarat', { collection: 15 })).toMatchObject({
      ...{ minBet: 10_000, minTie: null, maxTie: null, backline: 'yes', bonusBackline: false },
      ...{ minPlayerDragon: 500, maxPlayerDragon: 50_000, minBankerDragon: 500, maxBankerDragon: 50_000 },
    });
  });
});

describe('Cash-In Baccarat at Casino Real', () => {
  it('has bonus bets of $5 to $500, also behind other players (001:5947, 001:7315-7317)', () => {
    expect(rulesOf('casino-real', 'cash-in-baccarat', { collection: 15 })).toMatchObject({
      ...{ minBet: 10_000, minTie: null, maxTie: null, tiePays: 8, backline: 'yes', bonusBackline: true, positions: 8 },
      ...{ minTiger: 500, maxTiger: 50_000, minPhoenix: 500, maxPhoenix: 50_000 },
    });
  });
});

it.each([
  ['artichoke-joes', 'no-bust-21', 'several'], // 000:2247, 000:2334-2335
  ['artichoke-joes', 'california-blackjack-22', 'several'], // 000:2899-2904
  ['artichoke-joes', 'double-hand-poker', 'several'], // 000:1857-1859
  ['oaks', 'double-hand-poker', 'several'], // 002:274
  ['oaks', 'no-bust-21', 'one'],
  ['empire', 'double-hand-poker', 'several'], // 004:1517-1523
] as const)('who stakes money in the bank at %s, %s: %s', (house, game, banks) => {
  // 000:2027, 000:2580-2582, 000:3246: of those who print it
  expect(rulesOf(house, game)).toMatchObject({ banks, dealerBets: house === 'artichoke-joes' });
});
