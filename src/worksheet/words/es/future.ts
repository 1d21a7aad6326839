/** Not yet: plans, wishes, conditions, guesses. */
export const future = `
[a-z]+(?:aremos|eremos|iremos|ariamos|eriamos|iriamos|dremos|driamos|rian|aran|eran|iran)
(?:tendra|habra|sera|hara|podra|pagara|comprara|usara|tendria|habria|seria|haria|podria|pagaria|compraria|usaria|empezaria|cobraria|venderia|costaria)
(?:voy|vamos|van|va) a [a-z]+r
(?:quiero|queremos|quisiera|me gustaria|nos gustaria|espero|esperamos|calculo que|calculamos|prevemos|preveo|confiamos|creo que|creemos|pensamos|pienso|supongo|suponemos|imagino|imagina|imaginamos|sueno|ojala|estimamos|proyectamos|pretendemos|aspiramos|tengo previsto|tenemos previsto|objetivo|meta|prevision|seguro que|estoy segur[oa])
(?:cuando|en cuanto|una vez|si|hasta que) (?:_ )?(?:tenga|tengamos|haya|hayamos|consigamos|consiga|logremos|conseguimos|crezca|crezcamos|podamos|cerremos|funcione|va bien|sale|salga|capturamos|captamos|logramos|convencemos|solo)
(?:el proximo|la proxima|dentro de|en (?:dos|tres|cinco|un|#) anos?|el ano que viene|proximo|proxima|mas adelante|en el futuro|algun dia|pronto)
(?:el )?1 ?% (?:del|de la|de los|de todo|de ese|de este)
con (?:captar|conseguir|llevarnos|que) (?:_ )?[0-9]
podr[a-z]+
`;
