import { useEffect } from 'react';
import { type ReportFile, reportFileName } from '../../domain/report-file.ts';
import { useSettings } from '../ui/site-settings.tsx';

/** Creates PDFs. Loaded on demand, because it is by far the largest part of the page. */
export interface PdfMaker {
  createReportPdf(file: ReportFile, siteUrl: string, opened?: boolean): Promise<Blob>;
  prepareReportPdf(file: ReportFile, siteUrl: string, opened?: boolean): Promise<void>;
}

export type LoadPdf = () => Promise<PdfMaker>;

/**
 * Loads the code and fonts for this report's PDF in advance, so that it can be created offline.
 * @param opened whether the report came from a file or link
 */
export function usePreparedPdf(file: ReportFile | undefined, loadPdf: LoadPdf, opened = false): void {
  const { siteUrl } = useSettings();
  useEffect(() => {
    if (!file) return;
    loadPdf().then(
      ({ prepareReportPdf }) => prepareReportPdf(file, siteUrl, opened),
      () => undefined,
    );
  }, [file, siteUrl, loadPdf, opened]);
}

/**
 * @param opened whether the report came from a file or link
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
