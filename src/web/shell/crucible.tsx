/** The logo. Decorative: the link around it has the name. */
export function Crucible({ className = 'size-6' }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={className} fill="currentColor">
      <path d="M3 13.5h26v3h-2.2l-2 9.3A4 4 0 0 1 20.9 29h-9.8a4 4 0 0 1-3.9-3.2l-2-9.3H3z" />
      <path d="M16 2c3.8 3.2 4.6 5.6 3.2 8.1q-.3.5-.7.9h-5q-.4-.4-.7-.9C11.4 7.6 12.2 5.2 16 2z" />
    </svg>
  );
}
