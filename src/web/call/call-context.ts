import type { ReadingJob, ReadingSettings } from '../../call/reading-job.ts';
import { TRIAL } from '../../call/trial.ts';
import type { Language } from '../../domain/language.ts';
import { requiredContext } from '../contexts.ts';
import { modelOf, type Reader, stopReason } from './reader.ts';
import { useSignal } from './signal.ts';
import type { OpenCall } from './state.ts';
import { CallStore } from './store.ts';

interface Call {
  /** `undefined` where nobody can read: no model, or the site's service reads no calls. */
  reader: Reader | undefined;
  /** The site has no model, and the visitor has connected none. */
  isWithoutModel: boolean;
  /** Opens the settings; absent where the host offers visitors no service. */
  connect: (() => void) | undefined;
  /** Fills the form for one idea. */
  analyze(idea: string): void;
}

export const [CallContext, useCallContext] = requiredContext<Call>('a call');

/** One for the page, outside the components: a visit to another page does not stop a reading. */
export const store = new CallStore();

/** Readings of the trial: the first of each of its texts. */
export const trialOf = (jobs: readonly ReadingJob[]): readonly ReadingJob[] => jobs.slice(0, TRIAL);

/**
 * Reads what is left: of the trial until the person has confirmed the rest, else of the whole call.
 * @param only other readings instead, e.g. those of one text that failed
 * @returns the settings of the call where they name another model than this reader's, and nothing was sent
 */
export async function startReading(
  reader: Reader,
  language: Language,
  only?: readonly ReadingJob[],
): Promise<ReadingSettings | undefined> {
  const { run } = store;
  await store.ready;
  const { call } = store;
  if (!call || run.isActive) return undefined;
  let { settings } = call.choices;
  try {
    const model = await modelOf(reader);
    const isOther = settings && (settings.service !== reader.name || settings.model !== model);
    if (isOther && store.entries.size > 0) return settings;
    if (!settings || isOther) {
      const { temperature, name: service } = reader;
      settings = { criteria: call.plan.criteria, language, service, model, temperature };
      store.choose({ settings, sample: call.plan.order });
      await store.ready;
    }
  } catch (error) {
    run.fail(stopReason(error) ?? 'service_error');
    return undefined;
  }
  const { left } = store;
  const { choices, plan } = store.call ?? call;
  const trial = new Set(trialOf(plan.jobs).map(({ hash }) => hash));
  run.start(
    only ?? (choices.isConfirmed ? left : left.filter(({ hash }) => trial.has(hash))),
    settings,
    reader,
  );
  return undefined;
}

/** Whether texts and criteria stay as they are: something is being read, or has been. */
export function useIsLocked(call: OpenCall | undefined): boolean {
  const { phase, done } = useSignal(store.run.progress);
  return call?.choices.settings !== undefined && (phase !== 'idle' || done > 0);
}
