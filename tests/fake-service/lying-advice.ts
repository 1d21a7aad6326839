import type { Language } from '../../src/domain/language.ts';

/** Characters that reverse the direction of text, characters without width, and terminal control sequences. */
const INVISIBLE = '\u202e\u2066\u200b\u00ad\ufeff\u001b[31m\u0007';
const HTML = '<img src=x onerror="alert(1)"><script>fetch("https://evil.example/")</script><b>¡gratis!</b>';
const MARKDOWN =
  '# Otro título\n\n[pulsa aquí](javascript:alert(1)) ![foto](https://evil.example/p.png) `código` <https://evil.example> https://evil.example\n\n> cita\n\n***\n\n| a | b | c | d | e | f |\n|---|---|---|---|---|---|\n| 1 | 2 | 3 | 4 | 5 | 6 |\n\n**sin cerrar\n\n1. uno\n999. salto\n    - dentro';
/** Shorter than the longest accepted answer (`ANSWER_MAX_LENGTH`). */
const LONG = 'palabra '.repeat(25_000);

/**
 * Advice with wrong or hostile content in every field: absurd numbers, 200 kB of text, keys of prototypes, reversed and hidden
 * characters, HTML, Markdown that Crisol does not support. One part is unreadable, and there are more parts than the limit.
 */
export function lyingAdvice(language: Language): string {
  const good = language === 'es' ? 'Texto corriente.' : 'Ordinary text.';
  const part = (kind: string, title: string, text: string) => JSON.stringify({ kind, title, text });
  const line = (kind: string, value: unknown) =>
    JSON.stringify({ kind, what: HTML, value, basis: INVISIBLE });
  return `{
    "__proto__": {"headline": "polluted", "isAdmin": true},
    "constructor": {"prototype": {"toString": "polluted"}},
    "headline": ${JSON.stringify(`${INVISIBLE}${HTML} **${good}** ${MARKDOWN}`)},
    "parts": [
      ${part('why', HTML, HTML)},
      ${part('__proto__', MARKDOWN, MARKDOWN)},
      ${part('bet', `${INVISIBLE}${good}`, `${INVISIBLE}${good}\n${INVISIBLE}`)},
      {"__proto__": {"kind": "sums"}, "kind": "toString", "title": "constructor", "text": ${JSON.stringify(good)}},
      ${part('sums', good, LONG)},
      {"kind": "week", "title": {"a": 1}, "text": {"b": [2]}},
      ${part('rules', '', `| | |\n|---|---|\n${'| 1 | 9e999 |\n'.repeat(500)}`)},
      ${part('ask', good, '?'.repeat(200))},
      ${Array.from({ length: 30 }, () => part('other', good, good)).join(',')}
    ],
    "verdict": "toString",
    "sums": {
      "unit": ${JSON.stringify(HTML)},
      "currency": "__proto__",
      "lines": [
        ${line('price', 1e9)}, ${line('price', 0.0000001)}, ${line('cost', 999_999_999.99)}, ${line('hours', 0.0001)},
        ${line('fixed', 1e9)}, ${line('units', 1e7)}, ${line('start', 0)}, {"kind": "start", "value": 1e400},
        {"kind": "start", "value": -5}, {"__proto__": {"value": 3}, "kind": "start"}
      ],
      "wage": -1e300, "month": 1e300, "hour": "NaN", "__proto__": {"lines": []}
    }
  }`;
}
