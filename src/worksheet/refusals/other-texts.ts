import { meanings } from '../text/meanings.ts';

/** Something is offered: without this, and without customer or price, a text may be no idea. */
export const OFFERS = meanings(`
  apps?, aplicaci*, plataformas?, web, pagina, software, programas?, herramientas?, saas, bot, videojuego, sistemas?, sensor(es)?, dispositivos?, maquina*, robots?, asistentes? | apps?, applications?, platforms?, website, site, software, programs?, programmes?, tools?, saas, bot, (video ?)?game, systems?, sensors?, devices?, machines?, robots?, assistants?
  servicios?, soluci*, negocio, empresas?, startup, proyecto, idea, productos?, marca, marketplace, ecosistema, cooperativa, canal de *, red(es)? (social(es)?|de)* | services?, solutions?, business, company, startup, project, idea, products?, brand, marketplace, ecosystem, co-?operative, \\w+ channel, (social )?networks?( of)?
  tiendas?, restaurante*, cafeteria, bar, clinica, agencia, consultor*, asesoria, academia, escuela, residencia, gimnasio, hotel, talleres?, estudio, panaderia, peluqueria, puestos?, carrito, furgoneta, granja | shops?, stores?, restaurant*, cafe, bar, clinic, agency, consultanc*, advice, academy, school, care home, gym, hotel, workshops?, studio, bakery, hairdresser*, stalls?, cart, van, farm
  suscripci*, alquiler, alquil(amos|aremos|aria|ariamos|o), cursos?, clases, cajas?, kit, reparto, etiquetas, segunda mano, gestion(amos|ar), prestam(os|o), comida, ropa, muebles, eventos, limpieza, cuidado de, venta de, hech(o|a|os|as) a mano | subscription*, rental, hire, courses?, lessons, classes, boxes, kit, delivery, labels, second-hand, manage, lend, food, clothes, furniture, events, cleaning, care of, sale of, handmade
  (quiero|queremos|querria|me gustaria|voy a|vamos a|pienso|pensando en|estoy pensando) (en )?(abrir|crear|montar|vender|hacer|ofrecer|lanzar|poner|dedic|import|cultiv|ensen|fabric|organiz)*, queremos, me gustaria, montar, poner un*, inventad*, algo (relacionado )?(de|con) | (want|like|plan|going|thinking|think) (to|of|about) (open|creat|set|sell|mak|offer|launch|start|build|do|import|grow|teach|organi)*, set(ting)? up, start(ing)? an?, invented, something (to do )?(with|in)
  vend(emos|er|eremos|eriamos|o|ia), se vend*, ofrec(emos|er|eremos|eria)*, cobr(amos|aremos|ariamos|aria|o|ar), fabric(amos|ar|aremos|acion), hac(emos|eremos), organiz(amos|ar|o), ponemos, ayud(ar|amos|aria)( a)?, ensen(ar|amos|o) , cultiv(ar|o|amos), dar clases | (we|i) (sell|offer|make|charge|rent|deliver|send|provide|put|give|build|organi[sz]e|bring|help|grow|teach|run|want|would), would (sell|charge|offer|be sold|cost), sell(ing)?, sold, charge, mak(e|ing) (a|an|and)?, help(ing)? (\\w+ )?, growing, teach(ing)?
  abrir (un|una|mi), poner (un|una|mi), dedicarme a | open(ing)? (a|an|my), a place of my own, of my own
`);

/** It is proposed, by those who tell it or for someone: no poem, recipe or piece of news does that. */
export const PROPOSES = meanings(`
  (quiero|queremos|quisiera|me gustaria|vamos a|voy a|pensando en|pienso) (abrir|crear|montar|vender|hacer|ofrecer|lanzar|poner|alquilar|construir|fabricar|cultivar|organizar) | (want|like|going|plan|thinking) (to|of) (open|create|set|sell|make|offer|launch|rent|build|start|grow|organi[sz]e|opening|doing|setting|starting|selling|making|launching)*
  mi idea, nuestra idea, idea de negocio, modelo de negocio, saas, startup | my idea, our idea, business idea, business model, saas, startup
  una? (\\w+ )?(app|aplicacion|plataforma|web|tienda|empresa|herramienta|caja|red|servicio|sistema|taller|marketplace|negocio|programa|dispositivo|curso|juego|maquina) (\\w+ )?(que|para|donde|de|con) | an? (\\w+ )?(\\w+ )?(app|platform|website|shop|company|tool|box|network|service|system|workshop|marketplace|business|device|program|programme|course|game|machine) (that|for|where|which|to|of|with|so)
  (vend|alquil|ofrec|cobr|organiz|fabric|entren|compr|ayud|recog|prepar|instal|repar)(emos|eremos|amos|aremos|ariamos|eriamos|o) | (we|i) (sell|rent|offer|charge|would|deliver|make|organi[sz]e|train|buy|help|collect|prepare|install|mend|repair|provide)
  se (vender|ofrecer|cobrar|alquilar)ia*, (servicio|plataforma|app|aplicacion|taller|tienda|alquiler|software|marketplace|suscripcion|venta|seguro|cursos?|clases|fabrica|reparto) (de|para|a) | would (sell|charge|offer|cost|rent), (service|platform|app|workshop|shop|hire|rental|software|marketplace|subscription|sale|insurance|courses?|lessons|classes|factory|delivery) (for|of|to)
`);

/** Forms of text that are something else. */
export const RECIPE = meanings(`
  # (g|gr|gramos|ml|cl|kg|cucharad*|cucharaditas?|dientes?|tazas?|vasos?|pizcas?) (de )?\\w+ | # (g|grams|ml|kg|tbsp|tsp|tablespoons?|teaspoons?|cups?|glass(es)?|cloves?|pinch(es)?) (of )?\\w+
  precalent*, hornear, hornea, horno a # | preheat*, bake( for)?, oven at #
  sofrei*, sofrie*, rehog*, frei(r|mos)*, fri(e|a|en|elas|elo)*, saltea*, dora(r)? | gently fry, fry( the| gently| until| in)?, saute*, brown the, sweat the
  bat(e|ir|imos|en) (los |las |el |la |seis |dos |tres )?(huevos|claras|yemas|nata|mantequilla)*, monta las claras | (beat|whisk) (the |six |two |three )?(eggs?|whites|yolks|cream|butter)*, whisk
  a fuego (lento|medio|fuerte|bajo), hervir, hierve, cocer, cuece* , cuaja* | (over )?(a )?(low|medium|high|gentle) heat, boil*, simmer*, cook (for|until|in)
  pizca de, sal al gusto, anad(e|ir|imos) (la|el|los|las|una?|cuatro|sal)*, ech(a|ar) (la|el|los|las|sal)*, agrega*, remov(er|iendo), remueve* | pinch of, salt to taste, add (the|a|some|four|salt)?, pour in*, put in the, stir(ring)?
  pel(a|ar|an|amos) \\w+, pic(a|ar|ad)(o|a)? (la |el |muy )?(cebolla|ajo|jamon|fin)*, cort(a|ar|an) (en|la|el|los|las)*, trocea*, reboza* | peel \\w+, (chop|dice|slice|mince)(d)? (the|into|finely|onion*|ham)?, coat in
  dej(a|ar) (que )?(reposar|enfriar|se abran|templar)*, tapa y, sirve(lo)? (caliente|frio)*, listo | leave to (rest|cool)*, let (it|them) (rest|cool|stand|open)*, cover and, serve (hot|cold)*, you're done
  cebolla*, ajo(s)?, aceite, harina, mantequilla, huevos?, perejil, arroz, caldo, leche | onions?, garlic, oil, flour, butter, eggs?, parsley, rice, stock, milk
`);
export const HOMEWORK = meanings(`
  (explica|describe|resume|calcula|resuelve|analiza|enumera|redacta|traduce|define|compara|comenta)(me)? (la|el|los|las|como|por que|que|brevemente|en|y|siguiente)*, explicar(me)? (la diferencia|que|como|por que|en que)*, diferencia entre | (explain|describe|summari[sz]e|calculate|solve|analy[sz]e|list|translate|define|compare|discuss) (the|how|why|what|this|and|in|for|following|briefly|to me)*, the difference between
  deberes, ejercicio #?, para (el |la )?(colegio|clase|instituto|examen del|examen que)*, es para (un|el|una|manana|la)*, trabajo de (historia|clase|lengua|ciencias|biologia)*, de la eso, de bachillerato, apuntes | homework, exercise #?, for (school|class|my exam|thursday's exam|an exam)*, (it's|it is) for (a|an|my|tomorrow|the|\\w+day's)*, (history|class|english|science|biology) (homework|project|essay), year #, my notes
  causas (y consecuencias )?de, ecuacion*, hipotenusa, comentario de texto, (primera|segunda) guerra mundial, capital de, sintaxis, revolucion (francesa|industrial), problema de (matematicas|mates), mates, redaccion sobre, (en|de|minimo) # palabras, minimo una pagina | causes (and consequences )?of, equations?, hypotenuse, text commentary, world war, capital of, syntax, (french|industrial) revolution, maths? (problem|homework), maths, essay (on|about), (in|of|at least) # words, at least a page
  cuanto (es|vale|mide|tarda)*, a que hora se (cruzan|encuentran), si un tren, un tren sale, km/h, cuantas? \\w+ (salen|hay|son|quedan), mitosis, celula*, fotosintesis | how (much|many|long) (is|does|are|cells)*, (what|at what) time (do|will|they)*, if a train, a train leaves, (km/h|mph), how many \\w+ (come|are|is|come out), mitosis, cells?, photosynthesis
  no (lo |la )?(entiendo|se hacer|encuentro los)* | (i )?(don't|do not|can't|cannot) (understand|get|find my|do)*
`);
export const CHAT = meanings(`
  (puedes|podrias|podeis|me puedes|me podrias|me podeis|sabes|sabeis|me ayudas|ayudame|ayuda|dime|cuentame|escribeme|hazme|recomiendame|necesito que me|alguien (sabe|puede)) | (can|could|would) (you|someone|somebody|anyone), do you know, (please )?(tell|help|write|make|recommend) me, help, i need you to, does anyone know
  que tiempo, como (se hace|puedo|hago|estas|te llamas), cual es, quien (es|fue|gano), donde puedo, a que (hora|telefono), que (pelicula|serie|regalo|libro|me recomiendas)*, que opinas | what('s| is) the, what (time|number), how (do|can|to) (i|you), who (is|was|won), where can i, which (film|series|present|book|number), what do you (think|recommend)
  hola*, buenas( tardes| noches)?, buenos dias, gracias*, por favor, porfa, un saludo, jaja* | hi|hello*|hiya|hey, good (morning|afternoon|evening), afternoon, thanks*, thank you, please, pls, cheers, best regards, haha*, lol
  chiste, mi pedido, hice un pedido, no me ha llegado, mi suscripcion no*, no me funciona | joke, my order, i (placed|made) an order, (has not|hasn't) (arrived|turned up|come), my subscription (doesn't|won't)*, it doesn't work for me
  que me (pongo|recomiendas|aconsejas), (a ver si )?esto funciona, probando | what should i (wear|do|buy), does this (work|box|thing)*, testing
`);
/** A piece of news names a day, who says so, and what has happened. */
export const NEWS_DAY = meanings(`
  ayer, anoche, antier, anteayer, (este|el|pasado|desde el) (lunes|martes|miercoles|jueves|viernes|sabado|domingo), esta (manana|madrugada|tarde) , la pasada (semana|noche|madrugada) | yesterday, last (night|week), on (monday|tuesday|wednesday|thursday|friday|saturday|sunday), since (monday|tuesday|wednesday|thursday|friday|saturday|sunday), this (morning|afternoon), earlier today
`);
export const NEWS_SOURCE = meanings(`
  segun (fuentes|inform|el|la|los|las|ha)*, (el|la|los|las|del|un) (\\w+ )?(gobierno|banco central|bce|fed|ministr|president|alcald|tribunal|congreso|parlamento|juez|juzgado|policia|fiscalia|consej|delegacion|portavoz|dgt|aemet|oposicion|autoridades|bomberos|equipo de rescate|ayuntamiento|comision)*, rueda de prensa, agencia efe, fuentes de | according to*, (the|a|an) (\\w+ )?(\\w+ )?(government|central bank|ecb|fed|minister|ministry|prime minister|president|mayor|court|congress|parliament|judge|police|prosecutor|council|councillor|spokes\\w+|opposition|authorities|fire brigade|firefighters|rescue team|provincial office|commission|met office), police said, the (\\w+ ){1,3}(reported|said), press conference, reuters, sources
`);
export const NEWS_DEED = meanings(`
  (declar|anunci|afirm|aprob|inform|asegur|confirm|derrot|gan|empat|inaugur|fallec|localiz|oblig|vot|dimit|detuv|venc|present|record|cort|cerr|sub|baj|aument|cay|redujo|elev|dict|conden|firm|rechaz|avanz|retroced|registr|alcanz|super)(o|io|aron|ieron|eron), (mantuv|detuv|obtuv|redujer|redu[jc])(o|ieron), cayeron|cayo, detuvo, vencio, murio, (ha|han) (informado|anunciado|aprobado|confirmado|declarado|detenido)* | announced, declared, approved, reported, said, claimed, confirmed, beat, won, drew, opened, died, found, forced, voted, resigned, arrested, defeated, presented, closed, held, kept, rose, fell, raised, cut, lowered, increased, dropped, signed, sentenced, reached, rejected
  tipos de interes, inflacion, bolsas?, prima de riesgo, indice, ibex, puntos basicos, analistas, por # vez consecutiva, consecutiv(a|o) | interest rates?, inflation, stock markets?, bond yields?, index, ftse, basis points, analysts, for the # time, in a row, consecutive
  heridos?, desaparecid*, elecciones, partido, gol(es)?, liga, borrasca, temporal, incendio, accidente, nevadas | injured, hurt, missing, elections?, match, goals?, league, storms?, fire, accident, crash, snow(fall)?
`);
export const VERSE = meanings(`
  corazon, alma, amor, luna, noche, estrellas, lagrimas, besos?, suspiros?, mar, marea, viento, olvido, cielo, primavera, rosas?, silencio, sombra, piel, ojos | heart, soul, love, moon, night, stars, tears, kiss(es)?, sighs?, sea, tide, wind, oblivion, sky, spring, roses?, silence, shadow, skin, eyes
`);
/** What happened to someone, told for its own sake. */
export const DIARY = meanings(`
  ayer, anoche, esta manana, el otro dia, el (lunes|martes|jueves|viernes|sabado|domingo) | yesterday, last night, this morning, the other day, on (monday|tuesday|thursday|friday|saturday|sunday)
  llovi(o|a), (fu|com|cen|vi|re|acab|volv|sal|dorm|qued|hic|jug|lleg)(imos|amos), me (dijo|conto|levante|fui|quede|compre|aburr|enfad)*, nos (reimos|fuimos|vimos|quedamos), en casa de \\w+ , mi (hermana|madre|novio|novia|primo) (me|se|ha|esta)* , (quedo|salio|estuvo) \\w+ | rained, poured, we (went|ate|had|watched|saw|laughed|ended|came|slept|met|played|got), (he|she|they) (told|said to) me, i (got up|went|stayed|bought (a|some)|was bored|was angry), (laughed|ended up), at \\w+'s, my (sister|mother|boyfriend|girlfriend|cousin) (told|has|is|was)*
`);

export const LOREM = /lorem ipsum|dolor sit amet|consectetur adipiscing/;

export const CODE =
  /(?:\b(?:function|const|let|var|def|import|return|public|class|select)\b[^\n]{0,60}[({;=]|=>|[{};]\s*\n|<\/?(?:div|html|span|script|body|p)\b|#include|console\.log|printf?\(|\breturn \w+ ?[-+*/]|\b(?:for|while|if)\b[^\n]{1,40}(?:\):|\) ?\{|[=<>]{2}[^\n]{1,30}:\s*\n)|\bdef \w+\([^\n]*\):|\belif\b|\b\w+\.\w+\(\w*\))/gi;

export const QUERY =
  /^\s*(?:select\b[^\n]{1,120}\bfrom \w+\b[^.\n]*;|insert into \w+|update \w+ set\b|create table\b)/;
