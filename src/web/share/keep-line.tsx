import { useEffect, useState } from 'react';
import { brand } from '../../brand.ts';
import type { WholeFile } from '../../domain/open-file.ts';
import type { TabReport, WithFile } from '../analysis/tab-report.ts';
import { useMessages } from '../i18n/language.tsx';
import { readStored, writeStored } from '../local-storage.ts';
import { Button } from '../ui/button.tsx';
import { Option } from '../ui/option.tsx';
import { Store, useStore } from '../ui/store.ts';
import { shareMessages } from './messages.ts';
import { isSameReport, saveReport, useSavedReports } from './saved-reports.ts';

/** Local storage key of the switch that saves each new report. Without the key the switch is off. */
const KEEP_KEY = `${brand.slug}_keep`;

const keepsAll = new Store(readStored(KEEP_KEY) !== null);

function setKeepsAll(isOn: boolean): void {
  writeStored(KEEP_KEY, isOn ? '1' : undefined);
  keepsAll.set(isOn);
}

/**
 * Says where a report is kept. A button saves the report in this browser; after that, another button turns on saving
 * for all new reports. Later replies, ratings and numbers update the saved report.
 */
export function KeepLine({ file, origin }: Pick<WithFile<WholeFile>, 'file'> & Pick<TabReport, 'origin'>) {
  const texts = useMessages(shareMessages);
  const saved = useSavedReports();
  const [hasFailed, setFailed] = useState(false);
  const isKeepingAll = useStore(keepsAll, (isOn) => isOn);
  const isSaved = saved.some(({ opened }) => isSameReport(opened, file));
  // A report from a file or link may be older than the saved report, so it is saved on request only.
  const isUpdated =
    (isSaved && (origin === undefined || origin === 'saved')) || (isKeepingAll && origin === undefined);

  useEffect(() => {
    if (isUpdated) void save(file, setFailed);
  }, [isUpdated, file]);

  const savedText = isKeepingAll ? texts.allSavedHere : texts.savedHere;
  const unsavedText = file.format === 'crisol-report' ? texts.onlyInTab : texts.worksheetOnlyInTab;
  return (
    <>
      <p role="status" className="text-sm text-muted max-sm:basis-full">
        {hasFailed ? texts.saveFailed : isSaved ? savedText : unsavedText}
      </p>
      {isSaved && !isKeepingAll && (
        <Button variant="quiet" onClick={() => setKeepsAll(true)}>
          {texts.keepAlways}
        </Button>
      )}
      {!isSaved && (
        <Button onClick={() => save(file, setFailed)}>
          <span>
            {texts.keepOne}
            <span className="max-sm:sr-only"> {texts.inThisBrowser}</span>
          </span>
        </Button>
      )}
    </>
  );
}

/** Saves a report, and tells whether that failed. */
async function save(file: WholeFile, onEnd: (hasFailed: boolean) => void): Promise<void> {
  await saveReport(file).then(
    () => onEnd(false),
    () => onEnd(true),
  );
}

/** The switch that saves each new report in this browser. */
export function KeepSwitch() {
  const texts = useMessages(shareMessages);
  const isOn = useStore(keepsAll, (each) => each);
  return (
    <Option
      type="checkbox"
      role="switch"
      checked={isOn}
      onChange={({ target }) => setKeepsAll(target.checked)}
      label={texts.keep}
      note={texts.keepNote}
    />
  );
}
