/** Steps and measures of a kitchen recipe. Several of them make one. */
export const recipe = `
# (?:g|grams|ml|tbsp|tsp|tablespoons?|teaspoons?|cups?|cloves?|pinch(?:es)?) (?:of )?[a-z]+
(?:over |on )?(?:a )?(?:low|medium|high|gentle) heat
preheat~|bake for|bake until|fry|simmer~|boil~|saute~
(?:peel|beat|whisk|slice|chop|mix|stir|add|pour) (?:_ )?(?:potato(?:es)?|eggs?|onions?|garlic|flour|salt|oil|milk|sugar|everything|them|butter|the|in)
pinch of|salt to taste|until golden|in the oven|let it rest|leave to (?:rest|cool)
`;
