import type { Axis, Level } from '../domain/rubric.ts';
import type { ScoreBand } from '../domain/score-band.ts';

/**
 * The blocks of a report, in reading order. `report-document.ts` makes them from a report; each renderer (page, PDF,
 * Markdown, terminal and tools) knows these types and no field of a report.
 */

/** A run of text. The runs of a text are joined with a space. */
export interface Span {
  text: string;
  /** `mark`: the part of a quotation that matters. */
  style?: 'strong' | 'muted' | 'mark';
  /** No space separates this run from the previous run. */
  isJoined?: boolean;
  /** The page of this site that explains more. Only the web page links to it. */
  more?: 'scoring';
}
export type Text = readonly Span[];

/** The parts of a document. On the web page `analysis` is collapsible; `end` names the writer. */
export const PARTS = ['verdict', 'advice', 'analysis', 'end'] as const;
export type Part = (typeof PARTS)[number];

export interface Section {
  /** Fragment on the page. */
  id: string;
  part: Part;
  /** Absent for the sections of the verdict, which begin with the report's title. */
  title?: string;
  blocks: readonly Block[];
}

export type Block =
  | TitleBlock
  | HeadingBlock
  | ParagraphBlock
  | ListBlock
  | ColumnsBlock
  | QuotationBlock
  | FindingBlock
  | ScoreBlock
  | AxisBlock
  | TableBlock
  | EconomicsBlock
  | DetailsBlock
  | PendingBlock;

/** The name of the report; `undefined` until the model has written it. */
export interface TitleBlock {
  type: 'title';
  text: string | undefined;
  /** A label beside the name. */
  mark?: string;
}

/** A heading within a section. A `label` names one paragraph. */
export interface HeadingBlock {
  type: 'heading';
  text: string;
  look?: 'label';
}

export interface ParagraphBlock {
  type: 'paragraph';
  text: Text;
  /** `lead`: the sentence to remember; `note`: small print; `warning`: a reservation. */
  look?: 'lead' | 'note' | 'warning';
}

export interface ListItem {
  text: Text;
  /** Words to search the web for; the web page turns them into a search link. */
  search?: string;
  /** The quoted source. */
  source?: SourcePage;
}

export interface ListBlock {
  type: 'list';
  look: 'bullets' | 'steps' | 'tags' | 'cards' | 'rows';
  /** Number of the first step; 1 if absent. */
  start?: number;
  items: readonly ListItem[];
}

export type Tone = 'success' | 'info' | 'warning' | 'danger' | 'outline';

/** Lists side by side: strengths and weaknesses, opportunities and threats. */
export interface ColumnsBlock {
  type: 'columns';
  columns: readonly {
    title: string;
    tone: Tone;
    /** `undefined` until the model has written them. */
    items: readonly string[] | undefined;
  }[];
}

/** A page on the web. Its URL was checked, so a link may open it. */
export interface SourcePage {
  url: string;
  host: string;
  title: string;
  /** A date in words. */
  date?: string | undefined;
}

export interface QuotationBlock {
  type: 'quotation';
  of: 'idea' | 'pitch' | 'notes';
  /** In quotation marks, if this kind of quotation has them. */
  text: string;
  /** The text without added quotation marks, to copy. */
  copy?: string;
}

/** A quotation from a source: sentences in quotation marks, with the important part marked. */
export interface FindingBlock {
  type: 'finding';
  /** The company or product that the sentences are about. */
  name: string | undefined;
  sentences: Text;
  /** Translation of the marked part, with a note that a model wrote it. */
  translation: string | undefined;
  source: SourcePage;
}

/** The judgement at a glance. What the model has not written yet is `undefined`. */
export interface ScoreBlock {
  type: 'score';
  label: string;
  score?: { value: number; inWords: string; band: ScoreBand; bandName: string } | undefined;
  /** The lowest and highest of several ratings. */
  range?: { low: number; high: number; inWords: string } | undefined;
  /** Drawn as bars: each as wide as its weight, filled up to its points, hatched where points are lost. */
  axes: readonly {
    axis: Axis;
    name: string;
    /** The most points of this axis. */
    weight: number;
    rated?:
      | {
          level: Level;
          levelName: string;
          /** Exact, for the drawing. */
          points: number;
          /** `11/15`, in whole points; empty until all axes are rated. */
          share: string;
        }
      | undefined;
    /** The lowest and highest points of several ratings, where they differ. */
    range?: { low: number; high: number } | undefined;
  }[];
  badges: readonly { label: string; value?: { text: string; tone: Tone } }[];
  notes: readonly string[];
}

export interface AxisBlock {
  type: 'axis';
  axis: Axis;
  name: string;
  level: Level;
  levelName: string;
  /** The source of the level, in words. */
  basis?: string | undefined;
  reason: string;
}

/** Rows with one short cell for each column head. The first cell is the head of its row. The column heads may be empty. */
export interface TableBlock {
  type: 'table';
  heads: readonly string[];
  rows: readonly (readonly Text[])[];
}

/** A name with its value, e.g. of a result. */
export interface Fact {
  name: string;
  text: string;
}

/** One quantity of the sums, for a field of the web page. */
export interface QuantityField {
  /** The quantity's name in the advice. */
  name: string;
  /** The quantity's meaning, e.g. the price of one unit or a cost of each month. */
  kind: string;
  value: number;
  /** The largest number that the field accepts. */
  max: number;
  /** Unit of the value, for the label: a currency, or `h`; empty for units. */
  sign: string;
  /** The value with its sign. */
  text: string;
  isChanged: boolean;
  /** The value before the person's change, with its sign; absent if a converted plan lacks it. */
  before?: string | undefined;
}

/** The quantities of the sums with their results. The web page makes input fields of `fields`; every renderer shows `blocks`. */
export interface EconomicsBlock {
  type: 'economics';
  /** In the order of the lines of the advice. */
  fields: readonly QuantityField[];
  results: readonly Fact[];
  /** Fields and results in words, if the text of the advice lacks them. */
  blocks: readonly Block[];
}

/** An explanation that the page shows collapsed. */
export interface DetailsBlock {
  type: 'details';
  summary: string;
  blocks: readonly Block[];
}

/** A placeholder for a part that the model is writing. */
interface PendingBlock {
  type: 'pending';
  /** Expected lines. */
  lines: number;
  /** The look of the paragraph that will replace it. */
  look?: 'lead';
}

/** Whether the model has not yet written all of a block. */
export function isPending(block: Block): boolean {
  switch (block.type) {
    case 'pending':
      return true;
    case 'title':
      return block.text === undefined;
    case 'columns':
      return block.columns.some(({ items }) => items === undefined);
    case 'score':
      return (
        !block.score ||
        block.axes.some(({ rated }) => rated === undefined) ||
        block.badges.some(({ value }) => value === undefined)
      );
    case 'details':
      return block.blocks.some(isPending);
    default:
      return false;
  }
}
