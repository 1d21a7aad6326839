import { expect, test } from 'vitest';
import { ENGINE_VERSION } from '../home.ts';
import lock from './engine/package-lock.json' with { type: 'json' };
import { PLATFORM_PACKAGES } from './install-engine.ts';

test('every package of the engine is locked by its hash, without the URL of a registry', () => {
  const packages = lock.packages as Readonly<
    Record<string, { version?: string; integrity?: string; resolved?: string }>
  >;
  const { '': root, ...installed } = packages;
  expect(root).toMatchObject({ dependencies: { 'node-llama-cpp': ENGINE_VERSION } });
  for (const [path, { integrity, resolved }] of Object.entries(installed)) {
    expect(integrity, path).toMatch(/^sha512-/);
    expect(resolved, path).toBeUndefined();
  }
  for (const name of Object.values(PLATFORM_PACKAGES)) {
    expect(installed[`node_modules/@node-llama-cpp/${name}`]?.version, name).toBe(ENGINE_VERSION);
  }
});
