import * as z from 'zod/mini';
import {
  type Evidence,
  RESULTS_PER_SEARCH,
  SEARCH_SERVICES,
  searchOutcomeSchema,
  sourceSchema,
} from './evidence.ts';
import { dateTimeSchema, lineSchema, nameSchema } from './text-schema.ts';

const FINDING_KINDS = ['competitor', 'demand', 'price', 'risk', 'alternative'] as const;

const QUERIES_MAX = 4;
const SOURCES_MAX = QUERIES_MAX * RESULTS_PER_SEARCH;
/** Findings kept of one answer. */
const FINDINGS_MAX = 20;
const findingSchema = z
  .object({
    kind: z.enum(FINDING_KINDS),
    /** A company or product that occurs in the sentences, the title or the host. */
    name: z.optional(nameSchema),
    /** Whole sentences of the source. */
    quote: lineSchema,
    /** The part that the model chose, `[start, end]` in UTF-16 units of `quote`; absent in older files. */
    marked: z.optional(z.tuple([z.int(), z.int()])),
    /** The model's translation of the marked part, if the source is in another language than the report. */
    translation: z.optional(lineSchema),
    /** A source's `id`. */
    source: z.int(),
  })
  .check(
    z.refine(
      ({ quote, marked: [start, end] = [0, quote.length] }) =>
        0 <= start && start < end && end <= quote.length,
    ),
  );

/** The findings of a web search of files from before answers had citations. Crisol only reads them. */
export const oldEvidenceSchema = z
  .object({
    service: z.enum(SEARCH_SERVICES),
    /** ISO 8601, UTC. */
    searchedAt: dateTimeSchema,
    searches: z.array(searchOutcomeSchema).check(z.minLength(1), z.maxLength(QUERIES_MAX)),
    sources: z.array(sourceSchema).check(z.maxLength(SOURCES_MAX)),
    findings: z.array(findingSchema).check(z.maxLength(FINDINGS_MAX)),
    /** Number of the model's findings that failed the check. */
    dropped: z.int().check(z.minimum(0)),
  })
  .check(
    z.refine(({ findings, sources }) =>
      findings.every(({ source }) => sources.some(({ id }) => id === source)),
    ),
  );

export type OldEvidence = z.infer<typeof oldEvidenceSchema>;

/** Converts the findings of an older file to citations that the answer has no marks for. Keeps all their texts. */
export function evidenceFromFindings({ findings, ...evidence }: OldEvidence): Evidence {
  const citations = findings.map(({ source, quote, marked, ...finding }) => ({
    source,
    passages: [{ in: 'text' as const, text: quote, marked: marked ? [marked] : [] }],
    finding,
  }));
  return { ...evidence, citations };
}
