import { expect, it } from 'vitest';
import { meanings } from './meanings.ts';

it('puts the languages side by side', () => {
  expect(
    meanings(`
    panader*, tahon* | baker*
    a la semana | (a|per) week, weekly
  `),
  ).toEqual({ es: ['panader*', 'tahon*', 'a la semana'], en: ['baker*', '(a|per) week', 'weekly'] });
});

it.each(['panader*', 'panader* | ', ' | baker*', 'a | b | c'])(
  'takes no meaning of one language alone: %s',
  (line) => {
    expect(() => meanings(line)).toThrow('Not a meaning');
  },
);
