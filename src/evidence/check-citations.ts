import type { Citation, Source } from '../domain/evidence.ts';
import { type Mark, marksIn, replaceMarks } from '../text/citation-marks.ts';
import { passagesOf } from './citation-passages.ts';
import { clauseOf } from './clause.ts';
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

/** A block of an answer after the check. */
export interface CheckedText {
  /** The block with marks `[n]` that stand. */
  text: string;
  /** One for each mark, in the order of the marks. */
  citations: Citation[];
  /** How many marks were taken out. */
  dropped: number;
}

/** How much better another source must match for the mark to move there. */
const RIVAL_LEAD = 0.5;

/** Checks the marks of an answer, block by block in their order. */
export class CitationChecker {
  readonly #sources: readonly PreparedSource[];
  readonly #idea: IdeaFacts;
  readonly #commonStems = new Set<string>();

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

  /** Keeps, moves or removes each mark of a block, which is whole lines of Markdown. */
  check(block: string): CheckedText {
    this.#addWords(block);
    const marks = marksIn(block);
    const citations: Citation[] = [];
    let dropped = 0;
    const text = replaceMarks(block, (mark, index) => {
      const kept = this.#standing(block, marks[index - 1]?.end ?? 0, mark);
      dropped += mark.sources.length - kept.length;
      for (const match of kept) citations.push({ source: match.source.id, passages: passagesOf(match) });
      return kept.map(({ source }) => source.id);
    });
    return { text, citations, dropped };
  }

  #addWords(text: string): void {
    for (const { stem, kind } of termsIn(text, true))
      if (kind !== 'name' && kind !== 'maybe') this.#commonStems.add(stem);
  }

  #standing(block: string, from: number, mark: Mark): Match[] {
    const { text, before, beginsSentence } = clauseOf(block, from, mark);
    const quantities = quantitiesIn(text);
    const isInQuantity = ({ start }: Term) => quantities.some((one) => one.start <= start && start < one.end);
    const claim: Claim = {
      quantities,
      terms: termsIn(text, beginsSentence).filter((term) => !isInQuantity(term)),
      context: termsIn(before, true),
    };
    const matches = this.#sources.map((source) => matchSource(claim, source, this.#idea));
    return standingMatches(mark.sources, matches);
  }
}

const isBetter = (rival: Match, match: Match) => rival.points > match.points + RIVAL_LEAD;

/** The sources that stand for the sources of a mark. */
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
