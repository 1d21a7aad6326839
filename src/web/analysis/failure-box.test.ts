import { expect, test, vi } from 'vitest';
import { failureMessage } from './failure-box.tsx';
import { failureMessages } from './failure-messages.ts';
import type { Failure } from './source.ts';

const asked = { service: 'huggingface', label: 'Hugging Face', inBrowser: false } as const;

const failure: Failure = {
  code: 'service_unreachable',
  message: 'Ollama no está disponible.',
  messageLanguage: 'es',
  retryable: true,
  asked,
};

test('a failure is shown with the error message of the server', () => {
  expect(failureMessage(failure, 'es')).toBe('Ollama no está disponible.');
});

test('a failure without an error message in the page’s language gets the page’s error message', () => {
  expect(failureMessage(failure, 'en')).toMatch(/^Connection error: unable to reach Hugging Face/);
  expect(failureMessage({ ...failure, message: '' }, 'es')).toMatch(/^Error de conexión/);
});

test('for a wrong key of the visitor’s own service, the error message points to the settings', () => {
  const wrongKey = {
    ...failure,
    code: 'invalid_api_key',
    message: '',
    asked: { ...asked, inBrowser: true },
  } as const;
  expect(failureMessage(wrongKey, 'es')).toMatch(/vuelve a escribirla en los ajustes/);
});

test('the server’s error message for programs is replaced by one for people', () => {
  const rejected = { ...failure, code: 'invalid_request', message: 'Faltan datos.' } as const;
  expect(failureMessage(rejected, 'es')).toMatch(/^La petición no se ha entendido/);
});

test('for an outdated browser, the error message lists the browsers that work', () => {
  const outdated: Failure = { code: 'outdated_browser', message: '', retryable: false, asked: undefined };
  expect(failureMessage(outdated, 'es')).toMatch(/hace falta Chrome 120, Firefox 128, Safari 17\.4/);
  expect(failureMessage(outdated, 'en')).toMatch(/you need Chrome 120, Firefox 128, Safari 17\.4/);
});

test('on https in Safari, the error message says that the browser blocks the visitor’s Ollama', () => {
  const ollama = { ...failure, asked: { service: 'ollama', label: 'Ollama', inBrowser: true } } as const;
  const blocked = /^Este navegador no deja que una página https llegue a Ollama/;
  const cases = [
    ['https:', 'Apple Computer, Inc.', true],
    ['http:', 'Apple Computer, Inc.', false],
    ['https:', 'Google Inc.', false],
  ] as const;
  for (const [protocol, vendor, isBlocked] of cases) {
    vi.stubGlobal('location', { protocol });
    vi.stubGlobal('navigator', { vendor });
    expect(blocked.test(failureMessage(ollama, 'es') ?? ''), `${protocol} ${vendor}`).toBe(isBlocked);
  }
  vi.unstubAllGlobals();
});

test('for a failure of the site itself, the error message names the site', () => {
  expect(failureMessage({ ...failure, code: 'site_failed' }, 'es')).toMatch(/^Este sitio ha fallado/);
  expect(failureMessage({ ...failure, code: 'site_failed' }, 'en')).toMatch(/^This site failed/);
});

test('a service without a label is called the AI service', () => {
  const unlabelled = {
    ...failure,
    message: '',
    asked: { ...asked, service: 'openai', label: undefined },
  } as const;
  expect(failureMessage(unlabelled, 'es')).toBe(
    'Error de conexión: no se puede contactar con el servicio de IA. Tu texto sigue aquí; vuelve a intentarlo dentro de unos minutos.',
  );
});

test('an unreachable site has its own error message', () => {
  const offline: Failure = { code: 'site_unreachable', message: '', retryable: true, asked: undefined };
  expect(failureMessage(offline, 'es')).toMatch(/no se puede contactar con este sitio/);
});

test('after a sign-out, the error message asks to sign in and says that the text is kept', () => {
  const failure: Failure = { code: 'signed_out', retryable: false, asked };
  expect(failureMessage(failure, 'es')).toMatch(/entres con tu cuenta.*tu texto se conserva/);
  expect(failureMessage(failure, 'en')).toMatch(/sign in again.*your text is kept/);
});

test('the error message of a rate limit shows the seconds left, then that a retry is possible', () => {
  const limited = { ...failure, code: 'rate_limited', message: 'Espera 60 segundos.' } as const;
  expect(failureMessage(limited, 'es', 12)).toMatch(/dentro de 12 segundos/);
  expect(failureMessage(limited, 'es', 0)).toBe('Ya puedes volver a intentarlo.');
});

test('an unknown failure has the wording that the specification fixes', () => {
  expect(failureMessages.es.unknownError).toBe('Error desconocido al analizar la idea');
  expect(failureMessages.en.unknownError).toBe('Unknown error while analyzing the idea');
});
