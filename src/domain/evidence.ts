import * as z from 'zod/mini';
import type { ErrorCode } from './errors.ts';
import { dateTimeSchema, LIST_ITEM_MAX_LENGTH, lineSchema, nameSchema } from './text-schema.ts';

/** The search services with their names for sentences. */
export const SEARCH_SERVICE_LABELS = {
  searxng: 'SearXNG',
  tavily: 'Tavily',
  brave: 'Brave Search',
  ollama: 'Ollama',
};
export type SearchServiceName = keyof typeof SEARCH_SERVICE_LABELS;
export const SEARCH_SERVICES = Object.keys(SEARCH_SERVICE_LABELS) as SearchServiceName[];

/** Why a search failed. A subset of the error codes, so that other programs need no second list. */
export const SEARCH_FAILURES = [
  'service_unreachable',
  'service_timeout',
  'service_busy',
  'service_error',
  'invalid_api_key',
  'insufficient_credit',
  'invalid_response',
  /** The site has used up its searches for today. */
  'ceiling_reached',
] as const satisfies readonly ErrorCode[];

/** Rounds of searches for one analysis, and searches that one round runs in parallel. */
export const SEARCH_ROUNDS_MAX = 3;
export const SEARCHES_PER_ROUND = 4;
/** Also bounds saved files: lower it only for new analyses. */
export const SEARCHES_MAX = SEARCH_ROUNDS_MAX * SEARCHES_PER_ROUND;
export const QUERY_MIN_WORDS = 2;
export const QUERY_MAX_WORDS = 8;
/** In code points. */
export const QUERY_MAX_LENGTH = 80;
export const RESULTS_PER_SEARCH = 5;
export const SOURCES_MAX = SEARCHES_MAX * RESULTS_PER_SEARCH;
export const EXCERPTS_MAX = 12;
/** In UTF-16 units. */
export const EXCERPT_MAX_LENGTH = 500;
export const SOURCE_TITLE_MAX_LENGTH = 200;
export const SOURCE_URL_MAX_LENGTH = 2000;
/** More than the marks of one answer. Bounds files from strangers. */
const CITATIONS_MAX = 200;
const PASSAGES_MAX = 20;

/** Whether a link may open the URL. `javascript:` must not become a link, because report files come from strangers. */
export function isLinkableUrl(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, username, password } = new URL(url);
  return (protocol === 'https:' || protocol === 'http:') && username === '' && password === '';
}

/** The host of a source without `www.`; in ASCII, so that no letter can imitate another. */
export function sourceHost(url: string): string {
  return new URL(url).hostname.replace(/^www\./, '');
}

export const sourceSchema = z.object({
  id: z.int().check(z.minimum(1), z.maximum(SOURCES_MAX)),
  url: z.string().check(z.maxLength(SOURCE_URL_MAX_LENGTH), z.refine(isLinkableUrl)),
  title: z.string().check(z.trim(), z.minLength(1), z.maxLength(SOURCE_TITLE_MAX_LENGTH)),
  /** `YYYY-MM-DD`, if the search service gave a date. */
  publishedAt: z.optional(z.iso.date()),
  /** The excerpt that the model received. Absent in files written before answers had citations. */
  text: z.optional(z.string().check(z.maxLength(EXCERPT_MAX_LENGTH))),
});

/** `[start, end]` in UTF-16 units. */
const rangeSchema = z.tuple([z.int(), z.int()]);

/** Whole sentences of a source's excerpt, or its title. `marked` is what the answer took from them. */
const passageSchema = z
  .object({
    in: z.enum(['text', 'title']),
    text: lineSchema,
    /** Ranges of `text`, in order, without overlap. */
    marked: z.array(rangeSchema).check(z.maxLength(LIST_ITEM_MAX_LENGTH)),
  })
  .check(
    z.refine(({ text, marked }) =>
      marked.every(
        ([start, end], index) => (marked[index - 1]?.[1] ?? 0) <= start && start < end && end <= text.length,
      ),
    ),
  );

export const citationSchema = z.object({
  source: z.int(),
  passages: z.array(passageSchema).check(z.maxLength(PASSAGES_MAX)),
  /** A quotation from a file written before answers had citations. The answer has no mark for it. */
  finding: z.optional(
    z.object({
      kind: z.string().check(z.maxLength(LIST_ITEM_MAX_LENGTH)),
      /** The company or product that the passage is about. */
      name: z.optional(nameSchema),
      /** A model's translation of the marked words. */
      translation: z.optional(lineSchema),
    }),
  ),
});

const savedQuery = z.string().check(z.maxLength(LIST_ITEM_MAX_LENGTH));

/** The number of results of a search, or why the search failed. */
export const searchOutcomeSchema = z.union([
  z.object({ query: savedQuery, results: z.int().check(z.minimum(0)) }),
  z.object({ query: savedQuery, failed: z.enum(SEARCH_FAILURES) }),
]);

/** What was read on the web for an answer. `evidence/check-citations.ts` checks the citations of new answers. */
export const evidenceSchema = z
  .object({
    service: z.enum(SEARCH_SERVICES),
    /** ISO 8601, UTC. */
    searchedAt: dateTimeSchema,
    searches: z.array(searchOutcomeSchema).check(z.maxLength(SEARCHES_MAX)),
    sources: z.array(sourceSchema).check(z.maxLength(SOURCES_MAX)),
    /** One for each mark `[n]` of the answer, in the order of the marks, then those with `finding`. */
    citations: z.array(citationSchema).check(z.maxLength(CITATIONS_MAX)),
    /** Number of the model's marks that failed the check. */
    dropped: z.int().check(z.minimum(0)),
  })
  .check(
    z.refine(({ citations, sources }) =>
      citations.every(({ source }) => sources.some(({ id }) => id === source)),
    ),
  );

export type Source = z.infer<typeof sourceSchema>;
export type Passage = z.infer<typeof passageSchema>;
export type Citation = z.infer<typeof citationSchema>;
export type SearchOutcome = z.infer<typeof searchOutcomeSchema>;
export type Evidence = z.infer<typeof evidenceSchema>;
