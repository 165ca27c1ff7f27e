import { dollars } from '../../games/money.ts';
import type { Outcome } from '../../games/outcome.ts';
import { outcomeFault } from '../hand/conservation.ts';
import { beginningOf } from '../journal/archived.ts';
import { canonical } from '../journal/canonical.ts';
import { type Check, check, counted, Fault } from '../journal/check.ts';
import { Journal, type JournaledHand } from '../journal/journal.ts';
import type { Store } from '../journal/store.ts';
import { steps } from './check-ledger.ts';
import { movesInBooks, stackAccount } from './hand-moves.ts';
import type { LedgerMove } from './ledger.ts';
import { type Proven, provenNothing } from './proven.ts';
import { handKey } from './settle.ts';

/**
 * Replays a settled hand by the rules of its game; null when it cannot, because the game or the deck's key is missing.
 */
export type Replay = (hand: JournaledHand) => Outcome | null;

/** Checks the journal on its own, against the ledger, and against the rules: all hands, or those since `since`. */
export function checkHands(store: Store, replay: Replay | null, since: Proven = provenNothing(store.kind)): Check[] {
  const after = since.heads.hands.rows;
  // Created in each check, because a damaged file may not even let a journal be opened, and that is a finding.
  const journal = (): Journal => new Journal(store);
  const checks = [
    check('hands', () => checkNumbers(store, journal())),
    check('steps', () => checkSteps(store, after)),
    check('settlements', () => checkSettlements(store, journal(), since)),
    check('stacks', () => checkStacks(store, journal(), since)),
  ];
  return replay === null ? checks : [...checks, check('replay', () => checkReplay(store, journal(), replay, after))];
}

/** The chain checks make sure that hands and closes are numbered without gaps; here the two must also match. */
function checkNumbers(store: Store, journal: Journal): string {
  const close = store.query<[], { id: number; hand: number }>(
    'SELECT id, hand FROM hand_closes WHERE id <> hand ORDER BY id LIMIT 1',
  );
  const wrong = close.get();
  if (wrong !== undefined) throw new Fault(`hand ${wrong.hand} was closed as number ${wrong.id}`);
  const unclosed = store.query<[], { id: number }>(
    `SELECT id FROM hands WHERE id < (SELECT max(id) FROM hands) AND id NOT IN (SELECT hand FROM hand_closes)
     ORDER BY id LIMIT 1`,
  );
  const open = unclosed.get();
  if (open !== undefined) throw new Fault(`hand ${open.id} was never closed, though another one followed`);
  const last = journal.lastHand();
  if (last === null) return 'none';
  return `${counted(last.hand, 'hand')}, ${last.close === null ? 'the last one open' : 'all closed'}`;
}

function checkSteps(store: Store, after: number): string {
  const counts = store.query<[number], { hand: number; first: number; last: number; count: number }>(
    `SELECT hand, min(step) AS first, max(step) AS last, count(*) AS count FROM entries WHERE hand > ?
     GROUP BY hand ORDER BY hand`,
  );
  let total = 0;
  for (const { hand, first, last, count } of counts.each(after)) {
    if (first !== 0 || last !== count - 1) throw new Fault(`hand ${hand} lacks a step: ${count} up to number ${last}`);
    total += count;
  }
  return `${counted(total, 'decision')} without a gap`;
}

type HandTransfer = { id: number; key: string; hand: number };

/** Every settled hand moved exactly what its outcome says, and every other hand moved nothing. */
function checkSettlements(store: Store, journal: Journal, since: Proven): string {
  const stray = store.query<[number], HandTransfer>(
    `SELECT id, key, hand FROM transfers WHERE id > ? AND hand IS NOT NULL AND key <> 'hand:' || hand ORDER BY id LIMIT 1`,
  );
  const movesOf = store.query<[string], LedgerMove>(
    `SELECT source AS "from", target AS "to", amount, why FROM moves
     JOIN transfers ON transfers.id = moves.transfer WHERE key = ? AND hand IS NOT NULL ORDER BY moves.id`,
  );
  const lost = store
    .query<[number, number], HandTransfer>(
      `SELECT id, key, hand FROM transfers WHERE id > ? AND hand IS NOT NULL AND hand NOT IN (SELECT id FROM hands)
         AND hand NOT BETWEEN 1 AND ? ORDER BY id LIMIT 1`,
    )
    .get(since.heads.transfers.rows, beginningOf(store, 'hands').rows);
  if (lost !== undefined)
    throw new Fault(`transfer ${lost.id} (${lost.key}) is of hand ${lost.hand}, which does not exist`);
  const wrong = stray.get(since.heads.transfers.rows);
  if (wrong !== undefined) throw new Fault(`transfer ${wrong.id} (${wrong.key}) moves the chips of hand ${wrong.hand}`);
  const totals = { settled: 0, voided: 0 };
  for (const hand of hands(store, journal, since.heads.hands.rows)) {
    if (hand.close !== null) totals[hand.close.kind] += 1;
    const due = hand.close?.outcome == null ? [] : movesInBooks(hand, sound(hand, hand.close.outcome));
    if (canonical(due) !== canonical(movesOf.all(handKey(hand.hand)))) {
      throw new Fault(`hand ${hand.hand}: the ledger did not move what the journal says`);
    }
  }
  return `${totals.settled} settled as journaled, ${totals.voided} voided without a move`;
}

function sound(hand: JournaledHand, outcome: Outcome): Outcome {
  const fault = outcomeFault(outcome);
  if (fault !== null) throw new Fault(`hand ${hand.hand}: ${fault}`);
  const stacks = outcome.stacks.map(({ seat, before }) => [seat, before]).sort(bySeat);
  const players = hand.players.map(({ seat, before }) => [seat, before]).sort(bySeat);
  if (canonical(stacks) !== canonical(players)) throw new Fault(`hand ${hand.hand} ended with others than began it`);
  return outcome;
}

const bySeat = ([a = 0]: number[], [b = 0]: number[]): number => a - b;

/** What each seat had before and after a hand by the journal matches what the ledger says. */
function checkStacks(store: Store, journal: Journal, since: Proven): string {
  let count = 0;
  for (const { transfer, before, after } of steps(store, since)) {
    const hand = transfer.hand === null ? null : journal.hand(transfer.hand);
    const outcome = hand?.close?.outcome;
    for (const stack of outcome?.stacks ?? []) {
      const place = stackAccount(hand ?? { profile: '' }, stack.seat);
      const [was, is] = [before(place), after(place)];
      if (was === stack.before && is === stack.after) continue;
      const journaled = `${dollars(stack.before)} and ${dollars(stack.after)}`;
      const moved = `${dollars(was)} and ${dollars(is)}`;
      throw new Fault(`hand ${transfer.hand}: seat ${stack.seat} had ${journaled}, in the ledger ${moved}`);
    }
    count += outcome?.stacks.length ?? 0;
  }
  return `${counted(count, 'stack')} before and after agree`;
}

function checkReplay(store: Store, journal: Journal, replay: Replay, since: number): string {
  const totals = { replayed: 0, passed: 0 };
  for (const hand of hands(store, journal, since)) {
    if (hand.close?.outcome == null) continue;
    const again = replay(hand);
    if (again !== null && canonical(wordless(again)) !== canonical(wordless(hand.close.outcome))) {
      throw new Fault(`hand ${hand.hand} played again ends otherwise than journaled`);
    }
    totals[again === null ? 'passed' : 'replayed'] += 1;
  }
  const passed = totals.passed === 0 ? '' : `, ${totals.passed} could not be: no key, or no such game`;
  return `${counted(totals.replayed, 'hand')} played again with the same end${passed}`;
}

/**
 * A hand's outcome without its sentences and the names of hands: a later version may word those differently, and a file
 * of an earlier version is still sound. The stored words are proven by the chain of their rows.
 */
const wordless = ({ bets, pots, hands: named, ...outcome }: Outcome): unknown => ({
  ...outcome,
  bets: bets?.map((bet) => ({ ...bet, text: '' })),
  pots: pots.map((pot) => ({ ...pot, shares: pot.shares.map(({ seat, amount }) => ({ seat, amount })) })),
  hands: named.map(({ seat }) => seat),
});

function* hands(store: Store, journal: Journal, after: number): Generator<JournaledHand> {
  const numbers = store.query<[number], { id: number }>('SELECT id FROM hands WHERE id > ? ORDER BY id');
  for (const { id } of numbers.each(after)) {
    const hand = journal.hand(id);
    if (hand !== null) yield hand;
  }
}
