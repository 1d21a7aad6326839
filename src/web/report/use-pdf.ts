import { useEffect, useState } from 'react';
import { type ReportFile, reportFileName } from '../../domain/report-file.ts';
import { useSettings } from '../ui/site-settings.tsx';

/** Creates PDFs. Loaded on demand, because it is by far the largest part of the page. */
export interface PdfMaker {
  createReportPdf(file: ReportFile, siteUrl: string, opened?: boolean): Promise<Blob>;
  prepareReportPdf(file: ReportFile, siteUrl: string, opened?: boolean): Promise<void>;
}

export type LoadPdf = () => Promise<PdfMaker>;

/** The one PDF of a report: every button for it shows the same state. */
export interface Pdf {
  state: 'idle' | 'busy' | 'failed';
  /** Creates the PDF and saves it. */
  download(): void;
}

/**
 * Loads the code and fonts for a report's PDF in advance, so that it can be created offline.
 * @param opened the report came from a file or link
 */
export function usePdf(file: ReportFile | undefined, opened: boolean, loadPdf: LoadPdf): Pdf {
  const { siteUrl } = useSettings();
  const [state, setState] = useState<Pdf['state']>('idle');
  useEffect(() => {
    setState('idle');
    if (!file) return;
    loadPdf().then(
      ({ prepareReportPdf }) => prepareReportPdf(file, siteUrl, opened),
      () => undefined,
    );
  }, [file, siteUrl, loadPdf, opened]);

  async function download() {
    if (!file) return;
    setState('busy');
    try {
      const pdf = await createPdfFile(file, siteUrl, loadPdf, opened);
      saveFile(pdf, pdf.name);
      setState('idle');
    } catch (error) {
      // biome-ignore lint/suspicious/noConsole: the page shows a message; the cause is for debugging.
      console.error(error);
      setState('failed');
    }
  }

  return { state, download: () => void download() };
}

/**
 * @param opened the report came from a file or link
 * @throws Error if the PDF could not be created
 */
export async function createPdfFile(
  file: ReportFile,
  siteUrl: string,
  loadPdf: LoadPdf,
  opened = false,
): Promise<File> {
  const { createReportPdf } = await loadPdf();
  const name = reportFileName(file.report.projectName, new Date(), 'pdf');
  return new File([await createReportPdf(file, siteUrl, opened)], name, { type: 'application/pdf' });
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
