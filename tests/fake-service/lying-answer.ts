import type { Language } from '../../src/domain/language.ts';

/** Characters that reverse the direction of text, characters without width, and terminal control sequences. */
const INVISIBLE = '\u202e\u2066\u200b\u00ad\ufeff\u001b[31m\u0007';
const HTML = '<img src=x onerror="alert(1)"><script>fetch("https://evil.example/")</script><b>¡gratis!</b>';
const MARKDOWN =
  '# Otro título\n\n[pulsa aquí](javascript:alert(1)) ![foto](https://evil.example/p.png) `código` <https://evil.example> https://evil.example\n\n> cita\n\n***\n\n| a | b | c | d | e | f |\n|---|---|---|---|---|---|\n| 1 | 2 | 3 | 4 | 5 | 6 |\n\n**sin cerrar\n\n1. uno\n999. salto\n    - dentro';
/** Shorter than what a model may send in all (`ANSWER_MAX_LENGTH`). */
const LONG = 'palabra '.repeat(25_000);

/**
 * An answer with wrong or hostile content in every field: absurd numbers, 200 kB of text, keys of prototypes, reversed and
 * hidden characters, HTML, Markdown that Crisol does not support.
 */
export function lyingAnswer(language: Language): string {
  const good = language === 'es' ? 'Texto corriente.' : 'Ordinary text.';
  const line = (kind: string, value: unknown) =>
    JSON.stringify({ kind, what: HTML, value, basis: INVISIBLE });
  const blocks = [
    HTML,
    `${INVISIBLE}${good}\n${INVISIBLE}`,
    MARKDOWN,
    `## ${INVISIBLE}${HTML}\n\n${good} [7] [1][2] 【3】 [^1]`,
    `| | |\n|---|---|\n${'| 1 | 9e999 |\n'.repeat(500)}`,
    LONG,
  ];
  return `{
    "__proto__": {"headline": "polluted", "isAdmin": true},
    "constructor": {"prototype": {"toString": "polluted"}},
    "headline": ${JSON.stringify(`${INVISIBLE}${HTML} **${good}** ${MARKDOWN}`)},
    "decision": "toString",
    "answer": ${JSON.stringify(blocks.join('\n\n'))},
    "sums": {
      "unit": ${JSON.stringify(HTML)},
      "currency": "__proto__",
      "lines": [
        ${line('price', 1e9)}, ${line('price', 0.0000001)}, ${line('cost', 999_999_999.99)}, ${line('hours', 0.0001)},
        ${line('share', 100)}, ${line('fixed', 1e9)}, ${line('units', 1e7)}, ${line('start', 0)},
        {"kind": "start", "value": 1e400}, {"kind": "start", "value": -5},
        {"__proto__": {"value": 3}, "kind": "start"}
      ],
      "wage": -1e300, "month": 1e300, "hour": "NaN", "__proto__": {"lines": []}
    },
    "pitch": ${JSON.stringify(`${HTML} ${good}`)},
    "monetization": [${JSON.stringify(HTML)}, {"a": 1}, ${JSON.stringify(INVISIBLE + good)}]
  }`;
}
