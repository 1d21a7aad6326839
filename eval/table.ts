import type { Figures } from './figures.ts';
import { type Goal, NOT_MEASURED, points, shareText } from './goals.ts';
import { IDEA_CLASSES } from './ideas/idea.ts';

/** Formats goals and figures as Markdown that is also readable in a terminal. */
export function figuresTable(found: Figures, goals: readonly Goal[]): string {
  const classes = IDEA_CLASSES.flatMap((ideaClass) => {
    const scores = found.byClass[ideaClass];
    return scores
      ? [[ideaClass, String(scores.texts), points(scores.min), points(scores.mean), points(scores.max)]]
      : [];
  });
  const rows = goals.map(({ figure, measured, goal, isMet }) => [
    isMet === undefined ? '-' : isMet ? 'met' : 'NOT MET',
    goal,
    figure,
    measured,
  ]);
  return [
    markdownTable(['class', 'texts', 'lowest', 'mean', 'highest'], classes),
    markdownTable(['', 'goal', 'figure', 'measured'], rows),
    markdownTable(['figure', 'measured'], otherFigures(found)),
    judgement(found.reports, goals),
  ].join('\n\n');
}

/** Figures without a goal. */
function otherFigures({ runs, reports, spread, tokens, seconds, ...found }: Figures): [string, string][] {
  const errors = Object.entries(found.errors).map(([code, count]) => `${code} ${count}`);
  return [
    ['analyses', `${runs}, of which ${reports} ended in a report`],
    ...(errors.length > 0 ? [['failed', errors.join(', ')] as [string, string]] : []),
    [
      'spread over repeats, in points',
      spread ? `${points(spread.mean)} on average, at most ${points(spread.max)}` : NOT_MEASURED,
    ],
    ['complete after the first request', shareText(found.validAtFirstTry)],
    ['completed by a second request', shareText(found.completed)],
    ['in the requested language', shareText(found.rightLanguage)],
    [
      'tokens, on average',
      tokens ? `${Math.round(tokens.prompt)} read, ${Math.round(tokens.completion)} written` : 'not reported',
    ],
    ['seconds', `${duration(seconds.median)} median, ${duration(seconds.p95)} at the 95th percentile`],
  ];
}

function judgement(reports: number, goals: readonly Goal[]): string {
  if (reports === 0) return 'Without a report no goal can be judged.';
  const measured = goals.filter(({ isMet }) => isMet !== undefined);
  const met = measured.filter(({ isMet }) => isMet);
  return `${met.length} of ${measured.length} measured goals are met.`;
}

function duration(seconds: number): string {
  return seconds < 0.1 ? seconds.toFixed(4) : seconds.toFixed(1);
}

/** Pads the columns for terminals, except the last column, which has lists of names. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const last = head.length - 1;
  const widths = head.map((title, column) =>
    column === last ? title.length : Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [line(head), `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...rows.map(line)].join(
    '\n',
  );
}
