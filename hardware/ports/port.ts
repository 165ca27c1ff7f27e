/**
 * What a port reports to its reader. `open` comes each time the device is reached, at first and after every loss,
 * before any of its bytes; `lost` comes once for each outage, with a plain sentence that says why.
 */
export type PortEvent<Device> =
  | { readonly kind: 'open'; readonly device: Device }
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array }
  | { readonly kind: 'lost'; readonly why: string };

/**
 * A source of bytes. A port moves bytes and maintains its connection; it never looks inside them. `Device` is what the
 * port found out about the device when it opened it.
 */
export interface Port<Device> {
  /**
   * Starts the port. Called once. Failing to reach the device is a `lost` event, never an exception; the port keeps
   * trying.
   */
  open(on: (event: PortEvent<Device>) => void): void;
  /** Ends the port for good. It reports nothing afterward. */
  close(): Promise<void>;
}
