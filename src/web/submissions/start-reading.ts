import type { Language } from '../../domain/language.ts';
import type { ReadingJob, ReadingSettings } from '../../submissions/reading-job.ts';
import { TRIAL } from '../../submissions/trial.ts';
import { modelOf, type ReadingService, stopReason } from './reading-service.ts';
import type { CallStore } from './store.ts';

/** The readings of the trial: one of each of its texts. */
export const trialJobs = (jobs: readonly ReadingJob[]): readonly ReadingJob[] => jobs.slice(0, TRIAL);

/**
 * Starts the missing readings: those of the trial until the person confirms the rest, then all.
 * @param only readings to start instead, such as the failed readings of one text
 * @returns the call's settings if they name another model than that of the service: then nothing was sent
 */
export async function startReading(
  store: CallStore,
  service: ReadingService,
  language: Language,
  only?: readonly ReadingJob[],
): Promise<ReadingSettings | undefined> {
  await store.ready;
  const { call, entries } = store.get();
  if (!call || store.session.isActive) return undefined;
  let { settings } = call.choices;
  try {
    const model = await modelOf(service);
    const isOtherModel = settings && (settings.service !== service.name || settings.model !== model);
    if (isOtherModel && entries.size > 0) return settings;
    if (!settings || isOtherModel) {
      const { temperature, name } = service;
      settings = { criteria: call.plan.criteria, language, service: name, model, temperature };
      store.choose({ settings });
    }
  } catch (error) {
    store.session.fail(stopReason(error) ?? 'service_error');
    return undefined;
  }
  const { choices, plan } = store.get().call ?? call;
  const trial = new Set(trialJobs(plan.jobs));
  const { missing } = store;
  const jobs = only ?? (choices.isConfirmed ? missing : missing.filter((job) => trial.has(job)));
  store.session.start(jobs, settings, service);
  return undefined;
}
