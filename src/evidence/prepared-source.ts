import { type Source, sourceHost } from '../domain/evidence.ts';
import { type Quantity, quantitiesIn } from './quantities.ts';
import { type Term, termsIn } from './terms.ts';

/** A text of a source with its terms and quantities. */
export interface ReadText {
  in: 'text' | 'title';
  text: string;
  terms: Term[];
  quantities: Quantity[];
}

/** A source prepared for comparing clauses with it. */
export interface PreparedSource {
  id: number;
  texts: readonly ReadText[];
  /** Years of the date of publication and of the address. */
  years: ReadonlySet<number>;
  stems: ReadonlySet<string>;
  words: ReadonlySet<string>;
}

export function prepareSource({ id, title, url, publishedAt = '', text = '' }: Source): PreparedSource {
  const texts = [read('text', text), read('title', title)];
  const address = decodedAddress(url);
  const terms = [
    ...texts.flatMap((one) => one.terms),
    ...termsIn(`${sourceHost(url)} ${address}`.replace(/[^\p{L}\p{N}]+/gu, ' '), false),
  ];
  return {
    id,
    texts,
    years: new Set((`${publishedAt} ${address}`.match(/(?<!\d)(?:19|20)\d{2}/g) ?? []).map(Number)),
    stems: new Set(terms.map(({ stem }) => stem)),
    words: new Set(terms.map(({ word }) => word)),
  };
}

function read(where: ReadText['in'], text: string): ReadText {
  return { in: where, text, terms: termsIn(text, true), quantities: quantitiesIn(text) };
}

function decodedAddress(url: string): string {
  const { pathname } = new URL(url);
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
