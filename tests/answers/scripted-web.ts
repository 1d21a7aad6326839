import type { SearchEvent } from '../../src/domain/events.ts';
import type { WebReader } from '../../src/model/web-reader.ts';
import { SOURCES } from '../fake-search/pages.ts';

/** Reads the same pages for every idea at once, and lets only the mark `[1]` stand. `ideas` has the ideas searched for. */
export function scriptedWeb(): WebReader & { ideas: string[] } {
  const ideas: string[] = [];
  return {
    ideas,
    start(idea) {
      ideas.push(idea);
      async function* events(): AsyncGenerator<SearchEvent> {
        yield { type: 'search', query: 'tool library prices', results: SOURCES.length };
        for (const source of SOURCES) yield { type: 'source', ...source };
      }
      return {
        events: events(),
        ready: Promise.resolve(),
        stop: () => undefined,
        found: () => ({
          service: 'searxng',
          searchedAt: '2026-11-28T08:00:00.000Z',
          searches: [{ query: 'tool library prices', results: SOURCES.length }],
          sources: [...SOURCES],
          excerpts: SOURCES.map(({ url, ...source }) => ({ ...source, host: new URL(url).hostname })),
        }),
      };
    },
    checker: () => ({
      check(block) {
        const marks = block.match(/\[\d+\]/g) ?? [];
        const standing = marks.filter((mark) => mark === '[1]');
        return {
          text: block.replace(/ ?\[(?!1\])\d+\]/g, ''),
          citations: standing.map(() => ({
            source: 1,
            passages: [{ in: 'text', text: SOURCES[0]?.text ?? '', marked: [[0, 13]] }],
          })),
          dropped: marks.length - standing.length,
        };
      },
    }),
  };
}
