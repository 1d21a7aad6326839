import { useEffect, useState } from 'react';
import { Store, useStore } from '../ui/store.ts';
import { onFragment } from './take-fragment.ts';

/** A request to open a report: a followed link, a chosen or dropped file, or the dialog. */
export type OpenRequest =
  | { kind: 'link'; fragment: string }
  | { kind: 'file'; file: File }
  | { kind: 'dialog' };

/** The last request, until it is settled. The main screen shows it, now or as soon as it is shown itself. */
const openRequest = new Store<OpenRequest | undefined>(undefined);

/** Opens the dialog of reports on the main screen. */
export function openReports(): void {
  openRequest.set({ kind: 'dialog' });
}

/**
 * The last request to open a report. Handles followed links and dropped files before the code that reads them is loaded,
 * because otherwise the browser would leave the page to show a dropped file.
 */
export function useOpenRequests() {
  const request = useStore(openRequest, (last) => last);
  const [dragging, setDragging] = useState(false);

  useEffect(() => onFragment((fragment) => openRequest.set({ kind: 'link', fragment })), []);

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
      if (file) openRequest.set({ kind: 'file', file });
    };
    addEventListener('dragover', onDragOver);
    addEventListener('dragleave', onDragLeave);
    addEventListener('drop', onDrop);
    return () => {
      removeEventListener('dragover', onDragOver);
      removeEventListener('dragleave', onDragLeave);
      removeEventListener('drop', onDrop);
    };
  }, []);

  return { request, close: () => openRequest.set(undefined), dragging };
}
