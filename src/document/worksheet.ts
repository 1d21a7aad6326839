import { IDEA_MAX_LENGTH } from '../domain/idea.ts';
import type { Language } from '../domain/language.ts';
import { RUBRIC } from '../domain/rubric.ts';
import { type AxisFinding, INGREDIENTS, type Worksheet, type WorksheetFile } from '../domain/worksheet.ts';
import type { ListItem, Section, Text } from './blocks.ts';
import { ideaSection } from './chapters.ts';
import { list, paragraph, present, section } from './make-blocks.ts';
import { reportMessages } from './report-messages.ts';
import { worksheetMessages } from './worksheet-messages.ts';

/** What a worksheet says, once for all its forms: what the text says and what is missing, the text in order, cheap tests. */
export function worksheetDocument({ idea, worksheet, meta }: WorksheetFile): readonly Section[] {
  const { language } = meta;
  const { axes, ordered, tests, notices, setAside } = worksheet;
  const words = worksheetMessages[language];
  return present([
    section('verdict', 'verdict', undefined, [
      { type: 'title', text: words.title, mark: words.withoutAi },
      paragraph(words.what, 'lead'),
      ...notices.map((notice) => paragraph(notice)),
      // Where nothing could be read, the notice says why.
      !setAside && (notices.length === 0 || isRead(worksheet)) && paragraph(summary(ordered, language)),
    ]),
    axes.length > 0 &&
      section('said', 'verdict', words.table, [
        {
          type: 'table',
          look: 'sentences',
          heads: [words.topic, words.said, words.question],
          rows: axisRows(axes, language),
        },
      ]),
    ideaSection({ idea, language }),
    ordered.length > 0 &&
      section('ordered', 'analysis', words.ordered, [
        { type: 'paragraph', text: orderedSpans(idea, ordered, language) },
        list('bullets', hasGap(ordered) ? [words.ownSentences, words.gaps] : [words.ownSentences]),
      ]),
    tests.length > 0 &&
      section('tests', 'analysis', words.tests, [
        { type: 'heading', text: words.testsOrder },
        { type: 'list', look: 'steps', items: tests.map((test) => testItem(test, language)) },
      ]),
    section('imprint', 'end', undefined, [
      paragraph(words.writtenByRules(reportMessages[language].date(meta.generatedAt)), 'note'),
    ]),
  ]);
}

/**
 * The text in order, to go on from in the form: the person's sentences, and as many gaps as the longest text has room for.
 */
export function orderedText({ idea, worksheet, meta }: WorksheetFile): string {
  const spans = orderedSpans(idea, worksheet.ordered, meta.language);
  let room = IDEA_MAX_LENGTH - spans.reduce((sum, { text, style }) => sum + (style ? 0 : text.length + 1), 0);
  return spans
    .filter(({ text, style }) => {
      if (!style) return true;
      if (text.length + 1 > room) return false;
      room -= text.length + 1;
      return true;
    })
    .map(({ text }) => text)
    .join(' ');
}

function isRead({ axes }: Worksheet): boolean {
  return axes.some(({ found }) => found !== 'no');
}

function hasGap(ordered: Worksheet['ordered']): boolean {
  return ordered.some(({ quotes }) => quotes.length === 0);
}

/** In one paragraph, which of the nine ingredients the text has. */
function summary(ordered: Worksheet['ordered'], language: Language): string {
  const words = worksheetMessages[language];
  const gaps = new Set(ordered.flatMap(({ part, quotes }) => (quotes.length === 0 ? [part] : [])));
  const named = (isGap: boolean) =>
    INGREDIENTS.filter((part) => gaps.has(part) === isGap).map((part) => words.ingredients[part]);
  const said = named(false);
  if (said.length === 0) return words.nothingFound;
  return `${words.found(said)} ${gaps.size > 0 ? words.missing(named(true)) : words.nothingMissing}`;
}

/** A row for each axis. A sentence that an earlier axis has quoted is not quoted again. */
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
          : words.notFound;
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

/** Sentences, and gaps in their places, which have a style. */
function orderedSpans(idea: string, ordered: Worksheet['ordered'], language: Language): Text {
  const words = worksheetMessages[language];
  const spans = ordered.flatMap(
    ({ part, quotes }): Text =>
      quotes.length === 0
        ? [{ text: words.gap(words.ingredients[part]), style: 'accent' }]
        : quotes.map((quote) => ({ text: withFullStop(inOneLine(quote)) })),
  );
  // Of a text without any of the ingredients nothing could be put in order.
  return spans.some(({ style }) => !style) ? spans : [{ text: idea.trim() }, ...spans];
}

/** What it takes, what to do, and what the outcome decides. */
function testItem(
  { how, cost, days, goOnIf, stopIf }: Worksheet['tests'][number],
  language: Language,
): ListItem {
  const words = reportMessages[language];
  return {
    text: [
      { text: `${worksheetMessages[language].effort(cost, words.days(days))}:`, style: 'strong' },
      { text: how },
      { text: `${words.goOnIf}:`, style: 'strong' },
      { text: goOnIf },
      { text: `${words.stopIf}:`, style: 'strong' },
      { text: stopIf },
    ],
  };
}

/** A quotation may reach over lines that an editor has wrapped. */
function inOneLine(quote: string): string {
  return quote.replace(/\s+/g, ' ').trim();
}

function withFullStop(sentence: string): string {
  return /[.!?…:;,]["'”»)\]]*$/.test(sentence) ? sentence : `${sentence}.`;
}
