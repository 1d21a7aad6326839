import { AXES, AXIS_WEIGHTS, type Axis } from '../domain/rubric.ts';
import type { AxisFinding } from '../domain/worksheet.ts';
import type { IdeaFacts, Ingredient, Mention } from './read-idea.ts';
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

/** Quotations from the text for each axis, and the question that is still open. */
export function axisFindings(reading: IdeaFacts, wording: Wording): AxisFinding[] {
  return AXES.map((axis) => {
    const mentions = mentionsOf(axis, reading);
    const quotes = quotedOn(axis, reading, mentions).flatMap((mention) => mention?.sentence.typed ?? []);
    const note = noteOn(axis, reading, wording);
    return {
      axis,
      found: foundOn(axis, reading, mentions),
      quotes: [...new Set(quotes)],
      question: questionOn(axis, reading, wording),
      ...(note !== undefined && { note }),
    };
  });
}

/** The axes, from the axis on which the text says least; among equals the axis with the larger weight comes first. */
export function leastSaid(findings: readonly AxisFinding[]): Axis[] {
  const order: readonly AxisFinding['found'][] = ['no', 'partly', 'yes'];
  return findings
    .toSorted(
      (a, b) =>
        order.indexOf(a.found) - order.indexOf(b.found) || AXIS_WEIGHTS[b.axis] - AXIS_WEIGHTS[a.axis],
    )
    .map(({ axis }) => axis);
}

function foundOn(
  axis: Axis,
  { belowCost, evidenceAgainst }: IdeaFacts,
  mentions: readonly (Mention | undefined)[],
): AxisFinding['found'] {
  if (mentions.every((mention) => !mention)) return 'no';
  const isDoubtful = (axis === 'earning' && belowCost) || (axis === 'evidence' && evidenceAgainst);
  return !isDoubtful && mentions.every((mention) => mention?.how === 'said') ? 'yes' : 'partly';
}

function mentionsOf(
  axis: Axis,
  { found, firstVersion, evidenceAgainst }: IdeaFacts,
): (Mention | undefined)[] {
  // A first version, a place to start or evidence each make the offer feasible.
  if (axis === 'feasibility')
    return [found.offer, found.offer && (firstVersion ?? found.start ?? found.evidence)];
  if (axis === 'evidence' && evidenceAgainst)
    return [evidenceAgainst, found.evidence?.how === 'said' ? found.evidence : undefined];
  return AXIS_INGREDIENTS[axis].map((ingredient) => found[ingredient]);
}

/** Leaves out a starting place and a first version within a result, which are not facts about market or offer. */
function quotedOn(
  axis: Axis,
  { found, firstVersion, evidenceAgainst }: IdeaFacts,
  mentions: readonly (Mention | undefined)[],
): readonly (Mention | undefined)[] {
  const isResult = ({ sentence }: Mention) =>
    sentence === found.evidence?.sentence || sentence === evidenceAgainst?.sentence;
  if (axis === 'feasibility')
    return [found.offer, firstVersion && !isResult(firstVersion) ? firstVersion : undefined];
  if (axis === 'market')
    return [found.customer, found.start && !isResult(found.start) ? found.start : undefined];
  return mentions;
}

function noteOn(
  axis: Axis,
  { belowCost, evidenceAgainst, found }: IdeaFacts,
  wording: Wording,
): string | undefined {
  if (axis === 'earning' && belowCost)
    return wording.belowCost(belowCost.price.typed, belowCost.cost.typed, belowCost.isCertain);
  if (axis === 'evidence' && evidenceAgainst) return wording.evidenceAgainst;
  const main = found[AXIS_INGREDIENTS[axis][0] as Ingredient];
  if (main?.how === 'guess') return wording.guess;
  if (axis === 'evidence' && main?.how === 'loose') return wording.looseEvidence;
  if (axis === 'difference' && main?.how === 'loose') return wording.looseDifference;
  return undefined;
}

/** Asks for the first ingredient that is missing, or for what to find out next. */
function questionOn(axis: Axis, { found, evidenceAgainst }: IdeaFacts, wording: Wording): string {
  if (axis === 'evidence' && evidenceAgainst) return wording.evidenceAgainstQuestion;
  const open = AXIS_INGREDIENTS[axis].find((ingredient) => found[ingredient]?.how !== 'said');
  return open ? wording.ask[open] : wording.askNext[axis];
}
