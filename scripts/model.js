import { join } from 'node:path';
import { ensureInstalled } from './install.js';
import { root } from './root.js';

await ensureInstalled();
const { importTypeScript } = await import('./typescript.js');
const { fetchModel } = await importTypeScript('src/cli/fetch-model.ts');
process.exitCode = await fetchModel(process.argv.slice(2), join(root, '.env'), process.env);
