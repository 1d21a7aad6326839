import { brand } from '../brand.ts';
import { useLanguage } from './i18n/language.tsx';

/** The main screen. */
export function AnalysisScreen() {
  const { language } = useLanguage();
  return <h1 className="max-w-measure pt-10 font-display text-4xl">{brand.tagline[language]}</h1>;
}
