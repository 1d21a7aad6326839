import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLanguage, useMessages } from '../i18n/language.tsx';
import { Button } from './button.tsx';
import { uiMessages } from './messages.ts';

/** How long the confirmation stays, in milliseconds. */
const CONFIRMATION_MS = 3000;

/** Copies a text. Briefly says beside the button that the text was copied, or that the browser forbids copying. */
export function CopyButton({
  label,
  text,
  variant = 'secondary',
  className = '',
}: {
  label: string;
  text(): string;
  variant?: 'primary' | 'secondary' | 'quiet';
  className?: string;
}) {
  const { language } = useLanguage();
  const texts = useMessages(uiMessages);
  const [state, setState] = useState<'copied' | 'failed'>();

  useEffect(() => {
    if (state !== 'copied') return;
    const timer = setTimeout(() => setState(undefined), CONFIRMATION_MS);
    return () => clearTimeout(timer);
  }, [state]);

  async function copy() {
    try {
      // `clipboard` is missing on plain http.
      await navigator.clipboard.writeText(text());
      setState('copied');
    } catch {
      setState('failed');
    }
  }

  const Icon = state === 'copied' ? Check : Copy;
  return (
    <span
      lang={language}
      className={`print:hidden ${className} inline-flex max-w-full flex-wrap items-center gap-3`}
    >
      <Button variant={variant} onClick={copy}>
        <Icon aria-hidden="true" className="size-4 shrink-0" />
        {label}
      </Button>
      <span role="status" className="text-sm text-muted">
        {state && texts[state]}
      </span>
    </span>
  );
}
