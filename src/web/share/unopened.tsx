import { reportFileName } from '../../domain/download-name.ts';
import type { AnalysisState } from '../analysis/report-state.ts';
import { useMessages } from '../i18n/language.tsx';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { saveFile } from '../ui/save-file.ts';
import { shareMessages } from './messages.ts';
import type { UnopenedFile } from './open-file.ts';

/** Says why a report could not be opened, and which part is wrong. */
export function ProblemText({ problem, at }: Pick<UnopenedFile, 'problem' | 'at'>) {
  const texts = useMessages(shareMessages);
  return (
    <>
      {texts.problem[problem]}
      {at && ` ${texts.problemAt(at)}`}
    </>
  );
}

/** A report in the tab's storage that cannot be opened, offered as a file. */
export function UnopenedReport({ stored, ...problem }: NonNullable<AnalysisState['unopened']>) {
  const texts = useMessages(shareMessages);
  return (
    <Alert title={texts.tabProblem} className="mt-6">
      <p className="mt-1">
        <ProblemText {...problem} /> {texts.tabKept}
      </p>
      <Button className="mt-3" onClick={() => saveStored(stored)}>
        {texts.download}
      </Button>
    </Alert>
  );
}

/** Saves stored data unchanged as a file. */
export function saveStored(stored: unknown, name = ''): void {
  const json = new Blob([JSON.stringify(stored, null, 2)], { type: 'application/json' });
  saveFile(json, reportFileName(name, new Date(), 'json'));
}
