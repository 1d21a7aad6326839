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
}

/** The findings by kind, in display order, without empty kinds. */
export function findingsByKind({
  findings,
  sources,
}: Evidence): { kind: FindingKind; findings: SourcedFinding[] }[] {
  const sourced = findings.flatMap((finding) => {
    const page = sources.find(({ id }) => id === finding.source);
    return page ? [{ ...finding, page }] : [];
  });
  return FINDING_KINDS.map((kind) => ({
    kind,
    findings: sourced.filter((finding) => finding.kind === kind),
  })).filter(({ findings: ofKind }) => ofKind.length > 0);
}

/** Named competitors found on the web, without duplicates. They are listed before those from the model's memory. */
export function foundCompetitors(evidence: Evidence): (SourcedFinding & { name: string })[] {
  const byName = new Map<string, SourcedFinding & { name: string }>();
  for (const { kind, findings } of findingsByKind(evidence)) {
    if (kind !== 'competitor') continue;
    for (const finding of findings) {
      const { name } = finding;
      if (name !== undefined && !byName.has(name.toLowerCase()))
        byName.set(name.toLowerCase(), { ...finding, name });
    }
  }
  return [...byName.values()];
}
