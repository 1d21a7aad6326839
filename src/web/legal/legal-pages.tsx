import { brand } from '../../brand.ts';
import { useSettings } from '../contexts.ts';
import { useLanguage, useMessages } from '../i18n/language.tsx';
import { shellMessages } from '../shell/messages.ts';
import { PageLink, SCORING } from '../ui/page-link.tsx';
import { type LegalBlock, legalMessages } from './messages.ts';
import { privacyEn } from './privacy.en.ts';
import { privacyEs } from './privacy.es.ts';
import { termsEn } from './terms.en.ts';
import { termsEs } from './terms.es.ts';

const TEXTS = {
  privacy: { es: privacyEs, en: privacyEn },
  terms: { es: termsEs, en: termsEn },
} as const;

export function PrivacyPage() {
  return <LegalArticle page="privacy" />;
}

export function TermsPage() {
  return <LegalArticle page="terms" />;
}

/** A legal text with its date, and links to the home page at both ends. */
function LegalArticle({ page }: { page: keyof typeof TEXTS }) {
  const texts = useMessages(legalMessages);
  const shell = useMessages(shellMessages);
  const { language } = useLanguage();
  const sections = Object.entries(TEXTS[page][language](useSettings()));
  const backHome = (
    <PageLink to="home" className="link inline-flex min-h-11 items-center gap-2 print:hidden">
      <span aria-hidden="true">←</span>
      {shell.backHome}
    </PageLink>
  );
  return (
    <article className="grid max-w-measure grid-cols-1 gap-10 pt-4 sm:pt-8">
      <header>
        {backHome}
        <h1 className="mt-4 font-display text-4xl">{shell[page]}</h1>
        <p className="mt-4 text-sm text-muted">{texts.updated(brand.legal.updated)}</p>
      </header>
      {sections.map(
        ([title, blocks]) =>
          blocks && (
            <section key={title} className="grid grid-cols-1 gap-4 border-t border-line pt-6">
              <h2
                id={title === texts.scoring ? SCORING : undefined}
                className="scroll-mt-20 font-display text-2xl"
              >
                {title}
              </h2>
              {blocks.map((block, position) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no ids and are never reordered.
                <Block key={position} block={block} />
              ))}
            </section>
          ),
      )}
      <div className="border-t border-line pt-6">{backHome}</div>
    </article>
  );
}

function Block({ block }: { block: LegalBlock }) {
  const { missing } = useMessages(legalMessages);
  if (block === false) return null;
  if (typeof block === 'string') return <p>{block}</p>;
  if (Array.isArray(block))
    return (
      <ul className="list-disc grid grid-cols-1 gap-2 pl-5 marker:text-ember">
        {block.map((item) => item !== false && <li key={item}>{item}</li>)}
      </ul>
    );
  return (
    <dl className="grid grid-cols-1 gap-2">
      {Object.entries(block).map(([name, value]) => (
        <div key={name} className="grid gap-x-4 sm:grid-cols-[minmax(0,12rem)_minmax(0,1fr)]">
          <dt className="text-muted">{name}</dt>
          <dd>
            {value ?? (
              <mark className="rounded-sm bg-warning-soft px-1.5 font-semibold text-warning">{missing}</mark>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
