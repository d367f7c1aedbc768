import { defineConfig } from 'vitest/config';

/** For the mutation run: the tests of one feature, without a browser's world and without plugins. */
export default defineConfig({
  test: {
    environment: 'node',
    include: [`${process.env['MUTATED_TESTS'] ?? 'tests/domain'}/**/*.test.ts`],
    // What only chance catches counts as not noticed.
    exclude: ['**/interleavings.test.ts', '**/randomSessions.test.ts'],
  },
});
