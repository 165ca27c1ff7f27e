import { messageOf } from '../../hardware/result.ts';
import type { TableClock } from '../clock/clock.ts';
import { ROOT } from '../screens.ts';
import { fingerprints } from './files.ts';
import { compositeOf, type Difference, differences, readManifest } from './manifest.ts';

const DAY = 24 * 60 * 60_000;

export interface SoftwareCheckOptions {
  /** The manifest of the approved program. */
  readonly manifest: string;
  /** Where the program is; tests supply a small one. */
  readonly root?: string;
}

/**
 * Compares the program with its manifest before the table opens, and then once a day (M7). A mismatch stays reported
 * until the program restarts, because what was loaded into memory cannot be checked again.
 */
export class SoftwareCheck {
  readonly #manifest: string;
  readonly #root: string;
  #wrong: string | null = null;
  #found: { readonly composite: string; readonly files: number } | null = null;
  #cancel: (() => void) | null = null;

  constructor({ manifest, root = ROOT }: SoftwareCheckOptions) {
    this.#manifest = manifest;
    this.#root = root;
  }

  /**
   * Why this is not the approved program, in one sentence that names the first file; null as long as it is approved.
   */
  get wrong(): string | null {
    return this.#wrong;
  }

  /**
   * What is running, in one line for the floor; the composite is split into groups of sixteen digits, to be read aloud.
   */
  get detail(): string {
    if (this.#wrong !== null) return this.#wrong;
    if (this.#found === null) return 'not verified yet';
    const { composite, files } = this.#found;
    return `${files} files as approved, composite ${composite.replace(/.{16}(?=.)/g, '$& ')}`;
  }

  /** Checks every file once. Returns `wrong`. */
  async verify(): Promise<string | null> {
    try {
      const found = await fingerprints(this.#root);
      this.#found = { composite: compositeOf(found), files: found.size };
      const [first, ...more] = differences(this.#root, readManifest(this.#manifest), found);
      if (first) this.#wrong ??= sentence(first, more.length);
    } catch (error) {
      this.#wrong ??= `The program cannot be verified: ${messageOf(error)}`;
    }
    return this.#wrong;
  }

  /** Verifies once a day from now on, and calls `report` with the result each time. */
  daily(clock: TableClock, report: (wrong: string | null) => void): void {
    this.#cancel = clock.after(DAY, () => {
      this.daily(clock, report);
      void this.verify().then((wrong) => {
        if (this.#cancel !== null) report(wrong);
      });
    });
  }

  stop(): void {
    this.#cancel?.();
    this.#cancel = null;
  }
}

function sentence({ path, what }: Difference, more: number): string {
  const others = more === 0 ? '' : `, and ${more} more ${more === 1 ? 'file' : 'files'}`;
  return `This is not the approved program: ${path} is ${what}${others}. Install it again, or have it approved with a new manifest`;
}
