/**
 * Chips added while seated: how many may be added, requesting them from the house, and putting them on the table
 * between hands (LR17). Chips that a player has chosen to have added in all hands come in the same way.
 */

import { type Cents, dollars } from '../../games/money.ts';
import { ok, type Refusal, type Result, refuse } from '../../games/result.ts';
import type { Seat } from '../../games/seat.ts';
import { comeBack, waitedForChips } from './absence.ts';
import { autoTopUp } from './auto-top-up.ts';
import { type BuyInRange, checkAmount, downTo, isShortBuy, topUpRange } from './buy-in.ts';
import type { GameChange } from './game-change.ts';
import type { OwnLimits } from './own-limits.ts';
import type { Done, SeatParts } from './sittings.ts';
import { type Sitting, sittingAt } from './state.ts';

interface MoreChipsParts extends SeatParts {
  readonly game: GameChange;
  readonly limits: OwnLimits;
  /** The stack at which an account's player keeps their chips, added between hands; null: they ask each time. */
  readonly keepsAt: (account: string) => Cents | null;
}

export class MoreChips {
  readonly #parts: MoreChipsParts;
  /** The revision at which each seat's player last asked for chips. */
  readonly #askedAt = new Map<Seat, number>();

  constructor(parts: MoreChipsParts) {
    this.#parts = parts;
  }

  /** What the player may add now. The chips come in at once, or after the player's hand (LR17). */
  topUpRange(seat: Seat): Result<BuyInRange, Refusal> {
    const { table, sittings } = this.#parts;
    const sitting = table.sitting(seat);
    if (!sitting) return refuse('not seated', 'This seat is empty.');
    const tournament = sittings.notInTournament();
    if (tournament !== null) return tournament;
    if (sitting.pending)
      return refuse('chips on their way', `${dollars(sitting.pending.amount)} come in after this hand.`);
    return this.#addable(sitting);
  }

  /** What may be added. A player waiting outside the game comes in with at least its buy-in (LR19). */
  #addable(sitting: Sitting): Result<BuyInRange, Refusal> {
    const { table, cage, game } = this.#parts;
    const { profile } = table.setup;
    const balance = cage.balance(sitting.account);
    const stack = table.stack(sitting.seat);
    if (!sitting.enters) return topUpRange(profile.buyIn, sitting.shortBuys, balance, stack);
    const { min: needed, add, cannot } = game.passage(table, sitting);
    if (cannot !== null) return refuse('balance too low', cannot);
    if (add === 0) return refuse('enough', 'You have enough on the table to come into the game.');
    const most = profile.buyIn.maximum === null ? balance : Math.max(add, profile.buyIn.maximum - stack);
    const max = Math.max(add, downTo(Math.min(balance, most), profile.buyIn.step));
    return ok({ min: add, max, step: profile.buyIn.step, why: `It takes ${dollars(needed)} to come into this game.` });
  }

  /**
   * Requests chips. `key` makes a repeat harmless, even after a restart (B-89). A second press on the same view, `rev`,
   * is a mistake and is refused.
   */
  topUp(seat: Seat, amount: Cents, key: string, rev: number): Done {
    const { table, cage, sittings } = this.#parts;
    if (table.sitting(seat)?.pending?.key === key || cage.done(key)) return ok(null);
    const halted = table.parts.books.ledger.halted();
    if (halted !== null) return { ok: false, error: halted };
    const late = sittings.late(seat, rev);
    if (late !== null) return late;
    if (rev < (this.#askedAt.get(seat) ?? 0)) {
      return refuse('stale', 'You have already asked for chips. Look again before asking for more.');
    }
    const range = this.topUpRange(seat);
    if (!range.ok) return range;
    const checked = checkAmount(range.value, amount);
    if (!checked.ok) return checked;
    const { account } = table.sitting(seat) ?? {};
    const asked = account === undefined ? ok(null) : cage.away.ask({ key, account, amount, enters: false });
    if (asked?.ok === false) return asked;
    const noted = sittings.edit(seat, (sitting) => {
      sitting.pending = { amount, key };
    });
    if (noted.ok) this.#askedAt.set(seat, table.rev);
    return noted.ok && !table.inHand(seat) ? this.comeIn(seat) : noted;
  }

  /**
   * Requests the chips that a player has chosen to have added in all hands. They come in like chips requested by hand.
   */
  topUpByItself(seat: Seat): void {
    const { table, limits, keepsAt, cage, sittings, tell } = this.#parts;
    const sitting = table.sitting(seat);
    if (!sitting || sitting.pending || sitting.status !== 'playing' || sitting.sitOutNext) return;
    if (!limits.mayTopUp(sitting)) return;
    const target = keepsAt(sitting.account);
    const key = `auto-top-up:${seat}:${table.lastNumber}`;
    if (target === null || cage.done(key) || table.parts.books.ledger.halted() !== null) return;
    const range = this.#addable(sitting);
    const amount = range.ok ? autoTopUp(target, table.stack(seat), range.value) : 0;
    if (amount === 0) return;
    const wanted = { key, account: sitting.account, amount, enters: false };
    if (cage.away.ask(wanted).ok === false) return;
    sittings.edit(seat, (edited) => {
      edited.pending = { amount, key };
    });
    tell(seat, 'info', `${dollars(amount)} from your card is added to your chips, as you chose.`);
  }

  /**
   * Adds the requested chips, if they are here and still allowed. If they are no longer allowed, the player is notified
   * and the request is dropped.
   */
  comeIn(seat: Seat): Done {
    const { table, cage, sittings, tell } = this.#parts;
    const sitting = table.sitting(seat);
    if (!sitting?.pending) return ok(null);
    const { amount, key } = sitting.pending;
    if (cage.away.arrivals().every((come) => come.key !== key)) return ok(null);
    const { buyIn } = table.setup.profile;
    const done = table.change((draft) => {
      const edited = sittingAt(draft, seat);
      if (!edited) return refuse('not seated', 'This seat is empty.');
      edited.pending = null;
      // The hand may have changed what is allowed: a player who was low when they asked may have won since.
      const range = this.#addable(edited);
      const allowed = range.ok ? checkAmount(range.value, amount) : range;
      if (!allowed.ok) return allowed;
      const paid = cage.buyIn({ account: edited.account, seat, amount, key, at: table.now() });
      if (!paid.ok) return paid;
      edited.boughtIn += amount;
      edited.shortBuys = !edited.enters && isShortBuy(buyIn, amount) ? edited.shortBuys + 1 : 0;
      // The player sat out only because they had no chips.
      if (edited.status === 'sitting out' && !edited.enters && table.stack(seat) === amount) {
        waitedForChips(draft, edited, table.now(), table.parts.timing);
        comeBack(edited);
      }
      return ok(null);
    });
    if (!done.ok) {
      sittings.edit(seat, (draft) => {
        draft.pending = null;
      });
      tell(seat, 'warning', `No chips were added. ${done.error.message}`);
    }
    return sittings.followed(seat, done);
  }

  /** The house is back, so the chips players are waiting for are requested again, under the same keys. */
  askAgain(): void {
    const { cage, table } = this.#parts;
    const { away } = cage;
    for (const { account, pending } of table.state.sittings) {
      if (pending !== null) away.ask({ key: pending.key, account, amount: pending.amount, enters: false });
    }
  }
}
