import { brand } from '../../brand.ts';
import { type AnalysisState, INITIAL_STATE, presentReports, shownReport } from './report-state.ts';
import { isWhole, isWriting, type Origin, type TabReport } from './tab-report.ts';

/** Keys of session storage, which survives a reload and ends with the tab. */
const TEXT_KEY = `${brand.slug}_session`;
const REPORT_KEY = `${brand.slug}_report`;
const WRITING_KEY = `${brand.slug}_writing`;
const NOTES_KEY = `${brand.slug}_notes`;

const ORIGINS: readonly Origin[] = ['file', 'link', 'saved', 'resaved'];
const SCREENS = ['input', 'analyzing', 'stopped', 'result'] as const;

interface SavedText {
  idea: string;
  /** `input`: the form was shown; `result`: the report; `analyzing` or `stopped`: the unfinished report. */
  screen: (typeof SCREENS)[number];
  full: boolean;
  /** Whether the text, or the unfinished report, improves on the report. */
  improving: boolean;
  /** Id and origin of the report. */
  id: number;
  origin: Origin | undefined;
}

/** The content of the tab's storage. `report`, `writing` and `notes` are unvalidated. */
export interface SavedSession extends SavedText {
  /** The file of the report. */
  report: unknown;
  /** The unfinished report. */
  writing: unknown;
  /** The data of the report that its file does not contain, e.g. the text of the note field. */
  notes: unknown;
}

/** The reports of a saved session that passed the check. */
export interface CheckedSession {
  report?: TabReport | undefined;
  /** Set instead of `report` if the saved report cannot be opened. */
  unopened?: AnalysisState['unopened'];
  unfinished?: TabReport | undefined;
}

/** Reads the session that `saveSession` wrote. Invalid fields get defaults; `undefined` if nothing is stored. */
export function readSession(storage: Storage): SavedSession | undefined {
  const keys = [TEXT_KEY, REPORT_KEY, WRITING_KEY, NOTES_KEY];
  const values = keys.map((key) => parsed(storage.getItem(key)));
  if (values.every((value) => value === undefined)) return undefined;
  const [text, report, writing, notes] = values;
  const saved = Object(text);
  return {
    idea: typeof saved.idea === 'string' ? saved.idea : '',
    screen: SCREENS.find((screen) => screen === saved.screen) ?? 'input',
    full: saved.full === true,
    id: Number(saved.id) || 0,
    origin: ORIGINS.find((origin) => origin === saved.origin),
    improving: saved.improving === true,
    report,
    writing,
    notes,
  };
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
  { report, unopened, unfinished }: CheckedSession,
): AnalysisState {
  const reports = new Map([report, unfinished].flatMap((each) => (each ? [[each.id, each] as const] : [])));
  const restored = { ...INITIAL_STATE, idea, reports, unopened };
  const shown = screen === 'result' ? (report ?? unfinished) : unfinished;
  if (screen !== 'input' && shown) return { ...restored, shown: shown.id, full };
  return { ...restored, improves: improving && !unfinished ? report?.id : undefined };
}

/** Saves what changed between two states. */
export function saveSession(storage: Storage, before: AnalysisState, state: AnalysisState): void {
  const { report, unfinished } = savedReports(state);
  const { idea, full, improves } = state;
  const text: SavedText = {
    idea,
    screen: screenOf(state, unfinished),
    full,
    id: report?.id ?? 0,
    origin: report?.origin,
    improving: report !== undefined && (unfinished?.comparedTo ?? improves) === report.id,
  };
  write(storage, TEXT_KEY, idea || report || unfinished ? text : undefined);
  const last = savedReports(before);
  // A saved report that could not be read after a reload is in neither state, so it stays in the storage.
  if (report?.file !== last.report?.file) write(storage, REPORT_KEY, report?.file);
  if (report !== last.report) write(storage, NOTES_KEY, report && notesOf(report));
  if (unfinished !== last.unfinished) write(storage, WRITING_KEY, unfinished && writingOf(unfinished));
}

function screenOf(state: AnalysisState, unfinished: TabReport | undefined): SavedText['screen'] {
  const shown = shownReport(state);
  if (!shown || (shown.file && 'short' in shown.file)) return 'input';
  return shown === unfinished ? 'stopped' : 'result';
}

/**
 * The reports to save. `unfinished` is being written or has no file: the one on the screen, else the last. `report` has
 * a whole file: the one on the screen, else the one that `unfinished` or the form's text improves on, else the last.
 */
function savedReports(state: AnalysisState): Pick<CheckedSession, 'report' | 'unfinished'> {
  const shown = shownReport(state);
  const present = presentReports(state);
  const isUnfinished = (report: TabReport) => isWriting(report) || !report.file;
  const unfinished = shown && isUnfinished(shown) ? shown : present.findLast(isUnfinished);
  const baseline = state.reports.get(unfinished?.comparedTo ?? state.improves ?? -1);
  const report = [shown, baseline].find((each) => each && isWhole(each)) ?? present.findLast(isWhole);
  return { report, unfinished };
}

/** The data of a report that its file does not contain; `undefined` if there is none. */
function notesOf({ note, requests, replaced }: TabReport): object | undefined {
  const { reply } = requests;
  const isEmpty = note === '' && !reply && Object.keys(replaced).length === 0;
  return isEmpty ? undefined : { note, reply, replaced };
}

function writingOf({ file: _, requests: __, ...unfinished }: TabReport): object {
  return unfinished;
}

/** Writes or removes a value. Ignores errors: if storage is full or blocked, only a reload loses data. */
function write(storage: Storage, key: string, value: object | undefined): void {
  try {
    if (value) storage.setItem(key, JSON.stringify(value));
    else storage.removeItem(key);
  } catch {}
}
