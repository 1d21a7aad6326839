import { ExternalLink, Minus, Plus } from 'lucide-react';
import { Fragment, type ReactNode, useId, useState } from 'react';
import type {
  AxisBlock,
  Block,
  ColumnsBlock,
  DetailsBlock,
  FactsBlock,
  ListBlock,
  ListItem,
  ParagraphBlock,
  QuotationBlock,
  SourceLine,
  Span,
  TableBlock,
  Text,
  Tone,
} from '../../document/blocks.ts';
import { codePointLength } from '../../domain/idea.ts';
import { useLanguage } from '../i18n/language.tsx';
import { useMessages } from '../i18n/use-messages.ts';
import { axisId } from './axis-id.ts';
import { CopyButton } from './copy-button.tsx';
import { LevelBar } from './level-bar.tsx';
import { messages } from './page-messages.ts';
import { Pending, PendingText } from './pending.tsx';
import { reportTexts, useReport } from './report-context.ts';
import { ScoreCard } from './score-card.tsx';

/** Columns with more items fold the others. */
const SHOWN_ITEMS = 6;
/** Longer ideas are folded. Code points; about four lines. */
const FOLD_FROM = 320;

const APPEARS = 'transition-opacity duration-500 starting:opacity-0';

/** The blocks of a section, in order. */
export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: blocks are never reordered.
    <BlockView key={index} block={block} />
  ));
}

function BlockView({ block }: { block: Block }): ReactNode {
  switch (block.type) {
    case 'title':
      // The page's heading: `ReportView` places it.
      return null;
    case 'heading':
      return block.look === 'label' ? (
        <h2 className="text-sm font-normal text-muted not-first:mt-5">{block.text}</h2>
      ) : (
        <h3 dir="auto" className="mb-2 text-base font-semibold wrap-anywhere not-first:mt-6">
          {block.text}
        </h3>
      );
    case 'paragraph':
      return <Paragraph {...block} />;
    case 'list':
      return <List {...block} />;
    case 'columns':
      return <Columns {...block} />;
    case 'quotation':
      return <Quotation {...block} />;
    case 'score':
      return <ScoreCard {...block} />;
    case 'axis':
      return <Axis {...block} />;
    case 'table':
      return <Table {...block} />;
    case 'facts':
      return <Facts {...block} />;
    case 'details':
      return <Details {...block} />;
    case 'pending':
      return <PendingText lines={block.lines} />;
  }
}

const SPANS: Readonly<Record<NonNullable<Span['style']>, string>> = {
  strong: 'font-semibold',
  muted: 'text-sm text-muted',
  accent: 'font-semibold text-ember',
};

function Spans({ text }: { text: Text }) {
  return text.map(({ text: words, style }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: runs are never reordered.
    <Fragment key={index}>
      {index > 0 && ' '}
      {style ? <span className={SPANS[style]}>{words}</span> : words}
    </Fragment>
  ));
}

const PARAGRAPHS: Readonly<Record<NonNullable<ParagraphBlock['look']>, string>> = {
  lead: 'text-lg',
  note: 'mt-2 text-sm text-muted',
  warning: 'border-l-4 border-warning bg-warning-soft px-4 py-2',
};

function Paragraph({ text, look }: ParagraphBlock) {
  return (
    <p
      dir="auto"
      className={`max-w-measure whitespace-pre-line wrap-anywhere not-first:mt-3 ${look ? PARAGRAPHS[look] : ''} ${APPEARS}`}
    >
      <Spans text={text} />
    </p>
  );
}

const LISTS: Readonly<Record<ListBlock['look'], string>> = {
  bullets: 'grid max-w-measure grid-cols-1 list-disc gap-1.5 pl-5 marker:text-ember',
  steps:
    'grid max-w-measure grid-cols-1 list-decimal gap-2.5 pl-7 marker:font-semibold marker:text-ember marker:tabular-nums',
  tags: 'flex flex-wrap gap-2',
  cards: 'grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3',
  rows: 'border-t border-line',
};
const ITEMS: Readonly<Record<ListBlock['look'], string>> = {
  bullets: 'pl-1',
  steps: 'pl-1.5',
  tags: 'max-w-full rounded-2xl border border-line-strong bg-surface px-3.5 py-1 wrap-anywhere',
  cards: 'border-t-2 border-ember bg-surface px-4 py-3.5',
  rows: 'flex flex-wrap items-baseline justify-between gap-x-5 border-b border-line py-2.5',
};

function List({ look, items }: ListBlock) {
  const Element = look === 'steps' ? 'ol' : 'ul';
  return (
    <Element className={`not-first:mt-3 ${LISTS[look]} ${APPEARS}`}>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a model may write the same line twice.
        <li key={index} dir="auto" className={ITEMS[look]}>
          {look === 'rows' ? <Row {...item} /> : <Spans text={item.text} />}
        </li>
      ))}
    </Element>
  );
}

function Row({ text, search, source }: ListItem) {
  const { language } = useReport();
  const texts = reportTexts(language);
  return (
    <>
      <p className="min-w-0 flex-1 basis-72 wrap-anywhere">
        <Spans text={text} />
      </p>
      {source && (
        <span className="text-sm">
          <SourceLink {...source} />
        </span>
      )}
      {search !== undefined && (
        <a
          href={`https://duckduckgo.com/?q=${encodeURIComponent(search)}`}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={texts.searchFor(search)}
          className="inline-flex min-h-8 items-center gap-1.5 text-sm text-ember underline decoration-line-strong underline-offset-4 hover:text-ember-strong print:hidden"
        >
          {texts.search}
          <ExternalLink aria-hidden="true" className="size-3.5" />
        </a>
      )}
    </>
  );
}

const COLUMN_TONES: Readonly<Record<Tone, { Icon: typeof Plus | undefined; colour: string; edge: string }>> =
  {
    success: { Icon: Plus, colour: 'text-success', edge: 'border-line' },
    destructive: { Icon: Minus, colour: 'text-danger', edge: 'border-line' },
    info: { Icon: Plus, colour: 'text-info', edge: 'border-info' },
    warning: { Icon: Minus, colour: 'text-warning', edge: 'border-warning' },
    outline: { Icon: undefined, colour: '', edge: 'border-line' },
  };

/** Lists side by side. `level` is that of their headings. */
export function Columns({ columns, level = 3 }: ColumnsBlock & { level?: 2 | 3 }) {
  return (
    <div className="grid gap-x-10 gap-y-8 sm:grid-cols-2">
      {columns.map((column) => (
        <Column key={column.title} level={level} {...column} />
      ))}
    </div>
  );
}

function Column({ title, tone, items, level }: ColumnsBlock['columns'][number] & { level: 2 | 3 }) {
  const { language } = useReport();
  const headingId = useId();
  const { Icon, colour, edge } = COLUMN_TONES[tone];
  const Heading = level === 2 ? 'h2' : 'h3';
  const marked = (shown: readonly string[]) => (
    <ul className={`mt-3 grid grid-cols-1 gap-2.5 ${APPEARS}`}>
      {shown.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a model may write the same line twice.
        <li key={index} className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-2">
          {Icon && <Icon aria-hidden="true" className={`mt-1.5 size-4 ${colour}`} />}
          <span dir="auto" className="col-start-2 wrap-anywhere">
            {item}
          </span>
        </li>
      ))}
    </ul>
  );
  return (
    <section aria-labelledby={headingId} className={`break-inside-avoid border-t pt-4 ${edge}`}>
      <Heading id={headingId} className="font-display text-xl">
        {title}
      </Heading>
      {items ? marked(items.slice(0, SHOWN_ITEMS)) : <Pending lines={8} className="mt-3" />}
      {items && items.length > SHOWN_ITEMS && (
        <details>
          <summary className="min-h-11 cursor-pointer py-2.5 font-semibold text-ember">
            {reportTexts(language).moreItems(items.length - SHOWN_ITEMS)}
          </summary>
          {marked(items.slice(SHOWN_ITEMS))}
        </details>
      )}
    </section>
  );
}

function Quotation({ of, text, copy, source }: QuotationBlock) {
  if (of === 'idea') return <IdeaQuotation text={text} />;
  return (
    <figure className="border-l-4 border-ember pl-5 not-first:mt-5">
      {/* A source's language, and a visitor's, is unknown. */}
      <blockquote
        lang={of === 'pitch' ? undefined : ''}
        dir="auto"
        className={`max-w-measure whitespace-pre-line wrap-anywhere ${of === 'pitch' ? 'font-display text-xl leading-relaxed' : ''}`}
      >
        {text}
      </blockquote>
      {source && (
        <figcaption className="mt-1 text-sm wrap-anywhere">
          <SourceLink {...source} /> <span lang="">{source.title}</span>
          {source.date !== undefined && (
            <span className="whitespace-nowrap text-muted"> · {source.date}</span>
          )}
        </figcaption>
      )}
      {copy !== undefined && <CopyButton kind="Pitch" text={() => copy} className="mt-3" />}
    </figure>
  );
}

function IdeaQuotation({ text }: { text: string }) {
  const page = useMessages(messages);
  const { language } = useLanguage();
  const id = useId();
  const [open, setOpen] = useState(false);
  const long = codePointLength(text) > FOLD_FROM;
  return (
    <>
      {/* The idea's language is unknown. */}
      <blockquote
        id={id}
        lang=""
        dir="auto"
        className={`max-w-measure border-l-4 border-line-strong pl-5 text-lg whitespace-pre-line wrap-anywhere ${long && !open ? 'line-clamp-3 print:line-clamp-none' : ''}`}
      >
        {text}
      </blockquote>
      {long && (
        <button
          type="button"
          lang={language}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className="mt-1 ml-6 inline-flex min-h-9 cursor-pointer items-center text-sm font-semibold text-ember underline decoration-line-strong underline-offset-4 hover:text-ember-strong print:hidden"
        >
          {open ? page.lessIdea : page.wholeIdea}
        </button>
      )}
    </>
  );
}

/** Links to a page, labelled with its host. The address comes from the search service, never from the model. */
function SourceLink({ url, host }: SourceLine) {
  const texts = useMessages(messages);
  const { language } = useLanguage();
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer nofollow"
      className="inline-flex min-h-6 items-center gap-1 text-ember underline decoration-line-strong underline-offset-4 hover:text-ember-strong"
    >
      {host}
      <ExternalLink aria-hidden="true" className="size-3.5 print:hidden" />
      <span lang={language} className="sr-only">
        ({texts.opensInTab})
      </span>
    </a>
  );
}

function Axis({ axis, name, level, levelName, points, basis, reason }: AxisBlock) {
  return (
    <div
      id={axisId(axis)}
      className={`grid scroll-mt-24 break-inside-avoid gap-x-6 gap-y-1 border-b border-line py-3.5 first:pt-0 sm:grid-cols-[10.5rem_minmax(0,1fr)] ${APPEARS}`}
    >
      <div>
        <h3 className="text-base font-semibold">{name}</h3>
        <LevelBar level={level} className="mt-1.5 max-w-40" />
      </div>
      <div>
        <p className="flex flex-wrap justify-between gap-x-4 text-sm">
          <span>
            <b className="font-semibold">{levelName}</b>
            <span className="text-muted tabular-nums"> · {points}</span>
          </span>
          {basis !== undefined && <span className="text-muted">{basis}</span>}
        </p>
        <p dir="auto" className="mt-0.5 max-w-measure wrap-anywhere">
          {reason}
        </p>
      </div>
    </div>
  );
}

const TABLE_COLUMNS = 'gap-x-6 md:grid-cols-[8rem_minmax(0,5fr)_minmax(0,3fr)]';

/** A table on wide screens, one card after the other on phones. */
function Table({ heads, rows }: TableBlock) {
  return (
    <>
      <div aria-hidden="true" className={`hidden text-sm text-muted md:grid ${TABLE_COLUMNS}`}>
        {heads.map((head) => (
          <span key={head}>{head}</span>
        ))}
      </div>
      <ul className="mt-2 border-t-2 border-ink">
        {rows.map(({ head, state, isMissing, cells }) => (
          <li
            key={head}
            className={`grid break-inside-avoid grid-cols-1 gap-y-1 border-b border-line py-3 ${TABLE_COLUMNS}`}
          >
            <h3 className="text-base font-semibold">
              {head}
              <span className={`block text-sm font-normal ${isMissing ? 'text-ember' : 'text-muted'}`}>
                {state}
              </span>
            </h3>
            {cells.map((cell, index) => (
              <p
                // biome-ignore lint/suspicious/noArrayIndexKey: cells are never reordered.
                key={index}
                className={`min-w-0 wrap-anywhere ${index === 0 ? '' : 'text-muted'}`}
              >
                {cell}
              </p>
            ))}
          </li>
        ))}
      </ul>
    </>
  );
}

const FACT_EDGES: Readonly<Record<Tone, string>> = {
  success: 'border-success',
  destructive: 'border-danger',
  info: 'border-info',
  warning: 'border-warning',
  outline: 'border-line',
};

function Facts({ index, title, facts }: FactsBlock) {
  const { experimentControls } = useReport();
  return (
    <div className={`border-t border-line pt-4 not-first:mt-6 ${APPEARS}`}>
      <h4 className="flex items-baseline gap-3 font-semibold">
        <span aria-hidden="true" className="text-ember tabular-nums">
          {index + 1}
        </span>
        <span dir="auto">{title}</span>
      </h4>
      <dl className="mt-3 grid gap-x-8 gap-y-2 sm:grid-cols-2">
        {facts.map(({ name, text, tone = 'outline' }, at) => (
          <div
            key={name}
            className={`border-l-2 pl-3 ${FACT_EDGES[tone]} ${at === 0 ? 'sm:col-span-2' : ''}`}
          >
            <dt className="text-sm text-muted">{name}</dt>
            <dd dir="auto" className="max-w-measure wrap-anywhere">
              {text}
            </dd>
          </div>
        ))}
      </dl>
      {experimentControls?.(index)}
    </div>
  );
}

function Details({ summary, blocks }: DetailsBlock) {
  return (
    <details className="mt-2">
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold text-ember">{summary}</summary>
      <Blocks blocks={blocks} />
    </details>
  );
}
