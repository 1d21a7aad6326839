import type { Facts, Wording } from './facts.ts';

const gap = (name: string) => `[missing: ${name}]`;
const short = (quote: string | undefined) => quote ?? '';
const inBrackets = (quote: string | undefined) => (quote ? ` (${quote})` : '');
/** Plural, with or without a name, so that sentences agree whatever the text calls them. */
const customers = (facts: Facts) =>
  facts.who ? `your customers (${facts.who})` : `those who would buy this (${facts.thing})`;
/** For sentences that name something else of the idea: the name in each of them would tire. */
const buyers = (facts: Facts) => (facts.customer ? 'your customers' : 'those who would buy it');
const inPlace = ({ place, who }: Facts) => (place && !who?.includes(place) ? ` in ${place}` : '');
const usual = ({ sector }: Facts, what: 'problems' | 'customers' | 'earning') =>
  sector?.notes[what][0] ? `; usual in ${sector.name}: ${sector.notes[what][0]}` : '';
/** What is usual in its line of business names the idea as well as its own words do, which the reason quotes. */
const named = (facts: Facts, what: 'problems' | 'customers' | 'earning') =>
  usual(facts, what) ? 'this' : `this (${facts.thing})`;
const rivals = ({ sector }: Facts) =>
  sector && sector.rivals.length > 1 ? ` (for example, ${sector.rivals[0]} or ${sector.rivals[1]})` : '';
const instead = (facts: Facts) => rivals(facts) || ` instead of this (${facts.thing})`;

function missingOfProblem(facts: Facts): string {
  const missing = [
    facts.customer ? '' : 'who has it',
    facts.cost ? '' : 'what it costs them',
    facts.frequency ? '' : 'how often it happens',
  ].filter(Boolean);
  return list(missing.length > 0 ? missing : ['what they do today to get by']);
}

function missingOfMarket(facts: Facts): string {
  if (facts.size && facts.channel) return 'which part of them comes first';
  if (facts.size) return 'how they are reached';
  return facts.channel ? 'how many there are' : 'how many there are and how they are reached';
}

function missingOfEarning(facts: Facts): string {
  const missing = [
    facts.price ? '' : 'the price',
    facts.price && !facts.perUnit ? 'what it buys or how often it is paid' : '',
    facts.customer ? '' : 'who pays',
    facts.doubtful ? 'an amount that can be believed' : '',
  ].filter(Boolean);
  return list(missing.length > 0 ? missing : ['what each customer costs to serve']);
}

function nextStep(facts: Facts, firstStep: string): string {
  if (facts.proven)
    return `Next step: ${facts.firstStep ?? gap('what will be done now and with what means')}.`;
  return `First step: ${facts.firstStep ?? `${firstStep} (suggested)`}.`;
}

export const en: Wording = {
  quote: (text) => `“${text}”`,
  reasons: {
    problem: [
      (facts) =>
        facts.customer
          ? `It says whom it is for (${facts.customer}), but not which problem it takes off their hands.`
          : `It says what is offered (${facts.thing}), but not which problem it solves or whom it hurts.`,
      (facts, at) => {
        if (facts.problem)
          return `A nuisance can be guessed (${facts.problem}), but the text does not say ${missingOfProblem(facts)}.`;
        return facts.customer
          ? `It says whom it is for (${facts.customer}), but not what goes wrong for them today or what they lose by it.`
          : `An improvement is promised (${at ?? facts.thing}), but not what goes wrong today, or for whom.`;
      },
      (facts, at) =>
        facts.problem
          ? `There is a recognisable problem (${facts.problem}); the text does not say ${missingOfProblem(facts)}.`
          : `That some want it (${facts.evidence ?? at ?? facts.thing}) shows something goes wrong for them, but the text does not say what.`,
      (facts, at) =>
        facts.problem
          ? `The problem has an owner, and it weighs on them: ${facts.problem}.`
          : `That some want it (${facts.evidence ?? at ?? facts.thing}) shows the problem weighs on them, though it is not told.`,
      (facts, at) => {
        const problem = facts.problem ?? at ?? facts.thing;
        if (facts.workaround && facts.workaround !== problem)
          return `The problem is costly (${problem}), and those who have it already pay or make do: ${facts.workaround}.`;
        return facts.evidence && facts.evidence !== problem
          ? `The problem is costly (${problem}), enough for people to have committed themselves: ${facts.evidence}.`
          : `The problem is costly, and those who have it already pay or make do to get round it: ${problem}.`;
      },
    ],
    market: [
      (facts) => `Nobody can tell who would buy this (${facts.thing}): the text names no one.`,
      (facts, at) =>
        `The audience is too broad (${facts.customer ?? at ?? facts.thing}) to know whom to ring first.`,
      (facts, at) =>
        `The customer is specific (${facts.customer ?? at ?? facts.thing}), but the text does not say ${missingOfMarket(facts)}.`,
      (facts, at) => {
        if (!facts.customer) return `It is clear where customers can be found: ${at ?? facts.thing}.`;
        if (facts.channel)
          return `The customer is specific (${facts.customer}) and there is a way to reach them: ${facts.channel}.`;
        if (facts.size && facts.size !== facts.evidence)
          return `The customer is specific (${facts.customer}) and numerous: ${facts.size}.`;
        return facts.evidence
          ? `The customer is specific (${facts.customer}) and the first ones have been found: ${facts.evidence}.`
          : `The customer is specific (${facts.customer}) and can be found${inPlace(facts)}.`;
      },
      (facts, at) =>
        facts.size && facts.channel
          ? facts.size === facts.channel
            ? `The group has a size, a first place to start and a way in: ${facts.size}.`
            : `The group has a size (${facts.size}), a first place to start and a way in: ${facts.channel}.`
          : `The group is large, with a first place to start and a way in: ${facts.size ?? facts.channel ?? at ?? facts.thing}.`,
    ],
    difference: [
      (facts) =>
        facts.workaround
          ? `It does not say why anyone would give up what they do today (${facts.workaround}).`
          : `It does not say why anyone would choose this (${facts.thing}) over what they already use.`,
      (facts, at) =>
        at
          ? `What is said of the difference (${at}) could be said by anyone: there is no fact to compare.`
          : `This (${facts.thing}) is not compared with what the customer already uses.`,
      (facts, at) =>
        facts.difference && facts.difference === facts.problem
          ? `What is proposed (${facts.thing}) is set against what is done today (${facts.difference}), but as it is told it is easy to copy.`
          : `How it differs from what exists shows here (${facts.difference ?? at ?? facts.thing}), but as it is told it is easy to copy.`,
      (facts, at) =>
        facts.difference && facts.difference === facts.problem
          ? `What is proposed (${facts.thing}) can be set against what is done today, and matters to the customer: ${facts.difference}.`
          : `How it differs from what exists can be checked, and matters to the customer: ${facts.difference ?? at ?? facts.thing}.`,
      (facts, at) => `There is something others would find hard to copy: ${facts.moat ?? at ?? facts.thing}.`,
    ],
    earning: [
      (facts) => `It does not say how this (${facts.thing}) makes money.`,
      (facts, at) =>
        at
          ? `Where the money would come from can be guessed (${at}), but the text does not give ${missingOfEarning(facts)}.`
          : `This (${facts.thing}) could earn a living, but the text does not give ${missingOfEarning(facts)}.`,
      (facts, at) =>
        `There is a way to charge (${facts.price ?? at ?? facts.thing}), but the text does not give ${missingOfEarning(facts)}.`,
      (facts, at) => `Who pays and how much are known: ${facts.price ?? at ?? facts.thing}.`,
      (facts, at) => {
        const price = facts.price ?? at ?? facts.thing;
        return facts.margin && facts.margin !== price
          ? `There is a price (${price}) and also a cost or margin (${facts.margin}).`
          : `There is a price and also a cost or margin: ${price}.`;
      },
    ],
    feasibility: [
      (facts) => `As it is told (${facts.thing}), it cannot be done today.`,
      (facts, at) =>
        `It needs unusual means (${at ?? facts.thing}) and does not say where they would come from.`,
      (facts) =>
        `What is proposed (${facts.thing}) seems possible, but what it would be made with and where it would start are not told.`,
      (facts, at) =>
        at
          ? `It can be done with known means, and there is a place to start: ${at}.`
          : `What is proposed (${facts.thing}) is done with known means.`,
      (facts, at) => `Something is already made or running: ${at ?? facts.thing}.`,
    ],
    evidence: [
      (facts) =>
        facts.customer
          ? `None of the customers named (${facts.who}) is shown asking for it, trying it or paying for it.`
          : `For this (${facts.thing}) there is nothing but the author’s word.`,
      (facts, at) => `The only basis is personal experience: ${at ?? facts.thing}.`,
      (facts, at) =>
        `People have been asked or there are data (${at ?? facts.thing}), but nobody has committed to anything yet.`,
      (facts, at) => `There is a test with numbers: ${at ?? facts.thing}.`,
      (facts, at) => `There are customers who pay or come back: ${at ?? facts.thing}.`,
    ],
  },
  raises: {
    problem: [
      (facts) =>
        facts.customer
          ? `Tell in one sentence what happens today to ${customers(facts)} and what they lose by it, in pounds or hours.`
          : `Say who goes without ${named(facts, 'problems')} today and what they lose by it${usual(facts, 'problems')}.`,
      (facts) =>
        facts.customer
          ? `Tell one case among ${customers(facts)}: what goes wrong, how often and what they lose.`
          : `Say whose problem it is (a trade, an age, a kind of venue) and what they lose without this: ${facts.thing}.`,
      (facts) =>
        facts.problem
          ? `Put figures or a case to this (${facts.hurt ?? facts.problem}): ${missingOfProblem(facts)}.`
          : `Tell in one sentence what goes wrong today for ${customers(facts)} and what they lose by it.`,
      (facts) =>
        facts.workaround
          ? `Put a figure on what it costs today to get by like this: ${facts.workaround}.`
          : `Tell what ${customers(facts)} do today to get by, and what they pay for it.`,
      (facts) => `Check with five more of ${customers(facts)} that they lose as much.`,
    ],
    market: [
      (facts) =>
        `Name a group you could ring tomorrow to offer them ${named(facts, 'customers')}${usual(facts, 'customers')}.`,
      (facts, at) =>
        `Of that audience (${facts.customer ?? at ?? facts.thing}) keep one part that you can count and visit${usual(facts, 'customers')}.`,
      (facts) =>
        facts.size || facts.channel
          ? `To what you already tell of them (${facts.channel ?? facts.size}) add ${missingOfMarket(facts)}.`
          : `Find out how many such customers there are${inPlace(facts)}, and say how you will offer this to the first ten: ${facts.thing}.`,
      (facts) => {
        if (!facts.size)
          return `Add how many there are like ${facts.place ? buyers(facts) : customers(facts)}${inPlace(facts)}, and where the figure comes from.`;
        return facts.channel
          ? `Say which of them (${facts.size}) come first, and why.`
          : `Say through which channel you reach them (${facts.size}) and which come first.`;
      },
      (facts) =>
        `Measure what winning each customer that way costs (${facts.channel ?? facts.size ?? facts.thing}).`,
    ],
    difference: [
      (facts) =>
        facts.workaround
          ? `Compare yourself with what they do today (${facts.workaround}): the one thing you do that it does not.`
          : `Name what ${buyers(facts)} use now${instead(facts)} and the one thing you do that it does not.`,
      (facts, at) =>
        at
          ? `Swap those words (${at}) for a fact that can be measured against a named alternative${rivals(facts)}.`
          : `Name what ${buyers(facts)} use now${instead(facts)} and what you improve on, with a figure.`,
      (facts) =>
        `Say what ${buyers(facts)} gain ${facts.workaround ? `over what they do today (${facts.workaround})` : `by choosing this (${facts.thing})`}, with a figure: minutes, pounds or mistakes saved.`,
      (facts) =>
        `Add something that takes time to copy: data that can only be gathered by doing this (${facts.thing}), a signed agreement, a permit or a network${inPlace(facts)}.`,
      (facts) => `Check how long a competitor would need to offer the same: ${facts.thing}.`,
    ],
    earning: [
      (facts) =>
        `Say who pays for ${named(facts, 'earning')}, how much and how often${usual(facts, 'earning')}.`,
      (facts) =>
        facts.customer
          ? `Set a price for this (${facts.thing}) and say who pays it: ${buyers(facts)}, or someone on their behalf?`
          : `Set a price for this (${facts.thing}) and say who pays it${usual(facts, 'earning')}.`,
      (facts, at) =>
        `Complete the sum (${facts.price ?? at ?? facts.thing}): what is missing is ${missingOfEarning(facts)}.`,
      (facts) =>
        `Add what it costs you to serve each customer, and what is left to you of what they pay (${facts.price ?? facts.thing}).`,
      (facts) =>
        `Check that the sum (${facts.margin ?? facts.price ?? facts.thing}) still works if winning each customer costs twice as much.`,
    ],
    feasibility: [
      (facts) =>
        `Take out of this (${facts.thing}) what cannot be done and keep the part someone could buy this month.`,
      (facts) =>
        `Shrink this (${facts.thing}) to a first version within your means that needs no special permits.`,
      (facts) =>
        `Describe the first version: what it is made with, who makes it and in how many weeks${facts.sector ? `; a possible start: ${facts.sector.notes.firstStep}` : ` this will be ready: ${facts.thing}`}.`,
      (facts) =>
        facts.proven
          ? `Say what it takes, in people and money, to offer this (${facts.thing}) to ten times the customers.`
          : `Put a date on the first version and say what ${customers(facts)} will get in it.`,
      (facts) => `Note which part of this (${facts.thing}) would not survive ten times the customers.`,
    ],
    evidence: [
      (facts) =>
        facts.customer
          ? `Talk to five of ${facts.hurt ? buyers(facts) : customers(facts)}${inPlace(facts)} and write down how many have the problem${inBrackets(facts.hurt)} and what they do today.`
          : `Tell five possible customers of this (${facts.thing}) and write down how many would want it and what they use today.`,
      (facts) =>
        `Go from your own experience to that of ten more of ${customers(facts)}, and note how many agree.`,
      (facts) =>
        `Ask ${customers(facts)} for a commitment that costs them something: a deposit, an order in advance or a month’s trial.`,
      (facts) =>
        `Turn the test into payment: note how many stay once they have to pay (${facts.price ?? facts.thing}).`,
      (facts) =>
        facts.price
          ? `Measure how many of your customers still pay (${facts.price}) in six months.`
          : `Measure how many of ${customers(facts)} are still with you in six months.`,
    ],
  },
  absurdReason: (refused) =>
    `It cannot be taken seriously while it depends on ${refused}, which is not possible today or makes no sense for those meant to use it.`,
  absurdRaise: (refused) =>
    `Take out the impossible (${refused}) and say which part someone who exists today would want and could pay for.`,
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
  interpretation: ({ facts, said, missing, note }) =>
    [
      `The proposal, in the words of the text: ${facts.offer}.`,
      facts.customer ? `It is for ${facts.customer}.` : '',
      facts.sector
        ? `Sector: ${facts.sector.name}.`
        : 'It fits none of the sectors this evaluator knows, so competition is left to be researched.',
      note,
      said.length > 0 ? `What is clear: ${list(said)}.` : 'No part of it is fully clear.',
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
    [
      `The same idea, told in full: ${facts.offer}.`,
      `For whom: ${facts.customer ?? gap(`who it is for${usual(facts, 'customers')}`)}.`,
      facts.problem === facts.offer
        ? ''
        : `Problem: ${facts.problem ?? gap(`which problem, what it costs and how often${usual(facts, 'problems')}`)}.`,
      facts.price === facts.offer
        ? ''
        : `Charge: ${facts.price ?? gap(`who pays and how much${usual(facts, 'earning')}`)}.`,
      `Against what exists: ${facts.moat ?? facts.difference ?? gap('why this and not what exists')}.`,
      `Evidence: ${facts.evidence ?? gap('who has been asked or what has been sold')}.`,
      nextStep(facts, firstStep),
    ]
      .filter(Boolean)
      .join(' '),
  steps: (facts, firstStep) => [
    `The customer (${facts.customer ?? gap('who it is for')}) hears of it: ${facts.channel ?? gap('how the customer is reached')}.`,
    `They get what is offered: ${facts.offer}.`,
    facts.price === facts.offer
      ? 'They pay what is said there.'
      : `They pay: ${facts.price ?? gap('how much and when')}.`,
    facts.built ? `What is there already: ${facts.built}.` : nextStep(facts, firstStep),
    `How many of ${customers(facts)} come back, how many leave and why is measured.`,
  ],
  workaround: (workaround) => `How they get by today: ${workaround}.`,
  noProblem: 'The text names no problem.',
  usualProblem: (problem) => `Usual in the sector, to be checked: ${problem}`,
  noAudience: 'Undefined: the text does not say who it is for.',
  usualCustomer: (customer) => `Possible, to be checked: ${customer}`,
  value: (facts) =>
    `For ${facts.customer ?? gap('who it is for')}: ${facts.offer}. ${(facts.moat ?? facts.difference) ? `What sets it apart from what exists: ${facts.difference ?? facts.moat}.` : 'The text does not say what sets it apart from what exists, and without that there is no reason to switch.'}`,
  toBeChecked: 'to be checked',
  competitiveness: (facts) => {
    const habit = `The commonest competitor is another one: that ${buyers(facts)} carry on as before${inBrackets(facts.workaround)}.`;
    const compared = facts.difference
      ? `The text compares itself like this: ${facts.difference}.`
      : 'The text compares itself with no alternative.';
    return facts.sector
      ? `There are established companies in ${facts.sector.name}, such as ${list(facts.sector.rivals.slice(0, 3))}; they are listed because they are well known, not because they were found to compete with this idea. ${compared} ${habit}`
      : `The sector is not recognised, so nobody is named: better an empty list than an invented one. ${compared} ${habit}`;
  },
  strengths: {
    problem: (facts, at) => `It starts from a problem that weighs: ${facts.problem ?? at ?? facts.thing}.`,
    market: (facts) =>
      `There is someone to ring tomorrow: ${facts.customer ?? facts.channel ?? facts.evidence ?? facts.thing}.`,
    difference: (facts, at) =>
      `There is a reason to switch: ${facts.difference ?? facts.moat ?? at ?? facts.thing}.`,
    earning: (facts, at) =>
      facts.margin && facts.price && facts.margin !== facts.price
        ? `The price (${facts.price}) can be set against what it costs (${facts.margin}).`
        : `The price is set and can be put to the test: ${facts.price ?? at ?? facts.thing}.`,
    feasibility: (facts) =>
      facts.built
        ? `It does not start from nothing: ${facts.built}.`
        : `The means it needs are within reach of a small team: ${facts.thing}.`,
    evidence: (facts) => `There are facts and not only intentions: ${short(facts.evidence)}.`,
  },
  weaknesses: {
    problem: (facts) =>
      facts.problem
        ? `What is not known of the problem (${facts.problem}): ${missingOfProblem(facts)}.`
        : `What goes wrong today for ${customers(facts)} is not said, and without that nobody is in a hurry to buy.`,
    market: (facts) =>
      facts.customer
        ? `What is not known of the customers (${facts.customer}): ${missingOfMarket(facts)}.`
        : `Without a specific customer for this (${facts.thing}) there is nobody to sell to first.`,
    difference: (facts) => {
      if (facts.difference)
        return `What sets it apart, as it is told (${facts.difference}), can be copied in little time.`;
      return facts.workaround
        ? `Those who get by today (${facts.workaround}) find no reason here to change.`
        : `If ${buyers(facts)} already use something else instead of this (${facts.thing}), they find no reason here to drop it.`;
    },
    earning: (facts) =>
      facts.price
        ? `The sums cannot be closed with what is said (${facts.price}): the text does not give ${missingOfEarning(facts)}.`
        : `There is no price for this (${facts.thing}), so nobody can tell whether the business holds up.`,
    feasibility: (facts) => `Who would make this (${facts.thing}), with what and in how long is not told.`,
    evidence: (facts) => {
      if (facts.evidence) return `What is given as evidence (${facts.evidence}) commits nobody yet.`;
      return facts.customer
        ? `As far as the text tells, no customer (${facts.customer}) has given a sign of interest yet.`
        : `As far as the text tells, nobody has given a sign of wanting this yet: ${facts.thing}.`;
    },
  },
  noStrength: 'The text does not yet give any fact to build on.',
  noWeakness: (facts) =>
    `No axis is low; the next thing is to check the text’s figures with third parties${inBrackets(facts.evidence ?? facts.price)}.`,
  noOpening: 'To be researched: the text gives no hint of why now, and the sector is not recognised.',
  whyNow: (quote) => `The moment, according to the text: ${quote}.`,
  sizeOpening: (size) => `There is room to grow, according to the text: ${size}.`,
  placeOpening: (place) => `Starting only in ${place} makes learning cheap.`,
  threats: (facts) => [
    `That ${customers(facts)} carry on as before${inBrackets(facts.workaround)}.`,
    `That a company with more means copies this (${facts.thing}) if it works.`,
  ],
  boastThreat: (boast) => `Promising too much (${boast}) costs credit with customers and investors.`,
  undecided: 'Until it is known who pays, every expense comes before any income.',
  alternatives: (facts, others, experiment) => [
    facts.customer
      ? `Serve only one part of ${customers(facts)}, the part that needs it most, and leave the rest for later.`
      : `Choose a single customer to begin with${others[0] ? `; for example, ${others[0]}` : ''}.`,
    facts.proven
      ? `Grow first with those who already respond${inBrackets(facts.evidence)}, before looking for others.`
      : 'Provide the service by hand, without investing, until ten customers are paying.',
    others[1]
      ? `Sell to another payer with the same problem: ${others[1]}.`
      : 'Look for another payer with the same problem: a company, an institution or a public body.',
    ...(experiment ? [`Try it on a small scale first: ${experiment}.`] : []),
  ],
  saidPrice: (price) => `According to the text: ${price}.`,
  usualEarning: (way) => `Usual in the sector, to be checked: ${way}`,
  genericEarning: (facts) => [
    `A monthly or yearly fee from ${customers(facts)}`,
    'A price per unit or per use',
    'Made-to-measure work for the first customers',
  ],
  genericFirstStep: 'sell a hand-made version to five customers',
  unnamed: 'Unnamed',
  pitch: (name, facts) =>
    [
      facts.problem === facts.offer
        ? `${name}, for ${facts.customer ?? gap('who it is for')}.`
        : `${name}, for ${facts.customer ?? gap('who it is for')}. The problem: ${facts.problem ?? gap('which problem')}.`,
      facts.price === facts.offer
        ? `The offer and its price: ${facts.offer}.`
        : `The offer: ${facts.offer}. How it is paid for: ${facts.price ?? gap('who pays and how much')}.`,
      `Why this: ${facts.moat ?? facts.difference ?? gap('why this and not what exists')}.${facts.evidence ? ` The proof: ${facts.evidence}.` : ''}`,
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
        `That ${customers(facts)} have a problem${inBrackets(facts.problem)} that hurts enough to change what they do today.`,
      market: (facts) =>
        `That there are enough like ${customers(facts)}${inPlace(facts)} and they can be reached for less than they pay.`,
      difference: (facts) =>
        `That the difference${facts.difference ? ` (${facts.difference})` : ', which the text does not name yet,'} matters enough to ${customers(facts)} for them to leave what they use.`,
      earning: (facts) =>
        `That ${customers(facts)} will pay enough${inBrackets(facts.price)} to cover what it costs.`,
      feasibility: (facts) =>
        `That a first version of this (${facts.thing}) can be made with the means you have.`,
      evidence: (facts) =>
        `That what you say about ${customers(facts)} is true outside your own circle${facts.evidence ? `; so far it rests on this: ${facts.evidence}` : ': the text gives no proof'}.`,
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
        how: `Make a list with the name and number of fifty ${facts.customer ? `customers of that group (${facts.customer})` : 'possible customers of one kind'}${inPlace(facts)} and write to all of them with the same offer: ${facts.thing}.`,
        cost: 'about £20',
        days: 7,
        goOnIf: 'ten or more answer and five agree to talk',
        stopIf: 'the list does not reach fifty, or fewer than three answer',
      }),
      difference: (facts) => ({
        tests: 'That the difference is noticed and valued',
        how: `Show eight customers, on one sheet, what they use today${inBrackets(facts.workaround)} and what you propose (${facts.thing}), without saying which is yours, and ask which they would choose and why.`,
        cost: 'about £10',
        days: 5,
        goOnIf: 'six out of eight choose yours and give the same reason',
        stopIf: 'they choose on price or see no difference',
      }),
      earning: (facts, sector) => ({
        tests: `That someone pays${facts.price ? `: ${facts.price}` : ''}`,
        how: `${sector ? `${capital(sector)}.` : `Offer this by hand (${facts.thing}).`} Ask for payment or a deposit in advance, with the price in view.`,
        cost: 'under £100',
        days: 14,
        goOnIf: 'three of the first ten you offer it to pay',
        stopIf: 'everyone says it is a good idea and nobody pays',
      }),
      feasibility: (facts) => ({
        tests: 'That the first version can be made',
        how: `Do by hand, for a single customer, all that you offer (${facts.thing}), and note the hours and what goes wrong.`,
        cost: 'under £150',
        days: 14,
        goOnIf: 'it is delivered on time and the customer wants it again',
        stopIf: 'it depends on a permit, a partner or a machine you do not have',
      }),
      evidence: (facts, sector) => ({
        tests: 'That interest is commitment and not politeness',
        how: `Open a waiting list with a £10 deposit and gather twenty ${facts.customer ? `customers of that group (${facts.customer})` : `people who would want this (${facts.thing})`}${sector ? `; or else: ${sector}` : ''}.`,
        cost: 'about £50',
        days: 14,
        goOnIf: 'ten or more leave the deposit',
        stopIf: 'fewer than three leave it once they see the price',
      }),
    },
    questions: (facts) => [
      `When did ${facts.problem ? `something like this last happen to you (${facts.problem})` : `you last need this (${facts.thing})`}? Tell me about it.`,
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
