import { useEffect, useState, useSyncExternalStore } from 'react';
import { type ReportFile, reportFileName } from '../../domain/report-file.ts';
import { useSettings } from '../ui/site-settings.tsx';

/** Creates PDFs. Loaded on demand, because it is by far the largest part of the page. */
export interface PdfMaker {
  createReportPdf(file: ReportFile, siteUrl: string): Promise<Blob>;
  prepareReportPdf(file: ReportFile, siteUrl: string): Promise<void>;
}

export type LoadPdf = () => Promise<PdfMaker>;

/** Loads the code and fonts for this report's PDF in advance, so that it can be created offline. */
export function usePreparedPdf(file: ReportFile | undefined, loadPdf: LoadPdf): void {
  const { siteUrl } = useSettings();
  useEffect(() => {
    if (!file) return;
    loadPdf().then(
      ({ prepareReportPdf }) => prepareReportPdf(file, siteUrl),
      () => undefined,
    );
  }, [file, siteUrl, loadPdf]);
}

/** @throws Error if the PDF could not be created */
export async function createPdfFile(file: ReportFile, siteUrl: string, loadPdf: LoadPdf): Promise<File> {
  const { createReportPdf } = await loadPdf();
  const name = reportFileName(file.report.projectName, new Date(), 'pdf');
  return new File([await createReportPdf(file, siteUrl)], name, { type: 'application/pdf' });
}

/** The reports whose PDF is being made, for all buttons of the page. */
let making: readonly ReportFile[] = [];
const listeners = new Set<() => void>();

function setMaking(files: readonly ReportFile[]): void {
  making = files;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Downloads a report's PDF. Every button of a report is busy at the same time; only the one pressed shows a failure. */
export function usePdfDownload(file: ReportFile | undefined, loadPdf: LoadPdf) {
  const { siteUrl } = useSettings();
  const [hasFailed, setFailed] = useState(false);
  const isBusy = useSyncExternalStore(subscribe, () => file !== undefined && making.includes(file));

  async function download() {
    if (!file) return;
    setMaking([...making, file]);
    setFailed(false);
    try {
      const pdf = await createPdfFile(file, siteUrl, loadPdf);
      saveFile(pdf, pdf.name);
    } catch (error) {
      // biome-ignore lint/suspicious/noConsole: the page shows a message; the cause is for debugging.
      console.error(error);
      setFailed(true);
    } finally {
      setMaking(making.filter((one) => one !== file));
    }
  }

  return { isBusy, hasFailed, download };
}

/** Saves a file through the browser's download. */
export function saveFile(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers read the blob only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
