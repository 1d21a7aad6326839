import type { ReactNode } from 'react';
import type {
  AxisBlock,
  Block,
  DetailsBlock,
  FactsBlock,
  ListBlock,
  ListItem,
  ParagraphBlock,
  Span,
  TableBlock,
  Text,
} from '../../document/blocks.ts';
import { Columns } from './columns.tsx';
import { ExperimentsView, Facts } from './experiments-view.tsx';
import { appears, Pending, PendingText } from './pending.tsx';
import { FindingView, Quotation, SourceLink, Spans } from './quotation.tsx';
import { axisId, ScoreCard } from './score-card.tsx';
import { SearchLink } from './search-link.tsx';
import { SumsView } from './sums-view.tsx';

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
      return <Table {...block} />;
    case 'facts':
      return <NamedFacts {...block} />;
    case 'experiments':
      return <ExperimentsView {...block} />;
    case 'sums':
      return <SumsView {...block} />;
    case 'details':
      return <Details {...block} />;
    case 'pending':
      if (block.meanwhile === undefined) return <PendingText lines={block.lines} />;
      return <Meanwhile text={block.meanwhile} />;
  }
}

/** What can be read until the sentence is written. */
function Meanwhile({ text }: { text: Text }) {
  return (
    <p dir="auto" className="max-w-measure text-lg wrap-anywhere text-muted not-first:mt-3">
      {text.length > 0 ? <Spans text={text} /> : <Pending lines={3} />}
    </p>
  );
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
      className={`max-w-measure whitespace-pre-line wrap-anywhere not-first:mt-3 ${look ? PARAGRAPHS[look] : ''} ${appears}`}
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
  cards: 'grid grid-cols-[repeat(auto-fit,minmax(min(100%,18rem),1fr))] gap-3',
  rows: 'border-t border-line',
};
const ITEMS: Readonly<Record<ListBlock['look'], string>> = {
  bullets: 'pl-1',
  steps: 'pl-1',
  tags: 'max-w-full rounded-2xl border border-line-strong bg-surface px-3.5 py-1 wrap-anywhere',
  cards: 'border-t-2 border-ember bg-surface px-4 py-2.5',
  rows: 'border-b border-line py-2',
};

function List({ look, items }: ListBlock) {
  const Element = look === 'steps' ? 'ol' : 'ul';
  return (
    <Element className={`not-first:mt-3 ${LISTS[look]} ${appears}`}>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a model may write the same line twice.
        <li key={index} dir="auto" className={`break-inside-avoid ${ITEMS[look]}`}>
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
      {search !== undefined && <SearchLink words={search} />}
    </p>
  );
}

function Axis({ axis, name, levelName, points, basis, reason }: AxisBlock) {
  return (
    <div id={axisId(axis)} className={`scroll-mt-24 break-inside-avoid border-b border-line py-3 ${appears}`}>
      <div className="flex flex-wrap items-baseline gap-x-3 text-sm text-muted">
        <h3 className="text-base font-semibold text-ink">{name}</h3>
        <p>
          <b className="font-semibold text-ink">{levelName}</b>
          <span className="tabular-nums"> · {points}</span>
        </p>
        {basis !== undefined && <p>{basis}</p>}
      </div>
      <p dir="auto" className="max-w-measure wrap-anywhere">
        {reason}
      </p>
    </div>
  );
}

/** How the runs of a row's head look. */
const HEAD_SPANS: Record<NonNullable<Span['style']>, string> = {
  strong: 'text-base font-semibold',
  mark: 'text-base font-semibold',
  muted: 'text-sm font-normal text-muted',
  accent: 'text-sm font-normal text-ember',
};
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
        {rows.map(([head = [], ...cells], row) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: rows are never reordered.
            key={row}
            className={`grid break-inside-avoid grid-cols-1 gap-y-1 border-b border-line py-3 ${TABLE_COLUMNS}`}
          >
            <h3>
              {head.map(({ text, style = 'strong' }) => (
                <span key={text} className={`block ${HEAD_SPANS[style]}`}>
                  {text}
                </span>
              ))}
            </h3>
            {cells.map((cell, index) => (
              <p
                // biome-ignore lint/suspicious/noArrayIndexKey: cells are never reordered.
                key={index}
                className={`min-w-0 wrap-anywhere ${index === 0 ? '' : 'text-muted'}`}
              >
                <Spans text={cell} />
              </p>
            ))}
          </li>
        ))}
      </ul>
    </>
  );
}

function NamedFacts({ experiment, facts }: FactsBlock) {
  return (
    <div className={experiment ? `border-t border-line pt-4 not-first:mt-6 ${appears}` : appears}>
      {experiment && (
        <h4 className="flex items-baseline gap-3 font-semibold">
          <span aria-hidden="true" className="text-ember tabular-nums">
            {experiment.index + 1}
          </span>
          <span dir="auto">{experiment.title}</span>
        </h4>
      )}
      <Facts facts={facts} />
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
