import { absurd } from './ideas/absurd.ts';
import { attacks } from './ideas/attacks.ts';
import { boasts } from './ideas/boasts.ts';
import { harmful } from './ideas/harmful.ts';
import {
  type CalibrationIdea,
  type IdeaClass,
  type Telling,
  type ToldTwice,
  tellingId,
} from './ideas/idea.ts';
import { notIdeas } from './ideas/not-ideas.ts';
import { ordinary } from './ideas/ordinary.ts';
import { strong } from './ideas/strong.ts';
import { strongToldTwice } from './ideas/told-twice-strong.ts';
import { weakToldTwice } from './ideas/told-twice-weak.ts';
import { weak } from './ideas/weak.ts';

const told = (ideas: readonly ToldTwice[], telling: Telling): CalibrationIdea[] =>
  ideas.map(({ id, [telling]: texts }) => ({ id: tellingId(id, telling), ...texts }));

/**
 * The ideas by class, each in Spanish and in English. They were written without looking at the worksheet's rules or at
 * any rater's scores. Do not change an idea to fit a rater.
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
  strong_complete: told(strongToldTwice, 'complete'),
  strong_terse: told(strongToldTwice, 'terse'),
  weak_complete: told(weakToldTwice, 'complete'),
  weak_terse: told(weakToldTwice, 'terse'),
};
