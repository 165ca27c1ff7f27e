import { describe, expect, it } from 'vitest';
import type { Occupant } from '../../../../games/hand-start.ts';
import type { Seat } from '../../../../games/seat.ts';
import { closed, dealtTo, decided, game, lead, playOut, type State, turn } from './table.ts';

const SEVEN = [1, 2, 3, 4, 5, 6, 7];
const everybody = Object.fromEntries(SEVEN.slice(1).map((seat) => [seat, { base: 1000 }]));
const full = (rules = {}, dice: readonly [number, number, number] = [1, 1, 1]): State =>
  closed({ seats: SEVEN, bets: everybody, rules, dice });

const positionsOf = (state: State, viewer: Seat | 'public') => game.view(state, viewer).positions;
const cardsAt = (state: State, viewer: Seat | 'public', id: string) =>
  positionsOf(state, viewer)
    .find((position) => position.id === id)
    ?.hands.flatMap(({ cards }) => cards);
const told = (state: State): readonly string[] =>
  game.view(state, 'public').events.flatMap((event) => (event.kind === 'told' ? [event.text] : []));

describe('the piles', () => {
  it.each([
    [1, [1, 1, 1], ['3', '4', '5', '6', '7', '1', '2']],
    [4, [1, 1, 1], ['7', '1', '2', '3', '4', '5', '6']],
    [4, [6, 1, 1], ['5', '6', '7', '1', '2', '3', '4']],
    [7, [6, 1, 1], ['2', '3', '4', '5', '6', '7', '1']],
  ] as const)('pile %i leads, dice %j: the piles as they lie go to %j (000:5998-6003)', (pile, dice, receivers) => {
    expect(dealtTo(lead(full({}, dice), 1, pile))).toEqual(receivers);
  });

  it('are as many as there are positions, no matter who bets', () => {
    const state = closed({ seats: [2, 5], rules: { positions: 5 }, bets: { 5: { base: 1000 } } });
    expect(game.asks(state)[0]).toMatchObject({ seat: 2, options: { length: 5 } });
    expect(dealtTo(lead(state, 2, 1))).toEqual(['C', '5', 'A', '2', 'B']);
  });

  it('are seven at the most: 53 cards', () => {
    expect(game.rules.safeParse({ positions: 8 }).success).toBe(false);
  });

  it('cannot be chosen in a game without piles', () => {
    for (const option of ['pile-0', 'pile-8', 'bank']) {
      expect(game.decide(full(), 1, { kind: 'choose', option })).toMatchObject({ error: { code: 'no-such-option' } });
    }
  });

  it('hide where the action is until one leads', () => {
    const before = full();
    expect(game.view(before, 'public').action).toBeNull();
    expect(game.view(lead(before, 1, 2), 'public').action).toEqual({
      position: '3',
      text: 'Dice 1, 1 and 1 make 3: the action begins at seat 3.',
    });
  });

  it.each([
    ['stays', '1', 'Dice 6, 1 and 1 make 8: the action begins with the player-dealer.'],
    ['left', '2', 'Dice 6, 1 and 1 make 8: the action begins at seat 2.'],
  ])(
    'leave the button on the player-dealer’s own number by the house: %s (000:2058, 6024-6031)',
    (rule, position, text) => {
      const state = lead(full({ ownNumber: rule }, [6, 1, 1]), 1, 1);
      expect(game.view(state, 'public').action).toEqual({ position, text });
    },
  );
});

describe('who sees what', () => {
  const dealt = lead(full(), 1, 1);

  it('each sees the seven cards of their own position and no others; nobody the player-dealer’s (004:1551-1555)', () => {
    for (const viewer of SEVEN) {
      for (const { id } of positionsOf(dealt, viewer)) {
        const cards = cardsAt(dealt, viewer, id) ?? [];
        const sees = id === String(viewer) && viewer !== 1;
        expect([viewer, id, cards.length, cards.every((card) => (card !== null) === sees)]).toEqual([
          viewer,
          id,
          7,
          true,
        ]);
      }
    }
    expect(positionsOf(dealt, 'public').every(({ hands }) => hands[0]?.cards.every((card) => card === null))).toBe(
      true,
    );
  });

  it('a setting is seen only by the player who made it until all are opened', () => {
    const ask = game.asks(dealt).find(({ seat }) => seat === 2);
    const groups = ask?.kind === 'cards' && ask.suggestion ? ask.suggestion : {};
    const set = decided(dealt, 2, { kind: 'cards', groups });
    expect(cardsAt(set, 2, '2')).toEqual([...(groups.front ?? []), ...(groups.back ?? [])]);
    for (const viewer of [1, 3, 'public'] as const) expect(cardsAt(set, viewer, '2')).toEqual(Array(7).fill(null));
    const open = playOut(set);
    expect(cardsAt(open, 'public', '2')).toEqual(cardsAt(set, 2, '2'));
    expect(positionsOf(open, 'public').map(({ hands }) => hands.map(({ cards }) => cards.length))).toEqual(
      SEVEN.map(() => [2, 5]),
    );
  });

  it('the player-dealer’s seven are open to all once everybody has set, and not before', () => {
    let state = dealt;
    for (const seat of [2, 3, 4, 5, 6, 7]) {
      expect(cardsAt(state, 'public', '1')).toEqual(Array(7).fill(null));
      state = game.absent(state, seat);
    }
    expect(cardsAt(state, 'public', '1')).not.toContain(null);
    expect(cardsAt(state, 'public', '2')).toEqual(Array(7).fill(null));
    expect(turn(state)).toEqual([1]);
  });

  it('hands of positions without a bet are taken out of play unseen', () => {
    const state = playOut(lead(closed({ seats: [1, 2, 3], bets: { 2: { base: 1000 } } }), 1, 1));
    expect(positionsOf(state, 3).map(({ id, hands }) => [id, hands.length])).toEqual([
      ['2', 2],
      ['3', 0],
      ['A', 0],
      ['B', 0],
      ['C', 0],
      ['D', 0],
      ['1', 2],
    ]);
    expect(game.outcome(state).shown).toEqual([1, 2]);
  });
});

describe('the player-dealer who banks from behind another (000:2036-2044)', () => {
  const rules = game.rules.parse({ positions: 2, backline: 'yes' });
  const occupants = [1, 2, 3].map(
    (seat): Occupant => ({
      seat,
      player: `player-${seat}`,
      stack: 100_000,
      sittingOut: false,
      entry: 'wait',
      choices: seat === 3 ? ['bank'] : ['no-bank'],
    }),
  );
  const memory = { ...game.newMemory(), wagered: [{ player: 'player-3', position: '2' }] };
  const { start } = game.seatHand(rules, memory, occupants, () => 0);

  it('has the hand that is opened, and not whose position it is', () => {
    if (!start) throw new Error('no hand');
    let state = game.begin(rules, start, game.deck(rules));
    state = decided(state, 3, { kind: 'wager', bets: { bank: 5000 } });
    state = decided(state, 1, { kind: 'wager', bets: { base: 1000 } });
    state = playOut(state);
    expect(positionsOf(state, 'public').map(({ id, seat, decides }) => [id, seat, decides])).toEqual([
      ['1', 1, 1],
      ['2', 3, 3],
    ]);
    const { shown, hands } = game.outcome(state);
    expect([shown, hands.map(({ seat }) => seat)]).toEqual([
      [1, 3],
      [1, 1, 3, 3],
    ]);
    expect(game.view(state, 'public').seats.map(({ seat, cards }) => [seat, cards.length])).toEqual([
      [1, 7],
      [2, 0],
      [3, 7],
    ]);
  });
});

describe('who sets what', () => {
  it('a position whose bettors all set other hands is set the house way, with a sentence as it is opened (000:2145-2151)', () => {
    const bets = { 2: { base: 1000, 'base@A': 2000 }, 3: { base: 1000, 'base@A': 500 } };
    const dealt = lead(closed({ seats: [1, 2, 3], bets }), 1, 1);
    expect(turn(dealt)).toEqual([2, 3]);
    expect(told(dealt)).toContain('The hand of place A is set the house way.');
    expect(positionsOf(dealt, 2).find(({ id }) => id === 'A')).toMatchObject({ decides: null });
    expect(cardsAt(dealt, 2, 'A')).toEqual(Array(7).fill(null));
    expect(told(playOut(dealt)).some((text) => text.startsWith('The hand of place A: '))).toBe(true);
  });

  it.each([
    ['the one left', { 2: { base: 1000, 'base@A': 10_000 }, 3: { 'base@2': 5000 } }, { 2: 3, A: 2 }],
    [
      'their largest of those left',
      { 2: { base: 500, 'base@A': 500, 'base@B': 1000 }, 3: { 'base@2': 5000 } },
      { 2: 3, B: 2 },
    ],
    [
      'none, where others have more on all',
      { 2: { base: 500, 'base@3': 500 }, 3: { base: 1000 }, 4: { 'base@2': 1000 } },
      { 2: 4, 3: 3 },
    ],
    [
      'their own, where the greater bettor sets their own too',
      { 2: { base: 500, 'base@A': 1000 }, 3: { base: 500, 'base@2': 1000 } },
      { 2: 2, 3: 3 },
    ],
  ])('a player who is outbid for the hand they would set takes %s (000:2034, 000:2145-2151)', (_, bets, deciders) => {
    const dealt = lead(closed({ seats: [1, 2, 3, 4], rules: { backline: 'yes' }, bets }), 1, 1);
    const setters = positionsOf(dealt, 'public').flatMap(({ id, decides }) =>
      id === '1' || decides === null ? [] : [[id, decides]],
    );
    expect(Object.fromEntries(setters)).toEqual(deciders);
    const asked = Object.values(deciders);
    expect(turn(dealt)).toEqual(asked);
    for (const viewer of [2, 3, 4]) {
      const seen = positionsOf(dealt, viewer).filter(({ hands }) => hands.some(({ cards }) => !cards.includes(null)));
      expect(seen.map(({ decides }) => decides)).toEqual(asked.includes(viewer) ? [viewer] : []);
    }
  });

  it('nobody is asked to set when every hand is set the house way already', () => {
    const bets = { 2: { 'base@A': 2000, 'base@B': 500 } };
    expect(turn(lead(closed({ seats: [1, 2], bets }), 1, 1))).toEqual([2]);
  });

  it('asks with the house way as suggestion, which is an answer', () => {
    const [ask] = game.asks(lead(full(), 1, 1));
    if (ask?.kind !== 'cards' || !ask.suggestion) throw new Error('no suggestion');
    expect(ask.groups.map(({ id, min, max }) => [id, min, max])).toEqual([
      ['front', 2, 2],
      ['back', 5, 5],
    ]);
    expect([...Object.values(ask.suggestion).flat()].sort()).toEqual([...ask.from].sort());
    expect(game.decide(lead(full(), 1, 1), ask.seat, { kind: 'cards', groups: ask.suggestion }).ok).toBe(true);
  });

  it('refuses cards of others, doubled ones, wrong numbers and unknown groups', () => {
    const state = lead(full(), 1, 1);
    const ask = game.asks(state).find(({ seat }) => seat === 2);
    if (ask?.kind !== 'cards') throw new Error('no cards to set');
    const [a = '', b = '', ...rest] = ask.from;
    const other = game.asks(state).flatMap((one) => (one.kind === 'cards' && one.seat === 3 ? one.from : []))[0] ?? '';
    const wrong: Record<string, string[]>[] = [
      {},
      { front: [a, b] },
      { front: [a], back: [b, ...rest] },
      { front: [a, a], back: rest },
      { front: [a, other], back: rest },
      { front: [a, 'hello'], back: rest },
      { front: [a, b], back: rest, middle: [] },
    ];
    for (const groups of wrong) {
      expect(game.decide(state, 2, { kind: 'cards', groups }), JSON.stringify(groups)).toMatchObject({
        error: { code: 'wrong-cards' },
      });
    }
  });
});

describe('a hand that the floor declares foul', () => {
  it('loses, and is set the house way for who else has bet on it (000:2188-2204)', () => {
    const rules = { positions: 2, backline: 'yes' };
    const bets = { 2: { base: 1000 }, 3: { 'base@2': 500 } };
    const dealt = lead(closed({ seats: [1, 2, 3], rules, bets }), 1, 1);
    const ask = game.asks(dealt)[0];
    if (ask?.kind !== 'cards' || !ask.suggestion) throw new Error('no cards to set');
    const houseWay = ask.suggestion;
    const other = { front: ask.from.slice(0, 2), back: ask.from.slice(2) };
    const set = decided(dealt, 2, { kind: 'cards', groups: other });
    const ruled = game.rule(set, { kind: 'foul', seat: 2 });
    if (!ruled.ok) throw new Error(ruled.error.message);
    const over = playOut(ruled.value);
    expect(cardsAt(over, 'public', '2')).toEqual([...(houseWay.front ?? []), ...(houseWay.back ?? [])]);
    expect(game.outcome(over).bets?.find(({ seat }) => seat === 2)).toMatchObject({ result: 'lose', lost: 1000 });
  });

  it.each([true, false])(
    'is not asked for where it was declared foul before a pile leads (another bettor: %s)',
    (other) => {
      const bets = { 2: { base: 1000 }, ...(other ? { 3: { 'base@2': 500, base: 500 } } : {}) };
      const state = closed({ seats: [1, 2, 3], rules: { backline: 'yes' }, bets });
      const ruled = game.rule(state, { kind: 'foul', seat: 2 });
      if (!ruled.ok) throw new Error(ruled.error.message);
      const dealt = lead(ruled.value, 1, 1);
      expect(turn(dealt)).toEqual([other ? 3 : 1]);
      expect(told(dealt)).toContain('The hand of seat 2 is set the house way.');
      const results = game.outcome(playOut(dealt)).bets ?? [];
      expect(results.find(({ seat }) => seat === 2)).toMatchObject({ result: 'lose', lost: 1000 });
      expect(results.filter(({ text }) => text === 'Declared foul by the floor.').map(({ seat }) => seat)).toEqual([2]);
    },
  );

  it('is set the house way at once where it was not set yet', () => {
    const ruled = game.rule(lead(full(), 1, 1), { kind: 'foul', seat: 4 });
    expect(ruled.ok && turn(ruled.value)).toEqual([2, 3, 5, 6, 7]);
  });
});

describe('what is posted', () => {
  const posted = (rules: Record<string, unknown>): string =>
    game.view(closed({ seats: [1, 2], rules, bets: {} }), 'public').posted.join('; ') ?? '';

  it('says what the joker is and where ace to five stands', () => {
    expect(posted({})).toContain(
      'The joker is an ace, or completes a straight or a flush; A-2-3-4-5 is the lowest straight',
    );
    expect(posted({ joker: 'wild', wheel: 'second' })).toContain(
      'The joker is any card; A-2-3-4-5 is the second-highest',
    );
    expect(posted({ jokers: 0 })).not.toContain('joker');
    expect(game.deck(game.rules.parse({ jokers: 0 }))).toHaveLength(52);
  });
});
