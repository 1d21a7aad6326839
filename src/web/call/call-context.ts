import type { ReadingJob, ReadingSettings } from '../../call/reading-job.ts';
import { TRIAL } from '../../call/trial.ts';
import type { Language } from '../../domain/language.ts';
import { requiredContext } from '../contexts.ts';
import { modelOf, type ReadingService, stopReason } from './reading-service.ts';
import { useSignal } from './signal.ts';
import type { OpenCall } from './state.ts';
import { CallStore } from './store.ts';

interface Call {
  /** `undefined` if there is no model, or the site's service does not read calls. */
  service: ReadingService | undefined;
  /** The site has no model, and the visitor has connected none. */
  isWithoutModel: boolean;
  /** Opens the settings. `undefined` if visitors cannot connect a service of their own. */
  connect: (() => void) | undefined;
  /** Fills the form for one idea. */
  analyze(idea: string): void;
}

export const [CallContext, useCallContext] = requiredContext<Call>('a call');

/** The store is outside the components, so that readings continue when the person visits another page of the site. */
export const store = new CallStore();

/** The readings of the trial: one of each of its texts. */
export const trialJobs = (jobs: readonly ReadingJob[]): readonly ReadingJob[] => jobs.slice(0, TRIAL);

/**
 * Starts the missing readings: those of the trial until the person confirms the rest, then all.
 * @param only readings to start instead, such as the failed readings of one text
 * @returns the call's settings if they name another model than that of the service: then nothing was sent
 */
export async function startReading(
  service: ReadingService,
  language: Language,
  only?: readonly ReadingJob[],
): Promise<ReadingSettings | undefined> {
  const { session } = store;
  await store.ready;
  const { call } = store;
  if (!call || session.isActive) return undefined;
  let { settings } = call.choices;
  try {
    const model = await modelOf(service);
    const isOtherModel = settings && (settings.service !== service.name || settings.model !== model);
    if (isOtherModel && store.entries.size > 0) return settings;
    if (!settings || isOtherModel) {
      const { temperature, name } = service;
      settings = { criteria: call.plan.criteria, language, service: name, model, temperature };
      store.choose({ settings, sample: call.plan.order });
      await store.ready;
    }
  } catch (error) {
    session.fail(stopReason(error) ?? 'service_error');
    return undefined;
  }
  const { missing } = store;
  const { choices, plan } = store.call ?? call;
  const trial = new Set(trialJobs(plan.jobs).map(({ hash }) => hash));
  session.start(
    only ?? (choices.isConfirmed ? missing : missing.filter(({ hash }) => trial.has(hash))),
    settings,
    service,
  );
  return undefined;
}

/** Whether texts and criteria are locked, because readings are being made or have succeeded. */
export function useIsLocked(call: OpenCall | undefined): boolean {
  const { phase, done } = useSignal(store.session.progress);
  return call?.choices.settings !== undefined && (phase !== 'idle' || done > 0);
}
