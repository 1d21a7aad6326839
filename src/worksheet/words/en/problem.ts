/** What goes wrong for somebody. */
export const problem = `
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
`;
/** The same words where nothing goes wrong, or nothing in particular. */
export const problemNot = `
(?:no|without any|without a) problems?
(?:nobody|no one) complains
(?:all|any|your|many|every) (?:of )?(?:your |the |their )?problems?
(?:can't|cannot|can not) (?:fail|lose|go wrong|explain)
(?:don't|do not) lose
`;
