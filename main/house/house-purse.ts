/**
 * Players' money at a table whose house is apart: the table requests it, seats it when it has come, and sends it back
 * to the house.
 */
import { type Cents, dollars } from '../../games/money.ts';
import { ok, type Refusal, type Result } from '../../games/result.ts';
import { messageOf } from '../../hardware/result.ts';
import type { Ledger } from '../ledger/ledger.ts';
import { seatAccount } from '../ledger/places.ts';
import type { AwayPurse, CardBuyIn, CashOut, GivenBack, Purse, SeatMove, WantedChips } from '../table/purse.ts';
import { type Clearing, slipName } from './clearing.ts';
import type { Guests } from './guests.ts';
import type { HouseMoney } from './house-room.ts';
import { sitsUntil } from './limit-rules.ts';
import { type HouseLine, houseAway } from './line.ts';

export interface HousePurseParts {
  readonly table: number;
  readonly clearing: Clearing;
  readonly ledger: Ledger;
  readonly guests: Guests;
  readonly line: HouseLine;
  /** Whether the house is in this process: then requested money is here at once. */
  readonly isNear: boolean;
  now(): number;
  /** The profile that is played, for the hour in which a player comes back with what they left with. */
  profile(): string;
  /** What is in each jackpot of the house, as the house sent it last. */
  jackpots(): ReturnType<HouseMoney['jackpots']>;
  /** A request has been refused. */
  refused(wanted: WantedChips, why: Refusal): void;
  failed(error: unknown): void;
}

export class HousePurse implements Purse, AwayPurse, HouseMoney {
  readonly #parts: HousePurseParts;
  /** Requests that are not answered yet. */
  readonly #asked = new Map<string, WantedChips>();

  constructor(parts: HousePurseParts) {
    this.#parts = parts;
  }

  get away(): AwayPurse {
    return this;
  }

  get tournaments(): AwayPurse['tournaments'] {
    return this.#parts.clearing.tournaments;
  }

  balance(account: string): Cents {
    const { clearing, guests } = this.#parts;
    return (guests.of(account)?.balance ?? 0) + clearing.come(account);
  }

  // -------------------------------------------------------------------------------------------- chips coming in

  ask(wanted: WantedChips): Result<null, Refusal> {
    const { line, clearing } = this.#parts;
    const isHere = this.arrivals().some(({ key }) => key === wanted.key);
    if (isHere || this.#asked.has(wanted.key) || clearing.isAnswered(wanted.key)) return ok(null);
    if (!line.isUp) return houseAway();
    this.#asked.set(wanted.key, wanted);
    line
      .ask({ ask: 'reserve', ...wanted })
      .then((answer) => {
        this.#asked.delete(wanted.key);
        // Nobody knows whether a house that went away has reserved it: it says so when it is back.
        if (!answer.ok && answer.error.code !== 'house-away') this.#parts.refused(wanted, answer.error);
      })
      .catch((error: unknown) => {
        // Requested again under the same key when the fault is cleared: a house that has already reserved it does not
        // do it twice.
        this.#asked.delete(wanted.key);
        this.#parts.failed(new Error(`asking the house: ${messageOf(error)}`, { cause: error }));
      });
    return ok(null);
  }

  exits(account: string) {
    return this.#parts.guests.of(account)?.exits ?? [];
  }

  onCard(account: string, save: string): Cents {
    const held = this.#parts.guests.of(account)?.balance ?? 0;
    const asked = [...this.#asked.values()].filter(
      (wanted) => wanted.account === account && !wanted.key.startsWith(save),
    );
    return Math.max(
      0,
      asked.reduce((left, { amount }) => left - amount, held),
    );
  }

  sitsUntil(account: string, satAt: number): number | null {
    const { guests, now } = this.#parts;
    const limits = guests.of(account)?.limits;
    return limits === undefined ? null : sitsUntil(limits, satAt, now());
  }

  mayPlay(account: string): boolean {
    const { guests, now } = this.#parts;
    const known = guests.of(account);
    if (known === null) return true;
    // A bar for tonight expires on its own, whether or not the house has said so.
    if (known.status === 'barred') return known.barredUntil !== null && known.barredUntil <= now();
    return known.status !== 'excluded';
  }

  arrivals(): readonly WantedChips[] {
    return this.#parts.clearing.arrivals();
  }

  decline(key: string): void {
    this.#parts.clearing.decline(key, this.#parts.now());
  }

  buyIn({ account, seat, amount, key, at }: CardBuyIn): Result<null, Refusal> {
    return this.#parts.clearing.seat({ key, account, seat, amount, at });
  }

  // ------------------------------------------------------------------------------------------- chips going out

  cashOut({ account, seat, key, at, by, second }: CashOut): Result<Cents, Refusal> {
    const { clearing, table, profile } = this.#parts;
    return clearing.cashOut({
      key,
      account,
      seat,
      table,
      profile: profile(),
      at,
      by: by ?? null,
      second: second ?? null,
    });
  }

  onItsWay(amount: Cents): string | null {
    if (this.#parts.isNear) return null;
    return `${dollars(amount)} is on its way from the house. You sit down when it arrives.`;
  }

  farewell(stack: Cents): string | null {
    const { line, clearing, table, isNear } = this.#parts;
    if (isNear) return null;
    const slip = slipName(table, clearing.told);
    return line.isUp
      ? `${dollars(stack)} goes back to your card (slip ${slip}). Thank you for playing.`
      : `${dollars(stack)} is on its way to your card, but the house cannot be reached right now. Keep your slip number, ${slip}: the cage pays it once the connection is back.`;
  }

  handOver(): boolean {
    const dropped = this.#parts.clearing.drop(this.#parts.now());
    if (dropped !== null && !dropped.ok) throw new Error(`the drop to the house: ${dropped.error.message}`);
    return dropped !== null;
  }

  giveBack(back: GivenBack): Result<unknown, Refusal> {
    return this.#parts.clearing.giveBack(back);
  }

  moveSeat({ account, from, to, key, at }: SeatMove): Result<Cents, Refusal> {
    const { ledger } = this.#parts;
    const amount = ledger.posted(key)?.moves[0]?.amount ?? ledger.balance(seatAccount(from));
    if (amount === 0) return ok(0);
    const move = { from: seatAccount(from), to: seatAccount(to), amount, why: `move from seat ${from} to seat ${to}` };
    const posted = ledger.post({ key, moves: [move], at, by: account });
    return posted.ok ? ok(amount) : posted;
  }

  done(key: string): boolean {
    return this.#asked.has(key) || this.#parts.clearing.isAnswered(key);
  }

  jackpots(): ReturnType<HouseMoney['jackpots']> {
    return this.#parts.jackpots();
  }
}
