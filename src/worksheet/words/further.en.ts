/** The English lists; `further.es.ts` says what each is for. */
export const furtherEn = {
  statusQuo: `
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
`,
  offer: `
(?:an?|the|our|my) (?:_ )?(?:apps?|application|platform|website|web site|site|shop|store|company|tool|box|network|service|system|workshop|market|marketplace|business|program|programme|software|device|sensor|gadget|machine|course|game|kit|van|cafe|restaurant|academy|school|agency|channel|podcast|magazine|brand|cooperative|co-op|laundry|bakery|gym|clinic|studio|stall|bot|assistant|subscription|guide|book|space|garden|farm|line|range|library|engine|search)(?: [a-z]+){0,3} (?:that|for|to|where|which|of|with|so|in|about|on|from|by|made|selling|using)
(?:apps?|platform|website|software|saas|marketplace) (?:b2b )?(?:that|for|to|where|which|so)
(?:service|rental|hire|sale|delivery|courses?|lessons|classes|workshops?|subscription|advice|cleaning|repairs?|collection|printing|production|visits|tours|trips|insurance|maintenance|training|translation|reminders|walks|walking|tutoring|sitting|storage|accommodation|catering|shop|cafe|bakery) (?:[a-z]+ ){0,3}(?:for|of|to|at home)
^(?:[a-z-]+ ){0,3}(?:boxes|sensors?|labels?|furniture|uniforms|clothes|toys|menus|meals|food|bread|beer|honey|cheese|wine|soap|candles|t-?shirts|bags|jewell?ery|lessons|coffee|cards|lamps|bikes?|tents|tools|suits|umbrellas|plants|hire|workshop|rental) (?:[a-z]+ ){0,3}(?:for|of|to|in|with|by|on|that|where|from|at|sold|made)
(?:i|we|i'd|we'd) (?:_ )?(?:want|wants|would like|like|plan|plans|hope|am going|are going|am planning|are planning|am thinking|are thinking|intend)(?: to| of| about) (?!be )(?:_ )?[a-z]+
(?:i|we|it) (?:would |will |also |now |just |'d |'ll )?(?:sell|rent|offer|make|organi[sz]e|tutor|repair|mend|collect|prepare|install|teach|build|deliver|send|provide|bake|design|grow|cook|print|clean|fix|produce|supply|lend|connect|match|wash|train|run|put)(?! [$£€0-9]| money| profit)
(?:our|my|the) (?:_ )?(?:engine|system|product|service|app|platform|company|programme|program|box|kit) [a-z]+(?:s|es)
(?:would be|will be) (?:sold|rented|delivered|offered|made)
(?:offer|product|service|solution|idea):
(?:want to|going to|would) (?:open|start|set up|sell|make|build|launch|create|run|offer|rent)
(?:starting|opening|setting up|building|selling|making|launching) (?:an?|my|our|the|[a-z]+s) 
(?:start|open|launch|set up|build|create) (?:an?|my|our) [a-z]+
(?:mobile|online|second-hand|handmade|home-made) [a-z]+ (?:[a-z]+ )?(?:in|for|of|with|that|at|from|by|sold)
been selling
`,
  firstVersion: `
(?:an?|the|our|my) (?:_ )?(?:prototype|pilot|first version|mock-?up|mould|working version)
(?:in|takes?|would take|ready in|reckons) (?:_ )?# (?:days|weeks|months)
already (?:have|exists?|works?|built|running)
(?:i|we) (?:already )?(?:have|own) (?:_ )?(?:_ )?(?:premises|van|workshop|allotment|kitchen|machine|oven|land|field|shed|licen[cs]e|interpreters|space)
(?:i|we|i've|we've|i have|we have) (?:_ )?(?:built|programmed|designed|set up)
first step|the first (?:month|prototype)
`,
  evidence: `
(?:i have|we have|i've|we've|ive|weve|have already|has already) (?:already |now )?(?:talked|spoken|interviewed|asked|surveyed|visited|sold|charged|tested|tried|made|built|rented|received|signed|done|given|taught|repaired|fixed|run|delivered|served|raised|launched|opened|measured|collected|earned|invoiced|piloted|trialled|shown)
(?:i|we) (?:talked|spoke|asked|interviewed|surveyed|sold|charged|tested|tried|rented|offered|opened|invoiced|ran|made|did|taught|delivered|piloted|trialled|visited|showed) (?:_ )?(?:to|with|it|on|in|#|an?|my|our|the|for|them|out|last|pilots?)
# (?:_ )?(?:_ )?(?:have been paying|are paying|already pay|pay|paid|bought|have bought|came back|come back|renewed|have renewed|use it|used it|booked|signed|signed up|order|ordered|tried it)
(?:have|has|had) (?:_ )?(?:been paying|been using|signed|paid|bought|renewed|used it|tried it|ordered|booked|come back|got [£$€]|confirmed|asked to buy|pre-?ordered)
# (?:_ )?(?:customers|users|clinics|practices|families|homes|restaurants|shops|companies|schools|hospitals|pharmacies|pupils|students|subscribers|farmers|members|garages)(?: [a-z]+)? (?:who pay|paying|pay|on (?:a|the) waiting list|active|signed up|weekly|regular)
# (?:_ )?paying (?:customers|users|clinics|practices|families|homes|restaurants|shops|companies|schools|members|subscribers)
(?:on|have|with) (?:a |the )?waiting list|(?:have|with|had|#) (?:_ )?(?:bookings|orders|letters? of intent|signed contracts?|pre-?orders|pre-?sales|waiting)
(?:pilot|test|trial|survey|interviews|traction|sales|revenue|results?):
# (?:_ )?(?:interviews|surveys|orders|sales|bookings|consultations|downloads|jobs|items sold|pre-?sales|pre-?orders|trial users)
[0-9]+ ?% (?:_ )?(?:came back|come back|repeat|repeated|renew|renewed|bought|return|returned|accepted|replied)
(?:last (?:month|week|year|summer|season)|so far) (?:_ )?(?:we|i) (?:did|sold|had|got|made|took|have)
(?:three|two|one|#) (?:_ )?(?:used|tested|tried|bought|signed) (?:it|them|yearly|a)
(?:my|our) (?:_ )?(?:mother|father|sister|neighbou?rs|friends|colleagues|customers) (?:_ )?(?:were|was|already|bought|paid|ordered)
(?:tell|told|asked|ask|ordered|bought|keep ringing|keep asking) (?:me|us|for more)
(?:[0-9]+|#) (?:out )?of (?:the |them |those )?(?:[0-9]+|#)
`,
  notEvidence: `
already pay (?:an?|for|someone|somebody|their) 
[0-9.,]+ ?(?:%|percent) of (?:the|this|that) (?:market|industry|sector)
(?:our|the) (?:competitors?|competition)
break even|break-even
`,
  evidenceOwn: `
(?:i am|i'm|im|i work as|i worked as|as) an? (?:_ )?(?:[a-z]+(?:er|or|ist|ant|ian|ter|nurse)|nurse|teacher|plumber|chef|vet)
(?:for|over) # years
(?:i see|i have seen|i've seen|happens to me|i meet|i live it|i noticed|every week i see|in my experience)
(?:in|at) my (?:family|job|work|house|street|company|village|building|team)
`,
  proof: `
pay|pays|paid|paying|bought|buy|sold|charged|invoiced|earned|took
renew~|repeat~|came back|come back|signed|use it|used it|used|using|rented|booked|tested|tried
orders|bookings|sales|revenue|pre-?orders|pre-?sales|customers|subscribers|waiting list|waiting|recovered|contracts?|pilot|consultations|users
`,
  future: `
(?:will|would|shall|could|might|may|should|we'll|i'll|they'll|he'll|it'll|we'd|i'd|they'd|well be|id|wed)
(?:going to|plan to|plans to|planning|hope to|hope|hoping|expect|expects|expecting|forecast|forecasts|project|projected|intend|aim|aims|want to|wants to|would like|think|thinks|believe|guess|suppose|imagine|dream|estimate|goal|target of|confident|sure that)
(?:when|once|as soon as|if|until|after) (?:_ )?(?:we|i|they|it|the) (?:_ )?(?:have|has|get|reach|raise|grow|launch|close|capture|take|convince|works)
(?:next|by) (?:year|month|summer|quarter|20[0-9][0-9])
(?:within|in) (?:the next |a |an |two |three |five |# )(?:few )?(?:years?)
(?:just |only )?(?:1|one) ?(?:%|percent|per cent) of (?:the|this|that|a|all)
(?:some day|someday|one day|eventually|in future|in the future|later on|soon)
year (?:one|1)
`,
  evidenceAgainst: `
(?:said|say|told us|told me|answered|replied) (?:_ )?no
(?<!none |nobody |no one |one |not |never |0 )(?:refus|declin|reject|turned (?:us|me|it) down)[a-z]*
(?:was|were|is|are) not interested|(?:wasn't|weren't|isn't|aren't) interested
(?:nobody|no one|none of them|none) (?:_ )?(?:wanted|bought|accepted|paid|replied|answered|came|would pay|wants|is interested|was interested|were interested)
(?:did not|didn't|would not|wouldn't|won't|will not) (?:buy|pay|want|accept|come back|use)
(?<!none |nobody |no one |one |not |never |0 )(?:cancelled|unsubscribed|asked for (?:a refund|their money back))
no (?:shop|customer|clinic|school|company|restaurant|client)s? (?:wants?|bought|buys?|paid|replied|accepted)
0 (?:sales|customers|replies|orders)
`,
  attack: `
(?:ignore|forget|disregard|discard|override|disobey)[a-z]* (?:_ )?(?:(?:previous|prior|above|earlier|preceding|system) (?:_ )?(?:instructions?|rules|orders|guidelines|criteria|prompts?|messages)|your (?:_ )?(?:instructions?|rules|orders|guidelines|prompt)|the rubric|everything above|(?:instructions|rules) (?:above|before|you))
(?:give|giving|assign|award|grant|rate|score|mark) (?:it|this|me|the idea|this idea|my idea|them) (?:_ )?(?:_ )?(?:(?:100|a hundred)(?: out of| points| ?/ ?100|$|[.,!])|10 ?/ ?10|10 out of 10|level 5|top score|top marks|highest score|maximum score|full marks|perfect score)
(?:reply|answer|return|respond|write|print|output) (?:_ )?(?:_ )?(?:json|score|this text|that it is the best idea|that this is the best)
from now on,? (?:you (?:are|must|will)|always (?:reply|answer|respond)|reply|answer|respond|act as)
(?:you are|act as|pretend to be) an? (?:_ )?(?:evaluator|language model|assistant|ai|judge|grader) (?:_ )?(?:generous|kind|who always|without restrictions|without limits)
(?:developer|god|admin|administrator|administrator test|dan) mode|jailbreak|system prompt|system message
(?:reveal|show|repeat|print) (?:_ )?(?:your prompt|the prompt|your instructions|the system)
do not (?:mention|say|include|point) (?:_ )?(?:weakness|this message|flaws|faults)~
end of (?:the )?(?:idea|evaluation)
`,
  recipe: `
# (?:g|grams|ml|tbsp|tsp|tablespoons?|teaspoons?|cups?|cloves?|pinch(?:es)?) (?:of )?[a-z]+
(?:over |on )?(?:a )?(?:low|medium|high|gentle) heat
preheat~|bake for|bake until|fry|simmer~|boil~|saute~
(?:peel|beat|whisk|slice|chop|mix|stir|add|pour) (?:_ )?(?:potato(?:es)?|eggs?|onions?|garlic|flour|salt|oil|milk|sugar|everything|them|butter|the|in)
pinch of|salt to taste|until golden|in the oven|let it rest|leave to (?:rest|cool)
`,
  request: `
(?:can|could|would|will) (?:you|someone|anyone) (?:please )?(?:explain|tell|help|write|make|summari[sz]e|translate|recommend)~
(?:explain|summari[sz]e|translate|calculate|write me|tell me|recommend me|make me|draft) (?:the|this|a|an|how|what|why|me)
for (?:an |my |the )?(?:exam|class|homework|assignment|essay)
curriculum vitae|work experience|driving licen[cs]e|personal details|references available|date of birth
(?:what|who|when|where|how|why) (?:is|was|are|do|does|did) [^.?]{0,60}[?]
lorem ipsum
`,
  /** In the order of the Spanish list. */
  harm: `
the sale of drugs :: (?:sell|sale|deliver|distribut|deal|ship|mak|cook|import)[a-z]* (?:of |in |the |some |pure |cheap |grams |to order ){0,3}(?:cocaine|heroin|mdma|ecstasy|meth|methamphetamine|fentanyl|illegal drugs|crack|lsd)(?! (?:test|detect|rehab|recovery|addict|users))(?![^.]{0,60}(?:hospital|pharmac|prescri|licen|authori))
the sale of weapons without checks :: (?:sell|sale|mak|print|rent)[a-z]* (?:of |the )?(?:guns?|pistols?|rifles|firearms?|silencers|ammunition|explosives|bombs|grenades) (?:[a-z]+ )?(?:without (?:a |any )?(?:licen[cs]e|permit|checks?|questions|serial)|illegal~)|(?:sell|mak|print)[a-z]* (?:untraceable|illegal|unregistered|ghost|3d[ -]printed) (?:guns?|pistols?|rifles|firearms?)
trafficking in people or organs :: (?:sell|sale|buy|traffic|broker)[a-z]* (?:of |in |the |their ){0,2}(?:human organs|organs of (?:poor|living)|kidneys (?:of (?:people|the poor|donors)|from (?:people|the poor|donors)|to (?:patients|the rich|whoever))|babies (?:to|from) (?:couples|families|mothers|foreign)~|slaves)|traffic(?:s|king)? (?:in )?people|(?:run|running|set up) (?:a )?human trafficking
the abuse of children :: (?:images|photos|videos|pictures|content) (?:sexual|nude|naked|porn[a-z]*) (?:of |with )(?:minors|children|kids)|child porn(?:ography)?|(?:nude|naked|sexual) (?:photos|videos|pictures|images) of (?:minors|children|kids)
a scam that impersonates a bank or another institution :: (?:pretend(?:s|ing)? to be|pos(?:e|es|ing) as|impersonat(?:e|es|ing)) (?:_ )?(?:bank|police|tax office|hmrc|irs|amazon|post office|microsoft|technicians?|grandson|relative)|empty (?:their |the |his |her )?(?:bank )?accounts?|scam (?:_ )?(?:pensioners|old people|the elderly|customers|tourists|people) 
spying on somebody without their knowledge :: (?:spy|spies|track|tracks|read|reads|monitor|monitors|install|installs|copy|copies|record|records)(?: [^.,;]{0,40})? (?:phone|messages|location|texts|camera|calls)[^.,;]{0,40}(?:without (?:them|him|her|their|his) (?:know|notic|finding|consent)|secretly|in secret|behind (?:his|her|their) back)[a-z]*|(?:secretly|in secret)(?: [^.;]{0,30})? (?:spy|spies|track|tracks|read|reads|install|installs|copy|copies|copying|record|records|forward|forwards)(?: [^.;]{0,30})? (?:phone|messages|location|texts|camera|calls)|spy(?:ing)? on (?:your|their|his|her|a) (?:partner|wife|husband|girlfriend|boyfriend|ex)
a false cure :: (?:cure|cures|curing|heal|heals) (?:_ )?(?:cancer|aids|diabetes|autism|alzheimer's|alzheimers|tumours|tumors)
false documents or qualifications :: (?:sell|sale|mak|print|forg|fak|issu|offer|provid)[a-z]* (?:of |the |some )?(?:fake|forged|false|counterfeit|bogus) (?:[a-z]+ )?(?:passports?|ids?|licen[cs]es?|degrees?|diplomas?|prescriptions?|certificates?|sick ?notes?|medical notes?|doctor'?s'? notes?|invoices?|payslips?|banknotes)|(?:sell|forg|fak)(?:s|e|es|ing)? (?:passports|degrees|diplomas|driving licen[cs]es) (?:without (?:an exam|studying|a test)|no exam)|^(?:fake|forged|counterfeit) (?:passports?|ids?|sick ?notes?|degrees?|diplomas?|certificates?|driving licen[cs]es?|prescriptions?)|(?:we|i) forge (?:documents|signatures|passports|ids|banknotes|prescriptions|degrees)
the sale of sick notes or prescriptions without a medical reason :: (?:sell|sale|offer|issu|charg|provid)[a-z]* (?:of |for |the )?(?:sick ?notes?|doctor'?s'? notes?|medical (?:notes?|certificates?)|prescriptions?) [^.]{0,60}(?:without (?:seeing|an appointment|being ill|any (?:check|exam|questions))|to (?:anyone|whoever|people who are not ill)|no questions)
the sale of stolen goods :: (?:sell|sale|buy|resell|fenc)[a-z]* (?:of )?(?:(?!if |not |that |whether )[a-z]+ ){0,2}stolen|(?:we|i)(?: will|'ll| want to| would)? steal (?:_ )?(?:bikes|bicycles|cars|copper|phones|catalytic converters|houses|wallets)
breaking into other people’s accounts or computers :: hack(?:ing|s)? (?:into )?(?:_ )?(?:accounts?|instagram|whatsapp|emails?|phones?|computers?|companies)|steal(?:s|ing)? (?:_ )?passwords|ransomware that (?:_ )?(?:lock|encrypt|demand|block)~|encrypt (?:_ )?(?:files|data) [^.]{0,40}ransom
a pyramid fraud :: (?:ponzi|pyramid) (?:scheme|business|system)|pay(?:ing)? (?:_ )?(?:old|early|first|earlier|existing) (?:_ )?with (?:_ )?(?:new|later|next)
money laundering :: launder(?:s|ing)? (?:_ )?(?:money|cash|funds)|money laundering (?:service|business)
bribery :: brib(?:e|es|ing) (?:_ )?(?:officials?|judges?|councillors?|inspectors?|police|planners?|mayors?)|pay off (?:_ )?(?:officials?|inspectors?|judges?)
blackmail or extortion :: (?:blackmail|extort)(?:s|ing)? (?:_ )?(?:people|shops?|business|celebrit|married|user|compan|politic)~|threaten(?:ing)? to (?:publish|burn|beat)|(?:charge|ask|pay)[a-z]* (?:_ )?not to (?:publish|share|post) (?:their |the |his |her )?(?:photos|videos|pictures|chats)
false reviews or testimonials :: (?:sell|sale|writ|post|generat|offer)[a-z]* (?:of )?(?:_ )?(?:fake|false|made-up|invented) (?:[a-z]+ )?(?:reviews|testimonials|ratings)
the sale of alcohol, tobacco or betting to minors :: (?:sell|sale|deliver|serv|offer)[a-z]* (?:of )?(?:(?!no |non |not )[a-z]+ )?(?:alcohol|beer|tobacco|vapes?|cigarettes|betting) (?:and (?:alcohol|beer|tobacco|vapes?|cigarettes) )?(?:to|for) (?:the )?(?:minors|children|kids|teenagers|underage~|schoolchildren|pupils)
violence for hire :: (?:hir|offer|rent)[a-z]* (?:_ )?hitm[ae]n|(?:i am|we are) (?:a )?hitm[ae]n|(?:beatings?|kill|killing|murders?|beat people up) (?:for hire|to order|on commission)|hire (?:someone|people) to (?:beat|kill|hurt)
animal fights or wildlife trafficking :: (?:dog|cock) ?fight(?:s|ing)? (?:nights|ring|league|events|betting)|(?:sell|sale|traffic|import|poach)[a-z]* (?:of |in |carved |raw ){0,2}(?:ivory (?:tusks|figures|carvings|from|to|in)|ivory$|rhino horns?|protected species|endangered animals|pangolins?)
forced labour :: (?:keep|hold|take|confiscat|withhold)[a-z]* (?:away )?(?:their |the |workers'? |employees'? ){0,2}passports? [^.]{0,60}(?:so (?:that )?they (?:cannot|can't|do not|don't)|until)|(?:unpaid|without pay) [^.]{0,40}so (?:that )?they (?:cannot|can't) (?:leave|complain|report)
dumping toxic waste :: (?:we|i|and|then|to) (?:then |just )?(?:dump|bury|burn|pour) (?:_ )?(?:waste|asbestos|chemicals|used oil) [^.]{0,60}(?:river|sea|field|forest|woods|night)|(?:waste|asbestos|chemicals|used oil) [^.]{0,50}(?:we|and) (?:dump|bury|burn|pour) [^.]{0,30}(?:river|sea|field|forest|woods|night)
`,
  harmNot: `
(?:avoid|prevent|detect|report|protect|block|alert|warn|recover|stop|identify|identifies|verif|check|uncover|spot|recogni|rehab|rescu|investigat|audit|defend|defence|insur|tell apart|research|analys|filter|flag|expos|trac)~
(?:help|train|teach|advise|coach|educat|support)(?:s|ing|es|e|ed)?
against|victims?|anti-?(?:theft|fraud)|awareness|thieves|thief|scammers?|fraudsters?|criminals?|gangs?|hackers|scams?|fraud|addict~|locks?|alarms?|insurance|backups?|solicitors?|lawyers?|police|comply|compliance|regulat~|law|charit~|clinical trials?|hospitals?|therapy|course
`,
  harmDescribed: `
museum|exhibition|novels?|documentary|video ?games?|board games?|role-?playing|escape rooms?|theatre|film|films|film sets?|props?|training|phishing|journalis~|reporters?|podcast|historian~|cyber-?security|penetration test~|ethical hack~|simulations?|simulated|toy|toys|book
`,
} as const;
