import type { ReactNode } from 'react';
import type { Language } from '../../domain/idea.ts';
import { type AxisRating, isImprovable, largestGains, RUBRIC, type Verdict } from '../../domain/rubric.ts';
import { reportTexts } from './report-context.ts';

/**
 * The changes that would raise the score most. Empty if there are none or the verdict forbids advice.
 * @param children actions below the changes
 */
export function Gains({
  ratings,
  verdict,
  language,
  heading: Heading = 'h3',
  children,
}: {
  ratings: readonly AxisRating[];
  verdict: Verdict | undefined;
  language: Language;
  heading?: 'h2' | 'h3';
  children?: ReactNode;
}) {
  const texts = reportTexts(language);
  const gains = largestGains(ratings);
  if (gains.length === 0 || !isImprovable(verdict)) return null;
  return (
    <div
      lang={language}
      className="mt-5 break-inside-avoid border-l-4 border-ember bg-ember-soft px-[min(1.25rem,5%)] py-4"
    >
      <Heading className="font-display text-xl">{texts.gains}</Heading>
      <ol className="mt-2 grid grid-cols-1 gap-2.5">
        {gains.map(({ axis, raise, points }) => (
          <li key={axis} className="flex flex-wrap gap-x-4">
            <b className="basis-28 font-semibold whitespace-nowrap text-ember tabular-nums">
              {texts.gain(points)}
            </b>
            <p className="max-w-measure min-w-0 flex-1 basis-64">
              <b className="font-semibold">{RUBRIC[language][axis].name}:</b> <span dir="auto">{raise}</span>
            </p>
          </li>
        ))}
      </ol>
      {children}
    </div>
  );
}
