import type { Level } from '../../domain/rubric.ts';
import { ANY_NUMBER, findExpression } from '../text/numbers.ts';
import { find, type Phrases } from '../text/phrases.ts';
import type { ReadText, Span } from '../text/read-text.ts';
import { hasOne, signsIn } from './build-signs.ts';
import {
  BEGINNING,
  CAPITAL,
  CODERS,
  EQUIPPED,
  FIRST_STEP,
  HARD,
  LACKING,
  OUT_OF_REACH,
  PERMIT,
  SHORTLY,
  SOON,
  TO_CODE,
  VAGUE,
} from './build-words.ts';
import { isClaimed, isDenied } from './claims.ts';
import type { Signals } from './read-signals.ts';

/** What runs is told in figures; a plan has few. */
const SOME_FIGURES = 7;
const MANY_FIGURES = 10;

/** Points at which a first version is taken to exist, and at which at least something has been done. */
const EXISTS = 2;
const BEGUN = 1;

/** In so many sentences a text has told what the thing is. */
const OPENING = 2;

/** What is there already, what comes first, and what is hard about it. */
export function readBuild(text: ReadText): Signals['build'] {
  const numbers = findExpression(text, ANY_NUMBER);
  const signs = signsIn(text, numbers);
  const many = numbers.length >= MANY_FIGURES ? 2 : numbers.length >= SOME_FIGURES ? 1 : 0;
  const exists = signs.reduce((sum, { points }) => sum + points, many);
  const strongest = Math.max(...signs.map(({ points }) => points));
  const claimed = (phrases: Phrases) => find(text, phrases).filter((span) => isClaimed(text, span));
  const first = (phrases: Phrases) => find(text, phrases).find((span) => !isDenied(text, span));
  /** What the thing is stands in the opening; later sentences tell of partners and rivals. */
  const { end } = text.sentences[OPENING - 1] ?? { end: text.folded.length };
  const opening = (phrases: Phrases) =>
    find(text, phrases).find((span) => span.start < end && !isDenied(text, span));
  return {
    exists,
    built: exists >= EXISTS ? signs.find(({ points }) => points === strongest) : undefined,
    figures: numbers.length,
    soon: claimed(SOON)[0] ?? together(text, BEGINNING, SHORTLY),
    firstStep: first(FIRST_STEP),
    equipped: first(EQUIPPED),
    coder: first(CODERS),
    toCode: first(TO_CODE),
    hard: opening(HARD) ?? together(text, PERMIT, LACKING),
    outOfReach: find(text, OUT_OF_REACH)[0] ?? together(text, CAPITAL, LACKING),
    vague: find(text, VAGUE).length,
  };
}

/** Where a sentence holds both: the one, for quoting. */
function together(text: ReadText, one: Phrases, other: Phrases): Span | undefined {
  const others = find(text, other);
  return find(text, one).find((span) => hasOne(text, span, others));
}

/** With fewer different topical words than this, what it would be is left open. */
const LEFT_OPEN = 13;
const LEFT_OPEN_VAGUELY = 17;

/** The rubric’s level of the feasibility. */
export function feasibilityLevel({ build, evidence, topicWords }: Signals): Level {
  // The evidence confirms what is there; it does not stand for it.
  const exists = build.exists + (build.exists > 0 && evidence.level >= 4 ? 1 : 0);
  if (exists >= EXISTS || build.soon) return 5;
  if (build.outOfReach) return 2;
  if (exists >= BEGUN) return 4;
  if (topicWords + 3 * build.figures < (build.vague > 0 ? LEFT_OPEN_VAGUELY : LEFT_OPEN)) return 3;
  if (build.toCode && !build.coder) return 3;
  if (build.hard && !build.equipped) return 3;
  return 4;
}
