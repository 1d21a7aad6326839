import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { criteriaHash } from '../../call/criteria.ts';
import type { Language } from '../../domain/idea.ts';
import type { Output } from '../status-line.ts';
import { harmless } from '../text-style.ts';
import type { LoadedCall } from './load-call.ts';
import { messages } from './messages.ts';

/** Digits of a hash that people compare. */
const HASH_SHOWN = 12;

/** What a person sees before anything is sent: the columns, the criteria, and what the model will see of the first row. */
export function whatIsSent({ table, roles, texts, criteria, language }: LoadedCall): string {
  const words = messages[language];
  const columns = table.header.map((header, index) => `  ${words.role[roles[index] ?? 'other']}: ${header}`);
  const shares = criteria.map(
    ({ criterion, weight }) => `  ${Math.round(weight * 1000) / 10} % ${criterion}`,
  );
  const kept = texts.filter(({ isLeftOut }) => !isLeftOut);
  const count = (isCounted: (text: (typeof texts)[number]) => boolean) => kept.filter(isCounted).length;
  const read = kept.filter(({ isEmpty, sameAs }) => !isEmpty && sameAs === undefined);
  const first = read[0];
  const lines = [
    `${words.columns}:`,
    ...columns,
    words.criteria(criteria.length, criteriaHash(criteria).slice(0, HASH_SHOWN)),
    ...shares,
    words.counts(
      read.length,
      count(({ sameAs }) => sameAs !== undefined),
      count(({ isEmpty }) => isEmpty),
      texts.length - kept.length,
      count(({ isCut }) => isCut),
    ),
    ...(first ? [words.firstRow(first.rowNumber), indented(first.text)] : []),
    words.hiding,
  ];
  return harmless(lines.join('\n'));
}

const indented = (text: string) => text.replace(/^/gm, '  | ');

/**
 * Asks a question that only "yes" confirms.
 * @returns `false` also when the input ends or the command is interrupted
 */
export async function confirms(
  question: string,
  { input, errors, interrupted }: { input: Readable; errors: Output; interrupted: AbortSignal },
): Promise<boolean> {
  const reader = createInterface({ input, output: errors, terminal: false });
  const answer = await new Promise<string>((resolve) => {
    reader.on('line', resolve).on('close', () => resolve(''));
    interrupted.addEventListener('abort', () => resolve(''), { once: true });
    errors.write(question);
  });
  reader.close();
  return /^\s*[ys]/i.test(answer);
}

/** Milliseconds as minutes or hours. */
export function timeText(ms: number, language: Language): string {
  return messages[language].minutes(Math.round(ms / 60_000));
}
