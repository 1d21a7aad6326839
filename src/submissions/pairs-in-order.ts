import type { Language } from '../domain/language.ts';
import type { Decision, TextDecision } from './decision.ts';
import { pairMessages } from './messages.ts';
import { roundedPoints, type TextResult } from './text-results.ts';

/** With fewer decisions the figure is mostly chance. */
const DECISIONS_MIN = 20;

/**
 * The percentage of pairs of a `yes` and a `no` in which the `yes` has more points, as a sentence. A tie counts half. Texts
 * without points are not compared.
 * @param results by the hash of the text
 * @returns `undefined` below twenty decisions, or without a pair
 */
export function pairsSentence(
  decisions: readonly TextDecision[],
  results: ReadonlyMap<string, Pick<TextResult, 'points'>>,
  language: Language,
): string | undefined {
  if (decisions.length < DECISIONS_MIN) return undefined;
  const pointsWith = (wanted: Decision) =>
    decisions.flatMap(({ hash, decision }) => {
      const points = decision === wanted ? results.get(hash)?.points : undefined;
      return points === undefined ? [] : [roundedPoints(points)];
    });
  const [yes, no] = [pointsWith('yes'), pointsWith('no')];
  if (yes.length === 0 || no.length === 0) return undefined;
  let inOrder = 0;
  for (const one of yes) for (const other of no) inOrder += (Math.sign(one - other) + 1) / 2;
  return pairMessages[language].pairs(Math.round((100 * inOrder) / (yes.length * no.length)));
}
