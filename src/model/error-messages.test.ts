import { describe, expect, test } from 'vitest';
import { type AnswerService, SERVICE_LABELS, SERVICE_NAMES } from '../domain/answer-service.ts';
import { AnalysisError, ERROR_CODES, type ErrorCode, type FailedService } from '../domain/errors.ts';
import { LANGUAGES, type Language } from '../domain/language.ts';
import { failureEvent } from './error-event.ts';
import { errorMessage } from './error-messages.ts';

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

  test('the error of several services describes the service that failed', () => {
    const first = { name: 'huggingface', label: 'Hugging Face' } as AnswerService;
    const messageOf = (code: ErrorCode, language: Language, service?: FailedService) =>
      failureEvent(new AnalysisError(code, { service }), language, first, {}).message;
    const compatible = { name: 'openai', label: 'OpenAI-compatible server' };
    expect(messageOf('incomplete_response', 'es', compatible)).toMatch(
      /^La respuesta del servicio de IA ha llegado incompleta/,
    );
    const local = { name: 'ollama', label: 'Ollama' };
    expect(messageOf('service_unreachable', 'en', local)).toMatch(/^Ollama is not available.*11434/);
    const searching = { name: 'tavily', label: 'Tavily' };
    expect(messageOf('service_busy', 'en', searching)).toMatch(/^Tavily is overloaded/);
    expect(messageOf('service_unreachable', 'en')).toMatch(/unable to reach Hugging Face/);
  });

  test('a missing model means that Ollama is not running, or that an API is not found', () => {
    expect(errorMessage('model_not_found', 'es', ollama)).toMatch(
      /no está en marcha.*Instálalo.*ejecuta un modelo/,
    );
    expect(errorMessage('model_not_found', 'en', ollama)).toMatch(/not running.*Install it.*run a model/);
    expect(errorMessage('model_not_found', 'es', hf)).toMatch(/API no encontrada.*clave de API.*disponible/);
    expect(errorMessage('model_not_found', 'en', hf)).toMatch(/API not found.*API key.*available/);
  });

  test('an error of the embedded model says what operator and visitors can do', () => {
    const embedded = { service: 'embedded' } as const;
    expect(errorMessage('model_not_found', 'es', embedded)).toMatch(
      /no puede cargar su modelo.*Repetirlo no sirve.*npm run model.*avisa/,
    );
    expect(errorMessage('model_not_found', 'en', embedded)).toMatch(/does not help.*npm run model.*tell/);
    expect(errorMessage('context_too_small', 'es', embedded)).toMatch(
      /demasiado largo para el modelo de este servidor.*Esperar o repetirlo no sirve/,
    );
  });

  test('an out-of-memory error suggests a smaller model', () => {
    const full = { ...ollama, isOutOfMemory: true } as const;
    expect(errorMessage('service_error', 'es', full)).toMatch(
      /^Ollama no tiene memoria suficiente para este análisis\. Si alojas.*modelo más pequeño; si solo lo visitas/,
    );
    expect(errorMessage('service_error', 'en', { ...full, inBrowser: true })).toMatch(
      /^Ollama does not have enough memory for this analysis\. Close other programs .* smaller model\.$/,
    );
  });

  test('the message for a daily limit names the limit, and the waiting time if it is known', () => {
    const daily = { ...hf, isDailyLimit: true } as const;
    expect(errorMessage('service_busy', 'es', daily)).toMatch(
      /^La cuenta de Hugging Face de este sitio ha llegado a su límite diario\. Vuelve a intentarlo mañana; si alojas/,
    );
    expect(errorMessage('service_busy', 'en', { ...daily, inBrowser: true, retryAfter: 432 })).toMatch(
      /^Your account for Hugging Face has reached its daily limit\. Try again in 8 minutes, or choose/,
    );
  });

  test('a connection error names Ollama’s port, or the service that cannot be reached', () => {
    expect(errorMessage('service_unreachable', 'es', ollama)).toMatch(/no está disponible.*instalado.*11434/);
    expect(errorMessage('service_unreachable', 'en', hf)).toMatch(
      /Connection error.*unable to reach Hugging Face/,
    );
  });

  test('a CORS error names browser, proxy and policy, or the variable of Ollama', () => {
    expect(errorMessage('blocked_by_browser', 'es', hf)).toMatch(/navegador.*proxy.*política CORS/);
    expect(errorMessage('blocked_by_browser', 'en', ollama)).toMatch(/CORS policy.*OLLAMA_ORIGINS/);
  });

  test('the message for an invalid key links to the service’s page for keys, if there is one', () => {
    for (const inBrowser of [true, false]) {
      expect(errorMessage('invalid_api_key', 'es', { ...hf, inBrowser })).toContain(
        'https://huggingface.co/settings/tokens',
      );
    }
    const own = { service: 'openai', label: SERVICE_LABELS.openai } as const;
    expect(errorMessage('invalid_api_key', 'en', own)).not.toContain('http');
    expect(errorMessage('invalid_api_key', 'en', { service: 'openai', label: 'OpenAI' })).toContain(
      'https://platform.openai.com/api-keys',
    );
  });

  test('the message for a missing key points to the operator, or in the browser to the settings', () => {
    expect(errorMessage('missing_api_key', 'es', hf)).toContain('avisa a quien lo aloja');
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
    expect(errorMessage('missing_api_key', 'en', own)).toContain('no API key for the AI service');
  });
});
