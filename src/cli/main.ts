import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { connectServices } from '../environment/connect-services.ts';
import { environmentOfProcess } from '../environment/environment.ts';
import { onStopSignal } from '../environment/stop-signal.ts';
import { type Backend, EXIT } from './context.ts';
import { run } from './run.ts';

// With this flag V8 collects garbage earlier: a large call needs 230 MB instead of 400 MB (`npm run bench -- call`).
if (process.argv[2] === 'call') setFlagsFromString('--optimize-for-size');

const interruption = new AbortController();
onStopSignal(() => interruption.abort(), EXIT.interrupted);

/** The installation's root, which is two folders above both `src/cli` and the built `dist/server`. */
const ROOT = new URL('../../', import.meta.url);

// Reads the `.env` of the installation, because a `.env` in the working folder could name somebody else's service.
async function connect(): Promise<Backend> {
  const environment = environmentOfProcess(fileURLToPath(new URL('.env', ROOT)));
  const connected = await connectServices(environment);
  return { ...connected, siteUrl: environment.SITE_URL ?? `http://localhost:${environment.PORT}` };
}

// `process.exit` would lose output that is still buffered for a pipe.
process.exitCode = await run(process.argv.slice(2), {
  variables: process.env,
  input: process.stdin,
  output: process.stdout,
  errors: process.stderr,
  interrupted: interruption.signal,
  connect,
});
