/** Texts that must not be in a recording. */
export interface Secrets {
  /** The visitor's text. */
  idea: string;
  keys: readonly string[];
}

/** The shortest runs of characters that count as a part of the idea, or of a key. */
const IDEA_RUN = 20;
const KEY_RUN = 8;

/** What names an account or a request, as a JSON member or within an explanation. The last group is masked. */
const ACCOUNT = [
  /("(?:id|user_id|request_id|session_id|trace_id|organization|user|signin_url)"\s*:\s*")((?:[^"\\]|\\.)+)/g,
  /(\b(?:org|proj|user|acct|req|team)[-_])(?=[A-Za-z]*\d)([A-Za-z0-9]{6,})/g,
  /(\b(?:sk|hf|gsk|xai|csk|nvapi|pk)[-_])([\w*-]{4,})/g,
  // Ollama: "you (name) have reached …"
  /(\byou \()([^)]+)/g,
  /()([\w.+-]+@[\w-]+\.[\w.]+)/g,
];

/** JSON members that hold an answer's text, which may be split over many events. */
const TEXT_MEMBER =
  /"(content|text|thinking|reasoning|reasoning_content|arguments)"\s*:\s*"((?:[^"\\]|\\.)*)"/g;

/**
 * Replaces secrets with `x`, character by character: names of accounts, parts of a key, and parts of the idea of at least 20
 * characters, however JSON escapes them. The length stays the same, so that the chunk boundaries stay valid.
 */
export function masked(text: string, { idea, keys }: Secrets): string {
  const windows = [...keys.map((key) => windowsOf(key, KEY_RUN)), windowsOf(idea, IDEA_RUN)];
  const characters = text.split('');
  const hide = (from: number, to: number) => {
    for (let at = from; at < to; at += 1) characters[at] = 'x';
  };
  for (const each of windows) {
    hideMatches(text, each, hide);
    for (const { decoded, spans } of textsByMember(text).values()) {
      hideMatches(decoded.join(''), each, (from, to) => {
        for (const [start, end] of spans.slice(from, to)) hide(start, end);
      });
    }
  }
  for (const pattern of ACCOUNT) {
    for (const { index, 0: whole, 2: named = '' } of text.matchAll(pattern)) {
      hide(index + whole.length - named.length, index + whole.length);
    }
  }
  return characters.join('');
}

interface Windows {
  length: number;
  texts: ReadonlySet<string>;
}

/** All runs of that length in a secret and in its escaped forms. */
function windowsOf(secret: string, length: number): Windows {
  const size = Math.min(length, secret.length);
  const texts = new Set<string>();
  for (const form of escapedForms(secret)) {
    for (let at = 0; size > 0 && at + size <= form.length; at += 1) texts.add(form.slice(at, at + size));
  }
  return { length: size, texts };
}

/** Unescaped, escaped by JSON, escaped by Python's JSON (`\u00e9`), and each of these within a JSON string. */
function escapedForms(text: string): string[] {
  const json = inJson(text);
  const ascii = json.replace(
    /[\u0080-\uffff]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return [text, json, ascii, inJson(json), inJson(ascii)];
}

function inJson(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}

function hideMatches(
  text: string,
  { length, texts }: Windows,
  hide: (from: number, to: number) => void,
): void {
  if (length === 0) return;
  for (let at = 0; at + length <= text.length; at += 1) {
    if (texts.has(text.slice(at, at + length))) hide(at, at + length);
  }
}

/** The texts of an answer by member: the unescaped characters, and where each of them is in the body. */
function textsByMember(body: string) {
  const texts = new Map<string, { decoded: string[]; spans: [start: number, end: number][] }>();
  for (const { index, 0: whole, 1: member = '', 2: literal = '' } of body.matchAll(TEXT_MEMBER)) {
    const text = texts.get(member) ?? { decoded: [], spans: [] };
    texts.set(member, text);
    let at = index + whole.length - 1 - literal.length;
    for (const [escaped] of literal.matchAll(/\\u[\da-f]{4}|\\?[\s\S]/gi)) {
      text.decoded.push(escaped.length === 1 ? escaped : String(JSON.parse(`"${escaped}"`)));
      text.spans.push([at, at + escaped.length]);
      at += escaped.length;
    }
  }
  return texts;
}
