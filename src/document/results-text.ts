import type { ArrivedAdvice } from '../domain/advice.ts';
import { codePointLength, RESULTS_MAX_LENGTH, truncateCodePoints } from '../domain/idea.ts';
import type { Language } from '../domain/language.ts';
import type { Results } from '../domain/report-file.ts';
import { adviceMessages } from './advice-messages.ts';
import { quantityKind, quantityName, quantityText } from './quantity-text.ts';

/** In code points. A question that would be cut to less is left out. */
const QUESTION_MIN_LENGTH = 40;

/**
 * What the person has found out, as one text for the model: the question, cut to the remaining length, the notes that
 * answer it, and the changed figures. Never cuts the person's words, so the text may exceed the limit of a request.
 */
export function resultsText(
  results: Results | undefined,
  advice: ArrivedAdvice | undefined,
  language: Language,
): string {
  const notes = results?.text.trim() ?? '';
  const ownWords = [notes, changedFigures(advice, language)].filter(Boolean).join('\n');
  return notes === ''
    ? ownWords
    : [questionText(results?.question, ownWords, language), ownWords].filter(Boolean).join('\n');
}

/** The question on one line, cut to the length that the person's own words leave. */
function questionText(question: string | undefined, ownWords: string, language: Language): string {
  const line = question?.replace(/\s+/g, ' ').trim();
  if (!line) return '';
  const text = adviceMessages[language].question(line);
  const room = RESULTS_MAX_LENGTH - codePointLength(`${ownWords}\n`);
  if (codePointLength(text) <= room) return text;
  return room < QUESTION_MIN_LENGTH ? '' : `${truncateCodePoints(text, room - 1).trimEnd()}…`;
}

/** The quantities that the person has changed, as a sentence of the person. */
function changedFigures(advice: ArrivedAdvice | undefined, language: Language): string {
  const { sums } = advice ?? {};
  const figures = (sums?.lines ?? []).flatMap((line) => {
    if (!sums || !line.changed) return [];
    const [name, kind] = [quantityName(line, language), quantityKind(line.kind, sums, language)];
    const named = name.toLowerCase() === kind ? name : `${name} (${kind})`;
    return [`${named}: ${quantityText(line.kind, line.value, sums, language)}`];
  });
  return figures.length > 0 ? adviceMessages[language].ownFigures(figures) : '';
}
