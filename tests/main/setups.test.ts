import { describe, expect, it } from 'vitest';
import { gameIn, type Jackpot, jackpotFault } from '../../houses/house.ts';
import { oaks } from '../../houses/oaks.ts';
import { setupOfProfile, setupsOf } from '../../main/setups.ts';
import { tableConfig } from '../../main/table/config.ts';

const setups = (house: string, ...games: readonly Record<string, unknown>[]) =>
  setupsOf(tableConfig.parse({ house, games }));

describe('the tables of a house that has player-dealer games', () => {
  it('post what players and player-dealer pay, in words', () => {
    const found = setups(
      'artichoke-joes',
      { game: 'ez-baccarat-panda-8', limit: '40-1000', collection: ['G7'] },
      { game: 'no-bust-21', limit: '100-2000', collection: [7] },
      { game: 'double-hand-poker', limit: '5-200', collection: [8] },
      { game: 'double-hand-poker', limit: '20-500', collection: [2] },
    );
    expect([...found].map(([id, { profile }]) => [id, ...profile.posted.slice(0, 2)])).toEqual([
      [
        'ez-baccarat-panda-8-40-1000',
        'Each player pays by the total they bet: $1 to $200, $2 to $400, $4 to $600, $6 to $800, $8 above',
        'The player-dealer pays by the total bet: $4 to $500, $6 to $2,000, $8 above',
      ],
      [
        'no-bust-21-100-2000',
        'Each base wager pays: $1 to $100, $3 to $500, $6 to $1,000, $9 to $1,500, $12 above',
        'The player-dealer pays by the total bet: $6 to $1,000, $9 above',
      ],
      [
        'double-hand-poker-5-200',
        'Players pay nothing',
        'The player-dealer pays by the total bet: $4 to $300, $7 to $600, $10 to $1,000, $15 to $2,000, $20 above',
      ],
      [
        'double-hand-poker-20-500',
        'Each base wager pays: $1 to $100, $2 to $300, $3 above',
        'The player-dealer pays: $3',
      ],
    ]);
    expect(found.get('ez-baccarat-panda-8-40-1000')?.rules).toMatchObject({ minBet: 4_000, maxBet: 100_000 });
  });

  it('post no fees where no option is', () => {
    const [setup] = setups('empire', { game: 'double-hand-poker', limit: '10-200' }).values();
    expect(setup?.profile.posted).toHaveLength(1);
    expect(setup?.rules).toMatchObject({ collection: null, minBet: 1_000, maxBet: 20_000 });
  });

  it.each([
    [
      { game: 'no-bust-21', limit: '5-200', collection: [7] },
      /games\.0\.collection: option 7 is for tables of \$100-\$2,000/,
    ],
    [
      { game: 'no-bust-21', limit: '5-200', collection: [1, 8] },
      /games\.0\.collection: one option is posted at a table/,
    ],
    [{ game: 'no-bust-21', limit: '5-100' }, /games\.0\.limit: one of 5-200, .*, not "5-100"/],
  ])('%j is refused', (game, why) => {
    expect(() => setups('artichoke-joes', game)).toThrow(why);
  });
});

describe('a drop nobody can win', () => {
  const DROP: Jackpot = { drop: 100, source: 'a house', terms: null };
  const TERMS = {
    hand: ['As', 'Ah', 'Ad', 'Jc', 'Js'],
    bothHoleCards: true,
    minPlayers: 4,
    shares: { loser: 50, winner: 25, table: 25 },
    source: 'a house',
  };

  it('is taken at no table by default', () => {
    for (const { profile, rules } of setupsOf(tableConfig.parse({})).values()) {
      expect(profile.posted.join()).not.toContain('Jackpot');
      expect((rules as { jackpotDrop?: number }).jackpotDrop ?? 0).toBe(0);
    }
  });

  it('is refused with the place and the reason when a profile asks for it', () => {
    expect(() => setups('lightning', { game: 'holdem', limit: '4-8', jackpot: true })).toThrow(
      'games.0.jackpot: Lightning Poker: no qualifying hand and no shares are stated, so nobody could win what is dropped. Set it to false',
    );
    expect(() => setups('artichoke-joes', { game: 'no-bust-21', limit: '5-200', jackpot: true })).toThrow(
      /games\.0\.jackpot: .* has no jackpot for this game: set it to false/,
    );
  });

  it('is refused where a profile would take it by an option of the game', () => {
    for (const rules of [{ jackpotDrop: 1 }, { jackpots: [] }]) {
      const read = setupOfProfile('own', { game: 'holdem', limit: '4-8', rules }, tableConfig.parse({}));
      expect(read).toMatchObject({ ok: false, error: [{ path: expect.stringMatching(/^rules\.jackpot/) }] });
    }
  });

  it('is printed without a drop at the Oaks Club (002:525-546)', () => {
    expect(() => setups('oaks', { game: 'lo-ball', limit: '4-8', jackpot: true })).toThrow(/no shares are stated/);
    expect(gameIn(oaks, 'lo-ball')).toMatchObject({ jackpot: { terms: { hand: ['6s', '4d', '3h', '2c', 'As'] } } });
    expect(gameIn(oaks, 'draw-poker')).toMatchObject({ jackpot: { terms: { hand: ['As', 'Ah', 'Ad', '2c', '2d'] } } });
  });

  it('can be offered once the house states a qualifying hand and shares that can be paid', () => {
    expect(jackpotFault({ ...DROP, terms: TERMS })).toBeNull();
    expect(jackpotFault(DROP)).not.toBeNull();
    expect(jackpotFault({ ...DROP, terms: { ...TERMS, hand: [] } })).not.toBeNull();
    expect(jackpotFault({ ...DROP, terms: { ...TERMS, minPlayers: 1 } })).not.toBeNull();
    expect(jackpotFault({ ...DROP, terms: { ...TERMS, shares: null } })).not.toBeNull();
    expect(jackpotFault({ ...DROP, drop: 0, terms: TERMS })).not.toBeNull();
    for (const shares of [
      { loser: 60, winner: 30, table: 20 },
      { loser: 0, winner: 50, table: 50 },
      { loser: 50, winner: -10, table: 50 },
    ]) {
      expect(jackpotFault({ ...DROP, terms: { ...TERMS, shares } })).not.toBeNull();
    }
  });
});
