import { useEffect, useRef, useState } from 'react';
import { brand } from '../../brand.ts';
import type { WholeFile } from '../../domain/open-file.ts';
import { useAnalysisContext } from '../analysis/analysis-context.ts';
import { type AnalysisState, presentReports } from '../analysis/report-state.ts';
import { isWhole } from '../analysis/tab-report.ts';
import { useMessages } from '../i18n/language.tsx';
import { readStored, writeStored } from '../local-storage.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Option } from '../ui/option.tsx';
import { shareMessages } from './messages.ts';
import { deleteAllReports, saveReport, useSavedReports } from './saved-reports.ts';

/** Local storage key of the switch that keeps reports in this browser. Without the key the switch is off. */
const KEEP_KEY = `${brand.slug}_keep`;

export function isKeeping(): boolean {
  return readStored(KEEP_KEY) !== null;
}

/** Turns the switch on, and saves the reports of this tab. @throws Error if the browser stores nothing */
export async function startKeeping(state: AnalysisState): Promise<void> {
  if (!writeStored(KEEP_KEY, '1')) throw new Error('The browser does not store the switch');
  for (const file of reportsToKeep(state)) await saveReport(file);
}

/** The reports written in this tab or saved before. Reports from a file or link are not kept automatically. */
function reportsToKeep(state: AnalysisState): WholeFile[] {
  return presentReports(state)
    .filter(isWhole)
    .filter(({ origin }) => origin === undefined || origin === 'saved')
    .map(({ file }) => file);
}

/** While the switch is on, saves each report, again after each change. Says if saving failed. */
export function KeepReports() {
  const { state } = useAnalysisContext();
  const texts = useMessages(shareMessages);
  const kept = useRef(new WeakSet<WholeFile>());
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (!isKeeping()) return;
    for (const file of reportsToKeep(state)) {
      if (kept.current.has(file)) continue;
      kept.current.add(file);
      saveReport(file).then(
        () => setFailed(false),
        () => {
          // The browser's storage may be full. The next change tries again.
          kept.current.delete(file);
          setFailed(true);
        },
      );
    }
  }, [state]);
  return hasFailed && <Alert tone="warning">{texts.notKept}</Alert>;
}

/** The switch that keeps reports in this browser. When it is turned off, it asks whether to delete the saved reports. */
export function KeepSwitch() {
  const texts = useMessages(shareMessages);
  const { state } = useAnalysisContext();
  const [isOn, setOn] = useState(isKeeping);
  const saved = useSavedReports();
  /** The switch was just turned off, and the person has not yet decided about the saved reports. */
  const [isTurnedOff, setTurnedOff] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  async function switchKeeping(on: boolean) {
    setFailed(false);
    try {
      if (on) await startKeeping(state);
      else writeStored(KEEP_KEY, undefined);
      setOn(on);
      setTurnedOff(!on);
    } catch {
      writeStored(KEEP_KEY, undefined);
      setOn(false);
      setFailed(true);
    }
  }

  return (
    <div>
      <div className="py-1.5">
        <Option
          type="checkbox"
          role="switch"
          checked={isOn}
          aria-checked={isOn}
          onChange={({ target }) => void switchKeeping(target.checked)}
          label={texts.keep}
          note={texts.keepNote}
        />
      </div>
      <div role="status" className="flex flex-wrap items-center gap-x-3 text-sm empty:hidden">
        {hasFailed && texts.saveFailed}
        {isTurnedOff && saved.length > 0 && (
          <>
            {texts.keepOff(saved.length)}
            <Button variant="quiet" onClick={() => void deleteAllReports()}>
              {texts.delete}
            </Button>
            <Button variant="quiet" onClick={() => setTurnedOff(false)}>
              {texts.keepLeave}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
