import { FolderOpen } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Opened } from '../../domain/open-file.ts';
import { useAnalysisContext } from '../analysis/analysis-context.ts';
import type { Origin } from '../analysis/tab-report.ts';
import { useMessages } from '../i18n/language.tsx';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { useTask } from '../ui/use-task.ts';
import { KeepSwitch } from './keep-line.tsx';
import { shareMessages } from './messages.ts';
import { type Opening, openChosenFile, openLink, type UnopenedFile } from './open-file.ts';
import { SavedList } from './saved-list.tsx';
import { ProblemText } from './unopened.tsx';
import type { OpenRequest } from './use-open-requests.ts';

/** Opens the requested report, or shows why it cannot be opened. For the request `dialog`, shows the saved reports. */
export function OpenReport({ request, onClose }: { request: OpenRequest; onClose(): void }) {
  const { store } = useAnalysisContext();
  const texts = useMessages(shareMessages);
  const { result: unopened, start } = useTask<UnopenedFile | undefined>();

  function show({ file, leftOut, isResaved }: Opened & { isResaved?: boolean }, from: Origin) {
    const origin = isResaved ? 'resaved' : from;
    void store.open({ file, leftOut, origin });
    onClose();
  }

  function open(opening: Opening, origin: Origin) {
    void start(async (signal) => {
      const opened = await opening;
      if (!opened.ok) return opened;
      if (!signal.aborted) show(opened, origin);
    });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: each request is opened once.
  useEffect(() => {
    if (request.kind === 'link') open(openLink(request.fragment), 'link');
    else if (request.kind === 'file') open(openChosenFile(request.file), 'file');
  }, [request]);

  if (request.kind === 'dialog') {
    return (
      <Dialog title={texts.openTitle} onClose={onClose}>
        <SavedList onOpen={(opened) => show(opened, 'saved')} />
        <div className="mt-4 border-t border-line pt-4">
          <KeepSwitch />
        </div>
        <OpenFile onOpen={(opening) => open(opening, 'file')} />
        {unopened && (
          <Alert className="mt-4">
            <ProblemText {...unopened} />
          </Alert>
        )}
      </Dialog>
    );
  }
  if (!unopened) return null;
  return (
    <Alert title={texts.openProblem} className="mt-6">
      <p className="mt-1">
        <ProblemText {...unopened} /> {texts.nothingLost}
      </p>
      <Button className="mt-3" onClick={onClose}>
        {texts.close}
      </Button>
    </Alert>
  );
}

/** A button that opens a file. */
function OpenFile({ onOpen }: { onOpen(opening: Opening): void }) {
  const texts = useMessages(shareMessages);
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <>
      <h3 className="mt-6 border-t border-line pt-5 font-display text-xl">{texts.openFile}</h3>
      <p className="mt-2">{texts.openWhy}</p>
      <input
        ref={chooser}
        type="file"
        accept=".json,application/json,.pdf,application/pdf"
        aria-label={texts.chooseFile}
        tabIndex={-1}
        className="sr-only"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onOpen(openChosenFile(file));
          // Lets the person choose the same file again after correcting it.
          target.value = '';
        }}
      />
      <Button variant="primary" className="mt-5" onClick={() => chooser.current?.click()}>
        <FolderOpen aria-hidden="true" className="size-5" />
        {texts.chooseFile}
      </Button>
    </>
  );
}
