/**
 * What arrives from the house while players sit or come in: requested chips, refusals, and the line itself once it is
 * back. Chips that no player is waiting for anymore go back.
 */
import { dollars } from '../../games/money.ts';
import { ok, type Refusal } from '../../games/result.ts';
import type { ComingIn } from './coming-in.ts';
import type { GameChange } from './game-change.ts';
import type { MoreChips } from './more-chips.ts';
import type { OwnLimits } from './own-limits.ts';
import type { WantedChips } from './purse.ts';
import type { SeatParts } from './sittings.ts';
import { sittingAt } from './state.ts';
import type { TournamentAtTable } from './tournament.ts';

interface FromHouseParts extends Omit<SeatParts, 'sittings'> {
  readonly comingIn: ComingIn;
  readonly chips: MoreChips;
  readonly game: GameChange;
  readonly tournament: TournamentAtTable;
  readonly limits: OwnLimits;
}

export class FromHouse {
  readonly #parts: FromHouseParts;

  constructor(parts: FromHouseParts) {
    this.#parts = parts;
  }

  /** Sends fees and jackpots to the house, and returns chips that no player is waiting for anymore. */
  settle(): void {
    const { cage, table } = this.#parts;
    const { away } = cage;
    if (table.state.fault !== null) return;
    this.#welcomeAll();
    if (away.handOver()) table.touch();
  }

  /** Chips have come from the house: players waiting for them sit down or have them added, and the rest go back. */
  arrived(): void {
    const { tournament, table } = this.#parts;
    this.#welcomeAll();
    tournament.arrived();
    // A change of game may have been waiting only for these chips.
    if (table.state.asking !== null) table.tell({ type: 'CHANGED' });
  }

  /** A fault is cleared: handles what came in the meantime, and sends the requests that could not be sent. */
  goOn(): void {
    this.arrived();
    this.#parts.chips.askAgain();
  }

  #welcomeAll(): void {
    const { cage, table } = this.#parts;
    const { away } = cage;
    // No money moves during a fault; this runs again when play goes on.
    if (table.state.fault !== null) return;
    for (const come of away.arrivals()) this.#welcome(come);
    table.jackpotsDecided();
  }

  #welcome({ key, account, amount }: WantedChips): void {
    const { comingIn, tell, table, chips, game, cage } = this.#parts;
    const coming = comingIn.take(key);
    if (coming !== undefined) {
      const done = comingIn.sitDown(coming, amount, key);
      if (done.ok) {
        // The player was told that the chips were on their way.
        if (cage.away.onItsWay(amount) !== null) tell(coming.seat, 'info', `Your ${dollars(amount)} is here.`);
        return;
      }
      tell(coming.seat, 'error', done.error.message);
    } else {
      const sitting = table.state.sittings.find((one) => one.account === account && one.pending?.key === key);
      if (sitting !== undefined) {
        if (!table.inHand(sitting.seat)) chips.comeIn(sitting.seat);
        if (table.sitting(sitting.seat)?.pending?.key === key) return;
      } else if (game.awaits(key)) return;
    }
    table.change(() => {
      cage.away.decline(key);
      return ok(null);
    });
  }

  /** The house refuses a request, and the player's station shows why. */
  refused({ key, account }: WantedChips, why: Refusal): void {
    const { comingIn, table, limits, tell, game } = this.#parts;
    const coming = comingIn.take(key);
    const seated = table.state.sittings.find((one) => one.account === account);
    const seat = coming?.seat ?? seated?.seat;
    if (seat === undefined) return;
    if (seated && why.code === 'loss-limit') limits.refused(seated);
    table.change((draft) => {
      const sitting = sittingAt(draft, seat);
      if (sitting?.pending?.key === key) sitting.pending = null;
      return ok(null);
    });
    tell(seat, 'error', why.message);
    game.refused(key);
  }
}
