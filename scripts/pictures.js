import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from './install.js';
import { drawReportPictures } from './report-pictures.js';
import { root } from './root.js';
import { ensureTestTools } from './test-tools.js';

/**
 * Draws the pictures in `public/` from `src/brand.ts` (a social picture per language, the icons), and the README's pictures
 * in `docs/pictures/` from the built page. Run `node scripts/pictures.js` after a change of name, tagline, colours or the
 * look of the report, and commit the result.
 */
await ensureInstalled();
const { importTypeScript } = await import('./typescript.js');
const { brand } = await importTypeScript('src/brand.ts');
const { CHROME_PATH } = await ensureTestTools();
const { chromium } = await import('playwright-core');

const FONT = join(root, 'node_modules/@fontsource/fraunces/files/fraunces-latin-600-normal.woff2');
const font = `data:font/woff2;base64,${readFileSync(FONT).toString('base64')}`;
const icon = readFileSync(join(root, 'public/icon.svg'), 'utf8');
const mark = icon.slice(icon.indexOf('<path'), icon.lastIndexOf('</g>'));
const { ember, paper, ink } = brand.colours;

/** @param {'es' | 'en'} language */
function socialPicture(language) {
  const badges =
    language === 'es'
      ? ['Puntuación razonada', 'Fortalezas y debilidades', 'Informe en PDF']
      : ['Reasoned score', 'Strengths and weaknesses', 'PDF report'];
  // The score gauge of a report: three quarters of a circle, filled to 78.
  const length = 2 * Math.PI * 150 * 0.75;
  return `<!doctype html><meta charset="utf-8"><style>
    @font-face { font-family: Fraunces; src: url(${font}); font-weight: 600 }
    * { box-sizing: border-box; margin: 0 }
    body { width: 1200px; height: 630px; background: ${paper}; color: ${ink}; font: 600 30px Fraunces; position: relative }
    .mark { position: absolute; left: 80px; top: 64px; display: flex; align-items: center; gap: 18px; font-size: 46px; color: ${ink} }
    .mark svg { width: 58px; height: 58px; fill: ${ember} }
    h1 { position: absolute; left: 80px; top: 200px; width: 640px; font: 600 86px/1.06 Fraunces; letter-spacing: -0.01em; text-wrap: balance }
    ul { position: absolute; left: 80px; right: 80px; bottom: 62px; padding: 26px 0 0; border-top: 2px solid #d9ccba; list-style: none; display: flex; gap: 44px; font: 600 26px/1.2 Fraunces; color: #61574f }
    li::before { content: ''; display: inline-block; width: 11px; height: 11px; margin: 0 14px 2px 0; border-radius: 50%; background: ${ember} }
    .gauge { position: absolute; right: 92px; top: 108px; width: 330px; height: 330px }
    .gauge svg { width: 100%; height: 100%; transform: rotate(135deg) }
    .gauge p { position: absolute; inset: 0; display: grid; place-content: center; text-align: center; font-size: 108px; line-height: 1 }
    .gauge small { display: block; margin-top: 8px; font-size: 30px; color: #61574f }
  </style><body>
  <p class="mark"><svg viewBox="0 0 32 32">${mark}</svg>${brand.name}</p>
  <h1>${brand.tagline[language]}</h1>
  <div class="gauge"><svg viewBox="0 0 340 340" fill="none" stroke-linecap="round" stroke-width="20">
    <circle cx="170" cy="170" r="150" stroke="#e8dccb" stroke-dasharray="${length} 2000"/>
    <circle cx="170" cy="170" r="150" stroke="${ember}" stroke-dasharray="${length * 0.78} 2000"/></svg>
    <p>78<small>/ 100</small></p></div>
  <ul>${badges.map((badge) => `<li>${badge}</li>`).join('')}</ul>`;
}

/**
 * @param {number} size in pixels
 * @param {number} [scale] of the drawing in a full square, because a home screen may crop a fifth off every side; 0: the icon as it is
 */
function appIcon(size, scale = 0) {
  const full = icon.replace('rx="14"', 'rx="0"');
  const drawing =
    scale === 0
      ? icon
      : full.replace(
          'translate(12 11) scale(1.25)',
          `translate(${32 - 16 * scale} ${32 - 15.5 * scale}) scale(${scale})`,
        );
  return `<!doctype html><style>* { margin: 0 } svg { display: block; width: ${size}px; height: ${size}px }</style>${drawing}`;
}

/** @type {{ file: string, width: number, height: number, html: string }[]} */
const pictures = [
  { file: 'social-es.png', width: 1200, height: 630, html: socialPicture('es') },
  { file: 'social-en.png', width: 1200, height: 630, html: socialPicture('en') },
  { file: 'icon-192.png', width: 192, height: 192, html: appIcon(192) },
  { file: 'icon-512.png', width: 512, height: 512, html: appIcon(512) },
  { file: 'icon-maskable-512.png', width: 512, height: 512, html: appIcon(512, 1.05) },
  // iOS rounds the corners itself and fills transparent areas with black.
  { file: 'apple-touch-icon.png', width: 180, height: 180, html: appIcon(180, 1.25) },
];

const browser = await chromium.launch({
  executablePath: CHROME_PATH ?? '',
  args: ['--no-sandbox', '--disable-gpu', '--force-color-profile=srgb'],
});
for (const { file, width, height, html } of pictures) {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(html);
  await page.evaluate(() => document.fonts.ready);
  writeFileSync(join(root, 'public', file), await page.screenshot({ omitBackground: true }));
  await page.close();
  console.log(`public/${file}`);
}
const { example } = await importTypeScript('src/web/report/example.en.ts');
await drawReportPictures(browser, example);
await browser.close();
