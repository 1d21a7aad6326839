import { FolderOpen } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import type { ReportFile, ShortReportFile } from '../../domain/report-file.ts';
import { useMessages } from '../i18n/language.tsx';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { fieldClass } from '../ui/field-class.ts';
import { KeepSwitch } from './keep-switch.tsx';
import { shareMessages } from './messages.ts';
import { openFile, openText } from './open-text.ts';
import type { OpenedReport, SharedProblem } from './report-link.ts';
import { SavedList } from './saved-list.tsx';

/** 'My reports': those kept in this browser, the switch that keeps them, and a way to open a file or pasted text. */
export function OpenDialog({
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
