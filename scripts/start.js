import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './install.js';

await ensureInstalled();
const { build } = await import('./build.js');
await build();
if (process.stdin.isTTY && process.stdout.isTTY) {
  const { offerModel } = await import(new URL('../dist/server/offer-model.js', import.meta.url).href);
  await offerModel([fileURLToPath(new URL('model.js', import.meta.url))]);
}
// In the same process, so that the server receives the signals.
await import(new URL('../dist/server/main.js', import.meta.url).href);
