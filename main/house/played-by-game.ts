/**
 * What a table has played since its last report to the house: hands and fees by the profile under which they were
 * played.
 */
import type { Cents } from '../../games/money.ts';
import type { Query, Store } from '../journal/store.ts';

interface Played {
  readonly game: string;
  readonly hands: number;
  readonly fees: Cents;
}

/** Sums of the ledger from one report to the next: the fees together are what was dropped. */
export class PlayedByGame {
  readonly #profile: () => string;
  readonly #hands: Query<[number], { game: string; hands: number }>;
  readonly #fees: Query<[number], { game: string | null; fees: number }>;
  readonly #newest: Query<[], { id: number }>;
  readonly #lastDrop: Query<[], { id: number }>;
  readonly #lastTold: Query<[], { through: number | null }>;
  /** The newest transfer that was reported. */
  #told: number;

  constructor(store: Store, profile: () => string) {
    this.#profile = profile;
    this.#hands = store.query(
      `SELECT hands.profile AS game, count(*) AS hands FROM hand_closes JOIN hands ON hands.id = hand_closes.hand
       WHERE hand_closes.kind = 'settled'
         AND hand_closes.hand IN (SELECT hand FROM transfers WHERE id > ? AND hand IS NOT NULL)
       GROUP BY hands.profile`,
    );
    // A collection that went to the house has been reported.
    this.#fees = store.query(
      `SELECT hands.profile AS game,
              sum(CASE WHEN moves.target GLOB 'collection:*' THEN moves.amount ELSE -moves.amount END) AS fees
       FROM transfers JOIN moves ON moves.transfer = transfers.id LEFT JOIN hands ON hands.id = transfers.hand
       WHERE transfers.id > ?
         AND (moves.target GLOB 'collection:*' OR (moves.source GLOB 'collection:*' AND moves.target <> 'house'))
       GROUP BY hands.profile`,
    );
    this.#newest = store.query('SELECT coalesce(max(id), 0) AS id FROM transfers');
    this.#lastDrop = store.query(
      `SELECT coalesce(max(id), 0) AS id FROM transfers WHERE key >= 'drop:' AND key < 'drop;'`,
    );
    // The newest report is never far from the end, because each hand is reported.
    this.#lastTold = store.query(
      `SELECT json_extract(body, '$.through') AS through FROM outbox WHERE key >= 'drop:' AND key < 'drop;'
       ORDER BY id DESC LIMIT 1`,
    );
    this.#told = this.#toldOnDisk();
  }

  /** A table of an earlier version reported nothing without a drop, and did not say how far it went. */
  #toldOnDisk(): number {
    return this.#lastTold.get()?.through ?? this.#lastDrop.get()?.id ?? 0;
  }

  /** What has not been reported, and the newest transfer that the report covers. */
  sinceLastDrop(): { readonly games: Played[]; readonly through: number } {
    const through = this.#newest.get()?.id ?? 0;
    // A report in a transaction that was undone was not made.
    if (through < this.#told) this.#told = this.#toldOnDisk();
    if (through === this.#told) return { games: [], through };
    const played = new Map<string, Played>();
    const add = (game: string, part: Partial<Played>): void => {
      const before = played.get(game) ?? { game, hands: 0, fees: 0 };
      played.set(game, { game, hands: before.hands + (part.hands ?? 0), fees: before.fees + (part.fees ?? 0) });
    };
    for (const { game, hands } of this.#hands.all(this.#told)) add(game, { hands });
    for (const { game, fees } of this.#fees.all(this.#told)) add(game ?? this.#profile(), { fees });
    return { games: [...played.values()].sort((a, b) => a.game.localeCompare(b.game)).slice(0, 60), through };
  }

  /** Everything up to a transfer has been reported. */
  told(through: number): void {
    this.#told = through;
  }
}
