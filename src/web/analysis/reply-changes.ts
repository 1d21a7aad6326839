import { asWritten, withValue } from '../../domain/compute-sums.ts';
import type { ReplyEntry } from '../../domain/reply.ts';
import type { Rating } from '../../domain/report.ts';
import type { ReportFile } from '../../domain/report-file.ts';
import type { Sums, SumsLine } from '../../domain/sums.ts';
import type { ReplacedPart, ReplacedParts } from './tab-report.ts';

/** A report's file, and the other versions of its replaced parts. */
interface Replaced {
  file: ReportFile;
  replaced: ReplacedParts;
}

/** The fields of a report that are replaced and restored together. */
const FIELDS = {
  headline: ['headline', 'decision'],
  sums: ['sums'],
  score: ['score', 'scoreBreakdown'],
} as const satisfies Record<ReplacedPart, readonly (keyof ReplacedParts)[]>;

/** Adds a reply to the thread. Its headline and sums replace the report's. A new headline removes the decision. */
export function withReply({ file, replaced }: Replaced, entry: ReplyEntry): Replaced {
  const { headline, sums } = entry;
  const replies = [...(file.replies ?? []), entry];
  return withParts(
    { file: { ...file, replies }, replaced },
    {
      ...(headline !== undefined && headline !== file.report.headline && { headline, decision: undefined }),
      ...(sums && { sums: file.report.sums ? withChanges(sums, file.report.sums) : sums }),
    },
  );
}

/** Replaces the report's levels and score with those of a further rating. */
export function withRating(before: Replaced, { scoreBreakdown, score }: Rating): Replaced {
  return withParts(before, { scoreBreakdown, score });
}

/** Changes the number in a line of the sums. Without `value`, undoes the change. */
export function withChangedNumber({ file }: Replaced, index: number, value?: number): Partial<Replaced> {
  const { sums } = file.report;
  const line = sums?.lines[index];
  if (!sums || !line) return {};
  const changed = withValue(sums, index, value ?? asWritten(line).value);
  return { file: { ...file, report: { ...file.report, sums: changed } } };
}

/** Swaps the present and the other version of a part of the report. */
export function swapped({ file, replaced }: Replaced, part: ReplacedPart): Replaced {
  const earlier = Object.fromEntries(FIELDS[part].map((field) => [field, replaced[field]]));
  return withParts({ file, replaced }, earlier);
}

function withParts({ file, replaced }: Replaced, parts: ReplacedParts): Replaced {
  const fields = Object.keys(parts) as (keyof ReplacedParts)[];
  const former = Object.fromEntries(fields.map((field) => [field, file.report[field]]));
  return {
    file: { ...file, report: { ...file.report, ...parts } },
    replaced: { ...replaced, ...former },
  };
}

/** The quantities of a reply. Those that differ from the present ones are marked as changed; earlier marks stay. */
function withChanges(sums: Sums, present: Sums): Sums {
  const lines = sums.lines.map((line): SumsLine => {
    const before = counterpart(line, sums, present);
    if (before?.value !== line.value) {
      return { ...line, changed: true, ...(before && { before: before.value }) };
    }
    return before.changed ? { ...line, changed: true, before: before.before } : line;
  });
  return { ...sums, lines };
}

/** The line of `present` for the same quantity: the only one of its kind in both, else the one with the same words. */
function counterpart({ kind, what }: SumsLine, sums: Sums, present: Sums): SumsLine | undefined {
  const ofKind = present.lines.filter((line) => line.kind === kind);
  const isOnly = ofKind.length === 1 && sums.lines.filter((line) => line.kind === kind).length === 1;
  return isOnly ? ofKind[0] : ofKind.find((line) => line.what.toLowerCase() === what.toLowerCase());
}

/** The quantities. Marks as changed only those that the person has changed since the last reply with quantities. */
export function ownChanges({
  report,
  replies = [],
}: Pick<ReportFile, 'report' | 'replies'>): Sums | undefined {
  const { sums } = report;
  const told = replies.findLast((reply) => reply.sums)?.sums;
  if (!sums || !told) return sums;
  const lines = sums.lines.map(({ changed: _, before: __, ...line }): SumsLine => {
    const value = counterpart(line, sums, told)?.value ?? line.value;
    return value === line.value ? line : { ...line, changed: true, before: value };
  });
  return { ...sums, lines };
}
