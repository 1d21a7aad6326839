import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLanguage } from '../i18n/language.tsx';
import { useMessages } from '../i18n/use-messages.ts';
import { Button } from '../ui/button.tsx';
import { messages } from './page-messages.ts';

/** How long the confirmation stays. Milliseconds. */
const SAY_FOR_MS = 3000;

/** Copies a text and confirms it. */
export function CopyButton({
  kind,
  text,
  className = '',
}: {
  kind: 'Pitch' | 'Markdown' | 'Questions' | 'Message';
  text(): string | Promise<string>;
  className?: string;
}) {
  const texts = useMessages(messages);
  const { language } = useLanguage();
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');

  useEffect(() => {
    if (state !== 'copied') return;
    const timer = setTimeout(() => setState('idle'), SAY_FOR_MS);
    return () => clearTimeout(timer);
  }, [state]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(await text());
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
      <Button onClick={copy}>
        <Icon aria-hidden="true" className="size-4" />
        {texts[`copy${kind}`]}
      </Button>
      <span role="status" className="text-sm text-muted">
        {state === 'copied' && texts.copied}
        {state === 'failed' && texts.copyFailed}
      </span>
    </span>
  );
}
