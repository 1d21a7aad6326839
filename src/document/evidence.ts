import { groupContradicting } from '../domain/contradictions.ts';
import {
  type Evidence,
  FINDING_KINDS,
  type Finding,
  type FindingKind,
  type Source,
} from '../domain/evidence.ts';

/** A finding with the page it quotes. */
export interface SourcedFinding extends Finding {
  page: Source;
  /** Another finding, beside it in the list, contradicts it. */
  isContradicted: boolean;
}

/** The findings by kind, in display order, without empty kinds; those that contradict each other side by side. */
export function findingsByKind({
  findings,
  sources,
}: Evidence): { kind: FindingKind; findings: SourcedFinding[] }[] {
  const sourced = groupContradicting(findings).flatMap((group) =>
    group.flatMap((finding) => {
      const page = sources.find(({ id }) => id === finding.source);
      return page ? [{ ...finding, page, isContradicted: group.length > 1 }] : [];
    }),
  );
  return FINDING_KINDS.map((kind) => ({
    kind,
    findings: sourced.filter((finding) => finding.kind === kind),
  })).filter(({ findings: ofKind }) => ofKind.length > 0);
}

/** Named competitors and alternatives found on the web, without duplicates. They are listed before those from the model's memory. */
export function foundCompetitors(evidence: Evidence): (SourcedFinding & { name: string })[] {
  const byName = new Map<string, SourcedFinding & { name: string }>();
  for (const { kind, findings } of findingsByKind(evidence)) {
    if (kind !== 'competitor' && kind !== 'alternative') continue;
    for (const finding of findings) {
      const { name } = finding;
      if (name !== undefined && !byName.has(name.toLowerCase()))
        byName.set(name.toLowerCase(), { ...finding, name });
    }
  }
  return [...byName.values()];
}
