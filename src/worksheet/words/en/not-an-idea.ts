/** Text written to whoever reads, to change what they answer. */
export const attack = `
(?:ignore|forget|disregard|discard|override|disobey)[a-z]* (?:_ )?(?:(?:previous|prior|above|earlier|preceding|system) (?:_ )?(?:instructions?|rules|orders|guidelines|criteria|prompts?|messages)|your (?:_ )?(?:instructions?|rules|orders|guidelines|prompt)|the rubric|everything above|(?:instructions|rules) (?:above|before|you))
(?:give|giving|assign|award|grant|rate|score|mark) (?:it|this|me|the idea|this idea|my idea|them) (?:_ )?(?:_ )?(?:(?:100|a hundred)(?: out of| points| ?/ ?100|$|[.,!])|10 ?/ ?10|10 out of 10|level 5|top score|top marks|highest score|maximum score|full marks|perfect score)
(?:reply|answer|return|respond|write|print|output) (?:_ )?(?:_ )?(?:json|score|this text|that it is the best idea|that this is the best)
from now on,? (?:you (?:are|must|will)|always (?:reply|answer|respond)|reply|answer|respond|act as)
(?:you are|act as|pretend to be) an? (?:_ )?(?:evaluator|language model|assistant|ai|judge|grader) (?:_ )?(?:generous|kind|who always|without restrictions|without limits)
(?:developer|god|admin|administrator|administrator test|dan) mode|jailbreak|system prompt|system message
(?:reveal|show|repeat|print) (?:_ )?(?:your prompt|the prompt|your instructions|the system)
do not (?:mention|say|include|point) (?:_ )?(?:weakness|this message|flaws|faults)~
end of (?:the )?(?:idea|evaluation)
`;
/** Steps and measures of a kitchen recipe. Several of them make one. */
export const recipe = `
# (?:g|grams|ml|tbsp|tsp|tablespoons?|teaspoons?|cups?|cloves?|pinch(?:es)?) (?:of )?[a-z]+
(?:over |on )?(?:a )?(?:low|medium|high|gentle) heat
preheat~|bake for|bake until|fry|simmer~|boil~|saute~
(?:peel|beat|whisk|slice|chop|mix|stir|add|pour) (?:_ )?(?:potato(?:es)?|eggs?|onions?|garlic|flour|salt|oil|milk|sugar|everything|them|butter|the|in)
pinch of|salt to taste|until golden|in the oven|let it rest|leave to (?:rest|cool)
`;
/** Openings of a question, a chore, a curriculum vitae or a letter: nothing that is offered. */
export const request = `
(?:can|could|would|will) (?:you|someone|anyone) (?:please )?(?:explain|tell|help|write|make|summari[sz]e|translate|recommend)~
(?:explain|summari[sz]e|translate|calculate|write me|tell me|recommend me|make me|draft) (?:the|this|a|an|how|what|why|me)
for (?:an |my |the )?(?:exam|class|homework|assignment|essay)
curriculum vitae|work experience|driving licen[cs]e|personal details|references available|date of birth
(?:what|who|when|where|how|why) (?:is|was|are|do|does|did) [^.?]{0,60}[?]
lorem ipsum
`;
