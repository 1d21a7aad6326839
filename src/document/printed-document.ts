import type { Language } from '../domain/language.ts';
import type { WholeFile } from '../domain/open-file.ts';
import type { Report } from '../domain/report.ts';
import type { ShortReportFile } from '../domain/report-file.ts';
import { isScoredVerdict } from '../domain/rubric.ts';
import { isVisible } from '../domain/text-schema.ts';
import type { Section } from './blocks.ts';
import { contentOf, type ReportContent } from './content.ts';
import { paragraph } from './make-blocks.ts';
import { reportDocument } from './report-document.ts';
import { reportMessages } from './report-messages.ts';
import { scoreInWords } from './score-in-words.ts';
import { worksheetDocument } from './worksheet.ts';
import { worksheetMessages } from './worksheet-messages.ts';

/** Who wrote a document: a model, the rules of the worksheet, or, in the example, a person. */
export type Writer = { kind: 'model'; model: string } | { kind: 'rules' | 'example' };

/** A report or worksheet as it is printed. */
export interface PrintedDocument {
  language: Language;
  writer: Writer;
  /** ISO 8601. */
  generatedAt: string;
  /** The kind of document, above its name; absent if the name is the kind. */
  kind?: string;
  name: string;
  file: WholeFile;
  sections: readonly Section[];
}

/** What a file does not say about itself. */
export type PrintOptions = Pick<ReportContent, 'isUnchecked' | 'isExample'>;

/** The sections of a report or worksheet. */
export function documentOf(file: WholeFile | ShortReportFile, options?: PrintOptions): readonly Section[] {
  return file.format === 'crisol-worksheet'
    ? worksheetDocument(file)
    : reportDocument({ ...contentOf(file), ...options });
}

/** The name of a document: a report's project name, or a substitute if it has none; for a worksheet, its kind. */
export function nameOf(file: WholeFile): string {
  const { language } = file.meta;
  if (file.format === 'crisol-worksheet') return worksheetMessages[language].title;
  const { projectName } = file.report;
  return isVisible(projectName) ? projectName : reportMessages[language].unnamed;
}

export function printedDocument(file: WholeFile, options?: PrintOptions): PrintedDocument {
  const { language, generatedAt } = file.meta;
  // The footers contain the imprint.
  const sections = documentOf(file, options).filter(({ layout }) => layout !== 'end');
  const printed = { language, generatedAt, name: nameOf(file), file, sections };
  if (file.format === 'crisol-worksheet') return { ...printed, writer: { kind: 'rules' } };
  return {
    ...printed,
    writer: options?.isExample ? { kind: 'example' } : { kind: 'model', model: file.meta.model },
    kind: reportMessages[language].title,
    sections: withScoreLine(sections, file.report, language),
  };
}

/** Adds the score in one line to the head, because the first page may be passed on alone. */
function withScoreLine(sections: readonly Section[], report: Report, language: Language): readonly Section[] {
  const [head, ...others] = sections;
  if (!head || !isScoredVerdict(report.verdict)) return sections;
  const { score, asTold } = reportMessages[language];
  const line = paragraph(`${score}: ${scoreInWords(report, language)}, ${asTold}.`, 'note');
  const understood = head.blocks.findIndex(({ type }) => type === 'heading');
  return [{ ...head, blocks: head.blocks.toSpliced(understood, 0, line) }, ...others];
}
