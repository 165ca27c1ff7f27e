/**
 * The touch screens of the stations. A controller's reports become the pointer of the station's own window, by that
 * station's calibration. During a calibration, touches are taken for the targets and press nothing.
 */

import { ok, type Refusal, type Result, refuse } from '../games/result.ts';
import type { Seat } from '../games/seat.ts';
import type { Devices, TouchConfig } from '../hardware/devices.ts';
import { messageOf } from '../hardware/result.ts';
import {
  bestFit,
  FULL,
  LARGEST_ERROR,
  type PanelPoint,
  placeOf,
  TARGETS,
  uncalibrated,
} from '../hardware/touch/calibration.ts';
import type { TouchEvent, TouchSource } from '../hardware/touch/controller.ts';
import type { PointerEvent } from '../hardware/touch/one-contact.ts';
import { makeTouch } from '../hardware/touch/open-touch.ts';
import type { Device } from '../protocol/floor-view.ts';
import type { StationView } from '../protocol/station-view.ts';
import type { Table } from './table/table.ts';
import type { TouchFile } from './touch-file.ts';

/** Receives touches at a station; places are from 0 to `FULL` on both axes of its screen. */
export type PointerSink = (station: Seat, event: PointerEvent) => void;

/** Milliseconds without a touch after which a calibration is given up, and for how long its end is shown. */
const GIVEN_UP = 60_000;
const SHOWN = 5_000;

type CalibrationView = NonNullable<StationView['calibration']>;

/** A calibration in progress, or the end of one while it is shown. */
interface Calibrating {
  readonly touches: PanelPoint[];
  ended: CalibrationView['ended'] | null;
  cancel: () => void;
}

export class TouchScreens {
  readonly #table: Table;
  readonly #file: TouchFile;
  readonly #make: (config: TouchConfig) => TouchSource;
  readonly #sources = new Map<Seat, TouchSource>();
  readonly #devices = new Map<Seat, Device>();
  readonly #calibrating = new Map<Seat, Calibrating>();
  #sink: PointerSink = () => {};

  constructor(table: Table, file: TouchFile, make = (config: TouchConfig) => makeTouch(config, table.parts.clock)) {
    this.#table = table;
    this.#file = file;
    this.#make = make;
  }

  /** Opens the configured controllers. */
  open({ touch }: Pick<Devices, 'touch'>): void {
    for (const config of touch) {
      const source = this.#make(config);
      this.#sources.set(config.station, source);
      this.#note(config.station, config.kind, 'ok', 'ready');
      source.open((event) => this.#heard(config, event));
    }
  }

  async close(): Promise<void> {
    for (const seat of this.#calibrating.keys()) this.#stop(seat);
    await Promise.all([...this.#sources.values()].map((source) => source.close()));
  }

  /** Sets where the pointers go: the windows of the Electron shell. */
  onPointer(sink: PointerSink): void {
    this.#sink = sink;
  }

  devices(): readonly Device[] {
    return [...this.#devices].map(([seat, device]) => ({
      ...device,
      detail: device.state === 'ok' ? this.#detail(seat) : device.detail,
      touch: { seat, calibrating: this.#calibrating.get(seat)?.ended === null },
    }));
  }

  #detail(seat: Seat): string {
    const kept = this.#file.of(seat);
    return kept === null ? 'ready, not calibrated yet' : `ready, calibrated to within ${percent(kept.error)}`;
  }

  // ------------------------------------------------------------------------------------------------- calibration

  /** Shows the targets at an empty station, or takes them away. */
  calibrate(seat: Seat, on: boolean): Result<null, Refusal> {
    if (!on) {
      this.#stop(seat);
      this.#table.touch();
      return ok(null);
    }
    const device = this.#devices.get(seat);
    if (device === undefined) return refuse('no touch controller', `Station ${seat} has no touch controller.`);
    if (device.state === 'lost') return refuse('lost', `The touch controller of station ${seat} does not answer.`);
    if (this.#table.sitting(seat)) return refuse('taken', `Station ${seat} is in use: calibrate when it is free.`);
    this.#stop(seat);
    this.#calibrating.set(seat, { touches: [], ended: null, cancel: () => {} });
    this.#wait(seat, GIVEN_UP);
    this.#table.touch();
    return ok(null);
  }

  /** What a station shows of its calibration: the target to touch, or how it ended; null when there is none now. */
  calibration(seat: Seat): CalibrationView | null {
    const going = this.#calibrating.get(seat);
    if (going === undefined) return null;
    const target = TARGETS[going.touches.length] ?? TARGETS[0];
    if (target === undefined) return null;
    return {
      x: thousandths(target.x),
      y: thousandths(target.y),
      done: going.touches.length,
      of: TARGETS.length,
      ...(going.ended ? { ended: going.ended } : {}),
    };
  }

  #wait(seat: Seat, ms: number): void {
    const going = this.#calibrating.get(seat);
    if (going === undefined) return;
    going.cancel();
    going.cancel = this.#table.parts.clock.after(ms, () => {
      this.#stop(seat);
      this.#table.touch();
    });
  }

  #stop(seat: Seat): void {
    this.#calibrating.get(seat)?.cancel();
    this.#calibrating.delete(seat);
  }

  /** A target counts at the place where the finger was lifted. */
  #target(seat: Seat, going: Calibrating, event: PointerEvent): void {
    if (going.ended !== null || event.kind !== 'up') return;
    going.touches.push({ x: event.x, y: event.y });
    if (going.touches.length === TARGETS.length) this.#finish(seat, going);
    this.#wait(seat, going.ended === null ? GIVEN_UP : SHOWN);
    this.#table.touch();
  }

  #finish(seat: Seat, going: Calibrating): void {
    const fitted = bestFit(going.touches);
    const error = fitted?.error ?? FULL;
    const good = fitted !== null && error <= LARGEST_ERROR;
    if (good) this.#file.keep(seat, { ...fitted.calibration, error });
    going.ended = { good, error: thousandths(error) };
    const found = fitted === null ? 'the touches are all in one place or line' : `off by ${percent(error)}`;
    this.#log(
      good ? 'info' : 'warning',
      good ? 'touch calibrated' : 'touch not calibrated',
      `Station ${seat}: ${good ? `touch screen calibrated to within ${percent(error)}` : `touch screen not calibrated: ${found}`}`,
      seat,
    );
  }

  // ------------------------------------------------------------------------------------------------------ events

  #heard(config: TouchConfig, event: TouchEvent): void {
    const { station } = config;
    try {
      if (event.kind === 'pointer') this.#point(station, event);
      else if (event.kind === 'lost') this.#lost(config, event.why);
      else this.#back(config);
    } catch (error) {
      this.#log('warning', 'touch failed', `Station ${station}: ${messageOf(error)}`, station);
    }
  }

  #point(seat: Seat, { event, axes }: Extract<TouchEvent, { kind: 'pointer' }>): void {
    const going = this.#calibrating.get(seat);
    if (going !== undefined) this.#target(seat, going, event);
    else if (event.kind === 'cancel') this.#sink(seat, event);
    else this.#sink(seat, { kind: event.kind, ...placeOf(this.#file.of(seat) ?? uncalibrated(axes), event) });
  }

  #lost({ station, kind }: TouchConfig, why: string): void {
    this.#stop(station);
    this.#note(station, kind, 'lost', why);
    this.#log('warning', 'touch lost', `Station ${station}: touch controller lost: ${why}`, station);
    this.#table.touch();
  }

  #back({ station, kind }: TouchConfig): void {
    this.#note(station, kind, 'ok', 'ready');
    this.#log('info', 'touch back', `Station ${station}: touch controller is back`, station);
    this.#table.touch();
  }

  #note(seat: Seat, kind: TouchConfig['kind'], state: Device['state'], detail: string): void {
    const device = { id: `touch-${seat}`, station: `Station ${seat}`, kind: `touch ${kind}`, state };
    this.#devices.set(seat, { ...device, detail: detail.slice(0, 400) });
  }

  #log(level: 'info' | 'warning', code: string, text: string, seat: Seat): void {
    this.#table.note({ level, code, text, seat, by: null });
  }
}

const thousandths = (part: number): number => Math.round((part * 1000) / FULL);

/** `0.3% of the screen`. */
const percent = (part: number): string => `${thousandths(part) / 10}% of the screen`;
