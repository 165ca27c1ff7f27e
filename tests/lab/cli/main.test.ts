import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { GAMES } from '../../../games/registry.ts';
import { main } from '../../../lab/cli/main.ts';
import { reported } from '../../../lab/cli/simulate.ts';
import { drawSettings } from '../../../lab/simulation/fuzz.ts';
import { main as run } from '../../../main/cli/main.ts';
import { catchOutput } from '../../cli-output.ts';

const said = catchOutput();
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const folder = mkdtempSync(join(tmpdir(), 'cli-'));

function file(name: string, content: Record<string, unknown>): string {
  const path = join(folder, name);
  writeFileSync(
    path,
    JSON.stringify({ title: name, game: 'holdem', seats: { 1: 100, 2: 100 }, button: 1, ...content }),
  );
  return path;
}

const good = file('good.json', { script: ['1 fold'], expect: { stacks: { 1: 99, 2: 101 } } });
const bad = file('bad.json', { script: ['1 fold'], expect: { stacks: { 1: 100 } } });
const invalid = file('invalid.json', { script: ['fold'] });
const clash = file('clash.json', { cards: { 1: 'As As' } });

describe('dealerless', () => {
  it('lists its commands', async () => {
    expect(await main(['--help'])).toBe(0);
    for (const name of ['run', 'games', 'rules', 'simulate', 'serve', 'audit'])
      expect(said.out).toMatch(new RegExp(`^ {2}${name} `, 'm'));
    expect(await main([])).toBe(2);
  });

  it('loads none of them for that', async () => {
    const load = (): never => {
      throw new Error('loaded');
    };
    expect(await run(['--help'], { deal: { summary: 'deal a hand', load } })).toBe(0);
    expect(said.out).toContain('  deal  deal a hand\n');
  });

  it('tells how a command is used', async () => {
    expect(await main(['run', '--help'])).toBe(0);
    expect(said.out).toContain('dealerless run FILE… [--json]');
  });

  it.each([
    [['deal'], 'dealerless: no such command: deal; there are serve, '],
    [['toString'], 'dealerless: no such command: toString'],
    [['run'], 'dealerless: run: expected one or more scenario files'],
    [['run', '--xml', good], "dealerless: run: Unknown option '--xml'"],
    [['rules'], 'dealerless: rules: expected one game id'],
    [['rules', 'snap'], 'dealerless: rules: no such game: snap; there are holdem, '],
    [['rules', 'holdem', '--house', 'nowhere'], 'dealerless: rules: no such house: nowhere; there are lightning'],
    [['rules', 'pineapple', '--house', 'lightning'], 'dealerless: rules: lightning does not spread pineapple'],
    [['games', 'all'], 'dealerless: games: expected only options, not "all"'],
    [['simulate'], 'dealerless: simulate: --game is missing'],
    [
      ['simulate', '--game', 'holdem', '--seats', '11'],
      'dealerless: simulate: --seats expects a whole number from 2 to 10, not "11"',
    ],
    [['simulate', '--game', 'holdem', '--hands', 'many'], 'dealerless: simulate: --hands expects a whole number'],
    [['simulate', '--game', 'holdem', '--rules', '{'], 'dealerless: simulate: --rules expects a JSON object, not "{"'],
    [
      ['simulate', '--game', 'holdem', '--rules', '{"chip":0}'],
      'dealerless: simulate: --rules.chip: expected dollars from $0.01',
    ],
    [
      ['simulate', '--fuzz', '--seats', '3'],
      'dealerless: simulate: --seats cannot be used with --fuzz: every table has its own',
    ],
    [['simulate', '--game', 'holdem', '--buy-in', '5-2'], 'the minimum and the maximum, such as 1-200, not "5-2"'],
    [
      ['simulate', '--game', 'holdem', '--buy-in', '0'],
      'dealerless: simulate: --buy-in expects dollars, or the minimum and the maximum, such as 1-200, not "0"',
    ],
  ])('%j is not understood, in one line', async (args, message) => {
    expect(await main(args)).toBe(2);
    expect(said.out).toBe('');
    expect(said.err).toContain(message);
    expect(said.err.trimEnd()).not.toContain('\n');
  });
});

describe('run', () => {
  it('prints a line for each scenario, and the count', async () => {
    expect(await main(['run', good, bad])).toBe(1);
    expect(said.out).toBe('ok good.json\nnot ok bad.json: stack of seat 1 is $99, expected $100\n1 passed, 1 failed\n');
    expect(await main(['run', good])).toBe(0);
  });

  it('prints JSON, one object per hand', async () => {
    expect(await main(['run', '--json', good, bad])).toBe(1);
    const lines = said.out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines).toHaveLength(2);
    expect(Object.keys(lines[0])).toEqual([
      'title',
      'stacks',
      'bets',
      'pots',
      'collections',
      'jackpot',
      'shown',
      'refused',
      'events',
    ]);
    expect(lines[0]).toMatchObject({ title: 'good.json', stacks: { 1: 99, 2: 101 }, collections: 0, jackpot: 0 });
    expect(said.err).toBe('not ok bad.json: stack of seat 1 is $99, expected $100\n');
  });

  it('reports what is not a scenario, and plays the others', async () => {
    expect(await main(['run', invalid, good, clash])).toBe(2);
    expect(said.err).toBe(
      `${invalid}: script[0]: expected a seat from 1 to 10 first, not "fold": "fold"\n${clash}: cards.1: As is named twice\n`,
    );
    expect(said.out).toBe(
      `not ok ${invalid}: not a scenario\nok good.json\nnot ok ${clash}: not a scenario\n1 passed, 2 failed\n`,
    );
  });

  it('counts files it cannot read as failed in its last line', async () => {
    const torn = join(folder, 'torn.txt');
    writeFileSync(torn, '{ "title": ');
    expect(await main(['run', torn])).toBe(2);
    expect(said.out).toBe(`not ok ${torn}: not a scenario\n0 passed, 1 failed\n`);
    expect(said.err).toContain(`${torn}: expected JSON: `);
  });

  it('counts what does not exist and a folder without scenarios as failed, and plays the others', async () => {
    const none = join(folder, 'none.json');
    const empty = join(folder, 'empty');
    mkdirSync(empty);
    expect(await main(['run', none, good, empty])).toBe(2);
    expect(said.out).toBe(
      `not ok ${none}: not a scenario\nok good.json\nnot ok ${empty}: not a scenario\n1 passed, 2 failed\n`,
    );
    expect(said.err).toBe(`${none}: no such file\n${empty}: a folder without any file that ends in .json\n`);
  });

  it('takes a folder', async () => {
    expect(await main(['run', folder])).toBe(2);
    expect(said.out).toContain('1 passed, 3 failed');
  });
});

describe('games and rules', () => {
  it('lists the games', async () => {
    expect(await main(['games'])).toBe(0);
    expect(said.out).toMatch(/^holdem +Texas Hold'em, 2 to 10 players \(lightning.*\)$/m);
    said.out = '';
    expect(await main(['games', '--json'])).toBe(0);
    expect(JSON.parse(said.out)).toContainEqual(
      expect.objectContaining({ id: 'holdem', name: "Texas Hold'em", minSeats: 2, maxSeats: 10 }),
    );
  });

  it('lists the options of a game in dollars', async () => {
    expect(await main(['rules', 'holdem', '--house', 'lightning'])).toBe(0);
    expect(said.out).toContain('chip (money): ');
    expect(said.out).toContain('  values   dollars from $0.01\n  default  1\n');
    said.out = '';
    expect(await main(['rules', 'holdem', '--json'])).toBe(0);
    const options = JSON.parse(said.out) as { name: string }[];
    expect(options.find(({ name }) => name === 'betting')).toEqual({
      name: 'betting',
      title: 'Betting structure',
      unit: 'choice',
      source: expect.stringContaining('V-NL'),
      values: 'split-limit | no-limit | pot-limit | spread-limit',
      default: 'no-limit',
    });
  });
});

describe('simulate', () => {
  it('reports hands, speed and violations', async () => {
    expect(await main(['simulate', '--game', 'holdem', '--hands', '50', '--seats', '4', '--seed', '3'])).toBe(0);
    expect(said.out).toMatch(
      /^holdem, 4 seats: 50 hands, \d+ decisions in [\d.]+ s, \d+ hands a second\n0 violations\n$/,
    );
    said.out = '';
    expect(
      await main([
        'simulate',
        '--game',
        'omaha',
        '--house',
        'lightning',
        '--rules',
        '{"collection":84}',
        '--hands',
        '20',
        '--json',
      ]),
    ).toBe(0);
    expect(JSON.parse(said.out)).toMatchObject({ game: 'omaha', hands: 20, violations: [] });
  });

  it('plays at tables of every kind, or of every kind of one game', async () => {
    expect(await main(['simulate', '--fuzz', '--hands', '120', '--seed', '7'])).toBe(0);
    expect(said.out).toMatch(/^every game: 120 hands, /);
    said.out = '';
    expect(await main(['simulate', '--fuzz', '--game', 'omaha', '--hands', '60', '--json'])).toBe(0);
    expect(JSON.parse(said.out)).toMatchObject({ game: 'omaha', seats: null, hands: 60, violations: [] });
  });

  it('plays again what did not hold by the command it prints', () => {
    const settings = { ...drawSettings(29, 50, [...GAMES.values()]), buyIn: { min: 100, max: 1_050 }, absent: 7 };
    const violation = { message: 'a chip is missing', seed: 29, hands: 4 };
    const { replay } = reported(violation, settings, { rules: `{"muck":"it's"}`, house: 'lightning' });
    expect(replay).toBe(
      `bin/dealerless simulate --game ${settings.game.id} --house lightning --rules '{"muck":"it'\\''s"}' ` +
        `--seats ${settings.seats} --hands 4 --seed 29 --buy-in 1-10.5 --absent 7 --inspect 25`,
    );
  });
});
