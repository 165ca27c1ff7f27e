/**
 * One betting round: what may be bet, and what a bet means for the players who act after it. It knows amounts and
 * nothing of cards, seats or turns.
 *
 * All amounts are totals for the street. Three of them describe the round: `level` is what a seat must have in to stay,
 * `full` the last full bet or raise, `size` the minimum increase of the next one. They differ when a player is all-in
 * for less than a bet or raise.
 */
import type { RaiseRange } from '../ask.ts';
import type { Cents } from '../money.ts';
import type { CommonRules } from './common-options.ts';
import type { Stakes } from './forced.ts';

export interface BettingRound {
  readonly level: Cents;
  /** The last full bet or raise. Above `level` only while an all-in waits to be completed (A5 `complete`). */
  readonly full: Cents;
  /** The limit of the street or, where there is none, the last bet or raise in this round. */
  readonly size: Cents;
  /** The most that a bet or raise may add; infinite where only the pot or the stack bounds it. */
  readonly most: Cents;
  /** The bet and raises made, as the cap counts them; the big blind is the bet of the first round. */
  readonly wagers: number;
  /** Only two players were left in action before the cap was reached (V-SL4). */
  readonly uncapped: boolean;
  /**
   * Split limit: the higher limit, while a bet or raise may be either; 0 once the higher has been bet, or where there
   * is no choice.
   */
  readonly either: Cents;
  /** The bring-in that the first player to act owes in this round; 0 where there is none. */
  readonly bringIn: Cents;
  /**
   * Where the pot must be opened before anybody may call: the minimum to open; 0 once it is open, or where no opening
   * is needed.
   */
  readonly opening: Cents;
}

/** A seat's situation as its turn comes. */
export interface Bettor {
  readonly bet: Cents;
  readonly stack: Cents;
  /** The seat has already acted in this round; posting a blind is not acting (LD12). */
  readonly acted: boolean;
}

/** A round before any bet. Without limits, bets and raises are at least `forced`. */
export function newRound(rules: CommonRules, stakes: Stakes, limit: 'lower' | 'higher', forced: Cents): BettingRound {
  const size = rules.betting === 'split-limit' ? stakes[limit] : minBet(rules, stakes, forced);
  const spread = limit === 'lower' ? stakes.higher : (rules.laterLimit ?? stakes.higher);
  const most = rules.betting === 'spread-limit' ? spread : Number.POSITIVE_INFINITY;
  return { level: 0, full: 0, size, most, wagers: 0, uncapped: false, either: 0, bringIn: 0, opening: 0 };
}

/** A split-limit round in which bets and raises may be of either limit until one is of the higher limit. */
export function atEitherLimit(rules: CommonRules, stakes: Stakes, round: BettingRound): BettingRound {
  return rules.betting === 'split-limit' && stakes.higher > stakes.lower ? { ...round, either: stakes.higher } : round;
}

/** Whether the first player to act still owes the bring-in. */
export const isToBringIn = ({ bringIn, level }: BettingRound): boolean => bringIn > 0 && level === 0;

/**
 * The round after the forced bet. Either completing it to a whole bet is the bet of the round and not a raise, or the
 * forced bet itself is the bet and is raised by a whole bet (`bringInRaise`).
 */
export function afterBringIn(raise: 'completed' | 'by-a-whole-bet', round: BettingRound): BettingRound {
  const { bringIn, size } = round;
  const full = raise === 'completed' ? Math.max(size, bringIn) : bringIn;
  return { ...round, level: bringIn, full, wagers: 1 };
}

/** The forced bet has not been completed to a whole bet yet. */
const isToComplete = ({ bringIn, level, full }: BettingRound): boolean => bringIn > 0 && level > 0 && level < full;

const minBet = (rules: CommonRules, stakes: Stakes, forced: Cents): Cents =>
  rules.betting === 'spread-limit' ? stakes.lower : Math.max(stakes.min, forced); // V-NL3

/** Raises are capped, and half a bet counts as a bet (V-SL3, 002 draw poker); otherwise a bet must be whole. */
const isLimited = (rules: CommonRules): boolean => rules.betting === 'split-limit' || rules.betting === 'spread-limit';

/** Whether an increase is large enough to count as a bet or raise and re-open the betting (V-SL3, V-NL2). */
function counts(rules: CommonRules, round: BettingRound, increase: Cents): boolean {
  return isLimited(rules) ? increase * 2 >= round.size : increase >= round.size;
}

/**
 * What a seat may raise to, or null when it may not raise: it has acted and does not face a full bet (V-SL3a, V-NL2;
 * several short all-ins are added together, V-NL7), the round is capped (V-SL4), or it has nothing beyond the call.
 * `pot` is everything in the middle, including the bets of this round.
 */
export function raiseRange(rules: CommonRules, round: BettingRound, bettor: Bettor, pot: Cents): RaiseRange | null {
  const chips = bettor.bet + bettor.stack;
  if (chips <= round.level || isCapped(rules, round)) return null;
  if (bettor.acted && !counts(rules, round, round.level - bettor.bet) && !completes(round, bettor)) return null;
  const whole = minRaise(rules, round);
  const short = Math.min(whole, chips); // LR26: only a player going all-in raises short
  const max = Math.max(short, Math.min(maxRaise(rules, round, bettor, pot), chips));
  // Opening for the forced bet is the bring-in; opening for a whole bet must put in more than that.
  const forced = round.level === 0 ? round.bringIn : 0;
  if (max <= forced) return null;
  // Where either limit may be bet, the forced bet is the lower one.
  const min =
    forced > 0 && round.either > 0 ? max : forced > 0 ? Math.min(max, Math.max(short, forced + rules.chip)) : short;
  // Nothing between the two limits can be bet.
  const step = round.either > 0 ? round.either - round.size : rules.chip;
  return { verb: verbOf(round, whole), min, max, step };
}

/**
 * A player who has only matched the forced bet may complete it, or raise the whole bet that another player has made of
 * it: completing is not a raise (002:434-438, 003:231-234), so an all-in in between does not prevent it.
 */
const completes = ({ bringIn, level, full }: BettingRound, { bet }: Bettor): boolean =>
  bringIn > 0 && full > bringIn && bet <= bringIn && level > bringIn;

function verbOf(round: BettingRound, whole: Cents): RaiseRange['verb'] {
  if (round.level === 0 || round.opening > 0) return 'bet';
  return whole === round.full ? 'complete' : 'raise';
}

/** The pot is open; after an all-in for less than the opening bet, the next raise is still a whole opening bet more. */
function opened(round: BettingRound, to: Cents): BettingRound {
  const { opening } = round;
  if (to < opening) return { ...round, opening: 0, level: Math.max(round.level, to), size: opening };
  return { ...round, opening: 0, level: to, full: to, size: Math.max(round.size, to), wagers: 1 };
}

/** The minimum total that is a whole bet or raise (V-SL2, V-NL3 to V-NL6). */
function minRaise(rules: CommonRules, round: BettingRound): Cents {
  if (round.opening > 0) return round.opening;
  if (rules.betting === 'split-limit') {
    if (round.level < round.full) return round.full;
    const [base, smaller] = [limitBase(rules, round), limitBase(rules, round) + round.size];
    // After an all-in between the two limits, only the higher limit is a raise.
    return smaller > round.level || round.either === 0 ? smaller : base + round.either;
  }
  if (isToComplete(round)) return round.full;
  return (rules.raiseOverAllIn === 'complete' ? round.full : round.level) + round.size;
}

/** The amount that a whole fixed-limit raise is added to. */
const limitBase = (rules: CommonRules, { level, full }: BettingRound): Cents =>
  rules.raiseOverAllIn === 'always-plus-limit' ? level : full;

function maxRaise(rules: CommonRules, round: BettingRound, bettor: Bettor, pot: Cents): Cents {
  switch (rules.betting) {
    case 'split-limit':
      if (round.either === 0) return minRaise(rules, round);
      return round.level < round.full ? round.full + round.either - round.size : limitBase(rules, round) + round.either;
    case 'pot-limit': // 000:5059: call, then as much again as lies in the middle
      return wholeChips(rules, round.level + pot + (round.level - bettor.bet));
    case 'spread-limit': // 000:1575: up to the posted maximum
    case 'no-limit':
      return round.level + round.most;
  }
}

const wholeChips = (rules: CommonRules, amount: Cents): Cents => amount - (amount % rules.chip);

/**
 * True when the bet and all the raises have been made and more than two players were in action the whole time (V-SL4).
 */
export function isCapped(rules: CommonRules, round: BettingRound): boolean {
  if (!isLimited(rules) || rules.maxRaises === null || round.uncapped) return false;
  return round.wagers > rules.maxRaises;
}

/** The round after a seat put in `to`: a whole bet or raise, or all its chips. */
export function afterWager(rules: CommonRules, round: BettingRound, to: Cents): BettingRound {
  if (round.opening > 0) return opened(round, to);
  const whole = to >= minRaise(rules, round);
  if (rules.betting === 'split-limit') return afterLimitWager(rules, round, to);
  if (whole) {
    if (isToComplete(round)) {
      return { ...round, level: to, full: to, size: Math.max(round.size, to - round.level), wagers: round.wagers + 1 };
    }
    const base = rules.raiseOverAllIn === 'complete' ? round.full : round.level;
    return { ...round, level: to, full: to, size: to - base, wagers: round.wagers + 1 };
  }
  // Short all-ins add up to a raise (V-NL7), but do not change the minimum size of the next one (WSOP-L 173).
  if (counts(rules, round, to - round.full)) return { ...round, level: to, full: to, wagers: round.wagers + 1 };
  return afterShortWager(rules, round, to);
}

function afterLimitWager(rules: CommonRules, round: BettingRound, to: Cents): BettingRound {
  if (round.level < round.full && to <= round.full) return { ...round, level: to }; // completing is not raising
  if (!counts(rules, round, to - round.full)) return afterShortWager(rules, round, to);
  if (round.either > 0 && to - round.full >= round.either) {
    return { ...round, level: to, full: to, size: round.either, either: 0, wagers: round.wagers + 1 };
  }
  const full = rules.raiseOverAllIn === 'complete' ? round.full + round.size : to;
  return { ...round, level: to, full, wagers: round.wagers + 1 };
}

/** An all-in that is less than a bet or raise: the others must still match it, except where they may check (A4). */
function afterShortWager(rules: CommonRules, round: BettingRound, to: Cents): BettingRound {
  const ignored = rules.betting === 'split-limit' && rules.shortOpeningAllIn === 'may-check' && round.full === 0;
  const wagers = round.wagers + (rules.shortAllInCounts && round.wagers > 0 ? 1 : 0); // A10
  return { ...round, level: ignored ? round.level : to, wagers };
}

/**
 * Marks the round as uncapped once two players are left in action, as a house option (V-SL4, WSOP-L 126). `began` is
 * true when the round is only starting.
 */
export function withInAction(rules: CommonRules, round: BettingRound, inAction: number, began: boolean): BettingRound {
  if (round.uncapped || inAction > 2 || rules.headsUpCap === 'kept' || isCapped(rules, round)) return round;
  if (!began && rules.headsUpCap === 'lifted-when-began-with-two') return round;
  return { ...round, uncapped: true };
}
