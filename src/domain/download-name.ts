import { brand } from '../brand.ts';

/**
 * `Crisol-<project name>-<YYYY-MM-DD>.<extension>`, with the local date and only the letters (including accented letters)
 * and digits of the name. A name without letters and digits is omitted.
 */
export function reportFileName(projectName: string, date: Date, extension: 'pdf' | 'md' | 'json'): string {
  const name = projectName.normalize('NFC').replace(/[^\p{L}\p{Nd}]/gu, '');
  const day = [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
  return `${[brand.name, name, day].filter(Boolean).join('-')}.${extension}`;
}
