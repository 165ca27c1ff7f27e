import { defineConfig } from 'vitest/config';

const SLOW = 'tests/**/*.slow.test.ts';

/** `npm test` runs everything but the slow suites, whose files end in `.slow.test.ts`; `npm run slow` runs only those. */
export default defineConfig(({ mode }) => ({
  test: {
    include: mode === 'slow' ? [SLOW] : ['tests/**/*.test.ts', 'tests/**/*.test.tsx'],
    exclude: mode === 'slow' ? [] : [SLOW],
    // Limits stop hangs only; no test fails because the machine is busy.
    testTimeout: mode === 'slow' ? 3_600_000 : 1_200_000,
    hookTimeout: 1_200_000,
    silent: 'passed-only' as const,
  },
}));
