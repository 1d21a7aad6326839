import type { Language } from '../domain/language.ts';
import type { WholeFile } from '../domain/open-file.ts';
import type { ReportFile } from '../domain/report-file.ts';
import type { Block, Section } from './blocks.ts';
import { contentOf } from './content.ts';
import { paragraph, present, section } from './make-blocks.ts';
import { defineMessages } from './messages.ts';
import { planMessages } from './plan-messages.ts';
import { reportDocument } from './report-document.ts';
import { reportMessages } from './report-messages.ts';
import { nameOf } from './saved-document.ts';
import { worksheetDocument } from './worksheet.ts';

/** Who wrote a document: a model, named; the rules of the worksheet; or the makers of this site, the example. */
export type Writer = { kind: 'model'; model: string } | { kind: 'rules' | 'example' };

/** A report or worksheet as it is printed. */
export interface PrintedDocument {
  language: Language;
  writer: Writer;
  /** ISO 8601. */
  generatedAt: string;
  /** What it is, above its name; absent where the name says it. */
  kind?: string;
  name: string;
  /** Whether the first section is complete to forward alone. */
  hasCover: boolean;
  /** What is printed. */
  file: WholeFile;
  sections: readonly Section[];
}

export interface PrintOptions {
  /** As in `contentOf`. */
  isUnchecked?: boolean | undefined;
  /** The example of this site, whose file does not say it. */
  isExample?: boolean | undefined;
}

/** A file as it is printed. */
export function printedDocument(file: WholeFile, options: PrintOptions = {}): PrintedDocument {
  if (file.format === 'crisol-report') return printedReport(file, options);
  const { language, generatedAt } = file.meta;
  return {
    language,
    writer: { kind: 'rules' },
    generatedAt,
    name: nameOf(file),
    hasCover: false,
    file,
    sections: worksheetDocument(file).filter(isPrinted),
  };
}

/** The foot of every page says who wrote the document, and its first page says when. */
function isPrinted({ id }: Section): boolean {
  return id !== 'imprint';
}

function printedReport(file: ReportFile, { isUnchecked, isExample }: PrintOptions): PrintedDocument {
  const { language, model, generatedAt } = file.meta;
  const texts = reportMessages[language];
  const sections = reportDocument({ ...contentOf(file, isUnchecked), isExample });
  const title = sections.flatMap(({ blocks }) => blocks).find((block) => block.type === 'title');
  return {
    language,
    writer: isExample ? { kind: 'example' } : { kind: 'model', model },
    generatedAt,
    kind: texts.title,
    name: title?.text ?? texts.unnamed,
    hasCover: sections.some(({ id }) => id === 'breakdown' || id === 'improvedIdea'),
    file,
    sections: coverFirst(sections.filter(isPrinted), file),
  };
}

/** Texts of paper alone, in the report's language. */
const printMessages = defineMessages({
  es: { ideaGoesOn: 'El texto de la idea es más largo: está entero al final del informe.' },
  en: { ideaGoesOn: 'The text of the idea is longer: all of it is at the end of the report.' },
});

/** What follows the first page on paper: whoever gets it reads the doubts, the sums, the decision and the plan. */
const AFTER_COVER = ['doubts', 'sums', 'decide', 'bet', 'gains', 'plan'];

/** Lines of the first page that leave room for what follows: of the idea with its reading, and of the idea alone. */
const COVER_LINES = { both: 12, idea: 13 };

/**
 * The first page is complete to forward alone: the idea in the person's words stands under the name, and what to do next
 * below strengths and weaknesses. How the model reads the idea follows later where both are long; so does the whole text
 * of an idea of many lines.
 */
function coverFirst([verdict, ...rest]: readonly Section[], file: ReportFile): Section[] {
  if (!verdict) return [];
  const { language, leftOut } = file.meta;
  const texts = reportMessages[language];
  const idea = rest.find(({ id }) => id === 'idea');
  const start = firstLines(file.idea, COVER_LINES.idea);
  const isCut = start !== file.idea;
  const next = nextBlocks(rest, file);
  const label = verdict.blocks.findIndex((block) => block.type === 'heading' && block.look === 'label');
  const reading = label < 0 ? undefined : verdict.blocks[label + 1];
  const fits = linesOf(file.idea) + linesOf(file.report.interpretation) <= COVER_LINES.both;
  const [title, ...others] = verdict.blocks.filter(
    (_, index) => fits || label < 0 || index < label || index > label + 1,
  );
  const moved = new Set(['idea', ...AFTER_COVER]);
  const after = present([
    ...AFTER_COVER.map((id) => rest.find((each) => each.id === id && id !== next.moved)),
    !fits && reading && interpretation(reading, texts.interpretation),
    ...rest.filter(({ id }) => !moved.has(id)),
    leftOut !== undefined &&
      section('leftOut', 'next', undefined, [paragraph(texts.leftOut(leftOut), 'note')]),
    isCut && idea,
  ]).map((each) => withoutCovered(each, file));
  const ideaBlocks: Block[] = isCut
    ? [{ type: 'quotation', of: 'idea', text: start }, paragraph(printMessages[language].ideaGoesOn, 'note')]
    : [...(idea?.blocks ?? [])];
  const blocks = present<Block>([title, ...ideaBlocks, ...others, ...next.blocks]);
  return [{ ...verdict, blocks }, ...after];
}

/** Characters of a usual line on paper. */
const LINE_LENGTH = 90;
/** Letters that are twice as wide as Latin ones. */
const WIDE = /[\u1100-\u11ff\u2e80-\uffff]/gu;

/** About how many lines a text takes over the width of the paper. */
function linesOf(text: string): number {
  const width = (line: string) => line.length + (line.match(WIDE)?.length ?? 0);
  return text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(width(line) / LINE_LENGTH)), 0);
}

/** As many words as fit in so many lines, or letters of a word without end, with an ellipsis if that is not all. */
function firstLines(text: string, lines: number): string {
  if (linesOf(text) <= lines) return text;
  const letters = [...text];
  let end = 0;
  while (linesOf(letters.slice(0, end + 1).join('')) <= lines) end += 1;
  const most = letters.slice(0, end).join('');
  const words = most.slice(0, Math.max(0, most.search(/\s+\S*$/)));
  return `${words.length < most.length / 2 ? most : words} …`;
}

function interpretation(reading: Block, title: string): Section {
  return { id: 'interpretation', part: 'analysis', title, blocks: [reading] };
}

/** A section without what the first page or its own lists say: the name, the step of this week, the riskiest assumption. */
function withoutCovered(section: Section, { report, plan, meta }: ReportFile): Section {
  const { thisWeek, riskiestAssumption, experiments } = reportMessages[meta.language];
  const isNamed = (block: Block | undefined, name: string) =>
    block?.type === 'heading' && block.text === name;
  if (section.id === 'nameAndPitch') {
    return { ...section, blocks: section.blocks.filter((block) => !isNamed(block, report.projectName)) };
  }
  // Its two lists have their names.
  if (section.id === 'opportunitiesAndThreats') {
    const { title: _, ...untitled } = section;
    return untitled;
  }
  if (section.id !== 'plan' || !plan) return section;
  const isCovered = (block: Block | undefined) =>
    isNamed(block, thisWeek) || isNamed(block, riskiestAssumption);
  // What remains begins with the experiments: the title of the plan is heading enough.
  const blocks = section.blocks.filter(
    (block, index, all) => !isCovered(block) && !isCovered(all[index - 1]) && !isNamed(block, experiments),
  );
  return { ...section, blocks };
}

/** With a plan its assumption and its first experiment; otherwise what would raise the score most. */
function nextBlocks(
  sections: readonly Section[],
  { plan, meta }: ReportFile,
): { blocks: Block[]; moved?: string } {
  const texts = reportMessages[meta.language];
  const [first] = plan?.experiments ?? [];
  if (plan && first) {
    const { tests, how, cost, days } = first;
    return {
      blocks: [
        { type: 'heading', text: texts.riskiestAssumption },
        paragraph(plan.riskiestAssumption),
        { type: 'heading', text: planMessages[meta.language].firstExperiment },
        {
          type: 'paragraph',
          text: [
            { text: `${tests}.`, style: 'strong' },
            { text: how },
            { text: `(${cost}, ${texts.days(days)})`, style: 'muted' },
          ],
        },
      ],
    };
  }
  const gains = sections.find(({ id }) => id === 'gains');
  if (!gains?.title) return { blocks: [] };
  return { blocks: [{ type: 'heading', text: gains.title }, ...gains.blocks], moved: 'gains' };
}
