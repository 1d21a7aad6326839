import { useId } from 'react';
import { pointsText } from '../../call/cutoff-line.ts';
import { LEVELS } from '../../domain/rubric.ts';
import { useLanguage, useMessages } from '../i18n/language.tsx';
import { store } from './call-context.ts';
import { Distribution, FigureTable, PointsScale } from './charts.tsx';
import { chartMessages } from './deciding-messages.ts';
import { nameOf, wantedOfSample } from './shown-texts.ts';
import { useSignal } from './signal.ts';
import type { OpenCall } from './state.ts';

/** The maximum of texts whose readings are far apart to show. */
const APART_SHOWN = 10;
/** The opacities of the bars of levels 1 to 5. */
const SHADES = [0.12, 0.26, 0.4, 0.66, 0.9];

/**
 * The charts of the call, each with its figures.
 * @param hasDistribution whether to include the distribution of the points, which `LineView` also shows
 */
export function ChartsPart({ call, hasDistribution }: { call: OpenCall; hasDistribution: boolean }) {
  const texts = useMessages(chartMessages);
  const outcome = useSignal(store.outcome);
  const hasReadings = call.plan.different.some(({ hash }) => store.result(hash)?.points !== undefined);
  if (!hasReadings) return null;
  const wanted = wantedOfSample(call.plan.order.slice(0, outcome?.line.sampled));
  return (
    <details className="mt-12 border-t border-line-strong print:hidden">
      <summary className="min-h-11 cursor-pointer py-3 font-display text-2xl">{texts.title}</summary>
      {hasDistribution && (
        <>
          <h3 className="mt-2 font-display text-xl">{texts.distribution}</h3>
          <Distribution call={call} line={outcome?.line.points} wanted={wanted} title={texts.distribution} />
        </>
      )}
      <LevelsChart call={call} />
      <SpreadChart call={call} />
    </details>
  );
}

/** How often the readings gave each level, as a stacked bar for each criterion. */
function LevelsChart({ call: { plan } }: { call: OpenCall }) {
  const texts = useMessages(chartMessages);
  const id = useId();
  const readings = plan.different.flatMap(({ hash }) => store.result(hash)?.readings ?? []);
  const rows = plan.criteria.map(({ criterion }) => {
    const given = readings.flatMap(
      ({ levels }) => levels.find((one) => one.criterion === criterion)?.level ?? [],
    );
    return {
      criterion,
      counts: LEVELS.map((level) => given.filter((one) => one === level).length),
      all: given.length,
    };
  });
  return (
    <figure className="mt-10 max-w-xl">
      <h3 id={id} className="font-display text-xl">
        {texts.levels}
      </h3>
      {rows.map(({ criterion, counts, all }) => {
        let x = 0;
        return (
          <div key={criterion} className="mt-3">
            <p className="text-sm font-semibold wrap-anywhere">{criterion}</p>
            <svg
              viewBox="0 0 400 24"
              role="img"
              aria-label={`${criterion}: ${counts.map((count, index) => `${index + 1}: ${count}`).join(', ')}`}
              className="w-full"
            >
              {counts.map((count, index) => {
                const width = (400 * count) / Math.max(1, all);
                const from = x;
                x += width;
                return (
                  <g key={LEVELS[index]}>
                    <rect
                      x={from}
                      width={width}
                      height="24"
                      className="fill-ink stroke-paper"
                      fillOpacity={SHADES[index]}
                    />
                    {width > 16 && (
                      <text
                        x={from + width / 2}
                        y="17"
                        textAnchor="middle"
                        className={`text-[13px] ${index < 3 ? 'fill-ink' : 'fill-paper'}`}
                      >
                        {index + 1}
                      </text>
                    )}
                  </g>
                );
              })}
            </svg>
          </div>
        );
      })}
      <FigureTable
        caption={texts.levels}
        header={[texts.criterion, ...LEVELS.map((level) => texts.level(String(level)))]}
        rows={rows.map(({ criterion, counts }) => [criterion, ...counts])}
      />
    </figure>
  );
}

/** The texts whose readings are furthest apart. */
function SpreadChart({ call: { plan } }: { call: OpenCall }) {
  const texts = useMessages(chartMessages);
  const { language } = useLanguage();
  const format = (points = 0) => pointsText(points, language);
  const apart = plan.different
    .flatMap((text) => {
      const { hash } = text;
      const result = store.result(hash);
      const spread = (result?.highest ?? 0) - (result?.lowest ?? 0);
      return result && spread > 0 ? [{ hash, id: nameOf(text), result, spread }] : [];
    })
    .sort((a, b) => b.spread - a.spread)
    .slice(0, APART_SHOWN);
  return (
    <figure className="mt-10 max-w-2xl">
      <h3 className="font-display text-xl">{texts.apart}</h3>
      {apart.length === 0 && <p className="mt-2 text-muted">{texts.none}</p>}
      <ul className="mt-2">
        {apart.map(({ hash, id, result }) => (
          <li key={hash} className="grid grid-cols-[8rem_1fr] items-center gap-4">
            <span className="text-sm wrap-anywhere">{id}</span>
            <PointsScale result={result} line={undefined} />
          </li>
        ))}
      </ul>
      {apart.length > 0 && (
        <FigureTable
          caption={texts.apart}
          header={[texts.text, texts.lowest, texts.highest]}
          rows={apart.map(({ id, result }) => [id, format(result.lowest), format(result.highest)])}
        />
      )}
    </figure>
  );
}
