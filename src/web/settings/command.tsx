import { useMessages } from '../i18n/language.tsx';
import { useCopy } from '../ui/copy-button.tsx';
import { settingsMessages } from './messages.ts';

/** A terminal command with a copy button. If the browser forbids copying, the command can be selected by hand. */
export function Command({ children, label }: { children: string; label: string }) {
  const { copyLine } = useMessages(settingsMessages);
  const { copy, icon, result } = useCopy(() => children);
  return (
    <span className="mt-1 block">
      <span className="block text-xs text-muted">{label}</span>
      <span className="flex items-stretch gap-1">
        <code className="block min-w-0 flex-1 overflow-x-auto rounded-control bg-sunk px-3 py-2 font-mono text-sm whitespace-pre-wrap wrap-anywhere">
          {children}
        </code>
        <button
          type="button"
          aria-label={`${copyLine} ${children}`}
          onClick={copy}
          className="inline-flex size-10 shrink-0 cursor-pointer items-center justify-center rounded-control hover:bg-sunk"
        >
          {icon}
        </button>
      </span>
      <span role="status" className="sr-only">
        {result}
      </span>
    </span>
  );
}
