import { groupContradicting } from '../domain/contradictions.ts';
import {
  type Evidence,
  FINDING_KINDS,
  type Finding,
  type FindingKind,
  SEARCH_SERVICE_LABELS,
  type SearchOutcome,
  sourceHost,
} from '../domain/evidence.ts';
import type { Language } from '../domain/idea.ts';
import { type Block, list, paragraph, type Section, type SourcePage, section } from './blocks.ts';
import type { ReportContent } from './content.ts';
import { evidenceMessages } from './evidence-messages.ts';
import { reportMessages } from './report-messages.ts';

/** A finding with the page it quotes. */
interface SourcedFinding extends Omit<Finding, 'source'> {
  source: SourcePage;
  /** Another finding, beside it in the list, contradicts it. */
  isContradicted: boolean;
}

/** Evidence from the web. For each finding: the quotation, its page, then the model's summary. The searches come last. */
export function evidenceSection({
  evidence,
  language,
  isUnchecked,
}: Pick<ReportContent, 'evidence' | 'language' | 'isUnchecked'>): Section | undefined {
  if (!evidence) return undefined;
  const texts = evidenceMessages[language];
  const { service, searchedAt, searches, sources, findings, dropped } = evidence;
  const intro = findings.length > 0 ? texts.checked : texts.nothingKept(sources.length);
  const date = reportMessages[language].date(searchedAt);
  return section('evidence', 'analysis', texts.title, [
    isUnchecked ? paragraph(texts.claimed, 'warning') : paragraph(intro),
    ...findingsByKind(evidence, language).flatMap(({ kind, findings: ofKind }): Block[] => [
      { type: 'heading', text: texts.kind[kind] },
      ...ofKind.flatMap(({ name, claim, quote, source, isContradicted }): Block[] => [
        { type: 'quotation', of: 'source', text: texts.quoted(quote), source },
        {
          type: 'paragraph',
          text: [
            ...(name === undefined ? [] : [{ text: `${name}:`, style: 'strong' as const }]),
            { text: claim },
            { text: `(${texts.byModel.toLowerCase()})`, style: 'muted' },
          ],
        },
        ...(isContradicted ? [paragraph(texts.contradicted, 'warning')] : []),
      ]),
    ]),
    dropped > 0 && paragraph(texts.dropped(dropped), 'note'),
    paragraph(texts.searchedWith(SEARCH_SERVICE_LABELS[service], date), 'note'),
    list(
      'bullets',
      searches.map((search) => searchInWords(search, texts)),
    ),
    searches.some((search) => 'failed' in search) && paragraph(texts.someFailed, 'note'),
  ]);
}

/** The findings by kind, in display order, without empty kinds. Findings that contradict each other are adjacent. */
export function findingsByKind(
  { findings, sources }: Evidence,
  language: Language,
): { kind: FindingKind; findings: SourcedFinding[] }[] {
  const { day } = evidenceMessages[language];
  const sourced = groupContradicting(findings).flatMap((group) =>
    group.flatMap((finding): SourcedFinding[] => {
      const page = sources.find(({ id }) => id === finding.source);
      if (!page) return [];
      const { url, title, publishedAt } = page;
      const source = { url, title, host: sourceHost(url), date: publishedAt && day(publishedAt) };
      return [{ ...finding, source, isContradicted: group.length > 1 }];
    }),
  );
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

/** How one search went: "«pan de masa madre»: 5 resultados". */
export function searchInWords(search: SearchOutcome, texts: (typeof evidenceMessages)['es']): string {
  const outcome =
    'failed' in search ? `${texts.failed}: ${texts.failure[search.failed]}` : texts.results(search.results);
  return `${texts.quoted(search.query)}: ${outcome}`;
}
