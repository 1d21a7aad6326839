import { expect, test } from 'vitest';
import { failureMessage } from './failure-message.ts';
import type { Failure } from './source.ts';

const asked = { service: 'huggingface', label: 'Hugging Face', inBrowser: false } as const;

const failure: Failure = {
  code: 'service_unreachable',
  message: 'Ollama no está disponible.',
  messageLanguage: 'es',
  retryable: true,
  asked,
};

test('the server’s sentence stands, since it names the service that failed', () => {
  expect(failureMessage(failure, 'es')).toBe('Ollama no está disponible.');
});

test('in the page’s other language, and where the server said none, the page has its own', () => {
  expect(failureMessage(failure, 'en')).toMatch(/^Connection error: unable to reach Hugging Face/);
  expect(failureMessage({ ...failure, message: '' }, 'es')).toMatch(/^Error de conexión/);
});

test('with the visitor’s own service the page knows better what to do', () => {
  const own = { ...failure, code: 'invalid_api_key', asked: { ...asked, inBrowser: true } } as const;
  expect(failureMessage(own, 'es')).toMatch(/vuelve a escribirla en los ajustes/);
});

test('what only programs can mend is told in words for people', () => {
  const refused = { ...failure, code: 'invalid_request', message: 'Faltan datos.' } as const;
  expect(failureMessage(refused, 'es')).toMatch(/^La petición no se ha entendido/);
});
