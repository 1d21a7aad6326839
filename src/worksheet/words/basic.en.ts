/** The English lists; `basic.es.ts` says what each is for. */
export const basicEn = {
  people: `
people|persons?|folks?|(?:anyone|anybody|someone|those) who|women|men|girls|boys|lads|blokes|kids|child(?:ren)?|bab(?:y|ies)|toddlers|teens|adults|elderly
parents?|mothers?|fathers?|mums?|moms?|dads?|nans?|grand[a-z]+|famil(?:y|ies)|couples?|brides?|grooms?|neighbou?rs?|households?|flatmates|roommates|friends?|mates?|colleagues|guests?|hosts?
students?|pupils?|patients?|clients?|tenants?|residents?|agents?|accountants?|consultants?|merchants?|migrants?|immigrants?|refugees?|employees?|trainees?|retirees?|graduates?|apprentices?|athletes?|nurses?|midwives|vets?|gps|chefs?|cooks?|crews?|staff|landlords?|landlad(?:y|ies)|(?:sales|trades|fisher|business|crafts)(?:men|women|people)|freelance|self-employed|expats?|coeliacs?|celiacs?|diabetics?|vegans?|fans|coach(?:es)?|nannies
(?:every |each |any |an? |the )?(?:customer|farmer|buyer|seller|driver|owner|teacher|builder|surveyor|visitor|user|member|carer|worker|traveller|traveler)
(?!(?:oth|numb|pap|flow|stick|contain|comput|ord|off|dinn|trail|crack|burg|show|cov|corn|lett|rubb|boil|track|filt|tim|post|fly|serv|print|freez|draw|tow|roll|count|remind|vouch|fold|met|lit|hang|plant|jump|sneak|start|wrapp|lay|matt|answ|pow|shutt|should|fing|slipp|lock|deliv|wond|discov|pref|consid|suff|ent|rememb|alt|riv|ev|err|col|flav|do|flo|sens|mot|mirr|tract|monit|indo|outdo|t|spons|charg|heat|cool|speak|lad|mark)(?:er|or|our)s)[a-z-]{2,}(?:ers|ors)
(?!(?:l|ex|cons|wr|m|tw|ins|pers|ass|res|f)ists)[a-z]{2,}(?:ists|ians|smiths|wrights)
shops?|stores?|schools?|nurser(?:y|ies)|colleges?|universit(?:y|ies)|church(?:es)?|parish(?:es)?|congregations?|mosques?|charit(?:y|ies)|councils?|clubs?|teams?|gyms?|bands?|choirs?|theatres?|museums?|librar(?:y|ies)|compan(?:y|ies)|firms?|business(?:es)?|start-?ups?|smes|offices?|agenc(?:y|ies)
restaurants?|cafes?|pubs?|bars?|baker(?:y|ies)|hotels?|hostels?|b&bs?|campsites?|kitchens?|canteens?|clinics?|practices?|surger(?:y|ies)|hospitals?|pharmac(?:y|ies)|chemists?|(?:care|nursing|funeral) homes?|farms?|vineyards?|winer(?:y|ies)|garages?|factor(?:y|ies)|warehouses?|delis?|salons?|co-?ops?|associations?|villages?|vendors?
`,
  trouble: `
los(?:e|es|ing|t)(?! weight)|wast(?:e|es|ed|ing)|bin(?:s|ned)|bin (?:about|most|half|their|them|a lot|up|all|#)|thr[eo]wn?s? (?:_ )?away|miss(?:es|ed|ing)?|forg[eo]t~|mix(?:es|ing)? up|hat(?:e|es|ing)|struggl~|suffer~|stuck|queu(?:e|es|ing)|wait(?:s|ing)?|break(?:s|ing)?|broken?|wreck~|fail~|die[sd]?|dying|rot(?:s|ting)?|leak~|chuck(?:s|ed|ing)? (?:out|away)|terrif~|panic~|limp~|stolen|steal|damp|cancel~|damage~|ignore[sd]?|cry|burns?
nowhere|hard|difficult|slow(?:ly)?|late|expensive|too [a-z]+|lonely|alone|tired|sick of|fed up|afraid|scared|ashamed|embarrass~|confus~|stress~|complain~|argu(?:e|es|ing)|disput~|worr(?:y|ies|ied)|chas(?:e|es|ing)|improvis~|giv(?:e|es|ing) up|end(?:s)? up|guess(?:es|ing)?|dread~|no (?:clue|idea|way|time|space|room)
problems?|pains?|trouble|nightmare|headache|hassle|nuisance|mess(?:y|es)?|wrong|bad(?:ly)?|worse|unpaid|overdue|no-?shows?|mistakes?|errors?|fined?|blind|empty|idle|unused|dead|gathering dust|runs? out|piles? up
`,
  effort: `
by hand|on paper|one by one|half (?:an? )?(?:hour|day|morning)|hours? (?:a|on|every|each)|(?:all|whole|the entire) (?:day|morning|afternoon|weekend)|for (?:_ )?(?:days|weeks|months|hours|ages)|spends? (?:_ )?(?:days|weeks|months|hours|ages|a fortune|£|[$]|€)
`,
  noTrouble: `
(?:no|without any|without a|never a) (?:problems?|trouble|hassle|mess|waste)
(?:nobody|no one) complains|(?:all|any|your|many|every) (?:of )?(?:your |the |their )?problems?|(?:can't|cannot|can not) (?:fail|lose|go wrong|explain)|(?:don't|do not) lose|(?:i|we) lose [£$€]?[0-9.,]+ (?:per|on each|on every|a) [a-z]+|all (?:we|i) (?:need|lack)
`,
  compare: `
used to|unlike|instead|rather than|whereas|as opposed to|compared (?:to|with)|in contrast|versus|vs|alternatives?|competitors?|competition|rivals?|compet(?:e|es|ing)
than (?:the|a|an|any|other|most|in|going|now|today|what|buying|hiring|renting|existing|big|[a-z]+s|[a-z]+ing)|as [a-z]+ as
(?:the |all )?(?:others?|other [a-z]+|existing|most [a-z]+|big [a-z]+|usual|normal|ordinary|standard|nearest|closest|current|traditional) (?:[a-z]+ )?(?:_ )?(?:do(?:es)?(?: not|n't)?|don't|won't|will|can(?:'t|not)?|never|only|is|are|aren't|isn't|charges?|costs?|takes?|wants?|sells?|lack|needs?|fail)
the big (?:_ )?[a-z]+
what (?:most|people|they|everyone) (?:_ )?do|(?:nobody|no one|no-one|none of (?:them|the)|no other) (?:else )?(?:_ )?(?:else|offers?|does|sells?|mends?|repairs?|collects?|near|round here|in town|within)
(?:already )?(?:exists?|there are|there is|there's|theres) (?:_ )?(?:_ )?(?:but|already)|(?:do|does|sell|sells|offer|offers) (?:this|it|that|them) (?:too |already )?but
(?:the|our) (?:difference|advantage|edge)|difference:|the only|only (?:one|shop|place|service|company|log) (?:that|in|near|within|with) |exclusiv~|patent~|accredited|certified|approved by
half the (?:price|cost|time)|(?:a third|a quarter) of the|without (?:having to|needing|need to|any|a contract|changing|[a-z]+ing)|no need to|(?:won't|wont|don't|doesn't|doesnt|will not|refuse to) (?:do|take|touch|bother with|come to|offer|sell|stock|deliver|cover|include|collect|mend|repair|serve)(?: it| them| this| that| any| small|$)
(?:today|now|at present|currently|at the moment|right now) (?:they|people|everyone|everybody|most) [a-z]+
`,
  compareWeak: `
(?:much )?(?:better|cheaper|faster|easier|quicker|more convenient|simpler|friendlier|greener|more sustainable|tastier|lighter)
`,
  price: `
prices?|priced|pricing|fees?|ticket|wholesale|retail|rates?
(?:would |will |we |i )?charg(?:e|es|ed|ing)|go(?:es)? for
(?:sell|sells|sold|selling|rent|rents|hired?)
pays?|paying|paid|commission|subscription|membership|licen[cs]e|entry|donation|costs? (?:them|you|customers)
`,
  share: `
(?:commission|charg[a-z]+|take|keep)[^.;%]{0,30}[0-9][0-9.,]* ?(?:%|per ?cent)|[0-9][0-9.,]* ?(?:%|per ?cent) (?:commission|per (?:sale|booking|order)|of (?:each|every|the) (?:sale|booking|order|price|fee|bill)|fee|cut)
(?:subscription|membership|commission|sponsor[a-z]*|licen[cs]e fee|adverts?|ads|donations?|grant|deposit) (?:from|per|of|for|fee|by|pay|model|basis)|paid (?:for )?by|pays? (?:us|me)|(?:we|i)(?:'d| would| will|'ll)? charge|free (?:for|to)|price: 
`,
  cost: `
(?:costs?|costing|would cost|will cost|runs?|sets?) (?:us|me)|(?:our|my|running|unit|food|material) (?:[a-z]+ )?costs?|costs (?:are|of|about|next|almost)|expenses|overheads|each costs|(?:pack|jar|box|loaf|kit|unit) costs
(?<=[,;(] )costs?(?= r?[£$€0-9])|costs?(?= [£$€]?[0-9.,]+p? (?:to (?:make|build|produce|run)|each to make))
(?:i|we) (?:buy|pay|would buy|would pay|spend|bought|owe)|margin|profit|(?:i|we) (?:keep|would keep|clear|make|are left with)
of which|(?:tutors|drivers|teachers|cooks|cleaners|driver|cook|grower|maker|walker|interpreter) gets?|electricity|labour|materials?|ingredients|wages|salar(?:y|ies)|petrol|diesel|fuel|servers|parts|made for
`,
  otherMoney: `
los(?:e|es|ing|t)|wast~|binned|sav(?:e|es|ed|ing|ings)|throw~|spend(?:s|ing)?|spent|owed|overdue|fine[ds]?|penalt~|debt|turnover|turn over|revenue|recurring|worth|invest~|funding|(?:seed|investment) round|loans|capital|grant|budget|raise|market|industry|sector|sales|recovered|(?:get|gets|got) (?:_ )?back
costs? (?:him|her|people|families|farmers|owners)|(?:today|now|currently) (?:_ )?(?:pays?|costs?|spends?|charges?)|pays? (?:_ )?(?:today|now|a bookkeeper|currently)|already pay|pays? (?:an?|somebody|someone|their) 
(?:other|hospital|existing|big|current|local|ordinary|normal|planners|competitors|rivals) (?:_ )?(?:costs?|charges?|asks?|wants?|is|are)
an? (?!ticket |place |unit |session |visit |pack |jar |box |loaf |kit )(?:[a-z]+ ){1,3}(?:costs?|charges?)(?! (?:us|me) )
^(?!it |this |entry |tickets? |membership |subscription |each |every |the |our |my |that |which |food )[a-z]+ (?:[a-z]+ )?costs(?! (?:us|me) )|(?!tickets |sessions )[a-z]{3,}s charged?
(?:customer )?acquisition
`,
  start: `
(?:start|starting|begin|beginning|launch|launching|pilot) (?!it |an? |the )(?:_ )?(?:with|in|by|on|at|from|outside|around|among|near|as)|(?:first|initial) (?:_ )?(?:customers?|schools|shops|city|town|area|neighbou?rhood)
(?:with|from|talking to|through|by|via) (?:the|an?|my|our|their) (?:_ )?(?:associations?|federation|wholesaler|distributor|reseller|guild|chamber of commerce|laundry)
(?:on|via|through|using) (?:my |our |local |ads on )?(?:instagram|tiktok|whatsapp|facebook|linkedin|youtube|google|social media|etsy|ebay|amazon|flyers|leaflets)|word of mouth|door to door|fairs?|markets|flyers?|leaflets
(?:in|around|near|across|on|at|to) (?:my|our|the|this) (?:_ )?(?:area|street|village|town|city|neighbou?rhood|county|region|valley|market|university|campus|building|high street|centre|island|midlands|north|south|suburbs|estate|ward|site|park|beach|harbour|station)
`,
  denial: `
no(?!-)|not|never|none|nobody|nothing|zero|0(?![.,]?[0-9])|neither|nor|yet to|cannot|hardly|[a-z]+n't|dont|doesnt|didnt|havent|hasnt|isnt|arent|wont|cant|wouldnt|nowhere
`,
  denialNot: `
not only|not just|(?:none|nobody|no one|not one) (?:has |have |of them )?(?:left|cancelled|complained|dropped out)|(?:zero|no|without) (?:cancellations|complaints|returns|refunds|churn|drop-?outs|callbacks)|no (?:ads|advertising|spending)
`,
} as const;
