import type { Citation, Source } from '../domain/evidence.ts';
import type { CitationCheck } from '../model/web-reader.ts';
import { endsInAbbreviation } from '../text/abbreviations.ts';
import { type Mark, replaceMarks } from '../text/citation-marks.ts';
import { passagesOf } from './citation-passages.ts';
import {
  type Claim,
  type IdeaFacts,
  type Match,
  matchSource,
  type PreparedSource,
  prepareSource,
} from './match-source.ts';
import { quantitiesIn } from './quantities.ts';
import { type Term, termsIn } from './terms.ts';

/** A mark moves to another source only if that source has this many points more. */
const RIVAL_LEAD = 0.5;
const HEADING = /^#{1,6}\s+(.*)$|^\*\*([^*]+)\*\*:?$/;

/** Checks the marks of an answer, block by block in order. Remembers the heading that a block stands under. */
export class CitationChecker implements CitationCheck {
  readonly #sources: readonly PreparedSource[];
  readonly #idea: IdeaFacts;
  readonly #commonStems = new Set<string>();
  #headingTerms: Term[] = [];
  #headingYears: number[] = [];

  constructor(sources: readonly Source[], idea: string) {
    this.#sources = sources.map(prepareSource);
    this.#idea = {
      quantities: quantitiesIn(idea),
      stems: new Set(termsIn(idea, true).map(({ stem }) => stem)),
      commonStems: this.#commonStems,
    };
    this.#addWords(idea);
    for (const { text = '' } of sources) this.#addWords(text);
  }

  /** Keeps, moves or removes each mark of a block. A block is whole lines of Markdown. */
  check(block: string): ReturnType<CitationCheck['check']> {
    this.#addWords(block);
    const citations: Citation[] = [];
    let dropped = 0;
    let previous = { start: 0, end: 0 };
    const text = replaceMarks(block, (mark) => {
      this.#readHeadings(block.slice(previous.start, mark.start));
      const kept = this.#standing(block, previous.end, mark);
      previous = mark;
      dropped += mark.sources.length - kept.length;
      for (const match of kept) citations.push({ source: match.source.id, passages: passagesOf(match) });
      return kept.map(({ source }) => source.id);
    });
    this.#readHeadings(block.slice(previous.start));
    return { text, citations, dropped };
  }

  #addWords(text: string): void {
    for (const { stem, kind } of termsIn(text, true))
      if (kind !== 'name' && kind !== 'maybe') this.#commonStems.add(stem);
  }

  #readHeadings(text: string): void {
    for (const line of text.split('\n')) {
      const [, heading, bold] = HEADING.exec(line.trim()) ?? [];
      const title = heading ?? bold;
      if (title === undefined) continue;
      this.#headingTerms = termsIn(title, true);
      this.#headingYears = quantitiesIn(title).flatMap(({ unit, value }) => (unit === 'date' ? [value] : []));
    }
  }

  #standing(block: string, from: number, mark: Mark): Match[] {
    const { text, before, beginsSentence } = clauseOf(block, from, mark);
    const quantities = quantitiesIn(text);
    const isInQuantity = ({ start }: Term) => quantities.some((one) => one.start <= start && start < one.end);
    const claim: Claim = {
      quantities,
      terms: termsIn(text, beginsSentence).filter((term) => !isInQuantity(term)),
      context: termsIn(before, true),
      headingTerms: this.#headingTerms,
      headingYears: this.#headingYears,
    };
    const matches = this.#sources.map((source) => matchSource(claim, source, this.#idea));
    return standingMatches(mark.sources, matches);
  }
}

const isBetter = (rival: Match, match: Match) => rival.points > match.points + RIVAL_LEAD;

/** The matches of a mark's sources after the check. */
function standingMatches(cited: readonly number[], matches: readonly Match[]): Match[] {
  const standing = matches.filter(({ stands }) => stands);
  const own = standing.filter(({ source }) => cited.includes(source.id));
  if (cited.length > 1) return own;
  const [match] = own;
  const [best, next] = standing.toSorted((a, b) => b.points - a.points);
  if (!best) return [];
  if (match) return isBetter(best, match) ? [best] : [match];
  return best.weightyFigures > 0 && (!next || isBetter(best, next)) ? [best] : [];
}

/** In UTF-16 units. Bounds the time for a clause with many numbers. */
const CLAUSE_MAX_LENGTH = 600;
const SENTENCE_END = /[.!?…]["'”»)*_]*\s+/g;
const BREAK = /[;|]|:(?!\d)|(?<!\d)[—–]|[—–](?!\d)|\s-\s/g;

/**
 * The clause before a mark: `text` begins after the last mark, sentence end, semicolon, colon, dash, cell border or
 * open bracket. `before` is the part of the sentence that precedes the clause.
 * @param from the end of the previous mark, or 0
 */
function clauseOf(block: string, from: number, mark: Mark) {
  // "… 40 €. [2]": the mark belongs to the sentence that has ended.
  const part = block
    .slice(Math.max(from, mark.start - CLAUSE_MAX_LENGTH), mark.start)
    .replace(/[\s.,;:!?…"'”»*_|–—-]+$/, '');
  const line = part.slice(part.lastIndexOf('\n') + 1).replace(/^[\s>#*+•|-]*(?:\d{1,2}[.)]\s+)?/, '');
  let sentenceStart = 0;
  for (const { 0: end, index } of line.matchAll(SENTENCE_END)) {
    const isEnd = end[0] !== '.' || !endsInAbbreviation(line.slice(Math.max(0, index - 12), index));
    if (isEnd) sentenceStart = index + end.length;
  }
  const sentence = line.slice(sentenceStart);
  const clauseStart = Math.max(
    openBracket(sentence),
    ...Array.from(sentence.matchAll(BREAK), ({ 0: sign, index }) => index + sign.length),
  );
  return {
    text: sentence.slice(clauseStart),
    before: sentence.slice(0, clauseStart),
    /** If so, a capital letter of the first word does not show a name. */
    beginsSentence: clauseStart === 0,
  };
}

/** The index after the last bracket that is not closed; 0 without one. */
function openBracket(text: string): number {
  const open: number[] = [];
  for (const { 0: sign, index } of text.matchAll(/[()]/g)) {
    if (sign === '(') open.push(index + 1);
    else open.pop();
  }
  return open.at(-1) ?? 0;
}
