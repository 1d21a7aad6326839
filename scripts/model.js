import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from './install.js';
import { root } from './lock.js';

await ensureInstalled();
if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'));
const { importTypeScript } = await import('./typescript.js');
const { main } = await importTypeScript('src/embedded/fetch/command.ts');
process.exitCode = await main(process.argv.slice(2), process.env);
