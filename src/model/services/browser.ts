import {
  type AnswerPart,
  type AnswerRequest,
  type AnswerService,
  SERVICE_LABELS,
} from '../../domain/answer-service.ts';
import { AnalysisError, type ErrorCode } from '../../domain/errors.ts';

/**
 * The part of the browser's Prompt API (https://webmachinelearning.github.io/prompt-api) that is used here. A property that
 * Chrome has renamed is listed under both names, and both are optional.
 */
export interface LanguageModelApi {
  availability(options: SessionOptions): Promise<BrowserModelAvailability>;
  create(
    options: SessionOptions & { signal: AbortSignal; monitor?(monitor: EventTarget): void },
  ): Promise<LanguageModelSession>;
}

export type BrowserModelAvailability = 'unavailable' | 'downloadable' | 'downloading' | 'available';

interface SessionOptions {
  expectedInputs: { type: 'text'; languages: string[] }[];
  expectedOutputs: { type: 'text'; languages: string[] }[];
}

interface LanguageModelSession {
  promptStreaming(
    prompt: string,
    options: { signal: AbortSignal; responseConstraint?: object; omitResponseConstraintInput?: boolean },
  ): ReadableStream<string>;
  contextWindow?: number;
  inputQuota?: number;
  measureContextUsage?(prompt: string, options: { signal: AbortSignal }): Promise<number>;
  measureInputUsage?(prompt: string, options: { signal: AbortSignal }): Promise<number>;
  destroy(): void;
}

const SERVICE = { name: 'browser', label: SERVICE_LABELS.browser } as const;
/** The Prompt API does not name its model. */
const MODEL = 'built-in';

const OPTIONS: SessionOptions = {
  expectedInputs: [{ type: 'text', languages: ['en', 'es'] }],
  expectedOutputs: [{ type: 'text', languages: ['en', 'es'] }],
};

/** Returns `undefined` in most browsers, and on pages over plain http. */
function api(): LanguageModelApi | undefined {
  return (globalThis as { LanguageModel?: LanguageModelApi }).LanguageModel;
}

/** Says whether the browser's model can be used, and whether it must be downloaded first. Never throws. */
export async function browserModelAvailability(): Promise<BrowserModelAvailability> {
  try {
    return (await api()?.availability(OPTIONS)) ?? 'unavailable';
  } catch {
    return 'unavailable';
  }
}

/**
 * Makes the browser download its model. Browsers allow a download only in the handler of a click.
 * @param onProgress receives numbers from 0 to 1
 * @throws AnalysisError
 */
export async function downloadBrowserModel(
  onProgress: (loaded: number) => void,
  signal: AbortSignal,
): Promise<void> {
  (await createSession(signal, onProgress)).destroy();
}

/** Makes a service of the browser's model. Idea and answer stay on the device. */
export function browserModel(): AnswerService {
  /** Becomes false when the browser rejects a request because of its schema. */
  let takesSchema = true;

  async function* answer(request: AnswerRequest, signal: AbortSignal): AsyncGenerator<AnswerPart> {
    const session = await createSession(signal);
    try {
      await checkContext(session, request, signal);
      yield { type: 'start', service: SERVICE.name, model: MODEL, label: SERVICE.label };
      // Tries again without the schema if the browser rejects the schema.
      for (let isAnswered = false; !isAnswered; ) {
        let hasText = false;
        try {
          for await (const text of read(session, request, signal, takesSchema && !request.withoutSchema)) {
            hasText = true;
            yield { type: 'text', text };
          }
          isAnswered = true;
        } catch (error) {
          const rejectsSchema = takesSchema && !hasText && nameOf(error) === 'NotSupportedError';
          if (!rejectsSchema) throw error;
          takesSchema = false;
        }
      }
      yield { type: 'end', reason: 'complete' };
    } catch (error) {
      throw errorOf(error, signal);
    } finally {
      session.destroy();
    }
  }

  return {
    name: 'browser',
    label: SERVICE.label,
    model: MODEL,
    answer,
    async status() {
      const availability = await browserModelAvailability();
      return availability === 'available'
        ? { usable: true, model: MODEL }
        : { usable: false, model: MODEL, detail: availability };
    },
  };
}

async function createSession(
  signal: AbortSignal,
  onProgress?: (loaded: number) => void,
): Promise<LanguageModelSession> {
  const model = api();
  if (!model) throw new AnalysisError('service_unreachable', { service: SERVICE });
  try {
    return await model.create({
      ...OPTIONS,
      signal,
      monitor(monitor) {
        monitor.addEventListener('downloadprogress', (event) => {
          const { loaded, total } = event as ProgressEvent;
          // The standard counts from 0 to 1; earlier versions counted bytes up to `total`.
          onProgress?.(loaded > 1 && total > 1 ? loaded / total : Math.min(1, loaded));
        });
      },
    });
  } catch (error) {
    throw errorOf(error, signal);
  }
}

/** Throws when prompt and answer do not fit: a session that overflows drops its oldest text without an error. */
async function checkContext(
  session: LanguageModelSession,
  request: AnswerRequest,
  signal: AbortSignal,
): Promise<void> {
  const contextSize = session.contextWindow ?? session.inputQuota;
  const measure = session.measureContextUsage ?? session.measureInputUsage;
  if (contextSize === undefined || !measure) return;
  const used = await measure.call(session, request.prompt, { signal });
  if (used + request.maxTokens > contextSize) {
    throw new AnalysisError('context_too_small', { service: SERVICE });
  }
}

/** Yields the answer in pieces. Earlier versions of Chrome sent the whole text so far instead of a piece. */
async function* read(
  session: LanguageModelSession,
  { prompt, schema }: AnswerRequest,
  signal: AbortSignal,
  withSchema: boolean,
): AsyncGenerator<string> {
  const constraint = withSchema ? { responseConstraint: schema, omitResponseConstraintInput: true } : {};
  const reader = session.promptStreaming(prompt, { signal, ...constraint }).getReader();
  let textSoFar = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      // A piece may begin like a short text by chance.
      const isCumulative = textSoFar.length > 20 && value.startsWith(textSoFar);
      const piece = isCumulative ? value.slice(textSoFar.length) : value;
      textSoFar += piece;
      if (piece !== '') yield piece;
    }
  } finally {
    // If the caller stops reading early, this ends the generation.
    reader.cancel().catch(() => undefined);
  }
}

/** Error codes by the name of what the Prompt API throws. */
const CODES: Readonly<Record<string, ErrorCode>> = {
  QuotaExceededError: 'context_too_small',
  // The page is not allowed to use the model, there was no click, or the device cannot run the model.
  NotAllowedError: 'service_unreachable',
  NotSupportedError: 'service_unreachable',
  InvalidStateError: 'service_unreachable',
};

function errorOf(error: unknown, signal: AbortSignal): AnalysisError {
  if (error instanceof AnalysisError) return error;
  if (signal.aborted) return new AnalysisError('cancelled', { service: SERVICE });
  return new AnalysisError(CODES[nameOf(error)] ?? 'service_error', { service: SERVICE, cause: error });
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : '';
}
