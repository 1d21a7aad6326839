/** Signs in a text that the reader missed its end, or that the model stopped writing JSON. */
const MARKUP: readonly RegExp[] = [
  // A quote without its partner at an edge of the text; a closing quote without an opening one.
  /^"[^"]*(?:"[^"]*"[^"]*)*$|^(?:[^"]*"[^"]*")*[^"]*(?:[^"\d]"$|[^"\s([¿¡«\d/'–—-]"(?:[^"]*"|\s*:))/,
  // Signs that stand between, before and after strings in JSON.
  /",\S|""|",\s*\n\s*"|',(?:'|\s*'[^']*$)|^[`\s]*"[^"]*"(?:,\s*"[^"]*")+$|"\s*[:：]\s*(?:$|["[{\d])|\["|"[\]}]/,
  /[[{]\s*["'“][\p{L}\p{N}_ ]{1,40}["'”]\s*[:：]|^[:,\]}]|["\p{L}]\s*[[{]$/u,
  // Tags of chat templates and of reasoning, code fences, and the prompt's limits of words.
  /<\/?(?:think|thinking|thought|reasoning|reflection|answer|s|bos|eos|start_of_turn|end_of_turn)>|<\|[^|<>]{0,40}\|>/i,
  /\[\/?(?:THINK|INST)\]|◁\/?think▷|```|~~~|\((?:máx|max)\.? \d+ (?:palabras|words)\)/i,
];
/** A cheap test that comes before `QUOTED_KEY`. */
const QUOTE_AND_COLON = /["'”’`]\s*[:：]/;
const QUOTED_KEY = /["'“‘`]([\p{L}_. ]{2,40})["'”’`]\s*[:：]/gu;
/** A text in which none of the other patterns can match. Most texts are plain. */
const PLAIN = /^(?![:,])[^"'`“”’<>[\]{}|~◁(]*$/;

/** Whether a text holds a piece of JSON or a tag, and so must not be shown. */
export function holdsMarkup(text: string, isKnownKey: (key: string) => boolean): boolean {
  if (PLAIN.test(text)) return false;
  if (MARKUP.some((pattern) => pattern.test(text)) || !areBalanced(text)) return true;
  if (!QUOTE_AND_COLON.test(text)) return false;
  return [...text.matchAll(QUOTED_KEY)].some(([, key]) => isKnownKey(key as string));
}

function areBalanced(text: string): boolean {
  const count = (bracket: string) => text.split(bracket).length;
  return count('{') === count('}') && count('[') === count(']');
}
