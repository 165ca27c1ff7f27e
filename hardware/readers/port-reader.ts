import { LostOnce } from '../ports/lost-once.ts';
import type { Port, PortEvent } from '../ports/port.ts';
import type { Reader, ReaderEvent, ReaderPlace } from '../reader.ts';
import type { Result } from '../result.ts';
import type { ReadError } from './read-error.ts';
import type { Swipe } from './track.ts';

/** Makes swipes from the bytes that a port delivers. */
export interface SwipeAssembler<Device> {
  /**
   * The device was reached, again or for the first time. Returns the reason, a plain sentence, if it is not one we can
   * read.
   */
  opened(device: Device): string | undefined;
  push(bytes: Uint8Array): void;
  /** Forgets an unfinished swipe. */
  reset(): void;
}

/** A card reader at the end of a port. The assembler, made once, receives the function that takes its swipes. */
export class PortReader<Device> implements Reader {
  readonly station: ReaderPlace;
  readonly #port: Port<Device>;
  readonly #assembler: SwipeAssembler<Device>;
  #tell: (event: ReaderEvent) => void = () => {};
  readonly #presence = new LostOnce((event) => this.#tell(event));

  constructor(
    station: ReaderPlace,
    port: Port<Device>,
    assembler: (swiped: (result: Result<Swipe, ReadError>) => void) => SwipeAssembler<Device>,
  ) {
    this.station = station;
    this.#port = port;
    this.#assembler = assembler((result) =>
      this.#tell(result.ok ? { kind: 'swipe', swipe: result.value } : { kind: 'bad-swipe', error: result.error }),
    );
  }

  open(on: (event: ReaderEvent) => void): void {
    this.#tell = on;
    this.#port.open((event) => this.#heard(event));
  }

  async close(): Promise<void> {
    this.#assembler.reset();
    await this.#port.close();
  }

  #heard(event: PortEvent<Device>): void {
    if (event.kind === 'bytes') {
      this.#assembler.push(event.bytes);
    } else if (event.kind === 'lost') {
      this.#assembler.reset();
      this.#presence.lose(event.why);
    } else {
      const unusable = this.#assembler.opened(event.device);
      if (unusable === undefined) this.#presence.regain();
      else this.#presence.lose(unusable);
    }
  }
}
