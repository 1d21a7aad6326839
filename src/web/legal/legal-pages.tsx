import { LegalArticle } from './legal-article.tsx';
import { privacyEn } from './privacy.en.ts';
import { privacyEs } from './privacy.es.ts';
import { termsEn } from './terms.en.ts';
import { termsEs } from './terms.es.ts';

const PRIVACY = { es: privacyEs, en: privacyEn };
const TERMS = { es: termsEs, en: termsEn };

export function PrivacyPage() {
  return <LegalArticle title="privacy" text={PRIVACY} />;
}

export function TermsPage() {
  return <LegalArticle title="terms" text={TERMS} />;
}
