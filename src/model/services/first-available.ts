import type { AnswerPart, AnswerRequest, AnswerService, ServiceStatus } from '../../domain/answer-service.ts';
import { AnalysisError } from '../../domain/errors.ts';

/**
 * Several services as one, asked in order: the next one takes over when one fails or answers nothing before any text
 * has been shown. When all fail, the error is that of the first, which is the one the host chose and has to mend.
 */
export function firstAvailable(services: readonly AnswerService[]): AnswerService {
  const [first, ...others] = services;
  if (!first) throw new AnalysisError('unknown_service');
  if (others.length === 0) return first;

  async function* answer(request: AnswerRequest, signal: AbortSignal): AsyncGenerator<AnswerPart> {
    let firstError: AnalysisError | undefined;
    const { preferred } = request;
    const inOrder = [
      ...services.filter(({ name }) => name === preferred),
      ...services.filter(({ name }) => name !== preferred),
    ];
    for (const service of inOrder) {
      let hasText = false;
      try {
        let saidNothing = false;
        for await (const part of service.answer(request, signal)) {
          hasText ||= part.type === 'text';
          saidNothing = part.type === 'end' && !hasText;
          if (saidNothing) break;
          yield part;
        }
        if (!saidNothing) return;
        firstError ??= new AnalysisError('empty_response', { service: service.label });
      } catch (error) {
        if (!(error instanceof AnalysisError) || hasText || error.code === 'cancelled') throw error;
        firstError ??= error;
      }
    }
    throw firstError;
  }

  async function status(signal: AbortSignal): Promise<ServiceStatus> {
    // In parallel: one that hangs must not use up the time of the others.
    const asked = services.map(({ label, status }) => ({ label, status: status(signal) }));
    const details: string[] = [];
    for (const { label, status } of asked) {
      const found = await status;
      if (found.usable) return found;
      details.push(`${label}: ${found.detail}`);
    }
    return { usable: false, model: first?.model, detail: details.join('; ') };
  }

  return {
    name: first.name,
    label: first.label,
    aiGenerated: first.aiGenerated,
    get model() {
      return first.model;
    },
    answer,
    prepare: (language) => first.prepare?.(language),
    status,
  };
}
