import type { ReactNode } from 'react';
import type {
  AxisBlock,
  BarsBlock,
  Block,
  ListBlock,
  ListItem,
  ParagraphBlock,
  SourcesBlock,
} from '../../document/blocks.ts';
import { Columns } from './columns.tsx';
import { FADE_IN, PendingText } from './pending.tsx';
import { Quotation, SourceLink, Spans } from './quotation.tsx';
import { ScoreCard } from './score-card.tsx';
import { SearchLink } from './search-link.tsx';
import { SumsView } from './sums-view.tsx';
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
    case 'score':
      return <ScoreCard {...block} />;
    case 'axis':
      return <Axis {...block} />;
    case 'table':
      return <FiguresTable {...block} />;
    case 'headline':
      return (
        <p dir="auto" className={`min-h-[2lh] ${PARAGRAPHS.lead}`}>
          {block.decision && (
            <b className="mr-3 font-sans text-base font-semibold text-ember">{block.decision.text}</b>
          )}
          {block.text}
        </p>
      );
    case 'sums':
      return (
        <SumsView fields={block.fields} results={block.results}>
          <Blocks blocks={block.blocks} />
        </SumsView>
      );
    case 'bars':
      return <Bars {...block} />;
    case 'sources':
      return <Sources {...block} />;
    case 'pending':
      return <PendingText lines={block.lines} />;
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

function Bars({ groups }: BarsBlock) {
  return groups.map(({ name, bars }) => (
    <dl key={name} className="max-w-measure not-first:mt-3">
      {bars.map((bar) => (
        <div key={bar.name} className="flex justify-between gap-x-4 border-b border-line py-1">
          <dt className="text-muted">{bar.name}</dt>
          <dd className="tabular-nums">{bar.text}</dd>
        </div>
      ))}
    </dl>
  ));
}

function Sources({ items }: SourcesBlock) {
  return (
    <ol className={LISTS.steps}>
      {items.map(({ number, source }) => (
        <li key={number} value={number} className="pl-1 wrap-anywhere">
          <SourceLink {...source} />
        </li>
      ))}
    </ol>
  );
}
