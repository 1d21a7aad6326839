/** What the problem costs now, or how people get by without the offer. */
export const today = `
(?:today|now|currently|right now|at the moment|these days|nowadays|at present) (?:they |we |it |people |most |he |she |the )?(?:_ )?(?:pay|use|write|call|ring|buy|spend|waste|drive|do|keep|hire|rent|send|wait|costs?|travel|rely|go|note|make|print)(?:s|es)?
(?:pay|pays|use|uses|write|writes|call|calls|ring|rings|buy|buys|spend|spends|keep|keeps|do|does|rely on|record|track|tracks)(?: [a-z]+){0,6} (?:today|now|currently|at the moment|these days|by hand|on paper|in excel|in a spreadsheet|in spreadsheets|on spreadsheets|on whatsapp|one by one|in a notebook)
(?<!made |sewn |built |painted |crafted |it )(?:by hand|on paper|in excel|in a notebook|with spreadsheets|ringing round|one by one|pen and paper)
(?:lose|loses|losing|lost|waste|wastes|wasting|spend|spends|spending|wait|waits|waiting|throw away|binned) (?:_ )?(?:_ )?(?:# |an? |half an? |some |around |about |over |up to )(?:[a-z]+ )?(?:£|[$]|€|pounds?|quid|dollars|euros|hours?|minutes?|days?|weeks?|months?|mornings?|evenings?|afternoons?|%|kilos?|tonnes|tons|pesos)
(?:lose|loses|losing|waste|wastes|spend|spends|throw away|owed) (?:_ )?(?:over |about |around |some |up to )?(?:[£$€])[0-9]
(?:costs|costing|cost) (?:him|her|them|people|families|farmers|owners) 
(?:lose|loses|waste|wastes|throw away|spend|spends|go missing|goes missing|thrown away)[^.]{0,50} (?:a|an|per|each|every) (?:day|week|month|year|night|season|term|visit|september|summer)
(?:every|each) (?:day|week|month|year|night|september|summer|season|morning) (?:_ )?(?:_ )?(?:lose|waste|throw|spend|go|goes|pay|is lost|are lost|around)
[0-9][0-9.,]* ?% of [^.]{0,50}(?:lost|wasted|thrown|missing|fail|binned|expire)[a-z]*
(?:waste|wastes|lose|loses|throw away) (?:_ )?[0-9][0-9.,]* ?%
already pay(?: [a-z]+){0,4} (?:to|for|just)
(?:the )?rest of the morning|spends? the (?:morning|day|afternoon|evening)|hours (?:a|per|each|every) (?:day|week|month)
`;
