import * as z from 'zod/mini';

/** Limits that keep a hostile or endless answer from filling a page or a PDF, in UTF-16 units and items. */
export const TEXT_MAX_LENGTH = 4000;
export const LIST_ITEM_MAX_LENGTH = 1000;
export const LIST_MAX_ITEMS = 20;
export const PROJECT_NAME_MAX_LENGTH = 120;

/** A visible character: no blank, control or combining mark, and no letter without a glyph. */
const VISIBLE = /[^\s\p{C}\p{M}\u115F\u1160\u2800\u3164\uFFA0]/u;

export function isVisible(text: string): boolean {
  return VISIBLE.test(text);
}

export const textSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(TEXT_MAX_LENGTH));
export const lineSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(LIST_ITEM_MAX_LENGTH));
export const nameSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(PROJECT_NAME_MAX_LENGTH));

/** ISO 8601 with a time zone. Rejects dates that do not exist, because a stranger's file may contain any text. */
export const dateTimeSchema = z.iso.datetime({ offset: true });
