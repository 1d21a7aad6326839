import { expect, test } from 'vitest';
import { example } from '../web/report/example.en.ts';
import { customerMessage } from './customer-message.ts';

const { report, plan } = example;

test('a message to a first customer has the offer and three questions', () => {
  if (!plan) throw new Error('the example has a plan');
  const message = customerMessage(report, plan, { language: 'en' });
  expect(message).toContain(report.strategicAnalysis.valueProposition);
  expect(message).toContain(`3. ${plan.questions[2]}`);
  expect(message).not.toContain('4. ');
});
