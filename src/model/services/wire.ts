import type { TokenUsage } from '../../domain/answer-service.ts';
import { AnalysisError } from '../../domain/errors.ts';
import { isRecord } from './failures.ts';

/** The parts of an answer, whatever the wire format. */
export type WirePart =
  | { type: 'text'; text: string }
  /** Reasoning that is not part of the answer. */
  | { type: 'thinking' }
  | {
      type: 'end';
      reason: 'complete' | 'cut' | 'broken';
      usage?: TokenUsage;
      onlyReasoning?: true;
    };

export function count(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : undefined;
}

export function parseRecord(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** An answer with status 200 in another format. Names the part, never quotes it. */
export function notExpected(service: string, what: string): AnalysisError {
  return new AnalysisError('service_error', { service, cause: new Error(`unexpected answer: ${what}`) });
}

/** Reasoning is kept up to this length, in case that the answer is in it. UTF-16 units. */
export const REASONING_MAX_LENGTH = 65_536;

/** The answer within reasoning: from the last line on that begins an object, as what stands before it is reasoning. */
export function objectIn(text: string): string | undefined {
  const start = Math.max(text.lastIndexOf('\n{'), text.startsWith('{') ? 0 : -1, text.lastIndexOf('```json'));
  return start >= 0 && text.includes('}') ? text.slice(start) : undefined;
}
