import type { Language } from '../domain/language.ts';
import type { ReportFile } from '../domain/report-file.ts';
import type { Sums } from '../domain/sums.ts';
import { answerMessages } from './answer-messages.ts';
import { quantityFields, quantityLine } from './quantity-text.ts';

/**
 * The person's findings as one text for the model: the earlier results, the notes of the thread (oldest first), and the
 * changed numbers unless the last note contains them. Nothing is cut, so the text may exceed the limit of a request.
 */
export function resultsText({ results, replies = [], report, meta }: ReportFile): string {
  const notes = [results?.text ?? '', ...replies.map(({ note }) => note)];
  const numbers = changedNumbers(report.sums, meta.language);
  const isSaid = notes.at(-1)?.includes(numbers) === true;
  return [...notes, isSaid ? '' : numbers].filter((text) => text.trim() !== '').join('\n');
}

/** A note with the numbers that the person has changed. */
export function noteWithNumbers(note: string, sums: Sums | undefined, language: Language): string {
  return [note.trim(), changedNumbers(sums, language)].filter(Boolean).join('\n');
}

/** The changed quantities as a sentence in the first person; empty if there are none. */
function changedNumbers(sums: Sums | undefined, language: Language): string {
  const texts = answerMessages[language];
  const changed = sums ? quantityFields(sums, language).filter(({ isChanged }) => isChanged) : [];
  const figures = changed.map((field) => quantityLine(field, language));
  return figures.length > 0 ? texts.ownFigures(figures) : '';
}
