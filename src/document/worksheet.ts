import type { Language } from '../domain/language.ts';
import { RUBRIC } from '../domain/rubric.ts';
import type { Worksheet, WorksheetFile } from '../domain/worksheet.ts';
import type { Block, ParagraphBlock, Section } from './blocks.ts';
import { ideaSection } from './chapters.ts';
import { list, paragraph, present, section } from './make-blocks.ts';
import { inMarks, reportMessages } from './report-messages.ts';
import { worksheetMessages } from './worksheet-messages.ts';

/** The content of a worksheet for all renderers: for each axis the quotations, the question and the test. */
export function worksheetDocument({ idea, worksheet, meta }: WorksheetFile): readonly Section[] {
  const { language } = meta;
  const words = worksheetMessages[language];
  const isHarmful = worksheet.setAside !== undefined;
  return present([
    section('head', 'head', {}, [
      { type: 'title', text: `${words.title} · ${words.withoutAi}` },
      paragraph(isHarmful ? words.harmful : words.what, isHarmful ? undefined : 'lead'),
    ]),
    ...worksheet.axes.map((each) =>
      section(
        each.axis,
        'answer',
        { title: RUBRIC[language][each.axis].name, isLandmark: true },
        axisBlocks(each, language),
      ),
    ),
    ideaSection({ idea, language }),
    section('imprint', 'end', {}, [
      paragraph(words.writtenByRules(reportMessages[language].date(meta.generatedAt)), 'note'),
    ]),
  ]);
}

function axisBlocks(
  { quotes, question, test }: Worksheet['axes'][number],
  language: Language,
): (Block | false)[] {
  const words = worksheetMessages[language];
  // A quotation may have several lines.
  const quoted = quotes.map((quote) => inMarks(quote.replace(/\s+/g, ' ').trim(), language));
  return [
    quoted.length > 0 && list('bullets', quoted),
    { type: 'paragraph', text: [{ text: question, style: 'strong' }] },
    ...(test
      ? [
          labelled(words.test(test.cost, test.days), test.how),
          labelled(words.goOnIf, test.goOnIf),
          labelled(words.stopIf, test.stopIf),
        ]
      : []),
  ];
}

function labelled(label: string, text: string): ParagraphBlock {
  return { type: 'paragraph', text: [{ text: label, style: 'strong' }, { text }] };
}
