/** In UTF-16 units. A longer run of characters is not a word and may be cut anywhere. */
const LONGEST_WORD = 60;

/** Shortens a text to at most `maxLength` UTF-16 units. Cuts it after a word and adds an ellipsis. */
export function boundText(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const room = text.slice(0, maxLength - 1);
  const lastBreak = /\s\S*$/.exec(room.slice(-LONGEST_WORD))?.index;
  const end = lastBreak === undefined ? room.length : Math.max(0, room.length - LONGEST_WORD) + lastBreak;
  // A grapheme of several code points, such as an emoji, stays whole.
  const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text);
  return `${text.slice(0, letters.containing(end)?.index ?? end).trimEnd()}…`;
}
