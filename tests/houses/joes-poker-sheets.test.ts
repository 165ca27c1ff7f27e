/** The sheets of Artichoke Joe's for its poker games, row by row: fees of a hand, antes and blinds, forced bets, buy-ins. */
import { describe, expect, it } from 'vitest';
import type { Occupant } from '../../games/hand-start.ts';
import { GAMES } from '../../games/registry.ts';
import { artichokeJoes } from '../../houses/artichoke-joes.ts';
import { type FeeOption, gameIn } from '../../houses/house.ts';
import { postedRules } from '../../houses/posting.ts';

/** 000:8796-8953: option | players | player fee, modified fee, after the turn, after the river, split pot; dollars. */
const FLOP_GAMES = `
  1 | 7-10 | 3 0 0 0 1
  2 | 7-10 | 3 0 0 1 1
  3 | 7-10 | 3 1 0 1 1
  4 | 7-10 | 3 0 1 0 1
  5 | 7-10 | 3 1 1 0 1
  6 | 7-10 | 4 0 0 0 1
  7 | 7-10 | 4 0 0 1 1
  8 | 7-10 | 4 1 0 1 1
  9 | 7-10 | 4 0 1 0 1
  10 | 7-10 | 4 1 1 0 1
  11 | 7-10 | 5 0 0 0 1
  12 | 7-10 | 5 0 0 1 1
  13 | 7-10 | 5 1 0 1 1
  14 | 7-10 | 5 0 1 0 1
  15 | 7-10 | 5 1 1 0 1
  16 | 7-10 | 6 0 0 0 1
  17 | 7-10 | 6 0 0 1 1
  18 | 7-10 | 6 1 0 1 1
  19 | 7-10 | 6 0 1 0 1
  20 | 7-10 | 6 1 1 0 1
  21 | 7-10 | 7 0 0 0 1
  22 | 7-10 | 7 0 0 1 1
  23 | 7-10 | 7 1 0 1 1
  24 | 7-10 | 7 0 1 0 1
  25 | 7-10 | 7 1 1 0 1
  26 | 7-10 | 8 0 0 0 1
  27 | 7-10 | 8 0 0 1 1
  28 | 7-10 | 8 1 0 1 1
  29 | 7-10 | 8 0 1 0 1
  30 | 7-10 | 8 1 1 0 1
  31 | 6-6 | 2 0 0 0 1
  32 | 6-6 | 2 0 0 1 1
  33 | 6-6 | 2 1 0 1 1
  34 | 6-6 | 2 0 1 0 1
  35 | 6-6 | 2 1 1 0 1
  36 | 6-6 | 3 0 0 0 1
  37 | 6-6 | 3 0 0 1 1
  38 | 6-6 | 3 1 0 1 1
  39 | 6-6 | 3 0 1 0 1
  40 | 6-6 | 3 1 1 0 1
  41 | 6-6 | 4 0 0 0 1
  42 | 6-6 | 4 0 0 1 1
  43 | 6-6 | 4 1 0 1 1
  44 | 6-6 | 4 0 1 0 1
  45 | 6-6 | 4 1 1 0 1
  46 | 2-5 | 1 0 0 0 1
  47 | 2-5 | 1 0 0 1 1
  48 | 2-5 | 1 1 0 1 1
  49 | 2-5 | 1 0 1 0 1
  50 | 2-5 | 1 1 1 0 1
  51 | 2-5 | 2 0 0 0 1
  52 | 2-5 | 2 0 0 1 1
  53 | 2-5 | 2 1 0 1 1
  54 | 2-5 | 2 0 1 0 1
  55 | 2-5 | 2 1 1 0 1
  56 | 7-10 | 4 1 0 0 1
  57 | 7-10 | 4 1 0 1 1
  58 | 7-10 | 4 1 1 0 1
  59 | 7-10 | 5 1 0 0 1
  60 | 7-10 | 5 1 0 1 1
  61 | 7-10 | 5 1 1 0 1
  62 | 7-10 | 6 1 0 0 1
  63 | 7-10 | 6 1 0 1 1
  64 | 7-10 | 6 1 1 0 1
  65 | 7-10 | 7 1 0 0 1
  66 | 7-10 | 7 1 0 1 1
  67 | 7-10 | 7 1 1 0 1
  68 | 7-10 | 8 1 0 0 1
  69 | 7-10 | 8 1 0 1 1
  70 | 7-10 | 8 1 1 0 1
  71 | 6-6 | 3 1 0 0 1
  72 | 6-6 | 3 1 0 1 1
  73 | 6-6 | 3 1 1 0 1
  74 | 6-6 | 4 1 0 0 1
  75 | 6-6 | 4 1 0 1 1
  76 | 6-6 | 4 1 1 0 1
  77 | 2-5 | 2 1 0 0 1
  78 | 2-5 | 2 1 0 1 1
  79 | 2-5 | 2 1 1 0 1
  80 | 2-10 | 3 0 0 0 1
  81 | 2-10 | 4 0 0 0 1
  82 | 2-10 | 3 0 0 0 1
  83 | 2-10 | 4 0 0 0 1
  84 | 2-10 | 3 0 0 0 0
  85 | 2-10 | 4 0 0 0 0
  86 | 2-10 | 5 0 0 0 0
  87 | 2-10 | 6 0 0 0 0
  88 | 2-10 | 7 0 0 0 0
  89 | 2-10 | 4 1 0 0 0
  90 | 2-10 | 5 2 0 0 0
  91 | 2-10 | 6 0 0 0 0
  92 | 2-10 | 7 0 0 0 0
  93 | 2-10 | 8 0 0 0 0
  94 | 2-10 | 10 0 0 0 0
  95 | 2-10 | 15 0 0 0 0
  96 | 2-10 | 20 0 0 0 0
  97 | 2-10 | 30 0 0 0 0
  98 | 2-10 | 50 0 0 0 0
`;

const lines = (table: string): string[] =>
  table
    .trim()
    .split('\n')
    .map((line) => line.trim());

const spread = (id: string) => {
  const game = gameIn(artichokeJoes, id);
  if (game?.kind !== 'pot') throw new Error(`Artichoke Joe’s does not spread ${id}`);
  return game;
};

const inWords = ({ option, minPlayers, maxPlayers, ...fees }: FeeOption): string =>
  `${option} | ${minPlayers}-${maxPlayers} | ${[fees.playerFee, fees.modifiedFee, fees.turnFee, fees.riverFee, fees.splitFee].map((fee) => fee / 100).join(' ')}`;

describe('flop games', () => {
  it.each([
    'holdem',
    'omaha',
    'omaha-hi-lo-8',
    'pineapple',
    'pineapple-hi-lo-8',
    'crazy-pineapple',
    'crazy-pineapple-hi-lo-8',
  ])('%s: options 1 to 98 and 99 to 105 (000:8771-8970)', (id) => {
    const { collections, timeCollections, jackpot } = spread(id);
    expect(collections.map(inWords)).toEqual(lines(FLOP_GAMES));
    expect(timeCollections.map((each) => [each.option, 'perHalfHour' in each && each.perHalfHour / 100])).toEqual([
      [99, 6],
      [100, 7],
      [101, 10],
      [102, 15],
      [103, 20],
      [104, 30],
      [105, 50],
    ]);
    expect(jackpot).toBeNull();
  });

  it('each is for the sizes it is printed for', () => {
    const sizes = (option: number): string => {
      const { forGames, sizes } = spread('holdem').collections.find((each) => each.option === option) as FeeOption;
      return `${forGames} ${sizes.min / 100}-${sizes.max === null ? '' : sizes.max / 100}`;
    };
    const from = (first: number, last: number): string[] => [
      ...new Set(Array.from({ length: last - first + 1 }, (_, n) => sizes(first + n))),
    ];
    expect(from(1, 55)).toEqual(['limit 1-10000']);
    expect(from(56, 79)).toEqual(['no limit and pot limit 10-50000']);
    expect(from(80, 81)).toEqual(['limit 1-200']);
    expect(from(82, 98)).toEqual(['no limit and pot limit 20-']);
  });
});

/** What four players put up before the cards and the smallest bet that opens, in dollars: `antes; blinds from the left of the button; bet`. */
function putUp(id: string, limit: string): string {
  const posted = postedRules(artichokeJoes, id, { limit });
  const game = GAMES.get(id);
  if (!posted.ok || !game) throw new Error(`${id} at ${limit}`);
  const rules = game.rules.parse(posted.value.rules);
  const people = [1, 2, 3, 4].map(
    (seat): Occupant => ({ seat, player: `p${seat}`, stack: 10_000_000, sittingOut: false, entry: 'wait' }),
  );
  // The lot gives the button to seat 1, the memory the last pot to seat 3.
  const { start } = game.seatHand(rules, game.memory.parse({ ...game.newMemory(), winner: 'p3' }), people, () => 0);
  if (!start) throw new Error('four are enough');
  const state = game.begin(rules, start, game.deck(rules));
  const posts = game.view(state, 'public').events.filter((event) => event.kind === 'post');
  const amounts = (antes: boolean) =>
    posts.filter(({ what }) => (what === 'ante') === antes).map(({ seat, amount }) => [seat, amount / 100] as const);
  const antes = [...new Set(amounts(true).map(([, amount]) => amount))];
  const blinds = amounts(false).map(([seat, amount]) => `${seat}:${amount}`);
  const [ask] = game.asks(state);
  const opens = ask?.kind === 'bet' ? (ask.raise?.min ?? 0) / 100 : 0;
  return `${antes.join(' ') || 'no ante'}; ${blinds.join(' ') || 'no blind'}; ${opens}`;
}

const buyIn = (id: string, limit: string): number =>
  (spread(id).limits.find((each) => each.id === limit)?.buyIn.fullBuy ?? 0) / 100;

describe.each(['draw-poker', 'lo-ball'])('%s (000:4021-4150)', (id) => {
  it.each([
    ['2-4', 1, 2, 20],
    ['3-6', 1, 3, 30],
    ['4-8', 2, 4, 40],
    ['5-10', 2, 5, 50],
    ['6-12', 2, 6, 60],
    ['10-20', 5, 10, 100],
    ['15-30', 10, 15, 150],
    ['20-40', 10, 20, 200],
  ])('split limit %s: blinds of $%i and $%i, buy-in $%i', (limit, small, big, sitDown) => {
    expect(putUp(id, limit)).toBe(`no ante; 2:${small} 3:${big}; ${big * 2}`);
    expect(buyIn(id, limit)).toBe(sitDown);
  });

  it.each([
    [10, 1, 60],
    [20, 2, 120],
  ])('spread limit $1 to $%i: ante $%i, buy-in $%i', (highest, ante, sitDown) => {
    expect(putUp(id, `spread-1-${highest}`)).toBe(`${ante}; no blind; 1`);
    expect(buyIn(id, `spread-1-${highest}`)).toBe(sitDown);
  });

  // Under the gun is seat 2, from home the button, the last winner seat 3.
  it.each([
    ['ante-5', '1; no blind; 5', 300],
    ['ante-10', '2; no blind; 10', 500],
    ['ante-20', '5; no blind; 20', 1_000],
    ['gun-10', '1; 2:5; 10', 500],
    ['gun-20', '2; 2:10; 20', 1_000],
    ['gun-40', '5; 2:20; 40', 2_000],
    ['winner-10', '1; 3:5; 10', 500],
    ['winner-20', '2; 3:10; 20', 1_000],
    ['winner-40', '5; 3:20; 40', 2_000],
    ['gun-winner-20', '1; 2:5 3:10; 20', 1_000],
    ['gun-winner-40', '2; 2:10 3:20; 40', 2_000],
    ['gun-winner-80', '5; 2:20 3:40; 80', 4_000],
    ['gun-home-20', '1; 2:5 1:10; 20', 1_000],
    ['gun-home-40', '2; 2:10 1:20; 40', 2_000],
    ['gun-home-80', '5; 2:20 1:40; 80', 4_000],
    ['gun-home-winner-40', '1; 2:5 1:10 3:20; 40', 2_000],
    ['gun-home-winner-80', '2; 2:10 1:20 3:40; 80', 4_000],
    ['gun-home-winner-160', '5; 2:20 1:40 3:80; 160', 8_000],
    ['three-blinds-5', 'no ante; 1:1 2:2 3:2; 5', 300],
    ['three-blinds-10', 'no ante; 1:2 2:3 3:5; 10', 500],
    ['three-blinds-20', 'no ante; 1:5 2:5 3:10; 20', 1_000],
    ['three-blinds-40', 'no ante; 1:10 2:10 3:20; 40', 2_000],
    ['three-blinds-80', 'no ante; 1:20 2:20 3:40; 80', 4_000],
    ['three-blinds-160', 'no ante; 1:40 2:40 3:80; 160', 8_000],
    ['three-blinds-400', 'no ante; 1:100 2:100 3:200; 400', 20_000],
  ])('no limit, %s: %s to go, buy-in $%i', (limit, expected, sitDown) => {
    expect(putUp(id, limit)).toBe(expected);
    expect(buyIn(id, limit)).toBe(sitDown);
  });

  it('has no other limit', () => {
    expect(spread(id).limits).toHaveLength(8 + 2 + 25);
  });
});

describe.each(['seven-card-stud', 'seven-card-stud-hi-lo-8', 'razz'])('%s (000:4153-4200)', (id) => {
  /** The ante of a limit, and what the first to act has to put in and may bet. */
  function opening(limit: string): readonly [ante: number, forced: number, bet: number] {
    const [ante = '', , bet = ''] = putUp(id, limit).split('; ');
    const posted = postedRules(artichokeJoes, id, { limit });
    const game = GAMES.get(id);
    if (!posted.ok || !game) throw new Error(limit);
    const rules = game.rules.parse(posted.value.rules);
    const people = [1, 2, 3].map(
      (seat): Occupant => ({ seat, player: `p${seat}`, stack: 10_000_000, sittingOut: false, entry: 'wait' }),
    );
    const { start } = game.seatHand(rules, game.newMemory(), people, () => 0);
    const ask = start && game.asks(game.begin(rules, start, game.deck(rules)))[0];
    return [Number(ante === 'no ante' ? 0 : ante), ask?.kind === 'bet' ? (ask.call ?? 0) / 100 : 0, Number(bet)];
  }

  it.each([
    [2, 0, 1, 20],
    [3, 1, 1, 30],
    [4, 1, 2, 40],
    [5, 1, 2, 50],
    [6, 1, 2, 60],
    [10, 2, 3, 100],
    [15, 2, 5, 150],
    [20, 5, 10, 200],
    [30, 5, 10, 300],
    [40, 10, 20, 800],
    [50, 10, 25, 1_000],
    [60, 10, 30, 1_200],
    [80, 20, 40, 1_600],
    [100, 20, 60, 2_000],
  ])('lower limit $%i: ante $%i, forced bet $%i, buy-in $%i', (lower, ante, forced, sitDown) => {
    const limit = `${lower}-${lower * 2}`;
    expect(opening(limit)).toEqual([ante, forced, lower]);
    expect(buyIn(id, limit)).toBe(sitDown);
  });

  it.each([
    [5, 25, 50, 2_000],
    [10, 50, 100, 4_000],
    [20, 100, 200, 8_000],
  ])('no limit, ante $%i: forced bet $%i, minimum $%i, buy-in $%i', (ante, forced, minimum, sitDown) => {
    const limit = `no-limit-ante-${ante}`;
    expect(opening(limit)).toEqual([ante, forced, minimum]);
    expect(buyIn(id, limit)).toBe(sitDown);
  });

  it('has no other limit', () => {
    expect(spread(id).limits).toHaveLength(14 + 3);
  });
});
