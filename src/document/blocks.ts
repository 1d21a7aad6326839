import type { Axis, Level } from '../domain/rubric.ts';
import type { ScoreBand } from '../domain/score-band.ts';

/**
 * What a report consists of, in reading order. `report-document.ts` makes it from a report; each renderer (page, PDF,
 * Markdown, terminal and tools) knows these types and no field of a report.
 */

/** A run of text. The runs of a text are joined with a space. */
export interface Span {
  text: string;
  /** `mark`: the part of a quotation that matters. */
  style?: 'strong' | 'muted' | 'accent' | 'mark';
  /** No space separates it from the run before. */
  isJoined?: boolean;
}
export type Text = readonly Span[];

/** Where a section stands: the verdict, the analysis that the page unfolds, or what to do next. */
export type Part = 'verdict' | 'analysis' | 'next';

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
  | FactsBlock
  | ExperimentsBlock
  | SumsBlock
  | DetailsBlock
  | PendingBlock;

/** The name of the report; `undefined` until it is written. */
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
  /** Words to search the web for; our page turns them into a search link. */
  search?: string;
  /** The web page that is quoted. */
  source?: SourcePage;
}

export interface ListBlock {
  type: 'list';
  look: 'bullets' | 'steps' | 'tags' | 'cards' | 'rows';
  /** Number of the first step; 1 if absent. */
  start?: number;
  items: readonly ListItem[];
}

export type Tone = 'success' | 'info' | 'warning' | 'destructive' | 'outline';

/** Lists side by side: strengths and weaknesses, opportunities and threats. */
export interface ColumnsBlock {
  type: 'columns';
  columns: readonly {
    title: string;
    tone: Tone;
    /** `undefined` until it is written. */
    items: readonly string[] | undefined;
  }[];
}

/** A page of the web. The address was checked and may be linked. */
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

/** What a page of the web says: its sentences in quotation marks, with the part that matters marked. */
export interface FindingBlock {
  type: 'finding';
  /** The company or product that is spoken of. */
  name: string | undefined;
  sentences: Text;
  /** Of the marked part, with a note that a model wrote it. */
  translation: string | undefined;
  source: SourcePage;
}

/** The judgement at a glance. Parts that are not written yet are `undefined`. */
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
    rated?: { level: Level; levelName: string; points: number; share: string } | undefined;
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
  points: string;
  /** Where the level comes from. */
  basis?: string | undefined;
  reason: string;
}

/** Rows with as many cells as there are heads. The first cell is the head of its row, each of its runs on a line. */
export interface TableBlock {
  type: 'table';
  heads: readonly string[];
  rows: readonly (readonly Text[])[];
}

/** Experiments with what they cost in all, in money and days. */
export interface ExperimentsBlock {
  type: 'experiments';
  total: string;
  /** Heads of a table of them. */
  heads: readonly [test: string, effort: string, results: string];
  experiments: readonly Experiment[];
}

export interface Experiment {
  /** Counts from 0. */
  index: number;
  title: string;
  /** Of the days of all experiments; 0 where they take none. */
  share: number;
  how: Fact;
  effort: readonly [cost: Fact, time: Fact];
  limits: readonly [goOnIf: Fact, stopIf: Fact];
  /** What the person noted. */
  result?: Fact | undefined;
  /** Absent where the numbers of the limits cannot be read. */
  scale?: ExperimentScale | undefined;
}

/** All places are shares of the width. */
export interface ExperimentScale {
  stopTo: number;
  goFrom: number;
  inWords: string;
  /** Where the noted number lies, and what that means. */
  noted?: { at: number; meaning: 'goOn' | 'doubt' | 'stop'; inWords: string };
}

export interface Fact {
  name: string;
  text: string;
  tone?: Tone;
}

/** Names with values. `experiment` is set for one experiment; its index counts from 0. */
export interface FactsBlock {
  type: 'facts';
  experiment?: { index: number; title: string };
  facts: readonly Fact[];
}

/** The sums of a plan: the quantities, what code computed from them, and a picture of both. */
export interface SumsBlock {
  type: 'sums';
  /** Names the open quantities that move the result most. */
  open?: string | undefined;
  /** Heads of the table of quantities. */
  heads: readonly [name: string, value: string, basis: string];
  /** In the order of the plan's quantities. */
  quantities: readonly {
    name: string;
    value: string;
    range?: string | undefined;
    basis: string;
    note?: string | undefined;
    isChanged: boolean;
  }[];
  /** Heads of the table of results; a further one for each time. */
  resultHeads: readonly string[];
  /** A row has one cell where its result is the same at each time. */
  results: readonly { name: string; cells: readonly { text: string; range?: string | undefined }[] }[];
  picture?: SumsPicture | undefined;
  notes: readonly string[];
}

/** Where the price of one unit goes, and the result of a month by the number of units sold. */
export interface SumsPicture {
  /** What `share` of the bar each part takes; the shares add up to 1. */
  parts: readonly { kind: 'cost' | 'fixed' | 'rest' | 'loss'; name: string; text: string; share: number }[];
  /** The price as a share of the bar; below 1 where a unit is sold at a loss. */
  price: number;
  line?: SumsLine | undefined;
  inWords: string;
}

/** All places are shares of the width and of the height, from the lower left. */
export interface SumsLine {
  /** Height of the result without sales, of no result, and of the result with the most units. */
  from: number;
  zero: number;
  to: number;
  marks: readonly { at: number; text: string; isBreakEven: boolean }[];
}

/** An explanation that the page shows collapsed. */
export interface DetailsBlock {
  type: 'details';
  summary: string;
  blocks: readonly Block[];
}

/** Stands for a part that is being written. */
interface PendingBlock {
  type: 'pending';
  /** Expected lines. */
  lines: number;
  /** What can be read in this place until then. Only our page shows it. */
  meanwhile?: Text | undefined;
}

/** Whether any part of a block is still to be written. */
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
