/** Classes of a field below its label. */
export const fieldClass =
  'mt-1 block min-h-11 w-full rounded-control border border-line-strong bg-paper px-3 py-2 font-normal text-ink placeholder:text-muted';
