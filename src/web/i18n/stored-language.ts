import { brand } from '../../brand.ts';
import type { Language } from '../../domain/idea.ts';

export const LANGUAGE_KEY = `${brand.slug}_lang`;

/** Remembers the choice. Where the browser allows no storage, the address alone says the language. */
export function storeLanguage(language: Language): void {
  try {
    localStorage.setItem(LANGUAGE_KEY, language);
  } catch {
    // Private modes and blocked cookies throw here.
  }
}

/**
 * Runs in the head, before anything is painted, on every page: a visitor who chose English and opens an
 * unprefixed address goes to its `/en` twin. `hidden` keeps the Spanish page from showing meanwhile. Kept to
 * what the oldest supported browser parses, since an error here must never keep the page from showing.
 */
export const LANGUAGE_CHECK = `try{var p=location.pathname;if(localStorage.getItem('${LANGUAGE_KEY}')==='en'&&!/^\\/en(\\/|$)/.test(p)){document.documentElement.hidden=true;location.replace('/en'+(p==='/'?'':p)+location.search+location.hash)}}catch(e){}`;
