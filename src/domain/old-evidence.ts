import * as z from 'zod/mini';
import {
  type Evidence,
  QUERY_MAX_LENGTH,
  RESULTS_PER_SEARCH,
  SEARCH_SERVICES,
  searchOutcomeSchema,
  sourceSchema,
} from './evidence.ts';
import { codePointLength } from './idea.ts';
import { LANGUAGES } from './language.ts';
import { dateTimeSchema, lineSchema, nameSchema } from './report.ts';

export const FINDING_KINDS = ['competitor', 'demand', 'price', 'risk', 'alternative'] as const;
export type FindingKind = (typeof FINDING_KINDS)[number];

/** Searches for one idea, proposed or accepted. */
export const QUERIES_MAX = 4;
export const SOURCES_MAX = QUERIES_MAX * RESULTS_PER_SEARCH;
/** In code points. A shorter quotation could be in any text. */
export const QUOTE_MIN_LENGTH = 15;
/** Findings kept of one answer. */
export const FINDINGS_MAX = 20;
/** A search as the person sent it, trimmed. */
export const querySchema = z.string().check(
  z.trim(),
  z.minLength(1),
  z.refine((query) => codePointLength(query) <= QUERY_MAX_LENGTH),
);

/** Removes searches that differ from an earlier search only in case and spaces. */
export function distinctQueries(queries: readonly string[]): string[] {
  const plain = (query: string) => query.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
  const all = queries.map(plain);
  return queries.filter((_, index) => all.indexOf(all[index] ?? '') === index);
}

const queries = z.array(querySchema).check(z.minLength(1), z.maxLength(QUERIES_MAX));

/** Body of `POST /api/evidence`. Without the length of the idea, because a wrong length has its own error code. */
export const evidenceRequestSchema = z.object({ idea: z.string(), language: z.enum(LANGUAGES), queries });

/** Response of `POST /api/searches`. */
export const searchesSchema = z.object({ queries });

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

/** A finding as the model wrote it, before the check. */
export const proposedFindingSchema = z.object({
  kind: z.enum(FINDING_KINDS),
  name: z.optional(nameSchema),
  quote: lineSchema,
  translation: z.optional(lineSchema),
  source: z.int(),
});

/** The findings of a web search. `src/evidence/check-findings.ts` has checked every quotation. */
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

export type Finding = z.infer<typeof findingSchema>;
export type ProposedFinding = z.infer<typeof proposedFindingSchema>;
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
