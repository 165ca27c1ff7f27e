/** Stores the calibration of each station's touch screen: `touch.json` in the data folder. */
import { existsSync, renameSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { seat } from '../games/seat.ts';
import { readJsonFile, strict } from '../hardware/json-file.ts';
import type { Calibration } from '../hardware/touch/calibration.ts';

const factor = z.int();
const kept = strict({
  a: factor,
  b: factor,
  c: factor,
  d: factor,
  e: factor,
  f: factor,
  /** As `Fit.error`. */
  error: z.int().min(0),
});
const STATION = '"station-1" to "station-10"';
const file = z.partialRecord(z.templateLiteral(['station-', seat], { error: STATION }), kept);

/** A calibration and how well it fitted. */
export type KeptCalibration = Calibration & { readonly error: number };

export class TouchFile {
  readonly #path: string;
  #kept: z.infer<typeof file>;

  private constructor(path: string, of: z.infer<typeof file>) {
    this.#path = path;
    this.#kept = of;
  }

  /** Reads the file; an empty one when there is none. Throws an error with one line for each fault. */
  static open(path: string): TouchFile {
    if (!existsSync(path)) return new TouchFile(path, {});
    const read = readJsonFile(path, file, 'the calibrations of the touch screens');
    if (!read.ok) throw new Error(`${read.error.message}\nRemove the file to calibrate again at the stations.`);
    return new TouchFile(path, read.value.value);
  }

  of(station: number): KeptCalibration | null {
    return this.#kept[`station-${station}`] ?? null;
  }

  /** Writes the whole file and then replaces the old one, so that a power cut leaves one or the other. */
  keep(station: number, calibration: KeptCalibration): void {
    const next = { ...this.#kept, [`station-${station}`]: calibration };
    const unfinished = `${this.#path}.next`;
    writeFileSync(unfinished, `${JSON.stringify(next, null, 2)}\n`, { mode: 0o600, flush: true });
    renameSync(unfinished, this.#path);
    this.#kept = next;
  }
}
