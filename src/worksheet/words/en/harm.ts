/**
 * Unmistakable harm, one class a line, in the order of the Spanish list: what it is called after “this looks like”, and
 * its cues. Few on purpose: what is not here is laid out like anything else.
 */
export const harm = `
the sale of drugs :: (?:sell|deliver|distribut|deal|ship)[a-z]* (?:_ )?(?:_ )?(?:cocaine|heroin|mdma|ecstasy|meth(?:amphetamine)?|fentanyl|illegal drugs|lsd)
the sale of weapons without checks :: (?:sell|mak|print|rent)[a-z]* (?:_ )?(?:_ )?(?:guns?|pistols?|rifles|firearms?|silencers|ammunition|explosives|bombs|grenades) (?:_ )?(?:without (?:a |any )?(?:licen[cs]e|permit|checks?|questions|serial)|illegal~|untraceable|home-?made|3d)
trafficking in people or organs :: (?:sell|buy|traffic|broker)[a-z]* (?:_ )?(?:_ )?(?:kidneys?|human organs|babies|people|slaves)|human trafficking ring
the abuse of children :: (?:images|photos|videos|pictures|content) (?:_ )?(?:sexual|nude|naked|porn[a-z]*) (?:_ )?(?:minors|children|kids)|child porn(?:ography)?|(?:nude|naked|sexual) (?:_ )?(?:photos|videos|pictures|images) of (?:minors|children|kids)
a scam that impersonates a bank or another institution :: (?:pretend[a-z]*|pos(?:e|es|ing)|impersonat[a-z]+) (?:_ )?(?:_ )?(?:bank|police|tax office|hmrc|irs|amazon|post office|microsoft|technician|grandson|relative)|empty (?:_ )?accounts?
spying on somebody without their knowledge :: (?:secretly|in secret|without (?:them|him|her|their|anyone) (?:knowing|noticing|finding out|knowledge)) (?:[^.]{0,80})(?:phone|messages|calls|location|camera)|(?:spy|spies|track|read|monitor)[a-z]* (?:[^.]{0,60})(?:phone|messages|location|texts) (?:[^.]{0,60})(?:without (?:them|him|her|their) know|secretly|behind (?:his|her|their) back)[a-z]*
a false cure :: (?:cure|cures|curing|heal|heals) (?:_ )?(?:cancer|aids|diabetes|autism|alzheimer's|alzheimers|tumours|tumors)
false documents or qualifications :: (?:sell|mak|print|forg|fak|issu|offer)[a-z]* (?:_ )?(?:_ )?(?:fake|forged|false|counterfeit|bogus) (?:_ )?(?:passports?|ids?|licen[cs]es?|degrees?|diplomas?|prescriptions?|certificates?|sick notes?|doctor'?s? notes?|invoices?|payslips?|banknotes|notes|money)|^(?:fake|forged|counterfeit) (?:passports?|ids?|sick notes?|degrees?|diplomas?|certificates?|driving licen[cs]es?)
the sale of sick notes or prescriptions without a medical reason :: (?:sell|offer|issu|charg|provid)[a-z]* (?:_ )?(?:_ )?(?:sick notes?|doctor'?s'? notes?|prescriptions?|medical certificates?) (?:[^.]{0,60})(?:without (?:seeing|an appointment|being ill|any|a)|to (?:anyone|whoever|people who are not)|no questions)
the sale of stolen goods :: (?:sell|buy|resell|fenc)[a-z]* (?:_ )?(?:_ )?stolen|steal (?:_ )?(?:bikes|bicycles|cars|copper|phones|catalytic converters|houses|wallets)
breaking into other people’s accounts or computers :: (?:hack|steal)[a-z]* (?:_ )?(?:_ )?(?:accounts?|instagram|passwords?|emails?|companies|phones?)|ransomware that|encrypt (?:_ )?(?:files|data) (?:[^.]{0,40})ransom
a pyramid fraud :: (?:ponzi|pyramid) (?:scheme|business|system)|pay(?:ing)? (?:_ )?(?:old|early|first|earlier|existing) (?:_ )?with (?:_ )?(?:new|later|next)
money laundering :: launder[a-z]* (?:_ )?(?:money|cash|funds)|money laundering service
bribery :: brib(?:e|es|ing) (?:_ )?(?:officials?|judges?|councillors?|inspectors?|police|planners?)|pay off (?:_ )?(?:officials?|inspectors?|judges?)
blackmail or extortion :: (?:blackmail|extort|threaten)[a-z]* (?:_ )?(?:_ )?(?:with|publish|to publish|people|shops?|businesses|celebrit|married|users?|unless)~
false reviews or testimonials :: (?:sell|writ|post|generat|offer)[a-z]* (?:_ )?(?:fake|false|made-up|invented) (?:_ )?(?:reviews|testimonials|ratings)
the sale of alcohol, tobacco or betting to minors :: (?:sell|deliver|serv|offer)[a-z]* (?:_ )?(?:_ )?(?:alcohol|beer|tobacco|vapes?|cigarettes|betting) (?:_ )?(?:_ )?(?:to|for) (?:minors|children|kids|teenagers|underage~|schoolchildren|pupils)
violence for hire :: hitm[ae]n|(?:beat|beating|beatings|kill|murder|attack)[a-z]* (?:_ )?(?:for hire|to order|on commission)|hire (?:someone|people) to (?:beat|kill|hurt)
animal fights or wildlife trafficking :: (?:dog|cock) ?fight(?:s|ing) (?:nights|ring|league|events|betting)|(?:sell|traffic|import|poach)[a-z]* (?:_ )?(?:_ )?(?:ivory|rhino horns?|protected species|endangered animals|pangolins?)
forced labour :: (?:keep|hold|take|confiscat|withhold)[a-z]* (?:_ )?(?:passports?|papers) (?:[^.]{0,60})(?:so (?:that )?they (?:cannot|can't|do not|don't)|until)|(?:unpaid|without pay) (?:[^.]{0,40})(?:cannot|can't) (?:leave|complain|report)
dumping toxic waste :: (?:dump|bury|burn|pour)[a-z]* (?:_ )?(?:_ )?(?:waste|asbestos|chemicals|used oil|toxic) (?:[^.]{0,60})(?:river|sea|field|forest|woods|night|without)
`;
/** The same words told by those who fight it, treat it or teach about it. */
export const harmNot = `
(?:avoid|prevent|detect|report|protect|fight|block|alert|warn|help|recover|stop|identify|verif|uncover|raise awareness|rehab|train|teach|simulat|investigat|audit|defend|spot)[a-z]* (?:_ )?(?:_ )?(?:to |from |against |people |the |that |when |if |of |by |who |whether )
victims?|against|anti-?(?:theft|fraud)|documentary|novel|video game|board game|museum|escape room|theatre|solicitors?|lawyers?|therapy|training|awareness|(?:do|does|did) not (?:sell|deliver)|never (?:sell|deliver)
`;
