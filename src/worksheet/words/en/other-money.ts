/** Words that make an amount neither the price nor the seller’s cost. */
export const otherMoney = `
los(?:e|es|ing|t)|wast(?:e|es|ed|ing)|throw~|binned|sav(?:e|es|ed|ing|ings)
(?:spend|spends|spent|costs?|costing) (?:him|her|them|people|families|farmers|owners)
(?:famil|people|parent|they|farmer|owner|customer|compan|firm)[a-z]* (?:spend|spends|spent)
spends?|owed|overdue|goes on|go on
(?:today|now|currently) (?:_ )?(?:pays?|costs?|spends?)
pays? (?:_ )?(?:today|now|a bookkeeper|currently)
market|industry|sector|turn over|turnover|revenue|recurring|sales|recovered|worth|back
invest~|round|loan|capital|grant|budget|need|funding|raise
(?:customer )?acquisition(?: costs?)?|cost of acquisition|debt|fine[ds]?|penalt~
(?:other|hospital|existing|big|current|local) (?:systems|software|apps|shops|agencies) (?:_ )?(?:cost|charge|ask)
an? (?!ticket |place |unit |session |visit )(?:[a-z]+ ){1,3}(?:costs?|charges?)(?! (?:us|me) )
^(?!it |this |entry |tickets? |membership |subscription |each |every |the |our |my |that |which )[a-z]+ (?:[a-z]+ )?costs?(?! (?:us|me) )
(?!tickets |sessions )[a-z]{3,}s charged?
already pay|pays? (?:an?|somebody|someone|their)
`;
