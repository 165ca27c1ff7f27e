/** Makes frames from the bytes that a port delivers, for each kind of controller. */
import { type Axes, type Decoded, NO_BYTES, type TouchFrame } from './contact.ts';
import {
  BETWEEN_FRAMES,
  type DigitizerLayout,
  type DigitizerState,
  digitizerLayout,
  readDigitizer,
} from './digitizer.ts';

export interface TouchDecoder<Device> {
  /**
   * The device was reached, again or for the first time. Returns the reason, a plain sentence, if it is not one we can
   * read.
   */
  opened(device: Device): string | undefined;
  push(bytes: Uint8Array): readonly TouchFrame[];
  /** Forgets an unfinished frame. */
  reset(): void;
  /** What the controller reports from edge to edge, as far as known. */
  readonly axes: Axes;
}

/** A serial line, read by the function of its protocol. */
export class LineDecoder implements TouchDecoder<unknown> {
  readonly axes: Axes;
  readonly #read: (rest: Uint8Array, bytes: Uint8Array) => Decoded;
  #rest: Uint8Array = NO_BYTES;

  constructor(axes: Axes, read: (rest: Uint8Array, bytes: Uint8Array) => Decoded) {
    this.axes = axes;
    this.#read = read;
  }

  opened(): undefined {}

  push(bytes: Uint8Array): readonly TouchFrame[] {
    const { frames, rest } = this.#read(this.#rest, bytes);
    this.#rest = rest;
    return frames;
  }

  reset(): void {
    this.#rest = NO_BYTES;
  }
}

/** A HID digitizer, with the layout that its descriptor says; each chunk of bytes is one report. */
export class DigitizerDecoder implements TouchDecoder<{ readonly descriptor?: Uint8Array }> {
  #layout: DigitizerLayout | null = null;
  #state: DigitizerState = BETWEEN_FRAMES;

  get axes(): Axes {
    return this.#layout?.axes ?? { x: [0, 0], y: [0, 0] };
  }

  opened({ descriptor }: { readonly descriptor?: Uint8Array }): string | undefined {
    if (descriptor === undefined) return 'the operating system does not show the descriptor of this touch screen';
    this.#layout = digitizerLayout(descriptor);
    return this.#layout === null ? 'the device does not describe itself as a touch screen' : undefined;
  }

  push(bytes: Uint8Array): readonly TouchFrame[] {
    if (this.#layout === null) return [];
    const { state, frame } = readDigitizer(this.#layout, this.#state, bytes);
    this.#state = state;
    return frame === null ? [] : [frame];
  }

  reset(): void {
    this.#state = BETWEEN_FRAMES;
  }
}
