import type { HandStart } from '../../games/hand-start.ts';
import type { Cents } from '../../games/money.ts';
import type { Outcome } from '../../games/outcome.ts';
import { invariant } from '../../games/result.ts';
import type { Seat } from '../../games/seat.ts';
import { outcome as outcomeSchema } from '../hand/outcome.ts';
import { cutNumbers, sealTerms } from '../hand/terms.ts';
import type { TermsAndCut } from '../shuffle/deck-seal.ts';
import { ArchivedHands } from './archived.ts';
import { Chain } from './chain.ts';
import type { Query, Store } from './store.ts';

export interface NewHand extends TermsAndCut {
  readonly game: string;
  readonly profile: string;
  readonly rules: unknown;
  /** Stored whole, including what the game added to it. */
  readonly start: HandStart;
  /** What `seatHand` returned for this hand. */
  readonly memory: unknown;
  /** The sealed deck, encrypted by the shuffle. */
  readonly deck: Buffer;
  /** The seal, hex. */
  readonly seal: string;
  readonly at: number;
}

export type EntryKind = 'decision' | 'absent' | 'ruling';

export interface NewEntry {
  /** 0, 1, 2 … within the hand. */
  readonly step: number;
  readonly seat: Seat | null;
  readonly kind: EntryKind;
  /** The decision or ruling; null for an absent seat. */
  readonly body: unknown;
  readonly at: number;
  /** Revision of the state on which it was made. */
  readonly rev: number;
  /** Id of the intent that brought it, null when none did. */
  readonly intent: string | null;
  /** The member of staff who did it, null when none did. */
  readonly by: string | null;
}

export interface JournalEntry extends NewEntry {
  readonly hand: number;
}

export interface HandClose {
  readonly kind: 'settled' | 'voided';
  /** Null for a voided hand. */
  readonly outcome: Outcome | null;
  readonly memory: unknown;
  readonly at: number;
  readonly reason: string | null;
  readonly by: string | null;
  /** The second person who signed the voiding; missing where none was needed. */
  readonly second?: string;
}

/** One seat of a hand. `after` is null while the hand runs; a voided hand gives back what it took. */
export interface HandPlayer {
  readonly seat: Seat;
  readonly player: string;
  readonly before: Cents;
  readonly after: Cents | null;
}

/**
 * A hand with everything needed to replay it. Rules, start and memory are checked by the game's schemas, not by ours.
 */
export interface JournaledHand extends Omit<NewHand, 'start'> {
  readonly hand: number;
  readonly start: unknown;
  readonly players: readonly HandPlayer[];
  readonly entries: readonly JournalEntry[];
  readonly close: HandClose | null;
}

type HandRow = {
  id: number;
  game: string;
  profile: string;
  rules: string;
  start: string;
  memory: string;
  deck: Buffer;
  seal: string;
  at: number;
  terms: string | null;
  cut: string | null;
};
type PlayerRow = { hand: number; seat: number; player: string; before: number };
type EntryRow = {
  hand: number;
  step: number;
  seat: number | null;
  kind: EntryKind;
  body: string;
  at: number;
  rev: number;
  intent: string | null;
  by: string | null;
};
type CloseRow = {
  hand: number;
  kind: 'settled' | 'voided';
  outcome: string | null;
  memory: string;
  at: number;
  reason: string | null;
  by: string | null;
  second: string | null;
};

/** The newest hand: whether it is closed, and how many steps it has. */
type NewestState = { id: number; closed: 0 | 1; steps: number };

const NEWEST_STATE = `
  SELECT id, EXISTS (SELECT 1 FROM hand_closes WHERE hand = hands.id) AS closed,
    (SELECT count(*) FROM entries WHERE hand = hands.id) AS steps
  FROM hands ORDER BY id DESC LIMIT 1`;

/**
 * What was decided at the table, in order. A decision is stored here before any screen shows its effect; with the
 * rules, the start and the deck it makes up the whole hand, so recovery means replaying it.
 */
export class Journal {
  readonly #store: Store;
  readonly #hands: Chain<Omit<HandRow, 'id'>>;
  readonly #players: Chain<PlayerRow>;
  readonly #entries: Chain<EntryRow>;
  readonly #closes: Chain<CloseRow>;
  readonly #hand: Query<[number], HandRow>;
  readonly #newest: Query<[], { id: number }>;
  readonly #state: Query<[], NewestState>;
  readonly #playersOf: Query<[number], PlayerRow>;
  readonly #entriesOf: Query<[number], EntryRow>;
  readonly #closeOf: Query<[number], CloseRow>;
  readonly #archived: ArchivedHands;
  readonly #dealtTo: Query<[string, number], { hand: number }>;

  constructor(store: Store) {
    this.#store = store;
    this.#hands = new Chain(store, 'hands');
    this.#players = new Chain(store, 'hand_players');
    this.#entries = new Chain(store, 'entries');
    this.#closes = new Chain(store, 'hand_closes');
    this.#hand = store.query('SELECT * FROM hands WHERE id = ?');
    this.#newest = store.query('SELECT id FROM hands ORDER BY id DESC LIMIT 1');
    this.#state = store.query(NEWEST_STATE);
    this.#playersOf = store.query('SELECT * FROM hand_players WHERE hand = ? ORDER BY seat');
    this.#entriesOf = store.query('SELECT * FROM entries WHERE hand = ? ORDER BY step');
    this.#closeOf = store.query('SELECT * FROM hand_closes WHERE hand = ?');
    this.#archived = new ArchivedHands(store);
    this.#dealtTo = store.query(
      `SELECT hand FROM hand_players WHERE player = ? AND hand IN (SELECT hand FROM hand_closes)
       ORDER BY hand DESC LIMIT ?`,
    );
  }

  /** The number that the next hand will have; its deck is sealed for that number. */
  nextNumber(): number {
    return (this.#newest.get()?.id ?? 0) + 1;
  }

  /** Begins a hand and returns its number, 1 for the first. Throws while another hand is open. */
  beginHand(hand: NewHand): number {
    return this.#store.transact(() => {
      const open = this.#openNumber();
      invariant(open === null, () => `hand ${open} is still open`);
      const { game, profile, deck, seal, at, start, terms } = hand;
      const [rules, memory] = [toJson(hand.rules), toJson(hand.memory)];
      const under = terms === null ? { terms, cut: null } : { terms: toJson(terms), cut: toJson(hand.cut) };
      const number = this.#hands.append({
        game,
        profile,
        rules,
        start: toJson(start),
        memory,
        deck,
        seal,
        at,
        ...under,
      });
      for (const { seat, player, stack } of start.players) {
        this.#players.append({ hand: number, seat, player, before: stack });
      }
      return number;
    });
  }

  /** Appends a decision. Throws unless the hand is open, the step is the next one and the intent is new. */
  append(hand: number, entry: NewEntry): void {
    this.#store.transact(() => {
      const next = this.#needOpen(hand);
      invariant(entry.step === next, () => `hand ${hand}: step ${entry.step} given, ${next} is the next one`);
      const { step, seat, kind, at, rev, intent, by } = entry;
      this.#entries.append({ hand, step, seat, kind, body: toJson(entry.body), at, rev, intent, by });
    });
  }

  /** Closes the open hand. Called by `settleHand` and `voidHand`, which move the money in the same transaction. */
  closeHand(hand: number, close: HandClose): void {
    this.#store.transact(() => {
      this.#needOpen(hand);
      const outcome = close.outcome === null ? null : toJson(close.outcome);
      this.#closes.append({ ...close, second: close.second ?? null, hand, outcome, memory: toJson(close.memory) });
    });
  }

  /** The hand being played; null between hands. */
  openHand(): JournaledHand | null {
    const number = this.#openNumber();
    return number === null ? null : this.hand(number);
  }

  /** A hand with everything that happened in it. */
  hand(number: number): JournaledHand | null {
    const row = this.#hand.get(number);
    if (row === undefined) return null;
    const closeRow = this.#closeOf.get(number);
    const close = closeRow === undefined ? null : readClose(closeRow);
    const { game, profile, deck, seal, at, terms, cut } = row;
    return {
      hand: number,
      ...{ game, profile, deck, seal, at },
      terms: terms === null ? null : sealTerms.parse(fromJson(terms)),
      cut: cut === null ? [] : cutNumbers.parse(fromJson(cut)),
      rules: fromJson(row.rules),
      start: fromJson(row.start),
      memory: fromJson(row.memory),
      players: this.#playersOf.all(number).map((player) => readPlayer(player, close)),
      entries: this.#entriesOf.all(number).map(readEntry),
      close,
    };
  }

  /**
   * The name of the file that has a hand which is no longer in the books; null for a hand that is in them, or never
   * existed.
   */
  archiveOf(number: number): string | null {
    return this.#hand.get(number) === undefined ? this.#archived.fileOf(number) : null;
  }

  /** Hands up to this number are in archives; 0 when none is archived. */
  lastArchived(): number {
    return this.#archived.last();
  }

  /** The newest hand, open or closed; null before the first. */
  lastHand(): JournaledHand | null {
    const newest = this.#newest.get();
    return newest === undefined ? null : this.hand(newest.id);
  }

  /** The numbers of the closed hands that a player was dealt into, newest first. */
  handNumbersOf(player: string, limit: number): number[] {
    return this.#dealtTo.all(player, limit).map(({ hand }) => hand);
  }

  /** Only the newest hand can be open. */
  #openNumber(): number | null {
    const newest = this.#state.get();
    return newest === undefined || newest.closed === 1 ? null : newest.id;
  }

  /** Returns how many steps it has. */
  #needOpen(hand: number): number {
    const newest = this.#state.get();
    const open = newest?.closed === 0 ? newest.id : null;
    invariant(open === hand, () => `hand ${hand} is not open${open === null ? '' : `, hand ${open} is`}`);
    return newest?.steps ?? 0;
  }
}

const toJson = (value: unknown): string => JSON.stringify(value) ?? 'null';
const fromJson = (text: string): unknown => JSON.parse(text);

const readEntry = ({ hand, step, seat, kind, body, at, rev, intent, by }: EntryRow): JournalEntry => ({
  ...{ hand, step, seat, kind, at, rev, intent, by },
  body: fromJson(body),
});

function readClose({ kind, outcome, memory, at, reason, by, second }: CloseRow): HandClose {
  return {
    ...{ kind, at, reason, by },
    ...(second === null ? {} : { second }),
    outcome: outcome === null ? null : outcomeSchema.parse(fromJson(outcome)),
    memory: fromJson(memory),
  };
}

function readPlayer({ seat, player, before }: PlayerRow, close: HandClose | null): HandPlayer {
  const stack = close?.outcome?.stacks.find((each) => each.seat === seat);
  return { seat, player, before, after: close === null ? null : (stack?.after ?? before) };
}
