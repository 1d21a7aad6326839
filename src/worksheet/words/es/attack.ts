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
