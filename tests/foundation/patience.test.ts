/** No test fails because the machine is busy, or by a value that no other run tries: what would make one is found here. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import config from '../../vitest.config.ts';
import { freePort } from '../free-port.ts';
import { HANG } from '../hang.ts';
import { repeated } from '../repeated.ts';

const TESTS = join(import.meta.dirname, '..');

const sources = readdirSync(TESTS, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && relative(TESTS, import.meta.filename) !== file)
  .map((file) => ({ file, text: readFileSync(join(TESTS, file), 'utf8') }));

/** The calls of a function in a text, each to its closing bracket. */
function callsOf(name: RegExp, text: string): string[] {
  return [...text.matchAll(new RegExp(`${name.source}\\(`, 'g'))].map(({ 0: head, index }) => {
    let open = 0;
    for (let at = index + head.length - 1; at < text.length; at += 1) {
      if (text[at] === '(') open += 1;
      if (text[at] === ')') open -= 1;
      if (open === 0) return text.slice(index, at + 1);
    }
    return text.slice(index);
  });
}

describe('what a test waits for', () => {
  it('is waited for until it hangs: vitest by itself gives up after a second', () => {
    const calls = sources.flatMap(({ file, text }) =>
      callsOf(/\bvi\.wait(?:For|Until)/, text).map((call) => `${file}: ${call}`),
    );
    expect(calls.length).toBeGreaterThan(20);
    expect(calls.filter((call) => !call.includes('timeout:'))).toEqual([]);
  });

  it('may come late in a poll, too', () => {
    expect(config({ mode: 'test', command: 'serve' })).toMatchObject({ test: { expect: { poll: { timeout: HANG } } } });
  });
});

describe('chance', () => {
  /** The moment at which a process is killed is nobody's choice anyway. */
  const MAY = ['faults/kill.ts'];

  it('has no part in a test', () => {
    const draws = sources.filter(({ text }) => /\bMath\.random\(\)|\brandomInt\(/.test(text)).map(({ file }) => file);
    expect(draws).toEqual(MAY);
  });

  it('has none in what fast-check tries, but in the long form', () => {
    const one = fc.sample(fc.integer(), 1);
    expect(fc.readConfigureGlobal().seed).toBe(repeated(2026, fc.readConfigureGlobal().seed ?? Number.NaN));
    expect(fc.sample(fc.integer(), 1)).toEqual(one);
  });
});

describe('a free port', () => {
  it('is none that a system gives to whoever asks for any, and another one each time', async () => {
    const ports = [await freePort(), await freePort(), await freePort()];
    expect(new Set(ports).size).toBe(ports.length);
    for (const port of ports) {
      expect(port).toBeGreaterThanOrEqual(10_000);
      expect(port).toBeLessThan(32_768);
    }
  });
});
