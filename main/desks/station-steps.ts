/**
 * What the chart makes a station do: let a card in or say why not, check its PIN, ask the floor, open the player's own
 * page, and call players who are away too long. Keeps what is known of the player while they come in.
 */
import type { Seat } from '../../games/seat.ts';
import type { Notice } from '../../protocol/notice.ts';
import type { PinResult, StationProcedures } from '../table/station-chart.ts';
import { letsTransfersIn } from './moved-players.ts';
import type { Room } from './room.ts';
import type { StationLanguage } from './station-language.ts';
import type { StationNotice } from './station-notice.ts';
import { StationVisit } from './station-visit.ts';

/** How often an open player's page is reloaded, in ms, because others change the lists, too. */
const LOOK_EVERY = 3000;

interface StepsParts {
  readonly room: Room;
  readonly seat: Seat;
  readonly notice: StationNotice;
  readonly language: StationLanguage;
}

export class StationSteps implements StationProcedures {
  readonly #room: Room;
  readonly #seat: Seat;
  readonly #notice: StationNotice;
  readonly #language: StationLanguage;
  #reserved: string | null = null;
  #askedAt = 0;
  #visit: StationVisit | null = null;
  /** The table where the last swiped card is in use; null when there is none. */
  #elsewhereAt: number | null = null;
  #transferred = false;

  constructor({ room, seat, notice, language }: StepsParts) {
    this.#room = room;
    this.#seat = seat;
    this.#notice = notice;
    this.#language = language;
  }

  /** The account for which the seat is held while its player comes in. */
  get reservedFor(): string | null {
    return this.#reserved;
  }

  /** The visit to a player's own page that is open here; null when there is none. */
  get visiting(): StationVisit | null {
    return this.#visit;
  }

  /** When the player who waits for the floor began to wait. */
  get askedAt(): number {
    return this.#askedAt;
  }

  /** Whether the floor has confirmed that the player coming in here comes from another game. */
  get transferred(): boolean {
    return this.#transferred;
  }

  markMoved(transferred: boolean): void {
    this.#transferred = transferred;
  }

  /** A known card was swiped; `table`: where it is in use, null when nowhere. */
  swiped(table: number | null): void {
    this.#elsewhereAt = table;
  }

  get times() {
    const { pin, approval, buyIn, desk } = this.#room.table.parts.timing;
    return { pin, approval, buyIn, desk, look: LOOK_EVERY };
  }

  // ------------------------------------------------------------------------------------------------- coming in

  refuseCard(account: string): string | null {
    const refused = this.#refuseAltogether(account);
    if (refused !== null) return refused;
    const elsewhere = this.#elsewhere(account, true);
    if (elsewhere !== null) return `This card is in use at seat ${elsewhere}. One player, one seat.`;
    if (this.#elsewhereAt !== null) {
      return `This card is in use at table ${this.#elsewhereAt}. One player, one seat.`;
    }
    return this.#room.refuseSeat(account, this.#seat);
  }

  /** A player who sits elsewhere may open their own page here, but one card opens one page at a time. */
  refuseVisit(account: string): string | null {
    if (this.#room.line === null) return 'Lists and tournaments need a house with several tables.';
    const elsewhere = this.#elsewhere(account, false);
    if (elsewhere !== null) return `This card is in use at seat ${elsewhere}. One player, one seat.`;
    return this.#refuseAltogether(account);
  }

  #refuseAltogether(account: string): string | null {
    const found = this.#room.accounts.byAccount(account);
    if (!found) return 'This card is not known here. The cage can help.';
    // The house's report on a person's standing covers all of their accounts.
    if (found.status === 'barred') return 'This card may not play. Please see the cage.';
    if (found.status === 'excluded')
      return 'You are excluded from play, so this card may not play. The cage pays out what is on it.';
    if (found.status === 'locked') return 'This card is locked. The cage can unlock it.';
    return found.status === 'lost' ? 'This card was reported lost. Please see the cage.' : null;
  }

  /** Another station that has the account: on the way to a seat or on its own page or, with `seated`, in a seat. */
  #elsewhere(account: string, seated: boolean): Seat | null {
    for (const [seat, station] of this.#room.stations) {
      if (seat === this.#seat) continue;
      if (station.reservedFor === account || station.visitor === account) return seat;
      if (seated && this.#room.table.sitting(seat)?.account === account) return seat;
    }
    return null;
  }

  visit(account: string): void {
    const { line, table } = this.#room;
    if (line === null) return;
    this.#visit = new StationVisit({
      ...{ account, line, since: table.rev },
      changed: () => this.changed(),
      failed: (error) => table.fails(error),
    });
    this.#visit.readSoon();
    this.changed();
  }

  lookAgain(): void {
    this.#visit?.readSoon();
  }

  endVisit(): void {
    this.#visit?.end();
    this.#visit = null;
    this.#language.forget();
    this.changed();
  }

  reserve(account: string | null): void {
    this.#reserved = account;
    this.#transferred = false;
    if (account === null) this.#room.seats.comingIn.notComing(this.#seat);
  }

  async checkPin(account: string, pin: string): Promise<PinResult> {
    const checked = await this.#room.accounts.checkPin(account, pin).catch((error: unknown) => {
      this.#room.table.fails(error);
      throw error;
    });
    if (!checked.ok) return { kind: 'not checked', why: checked.error.message };
    if (checked.value.result === 'ok') return { kind: 'right' };
    if (checked.value.result === 'wrong') return { kind: 'wrong', triesLeft: checked.value.triesLeft };
    this.#log('warning', 'card locked', `Account ${account} is locked after five wrong PINs`);
    return { kind: 'locked' };
  }

  /** A player without the posted buy-in may come in only if the house has moved them, so the floor is asked first. */
  standingApproval(account: string): boolean {
    const { table, seats } = this.#room;
    const asks =
      letsTransfersIn(this.#room) &&
      !seats.comingIn.entryRange(account).ok &&
      seats.comingIn.entryRange(account, true).ok;
    return table.state.standingApproval && !asks;
  }

  askEntry(account: string): void {
    this.#askedAt = this.#room.table.now();
    this.#log('info', 'entry asked', `${this.handle(account)} asks to enter`);
  }

  refuseBuyIn(account: string): string | null {
    const range = this.#room.seats.comingIn.entryRange(account, this.#transferred);
    return range.ok ? null : range.error.message;
  }

  seatIsTaken(): boolean {
    return this.#room.table.sitting(this.#seat) !== undefined;
  }

  isOutOfGame(): boolean {
    const sitting = this.#room.table.sitting(this.#seat);
    return sitting !== undefined && !sitting.leaveNext && sitting.status !== 'playing';
  }

  tell(level: Notice['level'], text: string): void {
    this.#notice.tell(level, text);
  }

  changed(): void {
    this.#room.table.touch();
  }

  /** The name that the table uses for an account's player. */
  handle(account: string): string {
    return this.#room.accounts.byAccount(account)?.handle ?? account;
  }

  // ---------------------------------------------------------------------------------------------------- breaks

  callBack(): void {
    const sitting = this.#room.table.sitting(this.#seat);
    if (!sitting || sitting.calledBackAt !== null) return;
    this.#room.seats.out.callBack(this.#seat);
    this.#log('warning', 'break over', `${sitting.handle} has been away too long; warned`);
    this.tell('warning', 'Your break is over. Come back now or the seat is given up.');
  }

  forfeit(): void {
    const sitting = this.#room.table.sitting(this.#seat);
    if (!sitting) return;
    this.#log('warning', 'seat forfeited', `${sitting.handle} did not come back; the chips go to the card`);
    this.#room.seats.leaving.leave(this.#seat, null);
  }

  unlock(): void {
    if (this.#room.table.sitting(this.#seat)?.locked) this.#room.seats.out.unlock(this.#seat);
  }

  awayLeft(): number {
    const until = this.#room.table.sitting(this.#seat)?.awayUntil ?? null;
    return until === null ? 0 : Math.max(0, until - this.#room.table.now());
  }

  warningLeft(): number {
    const { warning } = this.#room.table.parts.timing;
    const called = this.#room.table.sitting(this.#seat)?.calledBackAt ?? null;
    return called === null ? warning : Math.max(0, called + warning - this.#room.table.now());
  }

  #log(level: 'info' | 'warning' | 'error', code: string, text: string): void {
    this.#room.table.note({ level, code, text, seat: this.#seat, by: null });
  }
}
