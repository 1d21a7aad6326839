import { brand } from '../../brand.ts';
import type { Language } from '../../domain/idea.ts';
import { writeStored } from '../stored.ts';

export const LANGUAGE_KEY = `${brand.slug}_lang`;

/** Stores the choice. Where the browser forbids storage, the address decides on every visit. */
export function storeLanguage(language: Language): void {
  writeStored(LANGUAGE_KEY, language);
}

/**
 * Inline script in every page's head, run before the first paint. Redirects visitors who chose English from a Spanish
 * address to the English one, and hides the Spanish page meanwhile. Its syntax is old, so that old browsers run it too.
 */
export const LANGUAGE_CHECK = `try{var p=location.pathname;if(localStorage.getItem('${LANGUAGE_KEY}')==='en'&&!/^\\/en(\\/|$)/.test(p)){document.documentElement.hidden=true;location.replace('/en'+(p==='/'?'':p==='/ejemplo'?'/example':p==='/convocatoria'?'/call':p)+location.search+location.hash)}}catch(e){}`;
