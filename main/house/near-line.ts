/**
 * A table's line to a house in its own process: the same messages, numbers and hashes as over a network, and the same
 * outbox and inbox on both sides. The effect of a request is on disk here before the request is answered.
 */
import { invariant, type Refusal, type Result } from '../../games/result.ts';
import { messageOf } from '../../hardware/result.ts';
import { StoreError } from '../journal/store-error.ts';
import type { Clearing } from './clearing.ts';
import type { CardHouse } from './house.ts';
import type { HouseFacts } from './house-facts.ts';
import { APART, type HouseLine, houseAway } from './line.ts';
import { olderFile } from './older-file.ts';
import type { HouseAnswer, HouseRequest } from './requests.ts';

interface NearLineParts {
  readonly house: CardHouse;
  readonly table: number;
  readonly clearing: Clearing;
  /** Messages from the house are here: the table reads them. */
  arrived(): void;
  /** What the house says about these people has changed. */
  people(accounts: readonly string[]): Promise<void>;
  /** What the house says about itself. */
  facts(facts: HouseFacts): void;
  /** The line is up. */
  opened(): void;
  /** One of the two could not write or read. What was not done is retried with the next work. */
  failed(error: unknown): void;
}

/** How many messages are applied at a time. */
const WINDOW = 50;

export class NearLine implements HouseLine {
  readonly #parts: NearLineParts;
  #isUp = false;
  #isStopped = false;
  #offHouse: (() => void)[] = [];
  /** Number of the table's newest message that the house has applied. */
  #applied = 0;
  /** Whether the house may have something that is not here yet. */
  #hasSent = false;
  #pumping = false;
  /** Work between the two, done one after the other. */
  #queue: Promise<void> = Promise.resolve();

  constructor(parts: NearLineParts) {
    this.#parts = parts;
  }

  get isUp(): boolean {
    return this.#isUp;
  }

  /**
   * Continues from the last number that each side has. Resolves when nothing is under way anymore. Throws `StoreError`
   * when one of the two files is an older copy: it lacks what the other has from it.
   */
  async start(): Promise<void> {
    const { house, table, clearing, opened } = this.#parts;
    const [applied, sent] = [await house.exchange.inbox.received(table), await house.exchange.outbox.sent(table)];
    const old = olderFile({ told: clearing.told, applied, sent, received: clearing.received });
    if (old !== null) throw new StoreError('corrupt', old);
    const offSent = house.exchange.outbox.onSent((to) => {
      if (to !== table) return;
      this.#hasSent = true;
      this.pump();
    });
    const offPeople = house.exchange.people.onChange((accounts) => {
      if (!this.#isStopped) this.#soon(() => this.#parts.people(accounts));
    });
    let factsDue = false;
    const offFacts = house.onFacts(() => {
      if (this.#isStopped || factsDue) return;
      factsDue = true;
      this.#soon(async () => {
        factsDue = false;
        this.#parts.facts(await house.facts());
      });
    });
    this.#offHouse = [offSent, offPeople, offFacts];
    this.#applied = applied;
    this.#isUp = true;
    this.#hasSent = true;
    this.#parts.facts(await house.facts());
    opened();
    this.pump();
    await this.#queue;
  }

  /** Resolves when all work that had begun is done. */
  async stop(): Promise<void> {
    this.pump();
    this.#isStopped = true;
    for (const off of this.#offHouse) off();
    await this.#queue;
    this.#isUp = false;
  }

  /** Each side takes what the other has sent, as soon as no other work is running. */
  pump(): void {
    if (!this.#isUp || this.#isStopped || this.#pumping) return;
    if (!this.#hasSent && this.#parts.clearing.told <= this.#applied) return;
    this.#pumping = true;
    this.#soon(async () => {
      this.#pumping = false;
      await this.#exchange();
    });
  }

  #soon(work: () => Promise<void>): void {
    this.#enqueue(work).catch((error: unknown) =>
      this.#parts.failed(new Error(`the house: ${messageOf(error)}`, { cause: error })),
    );
  }

  ask<Request extends HouseRequest>(request: Request): Promise<Result<HouseAnswer<Request['ask']>, Refusal>> {
    if (!this.#isUp || this.#isStopped) return Promise.resolve(houseAway());
    const { house, table } = this.#parts;
    type Answer = Result<HouseAnswer<Request['ask']>, Refusal>;
    if (APART.has(request.ask)) return house.answer(table, request) as Promise<Answer>;
    return this.#enqueue(async () => {
      // What was done here comes first, so that the house answers as of after it.
      await this.#exchange();
      const answer = (await house.answer(table, request)) as Answer;
      await this.#exchange();
      return answer;
    });
  }

  #enqueue<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#queue.then(work);
    this.#queue = done.then(
      () => {},
      () => {},
    );
    return done;
  }

  async #exchange(): Promise<void> {
    while (this.#hasSent || this.#parts.clearing.told > this.#applied) {
      if (this.#hasSent) await this.#receive();
      await this.#tell();
    }
  }

  async #tell(): Promise<void> {
    const { house, table, clearing } = this.#parts;
    for (const arrival of clearing.waiting(this.#applied, WINDOW)) {
      this.#applied = await house.exchange.inbox.apply(table, arrival);
      invariant(this.#applied >= arrival.number, () => `the house has not taken message ${arrival.number}`);
    }
  }

  async #receive(): Promise<void> {
    const { house, table, clearing, arrived } = this.#parts;
    this.#hasSent = false;
    try {
      const come = await house.exchange.outbox.waiting(table, clearing.received);
      if (come.length === 0) return;
      // Chips that a player waits for are stored together with the player in their seat, in one transaction.
      clearing.offer(come, arrived);
      // There may be more than were asked for.
      this.#hasSent = true;
    } catch (error) {
      this.#hasSent = true;
      throw error;
    }
    await house.exchange.outbox.acknowledged(table, clearing.received);
  }
}
