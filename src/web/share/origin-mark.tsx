import type { Origin } from '../analysis/state.ts';
import { useMessages } from '../i18n/language.tsx';
import { shareMessages } from './messages.ts';

/** Says where a report comes from that was not written in this tab. */
export function OriginMark({ origin }: { origin: Origin }) {
  const texts = useMessages(shareMessages);
  return (
    <p className="border-l-4 border-warning bg-warning-soft px-4 py-2 font-semibold">
      {texts.origin[origin]}
    </p>
  );
}
