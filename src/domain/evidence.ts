import * as z from 'zod/mini';
import type { ErrorCode } from './errors.ts';
import { codePointLength } from './idea.ts';
import { LANGUAGES } from './language.ts';
import { dateTimeSchema, LIST_ITEM_MAX_LENGTH, lineSchema, nameSchema } from './report.ts';

/** The search services with their names in sentences. */
export const SEARCH_SERVICE_LABELS = {
  searxng: 'SearXNG',
  tavily: 'Tavily',
  brave: 'Brave Search',
  ollama: 'Ollama',
};
export type SearchServiceName = keyof typeof SEARCH_SERVICE_LABELS;
export const SEARCH_SERVICES = Object.keys(SEARCH_SERVICE_LABELS) as SearchServiceName[];

export const FINDING_KINDS = ['competitor', 'demand', 'price', 'risk', 'alternative'] as const;
export type FindingKind = (typeof FINDING_KINDS)[number];

/** Why a search failed. A subset of the error codes, so that other programs need no second list. */
export const SEARCH_FAILURES = [
  'service_unreachable',
  'service_timeout',
  'service_busy',
  'service_error',
  'invalid_api_key',
  'insufficient_credit',
  'invalid_response',
] as const satisfies readonly ErrorCode[];
export type SearchFailure = (typeof SEARCH_FAILURES)[number];

/** Searches for one idea, proposed or accepted. */
export const QUERIES_MAX = 4;
/** Words of a proposed search. */
export const QUERY_MIN_WORDS = 2;
export const QUERY_MAX_WORDS = 8;
/** In code points. */
export const QUERY_MAX_LENGTH = 80;
/** Results used of one search. */
export const RESULTS_PER_SEARCH = 5;
export const SOURCES_MAX = QUERIES_MAX * RESULTS_PER_SEARCH;
/** In code points. A shorter quotation could be in any text. */
export const QUOTE_MIN_LENGTH = 15;
/** Findings kept of one answer. */
export const FINDINGS_MAX = 20;
/** In UTF-16 units. */
export const SOURCE_TITLE_MAX_LENGTH = 200;
export const SOURCE_URL_MAX_LENGTH = 2000;

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

/** Whether a link may open the URL. `javascript:` must not become a link, because report files come from strangers. */
export function isLinkableUrl(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, username, password } = new URL(url);
  return (protocol === 'https:' || protocol === 'http:') && username === '' && password === '';
}

export const sourceSchema = z.object({
  id: z.int().check(z.minimum(1), z.maximum(SOURCES_MAX)),
  url: z.string().check(z.maxLength(SOURCE_URL_MAX_LENGTH), z.refine(isLinkableUrl)),
  title: z.string().check(z.trim(), z.minLength(1), z.maxLength(SOURCE_TITLE_MAX_LENGTH)),
  /** `YYYY-MM-DD`, if the search service gave a date. */
  publishedAt: z.optional(z.iso.date()),
});

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

const savedQuery = z.string().check(z.maxLength(LIST_ITEM_MAX_LENGTH));

/** The number of results of a search, or why the search failed. */
export const searchOutcomeSchema = z.union([
  z.object({ query: savedQuery, results: z.int().check(z.minimum(0)) }),
  z.object({ query: savedQuery, failed: z.enum(SEARCH_FAILURES) }),
]);

/** The findings of a web search. `src/evidence/check-findings.ts` has checked every quotation. */
export const evidenceSchema = z
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

export type Source = z.infer<typeof sourceSchema>;
export type Finding = z.infer<typeof findingSchema>;
export type ProposedFinding = z.infer<typeof proposedFindingSchema>;
export type SearchOutcome = z.infer<typeof searchOutcomeSchema>;
export type Evidence = z.infer<typeof evidenceSchema>;

/** The host of a source without `www.`; in ASCII, so that no letter can imitate another. */
export function sourceHost(url: string): string {
  return new URL(url).hostname.replace(/^www\./, '');
}
