/** What others do with others, and figures of a market: no evidence for this idea. */
export const evidenceNot = `
already pay (?:an?|for|someone|somebody|their) 
[0-9.,]+ ?(?:%|percent) of (?:the|this|that) (?:market|industry|sector)
(?:our|the) (?:competitors?|competition)
break even|break-even
`;
