import { groupContradicting } from '../domain/contradictions.ts';
import {
  type Evidence,
  FINDING_KINDS,
  type Finding,
  type FindingKind,
  type SearchOutcome,
  sourceHost,
} from '../domain/evidence.ts';
import type { Language } from '../domain/idea.ts';
import type { SourceLine } from './blocks.ts';
import { evidenceMessages } from './evidence-messages.ts';

/** A finding with the page it quotes. */
export interface SourcedFinding extends Omit<Finding, 'source'> {
  source: SourceLine;
  /** Another finding, beside it in the list, contradicts it. */
  isContradicted: boolean;
}

/** The findings by kind, in display order, without empty kinds; those that contradict each other side by side. */
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
      const date = publishedAt === undefined ? {} : { date: day(publishedAt) };
      const source = { url, title, host: sourceHost(url), ...date };
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
): { name: string; source: SourceLine }[] {
  const byName = new Map<string, { name: string; source: SourceLine }>();
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
  const outcome = 'failed' in search ? texts.failed(search.failed) : texts.results(search.results);
  return `${texts.query(search.query)}: ${outcome}`;
}
