import { expect, test } from 'vitest';
import { ideaChecklist } from './checklist.ts';

test('the checklist ticks the same sentence in both languages', () => {
  expect(
    ideaChecklist('Vendemos taladros reacondicionados. Es más barato que comprar uno nuevo.', 'es')
      .difference,
  ).toBe(true);
  expect(ideaChecklist('We sell refurbished drills. It is cheaper than buying new.', 'en').difference).toBe(
    true,
  );
});
