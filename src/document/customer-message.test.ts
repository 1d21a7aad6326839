import { expect, test } from 'vitest';
import { example } from '../web/report/example.en.ts';
import { customerMessage } from './customer-message.ts';

const { report, plan } = example;

test('a message to a first customer has the offer and three questions', () => {
  if (!plan) throw new Error('the example has a plan');
  const message = customerMessage(report, plan, { language: 'en', aiGenerated: true });
  expect(message).toContain(report.strategicAnalysis.valueProposition);
  expect(message).toContain(`3. ${plan.questions[2]}`);
  expect(message).not.toContain('4. ');
  const worksheet = customerMessage(report, plan, { language: 'es', aiGenerated: false });
  expect(worksheet).toContain('[qué ofreces, en una frase]');
});
