import type { AdvicePart, ArrivedAdvice } from './advice.ts';
import type { AdviceEvent } from './events.ts';

/** Adds a section to the advice. In its own file, because the first load of the page has no schemas. */
export function withSection(
  arrived: ArrivedAdvice,
  { field, value }: Extract<AdviceEvent, { type: 'section' }>,
): ArrivedAdvice {
  if (!field.startsWith('parts.')) return { ...arrived, [field]: value };
  // If an earlier part is missing, the list has no gap.
  const { parts = [] } = arrived;
  return {
    ...arrived,
    parts: [...parts.slice(0, Number(field.slice('parts.'.length))), value as AdvicePart],
  };
}
