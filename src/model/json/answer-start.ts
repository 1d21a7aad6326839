/** Reasoning that is not part of the answer: the marks that open (lower case) and close it, and all of it. */
const THINKING: readonly { open: string; close: RegExp; whole: RegExp }[] = [
  ...['think', 'thinking', 'thought', 'reasoning', 'reflection'].map((tag) => ({
    open: `<${tag}>`,
    close: new RegExp(`</${tag}>`, 'gi'),
  })),
  { open: '[think]', close: /\[\/think\]/gi },
  { open: '◁think▷', close: /◁\/think▷/g },
  // Harmony (gpt-oss): the answer is on the channel `final`, or `commentary` where it calls a function.
  { open: '<|channel|>analysis', close: /<\|channel\|>(?:final|commentary)[^{}]{0,100}?<\|message\|>/gi },
].map(({ open, close }) => ({
  open,
  close,
  whole: new RegExp(`${open.replace(/[[\]|<>]/g, '\\$&')}[^]*?(?:${close.source}|$)`, 'gi'),
}));
/** The header of a Harmony message, with a space and `<|constrain|>json` where its output is constrained. */
const HARMONY_HEADER =
  /^(?:<\|start\|>assistant)?<\|channel\|>(?:final|commentary)[^{}]{0,100}?<\|message\|>/i;
const FENCE_WITH_BRACE = /^(?:```|~~~)[\w-]*\s*\{/;
const FENCE_BEGUN = /^(?:`{1,2}|~{1,2}|(?:```|~~~)[\w-]*\s*)$/;
const NAMED_BRACE = /^json\s*\{/i;
/** One or two sentences before a fenced object. Reasoning, which may hold drafts, is longer or has braces. */
const GREETED_FENCE = /^[^{}`<[]{1,300}(?:```|~~~)[\w-]*\s*\{/;
const BLANK = /^[\s\uFEFF\u200B\u2060]*/;

/**
 * Where the answer's object begins, as far as that is certain while it is written: only an object that comes first (in
 * a fence or not, after marked reasoning, after a short greeting) is certainly the answer.
 * @returns the index of its brace, or `undefined` while it is not known
 */
export function certainStart(text: string): number | undefined {
  let at = 0;
  for (;;) {
    at += BLANK.exec(text.slice(at))?.[0].length ?? 0;
    const rest = text.slice(at);
    const header = HARMONY_HEADER.exec(rest)?.[0].length;
    if (header !== undefined) {
      at += header;
      continue;
    }
    const lower = rest.slice(0, 40).toLowerCase();
    const thinking = THINKING.find(({ open }) => lower.startsWith(open));
    if (thinking) {
      const close = closeOf(text, thinking.close, at + thinking.open.length);
      if (!close) return undefined;
      at = close.end;
      continue;
    }
    const fenced = (FENCE_WITH_BRACE.exec(rest) ?? NAMED_BRACE.exec(rest))?.[0].length;
    if (rest.startsWith('{') || fenced !== undefined) {
      const brace = at + (fenced ?? 1) - 1;
      return /^\{[\s\u200B]*["'“*a-zA-Z_]/.test(text.slice(brace, brace + 200)) ? brace : undefined;
    }
    if (rest === '' || FENCE_BEGUN.test(rest)) return undefined;
    // Prose. It is reasoning if a closing mark comes without its opening one.
    const loose = looseClose(rest);
    if (loose !== undefined) {
      const after = /^[\s\uFEFF]*(?:(?:```|~~~)[\w-]*\s*)?(?=\{\s*")/.exec(rest.slice(loose));
      return after ? at + loose + after[0].length : undefined;
    }
    const greeting = GREETED_FENCE.exec(rest)?.[0].length;
    return greeting === undefined ? undefined : at + greeting - 1;
  }
}

function closeOf(text: string, close: RegExp, from: number): { start: number; end: number } | undefined {
  close.lastIndex = from;
  const match = close.exec(text);
  return match ? { start: match.index, end: match.index + match[0].length } : undefined;
}

/** The index after the last closing mark that no opening one precedes. */
function looseClose(text: string): number | undefined {
  for (const { open, close } of THINKING) {
    let last: { start: number; end: number } | undefined;
    for (let found = closeOf(text, close, 0); found; found = closeOf(text, close, found.end)) last = found;
    if (!last) continue;
    const opened = text.toLowerCase().indexOf(open);
    if (opened < 0 || opened > last.start) return last.end;
  }
  return undefined;
}

/**
 * Every place where the answer's object may begin, in the order in which to try them: after reasoning that has only a
 * closing mark first, then each brace outside marked reasoning.
 * @param next where to go on after a candidate, called once it has been read
 * @param isThinking looks inside reasoning as well
 */
export function* possibleStarts(text: string, next: () => number, isThinking = false): Generator<number> {
  const loose = looseClose(text);
  for (const from of loose === undefined ? [0] : [loose, 0]) {
    let at = from;
    for (;;) {
      const brace = text.indexOf('{', at);
      if (brace < 0) break;
      const thinking = isThinking ? undefined : openedThinking(text, at, brace);
      if (thinking) {
        const close = closeOf(text, thinking.close, thinking.index);
        // Reasoning that was never closed holds drafts only.
        if (!close) break;
        at = close.end;
        continue;
      }
      yield brace;
      at = Math.max(brace + 1, next());
    }
  }
}

function openedThinking(text: string, from: number, to: number) {
  const between = text.slice(from, to).toLowerCase();
  const found = THINKING.map(({ open, close }) => ({ index: between.indexOf(open), close })).filter(
    ({ index }) => index >= 0,
  );
  const first = found.sort((a, b) => a.index - b.index)[0];
  return first && { index: from + first.index, close: first.close };
}

/** What was said outside reasoning; '' when there was nothing else. */
export function saidOutsideThinking(text: string): string {
  const rest = THINKING.reduce((said, { whole }) => said.replace(whole, ''), text);
  return rest.slice(looseClose(rest) ?? 0).trim();
}
