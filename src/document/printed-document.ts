import type { Language } from '../domain/language.ts';
import type { WholeFile } from '../domain/open-file.ts';
import type { Report } from '../domain/report.ts';
import type { ReportFile } from '../domain/report-file.ts';
import { isScoredVerdict } from '../domain/rubric.ts';
import type { Section } from './blocks.ts';
import { contentOf } from './content.ts';
import { paragraph } from './make-blocks.ts';
import { reportDocument } from './report-document.ts';
import { reportMessages } from './report-messages.ts';
import { nameOf } from './saved-document.ts';
import { scoreInWords } from './score-in-words.ts';
import { worksheetDocument } from './worksheet.ts';

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

export interface PrintOptions {
  /** As in `contentOf`. */
  isUnchecked?: boolean | undefined;
  /** Whether the file is this site's example, which the file itself does not say. */
  isExample?: boolean | undefined;
}

export function printedDocument(file: WholeFile, options: PrintOptions = {}): PrintedDocument {
  if (file.format === 'crisol-report') return printedReport(file, options);
  const { language, generatedAt } = file.meta;
  return {
    language,
    writer: { kind: 'rules' },
    generatedAt,
    name: nameOf(file),
    file,
    sections: onPaper(worksheetDocument(file)),
  };
}

/** Removes the imprint, which is in the footers. */
function onPaper(sections: readonly Section[]): Section[] {
  return sections.filter(({ layout }) => layout !== 'end');
}

/** Adds the score in one line to the head, because the first page may be passed on alone. */
function withScoreLine(
  [head, ...sections]: readonly Section[],
  report: Report,
  language: Language,
): Section[] {
  if (!head || !isScoredVerdict(report.verdict)) return head ? [head, ...sections] : [];
  const { score, asTold } = reportMessages[language];
  const line = paragraph(`${score}: ${scoreInWords(report, language)}, ${asTold}.`, 'note');
  const understood = head.blocks.findIndex(({ type }) => type === 'heading');
  return [{ ...head, blocks: head.blocks.toSpliced(understood, 0, line) }, ...sections];
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
    file,
    sections: withScoreLine(onPaper(sections), file.report, language),
  };
}
