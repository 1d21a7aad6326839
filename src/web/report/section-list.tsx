import type { Section } from '../../document/blocks.ts';
import { useLanguage, useMessages } from '../i18n/language.tsx';
import { pageMessages } from './page-messages.ts';
import { useReport } from './report-context.ts';

/** Links to the sections of a report: on wide screens, below the score. */
export function SectionList({ sections }: { sections: readonly Section[] }) {
  const page = useMessages(pageMessages);
  const { language: pageLanguage } = useLanguage();
  const { language, isWriting } = useReport();
  // What is beside the answer is in view.
  const entries = sections.filter(({ isLandmark, layout }) => isLandmark && layout !== 'beside');
  if (entries.length < 2 && !isWriting) return null;
  return (
    <nav
      aria-label={page.jump}
      lang={pageLanguage}
      className="sticky top-24 col-start-2 row-span-2 row-start-2 mt-4 hidden max-h-[calc(100dvh-8rem)] self-start overflow-y-auto border-t border-line pt-2 text-sm lg:block"
    >
      <p className="text-muted">{page.jump}</p>
      <ol lang={language} className="mt-1 border-l border-line">
        {entries.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="-ml-px flex min-h-7 wrap-anywhere items-center border-l-2 border-transparent py-1 pl-3 leading-snug text-muted no-underline hover:border-ember hover:text-ink"
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
