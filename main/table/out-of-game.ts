/**
 * Out of the game, in the seat or away from the table, and back again (LR16): because the player or the floor decides
 * so, because the player has no chips, or because the player did not answer. `absence.ts` keeps account of absences.
 */

import { dollars } from '../../games/money.ts';
import { ok, refuse } from '../../games/result.ts';
import type { Seat } from '../../games/seat.ts';
import { comeBack, goForChips, goOut, grantLeave, mayGo } from './absence.ts';
import type { GameChange } from './game-change.ts';
import type { Done, SeatParts } from './sittings.ts';
import type { Sitting } from './state.ts';
import type { TimeCollection } from './time-collection.ts';

interface OutOfGameParts extends SeatParts {
  readonly game: GameChange;
  readonly time: TimeCollection;
}

export class OutOfGame {
  readonly #parts: OutOfGameParts;

  constructor(parts: OutOfGameParts) {
    this.#parts = parts;
  }

  /** Whether the player may be absent now without asking the floor: fifteen minutes, once an hour (LR16). */
  mayGo(sitting: Sitting): Done {
    const { sittings, table } = this.#parts;
    return sittings.notInTournament() ?? mayGo(table.state, sitting, table.now(), table.parts.timing);
  }

  /**
   * Out of the game but in the seat, from the next hand on. It counts as the hour's absence, just as a break does
   * (LR16).
   */
  sitOut(seat: Seat): Done {
    const { sittings, table } = this.#parts;
    const refused = this.#mayNotGo(seat);
    if (refused) return refused;
    return sittings.edit(seat, (sitting, draft) => {
      if (table.inHand(seat)) sitting.sitOutNext = true;
      else goOut(draft, sitting, 'sitting out', table.now(), table.parts.timing);
    });
  }

  /** Away from the table, starting now. The player must swipe their card to come back (LR16). */
  takeBreak(seat: Seat): Done {
    const { sittings, table } = this.#parts;
    const refused = this.#mayNotGo(seat);
    if (refused) return refused;
    return sittings.edit(seat, (sitting, draft) => {
      goOut(draft, sitting, 'away', table.now(), table.parts.timing);
    });
  }

  #mayNotGo(seat: Seat): Done | null {
    const sitting = this.#parts.table.sitting(seat);
    const may = sitting ? this.mayGo(sitting) : refuse('not seated', 'This seat is empty.');
    return may.ok ? null : may;
  }

  /** Back into the game. Refused as `stale` when the press was meant for another game or made by another player. */
  sitIn(seat: Seat, rev: number): Done {
    const { sittings, table, time, game } = this.#parts;
    const late = sittings.late(seat, rev);
    if (late !== null) return late;
    const sitting = table.sitting(seat);
    const plays = table.inHand(seat) || (sitting && table.hasCarried(sitting.account));
    if (table.stack(seat) === 0 && !plays && !sitting?.pending) {
      return refuse('no chips', 'Add chips first; you have none on the table.');
    }
    const waits = table.sitting(seat);
    if (waits && waits.owes > table.stack(seat) && !table.inHand(seat)) {
      return refuse('owes time', `You owe ${dollars(waits.owes)} for the ${time.name}: add chips first.`);
    }
    if (waits?.enters) {
      const { min: needed, add } = game.passage(table, waits);
      if (add > 0)
        return refuse('short of the buy-in', `This game takes ${dollars(needed)} on the table: add chips first.`);
    }
    return sittings.edit(seat, (sitting) => {
      comeBack(sitting);
      sitting.enters = false;
      sitting.leaveNext = sitting.cashedInBy !== null;
    });
  }

  /** A player did not answer and is now away on disk, so notifies the station, which follows. */
  wentAway(seat: Seat): void {
    const { sittings, table, tell } = this.#parts;
    sittings.followed(seat, ok(null));
    const until =
      table.state.tournament !== null
        ? 'You did not answer. Your blinds are posted and your hands folded until you press “I’m back”.'
        : 'You did not answer, so you are away from the game. Press “I’m back” to play on.';
    tell(seat, 'warning', until);
  }

  /** The floor grants a longer leave to a player who is out of the game or has asked to be (LR16). */
  extend(seat: Seat): Done {
    const { sittings, table } = this.#parts;
    const tournament = sittings.notInTournament();
    if (tournament !== null) return tournament;
    return sittings.edit(seat, (sitting, draft) => {
      grantLeave(draft, sitting, table.now(), table.parts.timing);
    });
  }

  /** The warning call: a player out of the game must come back now, or loses the seat a little later (LR16). */
  callBack(seat: Seat): Done {
    const { sittings, table } = this.#parts;
    const tournament = sittings.notInTournament();
    if (tournament !== null) return tournament;
    const now = table.now();
    return sittings.edit(seat, (sitting) => {
      sitting.awayUntil = Math.min(sitting.awayUntil ?? now, now);
      sitting.calledBackAt ??= now;
    });
  }

  /** The player has shown that they are here, so missed turns no longer count. */
  unlock(seat: Seat): Done {
    const { sittings, table } = this.#parts;
    const back = sittings.edit(seat, (sitting) => {
      sitting.locked = false;
      sitting.absences = 0;
    });
    if (back.ok) table.returned(seat);
    return back;
  }

  /** Between hands: sits out players who have asked for it, and players without chips. */
  keepHouse(seat: Seat): void {
    const { table, sittings, tell } = this.#parts;
    const sitting = table.sitting(seat);
    if (!sitting) return;
    const broke = table.stack(seat) === 0 && !table.hasCarried(sitting.account);
    if (sitting.sitOutNext || (sitting.status === 'playing' && broke)) {
      const now = table.now();
      sittings.edit(seat, (edited, draft) => {
        edited.sitOutNext = false;
        if (edited.status !== 'playing') return;
        if (broke) goForChips(draft, edited, now, table.parts.timing);
        else goOut(draft, edited, 'sitting out', now, table.parts.timing);
      });
      tell(seat, 'info', broke ? 'You are out of chips. Add chips to play on, or leave.' : 'You are sitting out.');
    }
  }

  /** Too few chips for a time collection: the player is out of the game until the chips are here. */
  owesTime({ seat, owes, status }: Sitting): void {
    const { sittings, table, tell, time } = this.#parts;
    if (status !== 'playing') return;
    sittings.edit(seat, (sitting, draft) => goForChips(draft, sitting, table.now(), table.parts.timing));
    tell(seat, 'warning', `You owe ${dollars(owes)} for the ${time.name}. Add chips to play on, or leave.`);
  }
}
