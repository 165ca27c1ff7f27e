/**
 * A game's options as files and people write them: money in dollars, and the house's collection by its posted numbers.
 * Internally, money is in cents and the collection is a list of rows.
 */
import type { z } from 'zod';
import type { OptionMeta } from '../games/game.ts';
import { centsOf, dollars } from '../games/money.ts';
import type { AnyGame, AnyRules } from '../games/registry.ts';
import { ok, type Result } from '../games/result.ts';
import { type AnyOptions, gameIn, type House } from '../houses/house.ts';
import { type Posted, type Posting, postedRules } from '../houses/posting.ts';
import { type Shape, shapeOf } from './rule-shape.ts';

/** A fault in an input: where it is, and what was expected there. */
export interface Problem {
  readonly path: string;
  readonly message: string;
}

/** One option of a game, for people to read. */
export interface OptionLine extends OptionMeta {
  readonly name: string;
  /** The values that may be written: `a | b`, `dollars`, `dollars or null`, … */
  readonly values: string;
  /** As a file would have it, including the house's own value. */
  readonly default: unknown;
}

/**
 * Reads options from a file, for a game in a house or, without one, with the game's own defaults. Every unknown or
 * disallowed option is a problem; paths begin with `at`.
 */
export function readRules(
  game: AnyGame,
  house: House | null,
  written: AnyOptions,
  at = 'rules',
): Result<AnyRules, readonly Problem[]> {
  if (!house) {
    const inCents = optionsInCents(game, written, at);
    return inCents.ok ? parseRules(game, inCents.value, at) : inCents;
  }
  const read = readPosting(game, house, written, {}, at);
  if (!read.ok) return read;
  const { time } = read.value.posted;
  if (time === null) return ok(read.value.rules);
  const message = `option ${time.option} is collected by time, not from the hands.`;
  return { ok: false, error: [{ path: `${at}.collection`, message }] };
}

/**
 * Reads what a table posts for a house's game: options from a file, and the rest of the posting. The path of a problem
 * with an option begins with `at`; any other path is the part of the posting that is wrong.
 */
export function readPosting(
  game: AnyGame,
  house: House,
  written: AnyOptions,
  posting: Omit<Posting, 'rules'>,
  at = 'rules',
): Result<{ readonly rules: AnyRules; readonly posted: Posted }, readonly Problem[]> {
  const inCents = optionsInCents(game, written, at);
  if (!inCents.ok) return inCents;
  const posted = postedRules(house, game.id, { ...posting, rules: inCents.value });
  if (!posted.ok) {
    const { at: part, message } = posted.error;
    return { ok: false, error: [{ path: part === 'collection' ? `${at}.collection` : part, message }] };
  }
  const rules = parseRules(game, posted.value.rules, at);
  return rules.ok ? ok({ rules: rules.value, posted: posted.value }) : rules;
}

function optionsInCents(game: AnyGame, written: AnyOptions, at: string): Result<AnyOptions, readonly Problem[]> {
  const problems: Problem[] = [];
  const inCents = toCents(shapeOf(game), written, at, problems) as AnyOptions;
  return problems.length > 0 ? { ok: false, error: problems } : ok(inCents);
}

function parseRules(game: AnyGame, rules: AnyOptions, at: string): Result<AnyRules, readonly Problem[]> {
  const parsed = game.rules.safeParse(rules);
  if (parsed.success) return ok(parsed.data);
  return { ok: false, error: parsed.error.issues.map((issue) => problemOf(shapeOf(game), issue, at)) };
}

/** All options of a game as a file has them: `readRules` reads exactly these rules from it. */
export function writeRules(game: AnyGame, rules: AnyRules): Readonly<Record<string, unknown>> {
  return toDollars(shapeOf(game), rules) as Record<string, unknown>;
}

/** The options of a game, with the defaults of a house. */
export function optionsOf(game: AnyGame, house: House | null): readonly OptionLine[] {
  const own = (house && gameIn(house, game.id)?.rules) ?? {};
  return Object.entries(shapeOf(game).properties ?? {}).map(([name, shape]) => ({
    name,
    title: shape.title ?? name,
    unit: shape.unit ?? 'choice',
    source: shape.source ?? '',
    values: valuesOf(shape),
    default: toDollars(shape, name in own ? own[name] : shape.default),
  }));
}

// --------------------------------------------------------------------------------------------------- the schema

/** The shape of an element or a property; for an option that may be null, its shape otherwise. */
function child(shape: Shape, key: PropertyKey): Shape {
  const own = typeof key === 'number' ? shape.items : shape.properties?.[String(key)];
  if (own) return own;
  const other = shape.anyOf?.find(({ items, properties }) => (typeof key === 'number' ? items : properties));
  return other ? child(other, key) : {};
}

function toCents(shape: Shape, value: unknown, path: string, problems: Problem[]): unknown {
  if (shape.unit === 'money' && value !== null) {
    const cents = typeof value === 'number' ? centsOf(value) : null;
    if (cents === null)
      problems.push({ path, message: `expected dollars, such as 2 or 0.5, not ${JSON.stringify(value)}` });
    return cents;
  }
  if (Array.isArray(value)) return value.map((each, i) => toCents(child(shape, i), each, `${path}[${i}]`, problems));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, toCents(child(shape, key), each, `${path}.${key}`, problems)]),
  );
}

function toDollars(shape: Shape, value: unknown): unknown {
  if (shape.unit === 'money' && typeof value === 'number') return value / 100;
  if (Array.isArray(value)) return value.map((each, i) => toDollars(child(shape, i), each));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, toDollars(child(shape, key), each)]));
}

function problemOf(root: Shape, issue: z.core.$ZodIssue, at: string): Problem {
  let shape = root;
  let path = at;
  for (const key of issue.path) {
    shape = child(shape, key);
    path += typeof key === 'number' ? `[${key}]` : `.${String(key)}`;
  }
  if (issue.code === 'unrecognized_keys') {
    const known = Object.keys(shape.properties ?? {}).join(', ');
    return { path: `${path}.${issue.keys[0] ?? ''}`, message: `no such option; there are ${known}` };
  }
  // Options that conflict are each allowed on their own, so a list of what is allowed would not help.
  if (issue.code === 'custom') return { path, message: issue.message };
  return { path, message: `expected ${valuesOf(shape) || issue.message}` };
}

function valuesOf(shape: Shape): string {
  if (shape.anyOf) {
    const unit = shape.unit ? { unit: shape.unit } : {};
    return shape.anyOf.map((each) => valuesOf({ ...unit, ...each })).join(' or ');
  }
  if (shape.enum) return shape.enum.map(String).join(' | ');
  if (shape.const !== undefined) return String(shape.const);
  if (shape.type === 'null') return 'null';
  if (shape.unit === 'schedule') {
    const others = shape.type === 'array' ? 'several numbers, or rows' : 'its id, or fees';
    return `a posted option's number, ${others}`;
  }
  if (shape.type === 'boolean') return 'true | false';
  if (shape.unit === 'money') return `dollars${range(shape, (cents) => dollars(cents))}`;
  if (shape.type === 'integer' || shape.type === 'number') return `a whole number${range(shape, String)}`;
  return shape.type ?? '';
}

function range({ minimum, maximum }: Shape, write: (bound: number) => string): string {
  const from = minimum ? ` from ${write(minimum)}` : '';
  return maximum === undefined || maximum === Number.MAX_SAFE_INTEGER ? from : `${from} to ${write(maximum)}`;
}
