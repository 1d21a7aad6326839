import type { Language } from '../domain/idea.ts';
import type { WholeFile } from '../domain/open-file.ts';
import type { ReportFile } from '../domain/report-file.ts';
import type { Section } from './blocks.ts';
import { contentOf } from './content.ts';
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

/** The verdict of a printed report ends with its pitch, the one repetition. */
function printedReport(file: ReportFile, { isUnchecked, isExample }: PrintOptions): PrintedDocument {
  const { language, model, generatedAt } = file.meta;
  const texts = reportMessages[language];
  const sections = reportDocument({ ...contentOf(file, isUnchecked), isExample });
  const blocks = sections.flatMap((section) => section.blocks);
  const title = blocks.find((block) => block.type === 'title');
  const pitch = blocks.find((block) => block.type === 'quotation' && block.of === 'pitch');
  return {
    language,
    writer: isExample ? { kind: 'example' } : { kind: 'model', model },
    generatedAt,
    kind: texts.title,
    name: title?.text ?? texts.unnamed,
    hasCover: pitch !== undefined,
    file,
    sections: adviceFirst(sections).map((section, index) =>
      index === 0 && pitch ? { ...section, blocks: [...section.blocks, pitch] } : section,
    ),
  };
}

/** What follows the verdict on paper. */
const AFTER_VERDICT: ReadonlySet<string> = new Set(['doubts', 'sums', 'decide']);

/** Whoever gets the paper reads the doubts, the sums and the decision right after the verdict. */
function adviceFirst(sections: readonly Section[]): Section[] {
  const isMoved = ({ id }: Section) => AFTER_VERDICT.has(id);
  const [verdict, ...rest] = sections;
  if (!verdict) return [];
  return [verdict, ...rest.filter(isMoved), ...rest.filter((each) => !isMoved(each))];
}
