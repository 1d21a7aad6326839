import type { Language } from '../domain/idea.ts';
import type { WholeFile } from '../domain/open-file.ts';
import type { ReportFile } from '../domain/report-file.ts';
import type { Block, Section } from './blocks.ts';
import { contentOf } from './content.ts';
import { paragraph, present } from './make-blocks.ts';
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
    sections: worksheetDocument(file),
  };
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
    sections: coverFirst(sections, file),
  };
}

/** What follows the first page on paper: whoever gets it reads the doubts, the sums, the decision and the plan. */
const AFTER_COVER = ['doubts', 'sums', 'decide', 'plan', 'bet'];

/** So many characters of the idea and of its reading leave room on the first page for what follows. */
const COVER_TEXTS = 1_000;

/**
 * The first page is complete to forward alone: the idea in the person's words stands under the name, and what to do next
 * below strengths and weaknesses. How the model reads the idea follows later.
 */
function coverFirst([verdict, ...rest]: readonly Section[], file: ReportFile): Section[] {
  if (!verdict) return [];
  const texts = reportMessages[file.meta.language];
  const idea = rest.find(({ id }) => id === 'idea');
  const next = nextBlocks(rest, file);
  const label = verdict.blocks.findIndex((block) => block.type === 'heading' && block.look === 'label');
  const reading = label < 0 ? undefined : verdict.blocks[label + 1];
  const fits = file.idea.length + file.report.interpretation.length <= COVER_TEXTS;
  const [title, ...others] = verdict.blocks.filter(
    (_, index) => fits || label < 0 || index < label || index > label + 1,
  );
  // The foot of every page says who wrote the report; its first page says when.
  const imprint = file.meta.leftOut === undefined ? ['imprint'] : [];
  const moved = new Set(['idea', ...imprint, ...AFTER_COVER, ...(next.moved ?? [])]);
  const after = present([
    ...AFTER_COVER.map((id) => rest.find((section) => section.id === id)),
    !fits && reading && interpretation(reading, texts.interpretation),
    ...rest.filter(({ id }) => !moved.has(id)),
  ]).map((section) => withoutCovered(section, file));
  const blocks = present<Block>([title, ...(idea?.blocks ?? []), ...others, ...next.blocks]);
  return [{ ...verdict, blocks }, ...inPrintOrder(after)];
}

function interpretation(reading: Block, title: string): Section {
  return { id: 'interpretation', part: 'analysis', title, blocks: [reading] };
}

/** A section without what the first page or its own lists say: the name, the step of this week, the riskiest assumption. */
function withoutCovered(section: Section, { report, plan, meta }: ReportFile): Section {
  const { thisWeek, riskiestAssumption } = reportMessages[meta.language];
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
  const blocks = section.blocks.filter(
    (block, index, all) => !isCovered(block) && !isCovered(all[index - 1]),
  );
  return { ...section, blocks };
}

/**
 * Short sections are printed in pairs, side by side, so the second of a pair follows the first. The competition
 * follows what threatens the idea.
 */
const PRINTED_AFTER: Readonly<Record<string, string>> = {
  gains: 'bet',
  problemsSolved: 'targetAudience',
  nameAndPitch: 'valueProposition',
  competition: 'opportunitiesAndThreats',
};

function followed(first: Section, sections: readonly Section[]): Section[] {
  const next = sections.filter(({ id }) => PRINTED_AFTER[id] === first.id);
  return [first, ...next.flatMap((each) => followed(each, sections))];
}

function inPrintOrder(sections: readonly Section[]): Section[] {
  const ids = new Set(sections.map(({ id }) => id));
  const isMoved = ({ id }: Section) => ids.has(PRINTED_AFTER[id] ?? '');
  return sections.filter((each) => !isMoved(each)).flatMap((each) => followed(each, sections));
}

/** With a plan its assumption and its first experiment; otherwise what would raise the score most. */
function nextBlocks(
  sections: readonly Section[],
  { plan, meta }: ReportFile,
): { blocks: Block[]; moved?: string[] } {
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
  return { blocks: [{ type: 'heading', text: gains.title }, ...gains.blocks], moved: ['gains'] };
}
