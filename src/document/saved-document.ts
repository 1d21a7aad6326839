import type { WholeFile } from '../domain/open-file.ts';
import { isVisible } from '../domain/text-schema.ts';
import type { Section } from './blocks.ts';
import { contentOf } from './content.ts';
import { reportDocument } from './report-document.ts';
import { reportMessages } from './report-messages.ts';
import { worksheetDocument } from './worksheet.ts';
import { worksheetMessages } from './worksheet-messages.ts';

/** The sections of a report or worksheet. @param isUnchecked as in `contentOf` */
export function documentOf(file: WholeFile, isUnchecked = false): readonly Section[] {
  return file.format === 'crisol-worksheet'
    ? worksheetDocument(file)
    : reportDocument(contentOf(file, isUnchecked));
}

/** The name of a file in lists: the project's name, or for a worksheet its kind. */
export function nameOf(file: WholeFile): string {
  const { language } = file.meta;
  if (file.format === 'crisol-worksheet') return worksheetMessages[language].title;
  const { projectName } = file.report;
  return isVisible(projectName) ? projectName : reportMessages[language].unnamed;
}
