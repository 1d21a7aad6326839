import { type Evidence, type Source, sourceHost } from './evidence.ts';
import { isNameIn } from './names.ts';

/** An entry of the list of sources that follows an answer. */
export interface CitedSource {
  /** The number of the marks `[n]`. */
  id: number;
  title: string;
  host: string;
  url: string;
  /** `YYYY-MM-DD` */
  publishedAt?: string;
}

/** The sources that at least one mark of the answer or a quotation of an older file cites, in the order of their numbers. */
export function citedSources({ sources, citations }: Pick<Evidence, 'sources' | 'citations'>): CitedSource[] {
  const cited = new Set(citations.map(({ source }) => source));
  return sources
    .filter(({ id }) => cited.has(id))
    .toSorted((a, b) => a.id - b.id)
    .map(({ id, title, url, publishedAt }) => ({
      id,
      title,
      host: sourceHost(url),
      url,
      ...(publishedAt === undefined ? {} : { publishedAt }),
    }));
}

/**
 * The first source that names a competitor, in its title, text or host: this competitor needs no "(to be verified)".
 * @param competitor an item of `competition`, "Name: what it does better"
 */
export function namedBySource(competitor: string, sources: readonly Source[]): Source | undefined {
  const name = competitor.split(/:\s|\s[—–-]\s|\s\(|,\s/, 1)[0]?.trim() ?? '';
  if (name === '') return undefined;
  return sources.find(({ title, text = '', url }) => isNameIn(name, `${title}\n${text}`, url));
}
