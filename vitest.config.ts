import { defineConfig } from 'vitest/config';

/** `npm test` runs everything but the slow suites, which have scripts of their own and end in `.slow.test.ts`. */
export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts', 'tests/**/*.test.tsx'],
    exclude: ['tests/**/*.slow.test.ts'],
    testTimeout: 30_000,
  },
});
