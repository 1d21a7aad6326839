import { LegalArticle } from './legal-article.tsx';
import { termsEn } from './terms.en.ts';
import { termsEs } from './terms.es.ts';

const TEXT = { es: termsEs, en: termsEn };

export function TermsPage() {
  return <LegalArticle title="terms" text={TEXT} />;
}
