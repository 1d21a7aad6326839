import { meanings } from '../text/meanings.ts';

/** Those who tell the idea speak of themselves. The first line is Spanish verbs: English says its pronoun. */
export const OWN = meanings(`
  (?!(?:tr|r|gr|kilogr|miligr|centigr|extr|max|min|ult|prox|opt|sept|dec|legit|pres|rac|anim|prest|recl)[aei]mos|[a-z]+isimos)[a-z]{2,12}(a|e|i)mos | we, i(?!\\+)
  nosotr[oa]s, nos, (h|v)emos, (v|d)amos, somos | us(?!( )?[$]| dollar| market| citizen)
  yo, me, conmigo | me, myself
  nuestr[oa]s?, mi, mis, mi[oa]s? | our, ours, my
  (conduzco|ejerzo|escribo|programo|dirijo|pinto|coso|tejo|crio|pesco|planto|siembro|doy clases|me dedico|trabaje|trabajaba|estudie|conoci|vivi|naci|creci|segui|aprendi|volvi|sali|llame|visite|recorri|pase|cree|disene|invente|cobro|vendo|alquilo|hago|llevo|quiero|preparo|ofrezco|monto|doy|soy|reparo|arreglo|tengo|voy|vengo|pongo|traigo|recojo|reparto|entrego|fabrico|instalo|organizo|gestiono|elaboro|ensen(o|e) a|estoy|puedo|pienso (?:que|en|vender|hacer|abrir|cobrar|empezar|montar)|creo que|conozco|vivo|veo|gano|cuido|cocino|atiendo|presto|limpio (las|los|la|el)|llego|voy|trabajo (de|en|con|para|desde)|busco|necesito|empece|hice|tuve|fui|estuve|vendi|atendi|repare|cobre|pregunte|hable|probe|monte|abri|lleve|quede|di|puse) | ive, im, weve
  he (\\w{1,3} )?\\w{2,14}(ado|ido|sto|cho|rto|lto) | ourselves
`);

/** Turns a claim into its opposite when it stands shortly before. */
export const NEGATION = meanings(`
  no, ni, tampoco | no, not, cannot, can'?t, neither, nor
  nadie, ningun[oa]?s? | nobody, no one, none
  nunca, jamas, en ningun caso | never
  sin | without
  cero, 0 | zero, 0
  falta[n]?, faltaba[n]?, a falta de | lack(s|ing|ed)?, missing, short of
  carec\\w* | devoid of
  todavia no, aun no, pendientes? de | yet to, (have|has|had|do|does|did|is|are|was|were|would|could|should|wo)n'?t
  casi (ningun[oa]?|nadie|nunca) | hardly any(one|body)?, hardly ever
  antes de | before
`);

/** Stems of the verbs with which Spanish speaks of what will or would be done. */
const STEMS =
  '(abrir|alquilar|anunciar|atender|buscar|captar|cobrar|colocar|comenzar|comprar|conseguir|contratar|costar|crear|cubrir|dar|dedicar|dejar|desarrollar|disenar|empezar|encargar|ensenar|entregar|enviar|estar|fabricar|facturar|formar|ganar|gastar|generar|gestionar|gustar|hablar|instalar|intentar|invertir|ir|lanzar|llamar|llegar|llevar|mandar|montar|necesitar|ofrecer|organizar|pagar|pedir|poner|preguntar|preparar|prestar|probar|publicar|quedar|recibir|recoger|repartir|reservar|salir|ser|servir|subir|suscribir|traer|tratar|trabajar|preferir|apuntar|mover|cambiar|agradecer|interesar|ayudar|permitir|usar|utilizar|vender|venir|visitar|vivir)(a|an|e|emos|ia|ian|iamos)';
const IRREGULAR =
  '(tendr|vendr|pondr|saldr|podr|valdr|habr|querr|sabr|har|dir|mantendr|obtendr)(e|a|an|emos|ia|ian|iamos)';

/** Makes what follows in the clause a plan and not a fact. */
export const FUTURE = meanings(`
  (voy|vas|va|vamos|van|iba|iban|ibamos) a \\w*(ar|er|ir|arl[aeo]s?|erl[aeo]s?|irl[aeo]s?|arse|erse|irse|arnos) | going to, gonna
  quier(o|e|en|a), queremos, quer(ria|rian|riamos|ia|iamos), quisier(a|amos|an) | wants? to, wanted to, wanna, would like
  (me|nos) (gustaria|encantaria|apetece), con ganas de, ilusion por | (would|[a-z]+['](d)) (love|like) to, keen to, eager to
  ${STEMS}, ${IRREGULAR}, \\w{2,12}(ar|er|ir|dr)(iamos|emos) | will, shall, would, (we|i|they|he|she|it|you)[']ll, (we|i|they|he|she|it|you)['](d)
  (puede que|quizas?|tal vez|a lo mejor|posiblemente|probablemente) | perhaps, maybe, possibly, probably
  (podria|pudiera|deberia|debiera)[nms]?(os)? | could, might, should, (we|i|they|it|customers|clients|people) may
  planea(n|mos|ndo|do|ba)?, planeo, planificad[oa], el plan (es|sera|consiste), tenemos planes | plan to, plan on, planning, planned, the plan is, plans? (is )?for
  pensa(mos|ndo|ba|bamos|do), pienso (en|\\w+(ar|er|ir)), nos planteamos, me planteo | thinking (of|about), thought (of|about|i'?d), consider(ing)? \\w+ing
  la idea (es|seria|sera|inicial), la intencion | the idea (is|would|was), the intention
  pretend\\w*, tenemos intencion, tengo intencion | intend(s|ing|ed)?, mean to, looking to
  a punto de, en breve, proximamente | about to, shortly, coming soon
  (espero|esperamos|esperando) (que|poder|tener|llegar|conseguir|vender|cerrar|\\w+(ar|er|ir)), (espero|esperamos), confi(o|amos) en, ojala | hop(e|es|ing) , hope, hopefully, expect(s|ed|ing)?, anticipate
  aspir(o|amos|ando|a) a, apunt(o|amos) a | aspir(e|es|ing) to, aim(s|ing)?, aiming
  (calculo|calculamos|estimo|estimamos|preveo|prevemos), estimad[oa]s?, previst[oa]s?, prevision(es)?, proyeccion(es)?, (echo|echamos|echando) cuentas | reckon(s|ed)?, estimat(e|es|ed|ing), forecasts?, projected, projections?
  (objetivo|objetivos|meta|metas|finalidad) | goals?, targets?, objectives?
  busc(o|amos|ando), en busca de | looking for, seeking, searching for, in search of
  necesit\\w+, har?(ia|ian)? falta[n]?, hace[n]? falta | need(s|ed|ing)?
  (me|nos) falta[n]?, quedan? por, por (hacer|definir|decidir|ver|confirmar|determinar|conseguir) | still (to|need|have to)|remains? to|to be (decided|confirmed|defined|determined|seen|done), tb[cd]
  ya (veremos|se vera|iremos viendo), se vera, a ver si | we[']ll see, let'?s see, see if, see how, remains to be seen
  algun dia, en (el|un) futuro, a futuro, mas adelante, mas tarde, con el tiempo, a (medio|largo) plazo | some( )?day, one day we, in (the )?future, later on, eventually, in due course, down the line, in the (long|medium) term
  (?<!(?:dia|semana|mes|ano|hora|minuto)(?:s|es)? )(?:despues(?! de)|luego)(?! de) | (?<!(?:day|week|month|year|hour|minute)s? )later
  (proxim[oa]s?|siguientes?) (pasos?|ano|mes|meses|curso|temporada|verano|otono|invierno|primavera|fase), que viene[n]?, a continuacion | next (steps?|move|year|month|months|term|season|summer|autumn|winter|spring|phase)
  cuando (teng|hay|consig|logr|est(e|en|emos)|sea|empec|acabe|llegu|crezc|pued|abr(a|amos)|lance)\\w*, en cuanto (teng|hay|consig|logr|pued|est|abr|sal)\\w*, una vez (teng|consig|este|que (teng|este|haya|consig))\\w* | when (we|i) (have|get|are|can|reach|launch|grow|open|start), once (we|i|it) (have|get|are|is|can|reach|launch|grow|open)s?, as soon as (we|i|it)
  si (conseg|consig|logr|todo|sale|salier|funcion|va bien|tuvi|pud|hubi|gust|hay|me|nos|alguien|encontr|encuentr|tenemos|tengo)\\w* | if (we|i|it|all|everything|this|that|someone|anyone|there)
  imagin(o|amos|ate|ad|emos), supon(go|gamos|iendo|emos), son(amos|ando) con, sueno con | imagine, suppose, assuming, dream(ing)? of
`);

/** Time that has passed: what is counted in it has happened. */
export const PAST = meanings(`
  en (la|el|las|los|mi|nuestra) (ultim|pasad|primer)[oa]s? [a-z]+ | (at|in|during|on|over) (the|our|my) (last|first|past) [a-z]+
  (el|durante el) primer (mes|ano|dia|trimestre|curso), la primera (semana|temporada) | (the|our|my) first (month|year|day|week|term|season|quarter)
  desde (hace|que (abri|empe|arran|lanz|comen)\\w*|entonces|el principio|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|(el|la) (ano|mes|verano|otono|invierno|primavera|lanzamiento|apertura|pasad[oa])|(el )?(19|20)\\d\\d|navidad|semana santa|carnaval) | since (then|day one|the (start|beginning|launch|opening)|we|i|january|february|march|april|may|june|july|august|september|october|november|december|last|(19|20)\\d\\d|(the )?(summer|spring|autumn|fall|winter)|christmas|easter)
  hasta (ahora|hoy|la fecha|el momento), a dia de hoy, a fecha de hoy, al dia de hoy, en total | so far, to date, until now, till now, up to now, as of today, to (today|now), in all, all told
  (ano|mes|curso|semana|verano|otono|invierno|temporada|campana|trimestre|navidad|primavera|ejercicio|semestre|edicion)(es)? pasad[oa]s?, (el )?pasado (ano|mes|curso|verano|otono|invierno|trimestre|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre), ayer, anoche, anteayer, antier | (last|the past|past) (year|month|term|week|summer|autumn|fall|winter|spring|season|campaign|quarter|christmas|financial year|academic year|school year|semester|edition|january|february|march|april|may|june|july|august|september|october|november|december|weekend), yesterday, last night
  est[ea] (ano|mes|verano|otono|invierno|primavera|temporada|curso|trimestre|semana|campana|semestre), en lo que (va|llevamos) de \\w+ | this (year|month|summer|autumn|fall|winter|spring|season|term|quarter|week|semester), year to date
  (en|durante|tras|a lo largo de|al cabo de|a) # (primer[oa]s )?(meses|semanas|anos|dias|cursos|temporadas|trimestres|fines de semana|veranos|inviernos|campanas|ediciones) | (in|over|during|after|for|within|across) (the (first|past|last) )?# (months|weeks|years|days|terms|seasons|quarters|weekends|summers|winters|editions|school years), # (months|weeks|years|seasons|terms|days) (in|on|of|later)
  (en|durante|tras) (un|una|el|la|los|las|estos|estas) (primer|ultim|pasad)?[oa]?s?( )?(ano|mes|meses|semana|semanas|anos|curso|temporada|trimestre|semestre)( y medio| de (prueba|pruebas|piloto|ensayo|actividad|vida|trabajo|funcionamiento))? | (in|over|during|after|for) (a|the|our|my) (first |last |past |whole |full |single |trial )?(year|month|months|week|weeks|years|term|season|quarter|semester)( and a half)?, (in )?a year and a half
  (en )?(l[oa]s|mis|nuestr[oa]s) (primer|ultim)[oa]s (# )?(meses|semanas|anos|dias|temporadas) | (in )?(the|my|our) (first|last|past) (# )?(months|weeks|years|days|seasons)
  hace (ya )?(#|un|una|pocos|unos|unas|varios|varias|algo mas de|mas de|casi) | ago
  llev(o|a|an|amos) (ya |mas de |casi |unos |unas )?(#|un|una|varios|varias) (y medio )?(mes|meses|ano|anos|semana|semanas|dia|dias|temporada|temporadas|curso|cursos|lustro|decada)\\w* | (been|running|going|trading|operating|open) (\\w+ ){0,3}(for )(over |nearly |almost |about |more than )?(#|a|several) (\\w+ )?(months?|years?|weeks?|seasons?|terms?|decades?)
  (en|durante|entre|de|el) (enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre) | january's, february's, march's, april's, june's, july's, august's, september's, october's, november's, december's, (in|during|between|from|by) (january|february|march|april|may|june|july|august|september|october|november|december)
  en (el )?(ano )?(19|20)\\d\\d, (campana|temporada|curso|ano|verano|invierno|edicion|cosecha) (de|del) (19|20)\\d\\d | in (19|20)\\d\\d, (the )?(19|20)\\d\\d (season|campaign|school year|summer|winter|edition|harvest)
  (primera|segunda|tercera|ultima) (gira|ronda|temporada|edicion|tanda|convocatoria|campana|promocion|tirada|remesa) | (first|second|third|last|latest) (tour|round|season|edition|batch|intake|run|cohort|campaign)
  ya(?! (no|que|se|sea|veremos|es|hay)(?![a-z])) | already(?! (exist|there|do|does))
`);
