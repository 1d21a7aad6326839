import * as z from 'zod/mini';
import { type ArrivedAdvice, adviceSchema } from '../../domain/advice.ts';
import { SERVICE_NAMES } from '../../domain/answer-service.ts';
import { ERROR_CODES } from '../../domain/errors.ts';
import { DEFAULT_LANGUAGE, LANGUAGES } from '../../domain/language.ts';
import { openWholeFile, wellFormed } from '../../domain/open-file.ts';
import { openSections } from '../../domain/report-file.ts';
import { type Entry, isReport, type ReportEntry, type Writing } from './entry.ts';
import type { CheckedSession, SavedSession } from './session.ts';
import type { Failure } from './source.ts';
import { interruptAdvice } from './state.ts';

const FAILURE_CODES = [
  ...ERROR_CODES,
  'site_unreachable',
  'signed_out',
  'new_version',
  'outdated_browser',
  'interrupted',
] as const;

const failureSchema = z.object({
  code: z.optional(z.enum(FAILURE_CODES)),
  message: z.optional(z.string()),
  messageLanguage: z.optional(z.enum(LANGUAGES)),
  retryable: z.boolean(),
  requestId: z.optional(z.string()),
  asked: z.optional(
    z.object({
      service: z.optional(z.enum(SERVICE_NAMES)),
      label: z.optional(z.string()),
      inBrowser: z.boolean(),
    }),
  ),
});

/** Checks the session that the tab's storage holds after a reload. */
export function checkSession({
  report,
  writing,
  advice,
  id,
  origin,
  improving,
}: SavedSession): CheckedSession {
  const opened = openWholeFile(report);
  const entry = opened.ok
    ? ({ id, file: opened.file, leftOut: opened.leftOut, origin, ...openAdviceState(advice) } as Entry)
    : undefined;
  const unopened = opened.ok || report === undefined ? undefined : { ...opened, stored: report };
  const { idea, language, results, ...rest } = wellFormed(
    (writing ?? {}) as Partial<Writing> & { failure?: unknown },
  );
  const sections = openSections(rest.sections);
  if (typeof idea !== 'string' || Object.keys(sections).length === 0) return { entry, unopened };
  const isReassessed = typeof results === 'string';
  return {
    entry,
    unopened,
    writing: {
      id: 0,
      idea,
      language: LANGUAGES.find((each) => each === language) ?? DEFAULT_LANGUAGE,
      results: isReassessed ? results : undefined,
      baseline: (improving || isReassessed) && entry && isReport(entry) ? entry : undefined,
      startedAt: 0,
      sections,
      advice: adviceSchema.safeParse(rest.advice).data,
      advising: openAdvising(rest.advising),
    },
    failure: openFailure(rest.failure),
  };
}

/** A saved failure; `undefined` for anything else. */
function openFailure(value: unknown): Failure | undefined {
  const { data } = failureSchema.safeParse(value);
  return data as Failure | undefined;
}

/** The state of a report's advice that the report's file does not hold. */
function openAdviceState(saved: unknown): Pick<ReportEntry, 'advising' | 'otherAdvice'> {
  const { advising, otherAdvice } = wellFormed((saved ?? {}) as Partial<ReportEntry>);
  const { data: advice } = adviceSchema.safeParse(otherAdvice?.advice);
  return {
    advising: openAdvising(advising),
    otherAdvice: advice && { advice, isEarlier: otherAdvice?.isEarlier !== false },
  };
}

/** A saved request for advice, with the parts of the advice that had arrived. */
function openAdvising(saved: unknown): Writing['advising'] {
  if (typeof saved !== 'object' || saved === null) return undefined;
  const { arrived = {}, failure } = saved as { arrived?: Record<string, unknown>; failure?: unknown };
  const { parts, ...single } = adviceSchema.shape;
  const list = Array.isArray(arrived.parts) ? arrived.parts : [];
  const fields = Object.entries(single).map(([field, schema]) => [
    field,
    schema.safeParse(arrived[field]).data,
  ]);
  const opened: ArrivedAdvice = {
    ...Object.fromEntries(fields.filter(([, value]) => value !== undefined)),
    parts: list.flatMap((part) => parts.def.element.safeParse(part).data ?? []),
  };
  const cause = openFailure(failure);
  return cause
    ? { status: 'failed', arrived: opened, failure: cause }
    : interruptAdvice({ status: 'asking', arrived: opened });
}
