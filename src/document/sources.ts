import {
  type Citation,
  type Passage,
  SEARCH_SERVICE_LABELS,
  type Source,
  sourceHost,
} from '../domain/evidence.ts';
import { type Language, LOCALES } from '../domain/language.ts';
import { wordsOf } from '../domain/text-matching.ts';
import { sourceMessages } from './answer-messages.ts';
import type { Cite } from './answer-text.ts';
import type { ListItem, Section, SourcePage, Span, Text } from './blocks.ts';
import type { ArrivedEvidence, ReportContent } from './content.ts';
import { paragraph, plain, present, section } from './make-blocks.ts';
import { inMarks } from './report-messages.ts';

/**
 * Returns a function that finds the source of each mark of an answer and its replies. The citations are in the order of
 * the answer's marks; replies reuse them. Create one function for each document, because it counts the marks.
 * @param cited receives the number of each source that a mark cites
 */
export function citeOf(
  evidence: ArrivedEvidence | undefined,
  language: Language,
  cited: Set<number>,
): Cite | undefined {
  if (!evidence) return undefined;
  const { sources } = evidence;
  const citations = evidence.citations.filter(({ finding }) => !finding);
  let next = 0;
  return (number) => {
    const source = sources.find(({ id }) => id === number);
    if (!source) return undefined;
    const isNext = citations[next]?.source === number;
    const citation = isNext ? citations[next] : citations.find((each) => each.source === number);
    if (isNext) next += 1;
    cited.add(number);
    const sentences = (citation?.passages ?? []).map((passage) => markedText(passage, language));
    return { number, source: pageOf(source, language), sentences };
  };
}

/** The sources that the answer and its replies cite, and how they were found and checked. */
export function sourcesSection(
  { evidence, language, isUnchecked }: Pick<ReportContent, 'evidence' | 'language' | 'isUnchecked'>,
  citedByMarks: ReadonlySet<number>,
): Section | undefined {
  if (!evidence) return undefined;
  const texts = sourceMessages[language];
  const { sources, dropped = 0 } = evidence;
  const quotations = evidence.citations.flatMap((citation) => quotationOf(citation, evidence, language));
  const isQuoted = (id: number) => evidence.citations.some(({ finding, source }) => finding && source === id);
  const items = sources
    .filter(({ id }) => citedByMarks.has(id) || isQuoted(id))
    .toSorted((one, other) => one.id - other.id)
    .map((source): ListItem => ({ text: plain(`[${source.id}]`), source: pageOf(source, language) }));
  const isEmpty = items.length === 0;
  const nothing = sources.length === 0 ? texts.nothingFound : texts.noneCited(sources.length);
  const checks = present<Span>([
    !isEmpty && !isUnchecked && { text: texts.checked },
    dropped > 0 && { text: texts.dropped(dropped) },
  ]);
  return section('sources', 'answer', { title: texts.title, isLandmark: true }, [
    !isEmpty && { type: 'list', look: 'rows', items },
    quotations.length > 0 && { type: 'heading', text: texts.quotations },
    quotations.length > 0 && { type: 'list', look: 'rows', items: quotations },
    ...(evidence.searches
      ? [
          isEmpty && paragraph(nothing),
          !isEmpty && isUnchecked && paragraph(texts.claimed, 'warning'),
          checks.length > 0 && ({ type: 'paragraph', look: 'note', text: checks } as const),
          paragraph(searchesInWords(evidence, language), 'note'),
        ]
      : [{ type: 'pending', lines: 2 } as const]),
  ]);
}

function pageOf({ url, title, publishedAt }: Source, language: Language): SourcePage {
  const date = publishedAt && sourceMessages[language].day(publishedAt);
  return { url, title, host: sourceHost(url), date };
}

/** A quotation from a file written before answers had marks. Its source is shown as a mark. */
function quotationOf(
  { source: id, finding, passages: [passage] }: Citation,
  { sources }: ArrivedEvidence,
  language: Language,
): ListItem[] {
  const source = sources.find((each) => each.id === id);
  if (!finding || !passage || !source) return [];
  const { name, translation } = finding;
  const text = present<Span>([
    name !== undefined && { text: `${name}:`, style: 'strong' },
    ...markedText(passage, language),
    translation !== undefined && { text: sourceMessages[language].translated(translation), style: 'muted' },
    { text: `[${id}]`, cited: { number: id, source: pageOf(source, language), sentences: [] } },
  ]);
  return [{ text }];
}

/** Sentences in quotation marks, with the marked ranges as runs. If these contain all words, nothing is marked. */
function markedText({ text, marked }: Passage, language: Language): Text {
  // A text that begins with a quotation mark gets no further quotation marks.
  const quoted = /^["'«“‘„「『]/.test(text) ? text : inMarks(text, language);
  const offset = quoted.indexOf(text);
  const edges = [0, ...marked.flat().map((at) => at + offset), quoted.length];
  const runs = edges.slice(1).map((end, index) => {
    const run = quoted.slice(edges[index], end);
    const isJoined = !/^\s/.test(run) && /\S$/.test(quoted.slice(0, edges[index]));
    return { run: run.trim(), isMarked: index % 2 === 1, isJoined };
  });
  if (!runs.some(({ run, isMarked }) => !isMarked && /[\p{L}\p{N}]/u.test(run))) return plain(quoted);
  return runs
    .filter(({ run }) => run !== '')
    .map(({ run, isMarked, isJoined }) => ({
      text: run,
      ...(isMarked && { style: 'mark' }),
      ...(isJoined && { isJoined }),
    }));
}

/** A shorter name would be found by chance. */
const NAME_MIN_LENGTH = 3;

/** The page that names a company or product; `undefined` if none does. */
export function namingSource(
  name: string,
  evidence: ArrivedEvidence | undefined,
  language: Language,
): SourcePage | undefined {
  // "Afitec (Tàrrega)" and "Night Owls, Leicester" are named by pages about "Afitec" and "Night Owls".
  const shorter = /^[^,(]*/.exec(name)?.[0].trim() ?? '';
  if (!evidence || wordsOf(shorter).join('').length < NAME_MIN_LENGTH) return undefined;
  const spaced = (text: string) => ` ${wordsOf(text).join(' ')} `;
  const [whole, start] = [spaced(name), spaced(shorter)];
  const source = evidence.sources.find(({ id, title, text, url }) => {
    const citations = evidence.citations.filter((each) => each.source === id);
    const texts = [
      ...[title, text ?? '', sourceHost(url)],
      ...citations.flatMap(({ passages, finding }) => [
        ...passages.map((passage) => passage.text),
        finding?.name ?? '',
      ]),
    ];
    // A page about gyms does not name "Gyms (Leeds)": the capital letter counts.
    return texts.some((each) => {
      const words = spaced(each);
      return words.includes(whole) || (each.includes(shorter) && words.includes(start));
    });
  });
  return source && pageOf(source, language);
}

/** Every search with its outcome: "«pan de masa madre»: 5 resultados". */
function searchesInWords(
  { service, searchedAt, searches = [] }: ArrivedEvidence,
  language: Language,
): string {
  const texts = sourceMessages[language];
  const label = service ? SEARCH_SERVICE_LABELS[service] : '';
  const date = searchedAt
    ? new Date(searchedAt).toLocaleDateString(LOCALES[language], { dateStyle: 'long' })
    : '';
  const outcomes = searches.map((search) => {
    const outcome =
      'failed' in search ? `${texts.failed}: ${texts.failure[search.failed]}` : texts.results(search.results);
    return `${inMarks(search.query, language)}: ${outcome}`;
  });
  return `${texts.searchedWith(label, date)} ${outcomes.join('; ')}.`;
}
