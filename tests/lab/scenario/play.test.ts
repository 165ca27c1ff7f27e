import { describe, expect, it } from 'vitest';
import type { CardText } from '../../../games/card.ts';
import { type Played, playScenario, ScenarioProblem } from '../../../lab/scenario/play.ts';
import { readScenario, type Scenario } from '../../../lab/scenario/schema.ts';
import { parseLine } from '../../../lab/scenario/script.ts';
import { toyGame } from './toy-game.ts';

const NO_LIMIT = { betting: 'no-limit', smallBlind: 1, bigBlind: 2 };

function scenario(fields: Record<string, unknown>): Scenario {
  const read = readScenario({
    title: 'a hand',
    game: 'holdem',
    rules: NO_LIMIT,
    seats: { 1: 100, 2: 100, 3: 100 },
    button: 3,
    ...fields,
  });
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
}

const play = (fields: Record<string, unknown>): Played => playScenario(scenario(fields));

const problem = (fields: Record<string, unknown>): unknown => {
  try {
    play(fields);
  } catch (error) {
    if (error instanceof ScenarioProblem) return error.problem;
    throw error;
  }
  return null;
};

const cardsDealt = (played: Played): Record<string, readonly CardText[]> => {
  const dealt: Record<string, CardText[]> = {};
  for (const event of played.hands[0]?.events ?? []) {
    const { kind, to, cards } = event as { kind: string; to: string; cards: CardText[] };
    if (kind === 'deal') dealt[to] = [...(dealt[to] ?? []), ...cards];
  }
  return dealt;
};

describe('cards', () => {
  it('come where they are named', () => {
    const played = play({
      cards: { 1: 'As Ah', 3: '2c', board: '3c 4c 5c 6c 7c' },
      script: ['3 call', '1 call', '2 check', '1 check', '2 check', '3 check', '1 check', '2 check', '3 check'],
    });
    expect(cardsDealt(played)).toMatchObject({ 1: ['As', 'Ah'], board: ['3c', '4c', '5c', '6c', '7c'] });
    expect(cardsDealt(played)[3]?.[0]).toBe('2c');
  });

  it('that are not named come from the seed, and never a named one twice', () => {
    const fields = { cards: { 1: 'As Ah', board: '3c 4c 5c' }, script: ['3 call', '1 call', '2 check'] };
    const once = cardsDealt(play(fields));
    expect(cardsDealt(play({ ...fields, seed: 1 }))).toEqual(once);
    expect(cardsDealt(play({ ...fields, seed: 2 }))).not.toEqual(once);
    for (let seed = 1; seed < 40; seed++) {
      const all = Object.values(cardsDealt(play({ ...fields, seed }))).flat();
      expect(new Set(all).size).toBe(all.length);
    }
  });

  it('of the shoe come once the hands are out', () => {
    const played = play({ cards: { 1: 'As Ah', shoe: '3c 4c 5c' }, script: ['3 call', '1 call', '2 check'] });
    expect(cardsDealt(played)).toMatchObject({ 1: ['As', 'Ah'], board: ['3c', '4c', '5c'] });
  });

  it('of the shoe are the top of the deck when nothing else is named', () => {
    const played = play({ cards: { shoe: '2c 3c 4c 5c 6c 7c' } });
    expect(cardsDealt(played)).toEqual({ 1: ['2c', '5c'], 2: ['3c', '6c'], 3: ['4c', '7c'] });
  });

  it('that the deck has not got, or not twice, are a problem of the file', () => {
    expect(problem({ cards: { 1: 'As Ah', 2: 'As Kd' } })).toEqual({ path: 'cards.2', message: 'As is named twice' });
    expect(problem({ cards: { 1: 'X As' } })).toEqual({ path: 'cards.1', message: 'X is not a card of this game' });
    expect(problem({ cards: { bord: '2c' } })).toEqual({
      path: 'cards.bord',
      message: 'expected a seat from 1 to 10 or board, dealer, player, banker, shoe, burn',
    });
    expect(problem({ hands: [{}, { cards: { board: '2c 2c' } }] })).toEqual({
      path: 'hands[1].cards.board',
      message: '2c is named twice',
    });
  });

  it('may be named for a seat that is not dealt in, and then stay out', () => {
    const fields = {
      memory: { owes: { 3: ['big'] } },
      seats: { 1: 100, 2: 100, 3: 100, 4: 100 },
      button: 4,
      cards: { 3: 'As Ah' },
    };
    for (let seed = 1; seed < 20; seed++) {
      expect(Object.values(cardsDealt(play({ ...fields, seed }))).flat()).not.toContain('As');
    }
  });
});

describe('the script', () => {
  it('stops at the first line that does not go', () => {
    expect(play({ script: ['3 call', '2 fold'] }).failures).toEqual([
      'script[1] "2 fold": seat 2 owes no decision; seat 1 does',
    ]);
    expect(play({ script: ['3 raise 3'] }).failures).toEqual([
      'script[0] "3 raise 3": refused: That is less than the minimum bet or raise. It is from 4 to 100.',
    ]);
    expect(play({ script: ['3 hit'] }).failures).toEqual([
      'script[0] "3 hit": seat 3 is asked to bet; "hit" does not answer that',
    ]);
    expect(play({ script: ['3 fold', '1 fold', '2 fold'] }).failures).toEqual(['script[2] "2 fold": the hand is over']);
    expect(play({ script: ['3 fold', '1 fold', '2 absent'] }).failures[0]).toContain('the hand is over');
  });

  it('refuse passes when refused, no matter whose turn it is, and fails when taken', () => {
    const { failures, hands } = play({
      script: ['refuse 1 fold', 'refuse 3 raise 3', 'refuse 3 check', 'refuse 3 raise 101'],
    });
    expect(failures).toEqual([]);
    expect(hands[0]?.refused.map(({ line, code }) => [line, code])).toEqual([
      ['refuse 1 fold', 'not-your-turn'],
      ['refuse 3 raise 3', 'below-minimum'],
      ['refuse 3 check', 'cannot-check'],
      ['refuse 3 raise 101', 'above-maximum'],
    ]);
    expect(play({ script: ['refuse 3 call'] }).failures).toEqual([
      'script[0] "refuse 3 call": was taken, expected to be refused',
    ]);
  });

  it('all-in raises to everything, or calls for everything', () => {
    const seats = { 1: 100, 2: 60, 3: 100 };
    expect(
      play({ seats, script: ['3 all-in', '1 fold', '2 all-in'], expect: { pots: [{ amount: 121 }] } }).failures,
    ).toEqual([]);
    const limit = { betting: 'split-limit', lowerLimit: 2 };
    expect(play({ rules: limit, script: ['refuse 3 all-in'] }).failures).toEqual([]);
    expect(play({ rules: limit, script: ['3 all-in'] }).failures).toEqual([
      'script[0] "3 all-in": seat 3 may not go all-in',
    ]);
  });

  it.each([
    ['expect turn 1', 'turn is 3, expected 1'],
    ['expect turn none', 'turn is 3, expected none'],
    ['expect pot 4', 'pot is $3, expected $4'],
    ['expect board 2c', 'board is none, expected 2c'],
    ['expect menu 1 fold', 'seat 1 is not asked to bet'],
    ['expect menu 3 check', 'no check is offered to seat 3'],
    ['expect menu 3 call=3', 'call of seat 3 is $2, expected $3'],
    ['expect menu 3 call=none', 'call of seat 3 is $2, expected none'],
    ['expect menu 3 raise=none', 'raise of seat 3 is $4..$100, expected none'],
    ['expect menu 3 call=2 raise=5..100', 'raise of seat 3 is $4..$100, expected $5..$100'],
    ['expect menu 3 bet', 'no bet is offered to seat 3'],
    ['expect menu 3 all-in=99', 'all-in of seat 3 is $100, expected $99'],
    ['expect option 3 double', 'seat 3 is offered no options, expected double: yes'],
  ])('%s says what is the case', (line, message) => {
    expect(play({ script: [line] }).failures).toEqual([`script[0] "${line}": ${message}`]);
  });

  it.each([
    'expect turn 3',
    'expect pot 3',
    'expect board none',
    'expect menu 3 fold call=2 raise=4..100 all-in=100 check=none bet=none',
    'expect option 3 double no',
  ])('%s passes', (line) => {
    expect(play({ script: [line] }).failures).toEqual([]);
  });

  it('that ends early is played out by absence', () => {
    expect(play({ script: [], expect: { stacks: { 1: 99, 2: 101, 3: 100 } } }).failures).toEqual([]);
  });
});

describe('what is expected at the end', () => {
  const hand = { cards: { 1: 'As Ah', 2: 'Ks Kh', board: '2c 7d 9h 4s 3d' }, script: ['3 fold', '1 all-in', '2 call'] };
  const failures = (expected: Record<string, unknown>): readonly string[] =>
    play({ ...hand, expect: expected }).failures;

  it('passes when it holds', () => {
    expect(
      failures({
        stacks: { 1: 200, 2: 0, 3: 100 },
        net: { 1: 100, 2: -100, 3: 0 },
        pots: [{ amount: 200, winners: [1] }],
        collections: 0,
        jackpot: 0,
        shown: [1],
        hand: { 1: 'one pair', 2: 'One pair, kings' },
        button: 1,
        dealt: [1, 2, 3],
        waiting: {},
        memory: { owes: {}, waiting: {}, button: 3, bigBlind: 2 },
      }),
    ).toEqual([]);
  });

  it.each([
    [{ stacks: { 1: 199 } }, 'stack of seat 1 is $200, expected $199'],
    [{ stacks: { 9: 100 } }, 'stack of seat 9 is none, expected $100'],
    [{ net: { 2: -99.5 } }, 'net of seat 2 is -$100, expected -$99.50'],
    [{ pots: [] }, '1 pots, expected 0'],
    [{ pots: [{ amount: 201 }] }, 'pot 1 is $200, expected $201'],
    [{ pots: [{ winners: [2] }] }, 'winners of pot 1 is 1, expected 2'],
    [{ bets: { 1: { base: 'win' } } }, 'bet base of seat 1 is none, expected win'],
    [{ collections: 3 }, 'collections is $0, expected $3'],
    [{ collections: { 'player-fee': 3 } }, 'collections player-fee is $0, expected $3'],
    [{ jackpot: { 'jackpot:bad-beat': 1 } }, 'jackpot bad-beat is $0, expected $1'],
    [{ shown: [1, 2] }, 'shown is 1, expected 1,2'],
    [{ hand: { 1: 'full house' } }, 'hand of seat 1 is one pair, aces, expected full house'],
    [{ hand: { 3: 'pair' } }, 'hand of seat 3 is none, expected pair'],
    [{ button: 2 }, 'next button is 1, expected 2'],
    [{ dealt: [1, 2] }, 'dealt is 1,2,3, expected 1,2'],
    [{ waiting: { 1: 'missed' } }, 'waiting of seat 1 is none, expected missed'],
    [{ memory: { owes: { 1: ['big'] } } }, 'memory owes is {}, expected {"1":["big"]}'],
  ])('%j says what is the case', (expected, message) => {
    expect(failures(expected)).toEqual([message]);
  });
});

describe('a file that makes no sense', () => {
  it('names more cards for a zone than come to it', () => {
    expect(problem({ cards: { 1: 'As Ah Ac' } })).toEqual({
      path: 'cards.1',
      message: 'expected 2 cards or fewer, not 3',
    });
    expect(problem({ hands: [{ cards: { board: '2c 3c 4c 5c 6c 7c' } }] })).toEqual({
      path: 'hands[0].cards.board',
      message: 'expected 5 cards or fewer, not 6',
    });
  });

  it('has refused what is not a verb', () => {
    expect(problem({ script: ['3 call', 'refuse 1 rasie 1000'] })).toEqual({
      path: 'script[1]',
      message: 'expected a verb or a choice that is offered, not "rasie": "refuse 1 rasie 1000"',
    });
    expect(problem({ hands: [{}, { script: ['refuse 1 flod'] }] })).toMatchObject({ path: 'hands[1].script[0]' });
  });

  it.each([{ owes: { 7: ['small'] } }, { waiting: { 7: 'post' } }, { winner: 7 }, { killer: 7 }])(
    'remembers %j of an empty seat',
    (memory) => {
      const message = expect.stringMatching(/^\w+(\.7)?: expected an occupied seat$/);
      expect(problem({ memory })).toEqual({ path: 'memory', message });
    },
  );
});

describe('several hands', () => {
  it('are played at one table: chips, button and debts carried over', () => {
    const { failures, hands } = play({
      hands: [
        { script: ['3 fold', '1 fold'], expect: { stacks: { 1: 99, 2: 101, 3: 100 } } },
        {
          sittingOut: [3],
          script: ['expect turn 2', '2 fold'],
          expect: { dealt: [1, 2], waiting: { 3: 'sitting-out' } },
        },
        { sittingOut: [], sit: { 5: 50 }, leave: [2] },
        { move: { 5: 7 }, entry: { 7: 'post' } },
      ],
    });
    expect(failures).toEqual([]);
    expect(hands).toHaveLength(4);
  });

  it('the path of a failure names the hand', () => {
    expect(play({ hands: [{}, { expect: { shown: [1] } }] }).failures).toEqual(['hands[1].shown is none, expected 1']);
    expect(play({ hands: [{}, { script: ['3 bow'] }] }).failures[0]).toMatch(/^hands\[1\]\.script\[0\] "3 bow": /);
  });

  it('a hand that cannot be dealt is a failure', () => {
    expect(play({ hands: [{}, { leave: [1, 2] }] }).failures).toEqual([
      'hands[1].no hand can be dealt: too few players are ready',
    ]);
  });
});

describe('button and memory', () => {
  it('the button is where the file puts it', () => {
    for (const button of [1, 2, 3]) {
      expect(play({ button, expect: { button: (button % 3) + 1 } }).failures).toEqual([]);
    }
  });

  it('without one it comes from the seed', () => {
    const without = (seed: number): unknown => play({ button: undefined, seed }).hands[0]?.stacks;
    expect(new Set([1, 2, 3, 4, 5, 6, 7, 8].map((seed) => JSON.stringify(without(seed)))).size).toBe(3);
  });

  it('a seat that cannot have it is a problem of the file', () => {
    expect(problem({ button: 4 })).toEqual({
      path: 'button',
      message: expect.stringMatching(/^expected a seat that can have the button; here it goes to seat [123]$/),
    });
    expect(problem({ memory: { owes: { 3: ['big'] } } })).toMatchObject({ path: 'button' });
  });

  it('debts and newcomers are as written, by seat', () => {
    const seats = { 1: 100, 2: 100, 3: 100, 4: 100, 5: 100 };
    const memory = { owes: { 4: ['small', 'big'] }, waiting: { 5: 'post' } };
    const expected = { dealt: [1, 2, 3, 5], waiting: { 4: 'missed' }, memory: { owes: memory.owes, waiting: {} } };
    expect(play({ seats, memory, button: 1, expect: expected }).failures).toEqual([]);
  });

  it.each([
    [{ owes: { 4: ['ante'] } }, 'owes.4.0: '],
    [{ waiting: { 11: 'post' } }, 'waiting.11: '],
    [{ owed: {} }, ''],
    [{ owes: { 1: ['big'], 2: ['big'], 3: ['big'] } }, 'expected a seat that neither owes nor waits'],
  ])('%j is a problem of the file', (memory, message) => {
    expect(problem({ memory })).toMatchObject({ path: 'memory', message: expect.stringContaining(message) });
  });
});

describe('the report', () => {
  it('is in dollars, with every card, and adds up', () => {
    const [hand] = play({
      rules: { ...NO_LIMIT, collection: [{ minPlayers: 2, maxPlayers: 10, playerFee: 3 }], jackpotDrop: 1 },
      cards: { 1: 'As Ah', 2: 'Ks Kh', board: '2c 7d 9h 4s 3d' },
      script: ['refuse 3 check', '3 fold', '1 raise 20', '2 call', '1 bet 10', '2 fold'],
    }).hands;
    expect(hand).toMatchObject({
      title: 'a hand',
      stacks: { 1: 116, 2: 80, 3: 100 },
      bets: {},
      pots: [{ amount: 36, winners: [1] }],
      collections: 3,
      jackpot: 1,
      shown: [],
      refused: [{ line: 'refuse 3 check', code: 'cannot-check' }],
    });
    expect(hand?.events).toContainEqual({ kind: 'deal', to: '2', cards: ['Ks', 'Kh'] });
    expect(hand?.events).toContainEqual(expect.objectContaining({ kind: 'act', seat: 1, amount: 19, to: 20 }));
  });
});

describe('a game of bets, draws and options', () => {
  function toy(fields: {
    cards?: Record<string, CardText[]>;
    script: string[];
    button?: number;
    expect?: Record<string, unknown>;
    memory?: Record<string, unknown>;
  }): Played {
    const base = scenario({ expect: fields.expect ?? {} });
    const script = fields.script.map((text) => {
      const line = parseLine(text);
      if (!line.ok) throw new Error(line.error);
      return line.value;
    });
    const cards = new Map(Object.entries(fields.cards ?? {}));
    return playScenario({
      ...base,
      game: toyGame,
      rules: toyGame.rules.parse({}),
      memory: fields.memory ?? {},
      hands: base.hands.map((hand) => ({ ...hand, cards, script })),
    });
  }

  it('takes bets of several seats in any order', () => {
    const { failures, hands } = toy({
      cards: { 1: ['As', 'Ks'], 2: ['2c', '3c'], dealer: ['9d'] },
      script: [
        'expect turn 1,2',
        'refuse 1 wager base=4',
        'refuse 1 fold',
        '2 wager base=20',
        'expect turn 1',
        '1 wager base=10 side=1',
        '1 pat',
        'expect option 1 hit yes',
        'expect option 1 split no',
        '1 stand',
        '2 pat',
        '2 stand',
      ],
      expect: { bets: { 1: { base: 'win' }, 2: { base: 'lose' } }, net: { 1: 10, 2: -20, 3: 10 } },
    });
    expect(failures).toEqual([]);
    expect(hands[0]?.bets).toEqual({ 1: { base: 'win' }, 2: { base: 'lose' } });
  });

  it('gives drawn cards to the seat they are named for, no matter who draws first', () => {
    const played = toy({
      cards: { 1: ['2c', '3c', 'As'], 2: ['4c', '5c', 'Ah', 'Kh'], dealer: ['9d'], shoe: ['Qd'] },
      script: ['1 wager base=5', '2 wager base=5', '1 draw 2c', '1 hit', '1 stand', '2 discard 4c 5c', '2 stand'],
    });
    expect(played.failures).toEqual([]);
    expect(cardsDealt(played)).toMatchObject({
      1: ['2c', '3c', 'As', 'Qd'],
      2: ['4c', '5c', 'Ah', 'Kh'],
      dealer: ['9d'],
    });
  });

  it('any joker will do for X', () => {
    expect(cardsDealt(toy({ cards: { 1: ['X'] }, script: [] }))[1]?.[0]).toBe('X1');
  });

  it('X takes a joker that is not named otherwise, in a zone and in a line', () => {
    const dealt = cardsDealt(
      play({
        game: 'no-bust-21',
        rules: {},
        button: 1,
        seats: { 1: 500, 2: 500, 3: 500 },
        cards: { 2: 'X 8c', 3: 'X1 9c', 1: '9d 8d' },
        script: ['2 wager base=20', '3 wager base=20'],
      }),
    );
    expect([dealt[2]?.[0], dealt[3]?.[0]]).toEqual(['X2', 'X1']);
    const cards = { 1: ['8c', 'X'], 2: ['4c', '5c'] };
    const bets = ['1 wager none', '2 wager none'];
    for (const line of ['1 set keep=X', '1 draw X8c', '1 discard X', '1 set keep=8c away=X']) {
      expect(toy({ cards, script: [...bets, line] }).failures).toEqual([]);
    }
    expect(toy({ cards, script: [...bets, 'refuse 1 set keep=X away=XX', 'refuse 1 draw XX'] }).failures).toEqual([]);
  });

  it('sets cards into groups, the rest into the other one', () => {
    const cards = { 1: ['2c', '3c'], 2: ['4c', '5c'] };
    expect(toy({ cards, script: ['1 wager none', '2 wager none', '1 set keep=3c', '1 expose 2'] }).failures).toEqual(
      [],
    );
    expect(toy({ cards, script: ['1 wager none', '2 wager none', '1 house-way', '1 stand'] }).failures).toEqual([]);
    expect(toy({ cards, script: ['1 wager none', '2 wager none', 'refuse 1 set away=9h keep=3c'] }).failures).toEqual(
      [],
    );
    expect(toy({ cards, script: ['1 wager none', '2 wager none', '1 expose 2', 'refuse 1 split'] }).failures).toEqual(
      [],
    );
    expect(toy({ cards, script: ['1 wager none', '2 wager none', '1 hit'] }).failures[0]).toContain(
      'asked to pick cards',
    );
  });

  it('keeps its memory in its own form', () => {
    expect(toy({ memory: { rounds: 4 }, script: [], expect: { memory: { rounds: 5 } } }).failures).toEqual([]);
    expect(() => toy({ memory: { rounds: 'many' }, script: [] })).toThrow(ScenarioProblem);
  });
});
