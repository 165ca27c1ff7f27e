/** The scenario file as written, and the scenario it describes: every amount in cents, every line read. */

import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { CardText } from '../../games/card.ts';
import type { Occupant } from '../../games/hand-start.ts';
import { type Cents, centsOf } from '../../games/money.ts';
import { type AnyGame, type AnyRules, GAMES } from '../../games/registry.ts';
import { ok, type Result } from '../../games/result.ts';
import type { Seat } from '../../games/seat.ts';
import { messageOf } from '../../hardware/result.ts';
import type { House } from '../../houses/house.ts';
import { HOUSES } from '../../houses/houses.ts';
import { type Problem, readRules } from '../../main/rules-file.ts';
import { readCards } from './cards.ts';
import { isZone, parseSeat } from './places.ts';
import { type Line, parseLine } from './script.ts';
import { seatProblems } from './seats.ts';

export interface Scenario {
  readonly title: string;
  readonly game: AnyGame;
  readonly rules: AnyRules;
  readonly seats: ReadonlyMap<Seat, Cents>;
  readonly button: Seat | null;
  readonly memory: Readonly<Record<string, unknown>>;
  readonly seed: number;
  readonly hands: readonly HandScript[];
}

/** One hand: what changes at the table before it, its cards, what is done in it, what the result must be. */
export interface HandScript {
  /** Its path in the file, for messages: empty, or `hands[1].`. */
  readonly path: string;
  readonly changes: Changes;
  readonly cards: ReadonlyMap<string, readonly CardText[]>;
  /** How the dice fall; null: from the seed. */
  readonly dice: readonly number[] | null;
  readonly script: readonly Line[];
  readonly expect: Expected;
}

export interface Changes {
  readonly leave: readonly Seat[];
  readonly move: ReadonlyMap<Seat, Seat>;
  readonly sit: ReadonlyMap<Seat, Cents>;
  readonly sittingOut: readonly Seat[] | null;
  readonly entry: ReadonlyMap<Seat, Occupant['entry']>;
  readonly choices: ReadonlyMap<Seat, readonly string[]>;
}

const money = z.number('expected dollars, a number').transform((amount, context) => {
  const cents = centsOf(amount);
  if (cents === null) context.addIssue({ code: 'custom', message: 'expected dollars with at most two decimals' });
  return cents ?? 0;
});

/** A change may be a loss. */
const change = z.number('expected dollars, a number').transform((amount, context) => {
  const cents = centsOf(Math.abs(amount));
  if (cents === null) context.addIssue({ code: 'custom', message: 'expected dollars with at most two decimals' });
  return amount < 0 ? -(cents ?? 0) : (cents ?? 0);
});

const seat = z.int('expected a seat from 1 to 10').min(1).max(10);
const seats = z.array(seat, 'expected a list of seats');

/** Seat numbers are the keys of an object, so they are written as text. */
const bySeat = <T extends z.ZodType>(value: T) =>
  z
    .record(z.string(), value)
    .superRefine((record, context) => {
      for (const key of Object.keys(record)) {
        if (parseSeat(key) === null) {
          context.addIssue({ code: 'custom', path: [key], message: 'expected a seat from 1 to 10' });
        }
      }
    })
    .transform((record) => new Map(Object.entries(record).map(([key, each]) => [Number(key), each])));

const line = z.string('expected a line of text').transform((text, context): Line => {
  const read = parseLine(text);
  if (read.ok) return read.value;
  context.addIssue({ code: 'custom', message: `${read.error}: "${text}"` });
  return z.NEVER;
});

const cards = z.record(z.string(), z.string('expected cards such as "As Kd"')).transform((named, context) => {
  const zones = new Map<string, readonly CardText[]>();
  for (const [zone, text] of Object.entries(named)) {
    const read = readCards(text);
    if (!isZone(zone)) {
      context.addIssue({
        code: 'custom',
        path: [zone],
        message: 'expected a seat from 1 to 10 or a zone such as board',
      });
    } else if (!read) {
      context.addIssue({ code: 'custom', path: [zone], message: `expected cards such as "As Kd", not "${text}"` });
    } else zones.set(zone, read);
  }
  return zones;
});

const total = z.union([money, z.record(z.string(), money)], 'expected dollars, in total or by account');

const expected = z.strictObject({
  stacks: bySeat(money).optional(),
  net: bySeat(change).optional(),
  pots: z.array(z.strictObject({ amount: money.optional(), winners: seats.optional() })).optional(),
  bets: bySeat(z.record(z.string(), z.string())).optional(),
  collections: total.optional(),
  jackpot: total.optional(),
  /** The jackpots that are hit, by name: whose hands were beaten, and who has the best one. */
  hit: z.record(z.string(), z.strictObject({ lost: seats.default([]), won: seats })).optional(),
  shown: seats.optional(),
  hand: bySeat(z.string()).optional(),
  button: seat.nullable().optional(),
  dealt: seats.optional(),
  waiting: bySeat(z.string()).optional(),
  memory: z.record(z.string(), z.unknown()).optional(),
});

export type Expected = z.output<typeof expected>;

const changes = {
  leave: seats.default([]),
  move: bySeat(seat).default(new Map()),
  sit: bySeat(money).default(new Map()),
  sittingOut: seats.nullable().default(null),
  entry: bySeat(z.enum(['post', 'wait'])).default(new Map()),
  choices: bySeat(z.array(z.string(), 'expected a list of standing choices')).default(new Map()),
};

const play = {
  cards: cards.default(new Map()),
  dice: z.array(z.int('expected a number from 1 to 6').min(1).max(6)).length(3, 'expected three dice').optional(),
  script: z.array(line).default([]),
  expect: expected.default({}),
};

const file = z
  .strictObject({
    title: z.string('expected a title').min(1),
    game: z.string('expected the id of a game'),
    house: z.string('expected the id of a house').optional(),
    rules: z.record(z.string(), z.unknown(), 'expected an object with options of the game').default({}),
    seats: bySeat(money),
    button: seat.optional(),
    memory: z.record(z.string(), z.unknown(), 'expected an object').default({}),
    seed: z.int('expected a whole number').default(1),
    sittingOut: seats.default([]),
    entry: changes.entry,
    choices: changes.choices,
    ...play,
    hands: z
      .array(z.strictObject({ ...changes, ...play }))
      .min(1, 'expected one hand or more')
      .optional(),
  })
  .superRefine((whole, context) => {
    if (!whole.hands) return;
    if (whole.script.length > 0 || whole.cards.size > 0 || whole.dice || Object.keys(whole.expect).length > 0) {
      context.addIssue({
        code: 'custom',
        path: ['hands'],
        message: 'expected either hands, or cards, script and expect',
      });
    }
  });

/**
 * Reads the scenarios of a file: one, or a table of cases. Each problem names the place in the file and what was
 * expected there.
 */
export function loadScenarios(path: string): Result<readonly Scenario[], readonly Problem[]> {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    return problem('', `cannot be read: ${messageOf(error)}`);
  }
  try {
    return readScenarios(JSON.parse(text));
  } catch (error) {
    if (error instanceof SyntaxError) return problem('', `expected JSON: ${error.message}`);
    throw error;
  }
}

/**
 * Reads the content of a file: a scenario, or a table in which each case is the file with the case's own values on top.
 */
export function readScenarios(written: unknown): Result<readonly Scenario[], readonly Problem[]> {
  if (!isTable(written)) {
    const one = readScenario(written);
    return one.ok ? ok([one.value]) : one;
  }
  const { cases, ...shared } = written;
  if (!Array.isArray(cases) || cases.length === 0) return problem('cases', 'expected one case or more, in a list');
  const scenarios: Scenario[] = [];
  for (const [i, each] of cases.entries()) {
    const path = `cases[${i}]`;
    if (!isObject(each) || typeof each.title !== 'string')
      return problem(path, 'expected a case with a title of its own');
    const read = readScenario(overlaid(shared, each));
    if (!read.ok) return { ok: false, error: read.error.map((one) => ({ ...one, path: `${path}.${one.path}` })) };
    scenarios.push(read.value);
  }
  return ok(scenarios);
}

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isTable = (value: unknown): value is Json => isObject(value) && 'cases' in value;

/** Objects are merged name by name; a list or a single value is replaced. */
const overlaid = (under: Json, over: Json): Json => ({
  ...under,
  ...Object.fromEntries(
    Object.entries(over).map(([name, value]) => {
      const below = under[name];
      return [name, isObject(below) && isObject(value) ? overlaid(below, value) : value];
    }),
  ),
});

/** Reads one scenario. */
export function readScenario(written: unknown): Result<Scenario, readonly Problem[]> {
  const parsed = file.safeParse(written);
  if (!parsed.success) return { ok: false, error: parsed.error.issues.map(problemOf) };
  const {
    title,
    game: gameId,
    house: houseId,
    seats,
    button,
    memory,
    seed,
    hands,
    sittingOut,
    entry,
    choices,
    ...one
  } = parsed.data;
  const game = GAMES.get(gameId);
  if (!game) return problem('game', `expected one of ${[...GAMES.keys()].join(', ')}`);
  const house = houseOf(houseId);
  if (house === undefined) return problem('house', `expected one of ${[...HOUSES.keys()].join(', ')}`);
  const rules = readRules(game, house, one.rules);
  if (!rules.ok) return rules;
  const { min, max } = game.seats(rules.value);
  if (seats.size < min || seats.size > max) {
    return problem('seats', `expected ${min} to ${max} players for ${game.name}, not ${seats.size}`);
  }
  const first = { leave: [], move: new Map(), sit: new Map(), sittingOut, entry, choices };
  const scripts = hands
    ? hands.map(({ cards, dice, script, expect, ...between }, i) => ({
        path: `hands[${i}].`,
        changes: i === 0 ? merged(first, between) : between,
        cards,
        dice: dice ?? null,
        script,
        expect,
      }))
    : [{ path: '', changes: first, cards: one.cards, dice: one.dice ?? null, script: one.script, expect: one.expect }];
  const misplaced = [
    ...seatProblems(seats.keys(), scripts),
    ...scripts.flatMap(({ path, changes }) => unknownChoices(path, changes, game, rules.value)),
  ];
  if (misplaced.length > 0) return { ok: false, error: misplaced };
  return ok({ title, game, rules: rules.value, seats, button: button ?? null, memory, seed, hands: scripts });
}

function unknownChoices(path: string, { choices }: Changes, game: AnyGame, rules: AnyRules): Problem[] {
  const ids = game.choices?.(rules).map(({ id }) => id) ?? [];
  const message = ids.length > 0 ? `expected some of ${ids.join(', ')}` : 'expected none: these rules have no choices';
  return [...choices]
    .filter(([, chosen]) => chosen.some((choice) => !ids.includes(choice)))
    .map(([at]) => ({ path: `${path}choices.${at}`, message }));
}

function houseOf(id: string | undefined): House | null | undefined {
  return id === undefined ? null : HOUSES.get(id);
}

function merged(first: Changes, between: Changes): Changes {
  return {
    ...between,
    sittingOut: between.sittingOut ?? first.sittingOut,
    entry: new Map([...first.entry, ...between.entry]),
    choices: new Map([...first.choices, ...between.choices]),
  };
}

function problem(path: string, message: string): { readonly ok: false; readonly error: readonly Problem[] } {
  return { ok: false, error: [{ path, message }] };
}

function problemOf(issue: z.core.$ZodIssue): Problem {
  const path = issue.path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join('');
  const message = issue.code === 'unrecognized_keys' ? `no such field: ${issue.keys.join(', ')}` : issue.message;
  return { path: path.replace(/^\./, ''), message };
}
