/** What a table needs of its line to the house, whatever carries the line. */
import type { Refusal, Result } from '../../games/result.ts';
import { refuse } from '../../games/result.ts';
import type { HouseAnswer, HouseRequest } from './requests.ts';

export interface HouseLine {
  /** Whether the house can be asked now. */
  readonly isUp: boolean;
  /** Asks the house; refused with `house-away` when it cannot be asked, or went away before it answered. */
  ask<Request extends HouseRequest>(request: Request): Promise<Result<HouseAnswer<Request['ask']>, Refusal>>;
}

/** What people read when they need the house while it is away. */
export const HOUSE_AWAY =
  'The house cannot be reached right now. Hands continue; coming in, adding chips, lists, tournaments and pay-outs wait until it is back.';

export const houseAway = () => refuse('house-away', HOUSE_AWAY);

/** Requests that change nothing the next request depends on, and that take time because a PIN is hashed. */
export const APART: ReadonlySet<HouseRequest['ask']> = new Set(['pin', 'sign in']);
