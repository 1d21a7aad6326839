import { useMessages } from '../i18n/messages.ts';
import { messages } from './messages.ts';

/** What the page is for, and what it promises. */
export function Introduction() {
  const texts = useMessages(messages);
  return (
    <div className="pt-8 sm:pt-12 lg:sticky lg:top-8 lg:self-start">
      <h1 className="font-display text-4xl text-balance">{texts.heading}</h1>
      <p className="mt-5 max-w-measure text-lg text-muted">{texts.intro}</p>
      <ul aria-label={texts.badges} className="mt-6 flex flex-wrap gap-x-5 gap-y-2 text-sm font-semibold">
        {[texts.badgeExpert, texts.badgeDeep, texts.badgeReal].map((badge) => (
          <li key={badge} className="flex items-center gap-2">
            <span aria-hidden="true" className="size-2 rotate-45 bg-ember forced-colors:bg-[CanvasText]" />
            {badge}
          </li>
        ))}
      </ul>
    </div>
  );
}
