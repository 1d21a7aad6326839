/** Groups that could buy, where the text says that they are the ones. */
export const customer = `
for (?:the |other |small |busy |my |our |local |independent |young |older |elderly |new )?(?:_ )?GROUP(?! (?:ago|later|now))
(?:to|between|with|helps?|among|reach|serve|let|lets|gives?|teach|serving) (?:the |other |small |local |independent |busy )?GROUP (?:of|that|who|with|without|in|near|around|to|find|do|get|run|keep|track|save)
(?:sell|sells|rent|rents|offer|lend|deliver|charge|teach|serve) (?:_ )?(?:to )?(?:the |local |small )?GROUP
(?:sell|sells|rent|rents|offer|lend|deliver|teach) [^.;,§]{0,50} to (?:the |small |local |independent )?(?:[a-z]+ )?GROUP
(?:my|our|the|first|ideal|target|main) (?:customers?|clients?|users?|audience) (?:are|is|would be|will be)
(?:customers?|clients?|target|audience|users?):
(?:target|ideal) (?:customers?|audience|users?)
(?:for|to|helps?|lets?) (?:_ )?(?:people|anyone|someone|those|owners|men|women|adults) (?:_ )?(?:who|that|with|without|over|aged|in their|in my|in the|in flats|in offices|living|working)
GROUP (?:who|that|with|without) (?:are|do|have|can|cannot|can't|don't|need|want|work|live|lose|sell|run|own)
GROUP (?:(?:in|near|around|of) [a-z]+ )?(?:lose|waste|throw|spend|pay|need|struggle|suffer|cannot|can't|don't|do not|want|look for|wait|forget|buy|have to|complain|get)
(?:i am|i'm|im|i work as|as) (?:a|an) (?:_ )?GROUP
`;
/** A number of a group: who buys, where nothing says it more plainly. */
export const customerCount = `
(?<!we are )# (?:_ )?GROUP
`;
