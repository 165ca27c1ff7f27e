import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { loadScenarios, readScenario, readScenarios } from '../../../lab/scenario/schema.ts';

const GOOD = { title: 'a hand', game: 'holdem', seats: { 1: 100, 2: 50.5 } };

const problems = (fields: Record<string, unknown>): unknown => {
  const read = readScenario({ ...GOOD, ...fields });
  return read.ok ? [] : read.error.map(({ path, message }) => `${path}: ${message}`);
};

describe('a scenario', () => {
  it('needs only a title, a game and seats', () => {
    const read = readScenario(GOOD);
    expect(read).toMatchObject({ ok: true, value: { title: 'a hand', button: null, seed: 1 } });
    expect(read.ok && [...read.value.seats]).toEqual([
      [1, 10_000],
      [2, 5_050],
    ]);
  });

  it.each([
    [{ title: 7 }, 'title: expected a title'],
    [{ game: 'snap' }, /^game: expected one of holdem, /],
    [{ house: 'nowhere' }, /^house: expected one of lightning/],
    [{ house: 'lightning', game: 'pineapple' }, /^game: Lightning Poker spreads holdem, .*, not "pineapple"$/],
    [{ color: 'red', size: 2 }, ': no such field: color, size'],
    [{ seats: { 1: 100, 11: 100 } }, 'seats.11: expected a seat from 1 to 10'],
    [{ seats: { 1: 100, 2: -5 } }, 'seats.2: expected dollars with at most two decimals'],
    [{ seats: { 1: 100, 2: 0.001 } }, 'seats.2: expected dollars with at most two decimals'],
    [{ seats: { 1: 100, 2: '50' } }, 'seats.2: expected dollars, a number'],
    [{ seats: { 1: 100 } }, "seats: expected 2 to 10 players for Texas Hold'em, not 1"],
    [{ button: 'first' }, 'button: expected a seat from 1 to 10'],
    [{ seed: 1.5 }, 'seed: expected a whole number'],
    [{ rules: { betting: 'wild' } }, 'rules.betting: expected split-limit | no-limit | pot-limit | spread-limit'],
    [{ rules: { smallBlind: '5' } }, 'rules.smallBlind: expected dollars, such as 2 or 0.5, not "5"'],
    [{ rules: { chip: 0 } }, 'rules.chip: expected dollars from $0.01'],
    [{ rules: { smalBlind: 5 } }, /^rules\.smalBlind: no such option; there are betting, smallBlind, /],
    [{ rules: { collection: 24 } }, /^rules\.collection: expected/],
    [{ house: 'lightning', rules: { collection: 106 } }, /^rules\.collection: Lightning Poker has no option 106/],
    [{ rules: { smallBlind: 5, bigBlind: 2 } }, 'rules.smallBlind: the small blind is more than the big blind'],
    [{ rules: { killBlind: 6 } }, 'rules.killBlind: kill pots are only for split-limit games'],
    [{ choices: { 1: ['straddle'] } }, 'choices.1: expected none: these rules have no choices'],
    [
      { rules: { straddles: 1 }, hands: [{ choices: { 2: ['over-2'] } }] },
      'hands[0].choices.2: expected some of straddle',
    ],
    [{ cards: { 1: 'As Kx' } }, 'cards.1: expected cards such as "As Kd", not "As Kx"'],
    [{ cards: { '2 ': 'As' } }, 'cards.2 : expected a seat from 1 to 10 or a zone such as board'],
    [{ script: ['3 fold', '11 fold'] }, 'script[1]: expected a seat from 1 to 10 first, not "11": "11 fold"'],
    [{ script: [3] }, 'script[0]: expected a line of text'],
    [{ expect: { stack: { 1: 100 } } }, 'expect: no such field: stack'],
    [{ expect: { stacks: { one: 100 } } }, 'expect.stacks.one: expected a seat from 1 to 10'],
    [{ expect: { pots: [{ amount: 'all' }] } }, 'expect.pots[0].amount: expected dollars, a number'],
    [{ expect: { collections: 'three' } }, 'expect.collections: expected dollars, in total or by account'],
    [{ script: ['3 fold'], hands: [{}] }, 'hands: expected either hands, or cards, script and expect'],
    [{ hands: [] }, 'hands: expected one hand or more'],
    [{ hands: [{}, { sit: { 1: 50 } }] }, 'hands[1].sit.1: expected an empty seat; seat 1 is taken'],
    [{ hands: [{ sit: { 4: 50 } }, { sit: { 4: 50 } }] }, 'hands[1].sit.4: expected an empty seat; seat 4 is taken'],
    [{ hands: [{}, { move: { 1: 2 } }] }, 'hands[1].move.1: expected an empty seat; seat 2 is taken'],
    [{ hands: [{}, { move: { 1: 7, 2: 7 } }] }, 'hands[1].move.2: expected an empty seat; seat 7 is taken'],
    [{ hands: [{}, { move: { 7: 8 } }] }, 'hands[1].move.7: expected an occupied seat'],
    [{ hands: [{}, { script: ['fold'] }] }, /^hands\[1\]\.script\[0\]: expected a seat/],
  ])('%j is refused with its place and what was expected', (fields, message) => {
    const [first] = problems(fields) as string[];
    if (typeof message === 'string') expect(first).toBe(message);
    else expect(first).toMatch(message);
  });

  it('seats may be left, exchanged and taken by others', () => {
    expect(problems({ hands: [{}, { move: { 1: 2, 2: 1 } }, { leave: [1], move: { 2: 1 }, sit: { 2: 50 } }] })).toEqual(
      [],
    );
  });

  it('lists every problem, not only the first', () => {
    expect(problems({ button: 0, script: ['x', '1 fold', 'y'] })).toHaveLength(3);
  });
});

describe('a scenario file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'scenarios-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('that does not exist or is not JSON is reported', () => {
    expect(loadScenarios(join(folder, 'none.json'))).toMatchObject({
      error: [{ path: '', message: expect.stringMatching(/^cannot be read: ENOENT/) }],
    });
    const path = join(folder, 'broken.json');
    writeFileSync(path, '{ "title": ');
    expect(loadScenarios(path)).toMatchObject({
      error: [{ path: '', message: expect.stringMatching(/^expected JSON: /) }],
    });
  });

  it('is read', () => {
    const path = join(folder, 'good.json');
    writeFileSync(path, JSON.stringify(GOOD));
    expect(loadScenarios(path)).toMatchObject({ ok: true, value: [{ title: 'a hand' }] });
  });
});

describe('a table of cases', () => {
  const table = (...cases: unknown[]) => readScenarios({ ...GOOD, cases });

  it('is the file with what each case says otherwise: objects name by name, lists as a whole', () => {
    const read = table(
      { title: 'one', seats: { 1: 77 }, script: ['3 call'] },
      { title: 'two', cards: { board: '2c 3c 4c' } },
    );
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    const [one, two] = read.value;
    const plain = readScenario(GOOD);
    if (!plain.ok || !one || !two) throw new Error('three scenarios');
    expect([one.title, two.title]).toEqual(['one', 'two']);
    expect([...one.seats]).toEqual([...plain.value.seats].map(([seat, stack]) => [seat, seat === 1 ? 7_700 : stack]));
    expect(one.hands[0]?.script).toHaveLength(1);
    expect(two.hands[0]?.script).toEqual(plain.value.hands[0]?.script);
    expect(two.hands[0]?.cards.get('board')).toEqual(['2c', '3c', '4c']);
  });

  it('names the case in which something is wrong', () => {
    expect(table({ title: 'one' }, { title: 'two', rules: { smalBlind: 5 } })).toMatchObject({
      error: [{ path: 'cases[1].rules.smalBlind' }],
    });
    expect(table()).toMatchObject({ error: [{ path: 'cases', message: 'expected one case or more, in a list' }] });
    expect(table({ seed: 3 })).toMatchObject({
      error: [{ path: 'cases[0]', message: 'expected a case with a title of its own' }],
    });
  });
});
