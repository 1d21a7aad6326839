import { EXCERPT_MAX_LENGTH, EXCERPTS_MAX, type Source, sourceHost } from '../domain/evidence.ts';
import { withoutInvisible } from '../text/invisible.ts';
import { sentencesOf } from '../text/sentences.ts';
import { isPromptInjection } from './prompt-injection.ts';
import type { FoundPage } from './search-rounds.ts';
import { type Term, termsIn } from './terms.ts';
import { visibleText } from './visible-text.ts';

/** In UTF-16 units. How much of a page's text is considered. */
const PAGE_MAX_LENGTH = 8_000;
/** Stands between sentences that are not adjacent. */
const GAP = ' […] ';
const POINTS = { place: 3, ofQuery: 2, word: 1, figure: 2, name: 1 };
/** Points lost for each better result of the same search. */
const RANK_POINTS = 1;
/** Extra points of a page published today. They fall to 0 for a page that is ten years old or has no date. */
const RECENCY_POINTS = 3;
const RECENCY_YEARS = 10;
const YEAR_MS = 365.25 * 24 * 3600 * 1000;

/** What the excerpt of a page should speak of: the points of each stem. */
type Wanted = ReadonlyMap<string, number>;

/**
 * The excerpts for one prompt: at most 12 of at most 500 UTF-16 units, in whole sentences, best first. Searches take turns,
 * so that each gets its best page; a site's second page comes after the first pages of all sites. Among the pages of a
 * search those come first that name the place, are recent, have figures or names and that the search service put first.
 * Sentences that give instructions to a model are left out.
 */
export function chooseExcerpts(pages: readonly FoundPage[], idea: string, now = Date.now()): Source[] {
  const ofIdea = termsIn(idea, true);
  const rated = pages
    .map((page) => {
      const wanted = wantedTerms(ofIdea, termsIn(page.query, true));
      const { text, points } = excerptOf(page.text, wanted);
      const ofTitle = pointsOf(termsIn(page.title, true), wanted);
      const ofRank = RANK_POINTS * page.rank;
      return { page, text, points: points + recency(page.publishedAt, now) + ofTitle - ofRank };
    })
    .filter(({ text }) => text !== '')
    .toSorted((a, b) => b.points - a.points);
  const turns = new Map<string, number>();
  const turnOf = (key: string) => {
    const turn = (turns.get(key) ?? 0) + 1;
    turns.set(key, turn);
    return turn;
  };
  return rated
    .map((one) => {
      const ofSite = turnOf(sourceHost(one.page.url));
      return { ...one, ofSite, ofSearch: turnOf(`${ofSite} ${one.page.query}`) };
    })
    .toSorted((a, b) => a.ofSite - b.ofSite || a.ofSearch - b.ofSearch || b.points - a.points)
    .slice(0, EXCERPTS_MAX)
    .map(({ page: { query: _, rank: __, ...source }, text }) => ({ ...source, text }));
}

/** Names in the idea and the search, above all of places; other words of the search; other words of the idea. */
function wantedTerms(ofIdea: readonly Term[], ofQuery: readonly Term[]): Wanted {
  const wanted = (terms: readonly Term[], points: number, ...kinds: Term['kind'][]) =>
    terms.filter(({ kind }) => kinds.includes(kind)).map(({ stem }) => [stem, points] as const);
  // Of equal stems the last counts.
  return new Map([
    ...wanted(ofIdea, POINTS.word, 'maybe', 'word'),
    ...wanted(ofQuery, POINTS.ofQuery, 'maybe', 'word'),
    ...wanted([...ofIdea, ...ofQuery], POINTS.place, 'name'),
  ]);
}

function pointsOf(terms: readonly Term[], wanted: Wanted): number {
  const stems = new Set(terms.map(({ stem }) => stem));
  return [...stems].reduce((points, stem) => points + (wanted.get(stem) ?? 0), 0);
}

/** The best sentences of a page, in the order of the page, and the points of the best sentence. */
function excerptOf(pageText: string, wanted: Wanted): { text: string; points: number } {
  const text = withoutInvisible(visibleText(pageText.slice(0, PAGE_MAX_LENGTH)))
    .replace(/[^\S\n]+/g, ' ')
    // Joins a sentence that runs over the end of a line.
    .replace(/(?<=[\p{L},] ?)\n(?= ?\p{Ll})/gu, ' ');
  const sentences = sentencesOf(text).map((sentence, index) => {
    const terms = termsIn(sentence, true);
    const hasName = terms.some(({ kind }) => kind === 'name');
    const points =
      pointsOf(terms, wanted) + (/\d/.test(sentence) ? POINTS.figure : 0) + (hasName ? POINTS.name : 0);
    return { index, sentence, points };
  });
  const usable = sentences.filter(
    ({ sentence }) => /\p{L}{2}/u.test(sentence) && !isPromptInjection(sentence),
  );
  const chosen: typeof usable = [];
  let room = EXCERPT_MAX_LENGTH;
  for (const one of usable.toSorted((a, b) => b.points - a.points || a.index - b.index)) {
    if (one.sentence.length > room) continue;
    chosen.push(one);
    room -= one.sentence.length + GAP.length;
  }
  chosen.sort((a, b) => a.index - b.index);
  const pieces = chosen.map(({ index, sentence }, at) => {
    const before = chosen[at - 1]?.index;
    if (before === undefined) return sentence;
    return (before === index - 1 ? ' ' : GAP) + sentence;
  });
  return { text: pieces.join(''), points: Math.max(0, ...chosen.map(({ points }) => points)) };
}

function recency(publishedAt: string | undefined, now: number): number {
  if (publishedAt === undefined) return 0;
  const years = (now - Date.parse(publishedAt)) / YEAR_MS;
  return RECENCY_POINTS * Math.max(0, 1 - Math.max(0, years) / RECENCY_YEARS);
}
