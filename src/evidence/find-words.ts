/**
 * The places at which `words` stand in `text`, in order. Takes time linear in both (Knuth, Morris and Pratt), whatever
 * they are: `indexOf` in a loop takes the product on a text of near-matches.
 */
export function* placesOf(words: string, text: string): Generator<number> {
  if (words === '') return;
  // Of each beginning of `words`, the length of its longest proper beginning that is also its end.
  const borders = new Uint32Array(words.length);
  for (let at = 1, length = 0; at < words.length; at += 1) {
    while (length > 0 && words.charCodeAt(at) !== words.charCodeAt(length)) length = borders[length - 1] ?? 0;
    if (words.charCodeAt(at) === words.charCodeAt(length)) length += 1;
    borders[at] = length;
  }
  for (let at = 0, length = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    while (length > 0 && code !== words.charCodeAt(length)) length = borders[length - 1] ?? 0;
    if (code === words.charCodeAt(length)) length += 1;
    if (length === words.length) {
      yield at + 1 - length;
      length = borders[length - 1] ?? 0;
    }
  }
}
