/** What a history says about the start of its hand, in our terms. One chip in it is played as one cent. */
import { z } from 'zod';
import type { Card } from '../../games/card.ts';
import type { Cents } from '../../games/money.ts';
import type { Post } from '../../games/poker/start.ts';
import { type AnyGame, type AnyRules, type AnyStart, GAMES } from '../../games/registry.ts';
import { invariant, ok, type Result } from '../../games/result.ts';
import type { Seat } from '../../games/seat.ts';
import { type Problem, readRules } from '../../main/rules-file.ts';
import { unitsOf } from './amount.ts';
import type { History } from './history.ts';
import { placeOf } from './places.ts';
import type { Reading } from './readings.ts';

/** A stack that the history does not know: nobody bets that much. */
const UNKNOWN_STACK: Cents = 1e14;

/** Dollars have cents, whether or not the file uses them. */
const DOLLAR_DECIMALS = 2;

export interface PhhSetup {
  readonly game: AnyGame;
  readonly rules: AnyRules;
  readonly start: AnyStart;
  readonly reading: Reading;
  /** Decimals of the amounts in the file; a unit of the last of them is our cent. */
  readonly decimals: number;
}

/** The same with the orders in which reshuffled discards come, where there were any. */
export function withReshuffles(setup: PhhSetup, reshuffles: readonly (readonly Card[])[]): PhhSetup {
  if (reshuffles.length === 0) return setup;
  return { ...setup, start: setup.game.start.parse({ ...setup.start, reshuffles }) };
}

/** `pN` sits in seat N; the last of them has the button. */
export function setupOf(history: History, reading: Reading): Result<PhhSetup, readonly Problem[]> {
  const { dealt, code } = history.variant;
  const game = GAMES.get(dealt.game);
  invariant(game !== undefined, () => `${code} is not dealt here`);
  const decimals = history._rules === undefined ? history.decimals : DOLLAR_DECIMALS;
  if (history.decimals > decimals) {
    return { ok: false, error: [{ path: '_rules', message: 'expected amounts in dollars and cents' }] };
  }
  const rules =
    history._rules === undefined ? rulesOf(history, reading, game, decimals) : writtenRules(game, history._rules);
  if (!rules.ok) return rules;
  const { min, max } = game.seats(rules.value);
  const players = history.starting_stacks.length;
  if (players < min || players > max) {
    return { ok: false, error: [{ path: 'starting_stacks', message: `expected ${min} to ${max} players in ${code}` }] };
  }
  const start = startOf(history, reading, game, decimals);
  return ok({ game, rules: rules.value, start, reading, decimals });
}

/**
 * The files do not mention raise caps, so there is none; they follow the WSOP rules, under which a beaten hand may be
 * shown or mucked.
 */
function rulesOf(
  history: History,
  { betting, options, shortBlinds }: Reading,
  game: AnyGame,
  decimals: number,
): Result<AnyRules, readonly Problem[]> {
  const { bets, antes, bring_in, variant } = history;
  const [lower, higher] = [unitsOf(bets.small, decimals), unitsOf(bets.big, decimals)];
  const forced =
    variant.forced === 'blinds'
      ? { smallBlind: 0, bigBlind: lower }
      : {
          ante: unitsOf(Math.max(...antes), decimals),
          bringIn: unitsOf(shortBlinds ? shortBringIn(history) : (bring_in ?? 0), decimals),
        };
  const parsed = game.rules.safeParse({
    betting,
    ...forced,
    ...variant.rules,
    ...(variant.draws ? { burn: true } : {}),
    ...options,
    lowerLimit: lower,
    higherLimit: higher,
    chip: 1,
    maxRaises: null,
    muck: 'ask',
  });
  if (parsed.success) return ok(parsed.data);
  return { ok: false, error: [{ path: 'small_bet', message: 'expected a small bet that is not above the big bet' }] };
}

/** What the player who brought the betting in had left for it after the ante. */
function shortBringIn({ actions, antes, bring_in = 0, starting_stacks }: History): number {
  const opener = actions.find(({ kind }) => kind === 'bring in');
  const place = opener?.kind === 'bring in' ? opener.player - 1 : -1;
  return Math.min(bring_in, (starting_stacks[place] ?? Number.POSITIVE_INFINITY) - (antes[place] ?? 0));
}

const json = z.string().transform((text, context): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue('not JSON');
    return z.NEVER;
  }
});
const jsonObject = json.pipe(z.record(z.string(), z.unknown()));

function writtenRules(game: AnyGame, text: string): Result<AnyRules, readonly Problem[]> {
  const written = jsonObject.safeParse(text);
  if (written.success) return readRules(game, null, written.data, '_rules');
  return { ok: false, error: [{ path: '_rules', message: 'expected a JSON object' }] };
}

function startOf(history: History, reading: Reading, game: AnyGame, decimals: number): AnyStart {
  const units = (amount: number): Cents => unitsOf(amount, decimals);
  const players = history.starting_stacks.length;
  const blinds = history.blinds_or_straddles.map(units);
  const antes = history.antes.map(units);
  const stacks = history.starting_stacks.map((stack) => (Number.isFinite(stack) ? units(stack) : UNKNOWN_STACK));
  const big = bigBlindPlace(blinds);
  const small = big !== 0 && (blinds[0] ?? 0) > 0 ? 0 : null;
  const anted = antePosts(antes, stacks, history);
  const owed = blindPosts(blinds, big);
  const dealt = stacks.map((stack, i) => ({ seat: i + 1, player: `p${i + 1}`, stack }));
  if (history.variant.forced === 'bring-in') {
    return game.start.parse({ button: null, players: dealt, smallBlindSeat: null, bigBlindSeat: null, posts: anted });
  }
  const posted = reading.shortBlinds ? owed.map((post) => ({ ...post, live: payable(post, anted, stacks) })) : owed;
  return game.start.parse({
    button: players,
    players: dealt,
    smallBlindSeat: small === null ? null : seatOf(small, players),
    bigBlindSeat: big === null ? null : seatOf(big, players),
    // Antes come first in the format; in our rules a stack too short for both pays its blind first.
    posts: history._rules === undefined ? [...anted, ...posted] : [...posted, ...anted],
  });
}

/** What is left for a blind after the antes. */
function payable({ seat, live }: Post, anted: readonly Post[], stacks: readonly Cents[]): Cents {
  const antes = anted.filter((ante) => ante.seat === seat).reduce((sum, { dead }) => sum + dead, 0);
  return Math.max(0, Math.min(live, (stacks[seat - 1] ?? 0) - antes));
}

const seatOf = (place: number, players: number): Seat => placeOf(place, players) + 1;

/**
 * The blind that the first to act sits left of: the largest, and the last of several as large, whether it is called a
 * blind or a straddle. Null when nobody posted one.
 */
function bigBlindPlace(blinds: readonly Cents[]): number | null {
  const largest = Math.max(...blinds);
  return largest > 0 ? blinds.lastIndexOf(largest) : null;
}

function blindPosts(blinds: readonly Cents[], big: number | null): readonly Post[] {
  return blinds.flatMap((amount, place): Post[] => {
    if (amount === 0) return [];
    const seat = seatOf(place, blinds.length);
    if (amount < 0) return [{ seat, what: 'post', live: -amount, dead: 0 }];
    return [{ seat, what: nameOf(place, big, blinds), live: amount, dead: 0 }];
  });
}

function nameOf(place: number, big: number | null, blinds: readonly Cents[]): Post['what'] {
  if (place === 0 && big !== 0) return 'small blind';
  return place > 1 && (blinds[1] ?? 0) > 0 ? 'straddle' : 'big blind';
}

/**
 * An ante that everyone posts is matched like a bet. What one player posts beyond it, such as a big blind's ante, is
 * nobody's bet; nor, by the format, is anything when a player has less than their ante and antes are not trimmed.
 */
function antePosts(antes: readonly Cents[], stacks: readonly Cents[], history: History): readonly Post[] {
  const seats = antes.map((_, place) => seatOf(place, antes.length));
  const short = seats.some((seat, place) => (stacks[seat - 1] ?? 0) < (antes[place] ?? 0));
  const trimmed = history.ante_trimming_status || history._rules !== undefined || !short;
  const everybody = trimmed ? Math.min(...antes) : 0;
  const dead = antes.map(
    (ante, place): Post => ({ seat: seats[place] ?? 0, what: 'post', live: 0, dead: ante - everybody }),
  );
  const matched = seats.map((seat): Post => ({ seat, what: 'ante', live: 0, dead: everybody }));
  return [...dead, ...matched].filter((post) => post.dead > 0);
}
