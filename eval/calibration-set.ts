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
 * Forty ideas by class, each in Spanish and in English. They were written from the rubric, without looking at the
 * worksheet's rules. Never change an idea to fit a rater.
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
