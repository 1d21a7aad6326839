import type { Language } from '../domain/idea.ts';
import { AXES, type Axis, type AxisRating, type Level, RUBRIC } from '../domain/rubric.ts';
import type { Mention } from './findings.ts';
import { quotable } from './quote.ts';
import type { IdeaReading, Ingredient } from './read-idea.ts';
import type { Wording } from './wording/es.ts';

/** What each axis is read from, the first being what it cannot do without. */
const AXIS_INGREDIENTS: Readonly<Record<Axis, readonly Ingredient[]>> = {
  problem: ['problem', 'today'],
  market: ['customer', 'start'],
  difference: ['difference'],
  earning: ['price', 'cost'],
  feasibility: ['offer'],
  evidence: ['evidence'],
};

/** 1 not found, 2 partly, 3 said. Never higher: rules cannot know how good it is. */
function levelOf(axis: Axis, reading: IdeaReading): Level {
  const findings = findingsOf(axis, reading);
  const count = findings.filter(Boolean).length;
  if (count === 0) return 1;
  const isWhole = count === findings.length && findings.every((finding) => finding?.firm);
  return isWhole && !(axis === 'earning' && reading.belowCost) ? 3 : 2;
}

function findingsOf(axis: Axis, { found, step }: IdeaReading): (Mention | undefined)[] {
  // Where it begins makes it feasible in several ways: a first version, first customers, or that it is done already.
  if (axis === 'feasibility') return [found.offer, found.offer && (step ?? found.start ?? found.evidence)];
  return AXIS_INGREDIENTS[axis].map((ingredient) => found[ingredient]);
}

/** The six axes with what the text says, each sentence quoted once, and the question that is still open. */
export function breakdown(reading: IdeaReading, wording: Wording, language: Language): AxisRating[] {
  const quoted: Quoted = new Map();
  return AXES.map((axis) => {
    const level = levelOf(axis, reading);
    return {
      axis,
      level,
      reason: [
        reasonFor(axis, reading, wording, quoted, RUBRIC[language][axis].name),
        remark(axis, reading, wording),
      ]
        .filter(Boolean)
        .join(' '),
      raise: questionFor(axis, reading, wording),
    };
  });
}

/** Under which axis's name each sentence is quoted. */
type Quoted = Map<Mention['sentence'], string>;

function reasonFor(axis: Axis, reading: IdeaReading, wording: Wording, quoted: Quoted, name: string): string {
  const findings = findingsOf(axis, reading).filter((one) => one !== undefined);
  if (axis === 'evidence' && reading.refused) findings.push(reading.refused);
  if (findings.length === 0) return wording.notFound;
  const sentences = new Map(findings.map((finding) => [finding.sentence, finding]));
  const fresh = [...sentences.values()].filter(({ sentence }) => !quoted.has(sentence));
  const quotes: string[] = [];
  for (const finding of fresh) {
    const quote = quotable(finding);
    if (quote === undefined) continue;
    quotes.push(quote);
    quoted.set(finding.sentence, name);
  }
  if (quotes.length > 0) return wording.said(quotes);
  const headings = [...sentences.keys()].flatMap((sentence) => quoted.get(sentence) ?? []);
  return headings.length > 0 ? wording.quotedUnder([...new Set(headings)]) : wording.saidAtLength;
}

function remark(
  axis: Axis,
  { belowCost, refused, found }: IdeaReading,
  wording: Wording,
): string | undefined {
  if (axis === 'earning' && belowCost)
    return wording.belowCost(belowCost.price.typed, belowCost.cost.typed, belowCost.sure);
  if (axis === 'evidence' && refused) return wording.refused;
  if (axis === 'evidence' && found.evidence?.firm === false) return wording.looseEvidence;
  if (axis === 'difference' && found.difference?.firm === false) return wording.looseDifference;
  return undefined;
}

/** About the first thing that is missing; where nothing is, about what to find out next. */
function questionFor(axis: Axis, { found, refused }: IdeaReading, wording: Wording): string {
  if (axis === 'evidence' && refused) return wording.refusedQuestion;
  const missing = AXIS_INGREDIENTS[axis].find((ingredient) => !found[ingredient]?.firm);
  return missing ? wording.ask[missing] : wording.askNext[axis];
}
