/** What a command prints, caught instead of shown. */
import { afterAll, beforeAll, beforeEach } from 'vitest';

export interface Output {
  out: string;
  err: string;
}

/**
 * Catches all that the tests of a file print, from its first test to its last; each begins with nothing printed. The streams
 * are given back at the end, so that such a file may share its world with others.
 */
export function catchOutput(): Output {
  const said: Output = { out: '', err: '' };
  const restore: (() => void)[] = [];
  beforeAll(() => {
    for (const [stream, name] of [
      [process.stdout, 'out'],
      [process.stderr, 'err'],
    ] as const) {
      const { write } = stream;
      stream.write = (text: string | Uint8Array): boolean => {
        said[name] += String(text);
        return true;
      };
      restore.push(() => {
        stream.write = write;
      });
    }
  });
  beforeEach(() => {
    said.out = '';
    said.err = '';
  });
  afterAll(() => {
    for (const giveBack of restore) giveBack();
  });
  return said;
}
