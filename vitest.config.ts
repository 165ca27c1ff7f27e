import { defineConfig } from 'vitest/config';

const SLOW = 'tests/**/*.slow.test.ts';

/** `npm test` runs everything but the slow suites, whose files end in `.slow.test.ts`; `npm run slow` runs only those. */
export default defineConfig(({ mode }) => ({
  test: {
    include: mode === 'slow' ? [SLOW] : ['tests/**/*.test.ts', 'tests/**/*.test.tsx'],
    exclude: mode === 'slow' ? [] : [SLOW],
    testTimeout: mode === 'slow' ? 600_000 : 30_000,
    silent: 'passed-only' as const,
  },
}));
