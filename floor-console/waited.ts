import { since } from './seat-state.ts';
import { texts } from './texts.ts';

/** How long something has waited: `just now`, `for 4 min`; empty when that is not known. */
export const waitedText = ({ since: at }: { readonly since: number | null }, now: number): string =>
  at === null ? '' : now - at < 60_000 ? texts.common.justNow : texts.toDo.waiting(since(at, now));
