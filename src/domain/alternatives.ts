/**
 * A list of words or phrases as the alternatives of a regular expression, in a group.
 * @param list a line for each language or meaning; `|` stands between the phrases of a line, each an expression
 */
export function alternatives(list: string): string {
  return `(?:${list.trim().replaceAll('\n', '|')})`;
}
