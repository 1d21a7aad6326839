/** Text written to whoever reads, to change what they answer. */
export const attack = `
(?:ignor|olvid|descart|omit|desobedec|desatiend)[a-z]* (?:_ )?(?:(?:instrucciones|reglas|normas|ordenes|directrices|criterios|indicaciones|mensajes) (?:_ )?(?:anterior|previ|recibid|dad|del sistema|de arriba)[a-z]*|(?:tus|sus) (?:instrucciones|reglas|normas|ordenes|directrices)|la rubrica|todo lo anterior)
(?:dale|dame|damela|ponle|ponme|pon|asigna|asignale|otorga|otorgale|concede|puntua|puntuala|puntualo|califica|calificala|valorala) (?:_ )?(?:_ )?(?:(?:100|cien)(?: sobre| de 100| puntos| ?/ ?100|$|[.,!])|10 ?/ ?10|10 sobre 10|nivel 5|maxima puntuacion|puntuacion maxima|nota maxima|maxima nota|un 10)
(?:responde|contesta|devuelve|escribe|di|imprime) (?:_ )?(?:_ )?(?:json|score|este texto|que es la mejor idea|que la idea es)
(?:a partir de ahora|desde ahora),? (?:eres|responde|actua como|debes|puntua)
(?:eres|actua como|finge ser) (?:un|una|el|la) (?:_ )?(?:evaluador|modelo de lenguaje|asistente|ia|jurado|juez) (?:_ )?(?:generos|amable|que siempre|sin restricciones|sin limites)~
modo (?:de prueba del )?(?:desarrollador|dios|administrador)|jailbreak|prompt (?:del|de) sistema|mensaje del sistema
(?:revela|muestra|repite|imprime) (?:_ )?(?:tu prompt|el prompt|tus instrucciones|las instrucciones del)
no (?:menciones|digas|incluyas|senales) (?:_ )?(?:debilidades|este mensaje|defectos|fallos)
fin de la (?:idea|evaluacion)
`;
/** Steps and measures of a kitchen recipe. Several of them make one. */
export const recipe = `
# (?:kg|g|gr|gramos|ml|dl|cl|cucharad~|tazas?|dientes|pizcas?) (?:de )?[a-z]+
(?:a )?fuego (?:lento|medio|fuerte|bajo)
precalent~|hornea~|sofri~|sofrei~|rehog~|frie~|frien|fri[ea]n?
(?:se )?(?:pelan?|baten?|cortan?|mezclan?|remueve|anaden?|anade|echa|echan|trocea|pica|cuaja|deja reposar|trituran?|bate) (?:_ )?(?:patatas?|huevos?|cebollas?|ajos?|harina|sal|aceite|leche|azucar|todo|masa|mantequilla|en|la|el|los|las)
(?:una )?pizca de|sal al gusto|hasta que (?:se )?dor[ea]n?|al horno
`;
/** Openings of a question, a chore, a curriculum vitae or a letter: nothing that is offered. */
export const request = `
(?:me )?(?:puedes|podrias|sabes|podeis) (?:explicar|decir|ayudar|hacer|escribir|resumir|traducir|recomendar)~
(?:explica|explicame|resume|resumeme|traduce|calcula|escribeme|hazme|dime|cuentame|redacta|recomiendame) 
(?:lo necesito|es) para (?:un |el |mi )?(?:examen|clase|trabajo|instituto|colegio|deberes)
curriculum(?: vitae)?|experiencia laboral|formacion academica|carnet de conducir|datos personales|disponibilidad inmediata|referencias disponibles
(?:cual|quien|cuando|donde|cuanto|por que|como) (?:es|fue|son|se|esta) [^.?]{0,60}[?]
lorem ipsum
`;
