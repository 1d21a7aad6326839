import { Fragment } from 'react';
import type { Span, Text } from '../../document/blocks.ts';

const STYLES: Readonly<Record<NonNullable<Span['style']>, string>> = {
  strong: 'font-semibold',
  muted: 'text-sm text-muted',
  accent: 'font-semibold text-ember',
  // The underline shows in forced colours and in print, where backgrounds may not.
  mark: 'bg-ember-soft text-ink underline decoration-ember decoration-2 underline-offset-4',
};

/** A text with its runs, each in its style. */
export function Spans({ text }: { text: Text }) {
  return text.map(({ text: words, style, isJoined }, index) => {
    const Element = style === 'mark' ? 'mark' : 'span';
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: runs are never reordered.
      <Fragment key={index}>
        {index > 0 && !isJoined && ' '}
        {style ? <Element className={STYLES[style]}>{words}</Element> : words}
      </Fragment>
    );
  });
}
