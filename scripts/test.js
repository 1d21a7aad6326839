import { ensureInstalled } from './install.js';
import { staticChecks, step } from './steps.js';
import { ensureTestTools } from './test-tools.js';

ensureInstalled();
const { build } = await import('./build.js');
const environment = await ensureTestTools();
staticChecks();
await build();
step('size of the page', 'size-limit', []);
step('tests', 'vitest', ['run'], environment);
