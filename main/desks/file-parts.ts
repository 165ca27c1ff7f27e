/** Files that a cage receives in parts, one after the other. An incomplete file is not kept. */
import { type Refusal, type Result, refuse } from '../../games/result.ts';
import type { FilePart } from '../../protocol/file-part.ts';

/** Maximum number of files on their way at once. */
const MOST = 20;

export class FileParts {
  readonly #coming = new Map<string, readonly string[]>();

  /**
   * Takes the next part of a file. Returns the whole file with the last part, null before it. Refused as `file parts`
   * when parts are out of order.
   */
  take(whose: string, { part, of, data }: FilePart): Result<string | null, Refusal> {
    const before = part === 1 ? [] : this.#coming.get(whose);
    this.#coming.delete(whose);
    if (before === undefined || before.length !== part - 1 || part > of) {
      return refuse('file parts', 'The file did not arrive whole. Send it again.');
    }
    const parts = [...before, data];
    if (part === of) return { ok: true, value: parts.join('') };
    const [oldest] = this.#coming.keys();
    if (this.#coming.size >= MOST && oldest !== undefined) this.#coming.delete(oldest);
    this.#coming.set(whose, parts);
    return { ok: true, value: null };
  }
}
