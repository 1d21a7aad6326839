import { absurd } from './ideas/absurd.ts';
import { attacks } from './ideas/attacks.ts';
import { boasts } from './ideas/boasts.ts';
import { harmful } from './ideas/harmful.ts';
import type { CalibrationIdea, IdeaClass } from './ideas/idea.ts';
import { notIdeas } from './ideas/not-ideas.ts';
import { ordinary } from './ideas/ordinary.ts';
import { strong } from './ideas/strong.ts';
import { weak } from './ideas/weak.ts';

/**
 * Forty ideas, each in Spanish and in English, by class. Written from the rubric's anchors without looking at any
 * evaluator's rules: an evaluator is fitted to what people write, never this set to an evaluator.
 */
export const calibrationSet: Readonly<Record<IdeaClass, readonly CalibrationIdea[]>> = {
  strong,
  ordinary,
  weak,
  boast: boasts,
  absurd,
  harmful,
  attack: attacks,
  not_an_idea: notIdeas,
};
