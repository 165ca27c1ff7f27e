/** A house with its tables on lines that a test can cut: real processes' parts, each with files of its own, on loopback. */
import { rmSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import type { Seat } from '../../../games/seat.ts';
import { simulatedClock } from '../../../main/clock/clock.ts';
import { auditTables } from '../../../main/house/check-tables.ts';
import { HouseHost } from '../../../main/house-host.ts';
import { openReadOnly } from '../../../main/journal/store.ts';
import { settled, TestRoom, until } from '../test-room.ts';
import { TestHouse } from './test-house.ts';

/** The line between a table and the house. */
export class Wire {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  #to: () => number;
  #isCut = false;

  private constructor(server: Server, to: () => number) {
    this.#server = server;
    this.#to = to;
  }

  static async lay(to: () => number): Promise<Wire> {
    const server = createServer();
    const wire = new Wire(server, to);
    server.on('connection', (near) => wire.#join(near));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
    return wire;
  }

  get url(): string {
    return `ws://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  #join(near: Socket): void {
    near.on('error', () => {});
    if (this.#isCut) {
      near.destroy();
      return;
    }
    const far = connect(this.#to(), '127.0.0.1');
    far.on('error', () => near.destroy());
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      this.#sockets.add(one);
      one.pipe(other);
      one.on('close', () => {
        this.#sockets.delete(one);
        other.destroy();
      });
    }
  }

  cut(): void {
    this.#isCut = true;
    for (const socket of this.#sockets) socket.destroy();
  }

  heal(): void {
    this.#isCut = false;
  }

  async close(): Promise<void> {
    this.cut();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}

/** A table of a house, with its line. */
export interface RoomOfHouse {
  readonly room: TestRoom;
  readonly wire: Wire;
}

type RoomOptions = Parameters<typeof TestHouse.open>[1] & {
  /** How each of its tables is opened besides. */
  readonly tables?: (number: number) => Parameters<typeof TestRoom.open>[0];
  /** The built pages, where its screens are to be served. */
  readonly pages?: string;
  /** How far the clock of a table may be from that of the house: as far as can be, for tests move each by itself. */
  readonly clocksWithin?: number;
};

export class CardRoom {
  test: TestHouse;
  readonly #place: string;
  readonly #pages: string | null;
  readonly #clocksWithin: number;
  readonly tables = new Map<number, RoomOfHouse>();
  readonly trouble: string[] = [];
  /** The house's screens wait on a clock of their own. */
  readonly clock = simulatedClock();
  #host: HouseHost | null = null;
  #port = 0;

  private constructor(test: TestHouse, place: string, pages: string | null, clocksWithin: number) {
    this.test = test;
    this.#place = place;
    this.#pages = pages;
    this.#clocksWithin = clocksWithin;
  }

  static async open(
    place: string,
    numbers: readonly number[],
    { tables, pages, clocksWithin = Number.POSITIVE_INFINITY, ...options }: RoomOptions = {},
  ): Promise<CardRoom> {
    const room = new CardRoom(await TestHouse.open(place, options), place, pages ?? null, clocksWithin);
    await room.serve();
    for (const number of numbers) await room.join(number, tables?.(number));
    return room;
  }

  async serve(): Promise<void> {
    this.#host = await HouseHost.open(this.test.house, {
      data: this.test.data,
      clock: this.clock,
      port: this.#port,
      poll: 20,
      clocksWithin: this.#clocksWithin,
      onTrouble: (text) => this.trouble.push(text),
      ...(this.#pages === null ? {} : { screens: { port: 0, pages: this.#pages } }),
    });
    this.#port = this.host.server.port;
  }

  /** The house with its screens, while it is there. */
  get host(): HouseHost {
    if (this.#host === null) throw new Error('the house is away');
    return this.#host;
  }

  /** The house is gone from the lines; its tables try again. */
  async silence(): Promise<void> {
    await this.#host?.close();
    this.#host = null;
  }

  /** The house ends in the middle of whatever it does, and another process of it takes its place. */
  async restartHouse({ meanwhile = () => {}, up = true } = {}): Promise<void> {
    const { data, clock } = this.test;
    await this.silence();
    // Or a line that has not seen yet that it is down would be taken for one that is up again.
    for (const number of this.tables.keys()) await this.isUp(number, false);
    await this.test.close({ keep: true });
    meanwhile();
    this.test = await TestHouse.open(this.#place, { data });
    this.test.clock = clock;
    await this.serve();
    if (up) for (const number of this.tables.keys()) await this.isUp(number);
  }

  async join(number: number, more: Parameters<typeof TestRoom.open>[0] = {}): Promise<RoomOfHouse> {
    const token = await this.test.house.tables.add(number, `Table ${number}`, this.test.now());
    if (!token.ok) throw new Error(token.error.message);
    const wire = await Wire.lay(() => this.#port);
    const room = await TestRoom.open({
      kind: 'money',
      house: { url: wire.url, table: number, token: token.value },
      config: { standingApproval: true },
      ...more,
    });
    const table = { room, wire };
    this.tables.set(number, table);
    await this.isUp(number);
    return table;
  }

  at(number: number): RoomOfHouse {
    const table = this.tables.get(number);
    if (!table) throw new Error(`no table ${number}`);
    return table;
  }

  async isUp(number: number, up = true): Promise<void> {
    await until(() => this.at(number).room.host.room.line?.isUp === up);
  }

  /** Swipes a card and types the PIN of a person that `TestHouse.enroll` has enrolled. */
  async comeIn(number: number, seat: Seat, card: string): Promise<void> {
    const { room } = this.at(number);
    // What was said to whoever sat there before may still be read.
    const before = room.station(seat).view.notice?.text;
    room.host.swipe(card, seat);
    await room.pass(200, 100);
    await until(() => {
      const { phase, notice } = room.station(seat).view;
      return phase.name === 'pin' || (notice !== null && notice.text !== before);
    });
    if (room.station(seat).view.phase.name !== 'pin') return;
    await room.station(seat).press({ do: 'pin', pin: '2580' });
    await until(() => room.station(seat).view.phase.name !== 'pin' || room.station(seat).view.notice !== null);
  }

  async sit(number: number, seat: Seat, card: string, amount: number): Promise<void> {
    const { room } = this.at(number);
    await this.comeIn(number, seat, card);
    // Who comes back within the hour brings what they left with (LR19b).
    const { phase } = room.station(seat).view;
    const brought = phase.name === 'buying in' ? Math.max(amount, phase.min) : amount;
    const bought = await room.station(seat).press({ do: 'buy in', amount: brought });
    if (!bought.ok) {
      const { notice } = room.station(seat).view;
      throw new Error(
        `table ${number}, seat ${seat}, ${phase.name}: ${bought.message} (${notice?.text ?? 'no notice'})`,
      );
    }
    await until(() => room.table.sitting(seat) !== undefined);
  }

  async leave(number: number, seat: Seat): Promise<void> {
    const { room } = this.at(number);
    await room.station(seat).press({ do: 'leave' });
    for (let turn = 0; turn < 200 && room.table.sitting(seat); turn += 1) {
      if (room.table.hand) await room.playOut();
      await room.pass(500);
    }
    if (room.table.sitting(seat)) throw new Error(`table ${number}, seat ${seat} does not leave`);
  }

  /** Everything that is under way has arrived, on both sides. */
  async quiet(): Promise<void> {
    for (const [number, { room }] of this.tables) {
      await settled();
      const told = (): number =>
        room.host.room.books.store.query<[], { rows: number }>("SELECT rows FROM chains WHERE name = 'outbox'").get()
          ?.rows ?? 0;
      for (let tries = 0; (await this.test.house.exchange.inbox.received(number)) < told(); tries += 1) {
        if (tries > 2000) throw new Error(`table ${number} still has something to tell: ${this.trouble.join('; ')}`);
        await new Promise((resolve) => setTimeout(resolve, 2));
      }
    }
  }

  /** What the audit of house and tables finds, live. */
  async wrong(): Promise<string[]> {
    const files = new Map([...this.tables].map(([number, { room }]) => [number, join(room.data, 'table.sqlite')]));
    const stores = new Map([...files].map(([number, file]) => [number, openReadOnly(file)]));
    try {
      const checks = await auditTables(this.test.house.store, stores);
      return checks.filter(({ ok }) => !ok).map(({ name, detail }) => `${name}: ${detail}`);
    } finally {
      for (const store of stores.values()) store.close();
    }
  }

  /** Cards, ways, tables and what was taken, as the house has them: all that was ever paid in. */
  async money(): Promise<number> {
    const balances = await this.test.balances();
    return Object.entries(balances).reduce(
      (sum, [account, balance]) => (account.startsWith('cage:') ? sum : sum + balance),
      0,
    );
  }

  async close(): Promise<void> {
    for (const { room, wire } of this.tables.values()) {
      await room.close();
      await wire.close();
    }
    await this.silence();
    await this.test.close();
    if (!this.#place.startsWith('postgres')) rmSync(this.#place, { recursive: true, force: true });
  }
}
