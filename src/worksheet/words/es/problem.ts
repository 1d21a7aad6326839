/** What goes wrong for somebody. */
export const problem = `
(?:se )?(?:pierd|perd)(?:e|en|o|emos|er|ieron|ian|iendo) (?!kilos|peso)
(?:se )?(?:tir|desperdici)(?:a|an|amos|ar|ando|aban)
no (?:se )?(?:tienen|tiene|pueden|puede|saben|sabe|encuentran|encuentra|llegan|llega|consiguen|consigue|dan abasto|caben|cabe|funcionan?|cumplen|aparecen?|presentan?|cobran|entienden?|ven|oyen|vuelven)(?! competencia| rival)
nadie (?:les? |los? |las? |se )?(?:sabe|avisa|recoge|repara|limpia|ayuda|atiende|llama|explica|mira)
(?:les|le) (?:falta|faltan|hace falta)
(?:les|le|nos|me) cuesta (?:[a-z]+[aei]r|trabajo|mucho|horas)
(?:les|nos|le) multan
(?:les|le|nos|me) (?:duele|da (?:pereza|miedo|verguenza)|resulta (?:dificil|caro|imposible)|agobia|preocupa|molesta|pasa)
(?:es|resulta|son|era|sale) (?:muy |demasiado |casi |tan )?(?:dificil|complicad[oa]|car[oa]s?|lent[oa]|imposible|pesad[oa]|peligros[oa]|incomod[oa]|un lio|un rollo|un suplicio|un problema|un horror)
cuesta (?:mucho |demasiado )?(?:encontrar|saber|llegar|trabajo|horas|dormir|elegir|comparar)
esperan? (?:_ )?(?:horas|dias|semanas|meses|colas?|minutos)
(?:tardan?|hacen cola|aguantan?|sufren?|padecen?|improvisan?|persiguen?|persiguiendo)
(?:se )?(?:quejan?|protestan?|equivocan?|olvidan?|estropean?|rompen?|rompe|averian?|pudren?|caducan?|atascan?|aburren?|agobian?|quedan sin|queda sin|quedan sol[oa]s|quedan fuera|hartan)
(?:estan|esta|estoy|estamos|anda|andan) (?:hart[oa]s?|cansad[oa]s?|desbordad[oa]s?|sol[oa]s?|parad[oa]s?|desesperad[oa]s?)
hart[oa]s? de
(?:el|su|gran|principal|un) problema (?:es|de|que|:|para|muy)
problema:
dolor:|pain:
(?:deja|dejan) al? (?:perro|nino|abuel|padre|madre|client)~
(?:desaparecen|faltan|escasean|fallan|falla) 
(?:acaban?|acabo) (?:en (?:la basura|el trastero|un cajon|el contenedor|el vertedero)|tirad[oa]s?|rot[oa]s?)
(?:multas?|retrasos?|errores|colas|averias|impag~|facturas sin pagar|desperdicio|plagas?|robos?|soledad|estres|insomnio|humedades|goteras|atascos) 
a (?:la basura|ciegas)
citas? (?:se pierde|perdid|que se)~
(?:ropa|muebles?|comida|pan|huecos?|plazas?|camas?) (?:vaci|tirad|perdid|sin)~
sin (?:avisar|aviso|saberlo|respuesta|cobrar|pagar|clientes|relevo|tiempo)
`;
/** The same words where nothing goes wrong, or nothing in particular. */
export const problemNot = `
(?:ningun|sin|no hay) problemas?
nadie se queja
no (?:hay|existe|tiene) (?:ningun )?problemas?
(?:todos|muchos|cualquier|sus|tus|los) (?:los |tus |sus )?problemas
no (?:se )?puede fallar
`;
