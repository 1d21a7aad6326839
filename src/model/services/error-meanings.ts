import type { ErrorCode } from '../../domain/errors.ts';

/** Vendors' machine codes, in lower case, that mean the same with any HTTP status. */
const MACHINE_CODES: readonly (readonly [code: ErrorCode, machineCodes: string])[] = [
  ['refused', 'data_inspection_failed datainspectionfailed invalid_prompt'],
  ['refused', 'responsibleaipolicyviolation'],
  ['model_not_found', 'model_not_found model_not_available model_decommissioned no_access'],
  ['model_not_found', 'operationnotsupported model.accessdenied'],
  ['invalid_api_key', 'invalid_api_key api_key_invalid authentication_error'],
  ['insufficient_credit', 'accountoverdueerror allocationquota.freetieronly arrearage'],
  ['insufficient_credit', 'billing_not_active not_enough_balance'],
  ['service_busy', 'overloaded_error too_many_requests_error'],
];

export function errorOfMachineCode(machineCode: string): ErrorCode | undefined {
  return MACHINE_CODES.find(([, codes]) => codes.split(' ').includes(machineCode.toLowerCase()))?.[0];
}

/**
 * Phrases of vendors whose codes and status do not say what is wrong, or say something else. ` … ` stands for at most 200
 * characters, and `(?:a|b)` for either. Each phrase is in a case of `tests/fixtures/error-bodies.jsonl`, which names the vendor and the source.
 */
export const PHRASES = {
  /** Also a single request above the tokens per minute (OpenAI, Groq): waiting does not help. */
  context: [
    'context (?:length|window|size)',
    'max model len',
    'exceeded model token limit',
    'prompt (?:is too long|exceeds max length|length|超长)',
    'prompt token count of … exceeds the limit',
    'cannot truncate prompt with n keep',
    'reduce (?:your prompt|the length)',
    'input (?:length|token count … exceeds the maximum)',
    'inputs (?:tokens +|must have less than)',
    '(?:length too long|token length exceed|tokens limit reached|too long for|too many tokens:)',
    'max tokens must be at least 1, got',
    'request too large for',
  ],
  /** OpenAI answers 429, Anthropic 400, xAI 403, Fireworks 412. */
  noCredit: [
    'credit (?:balance|card on file)',
    '(?:insufficient|any|enough|prepayment) credit',
    '(?:insufficient balance|balance is insufficient)',
    'top up',
    '欠费',
    'api usage limits',
    'key limit exceeded',
    'budget exceeded',
    'spending limit',
    'limited to … / month',
    'usage limit(?: for this billing cycle|, please wait or upgrade|, upgrade)',
    'requires a subscription',
    'package has expired',
    '(?:daily free allocation|free allocated quota exceeded|free quota has been used up|insufficient user quota)',
    '额度不足',
  ],
  /** No credit, unless a phrase of `rate` occurs too: Gemini and DashScope use these for rate limits as well. */
  quota: ['exceeded your current quota', 'insufficient quota'],
  rate: ['resource exhausted', 'allocated quota exceeded, please increase'],
  /** Too many requests, in an error without a status. */
  busy: ['rate limit', 'server busy'],
  daily: ['per day', 'by day', 'tpd', 'daily call limit', 'daily request', '今日', 'limit: 0'],
  /** Gemini may name both limits although only this one was reached. */
  minute: ['per minute'],
  outOfMemory: [
    'out of memory',
    'requires more … memory',
    '(?:unable to|failed to|memory layout cannot be) allocate',
    'signal: killed',
    'due to resource limitations',
    'insufficient system resources',
  ],
  /** The key is wrong, but the status is not 401. */
  key: ['api key not valid', 'incorrect api key', 'missing or invalid authorization', 'unauthorized'],
  /** With status 403, a problem of the key or its rights. Other reasons for 403 are countries, plans and firewalls. */
  rights: ['api key', 'permission', 'authenticat', 'authoriz'],
  model: [
    'model … (?:not found|not exist|not been loaded|not supported|end of its life)',
    '(?:invalid|unknown|unavailable|no such) model',
    '(?:model identifier is invalid|is not a valid model)',
    '(?:no models|no model is|multiple models are) loaded|model is unloaded',
    'model permission blocked',
    'have access to the model',
    'must provide a model parameter',
    'support the model that you provided',
    'on demand throughput',
    'does not support chat',
    'could not find real model id',
    'no model id could be identified',
    'could not find suitable inference handler',
    'llm provider not provided',
    'no healthy deployments',
    '模型不存在',
  ],
  moderation: [
    'content (?:filter|policy|management polic|exists risk)',
    '(?:prohibited content|sensitive content|new sensitive)',
    '敏感内容',
    'moderation',
    'was flagged',
    'violat … (?:polic|guideline)',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type Meaning = keyof typeof PHRASES;

const TESTS = Object.fromEntries(
  Object.entries(PHRASES).map(([meaning, phrases]) => [meaning, saysOneOf(phrases)]),
) as Record<Meaning, (words: string) => boolean>;

/** @param words the codes and texts of an error, normalized by `normalizedWords` */
export function means(meaning: Meaning, words: string): boolean {
  return TESTS[meaning](words);
}

/** A phrase matches where a word begins: `content filter` is in "content_filter" and in "ContentFilter". */
export function saysOneOf(phrases: readonly string[]): (words: string) => boolean {
  const alternatives = phrases.map((phrase) =>
    phrase.replace(/[.+]/g, '\\$&').replaceAll(' … ', '.{0,200}[^a-z0-9]'),
  );
  const pattern = new RegExp(`(?:^|[^a-z0-9])(?:${alternatives.join('|')})`);
  return (words) => pattern.test(words);
}

/** Converts to lower case, separates words at `_`, `-` and in camel case, and removes quotation marks. */
export function normalizedWords(text: string): string {
  return text
    .replace(/([a-z])(?=[A-Z])/g, '$1 ')
    .replace(/["'`’]/g, '')
    .replace(/[\s_-]+/g, ' ')
    .toLowerCase();
}
