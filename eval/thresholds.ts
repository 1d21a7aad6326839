import { type Figures, LANGUAGE_DIFFERENCE, type Run, scoredTexts, textName } from './figures.ts';
import type { IdeaClass } from './ideas/idea.ts';

/** Bounds for the scores of each class, in every language. */
const CLASS_BOUNDS: Readonly<Partial<Record<IdeaClass, { least?: number; most?: number }>>> = {
  not_an_idea: { most: 20 },
  harmful: { most: 20 },
  attack: { most: 20 },
  boast: { most: 35 },
  absurd: { most: 40 },
  weak: { most: 45 },
  strong: { least: 65 },
};

/** Points between the means of neighbouring classes. */
const CLASS_DISTANCE = 8;
const DISTANT_CLASSES = [
  ['strong', 'ordinary'],
  ['ordinary', 'weak'],
] as const;

/** Share of ideas within `LANGUAGE_DIFFERENCE`, and the limit for all others. */
const LANGUAGE_SHARE = 0.95;
const LANGUAGE_DIFFERENCE_MAX = 8;

/**
 * Checks a run against the thresholds for a trustworthy rater.
 * @returns one sentence per broken threshold, naming the idea
 */
export function brokenThresholds(runs: readonly Run[], found: Figures): string[] {
  const broken: string[] = [];
  for (const { id, ideaClass, language, scores } of scoredTexts(runs)) {
    const { least = 0, most = 100 } = CLASS_BOUNDS[ideaClass] ?? {};
    const wrong = scores.filter((score) => score < least || score > most);
    if (wrong.length === 0) continue;
    const bound = least > 0 ? `at least ${least}` : `at most ${most}`;
    broken.push(`${textName(id, language)} is ${ideaClass}: ${wrong.join(', ')} instead of ${bound}`);
  }
  for (const [better, worse] of DISTANT_CLASSES) {
    const above = found.byClass[better];
    const below = found.byClass[worse];
    if (above && below && above.mean - below.mean < CLASS_DISTANCE) {
      const distance = (above.mean - below.mean).toFixed(1);
      broken.push(`${better} is ${distance} points above ${worse} on average instead of ${CLASS_DISTANCE}`);
    }
  }
  if (found.languages) {
    const { within, max, over } = found.languages;
    if (within.held < within.of * LANGUAGE_SHARE) {
      broken.push(
        `the languages differ by more than ${LANGUAGE_DIFFERENCE} points in ${over.length} of ${within.of} ideas: ${over.join(', ')}`,
      );
    }
    if (max > LANGUAGE_DIFFERENCE_MAX) {
      broken.push(
        `the languages differ by up to ${max.toFixed(1)} points instead of ${LANGUAGE_DIFFERENCE_MAX}`,
      );
    }
  }
  return broken;
}
