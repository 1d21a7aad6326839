import type { Phrases } from '../text/phrases.ts';

/**
 * A list of dictionary forms, all in the singular or all in the plural, as phrases to look for. In Spanish the names
 * of people have both genders, unless `!` follows. `=` before a way of saying it: a plural, and only as written.
 */
export function inflected(lemmas: Phrases, number: 'singular' | 'plural', of: 'people' | 'things'): Phrases {
  const plural = number === 'plural';
  const forms = (words: readonly string[], form: (lemma: string) => string) =>
    words
      .flatMap((word) => (word.startsWith('=') ? (plural ? [word.slice(1)] : []) : [form(word)]))
      // Longer ways first: "real estate agent" before "agent".
      .sort((a, b) => b.length - a.length);
  return {
    es: forms(lemmas.es, (lemma) => spanish(lemma, plural, of === 'people')),
    en: forms(lemmas.en, (lemma) => english(lemma, plural)),
  };
}

/** Spanish inflects the head and the adjectives after it: «clínicas dentales», but «casas de comidas». */
function spanish(lemma: string, plural: boolean, gendered: boolean): string {
  const [named = ''] = lemma.split(/(?= (?:de|en|con|a|por) )/, 1);
  const forms = named.replace(/[a-z]+!?/g, (word) => spanishWord(word, plural, gendered));
  return forms + lemma.slice(named.length);
}

function spanishWord(word: string, plural: boolean, gendered: boolean): string {
  const both = gendered && !word.endsWith('!');
  const base = word.replace('!', '');
  if (base.endsWith('o')) return `${both ? `${base.slice(0, -1)}(o|a)` : base}${plural ? 's' : ''}`;
  if (/or$|in$/.test(base))
    return both ? `${base}${plural ? '(es|as)' : 'a?'}` : `${base}${plural ? 'es' : ''}`;
  // Jefe and jefa, presidente and presidenta.
  const feminine = /(?:jef|president|client|dependient|asistent|ayudant)e$/.test(base) && both;
  if (feminine) return `${base.slice(0, -1)}(e|a)${plural ? 's' : ''}`;
  if (!plural || base.endsWith('s')) return base;
  if (base.endsWith('z')) return `${base.slice(0, -1)}ces`;
  return /[aeiou]$/.test(base) ? `${base}s` : `${base}e?s`;
}

/** English inflects the last word, or the one before "of". */
function english(lemma: string, plural: boolean): string {
  const [phrase = ''] = lemma.split(/(?= (?:of|for) )/, 1);
  return (plural ? englishPlural(phrase) : phrase).replaceAll('-', '(-| )?') + lemma.slice(phrase.length);
}

function englishPlural(phrase: string): string {
  if (/'s$/.test(phrase)) return `${phrase} (shops|salons|offices|practices)`;
  if (/person$/.test(phrase)) return phrase.replace(/person$/, 'people');
  if (/child$/.test(phrase)) return `${phrase}ren`;
  if (/man$/.test(phrase)) return phrase.replace(/man$/, 'men');
  if (/wife$/.test(phrase)) return phrase.replace(/fe$/, 'ves');
  if (/[^aeiou]y$/.test(phrase)) return phrase.replace(/y$/, 'ies');
  return phrase + (/(?:s|x|z|ch|sh)$/.test(phrase) ? 'es' : 's');
}
