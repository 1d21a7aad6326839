import { ExternalLink } from 'lucide-react';
import { type Ref, useId } from 'react';
import { messagesIn } from '../../document/messages.ts';
import {
  type WorksheetRow,
  type WorksheetSection,
  worksheetMessages,
  worksheetRows,
  worksheetSections,
} from '../../document/worksheet.ts';
import type { Language } from '../../domain/idea.ts';
import { isImprovable } from '../../domain/rubric.ts';
import { searchWords } from '../../worksheet/search-words.ts';
import { useLanguage } from '../i18n/language.tsx';
import { useMessages } from '../i18n/use-messages.ts';
import { Button } from '../ui/button.tsx';
import { Section } from '../ui/section.tsx';
import { IdeaQuote } from './idea-quote.tsx';
import { List, Numbered } from './lists.tsx';
import { messages as pageMessages } from './page-messages.ts';
import { Pending } from './pending.tsx';
import { useReport } from './report-context.ts';
import type { ReportSlots } from './report-slots.ts';

/** A worksheet: first its origin, then what the text says and what is missing. */
export function WorksheetView({
  idea,
  full,
  onUnfold,
  headingRef,
  slots,
  imprint,
}: {
  idea: string;
  full: boolean;
  onUnfold(): void;
  headingRef: Ref<HTMLHeadingElement> | undefined;
  slots: ReportSlots;
  imprint: string | undefined;
}) {
  const page = useMessages(pageMessages);
  const { language: pageLanguage } = useLanguage();
  const { sections, language, writing } = useReport();
  const words = messagesIn(worksheetMessages, language);
  const rows = worksheetRows(sections, language);
  const chapters = worksheetSections(sections, language);
  const Heading = headingRef ? 'h1' : 'p';
  return (
    <article lang={language} aria-busy={writing} className="grid min-w-0 max-w-240 grid-cols-1 gap-8 pt-4">
      <header className="grid grid-cols-1 gap-4">
        {slots.kicker}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Heading ref={headingRef} tabIndex={-1} className="font-display text-3xl">
            {words.title}
          </Heading>
          <span className="rounded-full border border-ink px-3 py-0.5 text-sm font-semibold">
            {words.withoutAi}
          </span>
        </div>
        <p className="max-w-measure text-lg">{words.what}</p>
        {/* The explanation comes first where it is all there is. */}
        <div className={isImprovable(sections.verdict) ? undefined : 'order-last'}>{slots.actions}</div>
        {sections.interpretation === undefined ? (
          <Pending lines={3} />
        ) : (
          <p id="interpretation" className="max-w-measure scroll-mt-20">
            {sections.interpretation}
          </p>
        )}
      </header>
      {rows.length > 0 && <SaidAndMissing rows={rows} language={language} />}
      {rows.length > 0 && slots.improve}
      <IdeaQuote key={idea} idea={idea} />
      {slots.plan}
      {chapters.length > 0 && !full && (
        <div lang={pageLanguage} className="print:hidden">
          <Button onClick={onUnfold} className="w-full sm:w-auto">
            {page.full}
          </Button>
        </div>
      )}
      {/* A printed worksheet is always complete. */}
      <div className={`grid-cols-1 gap-10 ${full || chapters.length === 0 ? 'grid' : 'hidden print:grid'}`}>
        {chapters.map((chapter, index) => (
          <Section key={chapter.id} id={chapter.id} number={index + 1} title={chapter.title}>
            <Chapter chapter={chapter} />
            {chapter.id === 'competition' && <SearchLink idea={idea} language={language} />}
          </Section>
        ))}
        {slots.take}
      </div>
      {imprint && <p className="border-t border-line pt-4 text-sm text-muted">{imprint}</p>}
    </article>
  );
}

/** The first action of a worksheet: connect a model. */
export function ConnectButton({ onConnect }: { onConnect(): void }) {
  const { language } = useLanguage();
  return (
    <Button variant="primary" aria-haspopup="dialog" onClick={onConnect}>
      {worksheetMessages[language].connect}
    </Button>
  );
}

/** The way on from a text that was not laid out. */
export function EditTextButton({ onEdit }: { onEdit: (() => void) | undefined }) {
  const { language } = useLanguage();
  return (
    <Button onClick={onEdit} disabled={!onEdit}>
      {worksheetMessages[language].edit}
    </Button>
  );
}

function Chapter({ chapter: { paragraphs, items, ordered } }: { chapter: WorksheetSection }) {
  return (
    <div className="grid grid-cols-1 gap-3">
      {paragraphs.filter(Boolean).map((paragraph) => (
        <p key={paragraph} className="max-w-measure whitespace-pre-line">
          {paragraph}
        </p>
      ))}
      {items.length > 0 && (ordered ? <Numbered items={items} /> : <List items={items} />)}
    </div>
  );
}

/** One row per axis: its name and level, the quoted text, and the open question. */
function SaidAndMissing({ rows, language }: { rows: readonly WorksheetRow[]; language: Language }) {
  const words = messagesIn(worksheetMessages, language);
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} id="breakdown" className="scroll-mt-20">
      <h2 id={headingId} className="font-display text-2xl">
        {words.table}
      </h2>
      <div aria-hidden="true" className={`mt-3 hidden text-sm text-muted md:grid ${COLUMNS}`}>
        <span>{words.topic}</span>
        <span>{words.said}</span>
        <span>{words.question}</span>
      </div>
      <ul className="mt-2 border-t-2 border-ink">
        {rows.map(({ axis, name, level, state, said, question }) => (
          <li
            key={axis}
            className={`grid break-inside-avoid grid-cols-1 gap-y-1 border-b border-line py-3 ${COLUMNS}`}
          >
            <h3 className="text-base">
              {name}
              <span className={`block text-sm font-normal ${level === 1 ? 'text-ember' : 'text-muted'}`}>
                {state}
              </span>
            </h3>
            <p className="min-w-0 wrap-anywhere">{said}</p>
            <p className="min-w-0 wrap-anywhere text-muted">{question}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

const COLUMNS = 'gap-x-6 md:grid-cols-[8rem_minmax(0,5fr)_minmax(0,3fr)]';

function SearchLink({ idea, language }: { idea: string; language: Language }) {
  const words = messagesIn(worksheetMessages, language);
  const query = searchWords(idea);
  if (query === '') return null;
  return (
    <a
      href={`https://duckduckgo.com/?q=${encodeURIComponent(query)}`}
      target="_blank"
      rel="noopener noreferrer"
      className="mt-3 inline-flex min-h-8 items-center gap-1.5 text-ember underline decoration-line-strong underline-offset-4 hover:text-ember-strong print:hidden"
    >
      {words.search(query)}
      <ExternalLink aria-hidden="true" className="size-3.5" />
    </a>
  );
}
