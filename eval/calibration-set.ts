import { absurd } from './ideas/absurd.ts';
import { attacks } from './ideas/attacks.ts';
import { boasts } from './ideas/boasts.ts';
import { harmful } from './ideas/harmful.ts';
import {
  type CalibrationIdea,
  type IdeaClass,
  type IdeaInTwoVersions,
  type Version,
  versionId,
} from './ideas/idea.ts';
import { notIdeas } from './ideas/not-ideas.ts';
import { ordinary } from './ideas/ordinary.ts';
import { strong } from './ideas/strong.ts';
import { strongInTwoVersions } from './ideas/two-versions-strong.ts';
import { weakInTwoVersions } from './ideas/two-versions-weak.ts';
import { weak } from './ideas/weak.ts';

const versionsOf = (ideas: readonly IdeaInTwoVersions[], version: Version): CalibrationIdea[] =>
  ideas.map(({ id, [version]: texts }) => ({ id: versionId(id, version), ...texts }));

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
  strong_complete: versionsOf(strongInTwoVersions, 'complete'),
  strong_terse: versionsOf(strongInTwoVersions, 'terse'),
  weak_complete: versionsOf(weakInTwoVersions, 'complete'),
  weak_terse: versionsOf(weakInTwoVersions, 'terse'),
};
