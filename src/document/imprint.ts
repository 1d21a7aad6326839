import { paragraph, type Section } from './blocks.ts';
import type { ReportContent } from './content.ts';
import { messagesIn } from './messages.ts';
import { reportMessages } from './report-messages.ts';

/** The author and date of a report, and how far it can be trusted. */
export function imprintSection({ meta, author, language }: ReportContent): Section {
  const texts = messagesIn(reportMessages, language);
  const date = meta && texts.date(meta.generatedAt);
  const written = !meta
    ? []
    : author === 'model'
      ? [texts.writtenByModel(meta.model, date ?? '')]
      : [author === 'rules' ? texts.writtenByRules(date ?? '') : texts.writtenByHand];
  return { id: 'imprint', part: 'next', blocks: written.map((text) => paragraph(text, 'note')) };
}

/** Numbers the titled sections, those before the first chapter of the analysis excepted. */
export function numbered(sections: readonly Section[]): Section[] {
  let number = 0;
  return sections.map((section) => {
    if (section.title === undefined || UNNUMBERED.has(section.id)) return section;
    number += 1;
    return { ...section, number };
  });
}

const UNNUMBERED: ReadonlySet<string> = new Set(['idea', 'breakdown']);
