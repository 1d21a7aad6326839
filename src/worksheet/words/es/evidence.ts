/** What has already been done or seen, with the people it was done with. */
export const evidence = `
(?:he|hemos) (?:ya )?(?:hablado|entrevistado|preguntado|encuestado|visitado|vendido|cobrado|probado|hecho|montado|alquilado|recibido|firmado|recuperado|repartido|dado|atendido|arreglado|reparado|llenado|conseguido|medido|pilotado|entregado|servido|facturado|ganado|lanzado|abierto)
(?:hable|hablamos|pregunte|preguntamos|entreviste|entrevistamos|vendi|vendimos|cobre|probe|probamos|monte|hice|hicimos|alquile|ofreci|ofrecimos|abri|facture|facturamos|reparti|encueste) (?:_ )?(?:a|con|en|#|una|un|mi|el|la|los|las|ya|durante|piloto|pruebas?)
(?:# |ya )(?:_ )?(?:_ )?(?:pagan?|pagando|pagaron|compraron|compran|repiten|repitieron|renovaron|renuevan|usan|usaron|reservaron|firmaron|se apuntaron|encargaron|probaron)
(?:lleva|llevan|llevamos|llevo) (?:_ )?(?:#|un|una|dos|varios|tres|meses|anos) ?(?:_ )?(?:pagando|usandol[oa]|usando|vendiendo|comprando|haciendo|alquilando|repartiendo|en|cursos|meses)
(?:han|ha) (?:_ )?(?:firmado|pagado|comprado|renovado|usado|probado|encargado|reservado|repetido|recuperado|pedido|contratado|confirmado)
# (?:_ )?(?:clientes|usuarios|clinicas|familias|residencias|restaurantes|tiendas|empresas|colegios|hospitales|farmacias|alumnos|suscriptores|agricultores|socios|talleres)(?: [a-z]+)? (?:de pago|de prueba|que pagan|pagan|en lista|activos|apuntad[oa]s|clientas|semanales|fijos)
(?:en|tengo|tenemos|hay|con) (?:una )?lista de espera|(?:tengo|tenemos|hay|con|#) (?:_ )?(?:reservas|pedidos|encargos|cartas? de intencion|contratos? firmados?|preventas|en espera)
(?:piloto|prueba|test|encuesta|entrevistas|traccion|ventas|ingresos):
# (?:_ )?(?:entrevistas|encuestas|pedidos|ventas|reservas|encargos|consultas|descargas|servicios|prendas vendidas|preventas)
un [0-9]+ ?% (?:repiti|repite|renov|compr|volvi|acept|contest)~
(?:salieron|llegaron|tuvimos|tuve|vendimos|recibimos|salen) (?:_ )?(?:pedidos|ventas|reservas|encargos|clientes|alumnos)
(?:la|lo|los|las) (?:usaron|uso|probaron|compraron|pagaron)
(?:mi|mis) (?:madre|padre|hermana|vecin~|amig~|companer~|clientes?) (?:_ )?(?:fueron|fue|ya|me (?:pag|compr|encarg|pid)~)
(?:me|nos) (?:dicen|dijeron|han dicho|pidieron|piden|encargan|compran|compraron) (?:_ )?(?:que|lo|#|la|los)
(?:[0-9]+|# ) de (?:las |los )?(?:[0-9]+|# )
`;
/** What others do with others, and figures of a market: no evidence for this idea. */
export const evidenceNot = `
ya pagan (?:a|por|para) 
[0-9.,]+ ?% (?:del|de la|de los|de todo el) (?:mercado|sector|[a-z]+ mundial)
(?:nuestr[oa]|la) competen[a-z]+
cubrir gastos|para vivir
`;
/** Only the teller’s own experience or impression. */
export const evidenceOwn = `
(?:soy|trabajo como|trabajo de|trabaje|llevo) (?:_ )?(?:_ )?(?:desde hace|anos|[a-z]+istas?|[a-z]+er[oa]|en una?)
(?:desde hace|llevo) # anos
(?:veo|me pasa|me paso|lo vivo|lo he vivido|he visto|me encuentro|veo cada)
en mi (?:familia|trabajo|casa|barrio|empresa|pueblo|edificio|equipo)
`;
