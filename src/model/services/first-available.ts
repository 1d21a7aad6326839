import type { AnswerPart, AnswerRequest, AnswerService, ServiceStatus } from '../../domain/answer-service.ts';
import { AnalysisError } from '../../domain/errors.ts';

/**
 * Makes one service of several. When a service fails or ends before its first text, the next service takes over. When
 * all fail, the error is that of the service that was asked first.
 */
export function firstAvailable(services: readonly AnswerService[]): AnswerService {
  const [first, ...others] = services;
  if (!first) throw new AnalysisError('unknown_service');
  if (others.length === 0) return first;

  async function* answer(request: AnswerRequest, signal: AbortSignal): AsyncGenerator<AnswerPart> {
    let firstError: AnalysisError | undefined;
    const { preferred } = request;
    const isLater = ({ name }: AnswerService) => Number(name !== preferred);
    const inOrder = request.isSingleAttempt
      ? services.slice(0, 1)
      : services.toSorted((one, other) => isLater(one) - isLater(other));
    for (const service of inOrder) {
      let hasText = false;
      try {
        let isEmpty = false;
        for await (const part of service.answer(request, signal)) {
          hasText ||= part.type === 'text';
          isEmpty = part.type === 'end' && !hasText;
          if (isEmpty) break;
          yield part;
        }
        if (!isEmpty) return;
        firstError ??= new AnalysisError('empty_response', { service });
      } catch (error) {
        if (!(error instanceof AnalysisError) || hasText || error.code === 'cancelled') throw error;
        firstError ??= error;
      }
    }
    throw firstError;
  }

  async function status(signal: AbortSignal): Promise<ServiceStatus> {
    // In parallel, so that a service that hangs does not use up the time of the others.
    const asked = services.map((service) => ({ label: service.label, status: service.status(signal) }));
    const details: string[] = [];
    for (const { label, status } of asked) {
      const result = await status;
      if (result.usable) return result;
      details.push(`${label}: ${result.detail}`);
    }
    return { usable: false, model: first?.model, detail: details.join('; ') };
  }

  return {
    name: first.name,
    label: first.label,
    get model() {
      return first.model;
    },
    answer,
    prepare: (language) => first.prepare?.(language),
    status,
  };
}
