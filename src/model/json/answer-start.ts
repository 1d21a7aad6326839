const TAG = '(?:think|thinking|thought|reasoning|reflection)';
const OPENING = `<${TAG}>|\\[think\\]|◁think▷|<\\|channel\\|>analysis`;
/** Harmony (gpt-oss) answers on the channel `final`, or `commentary` where it calls a function. */
const CLOSING = `</${TAG}>|\\[/think\\]|◁/think▷|<\\|channel\\|>(?:final|commentary)[^{}]{0,100}?<\\|message\\|>`;
const REASONING = new RegExp(`(?:${OPENING})[^]*?(?:${CLOSING}|$)`, 'gi');
const CLOSING_MARK = new RegExp(CLOSING, 'gi');
/** An object or a code fence at the beginning of the text. */
const OBJECT_FIRST = /^[\s\uFEFF\u200B\u2060]*(?:\{|```|~~~)/;
/** The beginning of a text up to its object's brace: nothing, or a few words that end with a fence, a tag or an assignment. */
const START =
  /^(?:[^{}]{0,300}(?:(?:```|~~~)[\w-]*|[>=[])|\s*json)?[\s\uFEFF\u200B\u2060]*\{(?=[\s\u200B]*["'“*\p{L}_])/iu;

/**
 * The text from the brace of the answer's object on, or `undefined` while that brace is not certain. Reasoning without
 * marks may hold drafts; it never matches, because it is longer than a greeting or has braces of its own.
 */
export function fromCertainStart(text: string): string | undefined {
  const said = OBJECT_FIRST.test(text) ? text : withoutReasoning(text);
  const start = START.exec(said)?.[0];
  return start && said.slice(start.length - 1);
}

/** Removes the model's reasoning, which may lack its opening mark. */
export function withoutReasoning(text: string): string {
  const rest = text.replace(REASONING, '');
  const last = [...rest.matchAll(CLOSING_MARK)].at(-1);
  return last ? rest.slice(last.index + last[0].length) : rest;
}
