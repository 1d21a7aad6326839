import type { ComponentProps, ReactNode } from 'react';

/** A radio button or checkbox with its label and a note. */
export function Option({
  label,
  note,
  ...input
}: ComponentProps<'input'> & { label: string; note?: ReactNode }) {
  return (
    <label className="flex min-h-6 cursor-pointer items-start gap-3">
      <input {...input} className="mt-1 size-5 shrink-0" />
      <span>
        <span className="font-semibold">{label}</span>
        {note && <span className="block max-w-measure text-sm text-muted">{note}</span>}
      </span>
    </label>
  );
}
