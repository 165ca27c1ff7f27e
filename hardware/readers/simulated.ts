import type { Clock } from '../ports/clock.ts';
import { SimulatedPort } from '../ports/simulated-port.ts';
import type { Reader, ReaderEvent, ReaderPlace } from '../reader.ts';
import { decodeStripe, type Stripe } from './bits.ts';
import { encodeCard, type StripeCard } from './encode.ts';
import { serialReader } from './serial.ts';

/**
 * A simulated reader: a serial one whose line ends here. A swipe is processed just like a real one, as bytes, and comes
 * out after the same silence (`BETWEEN_LINES`, on the injected clock).
 */
export class SimulatedReader implements Reader {
  readonly station: ReaderPlace;
  readonly #port = new SimulatedPort(undefined);
  readonly #reader: Reader;
  #tell: (event: ReaderEvent) => void = () => {};

  constructor(station: ReaderPlace, clock: Clock) {
    this.station = station;
    this.#reader = serialReader(station, this.#port, clock);
  }

  open(on: (event: ReaderEvent) => void): void {
    this.#tell = on;
    this.#reader.open(on);
  }

  async close(): Promise<void> {
    this.#tell = () => {};
    await this.#reader.close();
  }

  /** Draws a good card through. */
  swipe(card: StripeCard): void {
    this.send(encodeCard(card));
  }

  /** Sends any line of text, such as a reader might send for a card it could not read. */
  send(text: string): void {
    this.#port.send(Buffer.from(`${text}\r`, 'latin1'));
  }

  /** Draws a stripe past a head that returns raw bits: forward, backward, scratched. Comes out at once. */
  draw(stripe: Stripe): void {
    if (this.#port.lost) return;
    const result = decodeStripe(stripe);
    this.#tell(result.ok ? { kind: 'swipe', swipe: result.value } : { kind: 'bad-swipe', error: result.error });
  }

  /** Pulls the plug. */
  lose(why = 'the simulated reader was unplugged'): void {
    this.#port.lose(why);
  }

  /** Puts it back. */
  restore(): void {
    this.#port.restore();
  }
}
