import { expect, test } from 'vitest';
import { quotedRanges } from './text-detail.tsx';

test('overlapping quotations share one range, and a quotation that is not in the text has none', () => {
  const text = 'una cámara compartida y un reparto en bici';
  const ranges = quotedRanges(text, ['un reparto', '', 'cámara compartida', 'compartida y', 'no está']);
  expect(ranges.map(([start, end]) => text.slice(start, end))).toEqual(['cámara compartida y', 'un reparto']);
});
