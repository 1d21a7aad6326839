import { expect, test } from 'vitest';
import { IDEA } from '../../tests/fake-search/pages.ts';
import { model } from '../../tests/fake-search/scripted.ts';
import { proposeSearches } from './propose-searches.ts';

test('the prompt does not ask for searches in the language of the report', async () => {
  const { service, asked } = model(() => ({ queries: ['comida perros'] }));
  await proposeSearches(IDEA, 'es', service);
  expect(asked[0]?.prompt).toContain(
    'En el idioma y con las palabras con que buscaría un cliente de ese lugar',
  );
  expect(asked[0]?.prompt).not.toContain('Responde siempre en español');
});

const propose = (answer: unknown) => proposeSearches(IDEA, 'es', model(() => answer).service);

test('at most four of at most eight words, none of one word, none twice', async () => {
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

test('not the visitor’s own sentences, but the category that they name', async () => {
  const own = 'una app que reparte comida fresca';
  const category = 'comida fresca para perros a domicilio';
  expect(await propose({ queries: [own, category] })).toEqual({ queries: [category] });
});

test('none is a failure', async () => {
  await expect(propose({ queries: [] })).rejects.toMatchObject({ code: 'incomplete_response' });
  await expect(propose('No puedo ayudar con eso.')).rejects.toMatchObject({ code: 'refused' });
});
