/** An amount asked for while a hand is played: for a double for less, or for insurance. */
import type { Decision, WagerAsk } from '../../ask.ts';
import { type Cents, dollars } from '../../money.ts';
import { ok, type Refusal, type Result, refuse } from '../../result.ts';
import type { Seat } from '../../seat.ts';
import { wagerFault } from '../../wager.ts';
import { NO_TIERS } from '../fees.ts';

/** From `min` to `max` in steps; `max` itself is always allowed. */
export interface AmountRange {
  readonly min: Cents;
  readonly max: Cents;
  readonly step: Cents;
}

/** One spot; betting nothing there means `none`. */
export function amountAsk(seat: Seat, id: string, label: string, range: AmountRange, none: string): WagerAsk {
  return {
    kind: 'wager',
    seat,
    prompt: `${label}: up to ${dollars(range.max)}.`,
    spots: [{ ...range, id, label, needs: [], upTo: null, at: null, fee: NO_TIERS, inTotal: false, payTable: [] }],
    stack: range.max,
    fee: NO_TIERS,
    none,
    last: {},
  };
}

/** The amount of an answer to such an ask, 0 for nothing; or why the answer is not valid. */
export function amountOf(ask: WagerAsk, decision: Decision): Result<Cents, Refusal> {
  if (decision.kind !== 'wager') return refuse('another kind', 'Expected an amount.');
  const fault = wagerFault(ask, decision.bets);
  if (fault) return fault;
  return ok(ask.spots.reduce((sum, { id }) => sum + (decision.bets[id] ?? 0), 0));
}
