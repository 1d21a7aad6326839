import { useEffect } from 'react';
import { Store, useStore } from '../ui/store.ts';
import { onFragment } from './take-fragment.ts';

/** A request to open a report: a followed link, a chosen or dropped file, or the dialog. */
export type OpenRequest =
  | { kind: 'link'; fragment: string }
  | { kind: 'file'; file: File }
  | { kind: 'dialog' };

/** The last request, until it is closed. The main screen handles the request as soon as that screen is shown. */
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

  useEffect(() => onFragment((fragment) => openRequest.set({ kind: 'link', fragment })), []);

  useEffect(() => {
    const allow = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    const open = (event: DragEvent) => {
      allow(event);
      const [file] = event.dataTransfer?.files ?? [];
      if (file) openRequest.set({ kind: 'file', file });
    };
    addEventListener('dragover', allow);
    addEventListener('drop', open);
    return () => {
      removeEventListener('dragover', allow);
      removeEventListener('drop', open);
    };
  }, []);

  return { request, close: () => openRequest.set(undefined) };
}
