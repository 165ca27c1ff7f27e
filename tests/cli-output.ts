/** What a command prints, caught instead of shown. */
import { afterAll, beforeAll, beforeEach, vi } from 'vitest';

export interface Output {
  out: string;
  err: string;
}

/** Catches all that the tests of a file print, from its first test to its last; each begins with nothing printed. */
export function catchOutput(): Output {
  const said: Output = { out: '', err: '' };
  const spies: { mockRestore(): void }[] = [];
  beforeAll(() => {
    for (const [stream, name] of [
      [process.stdout, 'out'],
      [process.stderr, 'err'],
    ] as const) {
      const spy = vi.spyOn(stream, 'write').mockImplementation((text) => {
        said[name] += String(text);
        return true;
      });
      spies.push(spy);
    }
  });
  beforeEach(() => {
    said.out = '';
    said.err = '';
  });
  afterAll(() => {
    for (const spy of spies) spy.mockRestore();
  });
  return said;
}
