import type { messages as evidenceMessages } from '../../document/evidence-messages.ts';
import type { SearchOutcome } from '../../domain/evidence.ts';

type Words = (typeof evidenceMessages)['es'];

/** The outcome of each search, or that it is still running. */
export function SearchList({
  queries,
  searches,
  words,
  waiting,
}: {
  queries: readonly string[];
  searches: readonly SearchOutcome[];
  words: Words;
  waiting: string;
}) {
  const left = [...searches];
  return (
    <ul className="mt-1 grid max-w-measure grid-cols-1 list-disc gap-1 pl-5 marker:text-ember">
      {queries.map((query, index) => {
        const at = left.findIndex((search) => search.query === query);
        const [search] = at < 0 ? [] : left.splice(at, 1);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: searches may repeat and are never reordered.
          <li key={index}>
            {words.query(query)}: {search ? outcomeInWords(search, words) : waiting}
          </li>
        );
      })}
    </ul>
  );
}

function outcomeInWords(search: SearchOutcome, words: Words): string {
  return 'failed' in search ? words.failed(search.failed) : words.results(search.results);
}
