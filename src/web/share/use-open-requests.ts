import { useEffect, useState } from 'react';
import { onFragment } from './take-fragment.ts';

/** A request to open a report: a followed link, a chosen or dropped file, or the dialog. */
export type OpenRequest =
  | { kind: 'link'; fragment: string }
  | { kind: 'file'; file: File }
  | { kind: 'dialog' };

/** Set when the dialog is requested, until the main screen shows it. */
let wantsDialog = false;
const asking = new EventTarget();

/** Opens the dialog of reports on the main screen, now or once that is shown. */
export function openReports(): void {
  wantsDialog = true;
  asking.dispatchEvent(new Event('ask'));
}

/**
 * The last request to open a report. Followed links, and files dropped anywhere on the page, are noticed before the code
 * that reads them is loaded: a browser would leave the page to show a dropped file.
 */
export function useOpenRequests() {
  const [request, setRequest] = useState<OpenRequest>();
  const [dragging, setDragging] = useState(false);

  useEffect(() => onFragment((fragment) => setRequest({ kind: 'link', fragment })), []);

  useEffect(() => {
    const pass = () => {
      if (wantsDialog) setRequest({ kind: 'dialog' });
      wantsDialog = false;
    };
    pass();
    asking.addEventListener('ask', pass);
    return () => asking.removeEventListener('ask', pass);
  }, []);

  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setDragging(event.type === 'dragover');
    };
    const leave = (event: DragEvent) => event.relatedTarget === null && setDragging(false);
    const drop = (event: DragEvent) => {
      over(event);
      const [file] = event.dataTransfer?.files ?? [];
      if (file) setRequest({ kind: 'file', file });
    };
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener('dragover', over, { signal });
    addEventListener('dragleave', leave, { signal });
    addEventListener('drop', drop, { signal });
    return () => listening.abort();
  }, []);

  return { request, setRequest, dragging };
}
