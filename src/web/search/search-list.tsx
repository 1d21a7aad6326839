import { searchInWords } from '../../document/evidence.ts';
import { evidenceMessages } from '../../document/evidence-messages.ts';
import type { SearchOutcome } from '../../domain/evidence.ts';
import { useMessages } from '../i18n/language.tsx';
import { searchMessages } from './messages.ts';

/** The outcome of each search, or that it is still running. */
export function SearchList({
  queries,
  searches,
}: {
  queries: readonly string[];
  searches: readonly SearchOutcome[];
}) {
  const words = useMessages(evidenceMessages);
  const { waiting } = useMessages(searchMessages);
  return (
    <ul className="mt-1 grid max-w-measure grid-cols-1 list-disc gap-1 pl-5 marker:text-ember">
      {queries.map((query) => {
        const search = searches.find((each) => each.query === query);
        return (
          <li key={query}>{search ? searchInWords(search, words) : `${words.query(query)}: ${waiting}`}</li>
        );
      })}
    </ul>
  );
}
