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

/**
 * The tests of a text that have a limit of their own, each by its first line: as a last value after what they do, or as an option
 * before it. A formatted test ends on the first line that is no deeper than its first one and ends in `);`.
 */
function limited(text: string): string[] {
  const lines = text.split('\n');
  return lines.flatMap((first, nth) => {
    const [begins, indent = ''] =
      /^( *)(?:it|test|describe|beforeAll|beforeEach|afterAll|afterEach)\b.*\(/.exec(first) ?? [];
    if (begins === undefined) return [];
    const length = lines.slice(nth).findIndex((line) => line.endsWith(');') && !line.startsWith(`${indent} `));
    const whole = lines.slice(nth, nth + length + 1).join('\n');
    const isLimited = /\}, [\w.]+\);$|\},\n +[\w.]+,\n *\);$|\btimeout: [^{}]*\},\s+(?:async )?\(/.test(whole);
    return isLimited ? [first.trim()] : [];
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

  it('has no limit of its own: those of vitest.config.ts are there to end what hangs', () => {
    const short = sources.filter(({ file }) => !file.endsWith('.slow.test.ts'));
    expect(short.flatMap(({ file, text }) => limited(text).map((first) => `${file}: ${first}`))).toEqual([]);
  });

  it.each([
    ["it('a', () => {\n  b();\n}, 5_000);", true],
    ["  it('a', async () => {\n    b();\n  }, HANG);", true],
    ["it.each([\n  [1, 2],\n])('a', (one) => {\n  b(one);\n}, 5000);", true],
    ["it(\n  'a',\n  async () => {\n    b();\n  },\n  HANG,\n);", true],
    ['beforeAll(async () => {\n  b();\n}, patience.long);', true],
    ["it.each(B)('a %s', { timeout: HANG }, (b) =>\n  c(b),\n);", true],
    ["test('a', { timeout: 1, retry: 2 }, async () => {\n  b();\n});", true],
    ["it('a', async () => {\n  await poll(() => b(), { timeout: HANG });\n});", false],
    ["it('a', () => {\n  const b = c.reduce((sum, d) => {\n    return sum + d;\n  }, 0);\n});", false],
    ["it('a', () => b());\nconst c = d(() => {\n  e();\n}, 50);", false],
  ])('is known by how a limit is written: %s', (text, has) => expect(limited(text).length > 0).toBe(has));

  it('is the page in its new window, not just the window', () => {
    const alone = sources.filter(({ text }) => /\.setViewportSize\(/.test(text)).map(({ file }) => file);
    expect(alone).toEqual(['renderer/resized.ts']);
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

  it('plays no part in what fast-check tries, except in the long form', () => {
    const one = fc.sample(fc.integer(), 1);
    expect(fc.readConfigureGlobal().seed).toBe(repeated(2026, fc.readConfigureGlobal().seed ?? Number.NaN));
    expect(fc.sample(fc.integer(), 1)).toEqual(one);
  });
});

describe('a free port', () => {
  it('is outside the range the system hands out, and a different one each time', async () => {
    const ports = [await freePort(), await freePort(), await freePort()];
    expect(new Set(ports).size).toBe(ports.length);
    for (const port of ports) {
      expect(port).toBeGreaterThanOrEqual(10_000);
      expect(port).toBeLessThan(32_768);
    }
  });
});
