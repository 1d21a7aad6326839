/** Where it begins, or how customers are reached. */
export const start = `
(?:start|starting|begin|beginning|launch|launching|pilot) (?!it |an? |the )(?:_ )?(?:with|in|by|on|at|from|outside|around|among|near|as)
(?:first|initial) (?:_ )?(?:customers?|schools|shops|city|town|area|neighbou?rhood)
(?:through|via|by way of|thanks to) (?:the |a |an |my |our )?[a-z]+
(?:with|from|talking to|through|by) (?:the|an?|my|our|their) (?:_ )?(?:associations?|federation|wholesaler|distributor|reseller|guild|chamber of commerce)
(?:on|via|through|by|using) (?:my |our |local |ads on )?(?:instagram|tiktok|whatsapp|facebook|linkedin|youtube|google|social media|etsy|ebay|amazon|flyers|leaflets)
word of mouth|door to door|fairs?|markets|flyers|leaflets|newsletter|seo|cold call~
(?:in|around|near|across) (?:my|our|the) (?:_ )?(?:area|street|village|town|city|neighbou?rhood|county|region|valley|market|university|building|high street|town centre|city centre|island|midlands|north west|north|south|suburbs)
(?:on|every) (?:saturday|sunday|weekend)s? (?:_ )?(?:outside|at|in|by)
(?:in|around|from|near|across) (?:_ )?(?:london|manchester|birmingham|leeds|bradford|bristol|glasgow|edinburgh|cardiff|belfast|liverpool|sheffield|newcastle|brighton|oxford|cambridge|york|nottingham|cornwall|devon|wales|scotland|yorkshire|norfolk|lincolnshire|kent|dublin|cork|galway|new york|chicago|boston|austin|seattle|portland|texas|california|florida|toronto|vancouver|sydney|melbourne|auckland)
`;
