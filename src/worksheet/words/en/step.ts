/** A first version, or what stands ready for one. */
export const step = `
(?:an?|the|our|my) (?:_ )?(?:prototype|pilot|first version|mock-?up|mould|working version)
(?:in|takes?|would take|ready in|reckons) (?:_ )?# (?:days|weeks|months)
already (?:have|exists?|works?|built|running)
(?:i|we) (?:already )?(?:have|own) (?:_ )?(?:_ )?(?:premises|van|workshop|allotment|kitchen|machine|oven|land|field|shed|licen[cs]e|interpreters|space)
(?:i|we|i've|we've|i have|we have) (?:_ )?(?:built|programmed|designed|set up)
first step|the first (?:month|prototype)
`;
