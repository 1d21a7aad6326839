/** Verbs in the past, without those that are the same in the present. */
const PAST =
  '(?:sold|told|paid|said|did|gone|went|done|bought|taught|brought|caught|came|been|made|met|given|gave|taken|took|saw|seen|written|wrote|built|sent|kept|held|left|found|got|gotten|grew|spent|won|lost|rang|rung|showed|shown|chose|chosen|spoke|spoken|ate|drove|lent|thought|ran|hired|shrugged|(?!used to|need|feed|seed|speed|shed|weed|breed|indeed|hundred|embed)[a-z]{2,}ed)';

/** The English lists; `further.es.ts` says what each is for. */
export const furtherEn = {
  /** A verb is in the past tense after a subject, at the beginning of a clause, or before an object. */
  happened: `
(?:have|has|had|i've|we've|they've|ive|weve|theyve|he's|she's)(?: also| already| now| just| both| all| since| so far| only)? (?:${PAST}|come|put|run|cut)|as a (?:trial|test|try-?out)
(?:i|we|he|she|they|all|both|most|half|some|several|few|none|nobody|no one|everyone|them|others?|#|GROUP|mine)(?: of (?:them|us|those|the|my|our|#)){0,2} (?:_ )?(?:${PAST}|was|were|had)
^(?:and |but |then |so |even |also |already |just |got |last [a-z]+ ){0,2}(?:${PAST}|had) (?:it|one|this|that|them|an?|the|my|our|some|all|out|up|twice|off|(?:about |around |over |nearly |almost )?#|GROUP)
(?:did|ran|started|began|launched|talked|spoke|opened|tested|tried|trialled|piloted|went|posted) (?:it|this|with|to|in|on|for|out|at|a|an|my|the)
${PAST} (?:it|me|us|them|again|twice|yes|no|more|#)|(?:asked|ordered|booked|signed|hired|paid|invited) (?:for|up|another|again)|flogged
now (?:on |at |up to |about )?#|since (?:january|february|march|april|may|june|july|august|september|october|november|december|feb|last|spring|summer|autumn|winter|#)|so far|since [a-z-]+$|let (?:us|me) (?:try|run|test)|now (?:book|use|buy|order|send|refer|come|sell)|sold out|ran out
`,
  /** Customers who use, pay or come now, in the present tense. */
  uses: `
(?:COUNT|both|all|half|several|some|most|a few|a dozen)(?: of (?:them|the|my|our)){0,2} (?:_ )?(?:GROUP )?(?:_ )?(?:pay|pays|use|uses|buy|buys|order|orders|rent|rents|stock|stocks|have|want|sell|send|book|take|keep|come|asks?) (?:it|this|them|me|us|mine|ours|my|our|back|weekly|monthly|every|already|from (?:me|us)|for it|£|[$]|€)
(?:COUNT|both|all|half|several|some|most|a few) (?:_ )?(?:still|already|now) (?:on|use|using|pay|paying|buy|buying|order|ordering|come|coming|with)
(?:i|we) (?:now |already |currently )?(?:have|do|get|serve|supply|teach|look after|clean|walk|run|sell) (?:_ )?COUNT (?:_ )?(?:GROUP|[a-z]+ (?:a|every|each|per) (?:day|week|month)|[a-z]+ on)
COUNT (?:_ )?(?:paying|regulars?|customers|clients|subscribers|members|users|orders|bookings|pre-?orders|pre-?sales|sales|downloads|sign-?ups|waiting|interviews|surveys|enquiries|inquiries|deposits|letters of intent|reviews)
(?:on|have|with|got|is) (?:an? |the )?(?:_ )?waiting list|keeps? (?:asking|ringing|ordering|coming)|reorders?|rebooks?|booked (?:up|solid|into|until)|backlog|(?:asks?|ring|rings) (?:me|us) (?:_ )?(?:for|if|when|to|every)|[0-9]+ ?% (?:_ )?(?:came|come|return|repeat|renew|bought|accept|repl)~
`,
  deal: `
me|us|it|them|ours|mine|said|says|told|asked|wants?|sold|bought|paid|pay|pays|ordered|booked|hired|signed|renewed|rebooked|joined|subscribed|repeat~|returned|replied|answered|came|come|back|trialled|piloted|tested|tried|interested|customers?|orders|bookings|waiting
^${PAST}
`,
  own: `
(?:i am|i'm) one (?:myself|too)|# years in|(?:i am|i'm|im|i've been|ive been|i have been|i work as|i worked as|i was|we are|we're) (?:an? |both )?(?:_ )?(?:[a-z]+(?:er|or|ist|ant|ian)|nurse|chef|vet|GROUP)|(?:for|over) # years|i (?:see|notice|meet) (?:it |this )?(?:every|each|daily)|happens to me|in my (?:experience|job|work|street|family)
`,
  noEvidence: `
already pay (?:an?|for|someone|somebody|their) |[0-9.,]+ ?(?:%|percent|per cent) of (?:the|this|that|a) (?:market|industry|sector)|(?:our|the) (?:competitors?|competition)|break-? ?even
`,
  against: `
(?:said|say|says|told (?:us|me)|answered|replied) (?:_ )?(?:no|not|they wouldn't|it was too|it's too)|refus~|declin~|reject~|shrug~|turned (?:it|us|me|them|him|her) (?:down|away)|(?:was|were|is|are|not)(?:n't)? (?:not |very |really |that ){0,2}(?:interested|keen|bothered|convinced)
(?:nobody|no one|no-one|none|not one|not a single|neither|hardly anyone|hardly anybody|zero|0) (?:_ )?(?:_ )?(?:want|bought|buy|accept|paid|pay|repl|answer|came|come|turned up|show|interested|sign|bit|sold|customers|sales|orders|replies|sign-?ups)[a-z]*
(?:did not|didn't|didnt|would not|wouldn't|wouldnt|won't|wont|will not) (?:buy|pay|want|accept|come back|use|bite|reply|see the point|renew)|cancelled|unsubscribed|gave up on it|stopped using|asked for (?:a refund|their money back)|sent it back|dropped (?:us|me|it|out)
`,
  ahead: `
will|would|shall|could|might|may|should|[a-z]+'ll|[a-z]+'d|theyd|itd|wouldnt|couldnt|going to|gonna
plans? to|planning|hop(?:e|es|ing)|expect~|forecast~|project(?:s|ed)|intend~|aim(?:s)?(?: to)?|wants?(?! [£$€0-9])(?: to)|would like|think|believe|guess|suppose|imagine|dream~|estimate~|goal|target of|confident|sure that
if|once|unless|until|as soon as|when (?:we|i|they) (?:have|get|reach|raise|launch|grow)
next (?:year|month|summer|week|spring|autumn|winter|quarter)|by 20[0-9][0-9]|(?:within|in) (?:#|a few|a couple of) years?|some ?day|one day|eventually|in (?:the )?future|later on|soon
(?:1|one) ?(?:%|percent|per cent) of
`,
  offer: `
^our (?:app|tool|service|shop|van|kit|team|machine|box|site|[a-z]+ messages)|what (?:i|we) (?:have|had) in mind|with (?:the|this|our|my) (?:app|tool|site|kit|device)|^my (?:[a-z]+ )?(?:shed|workshop|kitchen|van|shop|studio|team|company|farm|stall|app|machine|tool) |(?:the |my |our )?(?:idea|plan|concept|product|service|offer|solution)(?: is|:)|what (?:i|we) (?:do|sell|offer)
(?:i|we|i'd|we'd|we'll|i'll|(?<=^|^so |and |which )it|(?<=^)that)(?: also| now| just| will| would| can| could| basically| simply|'ll| then){0,2}(?: want to| plan to| like to| am going to| are going to| intend to| hope to| am thinking of| are opening| am opening| am starting| are starting)?(?: go and| come and)? (?!be |am |are |is |was |have |had |has |think |know |believe |see |need |lose |pay |spend |charge |hope |want |like |cost|would |take [£$€0-9]|takes an? |takes #|expect |met |plan |only |also |do not|don't|can't|cannot|am|will |love |hate |see |${PAST} )[a-z-]+
(?:apps?|platform|website|web site|software|saas|marketplace) (?:[a-z]+ ){0,3}(?:that|which|for|to|where|so)
(?:starting|opening|setting up|building|selling|making|launching|running|renting) (?:an?|my|our|the|[a-z]+) 
(?:want to|going to|would like to|i'd like to) (?:open|start|set up|sell|make|build|launch|create|run|offer|rent|teach|grow)
(?:i|we)(?:'ve| have)? (?:designed|built|invented|developed|created|came up with|set up)|you (?:get|bring|drop|book|pick|choose|walk|send|point|take|type|tell|pay|order|scan|text|ring|call) 
`,
  firstVersion: `
(?:an?|the|our|my) (?:_ )?(?:prototype|pilot|first version|mock-?up|mould|working version)|(?:ready in|reckons) (?:_ )?# (?:days|weeks|months)
already (?:have|exists?|works?|built|running)|(?:i|we)(?:'ve| have| own|'ve got) (?:already )?(?:an? |the |my |our |got |#)|(?:i|we|i've|we've|i have|we have) (?:_ )?(?:built|made|programmed|designed|set up|rented|bought)
`,
} as const;
