import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './root.js';

const PORT = '3987';
const URL = `http://127.0.0.1:${PORT}`;

/**
 * Draws the README's pictures from the built page: a report on a wide screen and on a phone, and the first page of its
 * PDF. The report is the site's example, with the name of a model. Needs `pdftoppm` of poppler.
 * @param {import('playwright-core').Browser} browser
 * @param {{ report: object, meta: object }} example
 */
export async function drawReportPictures(browser, example) {
  const environment = {
    AI_SERVICE: 'huggingface',
    AI_API_KEY: 'hf_none',
    HOST: '127.0.0.1',
    PORT,
    SITE_URL: 'http://localhost:3000',
  };
  const server = spawn(process.execPath, [join(root, 'dist/server/main.js')], {
    env: { PATH: process.env.PATH, ...environment },
    stdio: 'ignore',
  });
  const meta = {
    ...example.meta,
    service: 'huggingface',
    model: 'moonshotai/Kimi-K2-Instruct',
  };
  const saved = JSON.stringify({ ...example, meta });
  try {
    await serverAnswers();
    for (const [name, width, height] of /** @type {const} */ ([
      ['report', 1280, 960],
      ['phone', 360, 740],
    ])) {
      const page = await browser.newPage({ viewport: { width, height }, acceptDownloads: true });
      await page.addInitScript((report) => {
        sessionStorage.setItem('crisol_session', '{"idea":"","screen":"result","full":true}');
        sessionStorage.setItem('crisol_report', report);
      }, saved);
      await page.goto(`${URL}/en`);
      await page.locator('article[aria-busy="false"]').waitFor();
      await page.evaluate(() => document.fonts.ready);
      await page.waitForTimeout(1000);
      await page.screenshot({ path: join(root, `docs/pictures/${name}.png`) });
      console.log(`docs/pictures/${name}.png`);
      if (name === 'report') {
        const [download] = await Promise.all([
          page.waitForEvent('download'),
          page.getByRole('button', { name: 'Download PDF report' }).first().click(),
        ]);
        await drawFirstPage(await download.path());
      }
      await page.close();
    }
  } finally {
    server.kill();
  }
}

async function serverAnswers() {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (
      await fetch(`${URL}/api/health`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The server did not start. Build it first: npm run build');
}

/** @param {string} pdf path */
async function drawFirstPage(pdf) {
  const copy = join(root, 'docs/pictures/pdf');
  const drawing = spawn('pdftoppm', ['-png', '-singlefile', '-r', '72', pdf, copy], { stdio: 'inherit' });
  const code = await new Promise((resolve) => drawing.once('exit', resolve));
  if (code !== 0) throw new Error('pdftoppm failed');
  console.log('docs/pictures/pdf.png');
}
