/**
 * A cardroom of three tables for people at its screens: tables and house are real and run in this process, their clocks go with that of
 * the machine, and guests have cards.
 */
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import type { Seat } from '../../games/seat.ts';
import { serveCages } from '../../main/house-cages.ts';
import { serveWeb } from '../../main/link/websocket.ts';
import { SCREENS_FOLDER } from '../../main/screens.ts';
import { CardRoom } from '../main/house/card-room.ts';
import { PIN, STAFF } from '../main/house/day/cashier.ts';
import type { ForcedDecks } from '../main/house/day/forced-decks.ts';
import { FILES } from '../main/test-room.ts';

/** How often the clocks go on, ms. */
const TICK = 250;

const NAMES = [
  ...['Ada Winter', 'Ben Ortiz', 'Cy Young', 'Dolores Reyes', 'Emil Novak', 'Fay Chen', 'Gus Hall', 'Hana Sato'],
  ...['Ivan Petrov', 'June Park', 'Kofi Mensah', 'Linh Tran', 'Maya Singh', 'Noah Berg', 'Olga Weiss', 'Pete Ruiz'],
];

export interface Guest {
  readonly name: string;
  readonly account: string;
  readonly card: string;
}

export class Evening {
  readonly room: CardRoom;
  readonly guests: Guest[] = [];
  floorUrl = '';
  cageUrl = '';
  clockUrl = '';
  readonly #served = new Map<number, ReturnType<typeof serveWeb>>();
  #close: () => Promise<void> = async () => {};

  private constructor(room: CardRoom) {
    this.room = room;
  }

  /** `pointsPerHour`: what an hour at a table brings; left out, the house has no points. */
  static async open(decks: ForcedDecks, { pointsPerHour }: { pointsPerHour?: number } = {}): Promise<Evening> {
    const place = mkdtempSync(join(FILES, 'dealerless-pictures-'));
    const room = await CardRoom.open(place, [1, 2, 3], {
      shiftsRequired: true,
      ...(pointsPerHour === undefined ? {} : { pointsPerHour }),
      name: 'Harbor Cardroom',
      pages: SCREENS_FOLDER,
      tables: (number) => ({
        config: { standingApproval: number !== 2, timing: { turn: 600_000 } },
        shuffler: decks.shuffler,
      }),
    });
    return new Evening(room);
  }

  /** Staff and guests, the cage, and where the screens are. */
  async begin(): Promise<void> {
    const { room } = this;
    const { house } = room.test;
    // The pages go by the clock of the machine.
    room.test.clock = Date.now();
    for (const { room: at } of room.tables.values()) {
      at.clock.set(room.test.now() - at.clock.now());
      // The screen of every station is on.
      for (const seat of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const) at.station(seat);
    }
    // From here on all clocks run: a screen that is pressed while they stand still is soon told that this is too fast.
    const clocks = [room.clock, ...[...room.tables.values()].map((each) => each.room.clock)];
    const running = setInterval(() => {
      room.test.clock += TICK;
      for (const clock of clocks) clock.advance(TICK);
    }, TICK);
    this.#close = async () => clearInterval(running);
    const called = { cass: 'Cass Moreno', flo: 'Flo Bennett', aud: 'Audrey King' };
    for (const [id, role, pin] of STAFF) await house.staff.add({ id, name: called[id], role, pin }, room.test.act(id));
    await room.host.look();
    const added = await house.cages.add(1, 'Main cage', room.test.now());
    const onTrouble = (text: string) => room.trouble.push(text);
    const cages = await serveCages(house, { port: 0, pages: SCREENS_FOLDER, onEntry: () => {}, onTrouble });
    this.#close = async () => {
      clearInterval(running);
      await cages.close();
    };
    this.cageUrl = `http://127.0.0.1:${cages.port}/cage/?token=${added.ok ? added.value : ''}`;
    this.floorUrl = `http://127.0.0.1:${room.host.screensPort}${room.host.path({ screen: 'tables' })}`;
    this.clockUrl = `http://127.0.0.1:${room.host.screensPort}${room.host.path({ screen: 'clock' })}`;
    for (const [nth, name] of NAMES.entries()) {
      const papers = { ...room.test.person(name), born: '1984-03-09', idNumber: `C03${4571 + nth * 389}` };
      const issued = await house.people.enroll(papers, PIN, room.test.act(`enroll ${nth}`));
      if (!issued.ok) throw new Error(issued.error.message);
      this.guests.push({ name, ...issued.value });
    }
  }

  guest(nth: number): Guest {
    const guest = this.guests[nth];
    if (!guest) throw new Error(`no guest ${nth}`);
    return guest;
  }

  /** Where the screen of a station is; the screens of its table are served from then on. */
  async stationUrl(number: number, seat: Seat): Promise<string> {
    const { host } = this.room.at(number).room;
    const served =
      this.#served.get(number) ?? serveWeb(host.link, host.tokens, { port: 0, pages: SCREENS_FOLDER, home: null });
    this.#served.set(number, served);
    return `http://127.0.0.1:${(await served).port}${host.path({ screen: 'station', station: seat })}`;
  }

  async close(): Promise<void> {
    await this.#close();
    for (const served of this.#served.values()) await (await served).close();
    await this.room.close();
  }
}
