import { LegalArticle } from './legal-article.tsx';
import type { LegalPageProps } from './legal-text.ts';
import { privacyEn } from './privacy.en.ts';
import { privacyEs } from './privacy.es.ts';
import { termsEn } from './terms.en.ts';
import { termsEs } from './terms.es.ts';

const PRIVACY = { es: privacyEs, en: privacyEn };
const TERMS = { es: termsEs, en: termsEn };

export function PrivacyPage({ backHome }: LegalPageProps) {
  return <LegalArticle title="privacy" text={PRIVACY} backHome={backHome} />;
}

export function TermsPage({ backHome }: LegalPageProps) {
  return <LegalArticle title="terms" text={TERMS} backHome={backHome} />;
}
