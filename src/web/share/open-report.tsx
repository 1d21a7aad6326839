import { FolderOpen } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { ReportFile, ShortReportFile } from '../../domain/report-file.ts';
import { useAnalysisContext } from '../analysis/analysis-context.ts';
import type { Origin } from '../analysis/state.ts';
import { useMessages } from '../i18n/language.tsx';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { fieldClass } from '../ui/field-class.ts';
import { KeepSwitch } from './keep-switch.tsx';
import { shareMessages } from './messages.ts';
import { openFile, openText } from './open-text.ts';
import { type OpenedReport, openLink, type SharedProblem } from './report-link.ts';
import { SavedList } from './saved-list.tsx';
import type { OpenRequest } from './use-open-requests.ts';

/** Opens the requested report, or shows why it cannot. */
export function OpenReport({ request, onClose }: { request: OpenRequest; onClose(): void }) {
  const { store } = useAnalysisContext();
  const texts = useMessages(shareMessages);
  const [problem, setProblem] = useState<SharedProblem>();

  function show(file: ReportFile | ShortReportFile, origin: Origin) {
    if ('short' in file) void store.openShort(file);
    else void store.open(file, origin);
    onClose();
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: each request is opened once.
  useEffect(() => {
    setProblem(undefined);
    if (request.kind === 'dialog') return;
    const { kind } = request;
    let current = true;
    const opening = request.kind === 'link' ? openLink(request.fragment) : openFile(request.file);
    opening.then((opened) => {
      if (!current) return;
      if (opened.ok) show(opened.file, kind);
      else setProblem(opened.problem);
    });
    return () => {
      current = false;
    };
  }, [request]);

  if (request.kind === 'dialog') return <OpenDialog onOpen={show} onClose={onClose} />;
  if (!problem) return null;
  return (
    <Alert title={request.kind === 'link' ? texts.linkProblem : texts.fileProblem} className="mt-6">
      <p className="mt-1">
        {texts.problem(problem)} {texts.nothingLost}
      </p>
      <Button className="mt-3" onClick={onClose}>
        {texts.close}
      </Button>
    </Alert>
  );
}

/** 'My reports': those kept in this browser, the switch that keeps them, and a way to open a file or pasted text. */
function OpenDialog({
  onOpen,
  onClose,
}: {
  onOpen(file: ReportFile | ShortReportFile, origin: 'file' | 'saved'): void;
  onClose(): void;
}) {
  const texts = useMessages(shareMessages);
  const chooser = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<SharedProblem>();

  async function show(opening: Promise<OpenedReport>) {
    setProblem(undefined);
    const opened = await opening;
    if (opened.ok) onOpen(opened.file, 'file');
    else setProblem(opened.problem);
  }

  function openPasted(event: FormEvent) {
    event.preventDefault();
    void show(openText(text));
  }

  return (
    <Dialog title={texts.openTitle} onClose={onClose}>
      <SavedList onOpen={(file) => onOpen(file, 'saved')} />
      <div className="mt-4">
        <KeepSwitch />
      </div>
      <h3 className="mt-6 border-t border-line pt-5 font-display text-xl">{texts.openFile}</h3>
      <p className="mt-2">{texts.openWhy}</p>
      <input
        ref={chooser}
        type="file"
        accept=".json,application/json"
        aria-label={texts.chooseFile}
        tabIndex={-1}
        className="sr-only"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void show(openFile(file));
          // Lets the person choose the same file again after correcting it.
          target.value = '';
        }}
      />
      <Button variant="primary" className="mt-5" onClick={() => chooser.current?.click()}>
        <FolderOpen aria-hidden="true" className="size-5" />
        {texts.chooseFile}
      </Button>
      <form onSubmit={openPasted} className="mt-6">
        <label className="block font-semibold">
          {texts.pasted}
          <textarea
            value={text}
            onChange={(event) => setText(event.target.value)}
            rows={4}
            spellCheck={false}
            className={`${fieldClass} font-mono text-sm`}
          />
        </label>
        <Button type="submit" className="mt-3" disabled={text.trim() === ''}>
          {texts.openPasted}
        </Button>
      </form>
      {problem && <Alert className="mt-4">{texts.problem(problem)}</Alert>}
    </Dialog>
  );
}

/** Covers the page while a file is dragged over it. */
export function DropTarget() {
  const texts = useMessages(shareMessages);
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none fixed inset-2 z-20 grid place-items-center rounded-xl border-4 border-dashed border-ember bg-paper/90 font-display text-2xl"
    >
      {texts.dropHere}
    </div>
  );
}
