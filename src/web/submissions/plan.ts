import type { Language } from '../../domain/language.ts';
import { axesCriteria, criteriaHash } from '../../submissions/criteria.ts';
import { readingJobs } from '../../submissions/reading-job.ts';
import type { CallText } from '../../submissions/texts.ts';
import type { CallChoices, CallPlan } from './state.ts';

/** @param language that of Crisol's axes, if the person has no criteria of their own */
export function planOf(
  texts: readonly CallText[],
  { criteria: chosen, times, settings }: Pick<CallChoices, 'criteria' | 'times' | 'settings'>,
  language: Language,
): CallPlan {
  const criteria = settings?.criteria ?? chosen ?? axesCriteria(language);
  return {
    texts,
    criteria,
    criteriaHash: criteriaHash(criteria),
    different: texts.filter(
      ({ isEmpty, isLeftOut, sameAs }) => !isEmpty && !isLeftOut && sameAs === undefined,
    ),
    jobs: settings ? readingJobs(texts, settings, times) : [],
  };
}
