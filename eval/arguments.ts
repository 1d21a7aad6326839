import { parseArgs } from 'node:util';
import { LANGUAGES, type Language } from '../src/domain/language.ts';
import { IDEA_CLASSES, type IdeaClass } from './ideas/idea.ts';

export const USAGE = `npm run eval -- [options]
  --repeats N        analyze each text N times (1)
  --concurrency N    analyses in flight at a time (4)
  --classes A,B      only these of ${IDEA_CLASSES.join(', ')}
  --language L       only this of ${LANGUAGES.join(', ')}
  --evidence         check the labelled findings instead; with SEARCH_SERVICE search the web for the ideas, and count
                     what passes the check
  --advice           ask for advice on a few ideas instead, and print what code can see of it
  --call-line        simulate 10,000 calls for each model and sample instead, and check what the line promises; needs no
                     service
  --record FOLDER    analyze the first text of each class instead, and write what the service sent into the folder,
                     without the key and the text: CONTRIBUTING.md says what it is good for
The service is the one that npm start would use: AI_SERVICE and the rest of .env.example choose it.`;

export interface EvalArguments {
  repeats: number;
  concurrency: number;
  classes: readonly IdeaClass[];
  languages: readonly Language[];
  evidence: boolean;
  advice: boolean;
  callLine: boolean;
  /** Where recordings are written. */
  record?: string;
}

/**
 * Parses the arguments of `npm run eval`.
 * @throws Error with a message for the user
 */
export function readArguments(words: readonly string[]): EvalArguments {
  const { values } = parseArgs({
    args: [...words],
    options: {
      repeats: { type: 'string', default: '1' },
      concurrency: { type: 'string', default: '4' },
      classes: { type: 'string', default: IDEA_CLASSES.join(',') },
      language: { type: 'string', default: LANGUAGES.join(',') },
      evidence: { type: 'boolean', default: false },
      advice: { type: 'boolean', default: false },
      'call-line': { type: 'boolean', default: false },
      record: { type: 'string' },
    },
  });
  return {
    repeats: countOf('repeats', values.repeats),
    concurrency: countOf('concurrency', values.concurrency),
    classes: choicesOf('classes', values.classes, IDEA_CLASSES),
    languages: choicesOf('language', values.language, LANGUAGES),
    evidence: values.evidence,
    advice: values.advice,
    callLine: values['call-line'],
    ...(values.record !== undefined && { record: values.record }),
  };
}

function countOf(name: string, text: string): number {
  if (/^[1-9]\d{0,2}$/.test(text)) return Number(text);
  throw new Error(`--${name} ${text}: should be a whole number from 1 to 999.`);
}

function choicesOf<Choice extends string>(name: string, text: string, choices: readonly Choice[]): Choice[] {
  return text.split(',').map((word) => {
    const choice = choices.find((known) => known === word.trim());
    if (choice === undefined) throw new Error(`--${name} ${word}: should be of ${choices.join(', ')}.`);
    return choice;
  });
}
