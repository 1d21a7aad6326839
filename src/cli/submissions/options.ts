import { brand } from '../../brand.ts';
import { LANGUAGES, type Language } from '../../domain/language.ts';
import { decimalIn } from '../../domain/written-number.ts';
import { TIMES_MAX } from '../../submissions/call-file.ts';
import { languageOfLocale, parseArguments, UsageError, wrongValue } from '../options.ts';
import { commandMessages } from './messages.ts';

const HELP = `${brand.slug} call --help`;

type Texts = (typeof commandMessages)['es'];

/** A usage error of `crisol call`. The message is in the person's language. The exit status is 2. */
export class CallUsageError extends UsageError {
  constructor(language: Language, message: (texts: Texts) => string) {
    super(message(commandMessages[language]), language, HELP);
  }
}

export type CommandOptions = Exclude<ReturnType<typeof readCallOptions>, { help: Language }>;

const CONCURRENCY_MAX = 64;

const [ONE, MANY] = [{ type: 'string' }, { type: 'string', multiple: true }] as const;
const OPTIONS = {
  out: ONE,
  id: ONE,
  text: MANY,
  hide: MANY,
  where: MANY,
  criteria: ONE,
  readings: ONE,
  decisions: MANY,
  table: ONE,
  language: ONE,
  concurrency: ONE,
  first: ONE,
  price: ONE,
  yes: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

/**
 * Parses the arguments after `call`.
 * @returns `help` if the person asked for it
 * @throws UsageError
 */
export function readCallOptions(args: readonly string[], variables: NodeJS.ProcessEnv) {
  const localeLanguage = languageOfLocale(variables);
  const { values, positionals } = parseArguments(args, OPTIONS, localeLanguage, HELP);
  const language = LANGUAGES.find((known) => known === values.language) ?? localeLanguage;
  const wrong = (option: string) => wrongValue(option, language, HELP);
  if (values.help) return { help: language };
  if (values.language !== undefined && values.language !== language) throw wrong('--language');
  const number = (
    option: 'readings' | 'concurrency' | 'first' | 'price',
    isValid: (n: number) => boolean,
  ) => {
    const written = values[option];
    if (written === undefined) return undefined;
    const value = decimalIn(written) ?? Number.NaN;
    if (!isValid(value)) throw wrong(`--${option}`);
    return value;
  };
  const isCount = (max: number) => (value: number) => Number.isInteger(value) && value >= 1 && value <= max;
  const [table, ...others] = positionals;
  if (table === undefined || others.length > 0) throw new CallUsageError(language, (texts) => texts.oneTable);
  return {
    /** The path of a CSV or xlsx file, or of `call.json`. */
    table,
    /** The folder for the results. `undefined`: the folder of `call.json`, or one named after the table. */
    out: values.out,
    /** Names of columns. If `text` is empty, the columns of the earlier call or proposed columns are texts. */
    id: values.id,
    text: values.text ?? [],
    hide: values.hide ?? [],
    /** `COLUMN=VALUE`: the rows to read. */
    where: values.where ?? [],
    criteria: values.criteria,
    /** The number of readings of each text. `undefined`: that of the opened or earlier call, or two. */
    readings: number('readings', isCount(TIMES_MAX)),
    /** The paths of files of decisions. */
    decisions: values.decisions ?? [],
    /** The path of the table of an opened `call.json`. */
    fullTable: values.table,
    language,
    isLanguageGiven: values.language !== undefined,
    concurrency: number('concurrency', isCount(CONCURRENCY_MAX)),
    /** At most this many texts are read, from the first row on. */
    first: number('first', isCount(Number.MAX_SAFE_INTEGER)),
    /** The price of a million tokens. */
    price: number('price', (value) => value >= 0 && Number.isFinite(value)),
    isConfirmed: values.yes ?? false,
  };
}

/** How often each text of a new call is read by default. */
export const TIMES_DEFAULT = 2;
