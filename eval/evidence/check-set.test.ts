import { expect, test } from 'vitest';
import { isFaithful } from '../../src/evidence/translation.ts';
import { checkLabelled, labelledTable, wronglyChecked } from './check-set.ts';
import { TRANSLATIONS } from './findings.ts';

const checked = checkLabelled();

test('every careful finding is shown with its whole sentences, and no forged finding is shown', () => {
  expect(checked.length).toBeGreaterThanOrEqual(110);
  expect(wronglyChecked(checked).map(({ why, quote, shown }) => [why, quote, shown])).toEqual([]);
});

test('faithful translations are shown, and false translations are not', () => {
  const wrong = TRANSLATIONS.filter(
    (each) => isFaithful(each.translation, each.part, each.language) !== each.isFaithful,
  );
  expect(wrong).toEqual([]);
});

test('the table counts shown and dropped findings and names the wrong results', () => {
  const [first] = checked.filter(({ label }) => label === 'forged');
  const table = labelledTable(first ? [{ ...first, shown: 'Cuesta 1 €.' }] : []);
  expect(table).toMatch(/\| forged +\| 1 +\| 1 +\| 0/);
  expect(table).toContain(`${first?.why}: “${first?.quote}” is shown as “Cuesta 1 €.”`);
});
