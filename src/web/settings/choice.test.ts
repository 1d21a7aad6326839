import { expect, test } from 'vitest';
import { HUGGING_FACE_MODEL } from '../../model/services/huggingface.ts';
import { DEFAULT_MODEL } from './choice.ts';

test('the model offered to a visitor is the one the service has by default', () => {
  expect(DEFAULT_MODEL).toBe(HUGGING_FACE_MODEL);
});
