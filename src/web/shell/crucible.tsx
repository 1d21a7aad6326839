/** The mark: a crucible with what is being tested in it. Decoration; its link says the name. */
export function Crucible({ className = 'size-6' }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={className} fill="currentColor">
      <path d="M4 12h24l-3.2 13.1A4 4 0 0 1 20.9 28h-9.8a4 4 0 0 1-3.9-2.9zm3.8 3 2.3 9.4a1 1 0 0 0 1 .6h9.8a1 1 0 0 0 1-.6L24.200 15z" />
      <path d="M16 2c3.200 2.600 3.600 4.700 2.200 6.700-.600.900-1.300 1.600-2.200 2.300-.900-.700-1.600-1.400-2.200-2.300C12.400 6.700 12.800 4.600 16 2z" />
    </svg>
  );
}
