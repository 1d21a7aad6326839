import { useId, useState } from 'react';
import type { QuotationBlock } from '../../document/blocks.ts';
import { codePointLength } from '../../domain/idea.ts';
import { useLanguage, useMessages } from '../i18n/language.tsx';
import { Button } from '../ui/button.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { pageMessages } from './page-messages.ts';

/** In code points. A longer idea, of more than about four lines, is folded. */
const FOLD_FROM = 320;

export function Quotation({ of, text, copy }: QuotationBlock) {
  const texts = useMessages(pageMessages);
  const { language } = useLanguage();
  const id = useId();
  const [open, setOpen] = useState(false);
  const isPitch = of === 'pitch';
  const isLong = of === 'idea' && codePointLength(text) > FOLD_FROM;
  return (
    <figure
      className={`max-w-measure border-l-4 pl-4 not-first:mt-2.5 sm:flex sm:flex-wrap sm:items-end sm:justify-between sm:gap-x-4 ${isPitch || of === 'message' ? 'border-ember' : 'border-line-strong'}`}
    >
      {/* The language of what a person typed is unknown. */}
      <blockquote
        id={id}
        lang={copy === undefined ? '' : undefined}
        dir="auto"
        className={`min-w-0 flex-1 basis-80 whitespace-pre-line wrap-anywhere ${isPitch ? 'font-display text-lg' : ''} ${isLong && !open ? 'line-clamp-3 print:line-clamp-none' : ''}`}
      >
        {text}
      </blockquote>
      {isLong && (
        <Button
          variant="quiet"
          lang={language}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className="text-sm max-sm:-ml-3 print:hidden"
        >
          {open ? texts.lessIdea : texts.wholeIdea}
        </Button>
      )}
      {copy !== undefined && (
        <CopyButton
          label={isPitch ? texts.copyPitch : texts.copyMessage}
          text={() => copy}
          variant="quiet"
          className="max-sm:-ml-3"
        />
      )}
    </figure>
  );
}
