import type { ReportFile } from '../domain/report-file.ts';
import type { WorksheetFile } from '../domain/worksheet.ts';
import type { Section } from './blocks.ts';
import { contentOf } from './content.ts';
import { reportDocument } from './report-document.ts';
import { worksheetDocument } from './worksheet.ts';
import { worksheetMessages } from './worksheet-messages.ts';

/** What can be saved, linked, printed and kept: a report, or a worksheet. */
export type SavedFile = ReportFile | WorksheetFile;

export function isWorksheet(file: SavedFile): file is WorksheetFile {
  return file.format === 'crisol-worksheet';
}

/** The sections of a saved file. @param isUnchecked as in `contentOf` */
export function documentOf(file: SavedFile, isUnchecked = false): readonly Section[] {
  return isWorksheet(file) ? worksheetDocument(file) : reportDocument(contentOf(file, isUnchecked));
}

/** The name under which a file is listed. A worksheet gives the idea none. */
export function nameOf(file: SavedFile): string {
  return isWorksheet(file) ? worksheetMessages[file.meta.language].title : file.report.projectName;
}
