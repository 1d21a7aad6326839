import { useEffect, useId, useState } from 'react';
import type { Section } from '../../document/blocks.ts';
import { useLanguage, useMessages } from '../i18n/language.tsx';
import { pageMessages } from './page-messages.ts';
import { useReport } from './report-context.ts';
import { BAND_COLOURS } from './score-card.tsx';

/** Line above which the current section begins, in pixels from the window's top. Links scroll sections above it. */
const READING_LINE = 160;

/** Links to the sections of a report: below the score, or, on narrow screens, folded in a line that sticks to the top. */
export function SectionList({ sections }: { sections: readonly Section[] }) {
  const page = useMessages(pageMessages);
  const { language: pageLanguage } = useLanguage();
  const { language, isWriting } = useReport();
  const listId = useId();
  const [open, setOpen] = useState(false);
  const entries = sections.filter(({ isLandmark, title }) => isLandmark && title !== undefined);
  const current = useCurrentSection(entries.map(({ id }) => id).join(' '));
  const currentTitle = entries.find(({ id }) => id === current)?.title;
  const score = sections.flatMap(({ blocks }) => blocks).find((block) => block.type === 'score')?.score;
  if (entries.length < 2 && !isWriting) return null;
  return (
    <nav
      aria-label={page.jump}
      lang={pageLanguage}
      className="sticky top-(--bar) z-4 -mx-4 border-b border-line bg-paper px-4 text-sm sm:-mx-8 sm:px-8 lg:top-24 lg:col-start-2 lg:row-start-2 lg:row-span-2 lg:mx-0 lg:mt-4 lg:max-h-[calc(100dvh-8rem)] lg:self-start lg:overflow-y-auto lg:border-t lg:border-b-0 lg:px-0 lg:pt-2 print:hidden"
    >
      <p className="hidden items-baseline justify-between text-muted lg:flex">
        {page.jump}
        {score && (
          <span
            aria-hidden="true"
            className={`text-lg font-semibold tabular-nums ${BAND_COLOURS[score.band]}`}
          >
            {score.value}
          </span>
        )}
      </p>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => setOpen(!open)}
        className="flex min-h-11 w-full cursor-pointer items-center gap-2 text-left lg:hidden"
      >
        <span aria-hidden="true" className={`transition-transform ${open ? 'rotate-90' : ''}`}>
          ▸
        </span>
        <span className="shrink-0 text-muted">{page.jump}</span>
        <span lang={language} className="truncate font-semibold">
          {currentTitle}
        </span>
      </button>
      <ol
        id={listId}
        lang={language}
        className={`max-h-[60dvh] overflow-y-auto border-line pb-3 lg:mt-1 lg:block lg:max-h-none lg:overflow-visible lg:border-l lg:pb-0 ${open ? '' : 'hidden'}`}
      >
        {entries.map(({ id, layout, title }) => (
          // On wide screens a section beside the answer needs no link.
          <li key={id} className={layout === 'beside' ? 'lg:hidden' : ''}>
            <a
              href={`#${id}`}
              aria-current={id === current ? 'true' : undefined}
              onClick={() => setOpen(false)}
              className="-ml-px flex min-h-11 wrap-anywhere items-center border-l-2 border-transparent py-1 pl-3 leading-snug text-muted no-underline hover:border-ember hover:text-ink aria-[current]:border-ember aria-[current]:font-semibold aria-[current]:text-ink lg:min-h-7"
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/**
 * The id of the section that is being read: the last one that begins above `READING_LINE`, else the first.
 * @param ids ids of the sections in order, separated by spaces
 */
function useCurrentSection(ids: string): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    function updateCurrent() {
      const sections = ids.split(' ');
      const above = sections.filter((id) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top;
        return top !== undefined && top <= READING_LINE;
      });
      setCurrent(above.at(-1) ?? sections[0]);
    }
    updateCurrent();
    addEventListener('scroll', updateCurrent, { passive: true });
    return () => removeEventListener('scroll', updateCurrent);
  }, [ids]);
  return current;
}
