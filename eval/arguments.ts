import { parseArgs } from 'node:util';
import { LANGUAGES, type Language } from '../src/domain/language.ts';
import { IDEA_CLASSES, type IdeaClass } from './ideas/idea.ts';

export const USAGE = `npm run eval -- [options]
  --repeats N        judge each text N times (1)
  --concurrency N    judgements at the same time (4)
  --classes A,B      only these classes: ${IDEA_CLASSES.join(', ')}
  --language L       only this language: ${LANGUAGES.join(', ')}
  --answers          analyze a few ideas whole and twice instead, and print words, sums that do not add up, prices of the
                     record that the answer does not have, and axes that moved
  --record FOLDER    analyze the first text of each class instead, and write what the service sent into the folder,
                     without the key and the text: see CONTRIBUTING.md, "Recordings of services"
The service is the same as that of npm start: the settings in .env.example choose it.`;

export interface EvalArguments {
  repeats: number;
  concurrency: number;
  classes: readonly IdeaClass[];
  languages: readonly Language[];
  answers: boolean;
  /** Where recordings are written. */
  record?: string;
}

/**
 * Parses the arguments of `npm run eval`.
 * @throws Error with a message for the user
 */
export function readArguments(args: readonly string[]): EvalArguments {
  const { values } = parseArgs({
    args: [...args],
    options: {
      repeats: { type: 'string', default: '1' },
      concurrency: { type: 'string', default: '4' },
      classes: { type: 'string', default: IDEA_CLASSES.join(',') },
      language: { type: 'string', default: LANGUAGES.join(',') },
      answers: { type: 'boolean', default: false },
      record: { type: 'string' },
    },
  });
  return {
    repeats: wholeNumber('repeats', values.repeats),
    concurrency: wholeNumber('concurrency', values.concurrency),
    classes: choicesOf('classes', values.classes, IDEA_CLASSES),
    languages: choicesOf('language', values.language, LANGUAGES),
    answers: values.answers,
    ...(values.record !== undefined && { record: values.record }),
  };
}

function wholeNumber(name: string, text: string): number {
  if (/^[1-9]\d{0,2}$/.test(text)) return Number(text);
  throw new Error(`--${name} ${text}: should be a whole number from 1 to 999.`);
}

function choicesOf<Choice extends string>(name: string, text: string, choices: readonly Choice[]): Choice[] {
  return text.split(',').map((word) => {
    const choice = choices.find((known) => known === word.trim());
    if (choice === undefined) throw new Error(`--${name} ${word}: should be one of ${choices.join(', ')}.`);
    return choice;
  });
}
