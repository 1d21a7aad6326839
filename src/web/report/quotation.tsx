import type { QuotationBlock } from '../../document/blocks.ts';
import { useMessages } from '../i18n/language.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { pageMessages } from './page-messages.ts';

export function Quotation({ of, text, copy }: QuotationBlock) {
  const texts = useMessages(pageMessages);
  const isPitch = of === 'pitch';
  return (
    <figure
      className={`max-w-measure border-l-4 pl-4 not-first:mt-2.5 sm:flex sm:flex-wrap sm:items-end sm:justify-between sm:gap-x-4 ${isPitch || of === 'message' ? 'border-ember' : 'border-line-strong'}`}
    >
      {/* The language of what a person typed is unknown. */}
      <blockquote
        lang={copy === undefined ? '' : undefined}
        dir="auto"
        className={`min-w-0 flex-1 basis-80 whitespace-pre-line wrap-anywhere ${isPitch ? 'font-display text-lg' : ''}`}
      >
        {text}
      </blockquote>
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
