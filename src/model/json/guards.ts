/** A quote and a colon: the cheap test for what the two below look for. */
const QUOTE_AND_COLON = /["'”’`]\s*[:：]/;
const QUOTED_KEY = /["'“‘`]([\p{L}_. ]{2,40})["'”’`]\s*[:：]/gu;
const OBJECT_BEGUN = /[{[]\s*["'“][\p{L}\p{N}_ ]{1,40}["'”]\s*[:：]/u;

/** Whether a text that would be shown holds JSON: a known key in quotes with its colon, or the beginning of an object. */
export function holdsJson(text: string, isKnownKey: (key: string) => boolean): boolean {
  if (!QUOTE_AND_COLON.test(text)) return false;
  if (OBJECT_BEGUN.test(text)) return true;
  return [...text.matchAll(QUOTED_KEY)].some(([, key]) => isKnownKey(key as string));
}

/** Whether a test holds for some text within a value. */
export function someText(value: unknown, test: (text: string) => boolean): boolean {
  if (typeof value === 'string') return test(value);
  if (Array.isArray(value)) return value.some((item) => someText(item, test));
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some((part) => someText(part, test));
}
