import { brand } from '../../brand.ts';
import type { Language } from '../../domain/idea.ts';
import { writeStored } from '../stored.ts';

export const LANGUAGE_KEY = `${brand.slug}_lang`;

/** Stores the choice. Without storage the address decides. */
export function storeLanguage(language: Language): void {
  writeStored(LANGUAGE_KEY, language);
}

/**
 * Inline script in every page's head, run before the first paint. Sends visitors who chose English from an unprefixed
 * address to its `/en` twin and hides the Spanish page meanwhile. In old syntax: an error here would hide the page.
 */
export const LANGUAGE_CHECK = `try{var p=location.pathname;if(localStorage.getItem('${LANGUAGE_KEY}')==='en'&&!/^\\/en(\\/|$)/.test(p)){document.documentElement.hidden=true;location.replace('/en'+(p==='/'?'':p==='/ejemplo'?'/example':p)+location.search+location.hash)}}catch(e){}`;
