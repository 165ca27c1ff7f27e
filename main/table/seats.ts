/**
 * Coming, staying and going at one table, each a part of its own. Whatever must wait for the end of a hand is noted in
 * the sitting and done by `keepHouse`, in an order that lets open seats be taken at once.
 */

import { type Cents, dollars } from '../../games/money.ts';
import { ok, refuse } from '../../games/result.ts';
import type { Seat } from '../../games/seat.ts';
import { forgetAbsences } from './absence.ts';
import { RETURN_WINDOW_MS } from './buy-in.ts';
import { breakUp } from './carried-pot.ts';
import { withChoice } from './choices.ts';
import { TableClosing } from './closing.ts';
import { ComingIn } from './coming-in.ts';
import { FloorCalls } from './floor-calls.ts';
import { FromHouse } from './from-house.ts';
import { GameChange } from './game-change.ts';
import { Leaving } from './leaving.ts';
import { MoreChips } from './more-chips.ts';
import { OutOfGame } from './out-of-game.ts';
import { OwnLimits } from './own-limits.ts';
import type { Purse } from './purse.ts';
import { SeatMoves } from './seat-moves.ts';
import { SentAway } from './sent-away.ts';
import { type Done, type Gate, type SeatParts, Sittings, type Tell } from './sittings.ts';
import type { Sitting, TableState } from './state.ts';
import type { Table } from './table.ts';
import { TimeCollection } from './time-collection.ts';
import { TournamentAtTable } from './tournament.ts';

/** What the seats of a table consist of. */
interface SeatsParts {
  readonly table: Table;
  readonly cage: Purse;
  readonly gate: Gate;
  readonly tell: Tell;
  /** Called after a seat's sitting changed, so that its station follows. */
  readonly seatChanged: (seat: Seat) => void;
  /** The stack at which an account's player keeps their chips, added between hands; null: they ask each time. */
  readonly keepsAt: (account: string) => Cents | null;
}

export class Seats {
  readonly #parts: SeatParts;
  readonly #limits: OwnLimits;
  readonly #sentAway: SentAway;
  /** The change from one game to another. */
  readonly game: GameChange;
  /** The time collection. */
  readonly time: TimeCollection;
  /** The house's tournament, when the table plays one. */
  readonly tournament: TournamentAtTable;
  /** Buying in, up to the seat. */
  readonly comingIn: ComingIn;
  /** Chips added while seated. */
  readonly chips: MoreChips;
  /** Breaks, sitting out and coming back. */
  readonly out: OutOfGame;
  /** Another seat at this table. */
  readonly moves: SeatMoves;
  /** Calls for the floor. */
  readonly calls: FloorCalls;
  /** Leaving, and being cashed in. */
  readonly leaving: Leaving;
  /** The floor closes the table. */
  readonly closing: TableClosing;
  /** What arrives from the house. */
  readonly house: FromHouse;

  constructor({ table, cage, gate, tell, seatChanged, keepsAt }: SeatsParts) {
    const gameSince = (): number => this.game.since;
    const sittings = new Sittings({ table, seatChanged, gameSince });
    const parts: SeatParts = { table, cage, tell, sittings };
    this.#parts = parts;
    this.time = new TimeCollection({ table, tell, cannotPay: (sitting) => this.#cannotPay(sitting) });
    this.leaving = new Leaving({ ...parts, time: this.time });
    this.#limits = new OwnLimits({
      ...{ table, tell, leave: (seat) => void this.leaving.leave(seat, null) },
      until: (account, satAt) => cage.away.sitsUntil(account, satAt),
    });
    this.#sentAway = new SentAway({
      ...{ table, tell, leave: (seat) => void this.leaving.leave(seat, null) },
      mayPlay: (account) => cage.away.mayPlay(account),
    });
    this.tournament = new TournamentAtTable({
      ...{ table, line: cage.away.tournaments, tell },
      seatChanged: (seat) => void sittings.changedHands(seat, ok(null)),
    });
    this.game = new GameChange({
      table,
      cage,
      tell,
      cashOut: (draft, sitting) => this.leaving.payOut(draft, sitting, { by: null }),
      changing: (draft, { profile }) => this.time.changeGame(draft, profile),
      seatChanged: (sitting, left) => {
        if (left !== null) {
          sittings.handedOver(sitting.seat);
          this.leaving.noteLeft(sitting, left);
        }
        sittings.followed(sitting.seat, ok(null));
      },
    });
    const { game, time, tournament } = this;
    this.comingIn = new ComingIn({ ...parts, gate, gameSince });
    this.chips = new MoreChips({ ...parts, game, limits: this.#limits, keepsAt });
    this.out = new OutOfGame({ ...parts, game, time });
    this.moves = new SeatMoves({ ...parts, gate });
    this.calls = new FloorCalls(parts);
    this.closing = new TableClosing(parts);
    const { comingIn, chips } = this;
    this.house = new FromHouse({ table, cage, tell, comingIn, chips, game, tournament, limits: this.#limits });
  }

  /** Whether a press made at revision `rev` can have meant the player who sits there now. */
  meant(seat: Seat, rev: number): boolean {
    return this.#parts.sittings.meant(seat, rev);
  }

  // ---------------------------------------------------------------------------------- choices for hands to come

  /**
   * How to come in when a blind is owed. Refused as `stale` when the press was meant for another game, because a post
   * costs money.
   */
  entry(seat: Seat, entry: 'post' | 'wait', rev: number): Done {
    const late = this.#parts.sittings.late(seat, rev);
    if (late !== null) return late;
    return this.#parts.sittings.edit(seat, (sitting) => {
      sitting.entry = entry;
    });
  }

  /**
   * Sets or cancels a standing choice. Refused when the game has no choice of that name, and when the press, on a view
   * of revision `rev`, was meant for another game or made by another player: a choice may cost money.
   */
  choose(seat: Seat, choice: string, on: boolean, rev: number): Done {
    const late = this.#parts.sittings.late(seat, rev);
    if (late !== null) return late;
    if (on && !this.#parts.table.choices.some(({ id }) => id === choice)) {
      return refuse('no such choice', `There is no choice "${choice}" in this game.`);
    }
    return this.#parts.sittings.edit(seat, (sitting) => {
      sitting.choices = withChoice(sitting.choices, choice, on);
    });
  }

  // -------------------------------------------------------------------------------------------- between hands

  /** Everything that waited for the end of the hand, in an order that lets open seats be taken at once. */
  keepHouse(): void {
    const { table, cage, tell } = this.#parts;
    if (this.tournament.keepHouse()) {
      this.house.settle();
      return;
    }
    this.closing.keepHouse();
    this.leaving.keepHouse();
    breakUp(table, cage, tell);
    // A player may pay with chips that are on their way.
    for (const { seat, owes } of table.state.sittings) if (owes > table.stack(seat)) this.chips.comeIn(seat);
    this.time.keepHouse();
    if (table.state.nextProfile !== null) {
      // Chips requested in the old game come in under its rules.
      for (const { seat } of table.state.sittings) this.chips.comeIn(seat);
      this.game.keepHouse();
    }
    this.game.rotate();
    this.moves.keepHouse();
    for (const { seat } of table.state.sittings) {
      this.chips.topUpByItself(seat);
      this.chips.comeIn(seat);
      this.out.keepHouse(seat);
    }
    this.#forgetOld();
    this.house.settle();
  }

  /**
   * Lets time pass: what it brings is done as soon as no hand is in play. Returns how much of the half hour has run.
   */
  tick(): TableState['time'] {
    const { table } = this.#parts;
    this.#limits.tick();
    this.#sentAway.tick();
    if (!table.hand && this.game.overdue) table.tell({ type: 'CHANGED' });
    return this.time.tick();
  }

  /** Drops records that count for an hour once the hour is over. */
  #forgetOld(): void {
    const { table } = this.#parts;
    const now = table.now();
    const { timing } = table.parts;
    const { exits, breaks } = table.state;
    const isOld = ({ at }: { readonly at: number }, hour: number): boolean => now - at >= hour;
    if (
      !exits.some((exit) => isOld(exit, RETURN_WINDOW_MS)) &&
      !breaks.some((each) => isOld(each, timing.betweenBreaks))
    ) {
      return;
    }
    table.change((draft) => {
      draft.exits = draft.exits.filter((exit) => !isOld(exit, RETURN_WINDOW_MS));
      forgetAbsences(draft, now, timing);
      return ok(null);
    });
  }

  /** A player did not answer and is away. */
  wentAway(seat: Seat): void {
    this.out.wentAway(seat);
  }

  /**
   * Too few chips for a time collection: the player is out of the game until they have enough, or is cashed in, as the
   * house prefers.
   */
  #cannotPay(sitting: Sitting): void {
    const { table, tell } = this.#parts;
    if (table.parts.timeTerms.cannotPay !== 'cash-in') {
      this.out.owesTime(sitting);
      return;
    }
    const { seat, owes } = sitting;
    tell(seat, 'warning', `You could not pay the ${dollars(owes)} for the ${this.time.name}.`);
    this.leaving.cashOut(seat, null);
  }
}
