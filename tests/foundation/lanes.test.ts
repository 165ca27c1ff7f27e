import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LONG, lanes, needsOf, needsOfFile } from '../lanes.ts';

const TESTS = dirname(import.meta.dirname);
const { shared, browser, isolated } = lanes();

describe('what keeps a test file from sharing its world', () => {
  const importing = (name: string): string => `import { one } from '${name}';`;
  const calling = (what: string, rest: string): string => `${what}${rest}`;

  it.each([
    [importing('playwright-core'), 'a browser'],
    [importing('node:child_process'), 'processes or threads'],
    [importing('ws'), 'sockets'],
    [calling('vi', ".mock('../main/host.ts');"), 'modules or globals in place of the real ones'],
    [calling('vi', '.useFakeTimers();'), 'modules or globals in place of the real ones'],
    [calling('process', ".env.TZ = 'UTC';"), 'the state of the process'],
  ])('%s', (text, need) => {
    expect(needsOf(text)).toEqual([need]);
  });

  it('is nothing where a file works on its own values', () => {
    expect(needsOf("import { describe } from 'vitest'; if (process.env.CI === 'true') run();")).toEqual([]);
  });

  it('is found in a helper that the file imports, too', () => {
    const file = join(TESTS, 'station', 'station.browser.test.ts');
    expect(needsOfFile(file)).toContain('a browser');
  });
});

describe('the lanes', () => {
  it('hold every test file once', () => {
    const all = [...shared, ...browser, ...isolated];
    expect(new Set(all).size).toBe(all.length);
    for (const file of ['tests/games/poker/betting.test.ts', 'tests/main/table/table.test.ts'])
      expect(shared).toContain(file);
    expect(browser).toContain('tests/station/station.browser.test.ts');
    expect(isolated).toContain('tests/faults/kill.test.ts');
  });

  it('leave out of the fast one only files that are there', () => {
    for (const file of LONG) {
      expect(shared).toContain(file);
      expect(existsSync(join(dirname(TESTS), file))).toBe(true);
    }
  });
});
