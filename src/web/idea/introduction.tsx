import { useMessages } from '../i18n/use-messages.ts';
import { useSettings } from '../ui/site-settings.tsx';
import { messages } from './messages.ts';

/** The home page's heading, introduction and badges. */
export function Introduction() {
  const texts = useMessages(messages);
  // Only a model can write what the badges and the drawing show.
  const { aiGenerated } = useSettings().service;
  return (
    <div className="pt-8 sm:pt-12">
      <h1 className="font-display text-4xl text-balance">{texts.heading}</h1>
      <p className="mt-5 max-w-measure text-lg text-muted">{aiGenerated ? texts.intro : texts.introRules}</p>
      {aiGenerated && (
        <>
          <ul aria-label={texts.badges} className="mt-6 flex flex-wrap gap-x-5 gap-y-2 text-sm font-semibold">
            {[texts.badgeExpert, texts.badgeDeep, texts.badgeReal].map((badge) => (
              <li key={badge} className="flex items-center gap-2">
                <span
                  aria-hidden="true"
                  className="size-2 rotate-45 bg-ember forced-colors:bg-[CanvasText]"
                />
                {badge}
              </li>
            ))}
          </ul>
          <ReportInOutline />
        </>
      )}
    </div>
  );
}

/** Levels in the drawing. */
const LEVELS = [4, 3, 3, 4, 4, 3];

/** A decorative drawing of a report: an arc for the score, six axes. */
function ReportInOutline() {
  return (
    <svg
      viewBox="0 0 420 130"
      aria-hidden="true"
      fill="none"
      className="mt-12 hidden w-full max-w-105 lg:block"
    >
      <path d="M8 118a82 82 0 0 1 164 0" stroke="currentColor" strokeWidth="12" className="text-line" />
      <path
        d="M8 118a82 82 0 0 1 164 0"
        pathLength="100"
        strokeDasharray="63 100"
        stroke="currentColor"
        strokeWidth="12"
        className="text-ember"
      />
      {LEVELS.map((level, row) =>
        [1, 2, 3, 4, 5].map((step) => (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: the drawing is constant.
            key={`${row * 5 + step}`}
            x={208 + step * 36}
            y={22 + row * 17}
            width="32"
            height="7"
            fill="currentColor"
            className={step <= level ? 'text-ink' : 'text-line'}
          />
        )),
      )}
    </svg>
  );
}
