/** What no text of an answer holds, unless its end was missed or the model went on in another form. */
const MARKUP: readonly RegExp[] = [
  // A quote without its partner at an edge of the text, and one that closes what none has opened.
  /^"[^"]*(?:"[^"]*"[^"]*)*$|^(?:[^"]*"[^"]*")*[^"]*(?:[^"\d]"$|[^"\s([¿¡«\d/'–—-]"(?:[^"]*"|\s*:))/,
  // What stands between, before and after JSON's strings.
  /",\S|""|",\s*\n\s*"|',(?:'|\s*'[^']*$)|^[`\s]*"[^"]*"(?:,\s*"[^"]*")+$|"\s*[:：]\s*(?:$|["[{\d])|\["|"[\]}]/,
  /[[{]\s*["'“][\p{L}\p{N}_ ]{1,40}["'”]\s*[:：]|^[:,\]}]|["\p{L}]\s*[[{]$/u,
  // Tags of templates and reasoning, fences, the budgets of the prompt.
  /<\/?(?:think|thinking|thought|reasoning|reflection|answer|s|bos|eos|start_of_turn|end_of_turn)>|<\|[^|<>]{0,40}\|>/i,
  /\[\/?(?:THINK|INST)\]|◁\/?think▷|```|~~~|\((?:máx|max)\.? \d+ (?:palabras|words)\)/i,
];
/** A quote and a colon: the cheap test for a key. */
const QUOTE_AND_COLON = /["'”’`]\s*[:：]/;
const QUOTED_KEY = /["'“‘`]([\p{L}_. ]{2,40})["'”’`]\s*[:：]/gu;
/** Text that holds nothing of all this. */
const PLAIN = /^(?![:,])[^"'`“”’<>[\]{}|~◁(]*$/;

/**
 * Whether a text that would be shown holds JSON, a marker or a tag: a known key in quotes with its colon, the signs
 * between two strings, a bracket without its partner, a chat template's token.
 */
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
