import { isRecord, parseJson } from '../json/json-value.ts';
import { normalizedWords } from './error-meanings.ts';

/** The content of an error response, or of an error object in a stream. Its texts may quote the visitor's idea. */
export interface ErrorBody {
  /** Machine codes, the most exact first. They are short identifiers, so they quote nothing. */
  codes: readonly string[];
  status: number | undefined;
  serviceMessage: string;
  /** All codes and texts, normalized by `normalizedWords`. */
  words: string;
  retryAfter: number | undefined;
}

/** A machine code is a short identifier. Anything else in its place may quote the visitor's idea. */
const MACHINE_CODE = /^[a-z][a-z0-9_.-]{1,48}$/i;

/** Fields with a machine code or a status, as OpenAI, Google, TGI, Huawei, MiniMax and NVIDIA name them. */
const CODE_FIELDS = ['code', 'type', 'error_type', 'error_code', 'reason', 'status'];
const STATUS_FIELDS = ['code', 'status', 'http_status_code', 'http_code', 'status_code'];

/** Fields that hold an explanation. Other texts, except `loc` and `param`, are not read: they may echo the request. */
const TEXT_FIELDS = [
  ...'error errors message detail details title msg error_msg innererror base_resp status_msg'.split(' '),
  ...'metadata raw violations quotaId'.split(' '),
];

/** No vendor nests its explanation deeper. */
const DEPTH = 8;

/** Most characters of one text: the beginning names the cause, and some vendors repeat the whole prompt after it. */
const TEXT_MAX_LENGTH = 1000;
const WORDS_MAX_LENGTH = 4000;

/** Reads the body of any vendor: an object, a list, a text, JSON in a text, an event. Ignores an HTML page. */
export function readErrorBody(body: unknown): ErrorBody {
  const fieldsFound = new ErrorFields();
  fieldsFound.add(body, 0);
  const { codes, statuses, texts, retryAfter } = fieldsFound;
  return {
    codes,
    status: statuses[0],
    serviceMessage: texts.join(' ').toLowerCase(),
    words: normalizedWords([...codes, ...texts].join(' | ').slice(0, WORDS_MAX_LENGTH)),
    retryAfter,
  };
}

class ErrorFields {
  readonly codes: string[] = [];
  readonly statuses: number[] = [];
  readonly texts: string[] = [];
  retryAfter: number | undefined;

  add(value: unknown, depth: number): void {
    if (depth > DEPTH) return;
    if (typeof value === 'string') this.#addText(value, depth);
    else if (Array.isArray(value)) for (const each of value.slice(0, 5)) this.add(each, depth + 1);
    else if (isRecord(value)) this.#addObject(value, depth);
  }

  #addText(text: string, depth: number): void {
    // The body may be an event that was sent with an error status.
    const start = text.trimStart().replace(/^(?:event:.*\s+)?data:\s*/, '');
    // In an HTML page, words such as "schema" mean something else.
    if (/^<[!?a-z]/i.test(start)) return;
    const parsed = /^[[{"]/.test(start) ? parseJson(start) : undefined;
    if (parsed !== undefined) this.add(parsed, depth + 1);
    else if (text !== '') this.texts.push(text.slice(0, TEXT_MAX_LENGTH));
  }

  #addObject(object: Record<string, unknown>, depth: number): void {
    // FastAPI names a rejected field as a path.
    if (Array.isArray(object.loc)) {
      this.texts.push(object.loc.filter(isScalar).join('.'));
      return;
    }
    if (typeof object.param === 'string') this.texts.push(object.param);
    // The inner error is more exact than the outer one.
    for (const name of TEXT_FIELDS) this.add(object[name], depth + 1);
    for (const name of CODE_FIELDS) {
      const code = object[name];
      if (typeof code === 'string' && MACHINE_CODE.test(code)) this.codes.push(code);
    }
    for (const name of STATUS_FIELDS) {
      const value = object[name];
      const status = isScalar(value) ? Number(value) : Number.NaN;
      if (Number.isInteger(status) && status >= 400 && status <= 599) this.statuses.push(status);
    }
    // Google: `"retryDelay": "36s"`.
    const wait = typeof object.retryDelay === 'string' ? Number.parseFloat(object.retryDelay) : Number.NaN;
    if (Number.isFinite(wait)) this.retryAfter ??= wait;
  }
}

/** Whether `String` and `Number` can convert the value: an object whose `toString` is not a function would throw. */
function isScalar(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number';
}
