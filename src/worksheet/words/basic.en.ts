/** The English lists; `basic.es.ts` says what each is for. */
export const basicEn = {
  customer: `
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
`,
  customerCount: `
(?<!we are )# (?:_ )?GROUP
`,
  groups: `
famil(?:y|ies)|parents?|mothers|fathers|mums|dads|moms|children|kids|babies|teenagers|teens|pensioners|retirees|seniors|older people|elderly people|grandparents|carers?
students?|pupils|teachers?|tutors|researchers|lecturers|graduates|learners|undergraduates
freelancers?|sole traders|self-employed|contractors|entrepreneurs|founders|startups|start-ups|small businesses|businesses|firms|companies|smes|traders|merchants|shops?|stores|shopkeepers|retailers|bookshops|boutiques
restaurants?|pubs?|bars|cafes?|bakers?|bakeries|hotels?|hosts|hostels|landlords|landladies|tenants|renters|campsites|kitchens|canteens|caterers|chefs|food trucks
clinics?|dentists?|practices?|surgeries|pharmac(?:y|ies)|hospitals?|care homes?|nursing homes|gps|doctors|nurses|physios?|vets?|patients|coeliacs|celiacs|diabetics|vegans|therapists
schools?|nurseries|universities|colleges|academies|councils?|charities|associations|co-?ops|churches|libraries|museums|clubs?|teams|gyms?
farmers?|growers|winemakers|wineries|vineyards|beekeepers|fishermen|farms?|greenhouses|gardeners
plumbers?|electricians?|painters|builders?|carpenters?|joiners|mechanics?|garages?|drivers|couriers|haulers|hauliers|installers|architects|engineers|landscapers|cleaners|hairdressers?|barbers?|beauticians|roofers|tradespeople|tradesmen|tree surgeons
lawyers?|solicitors?|accountants?|bookkeepers|agents|agencies|manufacturers|factories|distributors|suppliers|warehouses|printers|publishers|offices|developers|designers|recruiters|estate agents|property managers
neighbou?rs|residents|homeowners?|owners?|buyers|sellers|cyclists?|commuters|bikers|runners|surfers?|climbers|hikers|swimmers|athletes|footballers|golfers|coaches|players|gamers|anglers|hunters|tourists?|travell?ers|backpackers|pilgrims|campers|parents' associations
musicians?|artists?|bands|photographers?|writers?|readers|authors|collectors|hobbyists|makers|crafters|knitters|seamstresses|couples|brides|women|men|migrants|immigrants|expats|refugees|deaf people|blind people|disabled people|wheelchair users|people (?:who|with|over|living|in)[a-z]*|(?:deaf|blind|disabled|older|elderly|young) people|workers?|employees|staff|members|households|villages|towns|dog owners|cat owners|pet owners
[a-z]{4,}(?:ologists?|smiths|keepers|makers|wrights|pickers)
`,
  problem: `
(?:lose|loses|losing|lost) (?!weight)
(?:waste|wastes|wasting|wasted|throw away|throws away|thrown away|throw out|get thrown away|gets thrown away|binned)
(?:cannot|can't|cant|do not|don't|dont|does not|doesn't|doesnt|did not|are not able to|struggle to|unable to|not able to) (?:_ )?(?:find|get|know|have|afford|reach|keep|leave|see|hear|understand|work|fit|turn up|show up|pay|come back|sleep|carry|tell|own|help|go|use|cope|read|speak|manage|drive|walk|remember|plan)
(?:nobody|no one|no-one|no supplier|no shop) (?:_ )?(?:knows|tells|collects|repairs|mends|cleans|helps|answers|calls|explains|looks)
(?:is|are|was|be|it's|gets|get|feel|find it) (?:_ )?(?:hard|difficult|expensive|slow|impossible|dangerous|a nightmare|a pain|a problem|a hassle|painful|stressful|confusing|lonely|bored|boring|embarrassed|scared|afraid|fed up|tired of|sick of|stuck|overwhelmed|late|empty|sat idle|idle)
hard to (?:find|get|know|keep|compare|reach|tell|read|use|book)
(?:struggle|struggles|struggling|suffer|suffers|queue|queues|queueing|put up with|chasing|chase|improvise)
(?:complain|complains|forget|forgets|break|breaks|broken|break down|breaks down|go off|goes off|expire|expires|rot|rots|leak|leaks|get lost|go missing|goes missing|run out|runs out|end up in|ends up in|are left|is left|left alone|go to waste|goes to waste|pile up|gives up|give up|miss|misses|missed)
(?:fed up|sick|tired) (?:of|with)
(?:the|their|a|our|big|biggest|main|real) (?:problem|pain|trouble|headache) (?:is|of|that|with|:|for)
problem:|pain:|pain point:
(?:fail|fails|failing|failure|no-shows?|delays?|late payments?|unpaid invoices?|mistakes|errors|fines|queues|breakdowns?|theft|damp|pests|loneliness|stress|burnout|waste|shortages?|downtime)
(?:without|with no) (?:warning|knowing|answer|an answer|being paid|help)
(?:blurry|out of date)
waits? (?:_ )?(?:hours|days|weeks|months|ages|minutes|in line)
leav(?:e|es|ing) (?:the|their|a) (?:dog|child|kid|mother|father|parent)s?
too (?:expensive|slow|far|heavy|late|many|much|complicated|busy|few|long)
(?:empty|unsold|unused|wasted) (?:seats|rooms|tables|slots|stock|bread|food|beds|space)
no time (?:to|for)|have no time
`,
  problemNot: `
(?:no|without any|without a) problems?
(?:nobody|no one) complains
(?:all|any|your|many|every) (?:of )?(?:your |the |their )?problems?
(?:can't|cannot|can not) (?:fail|lose|go wrong|explain)
(?:don't|do not) lose
`,
  own: `
(?:costs?|costing|takes?|took) (?:us|me)
(?:i|we)(?:'d)? (?:would |will |only |also )?(?:spend|spent|pay|paid|invest|invested|buy|bought|need)
(?:we|i) lose [£$€]?[0-9.,]+ (?:per|on each|on every|a) (?:box|sale|unit|order|customer|delivery|item|meal)
(?:our|my) (?:own )?(?:costs?|time|expenses)
`,
  price: `
prices?|priced|pricing|fees?|tariff|ticket|rrp
(?:would |will |we |i )?charg(?:e|es|ed|ing)
(?:sell|sells|sold|selling|rent|rents|hired?)
costs?|costing|would cost|will cost
pays?(?! (?:an?|somebody|someone|their|the) )|paying|paid
commission|subscription|membership|licen[cs]e|entry
`,
  priceShare: `
(?:commission|charg[a-z]+)[^.;%]{0,30}[0-9][0-9.,]* ?%
[0-9][0-9.,]* ?% (?:commission|per (?:sale|booking|order)|of (?:each|every) (?:sale|booking|order)|fee)
`,
  cost: `
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
`,
  otherMoney: `
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
`,
  difference: `
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
`,
  differenceWeak: `
(?:much )?(?:better|cheaper|faster|easier|more convenient|simpler|friendlier|greener|more sustainable)
(?:with|using|powered by) (?:ai|artificial intelligence)
(?:innovative|different|original|personalised|personalized|eco-?friendly|sustainable|artisan|handmade|home-?made|good quality|high quality)
`,
  start: `
(?:start|starting|begin|beginning|launch|launching|pilot) (?!it |an? |the )(?:_ )?(?:with|in|by|on|at|from|outside|around|among|near|as)
(?:first|initial) (?:_ )?(?:customers?|schools|shops|city|town|area|neighbou?rhood)
(?:through|via|by way of|thanks to) (?:the |a |an |my |our )?[a-z]+
(?:with|from|talking to|through|by) (?:the|an?|my|our|their) (?:_ )?(?:associations?|federation|wholesaler|distributor|reseller|guild|chamber of commerce)
(?:on|via|through|by|using) (?:my |our |local |ads on )?(?:instagram|tiktok|whatsapp|facebook|linkedin|youtube|google|social media|etsy|ebay|amazon|flyers|leaflets)
word of mouth|door to door|fairs?|markets|flyers|leaflets|newsletter|seo|cold call~
(?:in|around|near|across) (?:my|our|the) (?:_ )?(?:area|street|village|town|city|neighbou?rhood|county|region|valley|market|university|building|high street|town centre|city centre|island|midlands|north west|north|south|suburbs)
(?:on|every) (?:saturday|sunday|weekend)s? (?:_ )?(?:outside|at|in|by)
(?:in|around|from|near|across) (?:_ )?(?:london|manchester|birmingham|leeds|bradford|bristol|glasgow|edinburgh|cardiff|belfast|liverpool|sheffield|newcastle|brighton|oxford|cambridge|york|nottingham|cornwall|devon|wales|scotland|yorkshire|norfolk|lincolnshire|kent|dublin|cork|galway|new york|chicago|boston|austin|seattle|portland|texas|california|florida|toronto|vancouver|sydney|melbourne|auckland)
`,
  denial: `
no|not|never|none|nobody|nothing|without|zero|0(?![.,]?[0-9])|neither|nor|yet to|cannot|hardly|lack|lacking
[a-z]+n't|dont|doesnt|didnt|havent|hasnt|isnt|arent|wont|cant
`,
  denialNot: `
not only|not just|none (?:has|have) (?:left|cancelled|complained)
(?:zero|no) (?:cancellations|complaints|returns|refunds|churn|drop-?outs)
(?:never|nobody|no one) (?:has )?(?:cancelled|left|complained|asked for (?:a refund|their money))
(?:without|no) (?:ads|advertising|spending)
`,
} as const;
