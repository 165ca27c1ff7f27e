/**
 * What each player pays for time (LR4; 000:8956-8970): due at the end of each half hour, or of each down, and taken
 * between hands from the chips on the table. The time run, the players present and the debts are in the table's state.
 * Each collection is one transaction with its own number, so a power cut cannot repeat it or leave it half done. Time
 * does not run while the floor has stopped play, during a fault, and while no hand can be dealt.
 */
import { type Cents, dollars } from '../../games/money.ts';
import { ok, type Refusal, type Result } from '../../games/result.ts';
import { seatAccount } from '../ledger/places.ts';
import type { Tell } from './sittings.ts';
import type { Sitting, TableState } from './state.ts';
import type { Table } from './table.ts';

type Charge = NonNullable<Table['setup']['profile']['time']>;

/** Length of a half hour or a down, in ms. */
const period = ({ minutes }: Charge): number => minutes * 60_000;

/** What each of this many players pays. */
function amountFor({ amount, byPlayers }: Charge, players: number): Cents {
  const row = byPlayers.find((each) => players <= each.players) ?? byPlayers.at(-1);
  return row?.amount ?? amount;
}

type Time = TableState['time'];

/** The next collection, once it is time to warn players of it. */
export interface Soon {
  readonly amount: Cents;
  /** Whole minutes, rounded up. */
  readonly minutes: number;
  /** Present when the collection is by the down. */
  readonly per?: 'down';
}

interface Parts {
  readonly table: Table;
  readonly tell: Tell;
  /** Takes a player who cannot pay out of the game: they sit out, or are cashed in. */
  readonly cannotPay: (sitting: Sitting) => void;
}

export class TimeCollection {
  readonly #parts: Parts;
  /** When the clock was last read, and whether time was running then. */
  #looked: { readonly at: number; readonly ran: boolean } | null = null;
  #minutes: number | null = null;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  get #charge() {
    return this.#parts.table.setup.profile.time;
  }

  /** The collection to warn of now; null while there is time, or without a time collection. */
  get soon(): Soon | null {
    const { table } = this.#parts;
    const charge = this.#charge;
    const { ran, since } = table.state.time;
    if (!charge || since === 0 || ran === 0) return null;
    const length = period(charge);
    const left = table.parts.timeTerms.due === 'played' ? length - ran : nextMark(since, length) - table.now();
    if (left > table.parts.timing.timeWarning) return null;
    const amount = amountFor(charge, this.#payers(since).length);
    const soon = { amount, minutes: Math.max(1, Math.ceil(left / 60_000)) };
    return charge.per === 'down' ? { ...soon, per: 'down' } : soon;
  }

  /**
   * Counts the time since the last look if play was running. At the end of a half hour, the players who are present owe
   * for it.
   */
  tick(): Time {
    const { table } = this.#parts;
    const charge = this.#charge;
    if (!charge) {
      this.#looked = null;
      return table.state.time;
    }
    const [at, runs] = [table.parts.clock.steady(), this.#runs()];
    const gone = this.#looked?.ran && runs ? at - this.#looked.at : 0;
    this.#looked = { at, ran: runs };
    const { since, ran, taken } = table.state.time;
    const time = { since: since === 0 ? table.now() : since, ran: ran + gone, taken };
    if (this.#isOver(time, period(charge))) this.#fallDue(time, charge);
    const minutes = this.soon?.minutes ?? null;
    if (minutes !== this.#minutes) table.touch();
    this.#minutes = minutes;
    if (table.state.time.since !== since) return table.state.time;
    return gone > 0 || since === 0 ? time : table.state.time;
  }

  #runs(): boolean {
    const { table } = this.#parts;
    const { fault, stopped } = table.state;
    return fault === null && stopped === null && (table.hand !== null || table.enoughReady());
  }

  #isOver({ since, ran }: Time, length: number): boolean {
    const { table } = this.#parts;
    return table.parts.timeTerms.due === 'played' ? ran >= length : table.now() >= nextMark(since, length);
  }

  /** The players who pay for the time since then: they were dealt a hand in it, or held a seat all through it. */
  #payers(since: number): readonly Sitting[] {
    const { table } = this.#parts;
    const { absent } = table.parts.timeTerms;
    return table.state.sittings.filter(({ timed, satAt }) => timed || (absent === 'pay' && satAt <= since));
  }

  /**
   * Every player owes who was dealt a hand in the half hour, or held a seat all through it; none do if there was no
   * play.
   */
  #fallDue({ since, ran, taken }: Time, charge: Charge): void {
    const { table } = this.#parts;
    const { due } = table.parts.timeTerms;
    const payers = this.#payers(since);
    const amount = amountFor(charge, payers.length);
    const done = table.change((draft) => {
      for (const sitting of draft.sittings) {
        if (ran > 0 && payers.some(({ account }) => account === sitting.account)) sitting.owes += amount;
      }
      noneTimed(draft);
      draft.time = { since: table.now(), ran: due === 'played' ? ran - period(charge) : 0, taken };
      return ok(null);
    });
    if (done.ok && !table.hand) table.tell({ type: 'CHANGED' });
  }

  /** Between hands: takes what is owed from all players who can pay, in one transaction. */
  keepHouse(): void {
    const { table, tell } = this.#parts;
    const owing = table.state.sittings.filter(({ owes }) => owes > 0);
    const paying = owing.filter(({ seat, owes }) => owes <= table.stack(seat));
    if (paying.length > 0) {
      const done = table.change((draft) => this.take(draft, paying));
      if (!done.ok) return;
      for (const { seat, owes } of paying) tell(seat, 'info', `${dollars(owes)} was collected for the ${this.name}.`);
      const total = paying.reduce((all, { owes }) => all + owes, 0);
      const text = `${dollars(total)} collected by the ${this.name} from ${paying.length === 1 ? 'one player' : `${paying.length} players`}`;
      table.note({ level: 'info', code: 'time collection', text, seat: null, by: null });
    }
    for (const sitting of owing) if (!paying.includes(sitting)) this.#parts.cannotPay(sitting);
  }

  /** The name of what is paid for. */
  get name(): string {
    return this.#charge?.per ?? 'half hour';
  }

  /** Takes what these players owe, in the draft and in the ledger. */
  take(draft: TableState, paying: readonly Sitting[]): Result<unknown, Refusal> {
    const { table } = this.#parts;
    draft.time.taken += 1;
    const moves = paying.map(({ seat, owes }) => ({
      from: seatAccount(seat),
      to: `collection:${this.name.replace(' ', '-')}`,
      amount: owes,
      why: `${this.name.replace(' ', '-')} collection`,
    }));
    for (const sitting of draft.sittings) {
      if (paying.some(({ account }) => account === sitting.account)) sitting.owes = 0;
    }
    return table.parts.books.ledger.post({ key: `time:${draft.time.taken}`, moves, at: table.now(), by: null });
  }

  /**
   * Another game is put on: the half hour goes on if both games collect by time, and starts if only the new one does.
   */
  changeGame(draft: TableState, to: Table['setup']['profile']): void {
    if (this.#charge && to.time) return;
    draft.time = { ...draft.time, since: to.time ? this.#parts.table.now() : 0, ran: 0 };
    noneTimed(draft);
  }
}

/** A new half hour begins, in which no player has been dealt a hand yet, whether seated or gone for a moment. */
function noneTimed(draft: TableState): void {
  for (const person of [...draft.sittings, ...draft.exits]) person.timed = false;
}

/**
 * The next multiple of a length of time on the clock. In all but a few time zones the half hours fall where they do in
 * UTC.
 */
const nextMark = (since: number, length: number): number => (Math.floor(since / length) + 1) * length;
