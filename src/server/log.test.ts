import { describe, expect, test } from 'vitest';
import { AnalysisError } from '../domain/errors.ts';
import { createLog, toLoggedError } from './log.ts';

const SECRET = 'hf_Canary7Secret';

describe('an error in the log', () => {
  test.each([
    new Error(`Headers.append: "Bearer ${SECRET}" is an invalid header value.`),
    new TypeError('x', { cause: new Error(SECRET) }),
    new AnalysisError('service_error', { cause: new Error(SECRET) }),
    new AnalysisError('service_error', { cause: new SyntaxError(`Unexpected token in "${SECRET}"`) }),
    Object.assign(new Error(SECRET), { body: SECRET, request: { idea: SECRET } }),
    SECRET,
    { message: SECRET },
  ])('an error in the log contains no message of a library: %#', (error) => {
    const lines: string[] = [];
    createLog('info', { write: (line) => void lines.push(line) }).error({ err: error }, 'failed');
    expect(lines).toHaveLength(1);
    expect(lines[0]).not.toContain('Canary7');
  });

  test('an error in the log has its code, its HTTP status and the system error', () => {
    const error = new AnalysisError('service_unreachable', { status: 502, cause: new Error('ECONNREFUSED') });
    expect(toLoggedError(error)).toEqual({
      type: 'AnalysisError',
      code: 'service_unreachable',
      status: 502,
      cause: 'ECONNREFUSED',
    });
  });

  test('an error in the log has a stack trace', () => {
    expect(toLoggedError(new Error('x')).at?.[0]).toContain('log.test.ts');
  });
});
