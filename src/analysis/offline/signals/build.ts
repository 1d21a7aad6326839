import type { Level } from '../../rubric.ts';
import { find } from '../text/phrases.ts';
import { type ReadText, sliceOf } from '../text/read-text.ts';
import { BUILT, FIRST_STEP, KNOWN_KINDS, MEANS, OUT_OF_REACH, SOON } from './build-words.ts';
import { isClaimed, isDenied } from './claims.ts';
import type { Signals } from './read-signals.ts';

/** What is there already, what comes first, and with what means. */
export function readBuild(text: ReadText): Signals['build'] {
  return {
    built: find(text, BUILT).find((span) => isClaimed(text, span)),
    weeks: find(text, SOON).find((span) => !isDenied(text, span)),
    firstStep: find(text, FIRST_STEP).find((span) => !isDenied(text, span)),
    means: new Set(find(text, MEANS).map((span) => sliceOf(text, span).slice(0, 5))).size,
    known: find(text, KNOWN_KINDS)[0],
    outOfReach: find(text, OUT_OF_REACH)[0],
  };
}

/** The rubric’s level of the feasibility. */
export function feasibilityLevel({ build, evidence }: Signals): Level {
  if (build.built || evidence.level === 5) return 5;
  if (build.outOfReach) return 2;
  if (evidence.level === 4 || build.weeks || build.firstStep || build.means >= 1 || build.known) return 4;
  return 3;
}
