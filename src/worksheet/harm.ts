import { sentencesOf } from '../text/sentences.ts';
import { harmEn, notHarmEn } from './cues.en.ts';
import { harmEs, notHarmEs } from './cues.es.ts';
import { cueExpression, foldedIdea } from './cues.ts';

/** The phrases are narrow: a harmful text that passes is only quoted and asked about, but an honest text that is set aside gets nothing. */
const harm = cueExpression(harmEs, harmEn);
const notHarm = cueExpression(notHarmEs, notHarmEn);

/** Whether a text plainly offers harm. No list of words is reliable: a text that passes is never called harmless. */
export function isHarmful(idea: string): boolean {
  return !notHarm.test(foldedIdea(idea)) && sentencesOf(idea).some((each) => harm.test(foldedIdea(each)));
}
