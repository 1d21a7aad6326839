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
      {experiments.map((experiment) => (
        <ExperimentView key={experiment.index} {...experiment} />
      ))}
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
  // The field for the result shows it.
  const facts = [how, ...effort, ...limits, ...(result && !experimentControls ? [result] : [])];
  return (
    <div className="mt-6 border-t border-line pt-4">
      <h4 className="flex items-baseline gap-3 font-semibold">
        <span aria-hidden="true" className="text-ember tabular-nums">
          {index + 1}
        </span>
        <span dir="auto">{title}</span>
      </h4>
      <Facts facts={facts} />
      {scale && <Scale {...scale} />}
      {experimentControls?.(index)}
    </div>
  );
}

/** Names with values; the first over the whole width. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="mt-3 grid gap-x-8 gap-y-2 sm:grid-cols-2">
      {facts.map(({ name, text, tone = 'outline' }, at) => (
        <div key={name} className={`border-l-2 pl-3 ${TONES[tone].line} ${at === 0 ? 'sm:col-span-2' : ''}`}>
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
    <div className="mt-4 max-w-measure break-inside-avoid">
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
