import { environmentOfProcess } from '../environment/environment.ts';
import { assemble } from './assemble.ts';
import { createLog } from './log.ts';

const environment = environmentOfProcess();

/** Made once for each instance of the function. After a failure every call fails, and the platform starts another instance. */
const product = assemble(environment, 'http://localhost', createLog(environment.LOG_LEVEL), {
  // The platform passes on only requests for its own host names, which include previews and aliases.
  anyHost: true,
});

/**
 * The whole server as one function, for platforms that call a function with each request. Only the platform's proxy knows
 * the client's address, so `TRUST_PROXY` must not be 0.
 */
export async function fetch(request: Request): Promise<Response> {
  const { app } = await product;
  return app.fetch(request);
}
