/** The offer beside what people have now. */
export const difference = `
unlike
(?:instead of|rather than|as opposed to|compared (?:to|with)|in contrast)
(?:whereas|while) (?:other|most|existing|big|current)
(?:other|others|existing|most|many|some|the|local|big|current|general) (?:_ )?(?:_ )?(?:do not|don't|does not|doesn't|will not|won't|cannot|can't|never|only|are not|aren't|tend not|fail to|lack|charge|already)
(?:there are|there is|there's|there're|theres) [^.]{6,70}(?:but|although|though|and none)
(?:competitors?|the competition|rivals|alternatives|other apps|other companies|existing apps|hospital systems)
(?:the )?only (?:log|one|service|shop|company|app|system|place|product|workshop|platform|tool|provider|[a-z]+ (?:approved|that|in|with))
(?:nobody|no one|no-one) (?:else|offers|does this|does it|sells|collects|repairs)|(?:no|none of the) (?:other )?(?:competitors?|others|agency|app|company|shop|one else|supplier)(?! (?:wants?|buys?|bought|has|have|paid|will|came))
exclusiv~
patent~|accredited|certified by|approved by
(?<!worth )(?:more|less|cheaper|faster|easier|smaller|lighter|better|quicker|fewer) (?:_ )?than (?:the|a|an|any|other|most|in|going|now|today|what|buying|hiring|renting|existing|big|supermarkets?)
half the (?:price|cost|time)|a third of the
without (?:having to|needing|need to|any installation|a contract|changing)
well-known [^.]{4,60} (?:are|is|cost|charge)
(?:difference|advantage|edge|differentiator):
(?:the|our|my) (?:difference|advantage|edge) (?:is|over|from|with)
(?:we|ours) (?:would have|are|also|do|is|come|offer|guarantee|go) (?:_ )?(?:insured|always|not|never|to them|to you)
(?:some|many|a few) (?:_ )?(?:software|apps|programs|companies|shops) (?:already )?(?:have|has|include|includes|do|does|offer|offers)
will not come to you
`;
/** A difference that anybody could claim. */
export const differenceWeak = `
(?:much )?(?:better|cheaper|faster|easier|more convenient|simpler|friendlier|greener|more sustainable)
(?:with|using|powered by) (?:ai|artificial intelligence)
(?:innovative|different|original|personalised|personalized|eco-?friendly|sustainable|artisan|handmade|home-?made|good quality|high quality)
`;
