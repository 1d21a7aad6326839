import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLanguage, useMessages } from '../i18n/language.tsx';
import { Button } from './button.tsx';
import { uiMessages } from './messages.ts';

/** How long the confirmation stays, in milliseconds. */
const CONFIRMATION_MS = 3000;

/** Copies a text. `result` briefly says that the text was copied, or that the browser forbids copying. */
export function useCopy(text: () => string) {
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
  return {
    copy,
    icon: <Icon aria-hidden="true" className="size-4 shrink-0" />,
    result: state && texts[state],
  };
}

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
  const { copy, icon, result } = useCopy(text);
  return (
    <span
      lang={language}
      className={`print:hidden ${className} inline-flex max-w-full flex-wrap items-center gap-3`}
    >
      <Button variant={variant} onClick={copy}>
        {icon}
        {label}
      </Button>
      <span role="status" className="text-sm text-muted">
        {result}
      </span>
    </span>
  );
}
