import type { Port, PortEvent } from './port.ts';

/** A port with nothing at the other end: its owner decides what comes in, and when it breaks. */
export class SimulatedPort<Device> implements Port<Device> {
  readonly #device: Device;
  #tell: ((event: PortEvent<Device>) => void) | undefined;
  #lost = false;

  constructor(device: Device) {
    this.#device = device;
  }

  open(on: (event: PortEvent<Device>) => void): void {
    this.#tell = on;
    on({ kind: 'open', device: this.#device });
  }

  async close(): Promise<void> {
    this.#tell = undefined;
  }

  get lost(): boolean {
    return this.#lost;
  }

  /** Bytes from the device. While it is lost, or not open, they are dropped. */
  send(bytes: Uint8Array): void {
    if (!this.#lost) this.#tell?.({ kind: 'bytes', bytes });
  }

  /** Pulls the plug. */
  lose(why: string): void {
    if (this.#lost) return;
    this.#lost = true;
    this.#tell?.({ kind: 'lost', why });
  }

  /** Puts the plug back in. */
  restore(): void {
    if (!this.#lost) return;
    this.#lost = false;
    this.#tell?.({ kind: 'open', device: this.#device });
  }
}
