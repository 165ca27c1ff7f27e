/** The card readers of a table: which ones there are, and where each one's swipes go. */
import type { Seat } from '../games/seat.ts';
import type { Devices, HouseDevices } from '../hardware/devices.ts';
import { openReaders } from '../hardware/open-readers.ts';
import type { Clock } from '../hardware/ports/clock.ts';
import type { Reader, ReaderEvent, ReaderPlace } from '../hardware/reader.ts';
import { SimulatedReader } from '../hardware/readers/simulated.ts';
import type { Device } from '../protocol/floor-view.ts';
import type { Table } from './table/table.ts';

/** Handles the cards swiped at a place. */
export interface CardTaker {
  swiped(card: string): void;
  badSwipe(message: string): void;
}

/** Where the readers are installed: at a table, or in a house. */
interface ReaderRoom extends Pick<Table, 'note' | 'fails' | 'touch'> {
  readonly parts: { readonly clock: Clock };
}

export class Readers {
  readonly #room: ReaderRoom;
  readonly #placeName: (at: ReaderPlace) => string;
  readonly #devices = new Map<ReaderPlace, Device>();
  #open: readonly Reader[] = [];

  constructor(room: ReaderRoom, placeName = stationName) {
    this.#room = room;
    this.#placeName = placeName;
  }

  /** Opens the configured readers; `takerAt` returns what handles the cards swiped at a place. */
  open(devices: Pick<Devices, 'readers'> | HouseDevices, takerAt: (at: ReaderPlace) => CardTaker | undefined): void {
    this.#open = openReaders(devices, this.#room.parts.clock, (at, event) => this.#read(at, event, takerAt(at)));
    for (const { station, kind } of devices.readers) {
      if (!this.#devices.has(station)) this.#note(station, kind, 'ok', 'ready');
    }
  }

  async close(): Promise<void> {
    await Promise.all(this.#open.map((reader) => reader.close()));
  }

  devices(): readonly Device[] {
    return [...this.#devices.values()];
  }

  /** Whether the reader of a seat is connected. */
  stateAt(seat: Seat): 'ok' | 'lost' | 'none' {
    return this.#devices.get(seat)?.state ?? 'none';
  }

  /** Swipes a card at a simulated reader; false when that place has none. */
  swipe(card: string, at: ReaderPlace): boolean {
    const reader = this.#open.find((other) => other.station === at);
    if (!(reader instanceof SimulatedReader)) return false;
    reader.swipe({ account: card });
    return true;
  }

  #read(at: ReaderPlace, event: ReaderEvent, taker: CardTaker | undefined): void {
    try {
      this.#take(at, event, taker);
    } catch (error) {
      this.#room.fails(error);
    }
  }

  #take(at: ReaderPlace, event: ReaderEvent, taker: CardTaker | undefined): void {
    const kind = this.#devices.get(at)?.kind ?? 'reader';
    switch (event.kind) {
      case 'swipe':
        taker?.swiped(event.swipe.account);
        break;
      case 'bad-swipe':
        this.#log('info', 'bad swipe', `${this.#placeName(at)}: ${event.error.message}`, at);
        taker?.badSwipe(event.error.message);
        break;
      case 'lost':
        this.#note(at, kind, 'lost', event.why);
        this.#log('warning', 'reader lost', `${this.#placeName(at)}: card reader lost: ${event.why}`, at);
        break;
      case 'back':
        this.#note(at, kind, 'ok', 'ready');
        this.#log('info', 'reader back', `${this.#placeName(at)}: card reader is back`, at);
        break;
    }
    this.#room.touch();
  }

  #note(at: ReaderPlace, kind: string, state: Device['state'], detail: string): void {
    this.#devices.set(at, {
      id: `reader-${at}`,
      station: this.#placeName(at),
      kind,
      state,
      detail: detail.slice(0, 400),
    });
  }

  #log(level: 'info' | 'warning', code: string, text: string, at: ReaderPlace): void {
    this.#room.note({ level, code, text, seat: typeof at === 'number' ? at : null, by: null });
  }
}

const stationName = (at: ReaderPlace): string =>
  typeof at === 'number' ? `Station ${at}` : at === 'cage' ? 'Cage' : 'Floor';
