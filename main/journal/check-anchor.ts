import type { KeyObject } from 'node:crypto';
import { messageOf } from '../../hardware/result.ts';
import { type AnchorLine, contradictions, readAnchor } from './anchor.ts';
import { counted, Fault } from './check.ts';
import type { Store } from './store.ts';

/** Proves every line of an anchor and compares it with the books. Throws a `Fault` that names the first wrong one. */
export function checkAnchor(store: Store, path: string, proof: KeyObject): string {
  const lines = proven(path, proof);
  const contradiction = contradictions(store);
  for (const line of lines) {
    const wrong = contradiction(line);
    if (wrong !== null) throw new Fault(wrong);
  }
  return `${counted(lines.length, 'line')} of ${path}, all in the books`;
}

function proven(path: string, proof: KeyObject): AnchorLine[] {
  try {
    return readAnchor(path, proof);
  } catch (error) {
    throw new Fault(messageOf(error));
  }
}
