import { useMessages } from '../i18n/use-messages.ts';
import { useSettings } from '../ui/site-settings.tsx';
import { messages } from './messages.ts';

/** The home page's heading and introduction. */
export function Introduction() {
  const texts = useMessages(messages);
  const { aiGenerated } = useSettings().service;
  return (
    <>
      <h1 className="font-display text-3xl text-balance lg:text-4xl">{texts.heading}</h1>
      <p className="mt-2 max-w-measure text-sm text-muted sm:text-base lg:mt-5 lg:text-lg">
        {aiGenerated ? texts.intro : texts.introRules}
      </p>
    </>
  );
}

/** What the site offers: only a model can write it. */
export function Badges() {
  const texts = useMessages(messages);
  if (!useSettings().service.aiGenerated) return null;
  return (
    <ul
      aria-label={texts.badges}
      className="flex flex-wrap content-start gap-x-5 gap-y-2 text-xs font-semibold lg:text-sm"
    >
      {[texts.badgeExpert, texts.badgeDeep, texts.badgeReal].map((badge) => (
        <li key={badge} className="flex items-center gap-2">
          <span aria-hidden="true" className="size-2 rotate-45 bg-ember forced-colors:bg-[CanvasText]" />
          {badge}
        </li>
      ))}
    </ul>
  );
}
