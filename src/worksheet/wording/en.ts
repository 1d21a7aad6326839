import type { Wording } from './es.ts';

const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });

export const en: Wording = {
  unnamed: 'Unnamed',
  said: (quotes) => `You say: ${list.format(quotes.map((quote) => `“${quote}”`))}.`,
  quotedUnder: (headings) =>
    headings.length > 1
      ? `The sentences quoted under ${list.format(headings)} say it.`
      : `The sentence quoted under ${list.format(headings)} says it.`,
  saidAtLength: 'You seem to say it, in a sentence too long to quote here.',
  notFound: 'I do not find it in your text. Does another sentence say it?',
  looseEvidence: 'It is a start; I find no figures of anything already paid for, used or repeated.',
  looseDifference: 'Anybody can say that; I do not find what it is compared with.',
  belowCost: (price, cost, sure) =>
    sure
      ? `If I read it right, the price (${price}) is below the cost (${cost}).`
      : `Are the price (${price}) and the cost (${cost}) of the same thing? If so, the price is below the cost.`,
  evidenceAgainst: 'Read that way, it is a result against it, and that is useful too.',
  evidenceAgainstQuestion: 'What reasons did those who said no give?',
  names: {
    customer: 'who it is for',
    problem: 'what the problem is',
    statusQuo: 'what it costs today or how people get by',
    offer: 'what you offer',
    price: 'what you charge or would charge',
    cost: 'what it costs you',
    difference: 'how it differs from what there is already',
    start: 'where or how the first customers are reached',
    evidence: 'what has been done or checked so far',
  },
  ask: {
    customer: 'Who would buy it? Name a group you could ring tomorrow.',
    problem: 'What happens to those people today that they would like to change?',
    statusQuo: 'How much money or time does it cost them today, and how often?',
    offer: 'What exactly does the buyer get?',
    price: 'How much is paid, who pays it, and how often?',
    cost: 'What does each sale or each customer cost you?',
    difference: 'What do they use now, and why would they swap it for this?',
    start: 'Where are the first ten customers, and how do you reach them?',
    evidence: 'Who has paid for it, used it or asked for it already? How many, and when?',
  },
  askNext: {
    problem: 'How many tell the same story without being asked?',
    market: 'How many of them are there, and how many can you reach this month?',
    difference: 'What would your buyers do if somebody else offered the same tomorrow?',
    earning: 'What is left of each sale once your own time is counted?',
    feasibility: 'Which part have you never done, and what do you need to do it?',
    evidence: 'How many bought again, and how many did not?',
  },
  found: (names) => `In your text I find ${list.format(names)}.`,
  missing: (names) =>
    `I do not find ${list.format(names)}; another sentence may say it in a way I cannot read.`,
  strength: (name) => `You say ${name}.`,
  weakness: (name) => `I do not find ${name}.`,
  nothingFound: 'I find none of the nine things I look for in your text.',
  nothingMissing:
    'I find all nine things I look for. That they are said does not mean that they have been checked.',
  otherLanguage: (of) =>
    `Your text seems to be in ${of === 'es' ? 'Spanish' : 'English'}: quotations are as you wrote them.`,
  unknownLanguage: 'I do not recognise the language of your text: I can only read Spanish and English.',
  shuffled: 'The words of your text seem to be out of order, and I cannot read it that way.',
  gap: (name) => `[missing: ${name}]`,
  improvedPoints: {
    order: 'These are your sentences, word for word, in another order.',
    gaps: 'What stands in brackets is still to be written: write it yourself, because a gap does not count as said.',
  },
  functionality:
    'To tell how it works, answer in this order: 1. How does the customer find you? 2. What do they ask for, and what do they get? 3. What do you do each time? 4. When and how do they pay?',
  targetAudience: ['Who uses it?', 'Who pays for it?', 'Who decides to buy it?'],
  problemsSolved: [
    'When did it last happen to them?',
    'What did they do to get by?',
    'What have they tried before, and why did they stop?',
  ],
  valueProposition:
    'Complete it in your own words: thanks to this, [who] can [do what] without [what bothers them today].',
  competitiveness: 'What do people buy or do today instead of this? Search for it in your own words.',
  opportunities: [
    'What has changed lately that makes this easier or more needed?',
    'Who already has the trust of those customers and could introduce you?',
    'What else do the same people need?',
  ],
  threats: [
    'What happens if nobody changes what they do today?',
    'Which permit, supplier or person does everything depend on?',
    'Which expense would be the first that you could not pay?',
  ],
  alternatives: {
    problem:
      'Problem: ask five people about the last time it happened to them, without mentioning your idea.',
    market: 'Market: write down the names of twenty possible customers; if you cannot, narrow the group.',
    difference:
      'Difference: ask three people what they use now and what would have to happen for them to drop it.',
    earning: 'Earning: show five people a price and ask them to book, with a small deposit.',
    feasibility: 'Feasibility: do the service by hand for one customer and note the hours and the expenses.',
    evidence: 'Evidence: sell it once, by hand and on a small scale, before you build anything.',
  },
  prices: (amounts) => `Amounts that look like your price: ${list.format(amounts)}.`,
  costs: (amounts) => `Amounts that look like your costs: ${list.format(amounts)}.`,
  noMoney: 'I find neither a price nor a cost in your text.',
  moneyQuestions: [
    'Who pays: whoever uses it, or somebody else?',
    'Is it paid once, each time or every month?',
    'How many sales cover the expenses of one month?',
  ],
  pitch:
    'Template to fill in: For [whom], who [what problem they have], I offer [what it is] for [how much]. They now use [what], and this changes [what]. I have already checked [what].',
  notAnIdea: {
    attack:
      'Part of the text seems to be addressed to whoever reads it, rather than to describe an idea. If we have misunderstood, take that part out and try again.',
    gibberish: 'I find no words that I can read. If we have misunderstood, tell it in whole sentences.',
    recipe: 'This looks like a recipe. If you want to sell that dish, say to whom, where and at what price.',
    request:
      'This looks like a question, a request or a CV. If there is a business idea behind it, say what you offer, to whom and at what price.',
  },
  harmful: (name) =>
    `This looks like ${name}; if we have misunderstood, tell it in other words. This filter looks at single words and makes mistakes.`,
  notLaidOut: 'Nothing else was looked for in this text.',
  plan: {
    riskiest: {
      problem: 'That other people really have the problem, and care enough to change something.',
      market: 'That there are enough customers of one kind and that they can be reached.',
      difference: 'That somebody gives up what they use now for this.',
      earning: 'That somebody pays that money, and that something is left after the expenses.',
      feasibility: 'That it can be done with the means you have.',
      evidence: 'That what people say turns into purchases.',
    },
    experiments: {
      problem: {
        tests: 'That the problem exists outside your head.',
        how: 'Talk to ten people of the group whom you know or can find. Ask about the last time it happened, and do not mention your idea.',
        goOnIf: 'At least six tell of a specific case in the last month.',
        stopIf: 'Fewer than three remember a case.',
      },
      market: {
        tests: 'That you can reach the customers.',
        how: 'Make a list of thirty with name and contact, and write to or ring all of them with the same message.',
        goOnIf: 'At least ten answer.',
        stopIf: 'You cannot complete the list, or fewer than three answer.',
      },
      difference: {
        tests: 'That they would swap what they use now.',
        how: 'Show ten people one sheet with what they use now and what you offer, with both prices, and ask them to choose and say why.',
        goOnIf: 'Six choose yours and give a similar reason.',
        stopIf: 'Most of them keep what they have.',
      },
      earning: {
        tests: 'That they pay the price.',
        how: 'Offer it to twenty people with the price in writing and ask for a deposit that you can give back.',
        goOnIf: 'Three or more leave the deposit.',
        stopIf: 'Nobody leaves it after you have talked to all twenty.',
      },
      feasibility: {
        tests: 'That it can be done, and with what effort.',
        how: 'Do it once by hand, from beginning to end, for one person, and note the hours and the expenses.',
        goOnIf: 'You finish it and know what it cost you.',
        stopIf: 'There is a step that neither you nor anybody you can hire can take.',
      },
      evidence: {
        tests: 'That there are sales, and not just kind words.',
        how: 'Find the first three customers who pay for a small version, made by hand if need be.',
        goOnIf: 'Two of the three pay and say that they would buy again.',
        stopIf: 'Nobody pays within two weeks.',
      },
    },
    questions: [
      'Tell me about the last time it happened to you. What did you do?',
      'How much time or money did it cost you?',
      'What do you use now, and what do you like least about it?',
      'Have you looked for another solution? What happened?',
      'Who else decides when you spend money on something like this?',
    ],
    unknownRisk: 'The text does not allow us to say what should be checked first.',
  },
  money: (amount, currency) => `${currency}${amount}`,
};
