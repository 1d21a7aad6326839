import { brand } from '../../brand.ts';
import { type LegalText, legalMessages, scoringText } from './messages.ts';

export const termsEn: LegalText = (settings) => ({
  'What this service is': [
    `${brand.name} reads the business, product or service idea you describe and writes a structured report with a score. It is free and needs no account. By using it you accept these terms.`,
    { 'Offered by': brand.legal.owner, Contact: brand.legal.contact },
  ],
  'Guidance only': [
    'The report is for guidance only. It is not professional advice, whether legal, financial, tax or investment, and is no substitute for it.',
    'A high score does not guarantee that a business will work, nor a low one that it will fail. Before you decide, check what matters and ask a professional.',
  ],
  [legalMessages.en.scoring]: scoringText(settings, 'en'),
  [settings.service ? 'AI-generated content' : 'Content written by a program']: [
    settings.service
      ? `The report is written by an artificial intelligence model (${settings.service.label}, ${settings.service.model}). It may be wrong, contradict itself, or name companies and facts that do not exist. Check the competitors and the figures.`
      : 'This site’s service writes a worksheet using fixed rules, without artificial intelligence. It quotes your text and asks questions; it does not judge the idea and may misread it.',
    'If you publish or share a report written by AI, say so.',
  ],
  'What not to enter': [
    [
      'Sensitive or confidential information, trade secrets, or anything you are not free to disclose.',
      'Other people’s personal data.',
      'Illegal content, or ideas meant to cause harm.',
    ],
    'If your idea has to stay secret, for example because you plan to patent it, do not enter it here.',
  ],
  'Your idea remains yours': [
    'Whoever offers this service acquires no rights over your idea or your report, and you may use the report as you wish. Bear in mind that someone else with a similar idea may receive a similar report.',
    settings.service !== null && 'The AI service that writes it has its own terms of use.',
  ],
  Calls: [
    'In a call the model makes a first reading: it says where to look, and people decide. If you run it, you are accountable to its applicants and need their permission or another legal basis to send their texts. Do not use it to decide without anyone reading the texts.',
  ],
  'Fair use': [
    'There are usage limits so that everyone can use the service. Do not get round them, do not automate requests in bulk, and do not try to damage the service or go where you have no business being.',
    settings.visitorServices.length > 0 &&
      'If you use your own AI service, you pay for it and must keep to its terms.',
  ],
  'No warranty': [
    'The service is provided “as is”. It may fail, change or stop being available without notice. As far as the law allows, whoever offers it is not liable for the decisions you take on the basis of a report, or for losses that follow from them.',
    'None of this limits the rights the law gives you as a consumer.',
  ],
  'Applicable law and changes': [
    { 'Country whose law applies': brand.legal.country },
    'These terms may change; the date at the top says when they last did. The terms that apply are those published when you use the service.',
  ],
});
