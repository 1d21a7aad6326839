import type { Facts, Wording } from './facts.ts';

const gap = (name: string) => `[missing: ${name}]`;
const customerOr = (facts: Facts, otherwise: string) => facts.customer ?? otherwise;
const short = (quote: string | undefined) => quote ?? '';

export const en: Wording = {
  quote: (text) => `“${text}”`,
  reasons: {
    problem: [
      () => 'The text does not say which problem it solves, or whom it hurts.',
      (_, at) =>
        `A nuisance can be guessed (${short(at)}), but what it is, who has it and how much it weighs are not told.`,
      (_, at) =>
        `There is a recognisable problem and a group that has it (${short(at)}); what it costs and how often it happens are missing.`,
      (_, at) => `The problem has an owner, and it weighs on them: ${short(at)}.`,
      (facts, at) =>
        facts.workaround || !facts.evidence
          ? `The problem is costly (${short(at)}), and people already pay or make do to get round it${facts.workaround && facts.workaround !== at ? `: ${facts.workaround}` : ''}.`
          : `The problem is costly (${short(at)}), enough for people to have committed themselves: ${facts.evidence}.`,
    ],
    market: [
      () => 'Nobody can tell who would buy: the text names no one.',
      (_, at) => `The customer is too broad (${short(at)}): there is nobody to ring tomorrow.`,
      (facts, at) =>
        `The customer is specific (${facts.customer ?? short(at)}), but how many there are and how to reach them are unknown.`,
      (facts, at) =>
        `The customer is specific and can be found: ${facts.size ?? facts.channel ?? short(at)}.`,
      (facts) =>
        `The group has a size (${short(facts.size)}), a first place to start and a way in: ${short(facts.channel)}.`,
    ],
    difference: [
      () => 'It does not say why anyone would choose it over what they use today.',
      (_, at) => `What is said about the difference (${short(at)}) could be said by anyone.`,
      (_, at) => `There is a specific difference (${short(at)}), easy to copy as it is told.`,
      (facts, at) =>
        `The difference can be checked and matters to the customer: ${facts.difference ?? short(at)}.`,
      (facts, at) => `There is something others would find hard to copy: ${facts.moat ?? short(at)}.`,
    ],
    earning: [
      () => 'How it makes money is not stated.',
      (_, at) => `A way of earning is named (${short(at)}), without saying how much or who pays.`,
      (_, at) =>
        `There is a way to charge (${short(at)}), but the figures are incomplete: the price, the unit or the payer is missing.`,
      (facts, at) => `Who pays and how much are known: ${facts.price ?? short(at)}.`,
      (facts) =>
        `There is a price (${short(facts.price)}) and also a cost or margin (${short(facts.margin)}).`,
    ],
    feasibility: [
      () => 'As it is told, it cannot be done today.',
      (_, at) => `It needs unusual means (${short(at)}) and does not say where they would come from.`,
      () => 'It seems possible, but how it would be built and where it would start are not told.',
      (_, at) =>
        `It can be done with known means${at ? `, and there is a place to start: ${at}` : ' and there is a place to start'}.`,
      (_, at) => `Something is already running, or is weeks away${at ? `: ${at}` : ''}.`,
    ],
    evidence: [
      () => 'There is no evidence beyond the author’s opinion.',
      (_, at) => `The only basis is personal experience: ${short(at)}.`,
      (_, at) => `People have been asked or there are data (${short(at)}), but no commitment in figures yet.`,
      (_, at) => `There is a test with numbers: ${short(at)}.`,
      (_, at) => `There are customers who pay or come back: ${short(at)}.`,
    ],
  },
  raises: {
    problem: [
      (facts) =>
        `Write in one sentence what happens today to ${customerOr(facts, 'your customer')} and what they lose by it.`,
      (facts) => `Say whose problem ${facts.problem ?? 'this'} is: a trade, an age, a kind of venue.`,
      (facts) =>
        `Put a number on the problem: how many pounds or hours it costs ${customerOr(facts, 'each customer')}, and how often.`,
      (facts) =>
        `Tell what ${customerOr(facts, 'those who have it')} do today to get by, and what they pay for it.`,
      () => 'Check with five more customers that the cost of the problem holds.',
    ],
    market: [
      () => 'Name a group you could ring tomorrow, and say where they are.',
      (facts) => `Keep one part of ${facts.customer ?? 'that audience'} that you can count and visit.`,
      (facts) =>
        `Find out how many there are like ${customerOr(facts, 'your customer')} in your area, and say how you will reach the first ten.`,
      (facts) =>
        facts.size
          ? 'Say through which channel you reach them and which segment comes first.'
          : `Add how many there are like ${customerOr(facts, 'your customer')}, and where the figure comes from.`,
      () => 'Measure what each customer won through that channel costs.',
    ],
    difference: [
      () => 'Name what the customer uses now and the one thing you do that it does not.',
      () => 'Swap the adjective for a fact that can be measured against a named alternative.',
      () =>
        'Say why that difference matters to the customer, with a figure: minutes, pounds or mistakes saved.',
      () =>
        'Add something that takes time to copy: data of your own, a signed agreement, a permit or a network.',
      () => 'Check how long a competitor would need to get the same.',
    ],
    earning: [
      (facts) =>
        `Say who pays, how much and how often: “each ${facts.customer ? 'of them' : 'customer'} pays £X a month”.`,
      () => 'Set a price and name who pays it.',
      (facts) =>
        `Complete the sum: the price, per what, and who pays it${facts.customer ? ` among ${facts.customer}` : ''}.`,
      () => 'Add what it costs to serve one customer and what is left afterwards.',
      () => 'Check that the sum still works if winning a customer costs twice as much.',
    ],
    feasibility: [
      () => 'Take out what cannot be done and keep the part someone could buy this month.',
      () => 'Shrink the first version to something within your means that needs no special permits.',
      () => 'Describe the first version: what it is made with, who makes it and in how many weeks.',
      () => 'Put a date on the first version and say what is in it.',
      () => 'Note which part would not survive ten times the customers.',
    ],
    evidence: [
      (facts) =>
        `Talk to five ${facts.customer ? `people from the group ${facts.customer}` : 'possible customers'} and write down how many have the problem and what they do today.`,
      () => 'Go from your own experience to that of ten more people, and note how many agree.',
      () => 'Ask for a commitment that costs something: a deposit, a pre-sale or a month’s trial.',
      () => 'Turn the test into payment: how many stay once they have to pay.',
      () => 'Measure how many are still there after three months.',
    ],
  },
  absurdReason: (refused) =>
    `It cannot be taken seriously while it depends on ${refused}, which is not possible today or makes no sense for those meant to use it.`,
  absurdRaise:
    'Take out the impossible and say which part someone who exists today would want and could pay for.',
  chosenReason: (evidence) =>
    `Some have already chosen it (${evidence}), but why, over what they used before, is not said.`,
  boastReason: (boast) => `Where facts are needed there are promises (${boast}): they do not count.`,
  gap,
  gaps: {
    customer: 'who it is for',
    problem: 'which problem',
    price: 'who pays and how much',
    difference: 'why this and not what exists',
    channel: 'how the customer is reached',
  },
  axisNames: {
    problem: 'the problem',
    market: 'the customer',
    difference: 'the difference',
    earning: 'the income',
    feasibility: 'how it would be built',
    evidence: 'the evidence',
  },
  interpretation: ({ facts, sector, said, missing, note }) =>
    [
      `The text proposes ${facts.offer}.`,
      sector
        ? `Sector recognised: ${sector}.`
        : 'It fits none of the sectors this evaluator knows, so competition is left to be researched.',
      note,
      said.length > 0 ? `What is clear: ${list(said)}.` : 'No part of it is clear.',
      missing.length > 0 ? `Still to be made precise: ${list(missing)}.` : '',
    ]
      .filter(Boolean)
      .join(' '),
  notes: {
    absurd: (refused) =>
      `It has a basic obstacle: ${refused} is not possible today, or does not fit those meant to buy it.`,
    boastful: (boast) => `There are more promises than facts (${boast}), and promises earn no points.`,
    tooLittle: 'It says too little to be judged; the score is limited until it tells more.',
  },
  improvedIdea: (facts, firstStep) =>
    `The same idea, told in full: ${facts.offer}. For whom: ${facts.customer ?? gap('who it is for')}. Problem: ${facts.problem ?? gap('which problem, what it costs and how often')}. Charge: ${facts.price ?? gap('who pays and how much')}. Difference: ${facts.moat ?? facts.difference ?? gap('why this and not what exists')}. Evidence: ${facts.evidence ?? gap('who has been asked or what has been sold')}. First step: ${facts.firstStep ?? firstStep}.`,
  steps: (facts, firstStep) => [
    `The customer (${facts.customer ?? gap('who it is for')}) hears of it: ${facts.channel ?? gap('how the customer is reached')}.`,
    `They get what is offered: ${facts.offer}.`,
    `They pay: ${facts.price ?? gap('how much and when')}.`,
    `The first version: ${facts.built ?? facts.firstStep ?? `${firstStep} (suggested)`}.`,
    'Who comes back and who leaves is measured, and why.',
  ],
  noProblem: 'The text names no problem.',
  usualProblem: (problem) => `Usual in the sector, to be checked: ${problem}`,
  noAudience: 'Undefined: the text does not say who it is for.',
  usualCustomer: (customer) => `Possible, to be checked: ${customer}`,
  value: (facts) =>
    `For ${facts.customer ?? gap('who it is for')}: ${facts.offer}. ${(facts.moat ?? facts.difference) ? `What sets it apart from what exists: ${facts.difference ?? facts.moat}.` : 'The text does not say what sets it apart from what exists, and without that there is no reason to switch.'}`,
  toBeChecked: 'to be checked',
  competitiveness: (facts, sector, companies) =>
    sector
      ? `There are established companies in ${sector}, such as ${list(companies.slice(0, 3))}; they are listed because they are well known, not because they were found to compete with this idea. ${facts.difference ? `The text compares itself like this: ${facts.difference}.` : 'The text compares itself with no alternative.'} The commonest competitor is another one: that the customer carries on as before${facts.workaround ? ` (${facts.workaround})` : ''}.`
      : `The sector is not recognised, so nobody is named: better an empty list than an invented one. ${facts.difference ? `The text compares itself like this: ${facts.difference}.` : 'Find out what your customer uses today and compare yourself with that.'}`,
  strengths: {
    problem: (_, at) => `It starts from a problem that can be measured${at ? `: ${at}` : ''}.`,
    market: (facts) => `There is someone to ring tomorrow${facts.customer ? `: ${facts.customer}` : ''}.`,
    difference: (_, at) => `There is a reason to switch${at ? `: ${at}` : ''}.`,
    earning: (facts) =>
      facts.margin
        ? `The price (${short(facts.price)}) can be set against what it costs (${facts.margin}).`
        : `The price is set and can be put to the test: ${short(facts.price)}.`,
    feasibility: (facts) =>
      facts.built
        ? `It does not start from nothing: ${facts.built}.`
        : 'The means it needs are within reach of a small team.',
    evidence: (facts) => `There are facts and not only intentions: ${short(facts.evidence)}.`,
  },
  weaknesses: {
    problem: (facts) =>
      facts.problem
        ? `The problem (${facts.problem}) is not measured: nobody knows what being rid of it is worth.`
        : 'Without a named problem, nobody is in a hurry to buy.',
    market: (facts) =>
      facts.customer
        ? `How many customers like ${facts.customer} there are, and how to reach them, is missing.`
        : 'Without a specific customer there is nobody to sell to first.',
    difference: (facts) =>
      facts.difference
        ? `The advantage (${facts.difference}) can be copied in little time.`
        : 'Those who already use something else find no reason here to drop it.',
    earning: (facts) =>
      facts.price
        ? `The sums cannot be closed with what is said (${facts.price}).`
        : 'There is no price, so nobody can tell whether the business holds up.',
    feasibility: () => 'Who makes it, with what and in how long is not told.',
    evidence: (facts) =>
      facts.evidence
        ? `What has been checked so far (${facts.evidence}) commits nobody.`
        : 'Nobody outside the project has given a sign of interest yet.',
  },
  noStrength: 'The text does not yet give any fact to build on.',
  noWeakness: 'No axis is low; the next thing is to check the text’s figures with third parties.',
  noOpening: 'To be researched: the text gives no hint of why now, and the sector is not recognised.',
  whyNow: (quote) => `The moment, according to the text: ${quote}.`,
  placeOpening: (place) => `Starting in a single place makes learning cheap: ${place}.`,
  noThreat: [
    'That the customer carries on as before.',
    'That a company with more means copies it if it works.',
  ],
  boastThreat: (boast) => `Promising too much (${boast}) costs credit with customers and investors.`,
  undecided: 'Until it is known who pays, every expense comes before any income.',
  alternatives: (facts, customers, experiment) => [
    facts.customer
      ? `Serve only one part of ${facts.customer}, the part that needs it most, and leave the rest for later.`
      : `Choose a single customer to begin with${customers[0] ? `; for example, ${customers[0]}` : ''}.`,
    'Provide the service by hand, without technology, until ten customers are paying.',
    customers[1]
      ? `Sell to another payer with the same problem: ${customers[1]}.`
      : 'Look for another payer with the same problem: a company, an institution or a public body.',
    ...(experiment ? [`Try it on a small scale first: ${experiment}.`] : []),
  ],
  saidPrice: (price) => `According to the text: ${price}.`,
  usualEarning: (way) => `Usual in the sector, to be checked: ${way}`,
  genericEarning: [
    'A monthly fee from the customer who has the problem',
    'A price per use or per unit',
    'Made-to-measure service for the first customers',
  ],
  genericFirstStep: 'sell a hand-made version to five customers',
  unnamed: 'Unnamed',
  pitch: (name, facts) =>
    [
      `${name}, for ${facts.customer ?? gap('who it is for')}. The problem: ${facts.problem ?? gap('which problem')}.`,
      `The offer: ${facts.offer}. How it is paid for: ${facts.price ?? gap('who pays and how much')}.`,
      `Why this: ${facts.moat ?? facts.difference ?? gap('why this and not what exists')}.`,
    ].join('\n'),
  allGood: 'Check with three new customers that the figures in the text hold.',
  refusal: {
    why: {
      attack:
        'The text gives orders to whoever rates it instead of telling an idea. Orders are not followed: take them out and what is left will be judged like any other.',
      gibberish: 'The text cannot be read: it is letters without words.',
      filler: 'It is printer’s filler text, not an idea.',
      code: 'It is program code, not a business idea.',
      repetition: 'The text repeats the same thing over and over and never gets to an idea.',
      word_list: 'It is a list of loose words: it names concepts but says nothing with them.',
      recipe: 'It is a cooking recipe, not a business idea.',
      homework: 'It is an exercise or a school question, not a business idea.',
      chat: 'It is a question or an errand, not a business idea.',
      news: 'It is a news item, not a business idea.',
      verse: 'It is a poem or a song, not a business idea.',
      unreadable: 'This evaluator only reads Spanish and English, and the text is in another script.',
      no_offer: 'The text offers nothing to anyone: there is no product, service, customer or price.',
    },
    harmful: (refused) =>
      `What is proposed (${refused}) harms people or is plainly illegal. It is not rated as a business.`,
    notIdea: {
      reason: 'There is no idea to rate on this axis.',
      raise: 'Say what you offer, to whom and what they would pay.',
      improvedIdea:
        'There is no idea to improve. One sentence is enough to begin: what you offer, to whom, which problem it takes away and what they pay.',
      functionality: 'Nothing that works is described.',
      section: 'Nothing in the text.',
      competitiveness: 'Without an idea there is nobody to compare with.',
      weakness: 'The text contains no business idea.',
      opportunity: 'None that can be drawn from the text.',
      alternative: 'Write the idea down: what, for whom, which problem, how much and what is different.',
      monetization: 'Nothing is offered that could be charged for.',
      pitch: 'There is no idea to present.',
    },
    harm: {
      reason: 'Not rated: the harm or illegality comes first.',
      raise: 'Give this path up.',
      improvedIdea:
        'No improved version is offered of something that does harm. If it is the underlying problem you care about, look for those who work to solve it.',
      functionality: 'How to do it is not described.',
      section: 'Not rated, because of the harm.',
      competitiveness: 'Businesses of this kind are not compared.',
      weakness: 'It harms people or is plainly illegal.',
      opportunity: 'There is no opportunity in doing harm.',
      alternative: 'Work on the opposite side: protect, inform or help those who suffer this harm.',
      monetization: 'No way of charging for it is acceptable.',
      pitch: 'No pitch is written for this.',
    },
  },
  plan: {
    riskiest: {
      problem: (facts) =>
        `That the problem hurts ${customerOr(facts, 'the customer')} enough to change what they do today${facts.problem ? ` (${facts.problem})` : ''}.`,
      market: (facts) =>
        `That there are enough customers like ${customerOr(facts, 'those you imagine')} and they can be reached for less than they pay.`,
      difference: (facts) =>
        `That the difference${facts.difference ? ` (${facts.difference})` : ', which the text does not name yet,'} matters enough to ${customerOr(facts, 'customers')} to leave what they use.`,
      earning: (facts) =>
        `That ${customerOr(facts, 'someone')} will pay${facts.price ? ` what is planned (${facts.price})` : ', and enough to cover what it costs'}.`,
      feasibility: () => 'That a first version can be made with the means you have.',
      evidence: (facts) =>
        `That what you say about ${customerOr(facts, 'your customers')} is true outside your own circle: there is no proof yet${facts.evidence ? ` beyond ${facts.evidence}` : ''}.`,
    },
    experiments: {
      problem: (facts) => ({
        tests: `That the problem exists and weighs${facts.problem ? `: ${facts.problem}` : ''}`,
        how: `Interview ten possible customers (${facts.customer ?? 'choose a specific group first'}) without mentioning your solution; ask about the last time it happened and what they did.`,
        cost: '£0',
        days: 10,
        goOnIf: 'seven out of ten tell of a recent case without being pushed',
        stopIf: 'fewer than four remember a case',
      }),
      market: (facts) => ({
        tests: 'That customers can be reached',
        how: `Make a list with the name and number of fifty ${facts.customer ? `from the group ${facts.customer}` : 'possible customers of one kind'}${facts.place ? ` (${facts.place})` : ''} and write to all of them with the same offer.`,
        cost: 'about £20',
        days: 7,
        goOnIf: 'ten or more answer and five agree to talk',
        stopIf: 'the list does not reach fifty, or fewer than three answer',
      }),
      difference: (facts) => ({
        tests: 'That the difference is noticed and valued',
        how: `Show eight customers, on one sheet, what they use today and what you propose${facts.difference ? ` (${facts.difference})` : ''}, without saying which is yours, and ask which they would choose and why.`,
        cost: 'about £10',
        days: 5,
        goOnIf: 'six out of eight choose yours and give the same reason',
        stopIf: 'they choose on price or see no difference',
      }),
      earning: (facts, sector) => ({
        tests: `That someone pays${facts.price ? `: ${facts.price}` : ''}`,
        how: `${sector ? `${capital(sector)}.` : 'Offer the service done by hand.'} Ask for payment or a deposit in advance, with the price in view.`,
        cost: 'under £100',
        days: 14,
        goOnIf: 'three of the first ten you offer it to pay',
        stopIf: 'everyone says it is a good idea and nobody pays',
      }),
      feasibility: (facts) => ({
        tests: 'That the first version can be made',
        how: `Do the whole thing by hand for one customer${facts.firstStep ? ` (${facts.firstStep})` : ''}, and note the hours and what goes wrong.`,
        cost: 'under £150',
        days: 14,
        goOnIf: 'it is delivered on time and the customer wants it again',
        stopIf: 'it depends on a permit, a partner or a machine you do not have',
      }),
      evidence: (facts, sector) => ({
        tests: 'That interest is commitment and not politeness',
        how: `Open a waiting list with a £10 deposit and gather twenty people${facts.customer ? ` from the group ${facts.customer}` : ''}${sector ? `; or else: ${sector}` : ''}.`,
        cost: 'about £50',
        days: 14,
        goOnIf: 'ten or more leave the deposit',
        stopIf: 'fewer than three leave it once they see the price',
      }),
    },
    questions: (facts) => [
      `When did ${facts.problem ? `something like ${facts.problem}` : 'this problem'} last happen to you? Tell me about it.`,
      'What did you do about it, and what did it cost you in money or time?',
      'What have you tried before, and why did you stop?',
      'Who decides and who pays for something like this in your case?',
      'Who else should I talk to who sees it differently?',
    ],
    refused: {
      riskiest: 'There is no idea to test: the first thing is to tell one that helps somebody.',
      experiments: [
        {
          tests: 'That there is a problem worth the trouble',
          how: 'Write down for a week every complaint you hear at work or in your neighbourhood.',
          cost: '£0',
          days: 7,
          goOnIf: 'one comes up three times or more',
          stopIf: 'they are all different',
        },
        {
          tests: 'That someone else has it',
          how: 'Ask five people of one group about that complaint, proposing nothing.',
          cost: '£0',
          days: 7,
          goOnIf: 'three tell of a recent case',
          stopIf: 'none recognises it',
        },
        {
          tests: 'That the idea can be told',
          how: 'Write in five sentences what you offer, to whom, which problem, how much and what is different.',
          cost: '£0',
          days: 1,
          goOnIf: 'someone else can repeat it after reading it',
          stopIf: 'you cannot fill in one of the five',
        },
      ],
      questions: [
        'What takes up most of your time each week?',
        'When did you last pay to be rid of a problem?',
        'What have you tried to fix without success?',
      ],
    },
  },
};

function list(items: readonly string[]): string {
  if (items.length < 2) return items[0] ?? '';
  return `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
