/**
 * What a station's player asks to read: the posted rules, the odds, their own hands. Reading changes nothing, so no
 * screen is updated for it.
 */
import { ok, refuse } from '../../games/result.ts';
import type { StationIntent } from '../../protocol/station-intent.ts';
import type { Answer, IntentTo } from '../link/desk.ts';
import type { Room } from './room.ts';

/** The posted rules of the current game. */
export function explained({ table }: Room): Answer {
  const { game, rules } = table.setup;
  return ok({ kind: 'rules', parts: game.explain(rules).map((part) => ({ ...part })) });
}

/** The odds of the current game, which are not secret. Refused as `no odds` where there are none. */
export async function oddsOf({ odds, table }: Room): Promise<Answer> {
  const bets = await odds.of(table.setup).catch(() => null);
  if (bets === null) return refuse('no odds', 'There are no odds to show for this game.');
  return ok({
    kind: 'odds',
    bets: bets.map(({ id, exact, stderr, edge, outcomes }) => ({ id, exact, stderr, edge, outcomes: [...outcomes] })),
  });
}

/** The last hands of an account, or the receipt of one. */
export async function lookBack(
  { recall }: Room,
  account: string,
  intent: IntentTo<StationIntent, 'history' | 'receipt'>,
): Promise<Answer> {
  if (intent.do === 'history') {
    const hands = await recall.lastHands(account);
    return hands.ok ? ok({ kind: 'history', hands: hands.value, archived: recall.archived }) : hands;
  }
  const made = await recall.receipt(account, intent.hand);
  return made.ok ? ok({ kind: 'hand receipt', receipt: made.value }) : made;
}
