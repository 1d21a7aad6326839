/** What has already been done or seen, with the people it was done with. */
export const evidence = `
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
`;
/** What others do with others, and figures of a market: no evidence for this idea. */
export const evidenceNot = `
already pay (?:an?|for|someone|somebody|their) 
[0-9.,]+ ?(?:%|percent) of (?:the|this|that) (?:market|industry|sector)
(?:our|the) (?:competitors?|competition)
break even|break-even
`;
/** Only the teller’s own experience or impression. */
export const evidenceOwn = `
(?:i am|i'm|im|i work as|i worked as|as) an? (?:_ )?(?:[a-z]+(?:er|or|ist|ant|ian|ter|nurse)|nurse|teacher|plumber|chef|vet)
(?:for|over) # years
(?:i see|i have seen|i've seen|happens to me|i meet|i live it|i noticed|every week i see|in my experience)
(?:in|at) my (?:family|job|work|house|street|company|village|building|team)
`;
