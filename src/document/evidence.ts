import { SEARCH_SERVICE_LABELS, type SearchOutcome, sourceHost } from '../domain/evidence.ts';
import type { Language } from '../domain/language.ts';
import {
  type OldEvidence as Evidence,
  FINDING_KINDS,
  type Finding,
  type FindingKind,
} from '../domain/old-evidence.ts';
import type { Block, Section, SourcePage, Span, Text } from './blocks.ts';
import type { ReportContent } from './content.ts';
import { evidenceMessages } from './evidence-messages.ts';
import { list, paragraph, present, section } from './make-blocks.ts';
import { reportMessages } from './report-messages.ts';

/** A finding with the page that it quotes. */
interface SourcedFinding extends Omit<Finding, 'source'> {
  source: SourcePage;
}

/** Evidence from the web: one row for each finding, by kind, then how Crisol searched and checked. */
export function evidenceSection({
  evidence,
  language,
  isUnchecked,
}: Pick<ReportContent, 'evidence' | 'language' | 'isUnchecked'>): Section | undefined {
  if (!evidence) return undefined;
  const texts = evidenceMessages[language];
  const { service, searchedAt, searches, sources, findings, dropped } = evidence;
  const date = reportMessages[language].date(searchedAt);
  const isChecked = findings.length > 0 && !isUnchecked;
  return section('evidence', 'analysis', texts.title, [
    isUnchecked && paragraph(texts.claimed, 'warning'),
    findings.length === 0 && paragraph(texts.nothingKept(sources.length)),
    ...findingsByKind(evidence, language).flatMap(({ kind, findings: ofKind }): Block[] => [
      { type: 'heading', text: texts.kind[kind] },
      ...ofKind.map(
        ({ name, quote, marked, translation, source }): Block => ({
          type: 'finding',
          name,
          sentences: markedText(quote, marked, texts.quoted('')),
          translation: translation && texts.translated(texts.quoted(translation)),
          source,
        }),
      ),
    ]),
    searches.some((search) => 'failed' in search) && paragraph(texts.someFailed, 'note'),
    {
      type: 'details',
      summary: isChecked ? texts.checked(findings.length) : texts.howSearched,
      blocks: present<Block>([
        isChecked && paragraph(texts.howChecked),
        dropped > 0 && paragraph(texts.dropped(dropped), 'note'),
        paragraph(texts.searchedWith(SEARCH_SERVICE_LABELS[service], date), 'note'),
        list(
          'bullets',
          searches.map((search) => searchInWords(search, texts)),
        ),
      ]),
    },
  ]);
}

/** A quotation in quotation marks, with a part marked, unless only punctuation would stay unmarked. */
function markedText(quote: string, [start, end]: Finding['marked'] = [0, 0], marks = ''): Text {
  // A text that begins with a quotation mark gets no further marks.
  const [open = '', close = ''] = /^["'«“‘„「『]/.test(quote) ? '' : marks;
  const parts = [quote.slice(0, start), quote.slice(start, end), quote.slice(end)] as const;
  const [before, part, after] = parts;
  if (part === '' || !/[\p{L}\p{N}]/u.test(before + after)) return [{ text: open + quote + close }];
  const spans: Span[] = [
    { text: open + before },
    { text: part, style: 'mark', isJoined: !/\s$/.test(before) },
    { text: after + close, isJoined: !/^\s/.test(after) },
  ];
  return spans.map((span) => ({ ...span, text: span.text.trim() }));
}

/** The findings by kind, in display order, without empty kinds. */
function findingsByKind(
  { findings, sources }: Evidence,
  language: Language,
): { kind: FindingKind; findings: SourcedFinding[] }[] {
  const { day } = evidenceMessages[language];
  const sourced = findings.flatMap((finding): SourcedFinding[] => {
    const page = sources.find(({ id }) => id === finding.source);
    if (!page) return [];
    const { url, title, publishedAt } = page;
    return [
      { ...finding, source: { url, title, host: sourceHost(url), date: publishedAt && day(publishedAt) } },
    ];
  });
  return FINDING_KINDS.map((kind) => ({
    kind,
    findings: sourced.filter((finding) => finding.kind === kind),
  })).filter(({ findings: ofKind }) => ofKind.length > 0);
}

/** Named competitors and alternatives found on the web, without duplicates. They are listed before those from the model's memory. */
export function foundCompetitors(
  evidence: Evidence,
  language: Language,
): { name: string; source: SourcePage }[] {
  const byName = new Map<string, { name: string; source: SourcePage }>();
  for (const { kind, findings } of findingsByKind(evidence, language)) {
    if (kind !== 'competitor' && kind !== 'alternative') continue;
    for (const { name, source } of findings) {
      if (name !== undefined && !byName.has(name.toLowerCase())) {
        byName.set(name.toLowerCase(), { name, source });
      }
    }
  }
  return [...byName.values()];
}

/** A search with its outcome: "«pan de masa madre»: 5 resultados". */
export function searchInWords(search: SearchOutcome, texts: (typeof evidenceMessages)['es']): string {
  const outcome =
    'failed' in search ? `${texts.failed}: ${texts.failure[search.failed]}` : texts.results(search.results);
  return `${texts.quoted(search.query)}: ${outcome}`;
}
