/**
 * One betting round: what may be bet, what a bet does to those who come after. It knows amounts and nothing of cards,
 * seats or turns.
 *
 * All amounts are totals for the street. Three of them tell the round: `level` is what a seat must have in to stay,
 * `full` the last bet or raise that was one, `size` the least by which the next must grow. They part company when
 * somebody is all-in for less than a bet or raise.
 */
import type { RaiseRange } from '../game.ts';
import type { Cents } from '../money.ts';
import type { PokerRules, Stakes } from './rules.ts';

export interface Round {
  readonly level: Cents;
  /** The last full bet or raise. Above `level` only while an all-in waits to be completed (A5 `complete`). */
  readonly full: Cents;
  /** The limit of the street, or, where there is none, the last bet or raise in this round. */
  readonly size: Cents;
  /** The most that a bet or raise may add; infinite where only the pot or the stack bounds it. */
  readonly most: Cents;
  /** The bet and the raises made, as the cap counts them; the big blind is the bet of the first round. */
  readonly wagers: number;
  /** The action was down to two before the cap was reached (V-SL4). */
  readonly uncapped: boolean;
}

/** What a seat brings to its turn. */
export interface Bettor {
  readonly bet: Cents;
  readonly stack: Cents;
  /** It has already acted in this round; posting a blind is not acting (LD12). */
  readonly acted: boolean;
}

/** What a round begins with: the blind to be met, 0 where there is none, and how many straddles raised it. */
export interface Opening {
  readonly forced: Cents;
  readonly straddles: number;
}

/**
 * A round before anybody acted. The blind is the bet of the round, and a raise without limits must at least double it
 * (V-NL4), save over a straddle where the house lets it grow by a big blind (`straddleRaise`). A straddle is a bet and
 * a raise (000:1646-1649), or for the cap no bet at all (WSOP-L 126).
 */
export function newRound(
  rules: PokerRules,
  stakes: Stakes,
  limit: 'lower' | 'higher',
  { forced, straddles }: Opening,
): Round {
  const straddled = straddles > 0 && rules.straddleRaise === 'one-big-blind';
  const size = rules.betting === 'split-limit' ? stakes[limit] : leastBet(rules, stakes, straddled ? 0 : forced);
  const spread = limit === 'lower' ? stakes.higher : (rules.laterLimit ?? stakes.higher);
  const most = rules.betting === 'spread-limit' ? spread : Number.POSITIVE_INFINITY;
  const wagers = forced > 0 ? 1 + (rules.straddleCounts ? straddles : 0) : 0;
  return { level: forced, full: forced, size, most, wagers, uncapped: false };
}

const leastBet = (rules: PokerRules, stakes: Stakes, forced: Cents): Cents =>
  rules.betting === 'spread-limit' ? stakes.lower : Math.max(stakes.big, forced); // V-NL3

/** Raises are counted, and half a bet is as good as a bet (V-SL3, 002 draw poker); else a bet must be whole. */
const isLimited = (rules: PokerRules): boolean => rules.betting === 'split-limit' || rules.betting === 'spread-limit';

/** Whether an increase is enough of a bet or raise to count as one and to re-open the betting (V-SL3, V-NL2). */
function counts(rules: PokerRules, round: Round, increase: Cents): boolean {
  return isLimited(rules) ? increase * 2 >= round.size : increase >= round.size;
}

/**
 * What a seat may raise to, or null when it may not: it has acted and what it faces is no full bet (V-SL3a, V-NL2,
 * several short all-ins taken together V-NL7), the round is capped (V-SL4), or it has nothing beyond the call.
 * `pot` is everything in the middle with the bets of this round.
 */
export function raiseRange(rules: PokerRules, round: Round, bettor: Bettor, pot: Cents): RaiseRange | null {
  const chips = bettor.bet + bettor.stack;
  if (chips <= round.level || isCapped(rules, round)) return null;
  if (bettor.acted && !counts(rules, round, round.level - bettor.bet)) return null;
  const least = leastRaise(rules, round);
  const min = Math.min(least, chips); // LR26: only a player going all-in raises short
  const max = Math.max(min, Math.min(greatestRaise(rules, round, bettor, pot), chips));
  return { verb: verbOf(round, least), min, max, step: rules.chip };
}

function verbOf(round: Round, least: Cents): RaiseRange['verb'] {
  if (round.level === 0) return 'bet';
  return least === round.full ? 'complete' : 'raise';
}

/** The least total that is a whole bet or raise (V-SL2, V-NL3 to V-NL6). */
function leastRaise(rules: PokerRules, round: Round): Cents {
  if (rules.betting === 'split-limit') {
    if (round.level < round.full) return round.full;
    return (rules.raiseOverAllIn === 'always-plus-limit' ? round.level : round.full) + round.size;
  }
  return (rules.raiseOverAllIn === 'complete' ? round.full : round.level) + round.size;
}

function greatestRaise(rules: PokerRules, round: Round, bettor: Bettor, pot: Cents): Cents {
  switch (rules.betting) {
    case 'split-limit':
      return leastRaise(rules, round);
    case 'pot-limit': // 000:5059: call, then as much again as lies in the middle
      return wholeChips(rules, round.level + pot + (round.level - bettor.bet));
    case 'spread-limit': // 000:1575: up to the posted maximum
    case 'no-limit':
      return round.level + round.most;
  }
}

const wholeChips = (rules: PokerRules, amount: Cents): Cents => amount - (amount % rules.chip);

/** True when the bet and all the raises have been made and more than two were in action all along (V-SL4). */
export function isCapped(rules: PokerRules, round: Round): boolean {
  if (!isLimited(rules) || rules.maxRaises === null || round.uncapped) return false;
  return round.wagers > rules.maxRaises;
}

/** The round after a seat put in `to`, a whole bet or raise or all its chips. */
export function afterWager(rules: PokerRules, round: Round, to: Cents): Round {
  const whole = to >= leastRaise(rules, round);
  if (rules.betting === 'split-limit') return afterLimitWager(rules, round, to);
  if (whole) {
    const base = rules.raiseOverAllIn === 'complete' ? round.full : round.level;
    return { ...round, level: to, full: to, size: to - base, wagers: round.wagers + 1 };
  }
  // Short all-ins add up to a raise (V-NL7), but leave the size of the next one as it was (WSOP-L 173).
  if (counts(rules, round, to - round.full)) return { ...round, level: to, full: to, wagers: round.wagers + 1 };
  return afterShortWager(rules, round, to);
}

function afterLimitWager(rules: PokerRules, round: Round, to: Cents): Round {
  if (round.level < round.full && to <= round.full) return { ...round, level: to }; // completing is not raising
  if (!counts(rules, round, to - round.full)) return afterShortWager(rules, round, to);
  const full = rules.raiseOverAllIn === 'complete' ? round.full + round.size : to;
  return { ...round, level: to, full, wagers: round.wagers + 1 };
}

/** An all-in that is no bet or raise: the others must meet it all the same, except where they may check (A4). */
function afterShortWager(rules: PokerRules, round: Round, to: Cents): Round {
  const ignored = rules.betting === 'split-limit' && rules.shortOpeningAllIn === 'may-check' && round.full === 0;
  const wagers = round.wagers + (rules.shortAllInCounts && round.wagers > 0 ? 1 : 0); // A10
  return { ...round, level: ignored ? round.level : to, wagers };
}

/**
 * Marks the round as uncapped once two are left in action, as the house has it (V-SL4, WSOP-L 126). `began` is true
 * when the round is only starting.
 */
export function withInAction(rules: PokerRules, round: Round, inAction: number, began: boolean): Round {
  if (round.uncapped || inAction > 2 || rules.headsUpCap === 'kept' || isCapped(rules, round)) return round;
  if (!began && rules.headsUpCap === 'lifted-when-began-with-two') return round;
  return { ...round, uncapped: true };
}
