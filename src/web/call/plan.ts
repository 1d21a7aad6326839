import { axesCriteria, criteriaHash } from '../../call/criteria.ts';
import { type ReadingJob, readingJobs } from '../../call/reading-job.ts';
import type { CallText } from '../../call/texts.ts';
import type { Language } from '../../domain/language.ts';
import type { Criterion } from '../../domain/reading.ts';
import type { CallChoices } from './state.ts';

/** Everything computed from the texts and the choices. */
export interface CallPlan {
  /** One for each row of the table. */
  readonly texts: readonly CallText[];
  readonly criteria: readonly Criterion[];
  readonly criteriaHash: string;
  /** The different texts to read: neither empty nor left out. */
  readonly different: readonly CallText[];
  /** The texts by hash; of equal texts the first. */
  readonly textOf: ReadonlyMap<string, CallText>;
  /** All readings. Empty until `settings` are known. */
  readonly jobs: readonly ReadingJob[];
}

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
    textOf: new Map(texts.toReversed().map((text) => [text.hash, text])),
    jobs: settings ? readingJobs(texts, settings, times) : [],
  };
}
