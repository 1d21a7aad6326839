/** Fails a test that writes to the console. A test that expects output mocks that console method. */

import { afterEach, beforeEach, vi } from 'vitest';

const METHODS = ['debug', 'info', 'log', 'warn', 'error'] as const;

let output: string[] = [];

beforeEach(() => {
  output = [];
  for (const method of METHODS) {
    vi.spyOn(console, method).mockImplementation((...args: unknown[]) => {
      output.push(`console.${method}: ${args.map(String).join(' ')}`);
    });
  }
});

afterEach(() => {
  vi.restoreAllMocks();
  if (output.length > 0) throw new Error(`Unexpected console output:\n${output.join('\n')}`);
});
