import type { Meta } from '../domain/report.ts';
import type { ReportFile } from '../domain/report-file.ts';
import type { Section } from './blocks.ts';
import { contentOf, type ReportContent } from './content.ts';
import { reportDocument } from './report-document.ts';
import { reportMessages } from './report-messages.ts';

/** A report as it is printed. */
export interface PrintedReport
  extends Pick<ReportContent, 'language' | 'author'>,
    Pick<Meta, 'model' | 'generatedAt'> {
  /** What it is, above its name; absent where the name says it. */
  kind?: string;
  name: string;
  /** Whether the first section is complete to forward alone. */
  hasCover: boolean;
  /** What is printed. */
  file: ReportFile;
  sections: readonly Section[];
}

/**
 * A report file as it is printed: the verdict of a report ends with its pitch, the one repetition.
 * @param isUnchecked as in `contentOf`
 * @param author for the example, whose file does not say it
 */
export function printedReport(file: ReportFile, isUnchecked = false, author?: 'example'): PrintedReport {
  const content = { ...contentOf(file, isUnchecked), ...(author && { author }) };
  const { language } = content;
  const { model, generatedAt } = file.meta;
  const texts = reportMessages[language];
  const sections = reportDocument(content);
  const blocks = sections.flatMap((section) => section.blocks);
  const title = blocks.find((block) => block.type === 'title');
  const pitch = blocks.find((block) => block.type === 'quotation' && block.of === 'pitch');
  return {
    language,
    author: content.author,
    model,
    generatedAt,
    ...(content.author !== 'rules' && { kind: texts.title }),
    name: title?.text ?? texts.unnamed,
    hasCover: pitch !== undefined,
    file,
    sections: sections.map((section, index) =>
      index === 0 && pitch ? { ...section, blocks: [...section.blocks, pitch] } : section,
    ),
  };
}
