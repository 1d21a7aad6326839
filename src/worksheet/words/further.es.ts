/** Participles after the auxiliary. */
const PAST =
  '(?:[a-z]{2,}(?:ad|id)[oa]s?|hecho|dicho|visto|puesto|escrito|vuelto|abierto|roto|muerto|impreso|cubierto|resuelto)';

/**
 * Word lists that only the worksheet uses. They are a separate file so that the checklist does not download them.
 * `cues.ts` explains `~`, `#`, `_`, `COUNT` and `GROUP`.
 */
export const furtherEs = {
  /** Something happened, or has continued for some time. */
  happened: `
[a-z]+(?:amos|imos) (?:_ )?(?:_ )?(?:_ )?en (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)|# (?:meses|anos|semanas) (?:_ )?[a-z]+(?:ando|iendo)|(?:he|has|ha|hemos|han|habia|habiamos|habian)(?: ya| nunca| solo| podido)? ${PAST}|[a-z]+(?:aron|ieron|eron|jeron)|hice|hizo|hicimos|tuve|tuvo|tuvimos|fui|fue|fuimos|di|dio|dimos|dije|dijo|dijimos|puse|puso|pusimos|vine|quise|quiso|traje|trajo|trajimos|estuve|estuvo|estuvimos|vimos|vendimos|pude|pudimos|ibamos|iban
(?:lleva|llevan|llevo|llevamos)(?: ya)? (?:#|(?:_ )?(?:_ )?(?:[a-z]+ando|[a-z]+[ie]endo|en (?:el|la|esto|mi|un|una)|vendid[oa]s|hech[oa]s))|(?:de|a) prueba|[a-z]+(?:amos|imos) (?:con|a|en) (?:_ )?COUNT
(?:ayer|anoche|el otro dia|(?:el|la|los|las) (?:_ )?pasad[oa]s?|hace (?:#|un|una|unos|unas|poco)|desde (?:hace|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|el|la)|en (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)|durante (?:#|un|una|el|la|todo)) (?:_ )?(?:_ )?[a-z]+(?:amos|imos)
(?:hable|converse|pregunte|entreviste|encueste|ofreci|mostre|ensene|vendi|regale) (?:_ )?(?:a|en|con|#)|(?:probe|monte|reparti|deje|alquile|puse) (?:el|la|lo|los|las|un|una|#|en|con)
`,
  /** Customers who use, pay or come now, in the present tense. */
  uses: `
(?:COUNT|ambos|ambas|l[oa]s #|todos|todas|vari[oa]s|algun[oa]s|la mitad|un par)(?: de (?:ellos|ellas|mis|los|las))? (?:_ )?(?:_ )?(?:(?:ya |me |nos |lo |la |los |las ){1,3}[a-z]+[ae]n|siguen|repiten|vuelven|renuevan)
(?:lo|la|los|las|me|nos) [a-z]+[ae]n (?:ya )?(?:COUNT|GROUP)|(?:somos|tengo|tenemos|hay|van|vamos|sirvo|servimos|doy|damos|atiendo|atendemos|cuido|llevo|llevamos|vendo|vendemos|hago|hacemos)(?: ya| unos| unas| a| por){0,2} COUNT (?:_ )?(?:de pago|GROUP|[a-z]+ (?:al|a la|por|cada) (?:dia|semana|mes)|[a-z]+ desde|apuntad[oa]s|en (?:lista|espera)|[a-z]+$)
COUNT (?:_ )?(?:de pago|clientes|clientas|suscriptores|soci[oa]s|usuari[oa]s|pedidos|encargos|reservas|preventas|ventas|servicios|descargas|inscrit[oa]s|apuntad[oa]s|entrevistas|encuestas|consultas|fij[oa]s|cartas? de intencion|en espera|pagan|pagando|usan|compran|repiten|renuevan|reservan)
lista de espera|(?:somos|vamos por|van|son|tengo|hay) (?:ya )?COUNT$|(?:tengo|tenemos|hay|van|estan) (?:ya )?(?:apalabrad|apuntad|confirmad|comprometid|reservad|vendid)[oa]s|(?:me|nos) (?:deriva|manda|pide|encarga|compra|recomienda)n? (?:gente|GROUP|COUNT)|(?:me|nos) (?:piden|encargan|compran|llaman|recomiendan|siguen)|un [0-9]+ ?% (?:repit|renov|renuev|compr|volv|acept|contest)~
`,
  /** Words of dealings with customers, which distinguish evidence from other events. */
  deal: `
me|nos|lo|mio|nuestr[oa]s?|dijo|dijeron|dicen|han dicho|pid~|quier~|quis~|prefir~|compr~|pag(?!in)~|vend~|encarg~|reserv~|alquil~|firm~|renov~|renuev~|repit~|repet~|apunt~|volv~|vuelv~|contrat~|contest~|respond~|prob(?!lem)~|us~|clientes?|clientas?|pedidos|ventas|vinieron|llen~|interes~|particip~|catamos|hable|hablamos
`,
  /** The writer’s own experience or impression. */
  own: `
(?:soy|trabajo como|trabajo de|trabaje|trabajo en) (?:un |una )?(?:_ )?(?:_ )?(?:GROUP|[a-z]+istas?|[a-z]+er[oa]s?|[a-z]+or[ae]?s?|desde|en)
(?:desde hace|llevo|llevamos) (?:mas de )?# anos|(?:veo|vemos|me pasa|lo vivo|me encuentro) (?:_ )?(?:cada|a diario|todos)|en mi (?:familia|trabajo|experiencia|equipo)
`,
  /** What does not count as evidence: what customers pay to others, and market figures. */
  noEvidence: `
ya pagan (?:a|por|para) |[0-9.,]+ ?% (?:del|de la|de los|de todo el) (?:mercado|sector|[a-z]+ mundial)|(?:nuestr[oa]|la) competen[a-z]+|cubrir gastos|para vivir
`,
  /** Results that speak against the idea. */
  against: `
(?:dijeron|han dicho|dijo|dicen|contestaron|respondieron|contesto|respondio) (?:_ )?(?:que )?no|(?<!nadie |ningun[oa] |no |lo |ha )rechaz~|(?:parecia|parecio|dijo que (?:era|es)|dijeron que (?:era|es)) (?:muy |demasiado )?car[oa]s?
no (?:les |le |me |nos |l[oa]s? ){0,2}(?:interes|compr|quis|quer|acept|pag|contest|respond|convenc|gust|volv|renov|repit|repet)(?:o|io|aron|ieron|aba|aban|ia|ian|ado|ido)|no (?:l[oa]s? |se l[oa]s? )?(?:ha|han) (?:querido|comprado|pagado|aceptado|vuelto|contestado|interesado|renovado)
(?:ningun[oa]?|nadie|ni un[oa]?)(?=[^.;,]{0,60} (?:quiso|compr|acept|pago|pagar|contest|respond|volvi|ha (?:comprado|querido|pagado|vuelto|aceptado|contestado|pedido|firmado|venido)|quiere|interes|se apunt|vino|llam|pico))
(?<!no |nadie |ningun[oa] )se (?:dieron|han dado|dio|borraron) de baja|(?:0|cero|ninguna) (?:ventas?|clientes?|respuestas?|pedidos?)|(?:lo|la|los|las) devolvieron|pidieron la devolucion
`,
  /** Plans, wishes, conditions and guesses: what has not happened yet. */
  ahead: `
(?:cuando|si) hay|[a-z]+(?:aremos|eremos|iremos|ariamos|eriamos|iriamos|dremos|driamos|rian|aran|eran|iran)(?<!eran)
(?:tendra|habra|sera|hara|podra|pagara|comprara|usara|tendria|habria|seria|haria|podria|pagaria|compraria|usaria|empezaria|cobraria|venderia|costaria|saldria|estaria|daria|iria|quedaria)
(?:voy|vamos|van|va) a [a-z]+r|quiero|queremos|quisiera|me gustaria|nos gustaria|espero|esperamos|calculo|calculamos|prevemos|preveo|confiamos|cre[eo]o? que|creemos|pensamos|pienso|supongo|suponemos|imagin[oa]~|sueno|ojala|estimamos|proyectamos|pretend[eo]~|aspiramos|previsto|objetivo|meta|prevision|seguro que|estoy segur[oa]
(?:en cuanto|una vez|si|hasta que|cuando) (?:_ )?(?:tenga|tengamos|haya|hayamos|consiga|consigamos|logremos|logramos|crezca|crezcamos|podamos|cerremos|funcione|conseguimos|captamos|capturamos|sale|salga|solo|el #|un #|[0-9]+ ?%)~
(?:el proximo|la proxima|dentro de|en (?:dos|tres|cinco|un|#) anos?|el ano que viene|proxim[oa]|mas adelante|en el futuro|algun dia|pronto)|(?:el )?1 ?% (?:del|de la|de los|de todo|de ese|de este)|con (?:captar|conseguir|llevarnos|que) (?:_ )?[0-9]
`,
  /** What is put on sale. */
  offer: `
con (?:la|esta|el|este|nuestra|mi) (?:app|aplicacion|herramienta|programa|web)|^(?:vender|montar|abrir|hacer|crear|ofrecer|alquilar|poner|dar|organizar|llevar|fabricar|cultivar|reparar)(?:l[oae]s?)? |(?:he|hemos) (?:inventado|disenado|creado|desarrollado|montado|puesto)|(?:idea|plan|propuesta|producto|servicio|oferta|solucion)(?: es|:| consiste| seria)|se trata de|consiste en|lo que (?:hago|hacemos|vendo|vendemos|ofrezco|ofrecemos)
(?<!me )(?:quier[oe]|queremos|quisiera|voy a|vamos a|pienso|pensamos|me gustaria|nos gustaria|planeo|sueno con|pensando en|propongo|proponemos|ofrezco|ofrecemos|estoy montando|estamos montando) (?:poder )?(?!ser |estar |saber )(?:[a-z]+r(?:l[oa]s?|les?)?|una?|el|la)
(?:^|y |e |pero |ademas |, |yo |nosotros )(?:yo |nosotr[oa]s |ya |solo )?(?:les? |l[oa]s? |se l[oa]s? |os |te ){0,2}(?!(?:cobr|cre|teng|pens|v|llev|conozc|esper|s|so|necesit|pag|gast|perd|tard|pierd|viv|trabaj|tenem|cobram|som|estam|hem|sab|he|hag|cuand|com|tod|much|poc|caminand|cad|tod|sol|otr|medi|much|tip|dinero|tiemp|hech)(?:o|os|emos|amos|imos)(?: |$))(?:[a-z]{2,}(?:amos|emos|imos)|hago|hacemos|pongo|doy|voy|llevo (?:a|el|la|los|las|un|una)|(?<=^yo |^)[a-z]{2,}o|(?:monto|preparo|reparo|arreglo|recojo|reparto|vendo|alquilo|enseno|coso|corto|cocino|cultivo|fabrico|limpio|cuido|paseo|diseno|imprimo|tapizo|restauro|traduzco|acompano|instalo|organizo|horneo|tejo|pinto|afilo|entrego|ofrezco|entreno|lavo|plancho|compro|conecto|busco|mando|envio|contesto|grabo|edito|planto|crio|tuesto|elaboro))(?: |$)
(?:apps?|aplicacion(?:es)?|plataforma|pagina web|web|software) (?:[a-z]+ ){0,3}(?:que|q|para|pa|donde)
(?:montar|abrir|crear|lanzar|poner|vender) (?:un|una|mi|el|la|los|las|unos|unas|[a-z]+s) |(?:tu |usted |el cliente |la clienta )?(?:mandas|eliges|reservas|pides|escaneas|dejas|subes) (?:un|una|el|la|tu|los|las)
`,
  /** A first version, or the means to build one. */
  firstVersion: `
(?:un|una|el|la|mi|nuestro|nuestra) (?:_ )?(?:prototipo|piloto|primera version|maqueta|molde)|(?:en|tardaria|lista en|listo en) (?:_ )?# (?:dias|semanas|mes|meses)
ya (?:tengo|tenemos|existe|funciona|esta (?:hech|list|montad)[oa])|(?:tengo|tenemos|contamos con|dispongo de) (?:_ )?(?:local|furgoneta|taller|huerto|cocina|maquina|horno|terreno|finca|nave|licencia|titulo)
(?:he|hemos) (?:montado|hecho|construido|programado|disenado|puesto|alquilado|comprado)|primer paso|el primer (?:mes|prototipo)
`,
} as const;
