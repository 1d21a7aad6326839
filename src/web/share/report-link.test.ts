import { createHash } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { example } from '../report/example.en.ts';
import { openLink } from './open-file.ts';
import { SHORT_LINK_MAX_LENGTH, shortLink, wholeLink } from './report-link.ts';

const PAGE = 'https://crisol.example/en';
const fragmentOf = (link: string) => link.slice(link.indexOf('#'));

/** Builds a link from the documented format alone. */
function foreignLink(value: unknown): string {
  const data = deflateRawSync(JSON.stringify(value)).toString('base64url');
  return `#r1.${data}.${createHash('sha256').update(data).digest('hex').slice(0, 8)}`;
}

describe('a link to a report', () => {
  it('contains the whole report file', async () => {
    const link = await wholeLink(example, PAGE);
    expect(link.startsWith(`${PAGE}#r1.`)).toBe(true);
    expect(await openLink(fragmentOf(link))).toEqual({ ok: true, file: example, leftOut: [] });
  });

  it('opens if another program made it', async () => {
    expect(await openLink(foreignLink(example))).toEqual({ ok: true, file: example, leftOut: [] });
  });

  it('in its short form has at most 2,000 characters for any ratings', async () => {
    const words = fc.stringMatching(/^[a-z]{3,12}( [a-z]{3,12}){5,90}$/);
    await fc.assert(
      fc.asyncProperty(words, words, async (reason, raise) => {
        const scoreBreakdown = example.report.scoreBreakdown?.map((rating) => ({
          ...rating,
          reason: `${rating.axis} ${reason}`.slice(0, 1000),
          raise: `${raise} ${rating.axis}`.slice(0, 1000),
        }));
        const file = { ...example, report: { ...example.report, ...(scoreBreakdown && { scoreBreakdown }) } };
        const link = await shortLink(file, PAGE);
        expect(link.length).toBeLessThanOrEqual(SHORT_LINK_MAX_LENGTH);
        const opened = await openLink(fragmentOf(link));
        expect(opened).toMatchObject({
          ok: true,
          file: { short: true, idea: example.idea, report: { score: example.report.score } },
        });
      }),
      { numRuns: 30 },
    );
  });

  it('is rejected if it is cut or altered anywhere', async () => {
    const fragment = fragmentOf(await wholeLink(example, PAGE));
    for (let length = 4; length < fragment.length; length += 97) {
      expect(await openLink(fragment.slice(0, length))).toEqual({ ok: false, problem: 'cut' });
    }
    for (let at = 4; at < fragment.length; at += 101) {
      const other = fragment[at] === 'A' ? 'B' : 'A';
      const altered = fragment.slice(0, at) + other + fragment.slice(at + 1);
      expect(await openLink(altered)).toMatchObject({ ok: false });
    }
  });

  it.each([
    ['a newer link format', '#r2.abc.00000000', 'newer'],
    ['a newer report', foreignLink({ ...example, version: 2 }), 'newer'],
    ['another format', foreignLink({ format: 'recipe' }), 'not_a_report'],
    ['no object', foreignLink(null), 'not_a_report'],
    ['a report with a field missing', foreignLink({ ...example, report: { score: 99 } }), 'damaged'],
    ['more than 1 MB', foreignLink('a'.repeat(1_100_000)), 'too_large'],
  ])('with %s is rejected with its problem', async (_, fragment, problem) => {
    expect(await openLink(fragment)).toMatchObject({ ok: false, problem });
  });

  it('opens with the computed score if its score contradicts its levels', async () => {
    const opened = await openLink(foreignLink({ ...example, report: { ...example.report, score: 100 } }));
    expect(opened).toEqual({ ok: true, file: example, leftOut: [] });
  });
});
