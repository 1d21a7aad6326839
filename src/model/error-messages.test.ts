import { describe, expect, test } from 'vitest';
import { type AnswerService, SERVICE_LABELS, SERVICE_NAMES } from '../domain/answer-service.ts';
import {
  AnalysisError,
  ERROR_CODES,
  type ErrorCode,
  type FailedService,
  REFUSAL_CODES,
  REFUSAL_REASONS,
} from '../domain/errors.ts';
import { LANGUAGES, type Language } from '../domain/language.ts';
import { failureEvent } from './error-event.ts';
import { errorMessage, operatorMessage } from './error-messages.ts';

/** What only the operator of a site can change. */
const CHORES =
  /crédito|credit\b|cuenta|account|avisa|whoever hosts|alojas|you host|configur|variable|[A-Z]{3,}_[A-Z]|npm run|ollama run|Instálalo|install|huggingface\.co|CALLS=/;

const hf = { service: 'huggingface', label: 'Hugging Face' } as const;
const ollama = { service: 'ollama', label: 'Ollama' } as const;

describe('the error messages', () => {
  const contexts = SERVICE_NAMES.flatMap((service) =>
    [true, false].map((is) => ({
      service,
      label: SERVICE_LABELS[service],
      inBrowser: is,
      isOutOfMemory: is,
      isDailyLimit: is,
    })),
  );

  test.each(ERROR_CODES)('%s has complete sentences in both languages for every service', (code) => {
    for (const context of [{}, ...contexts, { ...hf, retryAfter: 20 }]) {
      const [es, en] = LANGUAGES.map((language) => errorMessage(code, language, context));
      for (const sentence of [es, en]) {
        expect(sentence).toMatch(/^[\p{Lu}¿]/u);
        // The specification fixes these two messages, without a full stop.
        const isFixed = code === 'empty_response' || code === 'invalid_response';
        expect(sentence).toMatch(isFixed ? /[^.]$/ : /[.)]$/);
        expect(sentence).not.toMatch(/undefined|null|\{|\}|_[a-z]/);
      }
      expect(es).not.toBe(en);
    }
  });

  test.each(ERROR_CODES.filter((code) => code !== 'blocked_by_browser'))(
    '%s of the site’s service names no chore of the operator',
    (code) => {
      for (const context of contexts.filter(({ inBrowser }) => !inBrowser))
        for (const isSo of [true, false])
          for (const language of LANGUAGES) {
            const facts = { ...context, isOutOfMemory: isSo, isDailyLimit: isSo };
            expect(errorMessage(code, language, facts)).not.toMatch(CHORES);
          }
    },
  );

  test.each(REFUSAL_REASONS)('the refusal %s has a sentence of its own, or that of its code', (reason) => {
    const code = REFUSAL_CODES[reason];
    const own = errorMessage(code, 'en', { reason, retryAfter: 20 });
    const hasOwn = ['concurrent', 'rate_day', 'rate_messages', 'ceiling_unknown'].includes(reason);
    expect(own !== errorMessage(code, 'en', { retryAfter: 20 })).toBe(hasOwn);
  });

  test('without credit or requests for today, a visitor reads to come back tomorrow or to use an own key', () => {
    const sentence =
      'Hoy no podemos hacer más análisis. Tu texto sigue aquí: vuelve mañana o usa tu propia clave.';
    expect(errorMessage('insufficient_credit', 'es', hf)).toBe(sentence);
    expect(errorMessage('service_busy', 'es', { ...hf, isDailyLimit: true })).toBe(sentence);
    expect(errorMessage('ceiling_reached', 'es', { reason: 'ceiling' })).toBe(sentence);
  });

  test('the event for the operator of a local server has the exact reason besides', () => {
    const service = { name: 'huggingface', label: 'Hugging Face' } as AnswerService;
    const error = new AnalysisError('insufficient_credit', { service });
    expect(failureEvent(error, 'en', service, {})).not.toHaveProperty('operatorMessage');
    expect(failureEvent(error, 'en', service, { isForOperator: true })).toMatchObject({
      message: errorMessage('insufficient_credit', 'en', hf),
      operatorMessage: expect.stringMatching(/account with Hugging Face has no credit left\. Add credit/),
    });
  });

  test('a failure carries the time that the service named', () => {
    const service = { name: 'huggingface', label: 'Hugging Face' } as AnswerService;
    const busy = (retryAfter?: number) => new AnalysisError('service_busy', { service, retryAfter });
    expect(failureEvent(busy(40), 'en', service, {})).toMatchObject({ retryAfter: 40 });
    expect(failureEvent(busy(), 'en', service, {})).not.toHaveProperty('retryAfter');
  });

  test('the error of several services describes the service that failed', () => {
    const first = { name: 'huggingface', label: 'Hugging Face' } as AnswerService;
    const messageOf = (code: ErrorCode, language: Language, service?: FailedService, isOwnService = false) =>
      failureEvent(new AnalysisError(code, { service }), language, first, { isOwnService }).message;
    const compatible = { name: 'openai', label: 'OpenAI-compatible server' };
    expect(messageOf('incomplete_response', 'es', compatible)).toMatch(
      /^La respuesta del servicio de IA ha llegado incompleta/,
    );
    const local = { name: 'ollama', label: 'Ollama' };
    expect(messageOf('service_unreachable', 'en', local, true)).toMatch(/^Ollama is not available.*11434/);
    const searching = { name: 'tavily', label: 'Tavily' };
    expect(messageOf('service_busy', 'en', searching)).toMatch(/^Tavily is overloaded/);
    expect(messageOf('service_unreachable', 'en')).toMatch(/unable to reach Hugging Face/);
  });

  test('a missing model means that Ollama is not running, or that an API is not found', () => {
    const own = { inBrowser: true };
    expect(errorMessage('model_not_found', 'es', { ...ollama, ...own })).toMatch(
      /no está en marcha.*Instálalo.*ejecuta un modelo/,
    );
    expect(errorMessage('model_not_found', 'en', { ...ollama, ...own })).toMatch(
      /not running.*Install it.*run a model/,
    );
    expect(errorMessage('model_not_found', 'es', { ...hf, ...own })).toMatch(
      /API no encontrada.*clave de API.*disponible/,
    );
    expect(errorMessage('model_not_found', 'en', { ...hf, ...own })).toMatch(
      /API not found.*API key.*available/,
    );
  });

  test('the operator of an embedded model reads how to fetch it again', () => {
    const embedded = { service: 'embedded' } as const;
    expect(operatorMessage('model_not_found', 'es', embedded)).toMatch(
      /no puede cargar su modelo.*reintentarlo no sirve.*npm run model/,
    );
    expect(operatorMessage('context_too_small', 'es', embedded)).toMatch(
      /tokens del modelo de este servidor/,
    );
  });

  test('an out-of-memory error suggests a smaller model to whoever can choose one', () => {
    const full = { ...ollama, isOutOfMemory: true } as const;
    expect(operatorMessage('service_error', 'es', full)).toMatch(
      /^Ollama no tiene memoria suficiente para este análisis.*modelo más pequeño/,
    );
    expect(errorMessage('service_error', 'en', { ...full, inBrowser: true })).toMatch(
      /^Ollama does not have enough memory for this analysis\. Close other programs .* smaller model\.$/,
    );
  });

  test('the message for a daily limit of an own account names the limit, and the waiting time if it is known', () => {
    const daily = { ...hf, isDailyLimit: true, inBrowser: true } as const;
    expect(errorMessage('service_busy', 'es', daily)).toMatch(
      /^La cuenta de Hugging Face ha llegado a su límite diario\. Vuelve a intentarlo mañana, o elige/,
    );
    expect(errorMessage('service_busy', 'en', { ...daily, retryAfter: 432 })).toMatch(
      /^The account with Hugging Face has reached its daily limit\. Try again in 8 minutes, or choose/,
    );
  });

  test('a connection error names Ollama’s port, or the service that cannot be reached', () => {
    expect(errorMessage('service_unreachable', 'es', { ...ollama, inBrowser: true })).toMatch(
      /no está disponible.*instalado.*11434/,
    );
    expect(errorMessage('service_unreachable', 'en', hf)).toMatch(
      /Connection error.*unable to reach Hugging Face/,
    );
  });

  test('a CORS error names browser, proxy and policy, or the variable of Ollama', () => {
    expect(errorMessage('blocked_by_browser', 'es', hf)).toMatch(/navegador.*proxy.*política CORS/);
    expect(errorMessage('blocked_by_browser', 'en', ollama)).toMatch(/CORS policy.*OLLAMA_ORIGINS/);
  });

  test('whoever can change an invalid key gets the link to the service’s page for keys, if there is one', () => {
    const page = 'https://huggingface.co/settings/tokens';
    expect(errorMessage('invalid_api_key', 'es', { ...hf, inBrowser: true })).toContain(page);
    expect(operatorMessage('invalid_api_key', 'es', hf)).toContain(page);
    const own = { service: 'openai', label: SERVICE_LABELS.openai } as const;
    expect(operatorMessage('invalid_api_key', 'en', own)).not.toContain('http');
    expect(operatorMessage('invalid_api_key', 'en', { service: 'openai', label: 'OpenAI' })).toContain(
      'https://platform.openai.com/api-keys',
    );
    expect(errorMessage('missing_api_key', 'es', { ...hf, inBrowser: true })).toContain('en los ajustes');
  });

  test('for empty and invalid answers, people read the Spanish message of the `AnalysisError`', () => {
    for (const code of ['empty_response', 'invalid_response'] as const) {
      expect(errorMessage(code, 'es', hf)).toBe(
        new AnalysisError(code, { service: { name: hf.service, label: hf.label } }).message,
      );
    }
  });

  test('an error without a label uses the name of the service', () => {
    expect(errorMessage('service_busy', 'en', { service: 'huggingface' })).toMatch(/^Hugging Face is/);
    expect(errorMessage('service_busy', 'en')).toMatch(/^The AI service is/);
  });

  test('the waiting time is written in seconds, minutes or hours', () => {
    expect(errorMessage('service_busy', 'es', { ...hf, retryAfter: 20 })).toContain('dentro de 20 segundos');
    expect(errorMessage('service_busy', 'en', { ...hf, retryAfter: 3600 })).toContain('in 60 minutes');
    expect(errorMessage('rate_limited', 'en', { retryAfter: 86_400 })).toContain('in 24 hours');
    expect(errorMessage('service_busy', 'en', { ...hf, retryAfter: 0 })).toContain('in 1 second.');
  });

  test('a service without a name is described in the language of the message', () => {
    const own = { service: 'openai', label: SERVICE_LABELS.openai } as const;
    expect(errorMessage('service_timeout', 'es', own)).toMatch(/^El servicio de IA ha tardado/);
    expect(errorMessage('empty_response', 'es', own)).toMatch(/^Respuesta del servicio de IA vacía/);
    expect(errorMessage('service_timeout', 'en', own)).toMatch(/^The AI service took/);
    expect(errorMessage('service_unreachable', 'en', own)).toContain('unable to reach the AI service.');
    expect(operatorMessage('missing_api_key', 'en', own)).toContain('API key for the AI service is missing');
  });
});
