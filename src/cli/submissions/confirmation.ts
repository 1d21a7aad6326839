import { createInterface } from 'node:readline';
import { LOCALES } from '../../domain/language.ts';
import { columnName } from '../../submissions/columns.ts';
import { criteriaHash } from '../../submissions/criteria.ts';
import type { CommandContext } from '../context.ts';
import { commandMessages } from './messages.ts';
import type { SubmissionsInFolder } from './write-results.ts';

/** How many digits of a hash are shown. */
const HASH_SHOWN = 12;
/** The maximum of rows with copies to list. */
const COPIES_SHOWN = 20;

/** The summary that a person sees before anything is sent: columns, criteria, and the first row as the model will see it. */
export function sendingSummary({
  table,
  roles,
  doubtful,
  texts,
  criteria,
  language,
  copies,
}: SubmissionsInFolder): string {
  const words = commandMessages[language];
  const columns = table.header.map((header, index) => `  ${words.role[roles[index] ?? 'other']}: ${header}`);
  const shares = criteria.map(
    ({ criterion, weight }) =>
      `  ${(100 * weight).toLocaleString(LOCALES[language], { maximumFractionDigits: 1 })} % ${criterion}`,
  );
  const kept = texts.filter(({ isLeftOut }) => !isLeftOut);
  const count = (isCounted: (text: (typeof texts)[number]) => boolean) => kept.filter(isCounted).length;
  const textsToRead = kept.filter(({ isEmpty, sameAs }) => !isEmpty && sameAs === undefined);
  const first = textsToRead[0];
  const lines = [
    `${words.columns}:`,
    ...columns,
    ...doubtful.map((index) => words.doubtful(columnName(table, index))),
    words.criteria(criteria.length, criteriaHash(criteria).slice(0, HASH_SHOWN)),
    ...shares,
    words.counts(
      textsToRead.length,
      count(({ sameAs }) => sameAs !== undefined),
      count(({ isEmpty }) => isEmpty),
      texts.length - kept.length,
      count(({ isCut }) => isCut),
    ),
    ...copies.sentences(language, COPIES_SHOWN),
    ...(first ? [words.firstRow(first.rowNumber), indented(first.text)] : []),
    words.hiding,
  ];
  return lines.join('\n');
}

const indented = (text: string) => text.replace(/^/gm, '  | ');

/** Asks yes-or-no questions. Any answer but "yes" means no. */
export class Questions {
  readonly #context: Pick<CommandContext, 'input' | 'errors' | 'interrupted'>;
  #reader: ReturnType<typeof createInterface> | undefined;
  #lines: AsyncIterator<string> | undefined;

  constructor(context: Pick<CommandContext, 'input' | 'errors' | 'interrupted'>) {
    this.#context = context;
  }

  /** @returns `false` even if the input ends or the command is interrupted */
  async confirms(question: string): Promise<boolean> {
    const { input, errors, interrupted } = this.#context;
    this.#reader ??= createInterface({ input, terminal: false });
    this.#lines ??= this.#reader[Symbol.asyncIterator]();
    errors.write(question);
    const interruption = new Promise<undefined>((resolve) => {
      interrupted.addEventListener('abort', () => resolve(undefined), { once: true });
    });
    const answer = await Promise.race([this.#lines.next(), interruption]);
    return !answer?.done && /^\s*[ys]/i.test(answer?.value ?? '');
  }

  /** Closes the input, which would otherwise keep the process alive. */
  close(): void {
    this.#reader?.close();
  }
}
