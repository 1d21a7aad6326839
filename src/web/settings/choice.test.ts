import { expect, test } from 'vitest';
import { HUGGING_FACE_MODEL } from '../../model/services/huggingface.ts';
import { DEFAULT_MODEL } from './choice.ts';

test('the default model in the settings is the default of the service', () => {
  expect(DEFAULT_MODEL).toBe(HUGGING_FACE_MODEL);
});
