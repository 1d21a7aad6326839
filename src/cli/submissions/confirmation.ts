import { createInterface } from 'node:readline';
import { LOCALES } from '../../domain/language.ts';
import { criteriaHash } from '../../submissions/criteria.ts';
import { textCounts } from '../../submissions/text-counts.ts';
import { differentTexts } from '../../submissions/texts.ts';
import type { CommandContext } from '../context.ts';
import { commandMessages } from './messages.ts';
import type { SubmissionsInFolder } from './write-results.ts';

/** How many digits of a hash are shown. */
const HASH_SHOWN = 12;
/** At most this many rows with copies are listed. */
const COPIES_SHOWN = 20;

/** The summary shown before anything is sent: columns, criteria, counts, copies, and the first text for the model. */
export function sendingSummary(call: SubmissionsInFolder): string {
  const { table, roles, texts, criteria, language, copies } = call;
  const words = commandMessages[language];
  const columns = table.header.map((header, index) => `  ${words.role[roles[index] ?? 'other']}: ${header}`);
  const shares = criteria.map(
    ({ criterion, weight }) =>
      `  ${(100 * weight).toLocaleString(LOCALES[language], { maximumFractionDigits: 1 })} % ${criterion}`,
  );
  const first = differentTexts(texts)[0];
  const lines = [
    `${words.columns}:`,
    ...columns,
    words.criteria(criteria.length, criteriaHash(criteria).slice(0, HASH_SHOWN)),
    ...shares,
    `${textCounts(texts, language).join(', ')}.`,
    ...copies.sentences(language, COPIES_SHOWN),
    ...(first ? [words.firstRow(first.rowNumber), first.text.replace(/^/gm, '  | ')] : []),
    words.hiding,
  ];
  return lines.join('\n');
}

/** Asks yes-or-no questions. `close` closes the input, because an open input would keep the process alive. */
export function questionsOn({ input, errors, interrupted }: CommandContext) {
  const reader = createInterface({ input, terminal: false, signal: interrupted });
  const lines = reader[Symbol.asyncIterator]();
  return {
    /** @returns `false` for any answer but "yes", and if the input ends or the command is interrupted */
    async confirms(question: string): Promise<boolean> {
      errors.write(question);
      const answer = await lines.next();
      return !answer.done && /^\s*[ys]/i.test(answer.value);
    },
    close: () => reader.close(),
  };
}
