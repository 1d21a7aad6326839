/** Tags of chat templates and of reasoning. */
const TAGS =
  /<\/?(?:think|thinking|thought|reasoning|reflection|s|bos|eos|start_of_turn|end_of_turn)>|<[|｜][^|｜<>\s]{1,40}[|｜]>|\[\/?(?:THINK|INST)\]|◁\/?think▷/i;
/** A key and the beginning of a JSON value. */
const MEMBER = /["'“]([\p{L}_.]{2,40})["'”]\s*:\s*(?=["'“[{]|-?\d|true|false|null)/gu;
/** A match means that the parser missed the end of the text, or that the model stopped writing JSON. */
const MARKUP: readonly RegExp[] = [
  // A quote without its partner at an edge of the text; a closing quote without an opening one.
  /^"[^"]*(?:"[^"]*"[^"]*)*$|^(?:[^"]*"[^"]*")*[^"]*(?:[^"\d]"$|[^"\s([¿¡«\d/'–—-]"(?:[^"]*"|\s*:))/,
  // JSON punctuation between, before or after strings.
  /",\S|""|",\s*\n\s*"|',(?:'|\s*'[^']*$)|^[`\s]*"[^"]*"(?:,\s*"[^"]*")+$|"\s*[:：]\s*(?:$|["[{\d])|\["|"[\]}]/,
  /[[{]\s*["'“][\p{L}\p{N}_ ]{1,40}["'”]\s*[:：]|^[:,\]}]|["\p{L}]\s*[[{]$/u,
  // Answer tags, code fences, and word limits copied from the prompt.
  /<\/?answer>|```|~~~|\((?:máx|max)\.? \d+ (?:palabras?|words?)\)/i,
  TAGS,
];
const QUOTED_KEY = /["'“‘`]([\p{L}_. ]{2,40})["'”’`]\s*[:：]/gu;

/**
 * Whether a text that was read as strict JSON must not be shown: it holds a tag of a chat template or of reasoning, or
 * a member of the document. Other JSON punctuation belongs to the text.
 * @param isName whether a key is the exact name of a field
 */
export function holdsTagOrMember(text: string, isName: (key: string) => boolean): boolean {
  return TAGS.test(text) || [...text.matchAll(MEMBER)].some(([, key]) => isName(key as string));
}

/** Whether a text that was read loosely holds a piece of JSON or a tag, and so must not be shown. */
export function holdsMarkup(text: string, isKnownKey: (key: string) => boolean): boolean {
  if (MARKUP.some((pattern) => pattern.test(text)) || !areBalanced(text)) return true;
  return [...text.matchAll(QUOTED_KEY)].some(([, key]) => isKnownKey(key as string));
}

function areBalanced(text: string): boolean {
  const count = (bracket: string) => text.split(bracket).length;
  return count('{') === count('}') && count('[') === count(']');
}
