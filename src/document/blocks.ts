import type { Axis, Level } from '../domain/rubric.ts';
import type { ScoreBand } from '../domain/score-band.ts';

/**
 * The blocks of a report or worksheet, in reading order. `report-document.ts` and `worksheet.ts` make them. Each
 * renderer (page, PDF, Markdown, terminal and tools) knows these types and no field of a report.
 */

/** A run of text. The runs of a text are separated by spaces. */
export interface Span {
  text: string;
  /** `mark`: the words of a source's sentence that the answer uses. */
  style?: 'strong' | 'muted' | 'mark';
  /** No space separates this run from the previous run. */
  isJoined?: boolean;
  /** The page of this site that explains more. Only the web page links to it. */
  more?: 'scoring';
  /** The run is a mark such as `[2]` for this source. */
  cited?: CitedSource;
}
export type Text = readonly Span[];

/**
 * `head`: name, headline, interpretation. `answer`: answer, sums, sources, replies. `beside`: score and strengths,
 * which wide pages show beside the answer. `record`: the full analysis, which the page folds. `end`: the imprint.
 */
export type Layout = 'head' | 'answer' | 'beside' | 'record' | 'end';

export interface Section {
  /** The URL fragment of the section. The answer's parts, with or without a heading, are `answer-0`, `answer-1` … */
  id: string;
  layout: Layout;
  /** Absent e.g. for the head, the imprint, and the text of an answer before its first heading. */
  title?: string;
  /** The headings of the blocks say the same, so the title is not shown. The page keeps it for screen readers. */
  isTitleRepeated?: true;
  /** The page's list of sections contains the section. */
  isLandmark?: true;
  blocks: readonly Block[];
}

export type Block =
  | TitleBlock
  | HeadlineBlock
  | HeadingBlock
  | ParagraphBlock
  | ListBlock
  | ColumnsBlock
  | QuotationBlock
  | ScoreBlock
  | TableBlock
  | SumsBlock
  | BarsBlock
  | PendingBlock;

/** The name of the report; `undefined` until the model has written it. */
export interface TitleBlock {
  type: 'title';
  text: string | undefined;
}

/** The verdict in one or two sentences, with the decision as a chip before or above it. */
export interface HeadlineBlock {
  type: 'headline';
  /** `undefined` until the model has written it. */
  text: string | undefined;
  decision?: { text: string; tone: Tone } | undefined;
  /** The model has not written the decision yet. */
  isUndecided?: true;
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
  /** `lead`: the main sentence; `note`: small print; `warning`: a reservation. */
  look?: 'lead' | 'note' | 'warning';
}

export interface ListItem {
  text: Text;
  /** Words to search the web for; the web page turns them into a search link. */
  search?: string;
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

/** The source of a mark, with the sentences of the source that the answer uses. */
export interface CitedSource {
  number: number;
  source: SourcePage;
  /** Whole sentences of the source, with the matching words marked; may be empty. */
  sentences: readonly Text[];
}

/** A page on the web. Its URL was checked, so a link may open it. */
export interface SourcePage {
  url: string;
  host: string;
  title: string;
  /** The date of publication, in words. */
  date?: string | undefined;
}

export interface QuotationBlock {
  type: 'quotation';
  /** `message`: words to say or send as they are. `note`: a person's note, which the next blocks answer. */
  of: 'idea' | 'pitch' | 'results' | 'note' | 'message';
  /** The text, in quotation marks if this kind of quotation has them. */
  text: string;
  /** The text without quotation marks around it, to copy. */
  copy?: string;
}

/** The score with its axes and badges. A part that the model has not written yet is `undefined`. */
export interface ScoreBlock {
  type: 'score';
  label: string;
  /** What was judged. */
  caption: string;
  score?: { value: number; inWords: string; band: ScoreBand; bandName: string } | undefined;
  /** The lowest and highest of several ratings. */
  range?: string | undefined;
  /** Each axis is drawn as a bar, as wide as its weight and filled up to its points. No number is shown. */
  axes: readonly {
    axis: Axis;
    name: string;
    /** The most points that this axis can give. */
    weight: number;
    /** `points` are exact, for the drawing. */
    rated?: { level: Level; levelName: string; levelInWords: string; points: number } | undefined;
  }[];
  badges: readonly { label: string; value?: { text: string; tone: Tone } }[];
  notes: readonly string[];
}

/** Rows with one short cell for each column head. The first cell is the head of its row. The column heads may be empty. */
export interface TableBlock {
  type: 'table';
  heads: readonly string[];
  rows: readonly (readonly Text[])[];
}

/** One quantity of the sums, for a field of the web page. */
export interface QuantityField {
  name: string;
  /** The quantity's meaning, e.g. the price of one unit or a cost of each month. */
  kind: string;
  value: number;
  /** The largest number that the field accepts. */
  max: number;
  /** Unit of the value, for the label: a currency, `h` or `%`; empty for units. */
  sign: string;
  text: string;
  isChanged: boolean;
  /** The value before the change, with its unit; absent without a change, or if the file lacks it. */
  before?: string | undefined;
}

/** The quantities of the sums with their results. The web page makes input fields of `fields`; every renderer shows `blocks`. */
export interface SumsBlock {
  type: 'sums';
  /** In the order of the lines of the sums. */
  fields: readonly QuantityField[];
  /** The results as sentences, for the line that stays in sight while a person changes numbers. */
  results: readonly Text[];
  /** The bars, the results and the changed quantities; all quantities if there are no results. */
  blocks: readonly Block[];
}

/** Amounts to compare, drawn as bars from one line. Each group is scaled to its largest absolute amount. */
export interface BarsBlock {
  type: 'bars';
  groups: readonly {
    name: string;
    /** A negative amount is a loss, drawn in the tone `danger`. */
    bars: readonly { name: string; amount: number; text: string; tone: Tone }[];
  }[];
}

interface PendingBlock {
  type: 'pending';
  /** Expected number of lines. */
  lines: number;
}

/** Whether the model has not yet written all of a block. */
export function isPending(block: Block): boolean {
  switch (block.type) {
    case 'pending':
      return true;
    case 'title':
      return block.text === undefined;
    case 'headline':
      return block.text === undefined || block.isUndecided === true;
    case 'columns':
      return block.columns.some(({ items }) => items === undefined);
    case 'score':
      return (
        !block.score ||
        block.axes.some(({ rated }) => rated === undefined) ||
        block.badges.some(({ value }) => value === undefined)
      );
    default:
      return false;
  }
}
