import type { Language } from '../domain/idea.ts';

/** A difference in points, e.g. `+3,8` or `−2`. `Intl` writes a hyphen instead of a minus sign. */
export function withSign(points: number, language: Language): string {
  const options = { maximumFractionDigits: 1, signDisplay: 'exceptZero' } as const;
  return points.toLocaleString(language === 'es' ? 'es-ES' : 'en-GB', options).replace('-', '−');
}
