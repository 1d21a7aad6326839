/** Results that speak against it. */
export const refused = `
(?:dijeron|han dicho|dijo|dicen|contestaron|respondieron|nos dijo) (?:todos |todas |casi todos )?(?:que )?no
(?<!nadie |ningun[oa] |no |lo |ha )rechaz~
no (?:les |le )?(?:interes|compr|quis|acept|pag|contest|respond)(?:o|aron|ieron|aba|aban)
(?:ningun[oa]?|nadie) (?:_ )?(?:quiso|compro|acepto|pago|contesto|respondio|volvio|ha comprado|ha querido|ha pagado|se intereso|lo quiere|quiere pagar|pagaria)
(?<!no |nadie |ningun[oa] )se (?:dieron|han dado) de baja
0 (?:ventas|clientes|respuestas)
`;
