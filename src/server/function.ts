import { environmentOfProcess } from '../environment/environment.ts';
import { assemble } from './assemble.ts';
import { createLog } from './log.ts';

const environment = environmentOfProcess();

/** Made once in each instance of the function. If this fails, every request fails and the platform starts another instance. */
const assembling = assemble(environment, 'http://localhost', createLog(environment.LOG_LEVEL), {
  // The platform forwards only requests for its own host names, which include previews and aliases.
  anyHost: true,
});

/**
 * The whole server as a function that a platform calls with each request. Only the platform's proxy knows the client's IP
 * address, so `TRUST_PROXY` must not be 0.
 */
export async function fetch(request: Request): Promise<Response> {
  const { app } = await assembling;
  return app.fetch(request);
}
