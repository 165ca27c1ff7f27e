/**
 * A table's side of tournaments: the orders it has received, chips put on the table and taken off it, and its reports
 * to the house.
 */
import { invariant } from '../../games/result.ts';
import type { Query, Store } from '../journal/store.ts';
import type { Ledger } from '../ledger/ledger.ts';
import { CHIP, CHIPS_OUT, chipsAt } from '../ledger/places.ts';
import {
  type NumberedOrder,
  type PlayedHand,
  type TournamentLine,
  type TournamentOrder,
  tournamentOrder,
} from '../table/tournament-orders.ts';
import type { TableMessage } from './messages.ts';

interface ClearingParts {
  readonly store: Store;
  readonly ledger: Ledger;
  now(): number;
  /** Writes a message for the house, inside the transaction that it reports. */
  tell(message: TableMessage): void;
  /** Stores orders that have been read. */
  takeIn(): void;
}

export class TournamentClearing implements TournamentLine {
  readonly #ledger: Ledger;
  readonly #now: () => number;
  readonly #tell: (message: TableMessage) => void;
  readonly #takeIn: () => void;
  readonly #orders: Query<[number], { id: number; body: string }>;

  constructor({ store, ledger, now, tell, takeIn }: ClearingParts) {
    this.#ledger = ledger;
    this.#now = now;
    this.#tell = tell;
    this.#takeIn = takeIn;
    this.#orders = store.query("SELECT id, body FROM inbox WHERE id > ? AND kind GLOB 'tournament*' ORDER BY id");
  }

  orders(after: number): readonly NumberedOrder[] {
    this.#takeIn();
    return this.#orders
      .all(after)
      .map(({ id, body }) => ({ number: id, order: tournamentOrder.parse(JSON.parse(body)) }));
  }

  seat(order: Extract<TournamentOrder, { kind: 'tournament seat' }>, number: number): void {
    const { tournament, entry, account, seat, chips } = order;
    this.#move(`tournament:${tournament}:seat:${entry}:${number}`, account, {
      ...{ from: CHIPS_OUT, to: chipsAt(seat), amount: chips * CHIP },
      why: `entry ${entry} comes to seat ${seat}`,
    });
  }

  lift(
    { tournament, entry, seat }: { readonly tournament: number; readonly entry: number; readonly seat: number },
    number: number,
  ): void {
    const key = `tournament:${tournament}:lift:${entry}:${number}`;
    const amount = this.#ledger.chips(chipsAt(seat));
    if (amount > 0) {
      const move = { from: chipsAt(seat), to: CHIPS_OUT, amount, why: `entry ${entry} leaves seat ${seat}` };
      this.#move(key, null, move);
    }
    this.#tell({ kind: 'tournament lifted', key, tournament, entry, chips: amount / CHIP, at: this.#now() });
  }

  ready(tournament: number, number: number): void {
    this.#tell({
      kind: 'tournament ready',
      key: `tournament:${tournament}:ready:${number}`,
      tournament,
      at: this.#now(),
    });
  }

  played({ tournament, hand, stacks, nextBig, round }: PlayedHand): void {
    const key = `tournament:${tournament}:hand:${hand}`;
    const inRound = round === undefined ? {} : { round };
    this.#tell({ kind: 'tournament hand', key, tournament, stacks: [...stacks], nextBig, ...inRound, at: this.#now() });
  }

  #move(key: string, by: string | null, move: Parameters<Ledger['postChips']>[0]['moves'][number]): void {
    if (move.amount === 0) return;
    const posted = this.#ledger.postChips({ key, moves: [move], at: this.#now(), by });
    invariant(posted.ok, () => `${key} cannot be posted: ${posted.ok ? '' : posted.error.message}`);
  }
}

/** The chips on a table, by the orders that were carried out and what the table has reported about those who left. */
export function chipsByMessages(
  orders: readonly NumberedOrder[],
  messages: readonly TableMessage[],
  ordersDone: number,
): number {
  const come = orders.reduce(
    (sum, { number, order }) => (order.kind === 'tournament seat' && number <= ordersDone ? sum + order.chips : sum),
    0,
  );
  const gone = messages.reduce((sum, message) => (message.kind === 'tournament lifted' ? sum + message.chips : sum), 0);
  return (come - gone) * CHIP;
}
