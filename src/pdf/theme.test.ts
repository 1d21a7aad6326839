import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { COLOUR, TONES } from './theme.ts';

test('the colours are those of the page’s light theme', () => {
  const css = readFileSync('src/web/styles.css', 'utf8');
  const token = (name: string) => css.match(new RegExp(`--color-${name}: (#[0-9a-f]{6})`))?.[1];
  expect(COLOUR).toEqual({
    accent: token('ember'),
    ink: token('ink'),
    muted: token('muted'),
    line: token('line'),
    panel: token('paper'),
  });
  const { outline: _, ...tones } = TONES;
  for (const [tone, { text, background }] of Object.entries(tones)) {
    expect({ text, background }).toEqual({ text: token(tone), background: token(`${tone}-soft`) });
  }
});
