import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { MixedOrder } from './tests/setup/mixed-order.ts';

/**
 * `npm run check` runs the project `unit`; `npm test` also runs `built`, the tests of the build: server, command line,
 * embedded engine and page. They are one project, because each project loads all modules again.
 */
export default defineConfig({
  test: {
    reporters: ['default', './tests/setup/count-reporter.ts'],
    // One more than the cores, because the tests of the server mostly wait.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: MixedOrder },
    // No module keeps state that a test could see, so each worker loads each module only once.
    isolate: false,
    // Node imports what is built as it is.
    server: { deps: { external: [/\/dist\//] } },
    // `npm run coverage`
    coverage: { include: ['src/**'], exclude: ['src/**/*.test.*'], reporter: ['text-summary'] },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          pool: 'threads',
          // Only ends a test that hangs. `bench/` measures how long something takes.
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
          name: 'built',
          include: ['tests/{server,engine,browser}/**/*.test.ts'],
          globalSetup: ['./tests/setup/browser.ts'],
          setupFiles: ['./tests/setup/no-console.ts'],
          // Long, because the machine may be busy.
          testTimeout: 300_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 20_000 } },
        },
      },
    ],
  },
});
