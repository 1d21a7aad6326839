import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { MixedOrder } from './tests/setup/mixed-order.ts';

/** `unit` is part of `npm run check`; `server`, `engine` and `browser` need the built product and run in `npm test`. */
export default defineConfig({
  test: {
    reporters: ['default', './tests/setup/count-reporter.ts'],
    // One more than the cores: the tests of the server mostly wait.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: MixedOrder },
    // A worker loads each module once: no module keeps state that a test could see.
    isolate: false,
    // `npm run coverage`
    coverage: { include: ['src/**'], exclude: ['src/**/*.test.*'], reporter: ['text-summary'] },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          pool: 'threads',
          // Bounds a hang. How long something takes is measured in `bench/`.
          testTimeout: 30_000,
          expect: { poll: { timeout: 15_000 } },
          include: [
            'src/**/*.test.{ts,tsx}',
            'tests/{documents,fake-service,renderers}/**/*.test.{ts,tsx}',
            'eval/**/*.test.ts',
          ],
          globalSetup: ['./scripts/pdf-fonts.js'],
          setupFiles: ['./tests/setup/no-console.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['tests/server/**/*.test.ts'],
          setupFiles: ['./tests/setup/no-console.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // What is waited for comes at once; a busy machine may take its time.
          expect: { poll: { timeout: 15_000 } },
        },
      },
      {
        extends: true,
        test: {
          name: 'engine',
          include: ['tests/engine/**/*.test.ts'],
          setupFiles: ['./tests/setup/no-console.ts'],
          testTimeout: 300_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 15_000 } },
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          globalSetup: ['./tests/setup/browser.ts'],
          setupFiles: ['./tests/setup/no-console.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
