import type { SourcedFinding } from '../../document/evidence.ts';
import { messages as evidenceMessages } from '../../document/evidence-messages.ts';
import { messagesIn } from '../../document/messages.ts';
import type { Language } from '../../domain/idea.ts';
import { SourceLink } from './findings.tsx';

/** The competitors found on the web, shown at the start of the competition chapter. */
export function FoundCompetitors({
  found,
  language,
}: {
  found: readonly (SourcedFinding & { name: string })[];
  language: Language;
}) {
  const words = messagesIn(evidenceMessages, language);
  return (
    <>
      <h3 className="mb-2 text-base">{words.foundCompetitors}</h3>
      <ul className="border-t border-line">
        {found.map(({ name, quote, page }) => (
          <li
            key={name}
            className="flex flex-wrap items-baseline justify-between gap-x-5 border-b border-line py-2.5"
          >
            <p className="min-w-0 flex-1 basis-72">
              <b className="font-semibold">{name}</b>: <span lang="">{words.quoted(quote)}</span>{' '}
              <span className="text-sm text-muted">({words.quotedFromWeb})</span>
            </p>
            <span className="text-sm">
              <SourceLink page={page} />
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
