import { foldedText } from '../domain/text-matching.ts';

/** A word of a text. */
export interface Term {
  /** Lower case without accents and without common endings, such as those of a plural or possessive. */
  word: string;
  /** The first six letters of `word`. */
  stem: string;
  /**
   * `name`: a capital within a sentence, or several capitals. `maybe`: a capital at the start of a sentence. `word`: three
   * letters or more. `function`: a word that says nothing about the subject.
   */
  kind: 'name' | 'maybe' | 'word' | 'function';
  start: number;
  end: number;
}

/** Length of a stem. */
const STEM_LENGTH = 6;
const WORD_MIN_LENGTH = 4;

/** Frequent words that say nothing about the subject. */
const FUNCTION_WORDS: ReadonlySet<string> = new Set(
  `los las del con por una uno que mas sin son sus les tan muy hay fue han era ser sea ver dia ano mes vez dos ley iva asi aun
the and for are but not you all any can has had was one two who why how its our out his her she may now new way day per via yet nor off too own got get let use set lot say see few
para como pero porque sobre entre desde hasta donde cuando cuanto cada todo toda todos todas otro otra otros otras este
esta estos estas ese esa esos esas aquel ello ellos ella ellas unos unas algo alguno alguna algunos algunas nada nadie
quien quienes cual cuales cuyo tambien solo segun tras ante bajo contra durante mediante siempre nunca antes despues ahora
luego aqui alli ahi casi menos mucho mucha muchos muchas poco poca pocos pocas tanto mismo misma mismos mismas sido estar
esta estan estaba tiene tienen tener hace hacen hacer haber habia hubo puede pueden poder debe deben deber dice dicen decir
seran sera suele suelen sino aunque mientras fuera dentro unos suyo suya tuyo cerca lejos
that this these those with without from into onto over under about above after before between through during until while
where when what which whom whose there here they them their theirs your yours ours have having been being were will would
could should might must shall does doing done make makes made take takes taken than then also only just even still most
more much many some such each every other others another both same very else rather because since though although however
says said like once again upon against within among already usually often roughly around`.split(/\s+/),
);
/** Nouns that are not names even with a capital letter. */
const COMMON_NOUNS: ReadonlySet<string> = new Set(
  `ayuntamiento generalitat junta gobierno estado ministerio hacienda comunidad diputacion universidad ley decreto reglamento
articulo seccion real iva internet navidad city council county government state federal section article act office university
department ministry court agency authority association company centre center development national local board street road
north south east west europe january february march april june july august september october november december monday tuesday
wednesday thursday friday saturday sunday`.split(/\s+/),
);

const ARTICLE = /^(?:el|la|lo|los|las|un|una|al|the|an?|your|my|their|no (?:more|less))\s/i;
const WORD = /\p{L}[\p{L}\p{N}\p{M}]*(?:['’][\p{L}]+)?/gu;

/** @param beginsSentence whether the text begins a sentence */
export function termsIn(text: string, beginsSentence: boolean): Term[] {
  const terms: Term[] = [];
  let isStart = beginsSentence;
  let last = 0;
  for (const { 0: written, index: start } of text.matchAll(WORD)) {
    if (/[.!?…:]["'”»)*_]*\s|\n/.test(text.slice(last, start))) isStart = true;
    last = start + written.length;
    const word = plainWord(written);
    terms.push({
      word,
      stem: word.slice(0, STEM_LENGTH),
      kind: kindOf(written, word, isStart),
      start,
      end: last,
    });
    isStart = false;
  }
  for (const [index, term] of terms.entries()) {
    const next = terms[index + 1];
    // "Carry the …" is an imperative.
    if (term.kind === 'maybe' && next && ARTICLE.test(text.slice(next.start, next.start + 12)))
      term.kind = 'word';
  }
  return terms;
}

function plainWord(written: string): string {
  const word = foldedText(written.replace(/['’]s?$/, '').replace(/^\p{L}['’](?=\p{L})/u, ''));
  return word.replace(/(?<=\p{L}{4})(?:ing|ed|[aeo]s?|s)$/u, '');
}

function kindOf(written: string, word: string, isStart: boolean): Term['kind'] {
  const folded = foldedText(written);
  if (COMMON_NOUNS.has(folded)) return 'word';
  if (FUNCTION_WORDS.has(word) || FUNCTION_WORDS.has(folded)) return 'function';
  if (/\p{Lu}.*\p{Lu}/u.test(written)) return 'name';
  // "Le", "Lo": a short word at the start is a pronoun.
  const isCapital = /^\p{Lu}\p{L}/u.test(written) && (!isStart || word.length >= WORD_MIN_LENGTH);
  if (isCapital) return isStart ? 'maybe' : 'name';
  return written.length < 3 ? 'function' : 'word';
}
