import type { Figures, Share } from './figures.ts';
import { LANGUAGE_DIFFERENCE, WORTHLESS_MAX_SCORE } from './figures.ts';
import { IDEA_CLASSES } from './ideas/idea.ts';

/**
 * Formats the figures as Markdown that is also readable in a terminal.
 * @param broken sentences from `brokenThresholds`
 */
export function figuresTable(found: Figures, broken: readonly string[]): string {
  const { languages, spread, tokens, seconds } = found;
  const errors = Object.entries(found.errors).map(([code, count]) => `${code} ${count}`);
  const rows: [string, string][] = [
    ['analyses', `${found.runs}, of which ${found.reports} ended in a report`],
    ...(errors.length > 0 ? [['failed', errors.join(', ')] as [string, string]] : []),
    ...found.order.map(({ better, worse, kept }): [string, string] => [
      `${better} above ${worse}`,
      share(kept),
    ]),
    ['stronger telling of the same idea above the weaker', list(share(found.pairs), found.pairsLost)],
    [
      `absurd or harmful over ${WORTHLESS_MAX_SCORE}`,
      list(String(found.worthlessOver.length), found.worthlessOver),
    ],
    [
      `languages within ${LANGUAGE_DIFFERENCE} points`,
      languages
        ? list(`${share(languages.within)}, at most ${points(languages.max)}`, languages.over)
        : NOT_MEASURED,
    ],
    [
      'spread over repeats, in points',
      spread ? `${points(spread.mean)} on average, at most ${points(spread.max)}` : NOT_MEASURED,
    ],
    ['valid at first try', share(found.validAtFirstTry)],
    ['completed by a second call', share(found.completed)],
    ['in the right language', share(found.rightLanguage)],
    [
      'tokens, on average',
      tokens ? `${Math.round(tokens.prompt)} read, ${Math.round(tokens.completion)} written` : 'not told',
    ],
    ['seconds', `${duration(seconds.median)} at the median, ${duration(seconds.p95)} at the 95th percentile`],
  ];
  const classes = IDEA_CLASSES.flatMap((ideaClass) => {
    const scores = found.byClass[ideaClass];
    return scores
      ? [[ideaClass, String(scores.texts), points(scores.min), points(scores.mean), points(scores.max)]]
      : [];
  });
  return [
    markdownTable(['class', 'texts', 'lowest', 'mean', 'highest'], classes),
    markdownTable(['figure', 'measured'], rows),
    judgement(found.reports, broken),
  ].join('\n\n');
}

function judgement(reports: number, broken: readonly string[]): string {
  if (reports === 0) return 'Without a report no threshold can be judged.';
  if (broken.length === 0) return 'Every threshold is kept.';
  return ['Thresholds not kept:', '', ...broken.map((sentence) => `- ${sentence}`)].join('\n');
}

const NOT_MEASURED = 'not measured';

function share({ held, of }: Share): string {
  return of === 0 ? NOT_MEASURED : `${held} of ${of} (${Math.floor((100 * held) / of)} %)`;
}

function list(figure: string, names: readonly string[]): string {
  return names.length === 0 ? figure : `${figure}: ${names.join(', ')}`;
}

function points(number: number): string {
  return Number.isInteger(number) ? String(number) : number.toFixed(1);
}

function duration(seconds: number): string {
  return seconds < 0.1 ? seconds.toFixed(4) : seconds.toFixed(1);
}

/** Pads the columns for terminals, except the last one, which holds lists of names. */
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
