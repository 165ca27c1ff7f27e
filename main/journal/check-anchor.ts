import type { KeyObject } from 'node:crypto';
import { messageOf } from '../../hardware/result.ts';
import { type AnchorLine, contradictions, type MoreChains, provenLines } from './anchor.ts';
import { counted, Fault } from './check.ts';
import type { Store } from './store.ts';

/** All lines of an anchor, wherever it is stored, and the key that proves them. */
export interface NamedAnchor {
  /** The path or address. */
  readonly name: string;
  readonly text: string;
  readonly proof: KeyObject;
}

/** Proves every line of an anchor and compares it with the books. Throws a `Fault` that names the first wrong one. */
export function checkAnchor(store: Store, anchor: NamedAnchor, beside: MoreChains | null = null): string {
  const lines = proven(anchor);
  const contradiction = contradictions(store, beside);
  for (const line of lines) {
    const wrong = contradiction(line);
    if (wrong !== null) throw new Fault(wrong);
  }
  return `${counted(lines.length, 'line')} of ${anchor.name}, all in the books`;
}

function proven({ name, text, proof }: NamedAnchor): AnchorLine[] {
  try {
    return provenLines(name, text, proof);
  } catch (error) {
    throw new Fault(messageOf(error));
  }
}
