import type { Clock } from '../ports/clock.ts';
import { LostOnce } from '../ports/lost-once.ts';
import type { Port, PortEvent } from '../ports/port.ts';
import type { Axes, TouchFrame } from './contact.ts';
import type { TouchDecoder } from './decoder.ts';
import { EMPTY_GLASS, follow, letGo, type OneContact, type PointerEvent } from './one-contact.ts';

/** What a touch controller reports; places are in its own units, from edge to edge as `axes` says. */
export type TouchEvent =
  | { readonly kind: 'pointer'; readonly event: PointerEvent; readonly axes: Axes }
  | { readonly kind: 'lost'; readonly why: string }
  | { readonly kind: 'back' };

/** The controller of one station's touch screen, whatever its kind. */
export interface TouchSource {
  readonly station: number;
  /** Starts it. Called once. A missing controller is a `lost` event, never an exception. */
  open(on: (event: TouchEvent) => void): void;
  /** Ends it for good. It reports nothing afterward. */
  close(): Promise<void>;
}

/**
 * Milliseconds without a report after which a finger counts as lifted and its press is canceled: controllers report a
 * hundred times a second while they are touched, so the report of the lift was lost on the line.
 */
export const SILENCE = 500;

/** A touch controller at the end of a port. */
export class TouchController<Device> implements TouchSource {
  readonly station: number;
  readonly #port: Port<Device>;
  readonly #decoder: TouchDecoder<Device>;
  readonly #clock: Clock;
  #tell: (event: TouchEvent) => void = () => {};
  #glass: OneContact = EMPTY_GLASS;
  #cancel: () => void = () => {};
  #heardAt = 0;
  readonly #presence = new LostOnce((event) => this.#tell(event));

  constructor(station: number, port: Port<Device>, decoder: TouchDecoder<Device>, clock: Clock) {
    this.station = station;
    this.#port = port;
    this.#decoder = decoder;
    this.#clock = clock;
  }

  open(on: (event: TouchEvent) => void): void {
    this.#tell = on;
    this.#port.open((event) => this.#heard(event));
  }

  async close(): Promise<void> {
    this.#release();
    this.#tell = () => {};
    await this.#port.close();
  }

  #heard(event: PortEvent<Device>): void {
    if (event.kind === 'bytes') {
      for (const frame of this.#decoder.push(event.bytes)) this.#frame(frame);
    } else if (event.kind === 'lost') {
      this.#decoder.reset();
      this.#release();
      this.#presence.lose(event.why);
    } else {
      const unusable = this.#decoder.opened(event.device);
      if (unusable === undefined) this.#presence.regain();
      else this.#presence.lose(unusable);
    }
  }

  #frame(frame: TouchFrame): void {
    this.#heardAt = this.#clock.now();
    const held = this.#glass.held !== null;
    const { state, event } = follow(this.#glass, frame);
    this.#glass = state;
    if (event !== null) this.#point(event);
    if (state.held !== null && !held) this.#listen(SILENCE);
  }

  /** One timer for each press, not one for each report. */
  #listen(ms: number): void {
    this.#cancel();
    this.#cancel = this.#clock.after(ms, () => {
      if (this.#glass.held === null) return;
      const silent = this.#clock.now() - this.#heardAt;
      if (silent >= SILENCE) this.#release();
      else this.#listen(SILENCE - silent);
    });
  }

  #release(): void {
    this.#cancel();
    const { state, event } = letGo(this.#glass);
    this.#glass = state;
    if (event !== null) this.#point(event);
  }

  #point(event: PointerEvent): void {
    this.#tell({ kind: 'pointer', event, axes: this.#decoder.axes });
  }
}
