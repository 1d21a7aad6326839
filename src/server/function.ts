import { environmentOfProcess } from '../environment/environment.ts';
import { assemble } from './assemble.ts';
import { createLog } from './log.ts';

const environment = environmentOfProcess();

/** Made once for each instance of the function. A failure is kept: the platform starts another instance. */
const product = assemble(environment, 'http://localhost', createLog(environment.LOG_LEVEL), {
  // The platform routes nothing but its own names here, previews and aliases among them.
  anyHost: true,
});

/**
 * The whole product as one function, for platforms that call it with a request instead of letting it listen. The
 * client's address comes from the platform's proxy alone: `TRUST_PROXY` must not be 0.
 */
export async function fetch(request: Request): Promise<Response> {
  const { app } = await product;
  return app.fetch(request);
}
