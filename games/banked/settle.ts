/** Settles every bet against the player-dealer's money, in the game's order. */

import type { BetResult } from '../hand-event.ts';
import { type Cents, dollars, sum } from '../money.ts';
import { invariant } from '../result.ts';
import type { Seat } from '../seat.ts';
import type { Due } from './bet.ts';
import { type Covered, cover, inTurn, type Part, shareByStake } from './coverage.ts';
import { type Owed, owedAsDues } from './entitlement.ts';
import { isJoint } from './joint.ts';
import type { BankedRules } from './rules.ts';
import { type AnyBankedState, bankOf, betsAgainst, type PlacedBet, type SettledBets } from './state.ts';
import type { Bet } from './table.ts';

/**
 * Settles a finished round: bets in settlement order, then the payments without a stake, and what was left in action.
 */
export function settle(
  state: AnyBankedState,
  dues: readonly Due[],
  owed: readonly Owed[] = [],
): { readonly settled: readonly SettledBets[]; readonly left: Cents } {
  checkDues(state, dues);
  const judged = dues.map((due) => (isFoul(state, due.bet) ? foul(due) : due));
  const special = judged.filter((due) => isSpecial(due.bet));
  const others = judged.filter((due) => !isSpecial(due.bet));
  const first = settleSpecial(state, special);
  const { rules } = state.facts;
  const against = joined(state, others);
  // Payments without a stake come last, one at a time, out of what the bets have left of the bank.
  const groups = [...against, ...owedAsDues(state.entitled, owed).map((due) => [due])];
  const claims = groups.map(jointClaim);
  const stakes = [state.wager, ...state.behind.map(({ amount }) => amount)];
  const { covered } = cover(sum(stakes), rules.coverage, claims);
  const [own, ...parts] = inTurn(stakes, rules.coverage, covered);
  const settled = groups.flatMap((group, i) => shareOut(group, covered[i], rules));
  const behind = state.behind.flatMap((bet, i) => settledStake(bet, parts[i]));
  return { settled: [...first, ...settled, ...behind], left: own?.left ?? 0 };
}

/** A bet placed before the deal, not added by the round. */
const isPlaced = (bet: Bet): bet is PlacedBet => 'key' in bet;

const isSpecial = (bet: Bet): boolean => isPlaced(bet) && bet.special;

function checkDues(state: AnyBankedState, dues: readonly Due[]): void {
  const bets = betsAgainst(state);
  invariant(dues.length === bets.length, () => `${dues.length} results for ${bets.length} bets`);
  const left = new Set(bets);
  for (const { bet, amount, verdict } of dues) {
    invariant(left.delete(bet), () => `a result for a bet that is not on the table: ${bet.spot} of seat ${bet.seat}`);
    invariant(Number.isSafeInteger(amount) && amount >= 0, () => `a bet comes to ${amount} cents`);
    invariant(verdict !== 'lose' || amount <= bet.amount, () => `seat ${bet.seat} would lose more than it bet`);
  }
}

/**
 * A player whose hand is foul loses their bets on it; others who bet on the same position do not (000:2188; 004:1635).
 */
function isFoul({ fouled }: AnyBankedState, { seat, position }: Bet): boolean {
  return fouled.some((one) => one.seat === seat && one.positions.includes(position));
}

/** A foul hand loses, to the extent it is covered. */
function foul({ bet }: Due): Due {
  return { bet, verdict: 'lose', amount: bet.amount, result: 'lose', text: 'Declared foul by the floor.' };
}

/**
 * Special action is settled first, each player's against what was set aside for that player alone; there is none unless
 * the player-dealer's money, when bets were closed, was at least that of all the players (000a special action).
 */
function settleSpecial(state: AnyBankedState, dues: readonly Due[]): readonly SettledBets[] {
  const bank = bankOf(state) + sum(state.special.values());
  const enough = bank >= sum(state.bets.map(({ amount }) => amount));
  const left = new Map(state.special);
  return dues.map((due) => {
    const { seat } = due.bet;
    const money = enough ? (left.get(seat) ?? 0) : 0;
    const { covered } = cover(money, 'gross', [due]);
    const [one = NOTHING] = covered;
    left.set(seat, money - one.won - one.lost);
    return settledBet(due, one, enough ? USED_UP : NOT_ENOUGH);
  });
}

const USED_UP = 'the player-dealer’s money was used up';
const NOT_ENOUGH = 'the player-dealer has less out than all the players together';

const NOTHING: Covered = { won: 0, lost: 0, short: false };

/** The result of a stake behind the bank, as a bet won or lost by what it took and paid. */
function settledStake(bet: PlacedBet, part: Part | undefined): readonly SettledBets[] {
  if (!part) return [];
  const { paid, taken } = part;
  const gain = taken - paid;
  const used = paid + taken > 0;
  const text = used
    ? `Behind the bank: took ${dollars(taken)} and paid ${dollars(paid)}.`
    : `No action: the stakes before it were enough. ${dollars(bet.amount)} goes back.`;
  const { seat, key: spot, amount } = bet;
  return [
    {
      bet,
      result: {
        seat,
        spot,
        amount,
        result: resultOf(gain, used),
        won: Math.max(0, gain),
        lost: Math.max(0, -gain),
        text,
      },
    },
  ];
}

/** `used`: the stake has taken or paid something. */
function resultOf(gain: Cents, used: boolean): BetResult['result'] {
  if (gain !== 0) return gain > 0 ? 'win' : 'lose';
  return used ? 'push' : 'no-action';
}

/** Joint bets of several seats on the same spot are one bet; any other bet is separate. */
function joined(state: AnyBankedState, dues: readonly Due[]): readonly (readonly Due[])[] {
  if (state.facts.rules.joint === 'sequential') return dues.map((due) => [due]);
  const groups = new Map<string, Due[]>();
  for (const [i, due] of dues.entries()) {
    const shared = `${due.bet.position} ${due.bet.spot} ${due.verdict} ${due.text}`;
    const key = isJoint(state, due.bet) ? shared : String(i);
    groups.set(key, [...(groups.get(key) ?? []), due]);
  }
  return [...groups.values()];
}

function jointClaim(group: readonly Due[]): { verdict: Due['verdict']; amount: Cents } {
  return { verdict: group[0]?.verdict ?? 'push', amount: sum(group.map(({ amount }) => amount)) };
}

function shareOut(group: readonly Due[], covered: Covered | undefined, rules: BankedRules): readonly SettledBets[] {
  const { won, lost, short } = covered ?? NOTHING;
  const amounts = group.map(({ amount }) => amount);
  const wins = short ? shareByStake(won, amounts, rules.chip) : amounts.map((amount) => (won > 0 ? amount : 0));
  const losses = short ? shareByStake(lost, amounts, rules.chip) : amounts.map((amount) => (lost > 0 ? amount : 0));
  return group.map((due, i) =>
    settledBet(due, {
      won: wins[i] ?? 0,
      lost: losses[i] ?? 0,
      short: short && (wins[i] ?? 0) + (losses[i] ?? 0) < due.amount,
    }),
  );
}

function settledBet(
  { bet, verdict, amount, result, text }: Due,
  { won, lost, short }: Covered,
  why: string = USED_UP,
): SettledBets {
  const none = verdict !== 'push' && amount > 0 && won + lost === 0;
  const words = none
    ? `No action: ${why}.${bet.amount === 0 ? '' : ` ${dollars(bet.amount)} goes back.`}`
    : short
      ? `${text} Only ${dollars(won + lost)} was covered.`
      : text;
  return {
    bet,
    result: {
      seat: bet.seat,
      spot: keyOf(bet),
      amount: bet.amount,
      result: none ? 'no-action' : result,
      won,
      lost,
      text: words,
    },
  };
}

/** The spot as the bettor's ask named it; the game names bets that the round added. */
function keyOf(bet: Bet): string {
  return isPlaced(bet) ? bet.key : bet.spot;
}

/** Seats that had a base wager, and on which position. */
export function wageredBy(bets: readonly Bet[], base: readonly string[]): readonly { seat: Seat; position: string }[] {
  return bets.filter(({ spot }) => base.includes(spot)).map(({ seat, position }) => ({ seat, position }));
}
