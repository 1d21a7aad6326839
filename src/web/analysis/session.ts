import { brand } from '../../brand.ts';
import type { WholeFile } from '../../domain/open-file.ts';
import { type Entry, isReport, type Origin, type ReportEntry, type Writing } from './entry.ts';
import type { Failure } from './source.ts';
import { type AnalysisState, NEW_TAB, shownEntry } from './state.ts';

/** Keys of session storage, which survives a reload and ends with the tab. */
const TEXT_KEY = `${brand.slug}_session`;
const REPORT_KEY = `${brand.slug}_report`;
const WRITING_KEY = `${brand.slug}_writing`;
const ADVICE_KEY = `${brand.slug}_advice`;

const ORIGINS: readonly Origin[] = ['file', 'link', 'saved', 'resaved'];

interface SavedText {
  idea: string;
  screen: 'input' | 'analyzing' | 'stopped' | 'result';
  full: boolean;
  /** Whether the text improves on the report. */
  improving: boolean;
  /** Id and origin of the report. */
  id: number;
  origin: Origin | undefined;
}

/** The state of a report's advice that the report's file does not hold. */
type SavedAdvice = Pick<ReportEntry, 'advising' | 'otherAdvice'>;

export interface SavedSession extends SavedText {
  /** Unvalidated. */
  report: unknown;
  /** Unvalidated. */
  writing: unknown;
  /** Unvalidated. */
  advice: unknown;
}

/** The reports of a saved session that passed the check. */
export interface CheckedSession {
  entry?: Entry | undefined;
  /** Instead of `entry`, if the report cannot be opened. */
  unopened?: AnalysisState['unopened'];
  writing?: Writing;
  /** Why the writing ended. */
  failure?: Failure | undefined;
}

/** Reads what `saveSession` wrote; anything else is ignored. */
export function readSession(storage: Storage): SavedSession | undefined {
  try {
    const saved = JSON.parse(storage.getItem(TEXT_KEY) ?? 'null');
    if (typeof saved?.idea !== 'string') return undefined;
    const { screen } = saved;
    return {
      idea: saved.idea,
      screen: screen === 'analyzing' || screen === 'stopped' || screen === 'result' ? screen : 'input',
      full: saved.full === true,
      id: Number(saved.id) || 0,
      origin: ORIGINS.find((origin) => origin === saved.origin),
      improving: saved.improving === true,
      report: parsed(storage.getItem(REPORT_KEY)),
      writing: parsed(storage.getItem(WRITING_KEY)),
      advice: parsed(storage.getItem(ADVICE_KEY)),
    };
  } catch {
    return undefined;
  }
}

/** The parsed value of a key; text that is not JSON stays text. */
function parsed(text: string | null): unknown {
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** The state that the page continues with after a reload. */
export function restoredState(
  { idea, screen, full, improving }: Pick<SavedText, 'idea' | 'screen' | 'full' | 'improving'>,
  { entry, unopened, writing, failure }: CheckedSession,
): AnalysisState {
  const tab = {
    ...NEW_TAB,
    idea,
    improves: improving && entry && isReport(entry) ? entry : undefined,
    entries: entry ? [entry] : [],
    unopened,
    stopped: writing && { writing, failure },
  };
  if (screen === 'result' && entry) return { ...tab, screen, shown: entry.id, full };
  const wasWriting = screen === 'analyzing' || screen === 'stopped';
  if (wasWriting && tab.stopped) return { ...tab, screen: 'stopped', stopped: tab.stopped, full };
  return { ...tab, screen: 'input', notice: wasWriting ? 'interrupted' : undefined };
}

/** Saves what changed between two states. */
export function saveSession(storage: Storage, before: AnalysisState, state: AnalysisState): void {
  const entry = savedEntry(state);
  const writing = savedWriting(state);
  const { idea, screen, improves, unread, unopened } = state;
  if (screen === 'input' && idea === '' && !entry && !writing && !unread && !unopened) {
    for (const key of [TEXT_KEY, REPORT_KEY, WRITING_KEY, ADVICE_KEY]) write(storage, key, undefined);
    return;
  }
  write<SavedText>(storage, TEXT_KEY, {
    idea,
    screen: screen === 'short' ? 'input' : screen,
    full: 'full' in state && state.full,
    id: entry?.id ?? 0,
    origin: entry?.origin,
    improving: improves !== undefined && improves.id === entry?.id,
  });
  // A saved report that could not be read after a reload is in neither state, so it stays in the storage.
  if (entry?.file !== savedEntry(before)?.file) write<WholeFile>(storage, REPORT_KEY, entry?.file);
  const { advising, otherAdvice } = adviceOf(entry);
  const lastSaved = adviceOf(savedEntry(before));
  if (advising !== lastSaved.advising || otherAdvice !== lastSaved.otherAdvice) {
    write<SavedAdvice>(storage, ADVICE_KEY, (advising ?? otherAdvice) && { advising, otherAdvice });
  }
  const failure = state.stopped?.failure;
  if (writing !== savedWriting(before) || failure !== before.stopped?.failure) {
    // `savedEntry` has chosen the baseline, so it is saved under its own key.
    write(storage, WRITING_KEY, writing && { ...writing, baseline: undefined, failure });
  }
}

/**
 * The report to save: the report on the screen, else the baseline of an unfinished report, else the report being
 * improved, else the last report on the present idea.
 */
function savedEntry(state: AnalysisState): Entry | undefined {
  const last = state.entries.at(-1);
  const isPresent = state.entries.length > state.presentFrom;
  return (
    shownEntry(state) ?? savedWriting(state)?.baseline ?? state.improves ?? (isPresent ? last : undefined)
  );
}

function adviceOf(entry: Entry | undefined): SavedAdvice {
  return entry && isReport(entry) ? entry : {};
}

function savedWriting(state: AnalysisState): Writing | undefined {
  return state.screen === 'analyzing' ? state.writing : state.stopped?.writing;
}

/** Ignores errors: if storage is full or forbidden, only a reload loses data. */
function write<Value extends object>(storage: Storage, key: string, value: Value | undefined): void {
  try {
    if (value) storage.setItem(key, JSON.stringify(value));
    else storage.removeItem(key);
  } catch {}
}
