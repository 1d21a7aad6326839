import type { BarsBlock } from '../../document/blocks.ts';
import { TONES } from './tones.ts';

/** Amounts as bars with a common baseline. In each group, the widest bar shows the largest absolute amount. */
export function Bars({ groups }: BarsBlock) {
  return (
    <div className="grid max-w-measure grid-cols-1 content-start gap-y-2">
      {groups.map(({ name, bars }) => {
        const most = Math.max(...bars.map(({ amount }) => Math.abs(amount)), 1e-9);
        return (
          <div key={name}>
            <p className="text-sm text-muted">{name}</p>
            <dl className="text-sm">
              {bars.map(({ name: label, amount, text, tone }) => (
                <div
                  key={label}
                  className="grid grid-cols-[minmax(0,6.5rem)_minmax(0,1fr)_auto] wrap-anywhere items-center gap-x-2 leading-snug"
                >
                  <dt className="wrap-anywhere">{label}</dt>
                  <dd className="col-start-3 row-start-1 min-w-16 text-right font-semibold tabular-nums">
                    {text}
                  </dd>
                  <dd aria-hidden="true" className="col-start-2 row-start-1">
                    <svg
                      viewBox="0 0 100 1"
                      preserveAspectRatio="none"
                      className="h-3 w-full"
                      aria-hidden="true"
                    >
                      <path
                        d={`M0 0H${Math.max((100 * Math.abs(amount)) / most, 1)}V1H0z`}
                        fill="currentColor"
                        className={tone === 'outline' ? 'text-line-strong' : TONES[tone].text}
                      />
                    </svg>
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        );
      })}
    </div>
  );
}
