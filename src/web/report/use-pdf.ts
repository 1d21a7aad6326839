import { useEffect } from 'react';
import { type ReportFile, reportFileName } from '../../domain/report-file.ts';
import { useSettings } from '../ui/site-settings.tsx';

/** Makes PDFs. Loaded apart: it is by far the largest part of the page. */
export interface PdfMaker {
  createReportPdf(file: ReportFile, siteUrl: string): Promise<Blob>;
  prepareReportPdf(file: ReportFile, siteUrl: string): Promise<void>;
}

export type LoadPdf = () => Promise<PdfMaker>;

/** Loads what this report's PDF needs ahead of time, so that it can be made without a connection. */
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

/** @throws Error when the PDF could not be made */
export async function createPdfFile(file: ReportFile, siteUrl: string, loadPdf: LoadPdf): Promise<File> {
  const { createReportPdf } = await loadPdf();
  const name = reportFileName(file.report.projectName, new Date(), 'pdf');
  return new File([await createReportPdf(file, siteUrl)], name, { type: 'application/pdf' });
}

/** Has the browser save a file. */
export function saveFile(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers start reading only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
