import { Plus, Search, X } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { QUERY_MAX_LENGTH } from '../../domain/evidence.ts';
import { truncateCodePoints } from '../../domain/idea.ts';
import { QUERIES_MAX } from '../../domain/old-evidence.ts';
import { useMessages } from '../i18n/language.tsx';
import { Button } from '../ui/button.tsx';
import { searchMessages } from './messages.ts';

/** A form to edit or remove the proposed searches before they are sent. */
export function QueryForm({
  queries,
  service,
  onChange,
  onSearch,
  onCancel,
}: {
  queries: readonly string[];
  /** Name of the search service. */
  service: string;
  onChange(queries: readonly string[]): void;
  onSearch(): void;
  onCancel(): void;
}) {
  const texts = useMessages(searchMessages);
  const heading = useRef<HTMLHeadingElement>(null);
  const [isMissing, setMissing] = useState(false);

  // The button that opened the form had the focus and no longer exists.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  function submit(event: FormEvent) {
    event.preventDefault();
    const isEmpty = queries.every((query) => query.trim() === '');
    setMissing(isEmpty);
    if (!isEmpty) onSearch();
  }

  return (
    <form onSubmit={submit} noValidate className="max-w-measure">
      <h3 ref={heading} tabIndex={-1} className="text-lg">
        {texts.edit}
      </h3>
      <ol className="mt-3 grid grid-cols-1 gap-2.5">
        {queries.map((query, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the fields hold no state of their own.
          <li key={index} className="flex items-center gap-2">
            <input
              type="text"
              aria-label={texts.query(index + 1)}
              value={query}
              onChange={(event) => {
                const typed = truncateCodePoints(event.target.value, QUERY_MAX_LENGTH);
                onChange(queries.with(index, typed));
              }}
              autoComplete="off"
              className="block min-h-11 w-full min-w-0 rounded-control border border-line-strong bg-surface px-3 py-2 text-ink"
            />
            <Button
              variant="quiet"
              aria-label={texts.remove(index + 1)}
              onClick={() => {
                onChange(queries.toSpliced(index, 1));
                heading.current?.focus({ preventScroll: true });
              }}
              className="shrink-0"
            >
              <X aria-hidden="true" className="size-5" />
            </Button>
          </li>
        ))}
      </ol>
      {queries.length < QUERIES_MAX && (
        <Button variant="quiet" onClick={() => onChange([...queries, ''])} className="mt-2 -ml-3">
          <Plus aria-hidden="true" className="size-4" />
          {texts.add}
        </Button>
      )}
      <p className="mt-3">{texts.recipient(service)}</p>
      <p role="alert" className="mt-2 text-danger empty:hidden">
        {isMissing && texts.none}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button type="submit">
          <Search aria-hidden="true" className="size-4" />
          {texts.search}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
}
