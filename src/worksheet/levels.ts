import type { Language } from '../domain/idea.ts';
import { AXES, type Axis, type AxisRating, type Level, RUBRIC } from '../domain/rubric.ts';
import type { Mention } from './mentions.ts';
import { quotable } from './quote.ts';
import type { IdeaReading, Ingredient } from './read-idea.ts';
import type { Wording } from './wording/es.ts';

/** The ingredients that decide each axis, the most important first. */
const AXIS_INGREDIENTS: Readonly<Record<Axis, readonly Ingredient[]>> = {
  problem: ['problem', 'statusQuo'],
  market: ['customer', 'start'],
  difference: ['difference'],
  earning: ['price', 'cost'],
  feasibility: ['offer'],
  evidence: ['evidence'],
};

/** 1: not said; 2: partly said; 3: said. Never higher, because rules cannot know how good an idea is. */
function levelOf(axis: Axis, reading: IdeaReading): Level {
  const mentions = mentionsOf(axis, reading);
  const count = mentions.filter(Boolean).length;
  if (count === 0) return 1;
  const isWhole = count === mentions.length && mentions.every((mention) => mention?.firm);
  return isWhole && !(axis === 'earning' && reading.belowCost) ? 3 : 2;
}

function mentionsOf(axis: Axis, { found, firstVersion }: IdeaReading): (Mention | undefined)[] {
  // A first version, a place to start or evidence each make the offer feasible.
  if (axis === 'feasibility')
    return [found.offer, found.offer && (firstVersion ?? found.start ?? found.evidence)];
  return AXIS_INGREDIENTS[axis].map((ingredient) => found[ingredient]);
}

/** Rates the six axes. The reason quotes each sentence once; `raise` is the question that is still open. */
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

/** The name of the axis under which each sentence is quoted. */
type Quoted = Map<Mention['sentence'], string>;

function reasonFor(axis: Axis, reading: IdeaReading, wording: Wording, quoted: Quoted, name: string): string {
  const mentions = mentionsOf(axis, reading).filter((one) => one !== undefined);
  if (axis === 'evidence' && reading.evidenceAgainst) mentions.push(reading.evidenceAgainst);
  if (mentions.length === 0) return wording.notFound;
  const sentences = new Map(mentions.map((mention) => [mention.sentence, mention]));
  const fresh = [...sentences.values()].filter(({ sentence }) => !quoted.has(sentence));
  const quotes: string[] = [];
  for (const mention of fresh) {
    const quote = quotable(mention);
    if (quote === undefined) continue;
    quotes.push(quote);
    quoted.set(mention.sentence, name);
  }
  if (quotes.length > 0) return wording.said(quotes);
  const headings = [...sentences.keys()].flatMap((sentence) => quoted.get(sentence) ?? []);
  return headings.length > 0 ? wording.quotedUnder([...new Set(headings)]) : wording.saidAtLength;
}

function remark(
  axis: Axis,
  { belowCost, evidenceAgainst, found }: IdeaReading,
  wording: Wording,
): string | undefined {
  if (axis === 'earning' && belowCost)
    return wording.belowCost(belowCost.price.typed, belowCost.cost.typed, belowCost.sure);
  if (axis === 'evidence' && evidenceAgainst) return wording.evidenceAgainst;
  if (axis === 'evidence' && found.evidence?.firm === false) return wording.looseEvidence;
  if (axis === 'difference' && found.difference?.firm === false) return wording.looseDifference;
  return undefined;
}

/** Asks for the first ingredient that is missing, or for what to find out next. */
function questionFor(axis: Axis, { found, evidenceAgainst }: IdeaReading, wording: Wording): string {
  if (axis === 'evidence' && evidenceAgainst) return wording.evidenceAgainstQuestion;
  const missing = AXIS_INGREDIENTS[axis].find((ingredient) => !found[ingredient]?.firm);
  return missing ? wording.ask[missing] : wording.askNext[axis];
}
