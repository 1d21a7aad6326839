import type { AdvicePart, ArrivedAdvice } from './advice.ts';
import type { AdviceEvent } from './events.ts';

/** The advice, after another section. Apart from the schemas, which the page's first load does without. */
export function withSection(
  arrived: ArrivedAdvice,
  { field, value }: Extract<AdviceEvent, { type: 'section' }>,
): ArrivedAdvice {
  if (!field.startsWith('parts.')) return { ...arrived, [field]: value };
  // Without holes, should one be missing.
  const { parts = [] } = arrived;
  return {
    ...arrived,
    parts: [...parts.slice(0, Number(field.slice('parts.'.length))), value as AdvicePart],
  };
}
