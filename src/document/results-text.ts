import type { ArrivedAdvice } from '../domain/advice.ts';
import { codePointLength, RESULTS_MAX_LENGTH, truncateCodePoints } from '../domain/idea.ts';
import type { Language } from '../domain/language.ts';
import type { Results } from '../domain/report-file.ts';
import { adviceMessages } from './advice-messages.ts';
import { quantityKind, quantityName, quantityText } from './quantity-text.ts';

/** In code points. A shorter beginning of a question is left out. */
const QUESTION_MIN_LENGTH = 40;

/**
 * What the person has found out, as one text for the model: the notes, after as much of the question that they answer
 * as there is room for, and the changed figures. Empty without either. The person's own words are never cut, so the
 * text may exceed the limit of a request.
 */
export function resultsText(
  results: Results | undefined,
  advice: ArrivedAdvice | undefined,
  language: Language,
): string {
  const noted = results?.text.trim() ?? '';
  const own = [noted, ownFigures(advice, language)].filter(Boolean).join('\n');
  return noted === ''
    ? own
    : [questionText(results?.question, own, language), own].filter(Boolean).join('\n');
}

/** The question on one line, cut to the room beside the person's own words. */
function questionText(question: string | undefined, own: string, language: Language): string {
  const asked = question?.replace(/\s+/g, ' ').trim();
  if (!asked) return '';
  const whole = adviceMessages[language].question(asked);
  const room = RESULTS_MAX_LENGTH - codePointLength(`${own}\n`);
  if (codePointLength(whole) <= room) return whole;
  return room < QUESTION_MIN_LENGTH ? '' : `${truncateCodePoints(whole, room - 1).trimEnd()}…`;
}

/** The quantities that the person has changed, as a sentence of the person. */
function ownFigures(advice: ArrivedAdvice | undefined, language: Language): string {
  const { sums } = advice ?? {};
  const figures = (sums?.lines ?? []).flatMap((line) => {
    if (!sums || !line.changed) return [];
    const [name, kind] = [quantityName(line, language), quantityKind(line.kind, sums, language)];
    const named = name.toLowerCase() === kind ? name : `${name} (${kind})`;
    return [`${named}: ${quantityText(line.kind, line.value, sums, language)}`];
  });
  return figures.length > 0 ? adviceMessages[language].ownFigures(figures) : '';
}
