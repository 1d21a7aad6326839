import { useEffect, useId, useState } from 'react';
import type { Section } from '../../document/blocks.ts';
import type { Language } from '../../domain/language.ts';
import { useLanguage, useMessages } from '../i18n/language.tsx';
import { pageMessages } from './page-messages.ts';
import { useReport, useReportTexts } from './report-context.ts';
import { SmallDial } from './score-card.tsx';

export interface ListedSection extends Section {
  /** Language of the title if it is not the report's. */
  lang?: Language;
}

/**
 * In pixels from the window's top. The last section that begins above this line is the current one. Links scroll a
 * section to a position above the line.
 */
const READING_LINE = 160;

/** The list of the report's sections, with the current one marked: beside the report, or above it on narrow screens. */
export function SectionList({ sections }: { sections: readonly ListedSection[] }) {
  const page = useMessages(pageMessages);
  const { language: pageLanguage } = useLanguage();
  const { language } = useReport();
  const texts = useReportTexts();
  const listId = useId();
  const [open, setOpen] = useState(false);
  const dial = sections.flatMap(({ blocks }) => blocks).find((block) => block.type === 'score');
  const score: ListedSection = { id: 'score', layout: 'beside', title: texts.score, blocks: [] };
  const titled = sections.filter(
    ({ id, layout, isLandmark, title }) =>
      title !== undefined && id !== 'score' && (layout !== 'record' || isLandmark),
  );
  const entries = [...(dial ? [score] : []), ...titled];
  const current = useCurrentSection(entries.map(({ id }) => id).join(' '));
  const currentTitle = entries.find(({ id }) => id === current)?.title;
  if (entries.length < 2) return null;
  return (
    <nav
      aria-label={page.jump}
      lang={pageLanguage}
      className="sticky top-(--bar) z-4 -mx-5 mb-3 border-b border-line bg-paper px-5 text-sm sm:-mx-8 sm:px-8 lg:top-24 lg:col-start-2 lg:row-start-1 lg:mx-0 lg:mb-0 lg:max-h-[calc(100dvh-8rem)] lg:self-start lg:overflow-y-auto lg:border-0 lg:px-0 print:hidden"
    >
      <div lang={language} className="hidden lg:block">
        {dial && <SmallDial score={dial.score} />}
      </div>
      <p className="hidden text-muted lg:block">{page.jump}</p>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => setOpen(!open)}
        className="flex min-h-12 w-full cursor-pointer items-center gap-2 pr-14 text-left lg:hidden"
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
        className={`max-h-[60dvh] overflow-y-auto border-line pb-3 lg:mt-2 lg:block lg:max-h-none lg:overflow-visible lg:border-l lg:pb-0 ${open ? '' : 'hidden'}`}
      >
        {entries.map(({ id, title, lang }) => (
          <li key={id} lang={lang}>
            <a
              href={`#${id}`}
              aria-current={id === current ? 'true' : undefined}
              onClick={() => setOpen(false)}
              className="-ml-px flex min-h-11 wrap-anywhere items-center gap-2 border-l-2 border-transparent py-1 pl-3 text-muted no-underline hover:border-ember hover:text-ink aria-[current]:border-ember aria-[current]:font-semibold aria-[current]:text-ink lg:min-h-8"
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
 * The id of the section that is being read.
 * @param ids ids of the sections in order, separated by spaces
 */
function useCurrentSection(ids: string): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    function updateCurrent() {
      const sections = ids.split(' ');
      const { scrollHeight, clientHeight } = document.documentElement;
      // The last section may be too short for its beginning to reach the line.
      const atEnd = window.scrollY > 0 && window.scrollY + clientHeight >= scrollHeight - 2;
      const above = sections.filter((id) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top;
        return top !== undefined && top <= READING_LINE;
      });
      setCurrent(atEnd ? sections.at(-1) : (above.at(-1) ?? sections[0]));
    }
    updateCurrent();
    addEventListener('scroll', updateCurrent, { passive: true });
    return () => removeEventListener('scroll', updateCurrent);
  }, [ids]);
  return current;
}
