import { expect, test } from 'vitest';
import { ideaMessages } from '../../src/web/idea/messages.ts';
import { pageMessages } from '../../src/web/report/page-messages.ts';
import { shellMessages } from '../../src/web/shell/messages.ts';
import { hydrated, useBrowser } from './harness/browser.ts';
import { withoutModel as product, withModel } from './harness/product.ts';
import { box, button, inView } from './harness/report.ts';

const browser = useBrowser();
const texts = ideaMessages.es;

const IDEA =
  'Una lista de espera para clínicas de fisioterapia pequeñas: cuando un paciente cancela, el hueco se ofrece por WhatsApp. Cobramos 39 € al mes, empezando por Valencia.';

test('on a phone the form starts within 480 px, says who reads the idea, and grows with its text', async () => {
  for (const [path, { analyze }] of [
    ['/', ideaMessages.es],
    ['/en', ideaMessages.en],
  ] as const) {
    const { page } = await browser.visit(withModel.url + path, { viewport: { width: 360, height: 740 } });
    const text = page.getByRole('textbox');
    expect((await text.boundingBox())?.y).toBeLessThan(480);
    await expect.poll(() => inView(button(page, analyze))).toBe(true);
    if (path === '/en') continue;
    for (const badge of [texts.badgeExpert, texts.badgeDeep, texts.badgeReal])
      await page.getByRole('listitem').getByText(badge, { exact: true }).waitFor();
    const height = async () => (await text.boundingBox())?.height ?? 0;
    const empty = await height();
    await text.fill(IDEA.repeat(2));
    expect(await height()).toBeGreaterThan(empty * 1.5);
    await text.fill(IDEA.repeat(6).slice(0, 1000));
    expect(await height()).toBeLessThan(740 * 0.61);
  }
});

test('the form needs 50 trimmed code points, accepts at most 1000, and has a tick at each axis that they touch', async () => {
  const { page } = await browser.visit(product.url);
  await page.getByText(texts.recipientRules).waitFor();
  expect(await page.getByText(texts.badgeExpert, { exact: true }).count()).toBe(0);
  const analyze = button(page, texts.analyze);
  expect(await analyze.isDisabled()).toBe(true);
  await box(page).fill(`   ${'a'.repeat(49)}   `);
  await page.getByText('55/1000').waitFor();
  expect(await analyze.isDisabled()).toBe(true);
  await box(page).fill('😀'.repeat(50));
  await page.getByText('50/1000').waitFor();
  expect(await analyze.isEnabled()).toBe(true);
  await box(page).fill('a'.repeat(1000));
  await box(page).press('Home');
  await page.keyboard.type('X');
  expect(await box(page).inputValue()).toBe('a'.repeat(1000));
  await box(page).fill('');
  await box(page).focus();
  await page.keyboard.insertText('é'.repeat(1200));
  expect(await box(page).inputValue()).toBe('é'.repeat(1000));
  await page.getByText(texts.cut(200)).waitFor();
  for (const key of ['End', 'Shift+ArrowLeft', 'Control+C', 'End', 'Control+V']) await box(page).press(key);
  await page.getByText(texts.cut(1)).waitFor();

  await box(page).fill('Cobramos 39 € al mes.');
  const point = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  await point(texts.earning).getByText(texts.touched).waitFor();
  expect(await point(texts.evidence).getByText(texts.touched).count()).toBe(0);
  await page.getByText(/^Tu texto toca \d de los 6 puntos\.$/).waitFor({ state: 'attached' });
});

test('typed text survives the example, a language switch, a legal page and a reload, but not the tab', async () => {
  const { page } = await browser.visit(product.url);
  const english = { ...ideaMessages.en, ...shellMessages.en };
  await box(page).fill(IDEA);
  await page.getByRole('link', { name: texts.example }).first().click();
  await page.getByRole('heading', { name: pageMessages.es.example }).waitFor();
  await button(page, shellMessages.es.switchLanguage).click();
  await page.getByRole('heading', { name: pageMessages.en.example }).waitFor();
  await page.getByRole('link', { name: pageMessages.en.exampleBack }).first().click();
  const text = page.getByRole('textbox', { name: english.label });
  expect(await text.inputValue()).toBe(IDEA);
  await page.getByRole('link', { name: english.privacy }).click();
  await page.getByRole('link', { name: english.backHome }).first().click();
  expect(await text.inputValue()).toBe(IDEA);
  await page.reload();
  await hydrated(page);
  await page.getByText(`${IDEA.length}/1000`).waitFor();
  expect(await text.inputValue()).toBe(IDEA);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('fisioterapia');
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).toContain('fisioterapia');
});

test('text typed before hydration is kept', async () => {
  const { page } = await browser.prepare();
  let load = () => {};
  const typed = new Promise<void>((resolve) => {
    load = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await typed;
    await route.continue();
  });
  await page.goto(product.url, { waitUntil: 'commit' });
  await box(page).fill(IDEA);
  load();
  await hydrated(page);
  await page.getByText(`${IDEA.length}/1000`).waitFor();
  expect(await button(page, texts.analyze).isEnabled()).toBe(true);
});
