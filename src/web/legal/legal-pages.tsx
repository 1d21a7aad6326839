import { brand } from '../../brand.ts';
import { useSettings } from '../contexts.ts';
import { useLanguage, useMessages } from '../i18n/language.tsx';
import { shellMessages } from '../shell/messages.ts';
import { PageLink, SCORING } from '../ui/page-link.tsx';
import type { LegalBlock } from './messages.ts';
import { legalMessages } from './messages.ts';
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

/** A legal text with its date, a list of sections, and links to the home page at both ends. */
function LegalArticle({ page }: { page: keyof typeof TEXTS }) {
  const texts = useMessages(legalMessages);
  const shell = useMessages(shellMessages);
  const { language } = useLanguage();
  const text = TEXTS[page][language](useSettings());
  const sections = Object.entries(text)
    .flatMap(([title, blocks]) => (blocks ? [{ title, blocks }] : []))
    .map((section, index) => ({
      ...section,
      id: section.title === texts.scoring ? SCORING : `s${index + 1}`,
    }));
  const backHome = (
    <PageLink to="home" className="link inline-flex min-h-11 items-center gap-2 print:hidden">
      <span aria-hidden="true">←</span>
      {shell.backHome}
    </PageLink>
  );
  return (
    <article className="pt-4 sm:pt-8">
      {backHome}
      <h1 className="mt-4 font-display text-4xl">{shell[page]}</h1>
      <p className="mt-4 text-sm text-muted">{texts.updated(brand.legal.updated)}</p>
      <div className="mt-10 gap-16 lg:grid lg:grid-cols-[minmax(0,42rem)_minmax(0,1fr)]">
        <div className="grid grid-cols-1 gap-10">
          {sections.map(({ title, blocks, id }) => (
            <section key={title} aria-labelledby={id} className="border-t border-line pt-6">
              <h2 id={id} className="scroll-mt-20 font-display text-2xl">
                {title}
              </h2>
              <div className="mt-4 grid grid-cols-1 gap-4">
                {blocks.map((block, position) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no ids and are never reordered.
                  <Block key={position} block={block} />
                ))}
              </div>
            </section>
          ))}
          <div className="border-t border-line pt-6">{backHome}</div>
        </div>
        <nav aria-label={texts.contents} className="hidden text-sm lg:block print:hidden">
          <div className="sticky top-24">
            <p className="font-semibold">{texts.contents}</p>
            <ol className="mt-2 border-l border-line">
              {sections.map(({ title, id }) => (
                <li key={title}>
                  <a
                    href={`#${id}`}
                    className="-ml-px block border-l border-transparent py-1.5 pl-4 text-muted no-underline hover:border-ember hover:text-ember"
                  >
                    {title}
                  </a>
                </li>
              ))}
            </ol>
          </div>
        </nav>
      </div>
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
