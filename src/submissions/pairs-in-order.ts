import type { Language } from '../domain/language.ts';
import type { TextDecision } from './decision.ts';
import { pairMessages } from './messages.ts';
import { roundedPoints } from './text-results.ts';

/** With fewer decisions the figure is mostly chance. */
export const DECISIONS_MIN = 20;

/**
 * The percentage of pairs of a `yes` and a `no` in which the `yes` has more points. A tie counts half. Texts without
 * points are not compared.
 * @param pointsOf points of a text by its hash
 * @returns a whole number; `undefined` below twenty decisions, or without a pair
 */
export function pairsInOrder(
  decisions: readonly TextDecision[],
  pointsOf: (hash: string) => number | undefined,
): number | undefined {
  if (decisions.length < DECISIONS_MIN) return undefined;
  const pointsWith = (wanted: TextDecision['decision']) =>
    decisions.flatMap(({ hash, decision }) => {
      const points = decision === wanted ? pointsOf(hash) : undefined;
      return points === undefined ? [] : [roundedPoints(points)];
    });
  const [yes, no] = [pointsWith('yes'), pointsWith('no')];
  if (yes.length === 0 || no.length === 0) return undefined;
  let inOrder = 0;
  for (const one of yes)
    for (const other of no) {
      if (one > other) inOrder += 1;
      else if (one === other) inOrder += 0.5;
    }
  return Math.round((100 * inOrder) / (yes.length * no.length));
}

/** `pairsInOrder` as a sentence for people. */
export function pairsSentence(
  decisions: readonly TextDecision[],
  pointsOf: (hash: string) => number | undefined,
  language: Language,
): string | undefined {
  const count = pairsInOrder(decisions, pointsOf);
  return count === undefined ? undefined : pairMessages[language].pairs(count);
}
