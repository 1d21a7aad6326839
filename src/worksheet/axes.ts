import { AXES, AXIS_WEIGHTS, type Axis } from '../domain/rubric.ts';
import type { AxisFinding } from '../domain/worksheet.ts';
import type { Mention } from './mentions.ts';
import { quotable } from './quote.ts';
import type { IdeaReading, Ingredient } from './read-idea.ts';
import type { Wording } from './wording/es.ts';

/** The ingredients that belong to each axis, the most important first. */
const AXIS_INGREDIENTS: Readonly<Record<Axis, readonly Ingredient[]>> = {
  problem: ['problem', 'statusQuo'],
  market: ['customer', 'start'],
  difference: ['difference'],
  earning: ['price', 'cost'],
  feasibility: ['offer'],
  evidence: ['evidence'],
};

/** What the text says about each axis, quoted, and the question that is still open. */
export function axisFindings(reading: IdeaReading, wording: Wording): AxisFinding[] {
  return AXES.map((axis) => {
    const mentions = mentionsOf(axis, reading).filter((mention) => mention !== undefined);
    const note = noteOn(axis, reading, wording);
    return {
      axis,
      found: foundOn(axis, reading),
      quotes: [...new Set(mentions.map(quotable))],
      question: questionOn(axis, reading, wording),
      ...(note !== undefined && { note }),
    };
  });
}

/** The axes of which the text says least first; of equal ones, the axis with the largest weight in a score first. */
export function leastSaid(findings: readonly AxisFinding[]): Axis[] {
  const order: readonly AxisFinding['found'][] = ['no', 'partly', 'yes'];
  return findings
    .toSorted(
      (a, b) =>
        order.indexOf(a.found) - order.indexOf(b.found) || AXIS_WEIGHTS[b.axis] - AXIS_WEIGHTS[a.axis],
    )
    .map(({ axis }) => axis);
}

function foundOn(axis: Axis, reading: IdeaReading): AxisFinding['found'] {
  const mentions = mentionsOf(axis, reading);
  const count = mentions.filter(Boolean).length;
  if (count === 0) return 'no';
  const isDoubtful =
    (axis === 'earning' && reading.belowCost) || (axis === 'evidence' && reading.evidenceAgainst);
  const isWhole = count === mentions.length && mentions.every((mention) => mention?.firm);
  return isWhole && !isDoubtful ? 'yes' : 'partly';
}

function mentionsOf(
  axis: Axis,
  { found, firstVersion, evidenceAgainst }: IdeaReading,
): (Mention | undefined)[] {
  // A first version, a place to start or evidence each make the offer feasible.
  if (axis === 'feasibility')
    return [found.offer, found.offer && (firstVersion ?? found.start ?? found.evidence)];
  if (axis === 'evidence') return [found.evidence ?? evidenceAgainst];
  return AXIS_INGREDIENTS[axis].map((ingredient) => found[ingredient]);
}

function noteOn(
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
function questionOn(axis: Axis, { found, evidenceAgainst }: IdeaReading, wording: Wording): string {
  if (axis === 'evidence' && evidenceAgainst) return wording.evidenceAgainstQuestion;
  const missing = AXIS_INGREDIENTS[axis].find((ingredient) => !found[ingredient]?.firm);
  return missing ? wording.ask[missing] : wording.askNext[axis];
}
