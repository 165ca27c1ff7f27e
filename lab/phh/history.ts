/**
 * One hand in the poker hand history format (PHH), with the fields of the file. The fields for the players are in the
 * order p1, p2, …: p1 is the first left of the button, and with two players the big blind.
 */
import { z } from 'zod';
import { ok, type Result } from '../../games/result.ts';
import type { Problem } from '../../main/rules-file.ts';
import { type Action, parseAction } from './action.ts';
import { decimalsOf, MOST_DECIMALS } from './amount.ts';
import type { PhhVariant } from './variants.ts';

export const MOST_PLAYERS = 10;

/** The maximum total in units of the last decimal: ten such stacks can still be added up. */
const MOST_UNITS = 1e13;

const amount = z.number('an amount').refine((value) => Number.isFinite(value) && decimalsOf(value) <= MOST_DECIMALS, {
  error: `an amount with up to ${MOST_DECIMALS} decimals`,
});
const notNegative = amount.refine((value) => value >= 0, 'an amount that is not negative');
const positive = amount.refine((value) => value > 0, 'an amount above 0');
/** A stack that nobody recorded is `inf`. */
const unknown = z.literal(Number.POSITIVE_INFINITY);
const stack = z.union([unknown, positive], 'an amount above 0, or inf');
const stackAfter = z.union([unknown, notNegative], 'an amount that is not negative, or inf');
const player = z.int('a player, 1 for p1').min(1, 'a player, 1 for p1');
const listOf = <T extends z.ZodType>(each: T) =>
  z.array(each, 'a list').max(MOST_PLAYERS, `up to ${MOST_PLAYERS} players`);

const fields = z.object({
  antes: listOf(notNegative),
  /** Negative where a player posts to come in: the format's text has no such entry, but PokerKit reads it this way. */
  blinds_or_straddles: listOf(amount).optional(),
  bring_in: positive.optional(),
  small_bet: positive.optional(),
  big_bet: positive.optional(),
  min_bet: positive.optional(),
  starting_stacks: listOf(stack).min(2, 'at least two players'),
  actions: z.array(z.string('an action'), 'a list of actions'),
  /** Whether a short ante is matched like a bet; otherwise its owner may win all antes. */
  ante_trimming_status: z.boolean('true or false').default(false),
  finishing_stacks: listOf(stackAfter).optional(),
  /** Ours: the options of the game, as `dealerless rules` lists them, in JSON. */
  _rules: z.string('options of the game as JSON').optional(),
  /** Ours: hands that the floor declared foul, with the number of the action before which it happened. */
  _fouled: z.array(z.object({ action: z.int('a number').min(1, 'a number'), player })).default([]),
  /** Ours: the hand was voided and every chip was returned. */
  _voided: z.boolean('true or false').default(false),
  /** Ours: what the house took, by fee, and the jackpots. */
  _collections: z.record(z.string(), notNegative).optional(),
});

type Fields = z.output<typeof fields>;
type Rest = Omit<Fields, 'actions' | 'blinds_or_straddles'> & Pick<History, 'blinds_or_straddles'>;

/** The fields of a hand that passed the checks. */
export interface History extends Omit<Fields, 'actions' | 'blinds_or_straddles' | 'small_bet' | 'big_bet' | 'min_bet'> {
  /** Empty in games without blinds. */
  readonly blinds_or_straddles: readonly number[];
  readonly variant: PhhVariant;
  readonly actions: readonly Action[];
  /** Bets and raises of the first and of the last rounds; the same in games without fixed limits. */
  readonly bets: { readonly small: number; readonly big: number };
  /** The largest number of decimals in any of its amounts. */
  readonly decimals: number;
}

/** Reads the fields of a hand of a variant. */
export function readHistory(
  variant: PhhVariant,
  table: Readonly<Record<string, unknown>>,
): Result<History, readonly Problem[]> {
  const parsed = fields.safeParse(table);
  if (!parsed.success) return { ok: false, error: parsed.error.issues.map(problemOf) };
  const { actions: texts, small_bet, big_bet, min_bet, blinds_or_straddles: blinds, ...fewer } = parsed.data;
  const rest = { ...fewer, blinds_or_straddles: blinds ?? fewer.starting_stacks.map(() => 0) };
  const problems: Problem[] = [];
  const actions = texts.map((text, i): Action => {
    const action = parseAction(text);
    if (action.ok) return action.value;
    problems.push({ path: `actions[${i + 1}]`, message: action.error });
    return { kind: 'nothing' };
  });
  const [small, big] = variant.bets === 'minimum' ? [min_bet, min_bet] : [small_bet, big_bet];
  const blindsThere =
    variant.forced === 'blinds' ? { blinds_or_straddles: blinds?.length } : { bring_in: rest.bring_in };
  problems.push(
    ...missing(variant, { ...blindsThere, ...betsNeeded(variant, { small_bet, big_bet, min_bet }) }),
    ...wrongPlayers(rest, actions),
  );
  if (problems.length > 0 || small === undefined || big === undefined) return { ok: false, error: problems };
  const amounts = amountsIn(rest, [small, big], actions);
  const decimals = Math.max(...amounts.map(decimalsOf));
  const most = MOST_UNITS / 10 ** decimals;
  if (amounts.every((each) => Math.abs(each) <= most)) {
    return ok({ ...rest, variant, actions, bets: { small, big }, decimals });
  }
  return { ok: false, error: [{ path: '', message: `expected amounts up to ${most} with ${decimals} decimals` }] };
}

function problemOf(issue: z.core.$ZodIssue): Problem {
  // A missing field is named on its own; list entries are counted from 1, as players are.
  const path = issue.path.map((key) => (typeof key === 'number' ? `[${key + 1}]` : `.${String(key)}`)).join('');
  return { path: path.replace(/^\./, ''), message: `expected ${issue.message}` };
}

type Amounts = Readonly<Record<string, number | undefined>>;

const betsNeeded = (variant: PhhVariant, { small_bet, big_bet, min_bet }: Amounts): Amounts =>
  variant.bets === 'minimum' ? { min_bet } : { small_bet, big_bet };

function missing(variant: PhhVariant, amounts: Amounts): Problem[] {
  return Object.entries(amounts)
    .filter(([, there]) => there === undefined)
    .map(([name]) => ({
      path: name,
      message: `expected ${name === 'blinds_or_straddles' ? 'a list' : 'an amount above 0'} in ${variant.code}`,
    }));
}

/** Finds lists whose length is not the number of players, and players who do not exist. */
function wrongPlayers(rest: Rest, actions: readonly Action[]): Problem[] {
  const players = rest.starting_stacks.length;
  const lists = {
    antes: rest.antes,
    blinds_or_straddles: rest.blinds_or_straddles,
    finishing_stacks: rest.finishing_stacks,
  };
  const wrongLists = Object.entries(lists)
    .filter(([, list]) => list && list.length !== players)
    .map(([path, list]) => ({ path, message: `expected ${players} amounts, one a player, not ${list?.length}` }));
  const wrongActions = actions.flatMap((action, i) =>
    'player' in action && action.player > players
      ? [{ path: `actions[${i + 1}]`, message: `expected p1 to p${players}, not p${action.player}` }]
      : [],
  );
  const wrongFouls = rest._fouled
    .filter(({ player }) => player > players)
    .map(({ player }) => ({ path: '_fouled', message: `expected players 1 to ${players}, not ${player}` }));
  return [...wrongLists, ...wrongActions, ...wrongFouls];
}

function amountsIn(rest: Rest, bets: readonly number[], actions: readonly Action[]): number[] {
  const raises = actions.flatMap((action) => (action.kind === 'raise' ? [action.to] : []));
  const { antes, blinds_or_straddles, bring_in = 0, starting_stacks, finishing_stacks = [] } = rest;
  const amounts = [
    ...antes,
    ...blinds_or_straddles,
    bring_in,
    ...starting_stacks,
    ...finishing_stacks,
    ...bets,
    ...raises,
  ];
  return amounts.filter(Number.isFinite);
}
