import { ensureInstalled } from './install.js';

await ensureInstalled();
const { importTypeScript } = await import('./typescript.js');
const { main } = await importTypeScript('eval/main.ts');
await main(process.argv.slice(2));
