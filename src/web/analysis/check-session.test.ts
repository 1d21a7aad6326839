import { expect, test } from 'vitest';
import { checkSession } from './check-session.ts';
import type { SavedSession } from './session.ts';

test('a lone surrogate in the tab’s storage is replaced, and the unfinished report is kept', () => {
  const writing = { idea: 'Pan \ud800', language: 'es', sections: { pitch: 'Pan \udc00 a domicilio' } };
  const session: SavedSession = {
    idea: '',
    screen: 'stopped',
    full: false,
    improving: false,
    id: 1,
    origin: undefined,
    report: undefined,
    writing,
    notes: undefined,
  };
  const checked = checkSession(session).unfinished;
  expect(checked).toMatchObject({ idea: 'Pan \ufffd', sections: { pitch: 'Pan \ufffd a domicilio' } });
});
