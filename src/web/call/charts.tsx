import { useId } from 'react';
import { pointsText } from '../../call/cutoff-line.ts';
import type { TextResult } from '../../call/text-results.ts';
import { useLanguage, useMessages } from '../i18n/language.tsx';
import { store } from './call-context.ts';
import { chartMessages } from './deciding-messages.ts';
import type { CallPlan } from './state.ts';

/** The range of points in a bar. */
const STEP = 5;
const WIDTH = 600;
const BARS_HEIGHT = 110;
const DOTS_Y = 132;
const AXIS_Y = 146;

const xOf = (points: number) => 10 + (points / 100) * (WIDTH - 20);

/** A histogram of the points, with the wanted texts of the sample as dots, and the line. Does not name any text. */
export function Distribution({
  call: { plan },
  line,
  wanted,
  title,
}: {
  call: { plan: Pick<CallPlan, 'different'> };
  line: number | undefined;
  wanted: ReadonlySet<string>;
  title: string;
}) {
  const texts = useMessages(chartMessages);
  const { language } = useLanguage();
  const id = useId();
  const format = (points = 0) => pointsText(points, language);
  const readTexts = plan.different.flatMap(({ hash }) => {
    const points = store.result(hash)?.points;
    return points === undefined ? [] : [{ points, isWanted: wanted.has(hash) }];
  });
  const bars = Array.from({ length: 100 / STEP }, (_, bin) => {
    const inBin = readTexts.filter(
      ({ points }) => Math.min(100 / STEP - 1, Math.floor(points / STEP)) === bin,
    );
    return { from: bin * STEP, count: inBin.length, wanted: inBin.filter((one) => one.isWanted).length };
  });
  const highest = Math.max(1, ...bars.map(({ count }) => count));
  return (
    <figure className="mt-4 max-w-2xl">
      <svg viewBox={`0 0 ${WIDTH} 150`} role="img" aria-labelledby={`${id}-title`} className="w-full">
        <title id={`${id}-title`}>{title}</title>
        {bars.map(({ from, count }) => {
          const height = (count / highest) * (BARS_HEIGHT - 8);
          return (
            <rect
              key={from}
              x={xOf(from) + 1.5}
              width={xOf(STEP) - xOf(0) - 3}
              y={BARS_HEIGHT - height}
              height={height}
              className="fill-line-strong"
            />
          );
        })}
        {readTexts
          .filter(({ isWanted }) => isWanted)
          .map(({ points }, index) => (
            <circle
              // biome-ignore lint/suspicious/noArrayIndexKey: dots are alike.
              key={index}
              cx={xOf(points)}
              cy={DOTS_Y}
              r="6"
              className="fill-ember stroke-paper"
              strokeWidth="1.5"
            />
          ))}
        <line x1="10" x2={WIDTH - 10} y1={AXIS_Y} y2={AXIS_Y} className="stroke-line-strong" />
        {line !== undefined && (
          <line
            x1={xOf(line)}
            x2={xOf(line)}
            y1="0"
            y2={AXIS_Y}
            className="stroke-ink"
            strokeWidth="2.5"
            strokeDasharray="7 4"
          />
        )}
      </svg>
      <div aria-hidden="true" className="flex justify-between text-sm text-muted tabular-nums">
        {[0, 25, 50, 75, 100].map((points) => (
          <span key={points}>{points}</span>
        ))}
      </div>
      <figcaption className="text-sm text-muted">
        {line !== undefined && <strong className="text-ink">{`${texts.line(format(line))}. `}</strong>}
        {[
          texts.bars,
          ...(wanted.size > 0 ? [texts.dots] : []),
          ...(line === undefined ? [] : [texts.dashed]),
        ].join(' ')}
      </figcaption>
      <FigureTable
        caption={title}
        header={[texts.points, texts.count, texts.wanted]}
        rows={bars
          .filter(({ count }) => count > 0)
          .map(({ from, count, wanted: some }) => [`${from}–${from + STEP}`, count, some])}
      />
    </figure>
  );
}

/** The figures behind a chart, in a collapsed table. */
export function FigureTable({
  caption,
  header,
  rows,
}: {
  caption: string;
  header: readonly string[];
  rows: readonly (readonly (string | number)[])[];
}) {
  const texts = useMessages(chartMessages);
  return (
    <details className="text-sm print:hidden">
      <summary className="min-h-11 w-fit cursor-pointer py-2.5 font-semibold text-ember">
        {texts.table}
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard. */}
      <section aria-label={caption} tabIndex={0} className="overflow-x-auto">
        <table className="border-collapse tabular-nums">
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr>
              {header.map((cell) => (
                <th key={cell} scope="col" className="border-b border-line-strong px-3 py-1.5 text-left">
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((cells, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the rows do not move.
              <tr key={index}>
                {cells.map((cell, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the cells do not move.
                  <td key={column} className="border-b border-line px-3 py-1.5 wrap-anywhere">
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}

const SCALE_WIDTH = 200;
const scaleX = (points: number) => 6 + (points / 100) * (SCALE_WIDTH - 12);

/** The points as a dot between the lowest and the highest reading, with the line. Screen readers get a text instead. */
export function PointsScale({ result, line }: { result: TextResult; line: number | undefined }) {
  const { points = 0, lowest = 0, highest = 0 } = result;
  return (
    <svg viewBox={`0 0 ${SCALE_WIDTH} 26`} aria-hidden="true" className="w-full max-w-60">
      <line x1="6" x2={SCALE_WIDTH - 6} y1="13" y2="13" className="stroke-line" strokeWidth="2" />
      {line !== undefined && (
        <line
          x1={scaleX(line)}
          x2={scaleX(line)}
          y1="1"
          y2="25"
          className="stroke-ink"
          strokeWidth="2"
          strokeDasharray="4 3"
        />
      )}
      <line
        x1={scaleX(lowest)}
        x2={scaleX(highest)}
        y1="13"
        y2="13"
        className="stroke-line-strong"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <circle cx={scaleX(points)} cy="13" r="5.5" className="fill-ember stroke-paper" strokeWidth="1.5" />
    </svg>
  );
}

/** A bar for each criterion, as high as the mean of its levels. */
export function LevelBars({ levels }: { levels: readonly { criterion: string; level: number }[] }) {
  return (
    <svg viewBox={`0 0 ${levels.length * 14} 26`} aria-hidden="true" className="h-6.5">
      {levels.map(({ criterion, level }, index) => (
        <g key={criterion}>
          <rect x={index * 14 + 2} width="10" y="1" height="24" className="fill-sunk" />
          <rect
            x={index * 14 + 2}
            width="10"
            y={25 - level * 4.8}
            height={level * 4.8}
            className="fill-line-strong"
          />
        </g>
      ))}
    </svg>
  );
}
