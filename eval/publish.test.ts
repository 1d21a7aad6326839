import { expect, test } from 'vitest';
import { withSection } from './publish.ts';

test('a section is added once and then replaced; the text around it is unchanged', () => {
  const first = withSection('# Title\n\nProse.\n', 'rules', 'old');
  const both = withSection(first, 'ollama', 'model');
  const again = withSection(both, 'rules', 'new');
  expect(again).toBe(both.replace('old', 'new'));
  expect(again.startsWith('# Title\n\nProse.\n')).toBe(true);
  expect(withSection(again, 'rules', 'new')).toBe(again);
});
