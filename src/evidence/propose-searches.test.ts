import { expect, test } from 'vitest';
import { IDEA } from '../../tests/fake-search/pages.ts';
import { scriptedModel } from '../../tests/fake-search/scripted.ts';
import { proposeSearches } from './propose-searches.ts';

test('the prompt requests searches in the customer’s language, not the report’s', async () => {
  const { service, requests } = scriptedModel(() => ({ queries: ['comida perros'] }));
  await proposeSearches(IDEA, 'es', service);
  expect(requests[0]?.prompt).toContain('en el idioma y con las palabras de la gente de ese lugar');
  expect(requests[0]?.prompt).not.toContain('Responde siempre en español');
});

const propose = (answer: unknown) => proposeSearches(IDEA, 'es', scriptedModel(() => answer).service);

test('proposed searches are at most four, different, with two to eight words', async () => {
  const queries = [
    'perros',
    'comida fresca perros',
    'comida fresca perros',
    '"a b c d e f g h i j"',
    'c d',
    'e f',
    'g h',
  ];
  expect(await propose({ queries })).toEqual({
    queries: ['comida fresca perros', 'a b c d e f g h', 'c d', 'e f'],
  });
});

test('a proposed search does not copy a sentence of the visitor', async () => {
  const sentence = 'una app que reparte comida fresca';
  const category = 'comida fresca para perros a domicilio';
  expect(await propose({ queries: [sentence, category] })).toEqual({ queries: [category] });
});

test('an answer that declines is a failure', async () => {
  await expect(propose('No puedo ayudar con eso.')).rejects.toMatchObject({ code: 'refused' });
});
