import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '../i18n/use-messages.ts';
import { messages } from './messages.ts';

/** A terminal command with a copy button. */
export function Command({ children, label }: { children: string; label?: string }) {
  const texts = useMessages(messages);
  const [copied, setCopied] = useState(false);
  const Icon = copied ? Check : Copy;

  function copy() {
    // If the browser forbids copying, the command can be selected by hand.
    navigator.clipboard?.writeText(children).then(
      () => setCopied(true),
      () => undefined,
    );
  }

  return (
    <span className="mt-1 block">
      {label && <span className="block text-xs text-muted">{label}</span>}
      <span className="flex items-stretch gap-1">
        <code className="block min-w-0 flex-1 overflow-x-auto rounded-control bg-sunk px-3 py-2 font-mono text-sm whitespace-pre-wrap wrap-anywhere">
          {children}
        </code>
        <button
          type="button"
          aria-label={`${texts.copyLine} ${children}`}
          onClick={copy}
          className="inline-flex size-10 shrink-0 cursor-pointer items-center justify-center rounded-control hover:bg-sunk"
        >
          <Icon aria-hidden="true" className="size-4" />
        </button>
      </span>
      <span role="status" className="sr-only">
        {copied && texts.copied}
      </span>
    </span>
  );
}
