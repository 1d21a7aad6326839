import { useEffect, useState } from 'react';
import { type ReportFile, reportFileName } from '../../domain/report-file.ts';
import { useSettings } from '../ui/site-settings.tsx';

/** Creates PDFs. Loaded on demand, because it is by far the largest part of the page. */
export interface PdfMaker {
  createReportPdf(file: ReportFile, siteUrl: string, opened?: boolean, author?: 'example'): Promise<Blob>;
  prepareReportPdf(file: ReportFile, siteUrl: string, opened?: boolean): Promise<void>;
}

export type LoadPdf = () => Promise<PdfMaker>;

/** The one PDF of a report: every button for it is busy at the same time. */
export interface Pdf {
  isBusy: boolean;
  /** Creates the PDF and saves it; `false` if that failed. */
  download(): Promise<boolean>;
}

/** What is printed. */
interface Printed {
  file: ReportFile | undefined;
  /** The report came from a file or link. */
  opened?: boolean;
  /** Set for the example, whose file does not say it. */
  author?: 'example';
  loadPdf: LoadPdf;
}

/** The PDF of a report. Loads its code and fonts in advance, so that it can be created offline; not for the example. */
export function usePdf({ file, opened = false, author, loadPdf }: Printed): Pdf {
  const { siteUrl } = useSettings();
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    if (!file || author) return;
    loadPdf().then(
      ({ prepareReportPdf }) => prepareReportPdf(file, siteUrl, opened),
      () => undefined,
    );
  }, [file, siteUrl, loadPdf, opened, author]);

  async function download() {
    if (!file) return true;
    setBusy(true);
    try {
      const pdf = await createPdfFile(file, siteUrl, loadPdf, opened, author);
      saveFile(pdf, pdf.name);
      return true;
    } catch (error) {
      // biome-ignore lint/suspicious/noConsole: the page shows a message; the cause is for debugging.
      console.error(error);
      return false;
    } finally {
      setBusy(false);
    }
  }

  return { isBusy, download };
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
  author?: 'example',
): Promise<File> {
  const { createReportPdf } = await loadPdf();
  const name = reportFileName(file.report.projectName, new Date(), 'pdf');
  return new File([await createReportPdf(file, siteUrl, opened, author)], name, { type: 'application/pdf' });
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
