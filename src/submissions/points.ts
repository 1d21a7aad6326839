import { type Language, LOCALES } from '../domain/language.ts';

/** Makes 51.24999999999999, which is 51.25 with a rounding error, round up. */
const ROUNDING_ERROR = 1e-6;

/** Points as they are shown and compared: with one decimal, and halves rounded up. */
export const roundedPoints = (points: number): number => Math.round(points * 10 + ROUNDING_ERROR) / 10;

/** Points with the decimal sign of the language. */
export const pointsText = (points: number, language: Language): string =>
  roundedPoints(points).toLocaleString(LOCALES[language], { maximumFractionDigits: 1 });
