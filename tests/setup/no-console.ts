import { afterEach, beforeEach, vi } from 'vitest';

/** Unexpected console output fails a test. A test that expects output replaces the method and checks it. */
const METHODS = ['debug', 'info', 'log', 'warn', 'error'] as const;

let output: string[] = [];

beforeEach(() => {
  output = [];
  for (const method of METHODS) {
    vi.spyOn(console, method).mockImplementation((...words: unknown[]) => {
      output.push(`console.${method}: ${words.map(String).join(' ')}`);
    });
  }
});

afterEach(() => {
  vi.restoreAllMocks();
  if (output.length > 0) throw new Error(`Unexpected console output:\n${output.join('\n')}`);
});
