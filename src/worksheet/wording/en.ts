import type { Wording } from './es.ts';

export const en: Wording = {
  guess: 'The rules are not sure: is your sentence about this?',
  looseEvidence: 'It is a start: what was already paid for, used or repeated counts for more.',
  looseDifference: 'Said like that, anybody can say it: compared with what?',
  belowCost: (price, cost, isCertain) =>
    isCertain
      ? `If I read it right, the price (${price}) is below the cost (${cost}).`
      : `Are the price (${price}) and the cost (${cost}) of the same thing? If so, the price is below the cost.`,
  evidenceAgainst: 'Read that way, it is a result against it, and that is useful too.',
  evidenceAgainstQuestion: 'What reasons did those who said no give?',
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
  otherLanguage: (of) =>
    `Your text seems to be in ${{ es: 'Spanish', en: 'English' }[of]}: quotations are as you wrote them.`,
  unknownLanguage: 'I do not recognise the language of your text: I can only read Spanish and English.',
  shuffled: 'The words of your text seem to be out of order, and I cannot read it that way.',
  directsReader:
    'Part of the text seems to be addressed to whoever reads it, rather than to describe an idea. If we have misunderstood, take that part out and try again.',
  notAnIdea: {
    gibberish: {
      as: undefined,
      notice: 'I find no words that I can read. If we have misunderstood, tell it in whole sentences.',
    },
    recipe: {
      as: 'a recipe',
      notice:
        'This looks like a recipe. If you want to sell that dish, say to whom, where and at what price.',
    },
    request: {
      as: 'a question, a request or a CV',
      notice:
        'This looks like a question, a request or a CV. If there is a business idea behind it, say what you offer, to whom and at what price.',
    },
  },
  harmful: (name) =>
    `This looks like ${name}; if we have misunderstood, tell it in other words. This filter looks at single words and makes mistakes.`,
  tests: {
    problem: {
      how: 'To find out whether the problem exists outside your head, talk to ten people of the group whom you know or can find. Ask about the last time it happened: what they did, how much time or money it cost them, what they use now and what they like least about it, whether they have looked for another solution, and who else decides when they spend money on something like this. Do not mention your idea.',
      goOnIf: 'At least six tell of a specific case in the last month.',
      stopIf: 'Fewer than three remember a case.',
    },
    market: {
      how: 'To find out whether you can reach the customers, make a list of thirty with name and contact, and write to or ring all of them with the same message. If you cannot name thirty, narrow the group.',
      goOnIf: 'At least ten answer.',
      stopIf: 'You cannot complete the list, or fewer than three answer.',
    },
    difference: {
      how: 'To find out whether they would give up what they use now, show ten people one sheet with what they use and what you offer, with both prices, and ask them to choose and say why.',
      goOnIf: 'Six choose yours and give a similar reason.',
      stopIf: 'Most of them keep what they have.',
    },
    earning: {
      how: 'To find out whether they pay the price, offer it to twenty people with the price in writing and ask for a deposit that you can give back.',
      goOnIf: 'Three or more leave the deposit.',
      stopIf: 'Nobody leaves it after you have talked to all twenty.',
    },
    feasibility: {
      how: 'To find out whether it can be done, and with what effort, do it once by hand, from beginning to end, for one person, and note the hours and the expenses.',
      goOnIf: 'You finish it and know what it cost you.',
      stopIf: 'There is a step that neither you nor anybody you can hire can take.',
    },
    evidence: {
      how: 'To find out whether there are sales, and not just kind words, find the first three customers who pay for a small version, made by hand if need be, before you build anything.',
      goOnIf: 'Two of the three pay and say that they would buy again.',
      stopIf: 'Nobody pays within two weeks.',
    },
  },
  money: (amount, currency) => `${currency}${amount}`,
};
