import type { Store } from '../journal/store.ts';

/** The pepper of this file, from `<path>.pepper`; made on first use. In memory for a store in memory. */
export declare function openPepper(store: Store): Buffer;
