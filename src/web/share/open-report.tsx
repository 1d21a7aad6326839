import { useEffect, useState } from 'react';
import type { ReportFile, ShortReportFile } from '../../domain/report-file.ts';
import { useAnalysisContext } from '../analysis/analysis-context.ts';
import type { Origin } from '../analysis/state.ts';
import { useMessages } from '../i18n/language.tsx';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { shareMessages } from './messages.ts';
import { OpenDialog } from './open-dialog.tsx';
import { openFile } from './open-text.ts';
import { openLink, type SharedProblem } from './report-link.ts';
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
