import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useMessages } from '../i18n/language.tsx';
import { uiMessages } from './messages.ts';

/**
 * A modal dialog. The browser keeps the focus inside, closes the dialog on Escape and then restores the focus. The
 * dialog is a child of `body`: inside a part that a narrower window hides, it would block the page invisibly.
 */
export function Dialog({
  title,
  onClose,
  children,
}: {
  title: string;
  onClose(): void;
  children: ReactNode;
}) {
  const { close } = useMessages(uiMessages);
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => dialog.current?.showModal(), []);
  return createPortal(
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      className="m-auto max-h-[calc(100dvh-2rem)] w-[min(40rem,calc(100vw-1rem))] overflow-y-auto wrap-anywhere rounded-xl border border-line bg-surface px-4 py-6 text-ink backdrop:bg-black/50 sm:px-8"
    >
      <div className="flex items-start justify-between gap-4">
        <h2 id={titleId} className="hyphens-auto font-display text-2xl">
          {title}
        </h2>
        <button
          type="button"
          aria-label={close}
          onClick={() => dialog.current?.close()}
          className="-mt-1 -mr-2 inline-flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-control hover:bg-sunk"
        >
          <X aria-hidden="true" className="size-5" />
        </button>
      </div>
      {children}
    </dialog>,
    document.body,
  );
}
