import type { ReadingJob, ReadingSettings } from '../../call/reading-job.ts';
import { TRIAL } from '../../call/trial.ts';
import type { Language } from '../../domain/language.ts';
import { requiredContext } from '../contexts.ts';
import { modelOf, type ReadingService, stopReason } from './reading-service.ts';
import { useSignal } from './signal.ts';
import type { OpenCall } from './state.ts';
import { CallStore } from './store.ts';

interface Call {
  /** `undefined` without a model, or if the site's service does not read calls. */
  service: ReadingService | undefined;
  /** The site has no model, and the visitor has connected none. */
  isWithoutModel: boolean;
  /** Opens the settings; absent where the host offers visitors no service. */
  connect: (() => void) | undefined;
  /** Fills the form for one idea. */
  analyze(idea: string): void;
}

export const [CallContext, useCallContext] = requiredContext<Call>('a call');

/** Outside the components, so that a visit to another page does not stop a reading. */
export const store = new CallStore();

/** Readings of the trial: one of each of its texts. */
export const trialOf = (jobs: readonly ReadingJob[]): readonly ReadingJob[] => jobs.slice(0, TRIAL);

/**
 * Runs the remaining readings: those of the trial until the person confirms the rest, then those of the call.
 * @param only readings to run instead, e.g. the failed ones of one text
 * @returns the call's settings if they name another model than this service’s; then nothing was sent
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
    const isOther = settings && (settings.service !== service.name || settings.model !== model);
    if (isOther && store.entries.size > 0) return settings;
    if (!settings || isOther) {
      const { temperature, name } = service;
      settings = { criteria: call.plan.criteria, language, service: name, model, temperature };
      store.choose({ settings, sample: call.plan.order });
      await store.ready;
    }
  } catch (error) {
    session.fail(stopReason(error) ?? 'service_error');
    return undefined;
  }
  const { left } = store;
  const { choices, plan } = store.call ?? call;
  const trial = new Set(trialOf(plan.jobs).map(({ hash }) => hash));
  session.start(
    only ?? (choices.isConfirmed ? left : left.filter(({ hash }) => trial.has(hash))),
    settings,
    service,
  );
  return undefined;
}

/** Whether texts and criteria are locked, because readings run or have succeeded. */
export function useIsLocked(call: OpenCall | undefined): boolean {
  const { phase, done } = useSignal(store.session.progress);
  return call?.choices.settings !== undefined && (phase !== 'idle' || done > 0);
}
