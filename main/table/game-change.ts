/**
 * From one game to another (LR28a). The change is announced a hand before it happens, and each player is asked: to enter a
 * game takes at least its posted buy-in (LR19). Who does not come leaves the game, so the chips go to the card (LR17), or
 * waits in the seat where the house has it so. Chips above a maximum stay on the table: a maximum limits what is bought
 * (V-NL1), and nobody takes chips off (LR17). All of it is in the table's state, and the change is one transaction.
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

/** What becomes of a player who does not come along. */
export type StayOut = 'cash-out' | 'wait';

/** What coming along takes of a player as the table stands now. */
export interface Passage {
  /** The min to have on the table in the new game. */
  readonly min: Cents;
  /** Chips to be added from the card; 0 for who has enough. */
  readonly add: Cents;
  /** Why the player cannot come, in one sentence for the player; null when they can. */
  readonly cannot: string | null;
}

/** What one player has said, and whether it can still be done. */
export type Along = 'comes' | 'stays out' | 'short' | 'no answer';

interface Parts {
  readonly table: Table;
  readonly cage: Purse;
  readonly tell: Tell;
  /** Gives a seat's chips back to the card, in the draft and in the ledger. */
  readonly cashOut: (draft: TableState, sitting: Sitting) => Result<unknown, Refusal>;
  /** What else changes with the game. */
  readonly changing: (draft: TableState, to: Setup) => void;
  /** `left`: the chips that a player left with who did not come along; null for one who is still there. */
  readonly seatChanged: (sitting: Sitting, left: Cents | null) => void;
}

export class GameChange {
  readonly #parts: Parts;
  /** The revision at which the game on the table was put on. */
  #since: number;
  /** Keys of chips that the house has refused. */
  readonly #refused = new Set<string>();

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#since = parts.table.rev;
  }

  /** Presses made before this revision meant another game. */
  get since(): number {
    return this.#since;
  }

  /** The game that comes, and the asking about it; null when the game stays. */
  get coming(): { readonly setup: Setup; readonly asking: Asking } | null {
    const { asking, nextProfile } = this.#parts.table.state;
    return asking && nextProfile !== null ? { setup: this.#parts.table.setupNamed(nextProfile), asking } : null;
  }

  // ------------------------------------------------------------------------------------------------- the floor

  /**
   * The floor, looking at revision `rev`, wants another game, or the one on the table, which takes a change back. At a
   * table without players it is put on at once. Refused: `no such game`, `stale`.
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

  /** What coming along takes of the player of a sitting now. */
  passage({ setup }: { readonly setup: Setup }, sitting: Sitting): Passage {
    const { table, cage } = this.#parts;
    const { id, buyIn } = setup.profile;
    const now = table.now();
    const left = table.state.exits.find((exit) => exit.account === sitting.account && exit.profile === id);
    const min = Math.max(buyIn.fullBuy, left && now - left.at < RETURN_WINDOW_MS ? left.stack : 0);
    // What is owed by time is as good as gone.
    const short = Math.max(0, min + sitting.owes - table.stack(sitting.seat));
    const add = Math.ceil(short / buyIn.step) * buyIn.step;
    const balance = cage.balance(sitting.account);
    const cannot =
      add > balance
        ? `You need ${dollars(add)} more on the table for ${dollars(min)}; your card holds ${dollars(balance)}.`
        : null;
    return { min, add, cannot };
  }

  /** What a player has said, judged as the table stands now. */
  along(coming: NonNullable<GameChange['coming']>, sitting: Sitting): Along {
    const answer = coming.asking.answers.find(({ account }) => account === sitting.account);
    if (!answer) return 'no answer';
    if (!answer.comes) return 'stays out';
    const { add, cannot } = this.passage(coming, sitting);
    return cannot === null && add <= answer.most ? 'comes' : 'short';
  }

  /**
   * A player says whether they come along to the game of the asking `id`, and how much that may take from the card at
   * most. May be said again until the change. Refused: `stale`, `not seated`, `cannot come`.
   */
  answer(seat: Seat, id: number, comes: boolean, most: Cents): Done {
    const { table } = this.#parts;
    const { coming } = this;
    const sitting = table.sitting(seat);
    if (!sitting) return refuse('not seated', 'Nobody sits here.');
    if (coming?.asking.id !== id) return refuse('stale', 'That change of the game is not coming any more. Look again.');
    const { add, cannot } = this.passage(coming, sitting);
    if (comes && cannot !== null) return refuse('cannot come', cannot);
    if (comes && most < add) {
      return refuse('cannot come', `It takes ${dollars(add)} from your card now. Look again and choose.`);
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

  /** What coming along may take is fetched from the house now; what it does not take goes back. */
  #askHouse({ id }: Asking, said: Said): Done {
    const { table, cage } = this.#parts;
    const { away } = cage;
    const { account, most } = said;
    const key = passageKey(id, said);
    // What came for an earlier answer of theirs is on the card again before this is asked for.
    const earlier = away.arrivals().filter((come) => come.account === account && come.key !== key);
    const isOfThis = passageOf(id, account);
    for (const come of earlier) if (come.key.startsWith(isOfThis)) away.decline(come.key);
    // Chips that were asked for in the game before are not on the card any more.
    const amount = Math.min(most, away.onCard(account, isOfThis));
    // While no money moves nothing is asked for; `keepHouse` asks once it does.
    if (amount === 0 || table.parts.books.ledger.halted() !== null) return ok(null);
    return away.ask({ key, account, amount, enters: false });
  }

  /** Who comes along and whose chips for it have not come from the house yet; they are asked for where they were not. */
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

  /** Whether chips that have come under this key are for coming along to the game that is announced. */
  awaits(key: string): boolean {
    const { coming } = this;
    return coming?.asking.answers.some((said) => said.comes && passageKey(coming.asking.id, said) === key) ?? false;
  }

  /** The house has refused what was asked for under this key: nobody waits for it. */
  refused(key: string): void {
    if (!this.awaits(key)) return;
    this.#refused.add(key);
    this.#parts.table.tell({ type: 'CHANGED' });
  }

  // --------------------------------------------------------------------------------------------- between hands

  /** Goes on with a change as far as it is: asks, waits for the last answers, makes it. Called while no hand is played. */
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
      // They come, or the house refuses them.
      if (open.length > 0 && until === null) this.#wait(open);
      return;
    }
    if (open.length === 0 || (until !== null && until <= table.now())) this.#change();
    else if (until === null) this.#wait(open);
  }

  /** The hand that was promised has been played, or none can be. */
  #handIsOver({ until, afterHand }: Asking): boolean {
    const { table } = this.#parts;
    if (until !== null || table.lastNumber >= afterHand) return true;
    return table.state.stopped !== null || !table.playersReady();
  }

  /** No hand is dealt any more: the last answers are waited for. */
  #wait(open: readonly Sitting[]): void {
    const { table, tell } = this.#parts;
    const until = table.now() + table.parts.timing.gameChange;
    if (!this.#edit((asking) => ({ ...asking, until }))) return;
    for (const { seat } of open) tell(seat, 'warning', 'The game changes now: say whether you come along.');
  }

  /** Between hands: the next of a list of games, where its turn has come. */
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

  /** The time for the last answers is over: the change is made as soon as somebody looks. */
  get overdue(): boolean {
    const { until } = this.#parts.table.state.asking ?? { until: null };
    return until !== null && until <= this.#parts.table.now();
  }

  /** Chips, seats and game in one transaction: after a power cut all of it has happened, or nothing. */
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
        // What a player has agreed to post was a blind of the game before (S3).
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

  /** A player who comes along, with the chips that takes. A refusal says why not; then nothing of it has happened. */
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

  /** A player who does not come along: cashed out, or in the seat with the chips until they want in (LR16, LR17). */
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
      // The house has changed the game, so this is not the break of the player's hour (LR16).
      const out = { status: 'sitting out', lastBreakAt: now, awayUntil: now + extension, calledBackAt: null };
      Object.assign(sitting, { ...out, sitOutNext: false });
    }
    sitting.enters = true;
    return ok({ text: `${why} You wait in your seat; your chips stay with you.`, left: null });
  }
}

/** How the keys begin under which a player's chips for the next game are bought. */
const passageOf = (asking: number, account: string): string => `game-change:${asking}:${account}:`;

/**
 * Under which key they are bought: another answer is another key, be it for the same amount, for what came under the key of
 * one before has gone back. An answer without a number was given before answers had one.
 */
const passageKey = (asking: number, { account, most, asked }: Said): string =>
  `${passageOf(asking, account)}${most}${asked === 0 ? '' : `:${asked}`}`;

/** The answers of everybody else. */
export const without = ({ answers }: Asking, gone: string): Asking['answers'] =>
  answers.filter(({ account }) => account !== gone);
