import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { HANG } from './tests/hang.ts';
import { lanes, longForms } from './tests/lanes.ts';
import { SECONDS } from './tests/long-files.ts';
import { LongestFirst } from './tests/longest-first.ts';

const SLOW = 'tests/**/*.slow.test.ts';

/**
 * Node loads the modules itself, as it does in the program. Vite's own loader looks an import up again at each use, which
 * makes the rules of the games run a third slower.
 */
const LOADED_BY_NODE = { experimental: { viteModuleRunner: false, nodeLoader: false } } as const;

/**
 * `npm test` runs everything but the slow suites, whose files end in `.slow.test.ts`; `npm run slow` runs those, and the
 * long forms of others (`tests/repeated.ts`).
 * `npm test -- --fast` runs what needs nothing but its own values, without what plays for long. Tests in the
 * lane `shared` share one world for each worker; those in the lane `browser` also share built pages and one Chromium
 * (tests/lanes.ts).
 */
export default defineConfig(({ mode }) => {
  const test = {
    // Limits stop hangs only; no test fails because the machine is busy.
    testTimeout: mode === 'slow' ? 3_600_000 : 1_200_000,
    hookTimeout: 1_200_000,
    expect: { poll: { timeout: HANG } },
    // Two cores carry three workers: while one waits for a browser or a process the others play hands.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    // Most objects of a test live briefly: in a large young generation few of them are ever copied.
    execArgv: ['--min-semi-space-size=16'],
    sequence: { sequencer: LongestFirst },
    silent: 'passed-only' as const,
    setupFiles: ['tests/seeded.ts'],
    // How often `tests/repeated.ts` has them try.
    env: { DEALERLESS_REPEATED: mode === 'slow' ? 'many' : 'few' },
  };
  if (mode === 'slow') return { test: { ...test, ...LOADED_BY_NODE, include: [SLOW, ...longForms()] } };
  const { shared, quick, browser, isolated } = lanes();
  const short = quick.filter((file) => !(file in SECONDS));
  const together = { ...LOADED_BY_NODE, isolate: false };
  const alike = { ...together, name: 'shared', include: mode === 'fast' ? short : shared };
  if (mode === 'fast') return { test: { ...test, projects: [{ extends: true as const, test: alike }] } };
  return {
    test: {
      ...test,
      projects: [
        { extends: true as const, test: { ...alike, globalSetup: 'tests/postgres-setup.ts' } },
        {
          extends: true as const,
          test: { ...together, name: 'browser', include: browser, globalSetup: 'tests/browser-setup.ts' },
        },
        { extends: true as const, test: { name: 'isolated', include: isolated } },
      ],
    },
  };
});
