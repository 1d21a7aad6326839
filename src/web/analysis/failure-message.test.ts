import { expect, test, vi } from 'vitest';
import { failureMessage } from './failure-message.ts';
import { failureMessages } from './failure-messages.ts';
import type { Failure } from './source.ts';

const asked = { service: 'huggingface', label: 'Hugging Face', inBrowser: false } as const;
const failure: Failure = {
  code: 'service_unreachable',
  message: 'Error de conexión: el segundo servicio no responde.',
  messageLanguage: 'es',
  retryable: true,
  asked,
};

test.each<[string, Partial<Failure>, RegExp, RegExp]>([
  ['a message in the page’s language', {}, /el segundo servicio/, /^Connection error.*Hugging Face/],
  ['no message', { message: '' }, /^Error de conexión/, /^Connection error/],
  [
    'a wrong key of the visitor’s own service',
    { code: 'invalid_api_key', message: '', asked: { ...asked, inBrowser: true } },
    /en los ajustes/,
    /in the settings/,
  ],
  [
    'a message for programs',
    { code: 'invalid_request', message: 'Faltan datos.' },
    /^La petición/,
    /^The request/,
  ],
  ['an outdated browser', { code: 'outdated_browser' }, /Safari 17\.4/, /Safari 17\.4/],
  ['a failure of the site', { code: 'site_failed' }, /^Este sitio ha fallado/, /^This site failed/],
  ['an unreachable site', { code: 'site_unreachable' }, /con este sitio/, /reach this site/],
  ['a sign-out', { code: 'signed_out' }, /vuelvas a iniciar sesión/, /sign in again/],
  [
    'a service without a label',
    { message: '', asked: { ...asked, label: undefined } },
    /Hugging Face/,
    /Hugging Face/,
  ],
  ['a report opened from a file', { message: '', asked: undefined }, /el servicio de IA/, /the AI service/],
])('%s has its sentence in both languages', (_, change, spanish, english) => {
  expect(failureMessage({ ...failure, ...change }, 'es')).toMatch(spanish);
  expect(failureMessage({ ...failure, ...change }, 'en')).toMatch(english);
});

test('on https in Safari, the error message says that the browser blocks the visitor’s Ollama', () => {
  const ollama = { ...failure, asked: { service: 'ollama', label: 'Ollama', inBrowser: true } } as const;
  for (const [protocol, vendor, isBlocked] of [
    ['https:', 'Apple Computer, Inc.', true],
    ['http:', 'Apple Computer, Inc.', false],
    ['https:', 'Google Inc.', false],
  ] as const) {
    vi.stubGlobal('location', { protocol });
    vi.stubGlobal('navigator', { vendor });
    const isSaid = /^Este navegador no deja que una página https/.test(failureMessage(ollama, 'es') ?? '');
    expect(isSaid, `${protocol} ${vendor}`).toBe(isBlocked);
  }
  vi.unstubAllGlobals();
});

test('the error message of a limit names what was refused and the seconds to wait, in both languages', () => {
  const limited = {
    ...failure,
    code: 'rate_limited',
    message: 'Espera 12 segundos.',
    retryAfter: 12,
  } as const;
  expect(failureMessage(limited, 'es')).toMatch(/12 segundos/);
  expect(failureMessage(limited, 'en')).toMatch(/12 seconds/);
  expect(failureMessage({ ...limited, message: '', reason: 'concurrent' }, 'es')).toMatch(/en marcha/);
});

test('an unknown failure has the wording that the specification fixes', () => {
  expect(failureMessages.es.unknownError).toBe('Error desconocido al analizar la idea');
  expect(failureMessages.en.unknownError).toBe('Unknown error while analyzing the idea');
});
