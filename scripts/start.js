import { ensureInstalled } from './install.js';

await ensureInstalled();
const { build } = await import('./build.js');
await build();
// In this process: a signal sent to it is a signal to the server.
await import(new URL('../dist/server/main.js', import.meta.url).href);
