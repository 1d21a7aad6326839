import { type ParseArgsConfig, parseArgs } from 'node:util';
import { brand } from '../brand.ts';
import { LANGUAGES, type Language } from '../domain/language.ts';
import { commandMessages } from './messages.ts';

export interface AnalyzeCommand {
  /** `undefined`: the idea comes from standard input. */
  idea: string | undefined;
  language: Language;
  format: 'text' | 'json' | 'markdown';
  /** Where to save the PDF, if at all. */
  pdf: string | undefined;
  /** Whether the web may be searched. */
  search: boolean;
}

export type Command =
  | { name: 'help' | 'version' | 'mcp'; language: Language }
  | ({ name: 'analyze' } & AnalyzeCommand);

/** A usage error. The message is in the person's language and refers to the help. The exit status is 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';

  /** @param help the command that shows the help */
  constructor(message: string, language: Language, help = `${brand.slug} --help`) {
    super(`${message}\n${commandMessages[language].seeHelp(help)}`);
  }
}

const OPTIONS = {
  language: { type: 'string' },
  json: { type: 'boolean' },
  markdown: { type: 'boolean' },
  pdf: { type: 'string' },
  'no-search': { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean' },
} as const;

/**
 * Parses the command-line arguments.
 * @throws UsageError
 */
export function readOptions(args: readonly string[], variables: NodeJS.ProcessEnv): Command {
  const localeLanguage = languageOfLocale(variables);
  const { values, positionals } = parseArguments(args, OPTIONS, localeLanguage);
  const language = LANGUAGES.find((known) => known === values.language) ?? localeLanguage;
  const texts = commandMessages[language];
  if (values.help) return { name: 'help', language };
  if (values.version) return { name: 'version', language };
  if (values.language !== undefined && values.language !== language)
    throw new UsageError(texts.badLanguage, language);
  if (values.json && values.markdown) throw new UsageError(texts.twoFormats, language);
  // `-` means standard output in other programs, but here the text of the report goes there.
  if (values.pdf === '' || values.pdf === '-') throw wrongValue('--pdf', language);

  const [first, ...rest] = positionals;
  if (first === undefined) throw new UsageError(texts.noIdea, language);
  if (rest.length > 0) throw new UsageError(texts.manyIdeas, language);
  if (first === 'mcp') return { name: 'mcp', language };
  return {
    name: 'analyze',
    idea: first === '-' ? undefined : first,
    language,
    format: values.json ? 'json' : values.markdown ? 'markdown' : 'text',
    pdf: values.pdf,
    search: !values['no-search'],
  };
}

/**
 * Parses arguments with Node's `parseArgs`, but with errors in the person's language.
 * @param help the command that shows the help
 * @throws UsageError
 */
export function parseArguments<const Options extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  options: Options,
  language: Language,
  help?: string,
) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    // Node's messages are in English; the first quoted word is the option.
    const option = message.match(/'(-[^' ]*)/)?.[1] ?? '';
    if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION')
      throw new UsageError(commandMessages[language].unknownOption(option), language, help);
    if (code === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE') throw wrongValue(option, language, help);
    throw error;
  }
}

/** The error for an option whose value is missing or not valid. */
export function wrongValue(option: string, language: Language, help?: string): UsageError {
  return new UsageError(commandMessages[language].optionValue(option), language, help);
}

/** As in POSIX, the first variable that is set decides. Windows sets none, so there the system's locale decides. */
export function languageOfLocale({ LC_ALL, LC_MESSAGES, LANG }: NodeJS.ProcessEnv): Language {
  const locale = LC_ALL || LC_MESSAGES || LANG || Intl.DateTimeFormat().resolvedOptions().locale;
  return /^es\b|^es_/i.test(locale) ? 'es' : 'en';
}
