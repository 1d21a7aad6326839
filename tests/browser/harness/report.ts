import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { type FakeService, startFakeService } from '../../fake-service/fake-service.ts';
import { type Product, useProduct } from './product.ts';

export const IDEA = {
  es: 'Una biblioteca de herramientas de barrio: los vecinos toman prestado un taladro por 3 € al día de una taquilla cercana en lugar de comprarlo.',
  en: 'A neighbourhood tool library: residents borrow a drill for £3 a day from a locker nearby instead of buying one for a single use.',
};

/**
 * Starts the scripted model service and products that use it, for the tests of a file.
 * @returns starts a product; the model name selects the scenario: `lively`, `slow`, `error-mid-stream`, …
 */
export function useScriptedProducts() {
  let fake: FakeService | undefined;
  beforeAll(async () => {
    fake = await startFakeService();
  });
  afterAll(() => fake?.close());
  return (
    model: string,
    environment: Record<string, string> | (() => Record<string, string>) = {},
  ): Product =>
    useProduct(() => ({
      AI_SERVICE: 'huggingface',
      AI_API_KEY: 'hf_test',
      AI_BASE_URL: `${fake?.url}/v1`,
      AI_PROVIDER: 'auto',
      AI_MODEL: model,
      ...(typeof environment === 'function' ? environment() : environment),
    }));
}

/** Resolves when the report on the page is complete. */
export async function complete(page: Page): Promise<void> {
  await page.locator('article[aria-busy="false"]').waitFor({ timeout: 30_000 });
}

/** Types an idea and sends it with the keyboard. */
export async function send(page: Page, idea: string = IDEA.es): Promise<void> {
  await page.getByRole('textbox').fill(idea);
  await page.getByRole('textbox').press('Control+Enter');
}

/** Sends an idea, waits for its report and unfolds it. */
export async function unfolded(page: Page, idea?: string): Promise<void> {
  await send(page, idea);
  await complete(page);
  await page.getByRole('button', { name: /^(Ver análisis completo|Show full analysis)$/ }).click();
}

/** Whether an element is entirely inside the window. */
export function inView(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });
}
