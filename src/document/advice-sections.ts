import type { AdvicePart, ArrivedAdvice } from '../domain/advice.ts';
import type { Language } from '../domain/language.ts';
import type { Results } from '../domain/report-file.ts';
import { adviceMessages } from './advice-messages.ts';
import { adviceTextBlocks, visible } from './advice-text.ts';
import type { Block, Section } from './blocks.ts';
import { economicsBlocks } from './economics.ts';
import { paragraph, present, section } from './make-blocks.ts';

export interface AdviceContent {
  language: Language;
  /** As far as it has arrived. */
  advice?: ArrivedAdvice | undefined;
  /** The advice is being written, or will be. Placeholders stand for its missing parts. */
  isAdvising?: boolean | undefined;
  results?: Results | undefined;
}

/** A section for each part of the advice, in their order, and one for what the person has found out since. */
export function adviceSections({ advice = {}, isAdvising, results, language }: AdviceContent): Section[] {
  const { parts = [], sums, isCut } = advice;
  const sumsAt = parts.findIndex(({ kind }) => kind === 'sums');
  return present([
    ...parts.map((part, index) =>
      partSection(part, idOf(parts, index), language, [
        // The quantities come after all the prose.
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

/** The first part of a kind has the name of the kind: controls find the sums and the question there. */
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
  const heading = visible(title) || adviceMessages[language].part[kind];
  return section(id, 'advice', heading, [...adviceTextBlocks(text), ...more]);
}

/** The person's notes, after the question that they answer, unless this advice shows the question already. */
function resultsSection(
  results: Results | undefined,
  parts: readonly AdvicePart[],
  language: Language,
): Section | undefined {
  const noted = results?.text.trim();
  const question = visible(results?.question ?? '');
  const isAbove = parts.some(({ text }) => visible(text) === question);
  return section('results', 'advice', adviceMessages[language].results, [
    noted && question !== '' && !isAbove && paragraph(question, 'note'),
    noted && { type: 'quotation', of: 'notes', text: noted },
  ]);
}
