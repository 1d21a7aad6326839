import { afterEach, beforeEach, vi } from 'vitest';

/** Unexpected console output fails a test. A test that expects output replaces the method and checks it. */
const METHODS = ['debug', 'info', 'log', 'warn', 'error'] as const;

let said: string[] = [];

beforeEach(() => {
  said = [];
  for (const method of METHODS) {
    vi.spyOn(console, method).mockImplementation((...words: unknown[]) => {
      said.push(`console.${method}: ${words.map(String).join(' ')}`);
    });
  }
});

afterEach(() => {
  vi.restoreAllMocks();
  if (said.length > 0) throw new Error(`Unexpected console output:\n${said.join('\n')}`);
});
