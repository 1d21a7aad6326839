#!/usr/bin/env node
import { ensureInstalled } from '../scripts/install.js';

await ensureInstalled();
const { build } = await import('../scripts/build.js');
await build();
await import(new URL('../dist/server/cli.js', import.meta.url).href);
