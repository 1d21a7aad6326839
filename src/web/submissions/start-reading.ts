import type { Language } from '../../domain/language.ts';
import type { ReadingJob, ReadingSettings } from '../../submissions/reading-job.ts';
import { remainingReadings, trialReadings } from '../../submissions/trial.ts';
import { askerOf, modelOf, type ReadingService, stopReason } from './reading-service.ts';
import type { CallStore } from './store.ts';

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
  const { call, entries } = store.get();
  if (!call) return undefined;
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
    const { choices, plan } = store.get().call ?? call;
    const missing = choices.isConfirmed ? remainingReadings : trialReadings;
    const ask = await askerOf(service, settings);
    store.read(only ?? missing(plan.jobs, entries), { ask, settings, concurrency: service.atOnce });
  } catch (error) {
    store.stopped(stopReason(error) ?? 'service_error');
  }
  return undefined;
}
