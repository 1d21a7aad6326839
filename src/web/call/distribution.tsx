import { useId } from 'react';
import { roundedPoints } from '../../call/line.ts';
import { useLanguage, useMessages } from '../i18n/language.tsx';
import { store } from './call-context.ts';
import { FigureTable } from './figure-table.tsx';
import { pictureMessages } from './picture-messages.ts';
import type { CallPlan } from './state.ts';

/** Points of a bar. */
const STEP = 5;
const WIDTH = 600;
const BARS_HEIGHT = 110;
const DOTS_Y = 132;
const AXIS_Y = 146;

const xOf = (points: number) => 10 + (points / 100) * (WIDTH - 20);

/** How many texts have which points; the wanted ones of the sample as dots, and the line. Names no text. */
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
  const texts = useMessages(pictureMessages);
  const { language } = useLanguage();
  const id = useId();
  const format = (points: number) =>
    new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(roundedPoints(points));
  const known = plan.different.flatMap(({ hash }) => {
    const points = store.result(hash)?.points;
    return points === undefined ? [] : [{ points, isWanted: wanted.has(hash) }];
  });
  const bars = Array.from({ length: 100 / STEP }, (_, bin) => {
    const inBin = known.filter(({ points }) => Math.min(100 / STEP - 1, Math.floor(points / STEP)) === bin);
    return { from: bin * STEP, count: inBin.length, wanted: inBin.filter((one) => one.isWanted).length };
  });
  const most = Math.max(1, ...bars.map(({ count }) => count));
  return (
    <figure className="mt-4 max-w-2xl">
      <svg viewBox={`0 0 ${WIDTH} 150`} role="img" aria-labelledby={`${id}-title`} className="w-full">
        <title id={`${id}-title`}>{title}</title>
        {bars.map(({ from, count }) => {
          const height = (count / most) * (BARS_HEIGHT - 8);
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
        {known
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
