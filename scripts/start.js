import { ensureInstalled } from './install.js';

await ensureInstalled();
const { build } = await import('./build.js');
await build();
// In the same process, so that the server receives the signals.
await import(new URL('../dist/server/main.js', import.meta.url).href);
