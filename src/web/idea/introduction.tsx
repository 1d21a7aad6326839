import { useSettings } from '../contexts.ts';
import { useMessages } from '../i18n/language.tsx';
import { ideaMessages } from './messages.ts';

/** The home page's heading and introduction. */
export function Introduction() {
  const texts = useMessages(ideaMessages);
  const { service } = useSettings();
  return (
    <>
      <h1 className="font-display text-3xl text-balance lg:text-4xl">{texts.heading}</h1>
      <p className="mt-2 max-w-measure text-sm text-muted sm:text-base lg:mt-5 lg:text-lg">
        {service ? texts.intro : texts.introRules}
      </p>
    </>
  );
}

/** What the site offers. Absent on a site without a model. */
export function Badges() {
  const texts = useMessages(ideaMessages);
  if (!useSettings().service) return null;
  return (
    <ul
      aria-label={texts.badges}
      className="flex flex-wrap self-start gap-x-5 gap-y-2 text-xs font-semibold lg:text-sm"
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
