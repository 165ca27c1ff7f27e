/**
 * The Merkle tree of RFC 9162 (Certificate Transparency) section 2.1 with SHA-256, so that existing code for that tree
 * can check ours.
 *
 * Leaf: SHA-256(0x00, entry). Node: SHA-256(0x01, left, right). A last node without a partner moves up unchanged, which
 * gives the same tree as the standard's splitting from the top.
 */
import { hash as hashOnce } from 'node:crypto';
import { invariant } from '../../games/result.ts';

/**
 * SHA-256 of the parts joined together. It is computed in one call: a tree over a shoe takes some 830 hashes, and
 * creating a hash object for each would double the cost.
 */
export const sha256 = (...parts: readonly (Uint8Array | string)[]): Buffer => {
  const [first = '', ...others] = parts;
  const whole = others.length === 0 ? first : Buffer.concat(parts.map(bytes));
  return hashOnce('sha256', whole, 'buffer');
};

const bytes = (part: Uint8Array | string): Uint8Array => (typeof part === 'string' ? Buffer.from(part) : part);

const LEAF = Buffer.of(0);
const NODE = Buffer.of(1);

const leaf = (entry: Uint8Array): Buffer => sha256(LEAF, entry);
const node = (left: Uint8Array, right: Uint8Array): Buffer => sha256(NODE, left, right);

export class MerkleTree {
  /** The leaves first, the root alone in the last. */
  readonly #levels: readonly (readonly Buffer[])[];
  readonly root: Buffer;

  /** At least one entry. */
  constructor(entries: readonly Uint8Array[]) {
    const levels = [entries.map(leaf)];
    let level = levels[0] ?? [];
    while (level.length > 1) {
      level = above(level);
      levels.push(level);
    }
    const [root] = level;
    invariant(root !== undefined, 'a tree has at least one entry');
    this.#levels = levels;
    this.root = root;
  }

  /** The neighbors on the way from an entry up to the root, bottom first: its inclusion proof. */
  path(index: number): Buffer[] {
    const entries = this.#levels[0]?.length ?? 0;
    invariant(Number.isInteger(index) && index >= 0 && index < entries, () => `entry ${index} of ${entries}`);
    return this.#levels.flatMap((level, height) => level[(index >> height) ^ 1] ?? []);
  }
}

function above(level: readonly Buffer[]): Buffer[] {
  const up: Buffer[] = [];
  for (let i = 0; i < level.length; i += 2) {
    const [left, right] = [level[i], level[i + 1]];
    if (left) up.push(right ? node(left, right) : left);
  }
  return up;
}

/**
 * The root to which a path leads from an entry at this place among this many; null when a path from there has another
 * length. The sides follow from the place, not from the path, so each place has only one way up.
 */
export function rootFrom(
  entry: Uint8Array,
  place: { readonly index: number; readonly of: number },
  path: readonly Uint8Array[],
): Buffer | null {
  if (place.index < 0 || place.index >= place.of) return null;
  let hash = leaf(entry);
  let used = 0;
  for (let { index, of: width } = place; width > 1; index >>= 1, width = (width + 1) >> 1) {
    if ((index ^ 1) >= width) continue;
    const other = path[used];
    if (other === undefined) return null;
    used += 1;
    hash = index & 1 ? node(other, hash) : node(hash, other);
  }
  return used === path.length ? hash : null;
}
