import { expect, test } from 'vitest';
import { example as english } from '../web/report/example.en.ts';
import { example as spanish } from '../web/report/example.es.ts';
import { customerMessage } from './customer-message.ts';

test.each([english, spanish])(
  'a message to a first customer opens with the problem, asks three questions and offers nothing ($meta.language)',
  ({ report, plan, meta }) => {
    if (!plan) throw new Error('the example has a plan');
    const message = customerMessage(report, plan, meta);
    const [, opening] = message.split('\n\n');
    expect(opening).toContain(report.strategicAnalysis.problemsSolved[0]);
    expect(opening).toContain('?');
    expect(message).toContain(`3. ${plan.questions[2]}`);
    expect(message).not.toContain('4. ');
    const offers = [report.pitch, report.improvedIdea, report.strategicAnalysis.valueProposition];
    for (const offer of offers) expect(message).not.toContain(offer);
  },
);
