/**
 * From one game to another (LR28a). The change is announced one hand ahead, and each player is asked whether they come
 * along: entering a game takes at least its posted buy-in (LR19). The chips of a player who does not come go to the
 * card, because they leave the game (LR17), or the player waits in the seat where the house prefers that. Chips above a
 * maximum stay on the table: a maximum limits buying (V-NL1), and players may not take chips off the table (LR17). All
 * of it is in the table's state, and the change is one transaction.
 */

import { type Cents, dollars } from '../../games/money.ts';
import { ok, type Refusal, type Result, refuse } from '../../games/result.ts';
import type { Seat } from '../../games/seat.ts';
import { comeBack } from './absence.ts';
import { RETURN_WINDOW_MS } from './buy-in.ts';
import { giveBackCarried } from './carried-pot.ts';
import { stillHeld } from './choices.ts';
import type { Setup } from './game-on-table.ts';
import type { Purse } from './purse.ts';
import { rotate } from './rotation.ts';
import type { Done, Tell } from './sittings.ts';
import { type Asking, newRotation, type Said, type Sitting, type TableState } from './state.ts';
import type { Table } from './table.ts';

/** What happens to a player who does not come along. */
export type StayOut = 'cash-out' | 'wait';

/** What a player needs to come along, as the table is now. */
export interface Passage {
  /** The minimum to have on the table in the new game. */
  readonly min: Cents;
  /** Chips to add from the card; 0 for a player who has enough. */
  readonly add: Cents;
  /** Why the player cannot come, in one sentence for them; null when they can. */
  readonly cannot: string | null;
}

/** One player's answer, and whether it can still be carried out. */
export type Along = 'comes' | 'stays out' | 'short' | 'no answer';

interface Parts {
  readonly table: Table;
  readonly cage: Purse;
  readonly tell: Tell;
  /** Returns a seat's chips to the card, in the draft and in the ledger. */
  readonly cashOut: (draft: TableState, sitting: Sitting) => Result<unknown, Refusal>;
  /** What else changes with the game. */
  readonly changing: (draft: TableState, to: Setup) => void;
  /** `left`: the chips with which a player left instead of coming along; null for a player who is still there. */
  readonly seatChanged: (sitting: Sitting, left: Cents | null) => void;
}

export class GameChange {
  readonly #parts: Parts;
  /** The revision at which the current game was put on. */
  #since: number;
  /** Keys of chip requests that the house has refused. */
  readonly #refused = new Set<string>();

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#since = parts.table.rev;
  }

  /** Presses made before this revision meant another game. */
  get since(): number {
    return this.#since;
  }

  /** The game to come, and the asking about it; null when the game stays. */
  get coming(): { readonly setup: Setup; readonly asking: Asking } | null {
    const { asking, nextProfile } = this.#parts.table.state;
    return asking && nextProfile !== null ? { setup: this.#parts.table.setupNamed(nextProfile), asking } : null;
  }

  // ------------------------------------------------------------------------------------------------- the floor

  /**
   * The floor, looking at revision `rev`, wants another game, or wants to keep the current one, which cancels a change.
   * At a table without players the game is put on at once. Refused: `no such game`, `stale`.
   */
  announce(id: string, rev: number): Done {
    const { table } = this.#parts;
    if (!table.parts.setups.has(id)) return refuse('no such game', `There is no game profile "${id}".`);
    if (rev < this.#since) return refuse('stale', 'The game has changed since you looked. Look again.');
    if (table.state.tournament !== null) {
      return refuse('tournament', 'A tournament is played here. The table plays for money again when that is over.');
    }
    const { profile, nextProfile, asking } = table.state;
    if (id === nextProfile && asking !== null) return ok(null);
    const done = table.change((draft) => {
      const stays = id === profile;
      Object.assign(draft, { nextProfile: stays ? null : id, asking: stays ? null : this.#newAsking() });
      return ok(null);
    });
    if (!done.ok) return done;
    if (id === profile && nextProfile !== null) this.#tellAll('info', 'The game stays as it is.');
    table.tell({ type: 'CHANGED' });
    return done;
  }

  #newAsking(): Asking {
    const { table } = this.#parts;
    return { id: table.rev + 1, afterHand: table.lastNumber + 1, until: null, answers: [] };
  }

  #tellAll(level: 'info' | 'warning', text: string): void {
    for (const { seat } of this.#parts.table.state.sittings) this.#parts.tell(seat, level, text);
  }

  // ----------------------------------------------------------------------------------------------- the players

  /** What the player of a sitting needs to come along now. */
  passage({ setup }: { readonly setup: Setup }, sitting: Sitting): Passage {
    const { table, cage } = this.#parts;
    const { id, buyIn } = setup.profile;
    const now = table.now();
    const left = table.state.exits.find((exit) => exit.account === sitting.account && exit.profile === id);
    const min = Math.max(buyIn.fullBuy, left && now - left.at < RETURN_WINDOW_MS ? left.stack : 0);
    // An unpaid time collection will be taken from the stack.
    const short = Math.max(0, min + sitting.owes - table.stack(sitting.seat));
    const add = Math.ceil(short / buyIn.step) * buyIn.step;
    const balance = cage.balance(sitting.account);
    const cannot =
      add > balance
        ? `You need ${dollars(add)} more on the table for ${dollars(min)}; your card holds ${dollars(balance)}.`
        : null;
    return { min, add, cannot };
  }

  /** A player's answer, judged as the table is now. */
  along(coming: NonNullable<GameChange['coming']>, sitting: Sitting): Along {
    const answer = coming.asking.answers.find(({ account }) => account === sitting.account);
    if (!answer) return 'no answer';
    if (!answer.comes) return 'stays out';
    const { add, cannot } = this.passage(coming, sitting);
    return cannot === null && add <= answer.most ? 'comes' : 'short';
  }

  /**
   * A player answers whether they come along to the game of the asking `id`, and sets the maximum that may be taken
   * from the card for it. They may answer again until the change. Refused: `stale`, `not seated`, `cannot come`.
   */
  answer(seat: Seat, id: number, comes: boolean, most: Cents): Done {
    const { table } = this.#parts;
    const { coming } = this;
    const sitting = table.sitting(seat);
    if (!sitting) return refuse('not seated', 'This seat is empty.');
    if (coming?.asking.id !== id) return refuse('stale', 'That change of game is no longer pending. Look again.');
    const { add, cannot } = this.passage(coming, sitting);
    if (comes && cannot !== null) return refuse('cannot come', cannot);
    if (comes && most < add) {
      return refuse('cannot come', `It now takes ${dollars(add)} from your card. Look again and choose.`);
    }
    const { account } = sitting;
    const said: Said = { account, comes, most, asked: table.rev + 1 };
    const asked = comes ? this.#askHouse(coming.asking, said) : ok(null);
    if (!asked.ok) return asked;
    const done = table.change(({ asking }) => {
      if (asking) asking.answers = [...without(asking, account), said];
      return ok(null);
    });
    if (done.ok) table.tell({ type: 'CHANGED' });
    return done;
  }

  /** Requests from the house now as much as coming along may take; what is not needed goes back. */
  #askHouse({ id }: Asking, said: Said): Done {
    const { table, cage } = this.#parts;
    const { away } = cage;
    const { account, most } = said;
    const key = passageKey(id, said);
    // Chips that came for an earlier answer of this player go back to the card before this request.
    const earlier = away.arrivals().filter((come) => come.account === account && come.key !== key);
    const isOfThis = passageOf(id, account);
    for (const come of earlier) if (come.key.startsWith(isOfThis)) away.decline(come.key);
    // Chips requested in the previous game are no longer on the card.
    const amount = Math.min(most, away.onCard(account, isOfThis));
    // No request is sent while no money moves; `keepHouse` sends it once money moves again.
    if (amount === 0 || table.parts.books.ledger.halted() !== null) return ok(null);
    return away.ask({ key, account, amount, enters: false });
  }

  /**
   * The players who come along and whose chips for it are not here yet. Requests the chips that were not requested
   * before.
   */
  #onTheWay(coming: NonNullable<GameChange['coming']>): readonly Sitting[] {
    const { table, cage } = this.#parts;
    const { away } = cage;
    return table.state.sittings.filter((sitting) => {
      if (this.along(coming, sitting) !== 'comes' || this.passage(coming, sitting).add === 0) return false;
      const said = coming.asking.answers.find((answer) => answer.account === sitting.account);
      if (said === undefined) return false;
      const key = passageKey(coming.asking.id, said);
      if (this.#refused.has(key) || away.arrivals().some((come) => come.key === key)) return false;
      return this.#askHouse(coming.asking, said).ok;
    });
  }

  /** Whether the chips that came under this key are for coming along to the announced game. */
  awaits(key: string): boolean {
    const { coming } = this;
    return coming?.asking.answers.some((said) => said.comes && passageKey(coming.asking.id, said) === key) ?? false;
  }

  /** The house has refused the request under this key, so it is no longer waited for. */
  refused(key: string): void {
    if (!this.awaits(key)) return;
    this.#refused.add(key);
    this.#parts.table.tell({ type: 'CHANGED' });
  }

  // --------------------------------------------------------------------------------------------- between hands

  /**
   * Carries a change as far as it can go: asks, waits for the last answers, makes the change. Called while no hand is
   * in play.
   */
  keepHouse(): void {
    const { table } = this.#parts;
    const { state } = table;
    if (state.nextProfile === null) return;
    if (state.sittings.length === 0) {
      this.#change();
      return;
    }
    if (state.asking === null && !this.#edit(() => this.#newAsking())) return;
    const { coming } = this;
    if (!coming || !this.#handIsOver(coming.asking)) return;
    const open = table.state.sittings.filter((sitting) => ['short', 'no answer'].includes(this.along(coming, sitting)));
    const { until } = coming.asking;
    if (this.#onTheWay(coming).length > 0) {
      // The chips will come, or the house will refuse them.
      if (open.length > 0 && until === null) this.#wait(open);
      return;
    }
    if (open.length === 0 || (until !== null && until <= table.now())) this.#change();
    else if (until === null) this.#wait(open);
  }

  /** The last hand promised before the change has been played, or no hand can be. */
  #handIsOver({ until, afterHand }: Asking): boolean {
    const { table } = this.#parts;
    if (until !== null || table.lastNumber >= afterHand) return true;
    return table.state.stopped !== null || !table.playersReady();
  }

  /** Stops dealing and waits for the last answers. */
  #wait(open: readonly Sitting[]): void {
    const { table, tell } = this.#parts;
    const until = table.now() + table.parts.timing.gameChange;
    if (!this.#edit((asking) => ({ ...asking, until }))) return;
    for (const { seat } of open) tell(seat, 'warning', 'The game changes now: say whether you come along.');
  }

  /** Between hands: puts on the next game of a rotation when its turn has come. */
  rotate(): void {
    const { table, tell } = this.#parts;
    if (rotate(table, tell)) this.#since = table.rev;
  }

  #edit(edit: (asking: Asking) => Asking): boolean {
    const edited = this.#parts.table.change((draft) => {
      draft.asking = edit(draft.asking ?? this.#newAsking());
      return ok(null);
    });
    return edited.ok;
  }

  /** The time for the last answers is over, so the change is made at the next look. */
  get overdue(): boolean {
    const { until } = this.#parts.table.state.asking ?? { until: null };
    return until !== null && until <= this.#parts.table.now();
  }

  /** Moves chips, seats and game in one transaction: after a power cut either all of it has happened or none of it. */
  #change(): void {
    const { table } = this.#parts;
    const next = table.state.nextProfile;
    if (next === null) return;
    const [before, after] = [table.setup, table.setupNamed(next)];
    const { coming } = this;
    const told: { readonly sitting: Sitting; readonly text: string; readonly left: Cents | null }[] = [];
    const done = table.change((draft) => {
      const back = giveBackCarried(table, draft, this.#parts.cage, this.#parts.tell);
      if (!back.ok) return back;
      for (const sitting of [...draft.sittings]) {
        const came = coming === null ? ok(null) : this.#bring(draft, sitting, coming);
        // A post that a player has agreed to was a blind of the previous game (S3).
        Object.assign(sitting, { choices: stillHeld(sitting.choices, before, after), entry: 'wait' });
        if (came.ok) told.push({ sitting, text: `You play ${after.profile.label} now.`, left: null });
        else {
          const out = this.#leaveBehind(draft, sitting, came.error.message);
          if (!out.ok) return out;
          told.push({ sitting, ...out.value });
        }
      }
      this.#parts.changing(draft, after);
      Object.assign(draft, { profile: next, nextProfile: null, asking: null, playing: after.profile });
      draft.rotation = newRotation();
      if (after.game.id !== before.game.id) draft.memory = null;
      return ok(null);
    });
    if (!done.ok) return;
    this.#since = table.rev;
    for (const { sitting, text, left } of told) {
      this.#parts.seatChanged(sitting, left);
      this.#parts.tell(sitting.seat, 'info', text);
    }
    const text = `${before.profile.label} gives way to ${after.profile.label}`;
    table.note({ level: 'info', code: 'game changed', text, seat: null, by: null });
  }

  /** Brings a player along, with the chips that takes. A refusal says why not, and then nothing has changed. */
  #bring(draft: TableState, sitting: Sitting, coming: NonNullable<GameChange['coming']>): Result<unknown, Refusal> {
    const { table, cage } = this.#parts;
    const along = this.along(coming, sitting);
    if (along === 'no answer') return refuse('no answer', 'You did not say that you come along.');
    if (along === 'stays out') return refuse('stays out', 'You did not come along.');
    const { add, min, cannot } = this.passage(coming, sitting);
    if (along === 'short') {
      return refuse('short', cannot ?? `You were ${dollars(add)} short of the ${dollars(min)} it takes.`);
    }
    const { account, seat } = sitting;
    const wasBroke = table.stack(seat) === 0;
    if (add > 0) {
      const said = coming.asking.answers.find((answer) => answer.account === account);
      if (said === undefined) return refuse('no answer', 'You did not say that you come along.');
      const key = passageKey(coming.asking.id, said);
      const paid = cage.buyIn({ account, seat, amount: add, key, at: table.now() });
      if (!paid.ok) return paid;
    }
    Object.assign(sitting, { boughtIn: sitting.boughtIn + add, shortBuys: 0, enters: false });
    if (wasBroke && sitting.status === 'sitting out') {
      comeBack(sitting);
    }
    draft.exits = draft.exits.filter((exit) => exit.account !== account || exit.profile !== coming.setup.profile.id);
    return ok(null);
  }

  /**
   * Handles a player who does not come along: cashes them out, or leaves them in the seat with their chips until they
   * want in (LR16, LR17).
   */
  #leaveBehind(
    draft: TableState,
    sitting: Sitting,
    why: string,
  ): Result<{ readonly text: string; readonly left: Cents | null }, Refusal> {
    const { table, cashOut } = this.#parts;
    const stack = table.stack(sitting.seat);
    if (table.parts.gameChange === 'cash-out') {
      const paid = cashOut(draft, sitting);
      return paid.ok ? ok({ text: `${why} ${dollars(stack)} is back on your card.`, left: stack }) : paid;
    }
    const { extension } = table.parts.timing;
    if (sitting.status === 'playing') {
      const now = table.now();
      // The house changed the game, so this does not use up the player's break of the hour (LR16).
      const out = { status: 'sitting out', lastBreakAt: now, awayUntil: now + extension, calledBackAt: null };
      Object.assign(sitting, { ...out, sitOutNext: false });
    }
    sitting.enters = true;
    return ok({ text: `${why} You wait in your seat; your chips stay with you.`, left: null });
  }
}

/** The prefix of the keys under which a player's chips for the next game are bought. */
const passageOf = (asking: number, account: string): string => `game-change:${asking}:${account}:`;

/**
 * The key of this purchase. Each answer has a key of its own, even for the same amount, because the chips of an earlier
 * answer have gone back. An answer without a number is from before answers were numbered.
 */
const passageKey = (asking: number, { account, most, asked }: Said): string =>
  `${passageOf(asking, account)}${most}${asked === 0 ? '' : `:${asked}`}`;

/** The answers of all other players. */
export const without = ({ answers }: Asking, gone: string): Asking['answers'] =>
  answers.filter(({ account }) => account !== gone);
