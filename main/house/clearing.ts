/**
 * The table's side of the exchange with a house. A message to the house is written in the same transaction as the
 * posting it reports, and a message from the house is written together with its effect. Both directions are chained and
 * numbered from 1 without gaps.
 */
import type { Cents } from '../../games/money.ts';
import { invariant, ok, type Refusal, type Result, refuse } from '../../games/result.ts';
import { canonical } from '../journal/canonical.ts';
import { Chain } from '../journal/chain.ts';
import type { Query, Remembered, Store } from '../journal/store.ts';
import type { Ledger } from '../ledger/ledger.ts';
import { HOUSE, type LedgerAccount, seatAccount } from '../ledger/places.ts';
import type { DecidedHit, ReportedHit } from '../table/jackpot-port.ts';
import type { GivenBack, WantedChips } from '../table/purse.ts';
import type { Guests } from './guests.ts';
import { hashedMessage } from './hashed-message.ts';
import type { Arrival } from './inbox.ts';
import { type HouseMessage, houseMessage, type TableMessage, tableMessage } from './messages.ts';
import { PlayedByGame } from './played-by-game.ts';
import { TournamentClearing } from './tournament-clearing.ts';
import { signedAlone } from './two-people.ts';

type Decided = Extract<HouseMessage, { kind: 'hit decided' }>;
type OutRow = { id: number; body: string; hash: Buffer };
type ArrivalRow = { key: string; account: string; amount: number; enters: 0 | 1 };

export class Clearing {
  readonly #store: Store;
  readonly #ledger: Ledger;
  readonly #guests: Guests;
  readonly #outbox: Chain<{ key: string; body: string; at: number }>;
  readonly #inbox: Chain<{ kind: string; body: string; at: number }>;
  readonly #rows: Remembered<[string], { rows: number }>;
  readonly #after: Query<[number, number], OutRow>;
  readonly #sent: Query<[string], { id: number }>;
  readonly #arrivals: Remembered<[], ArrivalRow>;
  readonly #arrived: Query<[string], ArrivalRow>;
  readonly #insert: Query<[string, string, number, number], never>;
  readonly #delete: Query<[string], never>;
  readonly #decidedAfter: Query<[number], { id: number; body: string }>;
  /** Hits that the house has decided, by key, as far as the inbox was read. */
  readonly #inboxAt: Query<[number], { at: number }>;
  readonly #decided = new Map<string, Decided>();
  #readTo = 0;
  readonly #byGame: PlayedByGame;
  /** Messages from the house that have been read and may not be on disk yet. */
  #atTheDoor: readonly Numbered[] = [];
  readonly tournaments: TournamentClearing;

  /** `profile` is what the table plays now, for fees that are taken by time. */
  constructor(store: Store, ledger: Ledger, guests: Guests, now: () => number, profile: () => string) {
    this.#store = store;
    this.#ledger = ledger;
    this.#guests = guests;
    this.tournaments = new TournamentClearing({
      ...{ store, ledger, now, tell: (message: TableMessage) => this.#tell(message) },
      takeIn: () => this.#takeInOrders(),
    });
    this.#byGame = new PlayedByGame(store, profile);
    this.#outbox = new Chain(store, 'outbox');
    this.#inbox = new Chain(store, 'inbox');
    this.#rows = store.remembered(['outbox', 'inbox'], 'SELECT rows FROM chains WHERE name = ?');
    this.#after = store.query('SELECT id, body, hash FROM outbox WHERE id > ? ORDER BY id LIMIT ?');
    this.#sent = store.query('SELECT id FROM outbox WHERE key = ? LIMIT 1');
    this.#arrivals = store.remembered(['arrivals'], 'SELECT * FROM arrivals ORDER BY key');
    this.#arrived = store.query('SELECT * FROM arrivals WHERE key = ?');
    this.#insert = store.query('INSERT INTO arrivals (key, account, amount, enters) VALUES (?, ?, ?, ?)');
    this.#decidedAfter = store.query("SELECT id, body FROM inbox WHERE id > ? AND kind = 'hit decided' ORDER BY id");
    this.#inboxAt = store.query('SELECT at FROM inbox WHERE id = ?');
    this.#delete = store.query('DELETE FROM arrivals WHERE key = ?');
  }

  /** Number of the newest message that was written for the house. */
  get told(): number {
    return this.#rows.get('outbox')?.rows ?? 0;
  }

  /** Number of the newest message from the house that is on disk here. */
  get received(): number {
    return this.#rows.get('inbox')?.rows ?? 0;
  }

  /** When the house wrote that message; null when there is none. */
  get receivedAt(): number | null {
    return this.#inboxAt.get(this.received)?.at ?? null;
  }

  /** Messages for the house after number `after`, in order, at most `limit`. */
  waiting(after: number, limit: number): Arrival[] {
    return this.#after.all(after, limit).map(({ id, body, hash }) => ({
      number: id,
      hash: hash.toString('hex'),
      message: tableMessage.parse(JSON.parse(body)),
    }));
  }

  /**
   * Stores a message from the house together with its effect in one transaction, if it is the next; any other changes
   * nothing. Returns the number of the newest that is on disk.
   */
  receive(number: number, message: HouseMessage): number {
    return this.#store.transact(() => {
      if (number !== this.received + 1) return this.received;
      this.#inbox.append({ kind: message.kind, body: canonical(message), at: message.at });
      if (message.kind === 'guest') this.#guests.remember(message.guest, message.at);
      else if (message.kind === 'reserved') {
        const { key, account, amount, enters } = message;
        this.#store.write('arrivals', () => this.#insert.run(key, account, amount, enters ? 1 : 0));
        this.#guests.adjust(account, -amount);
      }
      return number;
    });
  }

  /**
   * Offers the next messages from the house to the table, in `look`, before they are on disk: when the table acts on
   * one of them, the same transaction stores them. Messages on which nothing was done are stored at the end.
   */
  offer(messages: readonly Numbered[], look: () => void): void {
    this.#atTheDoor = messages;
    try {
      look();
      if (this.#notOnDisk().length > 0) this.#store.transact(() => this.#takeIn());
    } finally {
      this.#atTheDoor = [];
    }
  }

  #notOnDisk(): readonly Numbered[] {
    if (this.#atTheDoor.length === 0) return this.#atTheDoor;
    const { received } = this;
    return this.#atTheDoor.filter(({ number }) => number > received);
  }

  #takeIn(): void {
    for (const { number, message } of this.#notOnDisk()) this.receive(number, message);
  }

  /** Tournament orders are stored before they are read: each is carried out in a transaction of its own. */
  #takeInOrders(): void {
    const hasOrder = this.#notOnDisk().some(({ message }) => message.kind.startsWith('tournament'));
    if (hasOrder) this.#store.transact(() => this.#takeIn());
  }

  /** Buy-ins that have come and are neither seated nor sent back. */
  arrivals(): WantedChips[] {
    const atTheDoor = this.#notOnDisk().flatMap(({ message }) =>
      message.kind === 'reserved' ? [wantedOf(message)] : [],
    );
    return [...this.#takenIn(), ...atTheDoor].sort((one, other) => (one.key < other.key ? -1 : 1));
  }

  #takenIn(): WantedChips[] {
    return this.#arrivals.all().map(({ enters, ...row }) => ({ ...row, enters: enters === 1 }));
  }

  /** The money of an account that is off its card and here, as far as the table has recorded it. */
  come(account: string): Cents {
    return this.#arrivals.all().reduce((sum, come) => (come.account === account ? sum + come.amount : sum), 0);
  }

  /** Whether chips were seated, or sent back, under a key. */
  isAnswered(key: string): boolean {
    return this.#sent.get(key) !== undefined;
  }

  /**
   * Seats a buy-in that has come; what is not needed of it goes back. Refused: `not-here`, `insufficient`, and like
   * `Ledger.post`.
   */
  seat({ key, account, seat, amount, at }: SeatedChips): Result<null, Refusal> {
    return this.#store.attempt(() => {
      if (this.#ledger.posted(key) !== null) return ok(null);
      this.#takeIn();
      const come = this.#arrived.get(key);
      if (come === undefined || come.account !== account) {
        return refuse('not-here', 'The chips have not come from the house yet.');
      }
      if (come.amount < amount) return refuse('insufficient', 'Fewer chips have come from the house than are needed.');
      const move = { from: HOUSE, to: seatAccount(seat), amount, why: `buy-in at seat ${seat}` };
      const posted = this.#ledger.post({ key, moves: [move], at, by: account });
      if (!posted.ok) return posted;
      this.#store.write('arrivals', () => this.#delete.run(key));
      this.#guests.adjust(account, come.amount - amount);
      this.#tell({ kind: 'seated', key, account, amount, enters: come.enters === 1, at });
      return ok(null);
    });
  }

  /** Sends a buy-in back, by its key. */
  decline(key: string, at: number): void {
    this.#store.transact(() => {
      this.#takeIn();
      const come = this.#arrived.get(key);
      if (come === undefined) return;
      this.#store.write('arrivals', () => this.#delete.run(key));
      this.#guests.adjust(come.account, come.amount);
      this.#tell({ kind: 'declined', key, account: come.account, at });
    });
  }

  /**
   * Sends every chip of a seat to the house, with the message that the player has left; once per key. Refused:
   * `second-person` like `signedAlone`.
   */
  cashOut(left: Left): Result<Cents, Refusal> {
    const { key, account, seat, table, profile, at, by, second } = left;
    const alone = second === null ? null : signedAlone(by, second);
    if (alone !== null) return alone;
    return this.#store.attempt(() => {
      const before = this.#ledger.posted(key);
      if (before !== null) return ok(before.moves[0]?.amount ?? 0);
      if (this.isAnswered(key)) return ok(0);
      const amount = this.#ledger.balance(seatAccount(seat));
      if (amount > 0) {
        const move = { from: seatAccount(seat), to: HOUSE, amount, why: `cash-out from seat ${seat}` };
        const signed = second === null ? {} : { note: `seen by ${second}`, despiteFault: true };
        const posted = this.#ledger.post({ key, moves: [move], at, by: by ?? account, ...signed });
        if (!posted.ok) return posted;
      }
      this.#guests.adjust(account, amount);
      const slip = slipName(table, this.told + 1);
      this.#tell({ kind: 'cash-out', key, account, amount, profile, slip, at, by, second });
      return ok(amount);
    });
  }

  /** Returns chips of a pot that nobody has won to the card of a player who has left. */
  giveBack({ account, amount, key, why, at }: GivenBack): Result<null, Refusal> {
    return this.#store.attempt(() => {
      if (this.isAnswered(key)) return ok(null);
      const posted = this.#ledger.post({ key, moves: [{ from: 'carried', to: HOUSE, amount, why }], at, by: null });
      if (!posted.ok) return posted;
      this.#guests.adjust(account, amount);
      this.#tell({ kind: 'given back', key, account, amount, at });
      return ok(null);
    });
  }

  /** Reports to the house that a hand has hit a jackpot, after everything that was dropped for it. */
  hit({ key, hand, game, players, hit, seal, at }: ReportedHit): void {
    this.#store.transact(() => {
      const dropped = this.drop(at);
      invariant(dropped === null || dropped.ok, () => `the drop before ${key} cannot be posted`);
      const { id: jackpot, lost, won, beaten, best, worth } = hit;
      const words = { beaten: beaten?.slice(0, 200) ?? null, best: best.slice(0, 200) };
      const seats = { lost: [...lost], won: [...won], players: [...players] };
      this.#tell({ kind: 'hit', key, jackpot, hand, game, ...seats, ...words, worth, seal, at });
    });
  }

  /** What the house has decided about a hit; null while it has not. */
  decided(key: string): DecidedHit | null {
    const atTheDoor = this.#notOnDisk().map(({ message }) => message);
    this.#readDecided();
    const come = atTheDoor.find((each): each is Decided => each.kind === 'hit decided' && each.key === key);
    return come ?? this.#decided.get(key) ?? null;
  }

  /** Every message is read once: a table asks again whenever something has come while it is held. */
  #readDecided(): void {
    const { received } = this;
    // A message read in a transaction that was undone comes again under its number.
    if (received < this.#readTo) {
      this.#decided.clear();
      this.#readTo = 0;
    }
    if (received === this.#readTo) return;
    for (const { body } of this.#decidedAfter.all(this.#readTo)) {
      const message = houseMessage.parse(JSON.parse(body));
      if (message.kind === 'hit decided' && !this.#decided.has(message.key)) this.#decided.set(message.key, message);
    }
    this.#readTo = received;
  }

  /**
   * Reports everything that was taken for the house and its jackpots since the last report, and the hands that were
   * played, including those without a fee. Null when there is nothing.
   */
  drop(at: number): Result<null, Refusal> | null {
    const taken = ['collection:', 'jackpot:'].flatMap((prefix) => this.#ledger.balances(prefix));
    const shares = taken.flatMap(({ account, balance }) => (balance > 0 ? [{ account, amount: balance }] : []));
    const { games, through } = this.#byGame.sinceLastDrop();
    if (shares.length === 0 && games.length === 0) return null;
    const done = this.#store.attempt(() => {
      const key = `drop:${this.told + 1}`;
      const moves = shares.map(({ account, amount }) => ({
        from: account as LedgerAccount,
        to: HOUSE,
        amount,
        why: 'drop',
      }));
      const posted = moves.length === 0 ? ok(null) : this.#ledger.post({ key, moves, at, by: null });
      if (!posted.ok) return posted;
      this.#tell({ kind: 'drop', key, shares, games, through, at });
      return ok(null);
    });
    if (done.ok) this.#byGame.told(through);
    return done;
  }

  /** Only inside the transaction that the message reports. */
  #tell(message: TableMessage): void {
    const checked = tableMessage.safeParse(message);
    invariant(checked.success, () => `no message for the house: ${canonical(message)}`);
    const [key, body, at] = hashedMessage(message);
    this.#outbox.append({ key, body, at });
  }
}

/** A message from the house with its number. */
export interface Numbered {
  readonly number: number;
  readonly message: HouseMessage;
}

const wantedOf = ({ key, account, amount, enters }: Extract<HouseMessage, { kind: 'reserved' }>): WantedChips => ({
  ...{ key, account, amount, enters },
});

interface SeatedChips {
  readonly key: string;
  readonly account: string;
  readonly seat: number;
  readonly amount: Cents;
  readonly at: number;
}

interface Left {
  readonly key: string;
  readonly account: string;
  readonly seat: number;
  readonly table: number;
  readonly profile: string;
  readonly at: number;
  readonly by: string | null;
  readonly second: string | null;
}

/** The slip that a leaving player gets: slip 17 of table 3 is `S3-000017`, and is message 17 of that table. */
export const slipName = (table: number, message: number): string => `S${table}-${String(message).padStart(6, '0')}`;
