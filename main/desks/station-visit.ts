/**
 * A player at a station with card and PIN who does not want a seat: their own page of the house, with lists,
 * tournaments, a statement and the limits they have set for themselves. The page is reloaded from the house regularly,
 * because other stations, the cage and the floor change it, too.
 */
import type { Cents } from '../../games/money.ts';
import { ok, refuse } from '../../games/result.ts';
import type { PlayerAct, PlayerDesk } from '../../protocol/player-desk.ts';
import type { StationIntent } from '../../protocol/station-intent.ts';
import type { Answer, IntentMeta, IntentTo } from '../link/desk.ts';
import type { GuestLine } from './room.ts';

interface VisitParts {
  readonly account: string;
  readonly line: GuestLine;
  /** Earlier views were shown to another person. */
  readonly since: number;
  changed(): void;
  failed(error: unknown): void;
}

export class StationVisit {
  readonly #parts: VisitParts;
  #desk: PlayerDesk | null = null;
  #message: string | null = null;
  #isOver = false;

  constructor(parts: VisitParts) {
    this.#parts = parts;
  }

  get account(): string {
    return this.#parts.account;
  }

  /** What the card holds; null until it has been read. */
  get balance(): Cents | null {
    return this.#desk?.balance ?? null;
  }

  get shown(): { readonly desk: PlayerDesk | null; readonly message: string | null } {
    return { desk: this.#desk, message: this.#message };
  }

  end(): void {
    this.#isOver = true;
  }

  /** Reads the house's current data for the player. */
  async read(): Promise<void> {
    const { account, line, changed } = this.#parts;
    const found = await line.ask({ ask: 'player desk', account });
    if (this.#isOver) return;
    const before = JSON.stringify(this.shown);
    // What was read before the house went away is still good enough to look at; the sentence says that nothing can be
    // done.
    if (found.ok) this.#desk = found.value;
    this.#message = found.ok ? null : found.error.message;
    if (JSON.stringify(this.shown) !== before) changed();
  }

  readSoon(): void {
    this.read().catch((error: unknown) => this.#parts.failed(error));
  }

  /** Carries out what they have pressed, once for each press. */
  async act(act: PlayerAct, { id, rev }: IntentMeta, seat: number): Promise<Answer> {
    const { account, line, since } = this.#parts;
    if (rev < since) return refuse('stale', 'This page belonged to another player. Nothing was done.');
    const done = await line.ask({ ask: 'player act', key: `desk:${seat}:${id}`, account, act });
    await this.read();
    return done.ok ? ok(null) : done;
  }

  async statement(day: string | null, { rev }: IntentMeta): Promise<Answer> {
    const { account, line, since } = this.#parts;
    if (rev < since) return refuse('stale', 'This page belonged to another player. Nothing was done.');
    const found = await line.ask({ ask: 'own statement', account, day });
    // A player who has left in the meantime is shown nothing more.
    if (this.#isOver) return refuse('not now', 'That cannot be done now.');
    return found.ok ? ok({ kind: 'own statement', statement: found.value }) : found;
  }

  /** Their own limits, after setting one if requested. */
  async limits(
    intent: IntentTo<StationIntent, 'limits' | 'limit'>,
    { id, rev }: IntentMeta,
    seat: number,
  ): Promise<Answer> {
    const { account, line, since } = this.#parts;
    if (rev < since) return refuse('stale', 'This page belonged to another player. Nothing was done.');
    const wanted =
      intent.do === 'limit' ? { key: `limit:${seat}:${id}`, kind: intent.kind, limit: intent.limit } : undefined;
    const answer = await line.limits(account, wanted);
    if (this.#isOver) return refuse('not now', 'That cannot be done now.');
    return answer.ok ? ok({ kind: 'limits', limits: answer.value }) : answer;
  }
}
