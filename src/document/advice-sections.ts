import type { AdvicePart, ArrivedAdvice } from '../domain/advice.ts';
import type { Language } from '../domain/language.ts';
import type { Results } from '../domain/report-file.ts';
import { adviceMessages } from './advice-messages.ts';
import { adviceTextBlocks, visibleLine } from './advice-text.ts';
import type { Block, Section } from './blocks.ts';
import { economicsBlocks } from './economics.ts';
import { paragraph, present, section } from './make-blocks.ts';

export interface AdviceContent {
  language: Language;
  /** What has arrived of the advice. */
  advice?: ArrivedAdvice | undefined;
  /** The advice is being written, or will be. Placeholders replace its missing parts. */
  isAdvising?: boolean | undefined;
  results?: Results | undefined;
}

/** A section for each part of the advice, in order, and a section for what the person has found out since. */
export function adviceSections({ advice = {}, isAdvising, results, language }: AdviceContent): Section[] {
  const { parts = [], sums, isCut } = advice;
  const sumsAt = parts.findIndex(({ kind }) => kind === 'sums');
  return present([
    ...parts.map((part, index) =>
      partSection(part, idOf(parts, index), language, [
        // The quantities arrive after all parts.
        ...(index === sumsAt && sums ? economicsBlocks(sums, language, true) : []),
        index === sumsAt && !sums && isAdvising && { type: 'pending', lines: 1 },
      ]),
    ),
    sums &&
      sumsAt < 0 &&
      section('sums', 'advice', adviceMessages[language].part.sums, economicsBlocks(sums, language, false)),
    isCut && section('cut', 'advice', undefined, [paragraph(adviceMessages[language].cut, 'note')]),
    isAdvising && section('advising', 'advice', undefined, [{ type: 'pending', lines: 8 }]),
    resultsSection(results, parts, language),
  ]);
}

/** The id of the first part of a kind is the kind, so that controls find the sums and the question. */
function idOf(parts: readonly AdvicePart[], index: number): string {
  const kind = parts[index]?.kind ?? 'other';
  return parts.findIndex((part) => part.kind === kind) === index ? kind : `${kind}-${index}`;
}

function partSection(
  { kind, title, text }: AdvicePart,
  id: string,
  language: Language,
  more: readonly (Block | false | undefined)[],
): Section | undefined {
  const heading = visibleLine(title) || adviceMessages[language].part[kind];
  return section(id, 'advice', heading, [...adviceTextBlocks(text), ...more]);
}

/** The person's notes, after the question that they answer, unless the advice already shows that question. */
function resultsSection(
  results: Results | undefined,
  parts: readonly AdvicePart[],
  language: Language,
): Section | undefined {
  const notes = results?.text.trim();
  const question = visibleLine(results?.question ?? '');
  const isAbove = parts.some(({ text }) => visibleLine(text) === question);
  return section('results', 'advice', adviceMessages[language].results, [
    notes && question !== '' && !isAbove && paragraph(question, 'note'),
    notes && { type: 'quotation', of: 'notes', text: notes },
  ]);
}
