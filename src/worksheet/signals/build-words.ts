import { meanings } from '../text/meanings.ts';

/** Months, for "since March" and "from October to now"; never alone, as plans name them too. */
const MONTH_ES =
  '(enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|setiembre|octubre|noviembre|diciembre)';
const MONTH_EN = '(january|february|march|april|may|june|july|august|september|october|november|december)';
const SEASON_ES = '(ano|curso|verano|invierno|otono|trimestre|mes|semestre|puente|festival|ejercicio)';
const SEASON_EN =
  '(year|season|summer|winter|spring|autumn|fall|term|quarter|month|week|weekend|festival|semester|harvest|campaign|christmas|easter)';
const SEASONS_ES =
  '(temporada|primavera|campana|semana|navidad|cosecha|vendimia|feria|edicion|zafra|siembra|gira)';
const SPAN_ES =
  '(dias|semanas|mes|meses|anos?|temporadas|campanas|cursos|trimestres|inviernos|veranos|jornadas)';
const SPAN_EN = '(days|weeks|months?|years?|seasons|terms|winters|summers|quarters|weekends|school years)';

/** A stretch of time that is over or still runs. */
export const PAST_TIME = meanings(`
  desde (el |la |este |hace )?(pasad[oa] |principios de |finales de |mediados de )?(${MONTH_ES}|${SEASON_ES}|${SEASONS_ES}|20[0-9][0-9]|entonces|hace #) | since (the |last |early |late |mid-?)?(${MONTH_EN}|${SEASON_EN}|20[0-9][0-9]|then|day one)
  desde que (\\w+ ){0,3}(abri*|empe*|arran*|lanz*|comenz*|funciona*|monte|montamos) | since (\\w+ ){1,4}(opened|started|launched|began|set up)
  en lo que (va|llevamos) de (ano|mes|curso|temporada|verano|campana|trimestre) | so far this ${SEASON_EN}, this ${SEASON_EN} so far, year to date
  (el|este|del|al) (pasado |ultimo )?${SEASON_ES} pasado, (la|esta|de la) ${SEASONS_ES} pasada, (el|la|los|las|en|del|de la) (pasad|ultim)[oa]s? (# )?(${SEASON_ES}|${SEASONS_ES}|${SPAN_ES}) | (last|the past|the last|this past|the previous|past) (# )?(${SEASON_EN}|${SPAN_EN}|school year|academic year|${MONTH_EN})
  en (los|las) ultim[oa]s # ${SPAN_ES}, en (solo |apenas )?(#|un) (dias|semanas|mes|meses|temporadas|campanas|cursos|trimestres|inviernos|veranos|jornadas), en (ano y medio|medio ano|un ano|un mes|una semana|una temporada|un verano|un trimestre|el primer mes) | (in|over) (just |only )?(a|one) (month|week|season|summer|quarter|term), in the first (month|week|year), (in|over|for) (the |just |only |its |our |the last |the past |the first |about |under )?# (days|weeks|months?|seasons|terms|winters|summers|quarters|weekends|school years), (in|over) (just |only )?(a year|half a year|a year and a half|eighteen months), in year (one|two|three)
  durante (#|un|una|ese|todo|el|la|medio) (dias|semanas|mes|meses|temporadas|campanas|cursos|trimestres|inviernos|veranos|jornadas|${SEASON_ES}|${SEASONS_ES}) | (during|throughout|across) (#|a|one|that|the whole|all|an entire|the) (days|weeks|months?|seasons|terms|winters|summers|quarters|weekends|school years|${SEASON_EN})
  llev(o|amos) (?!trabaj|dedic|siendo|estudi|pensa|busc)[a-z]{2,}ndo(nos|lo|la|los|las|me)? | (we|i)('?ve| have) been (?!working|studying|thinking|looking|living|being)[a-z]{2,}ing
  (llev(o|a|an|amos)|cumplimos|cumplo|vamos para) (ya |casi |mas de |unos |unas ){0,2}(#|un|varios|varias) (dias|semanas|mes|meses|temporadas|campanas|cursos|trimestres|inviernos|veranos), (llev(o|a|an|amos)|cumplimos) (ya |casi |mas de ){0,2}(un ano|ano y medio|medio ano|dos anos|tres anos|2 anos|3 anos) | (we|i|they|which)('?ve| have)? been (\\w+ ){1,3}for (#|a|over|nearly|about) (days|weeks|months|seasons|terms|quarters|winters|summers|school years), for (a year|two years|three years|2 years|3 years) now, (been|are) (#|a|nearly #) (weeks|months|seasons|terms) in, # (months|weeks|seasons) of trading
  hasta (hoy|ahora|la fecha|el momento), a dia de hoy, de ${MONTH_ES} a hoy, entre ${MONTH_ES} y ${MONTH_ES} | (so far|to date|up to now|until today|to today), from ${MONTH_EN} to (today|now|date), between ${MONTH_EN} and ${MONTH_EN}
  ayer, anteayer, anoche, esta manana, el otro dia, la otra semana | yesterday, last night, this morning, the other (day|week|month)
  (todo el|el) ${SEASON_ES} entero, todo el ${SEASON_ES}, toda la ${SEASONS_ES} | (all|the whole) ${SEASON_EN}( long)?, (all|the whole) season
  # (dias|semanas|meses|temporadas) [a-z]{2,}(ando|iendo) | # (days|weeks|months|seasons) (of )?[a-z]{3,}ing
  hace # ${SPAN_ES}, hace (un|medio) ${SPAN_ES}, hace ano y medio, hace ya # | # ${SPAN_EN} ago, (a|half a) (year|month|week) ago, a year and a half ago
  en 20[0-2][0-9] | in 20[0-2][0-9]
  tras (un|una|#|medio) _ ${SPAN_ES}, tras (un|una|#) (${SPAN_ES}|${SEASON_ES}|${SEASONS_ES}|prueba|piloto), despues de (#|un|una) (${SPAN_ES}|${SEASON_ES}|${SEASONS_ES}) | after (a|an|one|#|half a) (${SPAN_EN}|${SEASON_EN}|trial|pilot|test), after # _ ${SPAN_EN}
  # (temporadas|campanas|cursos|inviernos|veranos) (con|en|despues), # (meses|semanas|anos) despues | # (seasons|terms|winters|summers|school years) (with|on|of|later|at|in), # (months|weeks|years) later
  (el|este|aquel) primer ${SEASON_ES}, (la|esta) primera ${SEASONS_ES}, primera (gira|tanda|edicion|temporada|campana|ronda|remesa|promocion|convocatoria) | (our|the|my|in its|in our|in my) first (${SEASON_EN}|tour|round|edition|run|batch|intake|cohort|${MONTH_EN})
`);

/** Nothing of the kind is meant when such a word opens what those who tell did: they looked, learnt, wished. */
export const NOT_DOING = meanings(`
  sent(e|amos|ado)(?!i), reuni*, qued(e|amos|ado), acerc*, ocurri* | sat, met, gathered, occurred, struck
  habl*, convers*, charl*, dicho, dije, dijimos, contad*, conte, comentad* | talk*, spoke*, spoken, said, told, chatted
  pedid*, pidi*, pregunt*, entrevist*, encuest*, consult*, sonde* | asked, interviewed, surveyed, polled, quizzed, consulted
  visitad*, visite, visto, visit*, mirad*, mire, observad*, observe, notad*, note, detectad*, fij* | visited, seen, noticed, looked, watched, observed, spotted, checked
  trabaj*, emplead*, jubilad*, ejercid*, ejerci, dedicad* | worked, retired, spent, practised, practiced, employed, served
  sido, estado, vivid*, vivi, nacid*, naci, crecid*, creci, casad*, viajad*, viaje | been, lived, born, raised, travelled, traveled, married, turned
  estudiad*, estudie, aprendid*, aprendi, leid*, lei, formad*, licenciad*, graduad*, titulad*, sacad*, investigad* | studied, learned, learnt, read, trained, graduated, qualified, researched
  pensad*, pense, querid*, sonad*, sone, decidid*, decidi, planead*, planeado, planificad*, imaginad*, ocurrid*, propuest*, calculad*, calcule, estimad*, previst* | thought, wanted, dreamed, dreamt, decided, planned, imagined, proposed, reckoned, estimated, needed, wished, hoped, intended, considered, expected
  tenid*, tuve, habid*, podid*, pude, sabid*, supe | had, got, could, known, knew
  oido, oi, escuchad*, escuche, sentid*, senti, conocid*, conoci, descubiert*, descubri, comprobad*, comprobe, encontrad*, encontre, dad* cuenta, constatad* | heard, listened, felt, met, discovered, found, realised, realized, figured, understood
  perdid*, perdi, sufrid*, sufri, quedad*, quede, pasad*, pase, gastad*, cansad* | lost, suffered, struggled, missed, wasted, tired, ended, used to, experienced
  ahorrad*, ahorre, invertid*, inverti | saved, invested
  ayud*, asesor*, ensen*, explic*, invit*, acompan* | helped, advised, taught me, explained, invited, encouraged, warned, convinced, inspired
  llamad*, situad*, ubicad*, basad*, afectad* | aged, based, called, named, located, priced, sized, affected, need, feed, seed, speed, breed, weed, hundred, shed, bed, red, indeed, exceed, crowded, interested, supposed
  comprad*, compre, adquirid*, adquiri | bought, purchased, acquired
  gustad*, amad*, encantad*, interesad* | liked, loved, enjoyed, admired
  contad*, medid*, medi, cronometr*, analizad*, analice, comparad* | counted, measured, timed, analysed, analyzed, compared, reviewed
`);

/** Asking about it is no first version of it. */
export const ASKING = meanings(`
  encuesta*, cuestionario*, entrevista*, sondeo* | survey*, questionnaire*, interview*, polls?
`);

/** To make a thing: having made one is enough, without a number. */
export const MAKING = meanings(`
  construi*, fabric*, desarroll*, mont*, program*, arm(e|ad)* | built, made, developed, set, programmed, assembled, coded
  lanz*, estren*, inaugur*, abiert*, abri, puesto, puse, pusimos, public* | launched, premiered, opened, published, released
`);

/** It is there: a first version in any form. */
export const FIRST_VERSION = meanings(`
  prototipo*, maqueta* (funcional|lista|hecha|impresa) | prototype*, mock-?up*, working model*
  mvp, producto minimo viable | mvp, minimum viable product
  beta, version (beta|de prueba|alfa|actual|manual|casera|en excel|1) | beta, (test|alpha|current|manual|home-?made|excel) version
  primera version (ya |esta |funciona*|lista|operativa|terminada|en marcha|hecha) | first version (is |works|running|ready|done|finished|live|already )
  (tiradas?|lotes?|remesas?|tandas?|hornadas?|cocciones) (pequen[oa]s? )?de prueba, (primer|primera|primeros|primeras|pequen[oa]s|#) (lotes?|tiradas?|remesas?|hornadas?|tandas?) (ya |han |se |me |nos |entregad*|vendid*|agotad*) | (test|trial|sample) (batch|batches|run|runs), (first|small|#) (test |trial )?(batches|batch|run|runs) (has |have |sold|went|already|came)
  muestras? (enviada|entregada|repartida|hecha|probada)s?, mande muestras, enviamos muestras | samples? (sent|delivered|made|tested), sent (out )?samples
  (armo|hizo|fabrico|construyo|monto|armamos|hicimos|hice|acab[eo]|terminamos) (el|la) primer[oa], (el|la) primer[oa] (ya )?(esta|funciona|lleva|rueda) (?!(por|de) ) | (made|built|put together|assembled|finished|completed) (the|our|my) first( one)?, the first (one )?is (already |now )?(in|on|at|up|out|running|working)
  demo (funcional|lista|en|operativa) | working demo, demo (running|ready|working)
`);

/** It runs. */
export const RUNNING = meanings(`
  en marcha(?! (un|una|el|la|este|esta)), en funcionamiento, funcionando(?! en una tarde) | up and running(?! in), in operation, running since
  en uso, esta[n]? usando*, (lo|la|los|las) (usa|usan|utiliza|utilizan|emplea|emplean|tiene|tienen) (ya|desde|cada|a diario|hoy|funcionando) | in use, (is|are|been|being) using (it|them|ours|mine), (use|uses|used) (it|them|ours|mine) (since|every|daily|already|now)
  (?<!sistema )(?<!sistemas )operativ[oa]s?, ya activ[oa]s?, contratos? (vigente|activo|en vigor|firmado)*, expedientes activos | operational, already (live|active), (signed|live|running|current) contracts?, contracts? (in force|running|signed|in place), is live, went live, live (cases|sites|users|accounts)
  (funciona|funcionan|funcionamos|trabajo|trabajamos|lo hago|lo hacemos|existe|existimos|opera|operamos) (asi |ya |solo )?desde (el |la |hace )?(#|20*|${MONTH_ES}|ano) | (it|we|i|which)('?s| has|'?ve| have)? (worked|run|existed|operated|been (running|going|working|open|operating)) (\\w+ ){0,5}since
  (constituid|fundad|cread|abiert|registrad|inscrit)[oa] (en|desde|hace) (#|${MONTH_ES}|20*) | (set up|founded|established|incorporated|registered|opened|started) in (${MONTH_EN}|20*|#)
  estamos (ya )?(produciendo|vendiendo|sirviendo|haciendo|fabricando|repartiendo|trabajando con|dando|alquilando|entregando|cocinando|cultivando|facturando|atendiendo|imprimiendo) | (we|i)( are|'?re| am|'?m) (already |now |currently )?(producing|selling|serving|making|manufacturing|delivering|working with|renting|cooking|growing|invoicing|billing|seeing|printing|supplying|treating|teaching)
  ya (lo |la |los |las |le |les |nos |me |se |he |hemos ){0,2}(vend|factur|serv|trabaj|produ|sum|reparti|atend|probad|hecho|dado|entreg|cobr|alquil|firm|compr|encarg|instalad|abiert|montad)[a-z]{1,8}, ya (lo |la )?(hago|hacemos|funciona (bien|sin|con)), (esta[n]? ya|ya esta[n]?) (colgad|instalad|montad|funcionand|abiert|hech|terminad|matriculad|vendid|en (uso|marcha|la calle))[oa]?s? | already (\\w+ )?(sell|work (with|for)|bill|serv|produc|rent|deliver|tested|made|done|given|taught|offer|sign|bought|order|install|open|built|running|pass|treat|teach|clean|repair|print)(s|ing|ed|e|ce|ces|ced)?, (is|are) already (up|in|out|on|there|working|done|finished|sold)
`);

/** Those who buy, or the goods, did something that shows it is there; counts with a number beside it. */
export const ACTED = meanings(`
  (lo|la|los|las) (puso|pusieron|coloco|colocaron|dio|dieron) (\\w+ ){0,3}(a|en|con) # | (put|placed|gave) (it|them) (\\w+ ){0,2}(on|in|to|with|at) #
  (han|ha) pasado (ya )?por, (paso|pasaron) por (el|la|mi|mis|nuestr[oa]s?) | (have|has) (been|passed|gone|come) through, (passed|came|went) through (the|my|our)
  se (llen(o|aron)|complet(o|aron)|ocup(o|aron)), llen[oa]s? (hasta|todos los|desde|cada|en #), (completo|completa|completos|al completo) (hasta|todos|desde|cada|hasta), (no|ni) (doy|damos|di|dimos|daba|dabamos) abasto, (habia|hubo) que pedir (turno|cita|vez), (rechac|rechaz)(e|amos|ado), decir que no a # | (fully booked|booked up|booked solid|sold out|booked out), (full|booked) (up )?(until|till|every|most|all), filled (up |out )?(in|within|every|by), (i|we) (can'?t|couldn'?t|cannot|can hardly|could not) keep up, had to (book|queue), turned (away|down) (\\w+ )?(work|people|orders|customers|jobs), say no to #
  se (han )?(llevado|ido|vendido|agotado|repartido|servido|usado|alquilado|colocado), (llevaron|vendieron|agotaron|repartieron|sirvieron|alquilaron|colocaron) | (were|was|got|have been|has been) (all )?(taken|sold|snapped up|used|rented|hired|served|handed out|given out|picked up|collected|placed|hung|shipped|posted)
  (hemos|he|han) repuesto, repus(e|imos|ieron) | restocked, re-?stocked
  (me|nos) (han|ha) (salido|llegado|entrado|venido|caido|confiado|adjudicado|concedido|encargado|comprado|contratado|llamado|pasado|mandado|enviado|recomendado|abierto|renovado|firmado), (me|nos) (llegaron|vinieron|cayeron|confiaron|adjudicaron|concedieron|encargaron|compraron|contrataron|llamaron|pasaron|mandaron|enviaron|recomendaron|salieron|pagaron|abonaron|renovaron|derivaron), (me|nos) (confio|adjudico|encargo|compro|contrato|llamo|paso|mando|envio|recomendo|pago|abono|renovo|derivo|abrio) | (have|has|had) (already )?(come|landed|turned up|arrived) (our|my|to|at|in), (came|reached) (our|my|to us|to me(?! (at|in|one|while|when|after|on|the|last))), (entrusted|awarded|granted|assigned|sent|passed|paid|recommended|commissioned|referred|hired|chose|picked|called|phoned|contracted|rang) (\\w+ ){0,4}(us|me), got (\\w+ )?(calls|orders|requests|bookings|commissions)
  hered(e|amos), he heredado | (i|we) inherited, (i|we) took over
  # (\\w+ ){0,4}(ocupad|cubiert|alquilad|vendid|llen|contestad|atendid|entregad|cogid|reservad|firmad|pagad|apalabrad)[oa]s, # (\\w+ )?[a-z]+[ai]d[oa]s (en|este|esta|desde|hasta|por) (el |la |los )?(${MONTH_ES}|${SEASON_ES}|${SEASONS_ES}|ahora|hoy|adelantado) | # (\\w+ ){0,4}(taken|filled|covered|occupied|rented|answered|attended|sold|delivered|booked|spoken for), # (\\w+ )?[a-z]+ed (in|this|last|since|so far|up to) (${MONTH_EN}|${SEASON_EN}|now|then|far)*
  # (\\w+ ){1,2}(rodando|en marcha|en la calle|circulando|trabajando|funcionando|instalad[oa]s), hay # (\\w+ ){1,3}trabajando | # (\\w+ ){1,2}(on the road|in service|up and running|at work|installed|in use)
  # (\\w+ ){0,2}(content|satisfech|encantad)[oa]s, # (\\w+ ){1,3}alquilad[oa]s? | # (\\w+ ){0,2}(happy|satisfied|delighted|pleased), # (\\w+ ){0,2}hired out
  (hech|celebrad|dad|vendid|entregad|impartid)[oa]s (ya )?#, (hech|aplicad|realizad|montad|impartid)[oa] (ya )?en #(?! (dias?|horas?|minutos|semanas?|mes|meses|anos?)), # (\\w+ )?(ya )?(hech|celebrad|impartid)[oa]s | # (\\w+ )?(held|given|done)(?! (by|for|in|at)), (done|held|sold|delivered|given|finished):? #, (done|applied|carried out|set up|held) (already )?in #(?! (days?|hours?|minutes|weeks?|months?|years?))
  renov(aron|ado|o), han renovado, repitieron, repitio, repetid[oa]s?, han repetido, volvieron, reincid* | renewed, re-?signed, came back, (have|has) (returned|come back|renewed|repeated), returned for, repeated, re-?ordered
  firm(aron|o|amos), (han|ha|tenemos|hemos|ya) firmad[oa]s?, firmad[oa]s? (ya|con|por|desde|para), suscrit[oa]s?, suscribi(o|eron) | (have|has) (already )?signed, signed (up|on|for|with|before|an?|a|orders?|contracts?)*, subscribed
  se (han |ha )?(apuntad[oa]|apuntaron|apunto|inscrit[oa]|inscribi[oe]*|dieron de alta|dado de alta|sum(aron|ado)), apuntad[oa]s, inscrit[oa]s, dad[oa]s de alta, matriculad[oa]s | (have |has )?(joined|enrolled), (have|has) (registered|enlisted|come on board), on board
  (han |ha )(ya )?(encargad|comprad|reservad|contratad|adquirid)[oa], (encargaron|compraron|reservaron|contrataron), (encargad|reservad|comprad|vendid)[oa]s (ya|por|desde|en) | (?<!(?:i|we|gets?|is|are|be|being) )(have |has )?(ordered|placed (an )?orders?|booked|reserved|commissioned|pre-?ordered)(?! (by|from|in advance by)), (?<!(?:i|we) )(have|has) (bought|purchased), bought (it|one|ours|from us|from me|#|them|our|my)
  pagaron, han pagado, ya pagan, pagad[oa]s por adelantado | (have|has|had) (already )?paid, paid (in advance|up front|ahead|deposits|us|me), already pay
  (salieron|han salido|se fueron|salio|salido|van saliendo) (unos |unas |ya |mas de )?#, # (\\w+ ){0,3}se fueron | # (\\w+ ){0,3}(went out|went|have gone out|went off|left the (workshop|factory|kitchen|shop)), (went|gone) out
  apalabrad[oa]s?, ya (esta |tenemos |tengo |hay )?(apalabrad|acordad|cerrad|comprometid)[oa]s? | (already|all) (agreed|committed|lined up|spoken for)( with)?, promised (for|by)
  (lo |la |me )?despacha[n]? #, esta[n]? (ya )?en (los |las |el |la )?(\\w+ de )?#(?! (minutos|horas|dias|km|kilom|metros|euros)) | (gets?|goes|go) through #, (it'?s|it is|they'?re|they are) (already |now )?(on|in|at) (the )?(\\w+ of )?#(?! (minutes|hours|days|km|kilom|metres|miles|euros))
  agot(amos|aron|o|e), agotad[oa]s (en|antes|todas|todos|las|los), se (me |nos )?(acabaron|terminaron|acabo)(?! la), no (queda|quedan|tienen) (ni un|ningun)*, no queda[n]? (\\w+ ){1,2}(ningun|nunca|al)*, volaron, (se|nos) vaci(a|an|aba|aron|o) | sold out, ran out, (are|is|were|all) (all )?gone, none left, no (\\w+ )(is|are) left, not a single (\\w+ ){1,3}(was )?left, flew off, emptied
  (primer|primera|primeros|primeras) (# )?(client|encarg|alumn|vent|contrat|usuari|comprador|inquilin|abonad)* (ya|fue|fueron|pag|vin|lleg|sali|quedo|esta) | (first|my first|our first) (# )?(customer|client|job|pupil|student|order|sale|contract|user|buyer|tenant)s? (came|paid|is|was|were|went|has|have|already)
  se (ha|han) dado de baja, se (dio|dieron) de baja, ningun[oa] se (ha|fue), sin bajas, (cero|ninguna|una sola|ni una) bajas?, ningun[oa]? (lo |la )?ha dejado | (no|zero|one|a single|not one|without) cancellations?, (has|have) (left|cancelled|dropped out)(?! the), none (has|have) (left|dropped)*, went elsewhere
  (han |ya )(dado|dejado|puesto|pagado) (un |una |la |el )?(anticipo|senal|sena|tarjeta|deposito), con (la )?sen(al|a) (puesta|del|de #), con # de (anticipo|senal|sena|deposito) | (paid|put down|left|made|with) (a |an |the |their ){0,2}(# )?_ (deposit|advance|down payment)s?
`);

/** Those who buy do so now and again, as a text on what is there would tell; said of a plan it may be only meant. */
export const ACTS = meanings(`
  (trabajo|trabajamos) (ya )?(con|en|para) (mas de |unos |unas |casi )?#(?! (hora|dia|semana)), lleva[n]? conmigo | (i|we) work (with|for|in) (over |about |some |nearly )?#(?! (hour|day|week)), been with (me|us)
  (nuestr[oa]|mi) (\\w+ ){1,3}(lleva|gestiona|atiende|sirve|limpia|mantiene|cuida|suministra|abastece|reparte|trabaja para|da servicio a) (\\w+ ){0,5}# | (our|my) (\\w+ ){1,3}(does|runs|manages|serves|looks after|cleans|maintains|supplies|handles|works for) (\\w+ ){0,6}#
  (salen|se van) (unos |unas )?#, (va|van) (ya )?por (el|la|su) (segund|tercer|cuart)* | # (\\w+ ){0,4}(go out|leave) , on (their|his|her) (second|third|fourth)
  # (\\w+ ){0,2}al (corriente (de|con|en)|dia (de|con|en) (el |la |los |las |su |sus )(pago|cuota|recibo)s?) | # (\\w+ ){0,2}(paid-?up|up to date with)
  (nos|me) (da|dan|sobra) (\\w+ )?trabajo hasta | (gives?|brings?|leaves?) (us|me) (\\w+ )?work (until|till|through)
  lista[s]? de espera, en espera, (esperando|apuntados) # | wait(ing)?-?\\s?list*, # (\\w+ ){0,2}waiting
  (nos|me) (mand|envi|recomiend|encarg|compr|pag|abon|contrat|deriv|pas|incluy|llam|reclam|reserv)(a|an|e|en|yen|ye) | (send|sends|recommend|recommends|pay|pays|hand|hands|refer|refers|introduce|introduces|include|includes|pass|passes|commission|commissions|call|calls|chase|chases) (us|me)
  (lo|la|los|las) (venden|despachan|sirven|ofrecen|usan|usa|utilizan|tienen|llevan)( ya)?, en (la estanteria|las estanterias|el escaparate|la carta|el mostrador|el catalogo) de | (keep|keeps|stock|stocks|sell|sells|serve|serves|offer|offers|book|books|order|orders|buy|buys|hire|hires|take|takes|use|uses) (mine|ours|it(?! for| to| in| on| once| only| twice)|from us|from me), on (the|their) (shelf|shelves|menu|counter)
  (lo|la|los|las|se|me|nos) reserva[n]?, participan #, hay ya # | gets? (booked|ordered|hired|rented), (it'?s|it is|they'?re|they are|is|are) (already |now )?(on|in|at) (the )?(\\w+ of )?#, # (\\w+ ){0,2}(are|is) (taking part|out|in|up)
  (me|nos) (la|lo|las|los) (encargan|compran), (preguntan|pregunta) por (la|el|mas|otr)*, pide[n]? mas | asking (us |me )?(for|about) (more|another|the (next|second))*, asks? for more, wants? (more|another) of
  (me|nos) (lo |la |los |las )?(fabrica|monta|ensambla|produce|imprime|cose|elabora|envasa)[n]? | (make|makes|assembles?|produces?|sews?|prints?|packs?|manufactures?) (\\w+ ){0,4}for (us|me)
  (me|nos) (lo|la|los|las) (envia|manda|pasa|encarga|compra|paga|trae)[n]? | (send|sends|pass|passes|give|gives|bring|brings) (it|them) to (us|me)
  # (\\w+ ){1,3}(compran|usan|utilizan|encargan|contratan|recomiendan) | # (\\w+ ){0,2}(buy|use|order|hire|recommend)
  repite[n]?, vuelven, renueva[n]? | re-?order(s|ing)?, (come|comes|coming) back, renew(s)?, repeat (customer|client|order|business|booking)*
  (los|las) (# primer|primer[oa]s #)* | (the|our|my) first #
  pagando, de pago | paying
  (van|vamos por|suman|ya somos|somos ya|son ya) (ya )?#, llev(o|amos) #(?! (ano|mes|semana|dia|temporada|curso)), ya (\\w+ ){0,3}#, # (ya|fij[oa]s|habituales) | (already|now) (\\w+ ){0,3}#, # (\\w+ )?(so far|by now|already|and counting)
  (atendemos|atiendo|gestionamos|gestiono|servimos|sirvo|abastecemos|cuidamos|cuido|sumamos|trabajamos (ya )?(con|en|para)) (ya |a |unos |unas |mas de |casi ){0,2}#, vamos por (la |los |las |el )?# | (i|we)( serve| manage| supply| run| look after| work with| work in| work for| cover| treat| see| clean| are in| are up to|'?re (in|up to)| number) (already |now |nearly |over |about |got |up to ){0,2}#, that'?s # (\\w+ )?now
  con nosotr[oa]s, con mi (servicio|sistema|metodo) | with us, through us
  clientes? (fij|activ|actual|habitual|de pago|que pagan|recurrent)*, abonad[oa]s, soci[oa]s de pago | (paying|active|regular|current|repeat) (customer|client|user|member|subscriber|famil|household|office|compan)*, subscribers
  bajas? (por|en|minima|al mes) | churn
`);

/** It was tried by those it is for; nobody tries what is not there. */
export const TRIED = meanings(`
  (lo|la|los|las) (han |ha )?(jugaron|jugado|leyeron|leido|cataron|catado|comieron|comido|degustaron|degustado|vieron|visto|escucharon|recorrieron), # (\\w+ ){0,4}(jugaron|leyeron|cataron|comieron|degustaron|escucharon|recorrieron) | (played|read|tasted|ate|watched|toured|listened to) (it|them|ours)
  (lo|la|los|las|nos|nuestr[oa] _) (probo|probaron|ha probado|han probado|usaron|han usado|ha usado|estrenaron|testearon) | (tried|tested|trialled|trialed|used|piloted) (it|them|ours|mine|our (\\w+))
  (ha|han) (ya )?(probado|usado|utilizado|testado|testeado|ensayado) | (have|has) (already )?(been )?(tried|tested|trialled|trialed|used|piloted)( out)?
  (en|a|de) (periodo de )?prueba(s)? (con|en|durante)?, (semanas|meses|dias|temporada|temporadas|ano) de prueba, en fase de pruebas, prueba gratuita (con|en), lo tienen en prueba* | on (a )?trial, (weeks|months|days|season|year) (of |on )?(trial|testing), trial (with|in|at|year|season|summer|period), trial of #, (weeks|months|days|season|year)'?s? trial
  (el|un|nuestro|con un|en el) piloto(?! (de|que) ), piloto (con|en) , (en el|el|un|nuestro) piloto de (?!rall|avion|dron|carrer|prueb), (proyecto|temporada|prueba|acuerdo|contrato) piloto | (the|a|our|in the|in a) pilot(?! (who|of)), pilot (with|in|at|season|project|agreement|scheme|run|contract), piloted
  (probe|probamos|hemos probado|he probado|ensayamos|ensaye|pilotamos) (con|en|el|la|los|las|esto|durante|a|#)* | (i|we)('?ve| have)? (tried|tested|trialled|trialed|piloted)( it| this| them)?( out)? (with|in|on|at|over|for)
`);

/** So many of something in a month: the amount of what goes out, where it is not money or time. */
export const VOLUME = meanings(`
  # (?!veces|horas?|dias?|minutos|sesion|clases|euros|dolares|pesos|libras|plazas|soles|por)(\\w+ ){1,2}(al|por|cada|a la) (mes|semana|dia|trimestre|ano|temporada|manana|noche|jornada), (cada|los) (semana|lunes|martes|miercoles|jueves|viernes|sabados?|mes) (sal|entreg|repart|serv|prepar|recog|vend|mand|envi)(en|e|o|amos|imos|emos) (unos |unas )?# | # (?!times|hours?|days?|minutes|sessions?|classes|euros|dollars|pesos|pounds|places|soles|per)(\\w+ ){1,2}(a|per|every|each) (month|week|day|quarter|year|season|morning|night), (i|we) (deliver|send|serve|prepare|collect|sell|make) # (\\w+ ){1,3}(every|each|on) (week|month|monday|tuesday|wednesday|thursday|friday|saturday)*
  (vend|sirv|suministr|surt|abastec|entreg|llev|recog|recogem|prest)(o|amos|imos|emos) (\\w+ ){0,4}(a|en|de|para) (unos |unas |mas de )?# | (sell|supply|serve|deliver|provide|collect|lend) (\\w+ ){0,4}(to|for|from|at) (about |over |some )?#
  # (\\w+ ){1,2}(diari|semanal|mensual)[a-z]{1,2} | # (\\w+ ){1,2}(daily|weekly|monthly)
  (hago|hacemos|preparo|preparamos|cocino|cocinamos|coso|cosemos) (\\w+ ){0,5}para # | (make|cook|prepare|sew|bake) (\\w+ ){0,5}for #
  (son|van|hacemos|hago|salen) (unos |unas |ya )?# (por|al|a la|cada) (semana|noche|tanda|dia)* | (that'?s|we make|i make|we do|i do) (about |some )?# (a|per|each|every) (week|night|batch|day)*
`);

/** Work done, counted: the nouns of what is delivered, and what was taken for it. */
export const OUTPUT = meanings(`
  (tenemos|tengo) (ya |a |unos |unas |mas de |casi ){0,2}# | (i|we)('?ve| have)( got)? (already |now |nearly |over |about |up to ){0,2}#
  factur(amos|o|e|ado|aron), hemos facturado, de facturacion, de ingresos, ingresamos | (billed|invoiced|turned over|turnover|took in|takings|revenue|invoices came), bring(s|ing)? in
  vendid[oa]s?, vendi(mos)?, hemos vendido, ventas | sold, sales of, we sell #
  entregad[oa]s, (hemos|he) entregado | (i|we)('?ve| have) delivered
  # (\\w+ ){0,2}(realizad|hech|complet|cumplid|resuelt|atendid|servid|colocad|instalad|tratad|procesad|reparad|fabricad|producid|pesad|llevad|trasladad|entregad|vendid|terminad|acabad|impres|restaurad|revisad|limpiad|pintad|montad|cosid|plantad|arreglad)(o|a)s, hicimos # | # (\\w+ ){0,2}(completed|fulfilled|done|resolved|solved|served|fitted|installed|treated|processed|repaired|made|produced|handled|attended|looked after|cared for|weighed|carried|moved|delivered|sold|finished|printed|restored|reviewed|cleaned|painted|built|assembled|sewn|planted|mended)
  # (alquileres|pedidos|encargos|reparaciones|reservas|ventas|entregas|servicios|ediciones|funciones|representaciones|urgencias|visitas hechas) | # (\\w+ )?(rentals|hires|orders|repairs|bookings|sales|deliveries|jobs|services|shows|performances|call-?outs|editions)
  (nos|me) queda[n]?( limpi*)?, limpi[oa]s al mes, de beneficio | (i|we) (clear|net|pocket|cleared|kept|netted), clears, (i|we) (are|am) left with, in profit, profit of
  (nos|me) (cuesta|cuestan|sale|salen|costo|lleva), nuestro coste, mi coste, mis gastos, mis costes | (costs?|costing|cost) (us|me), our (own )?costs?, my (own )?costs?, (i|we) spend
`);

/** More of the same comes next: there is a first. */
export const EXPANSION = meanings(`
  (segund|tercer|cuart|quint)(o|a|os|as)? (\\w+ )?(furgoneta|camioneta|vehiculo|remolque|microbus|maquina|cortadora|tecnic|repartidor|balanza|equipo|local|tienda|taller|docente|mostrador|sede|horno|barco|carpa|linea|nave|turno|cocina|persona|emplead|ayudante|ciudad|valle|molde|camion|grupo|puesto|sala|unidad|prensa|camara)* | (second|third|fourth|fifth|2nd|3rd) (\\w+ )?(van|truck|lorry|vehicle|trailer|minibus|machine|cutting|engineer|technician|rider|driver|balance|kit|team|shop|store|workshop|teacher|branch|site|oven|boat|marquee|line|shed|shift|kitchen|person|employee|assistant|city|town|valley|mould|mold|group|stall|room|unit|press|chamber|crew|hand|location|tent)*
  otr[oa]s #, l[oa]s siguientes # | another #, # others, the next #
  (contratar|contratare|contratariamos|coger|meter|sumar|formar|incorporar) (a |a un |a una |un |una |otr[oa] )+(\\w+ )?(repartidor|ayudante|tecnic|companer|docente|oficial|aprendiz|persona|chaval|emplead|equipo|conductor|cociner|monitor)* | (hire|hiring|take on|taking on|bring in|train|training|recruit) (a|an|my|another|one more) (\\w+ )?(rider|assistant|technician|colleague|teacher|apprentice|hand|person|lad|employee|team|driver|cook|instructor|engineer|helper)*
  ampli(ar|amos|arem|acion)*, replicar*, repetir en, la copia en, crecer a, extender* a, abrimos (en|otr)*, saltar a | expand*, replicat*, roll (it )?out to, spread(ing)? to, move(s|d)? to a (bigger|larger), scal(e|ing) (up )?to
  (toca|sigue|siguen|ahora van|despues vienen|luego viene|ahora,) (?!que) | (next up|next come|is next|comes next|next is|then comes)
`);

/** What would come first, or when. */
export const FIRST_STEP = meanings(`
  (primer|siguiente|proximo) paso, (primera|siguiente|proxima) (etapa|fase|meta), siguiente:, sigue: | (first|next) (step|milestone|stage|phase), next:
  empez(ar|are|aremos|aria|ariamos|amos|ando), empiez*, comenz(ar|are|aremos|aria|ariamos|amos|ando), comienz*, arranc(ar|are|aremos|aria|ariamos|amos|o), inicia(r|remos|ria|riamos) | start*, begin*, began, kick off, get going
  al principio, de entrada, para empezar, primero, de momento, en una primera fase | at first, first of all, first(ly)?, to begin with, to start with, for now, initially, early days
  piloto, prueba piloto, hacer una prueba, probar(ia|iamos|emos|e)? (con|en|primero) | pilot, trial run, (try|test) (it |this )?(out )?(with|in|on|first)
  abrir(e|emos|ia|iamos)?, lanzar(e|emos|ia|iamos)?, estrenar(emos|ia)? | open (in|with|one|a|up|next|this), launch*, opening
  (en|dentro de|en unas|en unos) # (semanas|dias|meses), en (un mes|una semana|un fin de semana|quince dias) | (in|within|takes?|about) # (weeks|days|months), in (a month|a week|a weekend|a fortnight)
  (este|proximo|el proximo|la proxima|para el|para) (verano|otono|invierno|curso|ano|mes|temporada|primavera|${MONTH_ES}) | (this|next|by|come|for|from) (the )?(summer|autumn|winter|spring|year|month|term|season|${MONTH_EN})
`);

/** What is begun: with a short time beside it, a first version is near. */
export const BEGINNING = meanings(`
  version, prototipo*, demo, maqueta, piloto, beta | version, prototype*, demo, mock-?up, pilot, beta
  abr(o|imos|ir|iremos|iria|iriamos|e), inaugur*, estren* | open(s|ed|ing)?, inaugurat*
  empiez*, comienz*, salimos, salgo | set off, kick off
  lanz(o|amos|ar|aremos|aria|ariamos|amiento), arranc(o|amos|ar|aremos|aria|ariamos), empez(ar|aremos|aria|ariamos), empezamos, ponerlo en marcha | launch*, start(s|ing)?, begin(s|ning)?, get (it )?going
  list[oa]s?, terminad[oa]s?, acabad[oa]s? | ready, finished, completed
`);

/** Within weeks. */
export const SHORTLY = meanings(`
  (en|dentro de|unas|unos|de|a|tardaria|tardariamos) (unas |unos |apenas |solo |menos de |cosa de )?# (semanas|dias), (en|dentro de) (unos |menos de )?(un|dos|tres|1|2|3) mes(es)?, (en|dentro de) (un|una|dos|tres|quince|pocas|pocos|cuestion de) (semana|semanas|dias|fin de semana|tardes|sabados) | (in|within|take|takes|taking|be|about|around|under|just) (about |around |just |only |under |less than |the next )?# (weeks|days), (in|within|take|takes|taking|be|about) (about |under |less than )?(a|one|two|three|1|2|3) months?, (in|within|take|takes) (a|one|a few|two) (week|weeks|days|weekend|fortnight|evenings|saturdays)
  # (semanas|dias) y (\\w+), de aqui a # (semanas|dias) | # (weeks|days) and (we|i|it), # (weeks|days) from now
  (el|este) (proxim[oa] |mes que viene|lunes|fin de semana), la semana que viene, el mes que viene, la proxima semana, este mes, esta semana | next (week|month|weekend|monday|saturday), this (week|month|weekend)
`);

/** It begins on a date that is fixed. */
export const SOON = meanings(`
  (abro|abrimos|empiezo|empezamos|empieza|empiezan|arranco|arrancamos|arranca|arrancan|lanzo|lanzamos|estrenamos) (ya )?(el|en|la|este|esta|a) (principios de |finales de )?(proxim|mes|seman|lunes|${MONTH_ES})* | (i|we|that|who)( am|'?m| are|'?re)? (open|opening|start|starting|launch|launching) (in|on|next|this) (${MONTH_EN}|week|month|monday|spring|summer|autumn), starting in ${MONTH_EN}
`);

/** Own tools, place, licence or hands, there already. */
export const EQUIPPED = meanings(`
  (tengo|tenemos|dispongo de|disponemos de|contamos con|cuento con|poseo|poseemos) (ya |todo |toda )?(el |la |los |las |un |una |unos |unas |mi |mis |media |# )(?!idea|problem|hij|ganas|miedo|anos|tiempo|duda|sensacion|claro|que |client|casa |amig|un hijo|perr|madre|padre|vecin)(\\w+) | (i|we)('?ve| have)?( already)? (got|have|own|hold) (the |a |an |my |our |all the |half a |some |# )(?!idea|problem|son|daughter|child|fear|feeling|doubt|client|customer|friend|look|point|chance|dog|mother|father|neighbour|lot of)(\\w+)
  (tengo|tenemos|con) (ya )?(titulo|licencia|permiso|carne|maquina|furgoneta|local|taller|herramient)* | (i|we)('?ve| have)?( got)? (tools|equipment|premises|permission)
  (furgoneta|taller|local|cocina|obrador|nave|maquina|maquinaria|vehiculo|terreno|finca|huerto|garaje|camion|piscina|estudio)s? propi[oa]s?, propi[oa] (taller|cocina|nave|furgoneta|obrador) | our own (\\w+ )?(van|workshop|premises|kitchen|bakery|shed|machine|vehicle|land|farm|garden|garage|lorry|truck|pool|car|studio)s?, my own (\\w+ )?(van|workshop|premises|kitchen|bakery|shed|machine|vehicle|land|farm|garden|garage|lorry|truck|pool|car|studio)s?
  (carne|licencia|titulo|permiso|acreditacion|certificado|curso) (hech[oa]|al dia|vigente|sacad[oa]|en regla), habilitad[oa], con licencia, colegiad[oa] | (licence|license|permit|course) (is |in )?(done|current|valid|hand|order), licen[cs]ed, accredited, (fully|already) (qualified|certified), registered (psychologist|nurse|vet|pharmac|practitioner)*
`);

/** Somebody who can program, or a way to do without. */
export const CODERS = meanings(`
  (soy|somos|mi|un|una|dos|tres|nuestr[oa]|como) (\\w+ )?(programador|informatic|desarrollador)*, ingenier[oa]s? (informatic|de software|electronic)*, (se|sabemos|sabe) (programar|hacer (webs|paginas|apps|programas)), desarrollador* (propi|contratad|en el equipo)* | (i'?m an?|am an?|we'?re|my|our|a|an|two|three|as a) (?!no)(\\w+ )?(programmer|developer|coder)*, (software|computer|electronics) engineer*, (i|we) (can )?(code|program), (can|know how to|knows how to) (make|build|code|program) (websites|apps|software), in-?house developer*
  no-?code, sin codigo, sin programar, shopify, wordpress | no-?code, low-?code, without coding, shopify, wordpress
`);

/** What has to be programmed before it is there. */
export const TO_CODE = meanings(`
  (una|nuestra|mi|esta|hacer|crear|otra|alguna|como|de una) (\\w+ )?apps?, aplicacion*, aplicasion* | (an?|our|my|this|make|making|some|another|of an) (\\w+ )?apps?, applications? (that|which|for|where|to), mobile application*
  plataforma, marketplace, portal (web|online|que|donde|para) | platform, marketplace, (web |online )portal, portal (that|where|for)
  software, programa (que|para|de gestion|de ordenador|informatico|capaz), un programa(?! de (radio|tele|tv|formacion|mentor|becas|volunt|fidel|intercamb|ejercici|cocina)), sistema (informatico|inteligente|digital) | software, (computer )?program(me)?s? (that|which|for|to|so)*, a program, (computer|intelligent|smart|digital) system
  (una|pagina) web (que|donde|para|de|en la que|con la que)*, la web (muestra|que|donde|ensena), sitio web, catalogo (en linea|online|digital|web), directorio (en linea|online|digital|web), buscador | (a|the) website (that|which|where|matching|for|shows|to|connecting|pairing|listing)*, (online|digital|web) (catalogue|catalog|directory), search engine
  sub(e|en|iria|irian) (\\w+ ){0,2}(foto|pieza|stock|necesidad|oferta|hora|imagen|video)* | upload*
  sistema para (saber|detectar|avisar|medir|calcular|contar|predecir|controlar) | system to (tell|know|detect|warn|measure|calculate|work out|count|predict|monitor)
  (un |el )?modelo que (\\w+), (predecimos|predigo|pronosticamos) | (a |the )?model (that|which) (\\w+), (we|i) (predict|forecast)
  inteligencia artificial, (con|la|una|de|por|usando) ia, algoritmo*, aprendizaje automatico, vision artificial, chatbot*, bot, reconocimiento (facial|de voz|de imagen)* | artificial intelligence, ai, ai-*, algorithm*, machine learning, computer vision, chatbot*, bot, (face|facial|voice|speech|image) recognition
  blockchain, cadena de bloques, criptomoneda*, token | blockchain, cryptocurrenc*, crypto, token
  que (predi[cg]|reconoc|calcul|cruz|rastre|analiz|le[ea]|tradu[cz]|recomiend|estim|interpret|simul|corri[jg]|clasifi|comprueb|avis|alert)*, (predeciria|reconoceria|calcularia|simularia|traduciria) | (that|which) (predict|recogni|calculat|work[s]? out|match|cross-?check|track|analy|read|translat|recommend|estimat|interpret|simulat|correct|classif|check|alert|warn|tell[s]? them)*, (that|which) shows? (when|whether|if|that), would (simulate|calculate|predict|recogni[sz]e|translate)
  (asistente|entrenador|probador|tutor|profesor|simulador)a? virtual, asistente (por|de) voz, simulador | (voice|digital) assistant, virtual (\\w+ )?(assistant|coach|fitting|tutor|teacher|trainer), simulator
  (una|nueva|otra) red social, videojuego*, realidad (virtual|aumentada), metaverso | (a|new|another) (\\w+ )?social network, video-?games?, video games?, (virtual|augmented) reality, metaverse
`);

/** Matter, machines, money or health: hard or regulated to make or run. */
export const HARD = meanings(`
  sensor*, dispositivo*, aparato(s)? (que|para|de)*, medidor* (que|inteligente)*, sonda*, lector de, detector*, cargador*, puntos? de (re)?carga, (cabina|armario|artilugio|mecanismo|aparato|dispensador) (que|inteligente|automatic[oa]), pulsera(s)? (que|inteligente|con)*, wearable*, localizador* | sensor*, device*, gadget*, (a|the|smart) meter (that|which), smart meter*, probe*, (plate |card |code )reader*, detector*, charger*, charging (point|station)s?, (cabin|booth|cabinet|contraption|mechanism|dispenser) (that|which), (smart|automatic) (machine|booth|cabinet|dispenser), (smart )?wristband*, wearable*, tracker*
  (turbina|alarma|microfono|impresora|antena|motor|baston|gafas|casco|chaleco|caja|camara|boton|espejo|cama|silla|cojin|collar|drone?)s? (que|inteligente*|automatic*|conectad*), turbina*, alarma*, ultrasonid*, (se|vuelve|va) (\\w+ )?sol[oa] a, que \\w+ sola, (que|se) (limpi|muev|carg|dobl|apag|enciend|ajust|regul|calibr|cierr|abr)(a|e) sol[oa] | (turbine|alarm|microphone|printer|antenna|engine|cane|glasses|helmet|vest|box|camera|button|mirror|bed|chair|cushion|collar|drone)s? (that|which), smart (device|band|bracelet|watch|mirror|lock|cane|helmet|vest|box|bin|collar|mattress|plug)s?, turbine*, alarms?, ultrasound*, (on its own|by itself)
  robot*, hologram*, exoesqueleto* | robot*, hologram*, exoskeleton*
  (habria|hay|hara falta|haria falta|falta|faltaria|queda|tendriamos) (que )?(disenar|homologar|certificar|desarrollar|inventar|patentar|investigar|formular)*, sin homologar | (would have to|have to|has to|had to|needs? to|must|still to|yet to) be (designed|certified|approved|developed|invented|patented|researched|formulated), needs? (designing|developing|certifying|approval)
  que (detect|vibr|mid|percib|oye|oig|nota|escanea|escanee|capt)* | (that|which) (detect|vibrat|measur|sens|hear|scan|captur)*
  seguro(s)? (por|de|para|a medida|contra)(?! (responsab|accident|coche|el coche|hogar)), aseguradora*, poliza* | insurance (for|by|against|that|agency|policy|cover|paid|which)*, insurer*, insure
  prestamo*, prestar dinero, creditos?, microcredito*, adelant(ar|ariamos|aria|amos|aremos) (el|un|los|las|hasta|dinero|importe)*, (anticip|adelant)(o|os|ar) (de|en),  fondo de inversion, inversores particulares | loans?, lend money, credit, microcredit*, (invoice|cash|wage|salary|payment) advances?, (advance|advances|advancing) (the|of|on|up to|part|money|amount)*, investment fund, retail investors, factoring
  dialisis, ambulancia*, quirofano*, diagnosticar, tratamiento medico, farmaco*, farmaceutic*, vacuna*, protesis, adicci*, desintoxicacion(?! digital), ensayo clinico, cocaina, cannabis | dialysis, ambulance*, operating theatre, diagnose*, medical treatment, pharmaceutical*, vaccine*, prosthe*, addict*, (?<!digital )detox*, clinical trial*, cocaine, cannabis
  residuo*, desecho*, escombro*, vertido*, quimic*, plastico (del mar|reciclado|recuperado),  planta (industrial|piloto|de prensado|de trituracion|de procesado|de tratamiento|de reciclaje|de produccion|de biogas), reciclar, reciclaje, reciclad*, biogas, depuradora* | waste (management|handling|plant|oil|material|water|treatment|handler|into|from|turned|as), (that|the|this|industrial|plastic|organic|food|garden|farm|bakery|building|wood|animal|agricultural|pruning|green|textile) waste(?! (contractor|company|firm|collector)), rubble, (sea|recycled|ocean|reclaimed) plastic, chemical*, (industrial|pilot|processing|pressing|shredding|crushing|recycling|treatment|production|biogas) plant, recycl*, biogas, sewage
  energia (solar|eolica|barata|limpia|renovable|electrica), parque (solar|eolico), hidrogeno | (solar|wind|cheap|clean|green|renewable|electric) (energy|power), (solar|wind) farm, hydrogen
  armas?, armeria, escopeta*, explosivo*, pirotecni* | guns?, shotgun*, rifle*, weapon*, explosive*, firework*
  piso tutelado, pisos tutelados, casa de acogida, centro de dia (para|de), residencia (para|de) (?!ancianos|mayores) | supported (flat|housing), sheltered housing, (women's|homeless) (shelter|refuge), day centre for
  satelite* | satellite*
`);

/** What an authority must grant. */
export const PERMIT = meanings(`
  sanidad, autoridad sanitaria, aprovechamiento, derechos de agua | health (authority|department), water rights
  permiso*, licencia*, autorizacion*, registro sanitario, concesion*, habilitacion*, acreditacion*, visto bueno de (la|sanidad|industria) | permit*, permission*, licen[cs]e*, authori[sz]ation*, (health|sanitary) registration, concession*, accreditation*, approval*
  homologacion*, certificacion*, certificar*, ensayos? (de|clinic|en)*, (pruebas?|test) de (laboratorio|resistencia|seguridad|fuego), marcado ce | homologation, certification*, certified, (strength|safety|lab|laboratory|clinical|fire|food) (tests?|trials?), (tests|trials) (of|on|for|would), ce mark*
`);

/** More than those who begin can lay hands on. */
export const CAPITAL = meanings(`
  # millon(es)?(?! de (pesos|personas|habitantes|guaranies|soles)) | # million(?! (pesos|people|inhabitants|guaranies|soles))
`);

/** It is not there yet. */
export const LACKING = meanings(`
  falta[n]?, faltaria*, pendiente*, habria que, hay que, habra que, haria falta, hara falta, necesito, necesitamos, necesitari*, se necesit*, tendri* que, pedir permiso*, solicitar*, tramitar*, depende de, la obra, costaria*, inversion de | (i|we|i'?d|we'?d|would|will|still|also) need*, needed, lack*, missing, pending, still, would have to, have to, has to, must be, sought, get it past, appl(y|ied|ying) for, the works, would cost, investment of, depend*
`);

/** Words that leave open what it would be. */
export const VAGUE = meanings(`
  algo (de|con|relacionad*|para|asi|que)*, alguna cosa, cosas (de|utiles|para)*, o asi, y asi, o algo, o lo que sea, lo que sea | something (with|to do|like|for|about|in|that)*, some sort of, some kind of, or something, and so on, and that, whatever, stuff, things (for|like)*, bits and pieces
  todo tipo de, toda clase de, de todo, muchas cosas, muchas funciones, para todos | all kinds of, all sorts of, everything, the lot, plenty of features, lots of features, for everyone
  ya veremos, luego veo, no lo tengo claro, aun no se, igual (un|algo)*, etcetera, etc | we'?ll see, not sure, dunno, maybe (a|something)*, haven'?t decided, etc
  solucion* (integral|global|innovadora|escalable)*, diversos (sectores|procesos), transformacion, paradigma* | (comprehensive|integrated|end-to-end|innovative|scalable|global) solution*, various sectors, transformation, paradigm*
`);

/** Technology, permits or capital out of normal reach. */
export const OUT_OF_REACH = meanings(`
  (coche|vehiculo|camion|taxi|autobus|barco|avion)(e)?s? autonom[oa]s?, conduccion autonoma | (self-driving|driverless|autonomous) (\\w+ )?(car|vehicle|truck|lorry|taxi|bus|ship|plane|van)*
  (coche|taxi|moto|autobus|patinete)(e)?s? volador(a)?(e)?s? | flying (car|taxi|motorbike|bus|scooter|bike)*
  reactor(es)?( nuclear(es)?)?, fusion nuclear, central(es)? nuclear(es)?, energia nuclear | (nuclear )?reactor*, nuclear (fusion|power|plant|energy)*, fusion (power|energy|reactor)
  (lanzar|poner en orbita|fabricar|constelacion de|propi[oa]s?) _ satelites?, satelites? propi[oa]s? | (launch|put|build|constellation of|our own|my own) _ satellite*
  cohete*, nave espacial, naves espaciales, espacio exterior, turismo espacial, (mineria|minas) (espacial|lunar|de asteroides|submarina) | rocket*, spaceship*, spacecraft, outer space, space (tourism|travel|hotel|mining), (asteroid|lunar|deep-?sea) mining
  (en|a|hasta) (la luna|marte|orbita) | (on|to|in) (the moon|mars|orbit)
  aerolinea*, compania aerea, linea aerea, comprar (un |# )?avion(es)? | airline*, (buy|buying) (a |# )?(aircraft|planes?|aeroplanes?)
  (crear|montar|hacer|abrir|fundar|lanzar|un|nuestro|mi) (un |nuestro |mi )?(nuevo )?banco (?!de (alimentos|tiempo|semillas|trabajo|datos|libros|herramientas|ropa|sangre|imagenes|ropa|juguetes))(propio|digital|nuevo|online|movil|pero|para|sin|mejor|de verdad), (crear|montar|hacer|abrir|fundar) un banco(?! de) | (create|start|make|set up|found|launch|open|build|our own|my own|a|an) (a |an |our |my )?(new |own |digital |online |mobile |real |better ){0,2}bank (but|for|without|with|of our|better|that), (create|start|make|set up|found|launch|open) (a|an|our|my) (own |new |digital |online |mobile ){0,2}bank(?! (of|stall|holiday))
  central bancaria, (nueva|propia|nuestra|mi) (cripto)?moneda (mundial|propia|nueva|digital)?, moneda propia | (new|own|our|my) (crypto)?currency, new (world|digital) currency
  (fabricar|disenar|producir|fabrica de) (\\w+ )?(chips|microchips|semiconductores|procesadores) | (make|design|produce|manufacture|factory for) (\\w+ )?(chips|microchips|semiconductors|processors), (chip|semiconductor) (factory|foundry|plant)
  (fabricar|producir|marca de|fabrica de) (\\w+ ){0,3}(coches|automoviles|aviones|helicopteros|camiones|tractores|motos electricas|paneles solares|placas solares|baterias|moviles|telefonos|ordenadores|televisores|neumaticos|acero|cemento)(?! (de juguete|de segunda|usad)) | (make|build|manufacture|produce|making|building|brand of|factory for) (\\w+ ){0,3}(cars|automobiles|aircraft|planes|helicopters|lorries|trucks|tractors|electric motorbikes|solar panels|(\\w+ )?batteries|mobile phones|smartphones|computers|televisions|tyres|steel|cement)(?! (toy|models))
  teletransport*, maquina del tiempo, motor de agua | teleport*, time machine, water[- ](powered )?engine
  hyperloop, tren(es)? (de alta velocidad|bala|magnetico)s?, alta velocidad ferroviaria, levitacion magnetica | hyperloop, high[- ]speed (rail|train)*, bullet train*, maglev, magnetic levitation
  vacuna (contra|nueva|para|universal), curar (el|la|las|los|todas|todo) (cancer|sida|alzheimer|diabetes|enfermedad)*, cura (del|de la|contra|para) , (nuevo|nuevos|desarrollar|descubrir) (un )?(medicamento|farmaco)s? | vaccine (against|for)*, universal vaccine, cure (for |all |every )?(cancer|aids|alzheimer'?s|diabetes|disease|illness)*, (new|develop|discover) (a )?(drug|medicine|pharmaceutical)s?
  implantes? (cerebral|neuronal)(es)?, chips? (en el|cerebral|subcutaneo)*, edicion genetica, clonar | (brain|neural) (implant|chip)*, gene editing, clon(e|ing)
  robots? humanoides?, (mayordomo|criada|empleada?) robot* | humanoid*, robot (butler|maid|servant)*
  (construir|levantar|hacer|edificar) (un |una |nuestr[oa] |mi )?(nuev[oa] )?(ciudad|aeropuerto|hospital|autopista|isla|rascacielos|estadio|puerto|universidad|tunel|puente|presa|central|refineria|parque de atracciones|trasatlantico|crucero) | (build|construct|make|put up) (a |an |our |my )?(\\w+ )?(city|airport|hospital|motorway|highway|island|skyscraper|stadium|port|university|tunnel|bridge|dam|power station|power plant|refinery|theme park|cruise ship|ocean liner)
  ordenador(es)? cuantico*, computador(a)?(es)? cuantic[oa]s?, computacion cuantica | quantum (computer|computing)*
  red (social|movil|5g) (mundial|global|propia|nacional), operador(a)? de telefonia propi[oa] | (global|worldwide|national|our own) (social|mobile|5g|phone) network, our own (mobile|phone) operator
  drones? (de reparto|de pasajeros|que (lleven|transporten) personas), reparto (con|por|en) dron* | (delivery|passenger) drone*, deliver* by drone, drone deliver*
  inteligencia artificial general, superinteligencia | artificial general intelligence, superintelligence, agi
  sistema operativo (propio|nuevo|para|mejor|que) | (new|own|better) operating system, operating system (for|that|to|better)
  (buscador|red social|amazon|google|netflix|facebook) (mundial|europeo|propio) (que|para|mejor) | (search engine|social network) to (beat|replace|rival) (google|facebook|amazon)
  petrolera, plataforma petrolifera, refineria (de|propia), mina de (oro|litio|diamantes|cobre) | oil (rig|company|refinery), (gold|lithium|diamond|copper) mine
`);
