import type { Experiment, ExperimentScale, ExperimentsBlock, Fact } from '../../document/blocks.ts';
import { appears } from './pending.tsx';
import { useReport } from './report-context.ts';
import { TONES } from './tones.ts';

const WIDTH = 600;
const BAR_HEIGHT = 14;
const SCALE_HEIGHT = 22;

/** The experiments of a plan: what they take in all, with a bar of the days, and each with its scale. */
export function ExperimentsView({ total, experiments }: ExperimentsBlock) {
  return (
    <div className={appears}>
      <p className="text-lg font-semibold">{total}</p>
      <Days experiments={experiments} />
      <ol>
        {experiments.map((experiment) => (
          <ExperimentView key={experiment.index} {...experiment} />
        ))}
      </ol>
    </div>
  );
}

/** A bar as long as all the days, in the parts of the experiments. The times below say the same. */
function Days({ experiments }: { experiments: readonly Experiment[] }) {
  let from = 0;
  return (
    <svg viewBox={`0 0 ${WIDTH} ${BAR_HEIGHT}`} aria-hidden="true" className="mt-2 w-full max-w-measure">
      {experiments.map(({ index, share }) => {
        const x = from;
        from += share * WIDTH;
        return (
          <rect
            key={index}
            x={x}
            width={Math.max(0, share * WIDTH - 3)}
            height={BAR_HEIGHT}
            className={index % 2 === 0 ? 'fill-ember' : 'fill-muted'}
          />
        );
      })}
    </svg>
  );
}

function ExperimentView({ index, title, how, effort, limits, result, scale }: Experiment) {
  const { experimentControls } = useReport();
  return (
    <li className="mt-4 grid grid-cols-1 gap-x-10 gap-y-3 border-t border-line pt-3 xl:grid-cols-2">
      <div className="max-w-measure min-w-0">
        <h4 className="flex items-baseline gap-3 font-semibold">
          <span aria-hidden="true" className="text-ember tabular-nums">
            {index + 1}
          </span>
          <span dir="auto" className="min-w-0">
            {title}
          </span>
        </h4>
        <p dir="auto" className="mt-1 wrap-anywhere">
          <span className="text-muted">{how.name}:</span> {how.text}
        </p>
        <p className="mt-1 text-sm wrap-anywhere text-muted">
          {effort.map(({ name, text }) => `${name}: ${text}`).join(' · ')}
        </p>
      </div>
      <div className="min-w-0 md:row-span-2">
        {/* The field for the result shows it. */}
        <Facts facts={[...limits, ...(result && !experimentControls ? [result] : [])]} />
        {scale && <Scale {...scale} />}
      </div>
      {experimentControls?.(index)}
    </li>
  );
}

/** Names with values, at most two in a row. Without breakpoints: printed rows look the same. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(13rem,40%)),1fr))] gap-x-8 gap-y-2">
      {facts.map(({ name, text, tone = 'outline' }) => (
        <div key={name} className={`border-l-2 pl-3 ${TONES[tone].line}`}>
          <dt className="text-sm text-muted">{name}</dt>
          <dd dir="auto" className="max-w-measure wrap-anywhere">
            {text}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Where to stop and where to go on, and where the noted number lies. The words below say the same. */
function Scale({ stopTo, goFrom, inWords, noted }: ExperimentScale) {
  const middle = SCALE_HEIGHT / 2;
  return (
    <div className="mt-3 max-w-measure break-inside-avoid">
      <svg viewBox={`0 0 ${WIDTH} ${SCALE_HEIGHT}`} aria-hidden="true" className="w-full">
        <rect y="6" width={stopTo * WIDTH} height="10" className="fill-danger" />
        <rect
          x={stopTo * WIDTH}
          y="6"
          width={(goFrom - stopTo) * WIDTH}
          height="10"
          className="fill-line-strong"
        />
        <rect x={goFrom * WIDTH} y="6" width={(1 - goFrom) * WIDTH} height="10" className="fill-success" />
        {noted && (
          <circle
            cx={Math.min(WIDTH - middle, Math.max(middle, noted.at * WIDTH))}
            cy={middle}
            r={middle - 2}
            strokeWidth="3"
            className="fill-ink stroke-paper"
          />
        )}
      </svg>
      <p className="text-sm text-muted">{inWords}</p>
      {/* Rendered before its text, so that the text is announced, and with room for it, so that no field moves. */}
      <p role="status" className="min-h-[1lh] font-semibold">
        {noted?.inWords}
      </p>
    </div>
  );
}
