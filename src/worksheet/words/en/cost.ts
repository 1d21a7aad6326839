/** Words that make an amount the seller’s own cost. */
export const cost = `
(?:costs?|costing|would cost|will cost) (?:us|me)
(?:our|my|running|unit) costs?|costs (?:are|of|about|next|almost)|expenses|overheads
(?<=[,;(] )costs?(?= r?[£$€0-9])
costs?(?= [£$€]?[0-9.,]+p? (?:to (?:make|build|produce|run)|each to make))
electricity|labour
(?:we|i) (?:buy|pay|would buy|would pay|spend|bought)
margin|profit
(?:we|i) (?:keep|would keep|clear|are left with)
(?:(?:the|each|every) [a-z]+|tutors|drivers|teachers|cooks|cleaners) gets?
(?:materials?|ingredients|wages|salar(?:y|ies)|petrol|fuel|servers|parts|raw materials?)(?: (?:is|are|costs?))?
made for
break even|break-even|to cover costs
(?:tutors|drivers|staff|walkers|teachers):? (?:_ )?on
`;
