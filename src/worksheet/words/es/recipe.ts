/** Steps and measures of a kitchen recipe. Several of them make one. */
export const recipe = `
# (?:kg|g|gr|gramos|ml|dl|cl|cucharad~|tazas?|dientes|pizcas?) (?:de )?[a-z]+
(?:a )?fuego (?:lento|medio|fuerte|bajo)
precalent~|hornea~|sofri~|sofrei~|rehog~|frie~|frien|fri[ea]n?
(?:se )?(?:pelan?|baten?|cortan?|mezclan?|remueve|anaden?|anade|echa|echan|trocea|pica|cuaja|deja reposar|trituran?|bate) (?:_ )?(?:patatas?|huevos?|cebollas?|ajos?|harina|sal|aceite|leche|azucar|todo|masa|mantequilla|en|la|el|los|las)
(?:una )?pizca de|sal al gusto|hasta que (?:se )?dor[ea]n?|al horno
`;
