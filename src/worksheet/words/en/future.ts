/** Not yet: plans, wishes, conditions, guesses. */
export const future = `
(?:will|would|shall|could|might|may|should|we'll|i'll|they'll|he'll|it'll|we'd|i'd|they'd|well be|id|wed)
(?:going to|plan to|plans to|planning|hope to|hope|hoping|expect|expects|expecting|forecast|forecasts|project|projected|intend|aim|aims|want to|wants to|would like|think|thinks|believe|guess|suppose|imagine|dream|estimate|goal|target of|confident|sure that)
(?:when|once|as soon as|if|until|after) (?:_ )?(?:we|i|they|it|the) (?:_ )?(?:have|has|get|reach|raise|grow|launch|close|capture|take|convince|works)
(?:next|by) (?:year|month|summer|quarter|20[0-9][0-9])
(?:within|in) (?:the next |a |an |two |three |five |# )(?:few )?(?:years?)
(?:just |only )?(?:1|one) ?(?:%|percent|per cent) of (?:the|this|that|a|all)
(?:some day|someday|one day|eventually|in future|in the future|later on|soon)
year (?:one|1)
`;
