import type { Language } from '../../domain/language.ts';
import { callFiles } from '../../submissions/call-files.ts';
import { saveFile } from '../ui/save-file.ts';
import type { CallStore } from './store.ts';

const TYPES = { csv: 'text/csv', json: 'application/json', md: 'text/markdown' } as const;

export type CallFileName = keyof ReturnType<typeof callFiles>;

/**
 * Saves one of the call's files.
 * @throws Error if the search for copies failed
 */
export async function saveCallFile(store: CallStore, name: CallFileName, language: Language): Promise<void> {
  const copies = await store.copies;
  const { call: open, entries, decisions } = store.get();
  const settings = open?.choices.settings;
  if (!open || !settings || !copies) return;
  const { table, choices, plan } = open;
  const call = {
    ...table,
    texts: plan.texts,
    copies,
    settings,
    times: choices.times,
    jobs: plan.jobs,
    entries,
    decisions: [...decisions.values()],
  };
  const files = callFiles(call, { language, runtime: { browser: navigator.userAgent } });
  const type = TYPES[name.replace(/^.*\./, '') as keyof typeof TYPES];
  saveFile(new Blob([...files[name]()], { type: `${type};charset=utf-8` }), name);
}
