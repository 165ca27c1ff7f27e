import type { Clock } from '../ports/clock.ts';
import type { Port } from '../ports/port.ts';
import type { Reader, ReaderPlace } from '../reader.ts';
import type { Result } from '../result.ts';
import { PortReader, type SwipeAssembler } from './port-reader.ts';
import { type ReadError, refuseSwipe } from './read-error.ts';
import { decodeReport } from './report.ts';
import { type HidDevice, layoutFor, type ReportLayout } from './report-layout.ts';
import type { Swipe } from './track.ts';

/** How long, in milliseconds, an unfinished report is kept before it is dropped. */
export const REPORT_STALLED = 250;

/** A reader on USB that sends its swipes as raw HID reports, never as keystrokes (B-84). */
export const hidReader = (station: ReaderPlace, port: Port<HidDevice>, clock: Clock): Reader =>
  new PortReader(station, port, (swiped) => new ReportAssembler(clock, swiped));

/** Collects reports to their full length: some drivers deliver them in pieces of one USB packet, eight bytes (B-79). */
class ReportAssembler implements SwipeAssembler<HidDevice> {
  readonly #clock: Clock;
  readonly #swiped: (result: Result<Swipe, ReadError>) => void;
  #layout: ReportLayout | undefined;
  #report: Uint8Array = new Uint8Array();
  #cancel: () => void = () => {};

  constructor(clock: Clock, swiped: (result: Result<Swipe, ReadError>) => void) {
    this.#clock = clock;
    this.#swiped = swiped;
  }

  opened(device: HidDevice): string | undefined {
    this.reset();
    this.#layout = layoutFor(device);
    if (this.#layout) return undefined;
    const name = [device.vendorId, device.productId].map((id) => id.toString(16).padStart(4, '0')).join(':');
    return `USB device ${name} does not describe itself as a card reader (usage page 0x8E, or MagTek's)`;
  }

  push(bytes: Uint8Array): void {
    const layout = this.#layout;
    if (!layout) return;
    this.#cancel();
    const ofAnother = this.#report.length === 0 && layout.reportId !== 0 && bytes[0] !== layout.reportId;
    if (ofAnother) return; // a button or a status, not a swipe
    this.#report = Buffer.concat([this.#report, bytes]);
    if (this.#report.length < layout.length) {
      this.#cancel = this.#clock.after(REPORT_STALLED, () => this.#stalled());
      return;
    }
    const report = this.#report;
    this.reset();
    this.#swiped(decodeReport(layout, report));
  }

  reset(): void {
    this.#cancel();
    this.#report = new Uint8Array();
  }

  #stalled(): void {
    this.reset();
    this.#swiped(refuseSwipe('read-error', 'The reader stopped in the middle of a card: please swipe it again.'));
  }
}
