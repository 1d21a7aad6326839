import { escapeMarkdown } from '../document/escape-markdown.ts';
import type { Language } from '../domain/language.ts';
import { foldedText } from '../domain/text-matching.ts';
import { readers } from './audit.ts';
import { fileWords, reasonsInWords } from './file-wording.ts';
import { feedbackMessages } from './messages.ts';
import type { Submissions } from './submissions.ts';
import { callResults, entriesByText, medianReading, type TextResult } from './text-results.ts';
import { type CallText, sha256Hex } from './texts.ts';

/**
 * `feedback.md` in pieces: for each row the reasons, quotations and advice of `medianReading`, without points or levels. The
 * heading says that no person has reviewed them.
 */
export function* feedback(
  texts: readonly CallText[],
  results: ReadonlyMap<string, TextResult>,
  language: Language,
): Generator<string> {
  const words = feedbackMessages[language];
  yield `# ${words.title}\n\n**${words.unseen}**\n`;
  for (const { id, hash, isLeftOut, isEmpty } of texts) {
    if (isLeftOut || isEmpty) continue;
    yield `\n## ${escapeMarkdown(id)}\n${draftOf(results.get(hash), '###', language)}`;
  }
}

function draftOf(result: TextResult | undefined, heading: string, language: Language): string {
  const words = feedbackMessages[language];
  const reading = medianReading(result?.readings ?? []);
  if (!reading) return `\n${words.unread}\n`;
  const parts = reading.levels.map(({ criterion, reason, quote, raise }) =>
    [
      `\n${heading} ${escapeMarkdown(criterion)}\n\n${escapeMarkdown(reason)}\n`,
      quote === '' ? '' : `\n${escapeMarkdown(words.quote(quote))}\n`,
      raise === '' ? '' : `\n${escapeMarkdown(words.raise(raise))}\n`,
    ].join(''),
  );
  return parts.join('');
}

/** The folder of the drafts, beside `feedback.md`. */
export const FEEDBACK_FOLDER = 'feedback';
/** At most this many characters of an id are in a file name. */
const ID_MAX = 40;
/** The number of hexadecimal digits in the hash that identifies an unchanged draft. */
const HASH_LENGTH = 8;

/**
 * One draft for each row that is not empty or left out. It names the models, and why a person has to read the text.
 * File names begin with the row's number, because ids come from applicants: they may be equal, or be `../` or `CON`.
 */
export function* feedbackFiles(
  call: Submissions,
  language: Language,
): Generator<[name: string, text: string]> {
  const { texts } = call;
  const [words, inFiles] = [feedbackMessages[language], fileWords[language]];
  const [results, entriesOf] = [callResults(call), entriesByText(call)];
  const digits = String(texts.reduce((most, { rowNumber }) => Math.max(most, rowNumber), 0)).length;
  for (const { id, hash, rowNumber, isLeftOut, isEmpty } of texts) {
    if (isLeftOut || isEmpty) continue;
    const result = results.get(hash);
    const models = [...new Set(readers(entriesOf.get(hash) ?? []))].join('; ');
    const reasons = reasonsInWords(result?.person ?? [], inFiles, result?.flag);
    const state = [
      ...(models === '' ? [] : [words.model(models)]),
      ...(reasons.length === 0 ? [] : [words.person(reasons.join(', '))]),
    ];
    const draft = (draftHash: string) => {
      const note = [...state, words.draft(draftHash)].map((line) => `> - ${escapeMarkdown(line)}\n`).join('');
      return `# ${escapeMarkdown(id)}\n\n> **${words.note}**\n>\n${note}${draftOf(result, '##', language)}`;
    };
    yield [fileName(rowNumber, id, digits), draft(hashOf(draft('')))];
  }
}

function fileName(row: number, id: string, digits: number): string {
  const cleaned = id === String(row) ? '' : foldedText(id).replace(/[^a-z0-9]+/g, '-');
  const short = cleaned.replace(/^-/, '').slice(0, ID_MAX).replace(/-$/, '');
  return `${String(row).padStart(digits, '0')}${short === '' ? '' : `-${short}`}.md`;
}

const FILE_NAME = /^\d+(?:-[a-z0-9-]+)?\.md$/;
/** @param draft without its hash */
const hashOf = (draft: string) => sha256Hex(draft).slice(0, HASH_LENGTH);

/** Whether a file is still as `feedbackFiles` wrote it, so that Crisol may overwrite or delete it. */
export function isUnchangedDraft(name: string, text: string): boolean {
  const hash = /^> - [^\d\n]+ ([0-9a-f]{8})\./m.exec(text)?.[1];
  return FILE_NAME.test(name) && hash !== undefined && hashOf(text.replace(` ${hash}.`, ' .')) === hash;
}
