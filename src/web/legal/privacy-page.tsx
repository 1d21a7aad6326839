import { LegalArticle } from './legal-article.tsx';
import { privacyEn } from './privacy.en.ts';
import { privacyEs } from './privacy.es.ts';

const TEXT = { es: privacyEs, en: privacyEn };

export function PrivacyPage() {
  return <LegalArticle title="privacy" text={TEXT} />;
}
