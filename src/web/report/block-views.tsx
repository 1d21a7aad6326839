import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import type {
  Block,
  HeadlineBlock,
  ListBlock,
  ListItem,
  ParagraphBlock,
  QuotationBlock,
  SumsBlock,
} from '../../document/blocks.ts';
import { useMessages } from '../i18n/language.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { Bars } from './bars.tsx';
import { Columns } from './columns.tsx';
import { pageMessages } from './page-messages.ts';
import { FADE_IN, Pending, PendingText } from './pending.tsx';
import { useReportTexts } from './report-context.ts';
import { ScoreCard } from './score-card.tsx';
import { SourceReference, Spans } from './spans.tsx';
import { SumsView } from './sums-view.tsx';
import { FiguresTable } from './table-views.tsx';
import { TONES } from './tones.ts';

export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: blocks are never reordered.
    <BlockView key={index} block={block} />
  ));
}

function BlockView({ block }: { block: Block }): ReactNode {
  switch (block.type) {
    case 'title':
      // `ReportHeader` draws the title.
      return null;
    case 'heading':
      return block.look === 'label' ? (
        <h2 className="text-sm font-semibold text-muted not-first:mt-2">{block.text}</h2>
      ) : (
        <h3
          dir="auto"
          className="mb-1 break-after-avoid text-base font-semibold wrap-anywhere not-first:mt-3"
        >
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
    case 'table':
      return <FiguresTable {...block} />;
    case 'headline':
      return <Headline {...block} />;
    case 'sums':
      return <Sums {...block} />;
    case 'bars':
      return <Bars {...block} />;
    case 'pending':
      return <PendingText lines={block.lines} />;
  }
}

const LEAD = 'font-display text-lg leading-snug sm:text-2xl';

/** The decision as a chip, then the verdict. Reserved lines keep the content below in place when they arrive. */
function Headline({ text, decision }: HeadlineBlock) {
  return (
    <p dir="auto" className={`flow-root min-h-[6lh] sm:min-h-[2lh] ${LEAD}`}>
      {decision && (
        <span
          className={`mr-2 inline-block rounded-full border px-3 py-0.5 align-middle font-sans text-base leading-normal font-semibold ${TONES[decision.tone].badge} ${TONES[decision.tone].text}`}
        >
          {decision.text}
        </span>
      )}{' '}
      {text ?? <Pending lines={2} />}
    </p>
  );
}

const PARAGRAPHS: Readonly<Record<NonNullable<ParagraphBlock['look']>, string>> = {
  lead: LEAD,
  note: 'text-sm leading-snug text-muted max-sm:text-xs',
  warning: 'border-l-4 border-warning bg-warning-soft px-4 py-2',
};

function Paragraph({ text, look }: ParagraphBlock) {
  return (
    <p
      dir="auto"
      className={`whitespace-pre-line wrap-anywhere ${look === 'note' ? 'not-first:mt-1' : 'not-first:mt-2.5'} ${look ? PARAGRAPHS[look] : ''} ${look ? '' : 'max-w-measure'} ${FADE_IN}`}
    >
      <Spans text={text} />
    </p>
  );
}

const BULLETS = 'grid max-w-measure grid-cols-1 list-disc gap-1 pl-5 marker:text-ember';
const LISTS: Readonly<Record<ListBlock['look'], string>> = {
  bullets: BULLETS,
  tags: 'flex max-w-measure flex-wrap gap-2',
  steps:
    'grid max-w-measure grid-cols-1 list-decimal gap-1 pl-6 marker:font-semibold marker:text-ember marker:tabular-nums',
  cards: 'grid max-w-measure grid-cols-1 gap-2',
  rows: 'max-w-measure border-t border-line',
};
const ITEMS: Readonly<Record<ListBlock['look'], string>> = {
  bullets: 'pl-1',
  steps: 'pl-1',
  tags: 'rounded-full border border-line-strong px-3 text-sm',
  cards: 'rounded-control border border-line bg-surface px-3 py-2',
  rows: 'border-b border-line py-1',
};

function List({ look, start, items }: ListBlock) {
  const Element = look === 'steps' ? 'ol' : 'ul';
  return (
    <Element className={`not-first:mt-2.5 ${LISTS[look]} ${FADE_IN}`} {...(look === 'steps' && { start })}>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a model may write the same line twice.
        <li key={index} dir="auto" className={`min-w-0 break-inside-avoid wrap-anywhere ${ITEMS[look]}`}>
          {look === 'rows' ? <Row {...item} /> : <Spans text={item.text} />}
        </li>
      ))}
    </Element>
  );
}

function Row({ text, search, source }: ListItem) {
  return (
    <p className="wrap-anywhere">
      <Spans text={text} />{' '}
      {source && (
        <span className="text-sm">
          <SourceReference {...source} />
        </span>
      )}
      {search !== undefined && <SearchLink query={search} />}
    </p>
  );
}

function Quotation({ of, text, copy }: QuotationBlock) {
  const texts = useMessages(pageMessages);
  const isPitch = of === 'pitch';
  return (
    <figure
      className={`max-w-measure border-l-4 pl-4 not-first:mt-2.5 sm:flex sm:flex-wrap sm:items-end sm:justify-between sm:gap-x-4 ${isPitch || of === 'message' ? 'border-ember' : 'border-line-strong'}`}
    >
      {/* The language of what a person typed is unknown. */}
      <blockquote
        lang={copy === undefined ? '' : undefined}
        dir="auto"
        className={`min-w-0 flex-1 basis-80 whitespace-pre-line wrap-anywhere ${isPitch ? 'font-display text-lg' : ''}`}
      >
        {text}
      </blockquote>
      {copy !== undefined && (
        <CopyButton
          label={isPitch ? texts.copyPitch : texts.copyMessage}
          text={() => copy}
          variant="quiet"
          className="max-sm:-ml-3"
        />
      )}
    </figure>
  );
}

function Sums({ blocks, ...sums }: SumsBlock) {
  // The heading belongs to the picture: it says that the amounts follow the person's numbers.
  const isPicture = ({ type }: Block) => type === 'bars' || type === 'heading';
  return (
    <SumsView {...sums} picture={<Blocks blocks={blocks.filter(isPicture)} />}>
      <Blocks blocks={blocks.filter((block) => !isPicture(block))} />
    </SumsView>
  );
}

/** A link that searches the web for a competitor's name, in another tab. */
function SearchLink({ query }: { query: string }) {
  const texts = useReportTexts();
  return (
    <a
      href={`https://duckduckgo.com/?q=${encodeURIComponent(query)}`}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={texts.searchFor(query)}
      className="link inline-flex min-h-6 items-center gap-1 text-sm print:hidden"
    >
      {texts.search}
      <ExternalLink aria-hidden="true" className="size-3.5" />
    </a>
  );
}
