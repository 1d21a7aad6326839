/** Words that models use for the allowed values, in both languages, without accents. None stands for two values of one field. */
const SYNONYMS: Readonly<Record<string, string>> = {
  high: 'alto alta elevado elevada',
  medium: 'medio media moderado moderada moderate mediano mediana intermedio intermedia',
  low: 'bajo baja escaso escasa',
  simple: 'sencillo sencilla facil easy low bajo baja',
  moderate: 'moderado moderada medium medio media intermedio intermedia intermediate',
  complex: 'complejo compleja complicado complicada dificil high alto alta elevada',
  disruptive: 'disruptivo disruptiva rompedor rompedora',
  niche: 'nicho',
};

/** Words around a value that do not change it: "potencial alto", "high market potential", "innovación de nicho". */
const FILLERS = new Set(
  'el la un una de del the a of muy very potencial potential mercado market complejidad complexity innovacion innovation nivel level'.split(
    ' ',
  ),
);

/** Ends the value and begins a remark: "high (because…)", "alto: hay demanda", "low - few buyers". */
const REMARK = /[(:;,.\n–—]|\s-\s/;

/**
 * One of the allowed values of a field, however it is written: translated, capitalised, padded, with a remark.
 * A text that names two of them ("medium-high", "high | medium | low") is not understood.
 */
export function readChoice<Value extends string>(raw: unknown, allowed: readonly Value[]): Value | undefined {
  if (typeof raw !== 'string') return undefined;
  const plain = raw
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/["'*_«»“”]/g, ' ')
    .trim();
  const [head = '', next = ''] = plain.split(REMARK).map(meaningfulWords);
  const [word] = head;
  if (head.length !== 1 || word === undefined) return undefined;
  const choice = choiceOf(word, allowed);
  const second = next[0] && choiceOf(next[0], allowed);
  return second && second !== choice ? undefined : choice;
}

function meaningfulWords(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '' && !FILLERS.has(word));
}

function choiceOf<Value extends string>(word: string, allowed: readonly Value[]): Value | undefined {
  return allowed.find((value) => value === word || SYNONYMS[value]?.split(' ').includes(word));
}
