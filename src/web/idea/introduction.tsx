import { useSettings } from '../contexts.ts';
import { useMessages } from '../i18n/language.tsx';
import { PageLink } from '../ui/page-link.tsx';
import { ideaMessages } from './messages.ts';

/** The home page's heading and introduction. */
export function Introduction() {
  const texts = useMessages(ideaMessages);
  const { service } = useSettings();
  return (
    <>
      <h1 className="font-display text-3xl text-balance lg:text-4xl">{texts.heading}</h1>
      <p className="mt-2 max-w-measure text-sm text-muted sm:text-base lg:mt-5 lg:text-lg">
        {service ? texts.intro : texts.introRules}
      </p>
    </>
  );
}

/** What the site offers, and an excerpt of the example report. Absent on a site without a model. */
export function Badges() {
  const texts = useMessages(ideaMessages);
  if (!useSettings().service) return null;
  return (
    <div>
      <ul
        aria-label={texts.badges}
        className="flex flex-wrap gap-x-5 gap-y-2 text-xs font-semibold lg:text-sm"
      >
        {[texts.badgeExpert, texts.badgeDeep, texts.badgeReal].map((badge) => (
          <li key={badge} className="flex items-center gap-2">
            <span aria-hidden="true" className="size-2 rotate-45 bg-ember forced-colors:bg-[CanvasText]" />
            {badge}
          </li>
        ))}
      </ul>
      <ExampleExcerpt />
    </div>
  );
}

/** A link to the example report, with its name, score and headline. A test compares these texts with the example. */
function ExampleExcerpt() {
  const texts = useMessages(ideaMessages);
  return (
    <PageLink
      to="example"
      className="mt-10 hidden items-center gap-5 rounded-control border border-line-strong bg-surface px-5 py-4 text-ink no-underline hover:border-ember lg:flex"
    >
      <svg viewBox="0 0 44 24" aria-hidden="true" width="88" className="shrink-0" fill="none" strokeWidth="5">
        <path d={ARC} stroke="currentColor" className="text-line" />
        <path
          d={ARC}
          pathLength="100"
          strokeDasharray={`${texts.exampleValue} 100`}
          stroke="currentColor"
          className="text-amber"
        />
      </svg>
      <span>
        <span className="font-display text-xl">{texts.exampleName}</span>
        <span className="ml-3 font-semibold text-amber">{texts.exampleScore}</span>
        <span className="block text-sm">{texts.exampleHeadline}</span>
        <span className="link text-sm font-semibold">{texts.example}</span>
      </span>
    </PageLink>
  );
}

const ARC = 'M4 22A18 18 0 0 1 40 22';
