import type { ScoredText } from './figures.ts';
import { IDEA_CLASSES } from './ideas/idea.ts';

const WIDTH = 720;
const LEFT = 110;
const RIGHT = 24;
const TOP = 34;
const ROW = 44;
const DOT_RADIUS = 4;
/** Rows of dots within a class, so that equal scores do not hide each other. */
const LANES = 6;

const x = (score: number) => LEFT + ((WIDTH - LEFT - RIGHT) * score) / 100;

/**
 * Draws one row per class and one dot per text at its score: Spanish filled, English hollow. Colours follow the reader's
 * light or dark theme; the shape identifies the language without colour.
 * @param title what was measured, e.g. `ollama · a model`
 * @returns an SVG document
 */
export function scoresPicture(title: string, texts: readonly ScoredText[]): string {
  const classes = IDEA_CLASSES.filter((ideaClass) => texts.some((text) => text.ideaClass === ideaClass));
  const bottom = TOP + classes.length * ROW;
  const height = bottom + 56;
  const ticks = [0, 20, 40, 60, 80, 100];
  const heading = escapeXml(`Scores of the calibration set by class: ${title}`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-labelledby="title" font-family="system-ui, sans-serif" font-size="13">
<title id="title">${heading}</title>
<style>
.ground { fill: #faf6f0 } text { fill: #1f1a17 } .grid { stroke: #1f1a17; stroke-opacity: .16 }
.es { fill: #b5400f } .en { fill: none; stroke: #1f1a17; stroke-width: 1.6 } .mean { stroke: #1f1a17; stroke-width: 2 }
@media (prefers-color-scheme: dark) {
.ground { fill: #171412 } text { fill: #f3ece2 } .grid { stroke: #f3ece2; stroke-opacity: .2 }
.es { fill: #f0834f } .en { stroke: #f3ece2 } .mean { stroke: #f3ece2 }
}
</style>
<rect class="ground" width="${WIDTH}" height="${height}" rx="8"/>
${ticks
  .map(
    (score) =>
      `<line class="grid" x1="${x(score)}" x2="${x(score)}" y1="${TOP - 8}" y2="${bottom}"/><text x="${x(score)}" y="${bottom + 18}" text-anchor="middle">${score}</text>`,
  )
  .join('\n')}
${classes
  .map((ideaClass, index) =>
    row(
      ideaClass,
      TOP + index * ROW,
      texts.filter((text) => text.ideaClass === ideaClass),
    ),
  )
  .join('\n')}
<circle class="es" cx="${LEFT + 8}" cy="${height - 16}" r="${DOT_RADIUS}"/><text x="${LEFT + 20}" y="${height - 12}">Spanish</text>
<circle class="en" cx="${LEFT + 108}" cy="${height - 16}" r="${DOT_RADIUS}"/><text x="${LEFT + 120}" y="${height - 12}">English</text>
<line class="mean" x1="${LEFT + 208}" x2="${LEFT + 208}" y1="${height - 24}" y2="${height - 8}"/><text x="${LEFT + 218}" y="${height - 12}">mean of the class</text>
</svg>
`;
}

function row(ideaClass: string, top: number, texts: readonly ScoredText[]): string {
  const middle = top + ROW / 2;
  const mean = texts.reduce((sum, { score }) => sum + score, 0) / texts.length;
  const dots = [...texts]
    .sort((a, b) => a.score - b.score)
    .map(({ id, language, score }, index) => {
      const y = middle + ((index % LANES) - (LANES - 1) / 2) * 6.5;
      return `<circle class="${language}" cx="${x(score).toFixed(1)}" cy="${y}" r="${DOT_RADIUS}"><title>${escapeXml(`${id}: ${score}`)}</title></circle>`;
    });
  return `<text x="${LEFT - 14}" y="${middle + 4}" text-anchor="end">${ideaClass.replaceAll('_', ' ')}</text>
<line class="mean" x1="${x(mean).toFixed(1)}" x2="${x(mean).toFixed(1)}" y1="${top + 3}" y2="${top + ROW - 3}"/>
${dots.join('\n')}`;
}

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
