import type { TestProject } from 'vitest/node';
import { scriptedAt, startProduct } from '../browser/harness/product.ts';
import { SCENARIO_BY_IDEA, startFakeService } from '../fake-service/fake-service.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the scripted model service. */
    scripted: string;
    /** URLs of the two shared Crisol servers: without a model, and with the scripted model. */
    products: { withoutModel: string; withModel: string };
  }
}

/**
 * Starts what the files of `tests/browser` share: two Crisol servers, and the scripted service, which also acts as the
 * visitor's Ollama.
 */
export async function setup({ provide }: TestProject) {
  const service = await startFakeService({ models: [SCENARIO_BY_IDEA] });
  const [withoutModel, withModel] = await Promise.all([
    startProduct(),
    startProduct(scriptedAt(service.url)),
  ]);
  provide('scripted', service.url);
  provide('products', { withoutModel: withoutModel.url, withModel: withModel.url });
  return async () => {
    for (const server of [withoutModel, withModel]) server.process.kill('SIGKILL');
    await service.close();
  };
}
