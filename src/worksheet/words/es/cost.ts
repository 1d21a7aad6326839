/** Words that make an amount the seller’s own cost. */
export const cost = `
(?:nos|me) (?:cuesta|cuestan|sale|salen|costaria|costarian|saldria)
costes?|costos?|gastos?|gastamos
(?:la |lo |los |las )?(?:compramos|compro|comprariamos)
margen|beneficio
(?:nos|me) quedan?|nos quedaria|quedan limpios
al?(?: la| los| las)? [a-z]+ les? (?:llega|llegan|pagamos|damos)
(?:pagamos|pago|pagaria|pagariamos)
alquiler es|materiales?|ingredientes|sueldos?|salarios?|gasolina|servidores|materia prima
(?:fabricar|hacer|producir|servir)l[oae]s? (?:nos )?(?:cuesta|sale)
(?:tutor|profesor|repartidor|monitor|cuidador|chofer)[a-z]*:? (?:_ )?(?:_ )?a(?= [0-9])
electricidad|mano de obra|cuesta(?=[^.;,]{0,16} (?:hacer|fabricar|producir)l)
cubrir gastos|punto de equilibrio
`;
