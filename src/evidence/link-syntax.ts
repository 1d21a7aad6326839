/**
 * Marks the brackets and the target of `[text](target)`, which are not text of the page. Parentheses are paired within a
 * line.
 */
export function linkSyntax(source: string): Uint8Array {
  const hidden = new Uint8Array(source.length);
  const brackets: number[] = [];
  const parentheses: number[] = [];
  for (let at = 0; at < source.length; at += 1) {
    const char = source[at];
    if (char === '\n') {
      if (brackets.length > 0) brackets.length = 0;
      if (parentheses.length > 0) parentheses.length = 0;
    } else if (char === '[') brackets.push(at);
    else if (char === ']') {
      const open = brackets.pop();
      // A target follows: kept until its end is found.
      if (source[at + 1] === '(' && open !== undefined) parentheses.push(-open - 1);
    } else if (char === '(') parentheses.push(at);
    else if (char === ')') {
      const start = parentheses.pop();
      const open = parentheses.at(-1);
      if (start === undefined || start < 0 || open === undefined || open >= 0) continue;
      parentheses.pop();
      if (source[start - 1] !== ']') continue;
      hidden[-open - 1] = 1;
      hidden.fill(1, start - 1, at + 1);
    }
  }
  return hidden;
}
