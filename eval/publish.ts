/**
 * Replaces the section of one service in a document, or appends it. HTML comments mark the sections.
 * @param key identifies the service, e.g. `huggingface`
 */
export function withSection(document: string, key: string, section: string): string {
  const start = `<!-- measured: ${key} -->`;
  const end = `<!-- end: ${key} -->`;
  const block = `${start}\n\n${section}\n\n${end}\n`;
  const from = document.indexOf(start);
  const to = document.indexOf(end, from);
  if (from < 0 || to < 0) return `${document.trimEnd()}\n\n${block}`;
  return document.slice(0, from) + block + document.slice(to + end.length).replace(/^\n/, '');
}
