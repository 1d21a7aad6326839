import { LANGUAGES, type Language } from '../domain/language.ts';
import { someText } from './json/json-value.ts';

/** Frequent words by language. A word of two languages counts for both. */
const FREQUENT = Object.entries({
  es: 'a el la los las un una de del que y en para por con se no es su al más como o sin ya lo hay son desde pero muy está este esta',
  en: 'the of and to in is for that with on it as not by or are at from this be a an who what you we our your all more than between per costs they there can if but',
  pt: 'o a os as um uma do da dos das no na nos nas e em para por com se não é seu sua ao mais como ou sem já que de são pelo pela você há até',
  fr: 'le la les un une des du de et en pour par avec se ne pas est son sa au aux plus comme ou sans que dans sur qui nous vous ce il elle sont',
  de: 'der die das ein eine einen dem den und in für mit sich nicht ist sind sein im am mehr als wie oder ohne auf von zu zum zur es wir sie auch bei ab pro',
  it: 'il lo la i gli le un una di del della dei e in per con si non è sono suo al più come o senza che da nel nella ma anche ogni',
  ca: 'el la els les un una de del dels que i en per amb es no és són al més com o sense ja hi ha des dels però molt',
  nl: 'de het een en van in is voor met op niet zijn er te dat die ook aan of bij meer dan naar per wij',
}).map(([language, list]) => ({ language, frequent: new Set(list.split(' ')) }));

/** Least share of frequent words in a text. Texts in one of the languages have 0.3 to 0.5, a Polish text has 0.06. */
const LEAST_SHARE = 0.12;
/** With fewer words the share proves nothing. */
const LEAST_WORDS = 40;

/**
 * The language of a document's texts if it is not the requested language: `other` for a third language. `undefined` also for
 * too little text to tell.
 */
export function otherLanguage(document: unknown, requested: Language): Language | 'other' | undefined {
  const written = writtenLanguage(document);
  return written === requested ? undefined : written;
}

/** `other` for a third language, `undefined` for too little text to tell. */
export function writtenLanguage(document: unknown): Language | 'other' | undefined {
  const texts: string[] = [];
  someText(document, (text) => {
    texts.push(text);
    return false;
  });
  const all = texts.join(' ');
  const words = all.toLowerCase().match(/\p{L}+/gu) ?? [];
  // Chinese and Japanese have no spaces: few words, many letters.
  if (words.length < LEAST_WORDS) return all.length > 8 * LEAST_WORDS ? 'other' : undefined;
  const counts = new Map(
    FREQUENT.map(({ language, frequent }) => [language, words.filter((word) => frequent.has(word)).length]),
  );
  const most = Math.max(...counts.values());
  if (most / words.length < LEAST_SHARE) return 'other';
  return LANGUAGES.find((language) => counts.get(language) === most) ?? 'other';
}
