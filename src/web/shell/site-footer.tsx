import { useMessages } from '../i18n/use-messages.ts';
import { PageLink } from '../ui/page-link.tsx';
import { useSettings } from '../ui/site-settings.tsx';
import { shellMessages } from './messages.ts';

const LINK =
  'inline-flex min-h-11 items-center text-muted underline decoration-line underline-offset-4 hover:text-ember';

export function SiteFooter() {
  const texts = useMessages(shellMessages);
  const { contactUrl } = useSettings();
  return (
    <footer className="[overflow-anchor:none] break-inside-avoid border-t border-line py-8 text-sm text-muted print:mt-6 print:py-2">
      <p className="font-display text-xl text-ink">{texts.tagline}</p>
      <p className="mt-2 max-w-measure">{texts.disclaimer}</p>
      <ul className="mt-3 flex flex-wrap gap-x-6 print:hidden">
        <li>
          <PageLink to="privacy" className={LINK}>
            {texts.privacy}
          </PageLink>
        </li>
        <li>
          <PageLink to="terms" className={LINK}>
            {texts.terms}
          </PageLink>
        </li>
        <li>
          {contactUrl === null ? (
            <span className="inline-flex min-h-11 items-center">{texts.contactNotSet}</span>
          ) : (
            <a href={contactUrl} rel="me noopener" target="_blank" className={LINK}>
              {texts.contact}
            </a>
          )}
        </li>
      </ul>
    </footer>
  );
}
