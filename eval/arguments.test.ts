import { expect, test } from 'vitest';
import { readArguments } from './arguments.ts';

test('without arguments the whole calibration set runs once in both languages', () => {
  expect(readArguments([])).toMatchObject({ repeats: 1, languages: ['es', 'en'] });
  expect(readArguments([]).classes).toHaveLength(12);
});

test('arguments choose a part of the calibration set by class and language', () => {
  expect(readArguments(['--repeats', '3', '--classes', 'strong,weak', '--language', 'es'])).toEqual({
    repeats: 3,
    concurrency: 4,
    classes: ['strong', 'weak'],
    languages: ['es'],
    answers: false,
  });
});

test.each([
  ['--repeats', '0'],
  ['--repeats', 'many'],
  ['--classes', 'brilliant'],
  ['--language', 'fr'],
  ['--what'],
])('invalid arguments are rejected: %s %s', (...args) => {
  expect(() => readArguments(args)).toThrow();
});
