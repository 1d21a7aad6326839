import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { chromiumOptions } from '../browser/harness/browser.ts';
import { scriptedAt, startProduct } from '../browser/harness/product.ts';
import { startFakeService } from '../fake-service/fake-service.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the Chromium that the files share can be reached. */
    chromium: string;
    /** Address of the scripted model service. */
    scripted: string;
    /** Addresses of the products that the files share, by scenario; `rules` is the one without a model. */
    products: Record<string, string>;
  }
}

/** Scenarios that several files use. */
const SCENARIOS = ['lively', 'error-mid-stream'];

/** Starts what all files of the browser project share: one Chromium, the scripted service and products. */
export async function setup({ provide }: TestProject) {
  const [browser, service] = await Promise.all([
    chromium.launchServer(chromiumOptions()),
    startFakeService(),
  ]);
  const products = await Promise.all([
    startProduct(),
    ...SCENARIOS.map((scenario) => startProduct(scriptedAt(service.url, scenario))),
  ]);
  provide('chromium', browser.wsEndpoint());
  provide('scripted', service.url);
  provide(
    'products',
    Object.fromEntries(products.map(({ url }, index) => [['rules', ...SCENARIOS][index], url])),
  );
  return async () => {
    for (const { process } of products) process.kill('SIGKILL');
    await Promise.all([browser.close(), service.close()]);
  };
}
