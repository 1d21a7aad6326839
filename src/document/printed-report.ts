import type { ReportFile } from '../domain/report-file.ts';
import type { Section } from './blocks.ts';
import { contentOf, type ReportContent } from './content.ts';
import { reportDocument } from './report-document.ts';
import { reportMessages } from './report-messages.ts';

/** A report as it is printed. */
export interface PrintedReport {
  language: ReportContent['language'];
  author: ReportContent['author'];
  /** The model's name. */
  model: string;
  /** ISO 8601. */
  generatedAt: string;
  /** What it is, above its name; absent where the name says it. */
  kind?: string;
  name: string;
  /** Whether the first section is complete to forward alone. */
  hasCover: boolean;
  sections: readonly Section[];
}

/**
 * A report file as it is printed: the verdict of a report ends with its pitch, the one repetition.
 * @param opened as in `contentOf`
 * @param author for the example, whose file does not say it
 */
export function printedReport(file: ReportFile, opened = false, author?: 'example'): PrintedReport {
  const content = { ...contentOf(file, opened), ...(author && { author }) };
  const { language } = content;
  const { model, generatedAt } = file.meta;
  const [verdict, ...others] = reportDocument(content);
  const texts = reportMessages[language];
  const title = verdict?.blocks.find(({ type }) => type === 'title');
  const name = title?.type === 'title' && title.text !== undefined ? title.text : texts.unnamed;
  const pitch = others
    .flatMap(({ blocks }) => blocks)
    .find((block) => block.type === 'quotation' && block.of === 'pitch');
  return {
    language,
    author: content.author,
    model,
    generatedAt,
    ...(content.author !== 'rules' && { kind: texts.title }),
    name,
    hasCover: pitch !== undefined,
    sections: !verdict
      ? []
      : [pitch ? { ...verdict, blocks: [...verdict.blocks, pitch] } : verdict, ...others],
  };
}
