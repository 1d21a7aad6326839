import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type CrisolHome, crisolHome } from '../embedded/home.ts';
import { defaultChoice } from '../embedded/models.ts';
import { askForModel, mayOffer } from './offer-model.ts';

const TERMINAL = { input: true, output: true, variables: {} };
let home: CrisolHome;

beforeEach(() => {
  home = crisolHome(join(mkdtempSync(join(tmpdir(), 'crisol-offer-')), 'not-yet-there'));
});
afterEach(() => rmSync(join(home.folder, '..'), { recursive: true }));

test('a model is offered only in a terminal, and never in CI', () => {
  expect(mayOffer(TERMINAL, home)).toBe(true);
  expect(mayOffer({ ...TERMINAL, input: false }, home)).toBe(false);
  expect(mayOffer({ ...TERMINAL, output: false }, home)).toBe(false);
  expect(mayOffer({ ...TERMINAL, variables: { CI: 'true' } }, home)).toBe(false);
  expect(mayOffer({ ...TERMINAL, variables: { CI: 'false' } }, home)).toBe(true);
});

test('the offer of a model names its size, memory and licence', async () => {
  let offer = '';
  const answer = async (question: string) => {
    offer = question;
    return 'y';
  };
  expect(await askForModel(defaultChoice(16e9), home, answer)).toBe(true);
  expect(offer).toMatch(/^Qwen3 4B, 2\.5 GB .* \d\.\d GB of memory .* Apache-2\.0\.$/m);
  expect(mayOffer(TERMINAL, home)).toBe(true);
});

test('a refusal is saved, but not the end of the input', async () => {
  expect(await askForModel(defaultChoice(16e9), home, async () => undefined)).toBe(false);
  expect(mayOffer(TERMINAL, home)).toBe(true);
  expect(await askForModel(defaultChoice(16e9), home, async () => '')).toBe(false);
  expect(mayOffer(TERMINAL, home)).toBe(false);
});
