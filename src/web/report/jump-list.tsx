import { CHAPTERS } from '../../document/chapters.ts';
import { useLanguage } from '../i18n/language.tsx';
import { useMessages } from '../i18n/use-messages.ts';
import { messages } from './page-messages.ts';
import { useReport } from './report-context.ts';

/** A quiet list of the report's parts, beside it on wide screens. */
export function JumpList({ full, after }: { full: boolean; after: readonly ('plan' | 'take')[] }) {
  const page = useMessages(messages);
  const { language: pageLanguage } = useLanguage();
  const { texts, sections, writing, language } = useReport();
  return (
    <nav
      aria-label={page.jump}
      lang={pageLanguage}
      className="sticky top-28 mt-8 hidden max-h-[calc(100dvh-8rem)] self-start overflow-y-auto text-sm lg:block print:hidden"
    >
      <p className="text-muted">{page.jump}</p>
      <ol lang={language} className="mt-2 border-l border-line">
        <Jump to="score">{texts.score}</Jump>
        {(sections.scoreBreakdown ?? writing) && <Jump to="breakdown">{texts.breakdown}</Jump>}
        <Jump to="strengths">{`${texts.strengths} · ${texts.weaknesses}`}</Jump>
        {full &&
          CHAPTERS.map((chapter, index) => (
            <Jump key={chapter} to={chapter} number={index + 1}>
              {texts[chapter]}
            </Jump>
          ))}
        {full &&
          after.map((part, index) => (
            <Jump
              key={part}
              to={part}
              number={CHAPTERS.length + 1 + index}
              lang={part === 'take' ? pageLanguage : language}
            >
              {part === 'plan' ? texts.plan : page.take}
            </Jump>
          ))}
      </ol>
    </nav>
  );
}

function Jump({
  to,
  number,
  lang,
  children,
}: {
  to: string;
  number?: number;
  lang?: string;
  children: string;
}) {
  return (
    <li lang={lang}>
      <a
        href={`#${to}`}
        className="-ml-px flex min-h-8 items-center gap-2 border-l-2 border-transparent py-1 pl-3 text-muted no-underline hover:border-ember hover:text-ink"
      >
        {number !== undefined && <span className="w-5 shrink-0 text-xs tabular-nums">{number}</span>}
        {children}
      </a>
    </li>
  );
}
