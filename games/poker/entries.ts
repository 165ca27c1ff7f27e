/** How each ready player comes into a hand, while that is being decided. */
import type { Chair } from './layout.ts';
import type { NotDealt } from './not-dealt.ts';
import type { Post } from './start.ts';

/** How a player comes into the hand, or why they do not. */
export type Entry = { readonly dealt: true; readonly put: Omit<Post, 'seat'> | null } | NotDealt;

/** The entries by chair. A list by seat, with ten entries at most: looked up many times for every hand. */
export class Entries {
  /** Every chair that has an entry, in the order the entries were made. */
  readonly chairs: Chair[] = [];
  readonly #bySeat: (Entry | undefined)[] = new Array<Entry | undefined>(11).fill(undefined);

  get({ seat }: Chair): Entry | undefined {
    return this.#bySeat[seat];
  }

  set(chair: Chair, entry: Entry): void {
    if (this.#bySeat[chair.seat] === undefined) this.chairs.push(chair);
    this.#bySeat[chair.seat] = entry;
  }

  countDealt(): number {
    let count = 0;
    for (const chair of this.chairs) if (this.get(chair)?.dealt) count += 1;
    return count;
  }
}
