import type { Language } from '../domain/language.ts';
import { RUBRIC } from '../domain/rubric.ts';
import type { AxisFinding, Worksheet, WorksheetFile } from '../domain/worksheet.ts';
import type { ListItem, Section, Text } from './blocks.ts';
import { ideaSection } from './chapters.ts';
import { paragraph, present, section } from './make-blocks.ts';
import { reportMessages } from './report-messages.ts';
import { worksheetMessages } from './worksheet-messages.ts';

/** The content of a worksheet for all renderers: quotations, questions and cheap tests. */
export function worksheetDocument({ idea, worksheet, meta }: WorksheetFile): readonly Section[] {
  const { language } = meta;
  const { axes, tests, notices } = worksheet;
  const words = worksheetMessages[language];
  return present([
    section('head', 'head', {}, [
      { type: 'title', text: words.title, mark: words.withoutAi },
      paragraph(words.what, 'lead'),
      ...notices.map((notice) => paragraph(notice)),
    ]),
    axes.length > 0 &&
      section('said', 'answer', { title: words.table, isLandmark: true }, [
        {
          type: 'table',
          look: 'sentences',
          heads: [words.topic, words.said, words.question],
          rows: axisRows(axes, language),
        },
      ]),
    ideaSection({ idea, language }),
    tests.length > 0 &&
      section('tests', 'record', { title: words.tests, isLandmark: true }, [
        { type: 'heading', text: words.testsOrder },
        { type: 'list', look: 'steps', items: tests.map((test) => testItem(test, language)) },
      ]),
    section('imprint', 'end', {}, [
      paragraph(words.writtenByRules(reportMessages[language].date(meta.generatedAt)), 'note'),
    ]),
  ]);
}

/** A row for each axis. A sentence that is quoted under an earlier axis is not quoted again. */
function axisRows(axes: readonly AxisFinding[], language: Language): Text[][] {
  const words = worksheetMessages[language];
  /** The axis under which each sentence is quoted. */
  const quoted = new Map<string, string>();
  return axes.map(({ axis, found, quotes, question, note }) => {
    const { name } = RUBRIC[language][axis];
    const fresh = quotes.filter((quote) => !quoted.has(quote));
    const headings = [...new Set(quotes.flatMap((quote) => quoted.get(quote) ?? []))];
    for (const quote of fresh) quoted.set(quote, name);
    const said =
      fresh.length > 0
        ? words.quotations(fresh.map(inOneLine))
        : headings.length > 0
          ? words.quotedUnder(headings)
          : words.unquoted;
    return [
      [
        { text: name, style: 'strong' },
        { text: words.state[found], style: found === 'no' ? 'accent' : 'muted' },
      ],
      [{ text: said }, ...(note === undefined ? [] : [{ text: note }])],
      [{ text: question }],
    ];
  });
}

/** Cost and days of a test, what to do, and what each outcome decides. */
function testItem(
  { how, cost, days, goOnIf, stopIf }: Worksheet['tests'][number],
  language: Language,
): ListItem {
  const words = worksheetMessages[language];
  return {
    text: [
      { text: words.effort(cost, days), style: 'strong' },
      { text: how },
      { text: words.goOnIf, style: 'strong' },
      { text: goOnIf },
      { text: words.stopIf, style: 'strong' },
      { text: stopIf },
    ],
  };
}

/** For quotations of several lines. */
function inOneLine(quote: string): string {
  return quote.replace(/\s+/g, ' ').trim();
}
