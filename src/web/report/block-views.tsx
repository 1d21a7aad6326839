import type { ReactNode } from 'react';
import type {
  AxisBlock,
  Block,
  DetailsBlock,
  ListBlock,
  ListItem,
  ParagraphBlock,
} from '../../document/blocks.ts';
import { Columns } from './columns.tsx';
import { EconomicsView } from './economics-view.tsx';
import { FADE_IN, Pending, PendingText } from './pending.tsx';
import { FindingView, Quotation, SourceLink, Spans } from './quotation.tsx';
import { ScoreCard } from './score-card.tsx';
import { SearchLink } from './search-link.tsx';
import { FiguresTable } from './table-views.tsx';

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
        <h2 className="text-sm font-normal text-muted not-first:mt-3">{block.text}</h2>
      ) : (
        <h3
          dir="auto"
          className="mb-2 break-after-avoid text-base font-semibold wrap-anywhere not-first:mt-4"
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
    case 'finding':
      return <FindingView {...block} />;
    case 'score':
      return <ScoreCard {...block} />;
    case 'axis':
      return <Axis {...block} />;
    case 'table':
      return <FiguresTable {...block} />;
    case 'economics':
      return (
        <EconomicsView fields={block.fields} results={block.results}>
          <Blocks blocks={block.blocks} />
        </EconomicsView>
      );
    case 'details':
      return <Details {...block} />;
    case 'pending':
      if (block.look === undefined) return <PendingText lines={block.lines} />;
      return (
        <div className={`not-first:mt-3 ${PARAGRAPHS[block.look]}`}>
          <Pending lines={block.lines} />
        </div>
      );
  }
}

const PARAGRAPHS: Readonly<Record<NonNullable<ParagraphBlock['look']>, string>> = {
  lead: 'font-display text-xl leading-snug sm:text-2xl',
  note: 'mt-2 text-sm text-muted',
  warning: 'border-l-4 border-warning bg-warning-soft px-4 py-2',
};

function Paragraph({ text, look }: ParagraphBlock) {
  return (
    <p
      dir="auto"
      className={`whitespace-pre-line wrap-anywhere not-first:mt-3 ${look ? PARAGRAPHS[look] : ''} ${look === 'lead' ? '' : 'max-w-measure'} ${FADE_IN}`}
    >
      <Spans text={text} />
    </p>
  );
}

const BULLETS = 'grid max-w-measure grid-cols-1 list-disc gap-1.5 pl-5 marker:text-ember';
const LISTS: Readonly<Record<ListBlock['look'], string>> = {
  bullets: BULLETS,
  tags: BULLETS,
  steps:
    'grid max-w-measure grid-cols-1 list-decimal gap-1.5 pl-7 marker:font-semibold marker:text-ember marker:tabular-nums',
  cards: 'grid grid-cols-1 gap-1.5',
  rows: 'border-t border-line',
};
const ITEMS: Readonly<Record<ListBlock['look'], string>> = {
  bullets: 'pl-1',
  steps: 'pl-1',
  tags: 'pl-1',
  cards: 'border-l-4 border-ember pl-3',
  rows: 'border-b border-line py-2',
};

function List({ look, start, items }: ListBlock) {
  const Element = look === 'steps' ? 'ol' : 'ul';
  return (
    <Element className={`not-first:mt-3 ${LISTS[look]} ${FADE_IN}`} {...(look === 'steps' && { start })}>
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
          <SourceLink {...source} />
        </span>
      )}
      {search !== undefined && <SearchLink query={search} />}
    </p>
  );
}

function Axis({ name, levelName, basis, reason }: AxisBlock) {
  return (
    <div className={`break-inside-avoid border-b border-line py-2 ${FADE_IN}`}>
      <div className="flex flex-wrap items-baseline gap-x-3 text-sm text-muted">
        <h3 className="text-base font-semibold text-ink">{name}</h3>
        <p>
          <b className="font-semibold text-ink">{levelName}</b>
        </p>
        {basis !== undefined && <p>{basis}</p>}
      </div>
      <p dir="auto" className="max-w-measure wrap-anywhere">
        {reason}
      </p>
    </div>
  );
}

function Details({ summary, blocks }: DetailsBlock) {
  return (
    <details className="mt-1">
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold text-ember">{summary}</summary>
      <Blocks blocks={blocks} />
    </details>
  );
}
