import type { ComponentProps } from 'react';

const BASE =
  'inline-flex min-h-11 max-w-full cursor-pointer wrap-anywhere items-center justify-center gap-2 rounded-control py-2 text-base font-semibold no-underline transition-colors disabled:cursor-not-allowed';

const VARIANTS = {
  /**
   * The main action. At most one in a section. With forced colours Chromium draws a backplate in the page's colour
   * behind texts, so a label in that colour would vanish.
   */
  primary:
    'border border-transparent px-5 bg-ember text-on-ember hover:bg-ember-strong disabled:bg-sunk disabled:text-muted disabled:border-line forced-colors:border-[ButtonText] forced-colors:bg-[ButtonFace] forced-colors:text-[ButtonText]',
  secondary:
    'border border-line-strong px-5 bg-transparent text-ink hover:border-ink hover:bg-sunk disabled:text-muted disabled:border-line',
  /** Looks like text until hovered. */
  quiet: 'border border-transparent px-3 text-ember hover:bg-ember-soft disabled:text-muted',
} as const;

type Variant = keyof typeof VARIANTS;

/** Button classes, for links that look like buttons. */
export function buttonClass(variant: Variant = 'secondary', extra = ''): string {
  return `${BASE} ${VARIANTS[variant]} ${extra}`;
}

export function Button({
  variant = 'secondary',
  className = '',
  type = 'button',
  ...rest
}: ComponentProps<'button'> & { variant?: Variant }) {
  return <button type={type} className={buttonClass(variant, className)} {...rest} />;
}
