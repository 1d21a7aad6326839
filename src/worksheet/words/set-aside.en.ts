/** The English lists; `set-aside.es.ts` says what each is for. */
export const setAsideEn = {
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
