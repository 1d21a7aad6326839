/** Only the teller’s own experience or impression. */
export const evidenceOwn = `
(?:i am|i'm|im|i work as|i worked as|as) an? (?:_ )?(?:[a-z]+(?:er|or|ist|ant|ian|ter|nurse)|nurse|teacher|plumber|chef|vet)
(?:for|over) # years
(?:i see|i have seen|i've seen|happens to me|i meet|i live it|i noticed|every week i see|in my experience)
(?:in|at) my (?:family|job|work|house|street|company|village|building|team)
`;
