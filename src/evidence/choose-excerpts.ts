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
const POINTS = { place: 3, word: 1, figure: 2, name: 1 };
/** Extra points of a page published today. They fall to 0 for a page that is ten years old or has no date. */
const RECENCY_POINTS = 3;
const RECENCY_YEARS = 10;
const YEAR_MS = 365.25 * 24 * 3600 * 1000;

interface Wanted {
  /** Names in the idea and the searches, above all of places. */
  places: ReadonlySet<string>;
  words: ReadonlySet<string>;
}

/**
 * The excerpts for one prompt: at most 12 of at most 500 UTF-16 units, in whole sentences, best first. Pages that name the
 * place, are recent and have figures or names come first; a site's second page comes after the first pages of all sites.
 * Sentences that give instructions to a model are left out.
 * @param queries the searches that were made
 */
export function chooseExcerpts(
  pages: readonly FoundPage[],
  idea: string,
  queries: readonly string[],
  now = Date.now(),
): Source[] {
  const wanted = wantedTerms([idea, ...queries]);
  const rated = pages
    .map((page) => {
      const { text, points } = excerptOf(page.text, wanted);
      const ofTitle = pointsOf(termsIn(page.title, true), wanted);
      return { page, text, points: points + recency(page.publishedAt, now) + ofTitle };
    })
    .filter(({ text }) => text !== '')
    .toSorted((a, b) => b.points - a.points);
  const ofHost = new Map<string, number>();
  return rated
    .map((one) => {
      const host = sourceHost(one.page.url);
      ofHost.set(host, (ofHost.get(host) ?? 0) + 1);
      return { ...one, turn: ofHost.get(host) ?? 1 };
    })
    .toSorted((a, b) => a.turn - b.turn || b.points - a.points)
    .slice(0, EXCERPTS_MAX)
    .map(({ page, text }) => ({ ...page, text }));
}

function wantedTerms(texts: readonly string[]): Wanted {
  const terms = texts.flatMap((text) => termsIn(text, true));
  const stems = (kinds: readonly Term['kind'][]) =>
    new Set(terms.filter(({ kind }) => kinds.includes(kind)).map(({ stem }) => stem));
  return { places: stems(['name']), words: stems(['name', 'maybe', 'word']) };
}

function pointsOf(terms: readonly Term[], { places, words }: Wanted): number {
  const stems = new Set(terms.map(({ stem }) => stem));
  let points = 0;
  for (const stem of stems) points += places.has(stem) ? POINTS.place : words.has(stem) ? POINTS.word : 0;
  return points;
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
