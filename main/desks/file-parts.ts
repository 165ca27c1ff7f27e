/** Photos that come to a cage in parts, one after the other; of one that does not come whole nothing is kept. */
import { type Refusal, type Result, refuse } from '../../games/result.ts';
import type { PhotoPart } from '../../protocol/photo.ts';

/** How many may be on their way at once. */
const MOST = 20;

export class PhotoParts {
  readonly #coming = new Map<string, readonly string[]>();

  /** Takes the next part of a photo; gives the whole with the last one, null before it. Refused: `photo parts` out of their order. */
  take(whose: string, { part, of, data }: PhotoPart): Result<string | null, Refusal> {
    const before = part === 1 ? [] : this.#coming.get(whose);
    this.#coming.delete(whose);
    if (before === undefined || before.length !== part - 1 || part > of) {
      return refuse('photo parts', 'The photo did not come whole. Take it once more.');
    }
    const parts = [...before, data];
    if (part === of) return { ok: true, value: parts.join('') };
    const [oldest] = this.#coming.keys();
    if (this.#coming.size >= MOST && oldest !== undefined) this.#coming.delete(oldest);
    this.#coming.set(whose, parts);
    return { ok: true, value: null };
  }
}
