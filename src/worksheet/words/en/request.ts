/** Openings of a question, a chore, a curriculum vitae or a letter: nothing that is offered. */
export const request = `
(?:can|could|would|will) (?:you|someone|anyone) (?:please )?(?:explain|tell|help|write|make|summari[sz]e|translate|recommend)~
(?:explain|summari[sz]e|translate|calculate|write me|tell me|recommend me|make me|draft) (?:the|this|a|an|how|what|why|me)
for (?:an |my |the )?(?:exam|class|homework|assignment|essay)
curriculum vitae|work experience|driving licen[cs]e|personal details|references available|date of birth
(?:what|who|when|where|how|why) (?:is|was|are|do|does|did) [^.?]{0,60}[?]
lorem ipsum
`;
