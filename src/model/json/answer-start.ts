/** How models mark reasoning that is no part of the answer, in pairs. */
const THINKING: readonly (readonly [open: string, close: string])[] = [
  ...['think', 'thinking', 'thought', 'reasoning', 'reflection'].map(
    (tag) => [`<${tag}>`, `</${tag}>`] as const,
  ),
  ['[think]', '[/think]'],
  ['◁think▷', '◁/think▷'],
  ['<|channel|>analysis<|message|>', '<|channel|>final<|message|>'],
];
const FENCE_WITH_BRACE = /^(?:```|~~~)[\w-]*\s*\{/;
const FENCE_BEGUN = /^(?:`{1,2}|~{1,2}|(?:```|~~~)[\w-]*\s*)$/;
const NAMED_BRACE = /^json\s*\{/i;
/** One or two sentences before a fenced object. Reasoning, which may hold drafts, is longer or has braces. */
const GREETED_FENCE = /^[^{}`<[]{1,300}(?:```|~~~)[\w-]*\s*\{/;

/**
 * Where the answer's object begins, as far as that is known while it is written: only an object that is the first
 * thing said (in a fence or not, after reasoning that was marked, after a short greeting) is certainly the answer.
 * @returns the index of its brace, or `undefined` while, or because, it cannot be known
 */
export function certainStart(text: string): number | undefined {
  let at = 0;
  for (;;) {
    at += /^[\s\uFEFF]*/.exec(text.slice(at))?.[0].length ?? 0;
    const rest = text.slice(at);
    const lower = rest.slice(0, 40).toLowerCase();
    const pair = THINKING.find(([open]) => lower.startsWith(open));
    if (pair) {
      const close = indexOfIgnoringCase(rest, pair[1], pair[0].length);
      if (close === undefined) return undefined;
      at += close + pair[1].length;
      continue;
    }
    const fenced = (FENCE_WITH_BRACE.exec(rest) ?? NAMED_BRACE.exec(rest))?.[0].length;
    if (rest.startsWith('{') || fenced !== undefined) {
      const brace = at + (fenced ?? 1) - 1;
      return /^\{\s*["'“a-zA-Z_]/.test(text.slice(brace, brace + 200)) ? brace : undefined;
    }
    if (rest === '' || FENCE_BEGUN.test(rest)) return undefined;
    // Prose. It is reasoning if a closing mark comes without its opening one.
    const loose = firstLooseClose(rest);
    if (loose !== undefined) {
      const after = /^[\s\uFEFF]*(?:(?:```|~~~)[\w-]*\s*)?(?=\{\s*")/.exec(rest.slice(loose));
      return after ? at + loose + after[0].length : undefined;
    }
    const greeting = GREETED_FENCE.exec(rest)?.[0].length;
    return greeting === undefined ? undefined : at + greeting - 1;
  }
}

function indexOfIgnoringCase(text: string, mark: string, from: number): number | undefined {
  const exact = text.indexOf(mark, from);
  if (exact >= 0) return exact;
  const index = text.toLowerCase().indexOf(mark, from);
  return index >= 0 ? index : undefined;
}

/** The index after the last closing mark that no opening one precedes. */
function firstLooseClose(text: string): number | undefined {
  const lower = text.toLowerCase();
  for (const [open, close] of THINKING) {
    const at = lower.lastIndexOf(close);
    if (at < 0) continue;
    const opened = lower.indexOf(open);
    if (opened < 0 || opened > at) return at + close.length;
  }
  return undefined;
}

/**
 * Every place where the answer's object may begin, in the order in which to try them: after reasoning that has only a
 * closing mark first, then each brace outside marked reasoning.
 * @param next where to go on after a candidate, asked once it has been read
 */
export function* possibleStarts(text: string, next: () => number): Generator<number> {
  const loose = firstLooseClose(text);
  for (const from of loose === undefined ? [0] : [loose, 0]) {
    let at = from;
    for (;;) {
      const brace = text.indexOf('{', at);
      if (brace < 0) break;
      const thinking = openedThinking(text, at, brace);
      if (thinking) {
        const close = indexOfIgnoringCase(text, thinking.close, thinking.index);
        // Reasoning that was never closed: what it holds are drafts.
        if (close === undefined) break;
        at = close + thinking.close.length;
        continue;
      }
      yield brace;
      at = Math.max(brace + 1, next());
    }
  }
}

function openedThinking(text: string, from: number, to: number) {
  const between = text.slice(from, to).toLowerCase();
  const found = THINKING.map(([open, close]) => ({ index: between.indexOf(open), close })).filter(
    ({ index }) => index >= 0,
  );
  const first = found.sort((a, b) => a.index - b.index)[0];
  return first && { index: from + first.index, close: first.close };
}

/** What was said outside reasoning; '' when there was nothing else. */
export function saidOutsideThinking(text: string): string {
  let rest = text;
  for (const [open, close] of THINKING) {
    for (;;) {
      const start = rest.toLowerCase().indexOf(open);
      if (start < 0) break;
      const end = indexOfIgnoringCase(rest, close, start);
      rest = rest.slice(0, start) + (end === undefined ? '' : rest.slice(end + close.length));
    }
  }
  const loose = firstLooseClose(rest);
  return rest.slice(loose ?? 0).trim();
}
