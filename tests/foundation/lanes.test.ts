import { existsSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { lanes, longForms, needsOf, needsOfFile } from '../lanes.ts';
import { SECONDS } from '../long-files.ts';
import { LongestFirst } from '../longest-first.ts';

const TESTS = dirname(import.meta.dirname);
const { shared, quick, browser, isolated } = lanes();

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
    [importing('../../renderer/kit/suits.tsx'), 'what Node does not read'],
  ])('%s', (text, need) => {
    expect(needsOf(text)).toEqual([need]);
  });

  it('is nothing where a file works on its own values', () => {
    expect(needsOf("import { describe } from 'vitest'; if (process.env.CI === 'true') run();")).toEqual([]);
  });

  it('is a spy that is never taken away; one that is makes it no more than not quick', () => {
    const spies = calling('vi', ".spyOn(process.stdout, 'write');");
    expect(needsOf(spies)).toEqual(['spies', 'spies that are never taken away']);
    expect(needsOf(`const write = ${spies}\nwrite.mockRestore();`)).toEqual(['spies']);
    expect(needsOf(`afterEach(() => vi.restoreAllMocks());\n${spies}`)).toEqual(['spies']);
  });

  it('is nothing that a file does only when it is started as a program', () => {
    const ends = calling('process', '.exitCode = 1;');
    expect(needsOf(ends)).toEqual(['the state of the process']);
    expect(needsOf(`export const one = 1;\n\nif (import.meta.main) {\n  ${ends}\n}\n`)).toEqual([]);
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
    expect(isolated).toContain('tests/main/table/choices.test.ts');
    expect(isolated).toContain('tests/renderer/drawing.test.ts');
    expect(shared).toContain('tests/main/cli/house.test.ts');
    expect(quick).not.toContain('tests/main/cli/house.test.ts');
  });

  it('share a world where only processes are started or sockets opened, and are quick without', () => {
    expect(shared).toEqual(expect.arrayContaining(quick));
    expect(shared).toContain('tests/faults/kill.test.ts');
    expect(quick).not.toContain('tests/faults/kill.test.ts');
    expect(quick).toContain('tests/games/poker/betting.test.ts');
  });

  it('hold every file that has a long form, which is in the slow suites', () => {
    expect(longForms()).toContain('tests/main/leak.test.ts');
    expect(longForms()).toContain('tests/games/poker/properties.test.ts');
    expect(longForms()).not.toContain('tests/renderer/drawing.test.ts');
    for (const file of longForms()) expect([...shared, ...browser, ...isolated]).toContain(file);
  });

  it('know as long only files that are there', () => {
    for (const file of Object.keys(SECONDS)) expect(existsSync(join(dirname(TESTS), file)), file).toBe(true);
  });

  it('start the longest first, each lane by itself, and leave the others as they were', async () => {
    const root = dirname(TESTS);
    const [long, longer] = ['tests/cage/cage.test.ts', 'tests/e2e/evening.test.ts'];
    expect(SECONDS[longer]).toBeGreaterThan(SECONDS[long] ?? 0);
    const specs = [
      ['shared', 'tests/games/card.test.ts'],
      ['shared', 'tests/main/leak.test.ts'],
      ['browser', 'tests/none.test.ts'],
      ['browser', long],
      ['browser', longer],
    ].map(([name, file]) => ({
      moduleId: join(root, file ?? ''),
      project: { name, config: { sequence: { groupOrder: 0 } } },
    }));
    const vitest = { config: { root }, cache: { getTestSpecificationResult: () => ({ failed: false, duration: 1 }) } };
    const sorted = await new LongestFirst(vitest as never).sort(specs as never);
    expect(sorted.map(({ moduleId }) => relative(root, moduleId))).toEqual([
      longer,
      long,
      'tests/none.test.ts',
      'tests/main/leak.test.ts',
      'tests/games/card.test.ts',
    ]);
  });
});
