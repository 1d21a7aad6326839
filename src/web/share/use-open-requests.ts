import { useEffect, useState } from 'react';
import { onFragment } from './take-fragment.ts';

/** A request to open a report: a followed link, a chosen or dropped file, or the dialog. */
export type OpenRequest =
  | { kind: 'link'; fragment: string }
  | { kind: 'file'; file: File }
  | { kind: 'dialog' };

/** Set when the dialog is requested, until the main screen shows it. */
let wantsDialog = false;
const dialogRequests = new EventTarget();

/** Opens the dialog of reports on the main screen, now or as soon as the main screen is shown. */
export function openReports(): void {
  wantsDialog = true;
  dialogRequests.dispatchEvent(new Event('ask'));
}

/**
 * The last request to open a report. Handles followed links and dropped files before the code that reads them is loaded,
 * because otherwise the browser would leave the page to show a dropped file.
 */
export function useOpenRequests() {
  const [request, setRequest] = useState<OpenRequest>();
  const [dragging, setDragging] = useState(false);

  useEffect(() => onFragment((fragment) => setRequest({ kind: 'link', fragment })), []);

  useEffect(() => {
    const passRequest = () => {
      if (wantsDialog) setRequest({ kind: 'dialog' });
      wantsDialog = false;
    };
    passRequest();
    dialogRequests.addEventListener('ask', passRequest);
    return () => dialogRequests.removeEventListener('ask', passRequest);
  }, []);

  useEffect(() => {
    const onDragOver = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setDragging(event.type === 'dragover');
    };
    const onDragLeave = (event: DragEvent) => event.relatedTarget === null && setDragging(false);
    const onDrop = (event: DragEvent) => {
      onDragOver(event);
      const [file] = event.dataTransfer?.files ?? [];
      if (file) setRequest({ kind: 'file', file });
    };
    const controller = new AbortController();
    const { signal } = controller;
    addEventListener('dragover', onDragOver, { signal });
    addEventListener('dragleave', onDragLeave, { signal });
    addEventListener('drop', onDrop, { signal });
    return () => controller.abort();
  }, []);

  return { request, setRequest, dragging };
}
