import type { Reporter, TestModule } from 'vitest/node';

/** Prints, as the last line, `N passed, N failed, N skipped` that programs can parse. */
export default class CountReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]) {
    const count = { passed: 0, failed: 0, skipped: 0, pending: 0 };
    for (const module of modules) {
      for (const test of module.children.allTests()) count[test.result().state] += 1;
      // A file that failed to load has no tests; it counts as one failure.
      if (module.state() === 'failed' && module.errors().length > 0) count.failed += 1;
    }
    process.stdout.write(
      `\n${count.passed} passed, ${count.failed + count.pending} failed, ${count.skipped} skipped\n`,
    );
  }
}
