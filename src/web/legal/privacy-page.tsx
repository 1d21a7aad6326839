import { useMessages } from '../i18n/messages.ts';
import { messages } from '../shell/messages.ts';
import { PageLink } from '../ui/page-link.tsx';

export function PrivacyPage() {
  const texts = useMessages(messages);
  return (
    <article className="max-w-measure pt-8">
      <h1 className="font-display text-3xl">{texts.privacy}</h1>
      <p className="mt-8">
        <PageLink to="home">{texts.backHome}</PageLink>
      </p>
    </article>
  );
}
