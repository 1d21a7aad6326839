import { ensureInstalled } from './install.js';
import { staticChecks, step } from './steps.js';

ensureInstalled();
staticChecks();
step('unit tests', 'vitest', ['run', '--project', 'unit']);
