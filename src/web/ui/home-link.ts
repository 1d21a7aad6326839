import type { ComponentType, ReactNode } from 'react';

/** Link to the home page. Pages get it passed in to avoid an import cycle: a page link can load any page. */
export type HomeLink = ComponentType<{
  className: string;
  /** Shows the form, whatever the home page showed before. */
  toForm?: boolean;
  children: ReactNode;
}>;
