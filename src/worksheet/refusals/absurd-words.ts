import { meanings } from '../text/meanings.ts';

/** What physics, or today, does not allow, wherever it is said. */
export const IMPOSSIBLE = meanings(`
  maquinas? del tiempo, viaj(es|e|ar|o|an|amos) (en el|por el|a traves del) tiempo, (agencia|empresa) de viajes al (pasado|futuro), viaj(ar|en|a|aran|amos) al (pasado|futuro|ano #) | time machines?, time[- ]travel*, travel* (to|into|through) (the )?(past|future|time|year #)
  (ascensor|escalera|tunel|autobus|taxi|vuelo|billete|llamada)(es|s)? (\\w+ )?(a|al|hasta|hacia) (el |la )?(ayer|anteayer|semana pasada|siglo|edad media)* | (lift|elevator|staircase|tunnel|bus|taxi|flight|ticket|call)s? (\\w+ )?to (the )?(yesterday|last week|middle ages|\\w+ century)
  # (horas|dias|minutos|anos|siglos) (atras )?en el tiempo, (retroced|regres|volv|baj)* (\\w+ ){0,4}en el tiempo, (parar|detener|alargar|estirar|comprar|congelar) el tiempo, horas extra al dia, dias? de (25|26|30) horas, devuelve[n]? (el tiempo|las horas|los anos|la juventud)* | # (hours|days|minutes|years|centuries) (back )?in time, (go|goes|back|return|step)* (\\w+ ){0,4}in time to, (stop|freez|stretch|buy)(e|s|ing|es)? time, extra hours in the day, (25|26|30)[- ]hour days?, (giv|return)* (\\w+ )?back (lost time|the hours|the years|their youth)*
  teletransport*, teleport*, en (cero|0) segundos, mas rapido que la luz, agujeros? de gusano | teleport*, in (zero|0) seconds, faster than light, wormholes?
  movil perpetuo, movimiento perpetuo, energia (infinita|ilimitada|de la nada|gratis para siempre), (motor|coche|moto)(es|s)? (que (funciona|anda|va)[n]? )?(con|de) agua( del grifo| de mar)?, genera[n]? mas (energia|electricidad) (de la )?que*, mas energia de la que | perpetual motion, (infinite|limitless|unlimited) energy, energy (from|out of) nothing, (engine|car|motorbike)s? (that )?runs? on (tap |sea |rain )?water, water[- ](powered|fuelled) (car|engine)s?, (produce|generate|make)s? more (energy|power|electricity) than
  se (enchufa|alimenta|carga|recarga|mueve|impulsa)[n]? (a )?(si mism|ell mism|sol)(o|a|os|as), se alimenta[n]? de su propi*, (motor|generador|dinamo|turbina|bateria) (\\w+ ){0,12}(la|el) (dinamo|turbina|bateria|motor|helice) (\\w+ ){0,2}(alimenta|mueve|carga) | (plugs?|feeds?|powers?|charges?|recharges?|drives?) (into )?(itself|themselves), (runs|feeds) on its own (electricity|power|energy|current)*, feeds? the motor
  antigravedad, sin gravedad, anular la gravedad, gravedad cero en casa, levit(a|an|ar|acion)*, volar (sin alas|con los brazos|agitando)* | anti-?gravity, without gravity, cancel* gravity, zero gravity at home, levitat*, fly(ing)? (without wings|by flapping|with their arms)*
  inmortal*, vida eterna, vivir (para siempre|mil anos|# anos), resucit*, reencarn*, vidas? pasadas?, rejuvenec* # anos | immortal*, eternal life, live (for ever|forever|a thousand years), resurrect*, back (from the dead|to life), reincarnat*, past li(fe|ves), # years younger overnight
  (habl|llam|chate|escrib|comunic|entrevist)* (con |a )(los |las |tus |sus )?(muertos|difuntos|fallecidos|fantasmas|espiritus|antepasados|plantas muertas) | (talk|speak|call|messag|chat|text|interview)(s|es|ing|e)? (to |with )?(the |your )?(dead|deceased|ghosts?|spirits|departed|ancestors)
  telepat*, telequin*, (leer?|lee|leen|captura[r]?) (la mente|el pensamiento|los pensamientos|mentes), fuerza (del pensamiento|de la mente), con la mente | telepath*, teleki*, read(s|ing)? (minds|thoughts|people's minds|the mind), mind[- ]reading, (power|force) of (thought|the mind), with (your|their) minds?
  poderes? (magic|sobrenatural)*, hechiz(o|os|ado)*, conjuros?, pocion(es)?, varitas?, alfombras? (magic|volador)*, bolas? de cristal, talisman*, embruj*, (cristal|piedra|polvo|palabra)(es|s)? magic* | (magic|supernatural) powers?, spells?, incantations?, potions?, (magic )?wands?, (magic|flying) (carpets?|broom*), crystal balls?, talismans?, enchant*, bewitch*, magic (crystals?|stones?|dust|words|spells?)
  invisibilidad, capas? de invisib*, (volver|hacer|hace|vuelve)(se|nos|te|n)? (\\w+ )?invisible, (ropa|personas?|coches?|casas?|perros?) invisibles? | invisibility, invisib(le|ility) cloaks?, (become|turn|make|makes)s? (\\w+ )?(\\w+ )?invisible, invisible (clothes|people|cars?|houses?|dogs?)
  universos? paralelos?, otra dimension, otras dimensiones, cuarta dimension | parallel universes?, (another|other) dimensions?, fourth dimension
  grabar (los |tus |sus )?suenos, (descarg|sub|instal|copi)* (\\w+ ){0,4}(en|al|del|desde el) (el )?cerebro, subir (la|tu|su) (mente|conciencia) | record(s|ing)? (your |their |people's )?dreams, (download|upload|install|cop)* (\\w+ ){0,4}(in|into|to|from) (the |your |their )?brains?, upload* (your |their |the )?(mind|consciousness)
  adivin* (el futuro|la loteria|los numeros|el numero|el gordo|quien ganara)*, (predec|prev|conoc|acert)* (\\w+ )?(la loteria|el futuro|los numeros|el gordo)*, numeros (ganadores|premiados) | (guess|predict|foresee|know)s? (\\w+ )?(the )?(future|lottery|winning numbers|jackpot), winning (lottery )?numbers, fortune-?tell*
  controlar el (clima|tiempo atmosferico), (parar|detener|programar|encender|apagar) (la |el )?(lluvia|sol|viento|luna|noche)*, mover (el|la) (sol|luna|montana)* | control* the weather, (stop|programme|program|switch|turn)(s|ning|ping|ing)? (off |on )?the (rain|sun|wind|moon|night), mov(e|ing) the (sun|moon|mountain)*
  (encog|miniaturiz|agrand|clon|desintegr|congel|duplic)(er|ar|en|an|e|a|imos|amos)* (a )?(\\w+ )?(personas|clientes|pasajeros|abuelos|ninos|jefe|suegra|elefantes|viajeros|huespedes) | (shrink|miniaturis|miniaturiz|enlarg|clon|disintegrat|freez|duplicat)(e|es|ing|s)? (\\w+ )?(people|customers|passengers|grandparents|children|boss|mother-in-law|elephants|travellers|guests)
  (pildora|pastilla|chicle|caramelo|parche|champu|perfume|sombrero|almohada|infusion)(s)? (\\w+ )?(de|para|que|con) (\\w+ ){0,3}(aprend|sab|habl|ensena|vol|felicidad|idiomas|titulo|ingles|memori|invisib|rejuvenec|adivin|olvid)* , aprender (\\w+ )?(idiomas? |ingles )?(mientras (duerm)*|durmiendo|en un (segundo|minuto)) | (pill|tablet|chewing gum|sweet|patch|shampoo|perfume|hat|pillow|tea)(s|es)? (\\w+ )?(to|that|for|with|which) (\\w+ ){0,3}(learn|know|speak|teach|fly|happiness|languages|degree|memori|invisib|rejuvenat|guess|forget)*, learn* (a |any )?(languages? |english )?(while (asleep|sleeping|you sleep)|in (one|a) (second|minute))
  convert(ir|imos|e) (\\w+ )?(plomo|agua|piedras|basura|arena|aire|lunes) en (oro|vino|diamantes|gasolina|dinero|billetes|sabados), alquimia | turn(s|ing)? (\\w+ )?(lead|water|stones|rubbish|sand|air|mondays?) into (gold|wine|diamonds|petrol|money|banknotes|saturdays?), alchem*
  sin necesidad de (comer|dormir|respirar), (nunca|jamas) (volver a )?(dormir|comer|respirar) | no need to (eat|sleep|breathe), never (have to )?(sleep|eat|breathe) again
  (embotell|enlat|envas|comprim|almacen|recicl)(a|ar|amos|an|ado|ados)* (\\w+ ){0,2}(lunes|martes|domingos?|sabados?|tiempo|horas|suenos|recuerdos|suspiros|pensamientos|felicidad|suerte|silencio|sombra|sombras|eco|ecos|arcoiris) | (bottl|can|tin|jar|compress|stor|recycl)(e|es|ed|ing|ning|ned|s)* (\\w+ ){0,2}(mondays?|tuesdays?|sundays?|saturdays?|dreams?|memories|sighs|thoughts|happiness|luck|silence|shade|shadows?|echo(es)?|rainbows?)
  (carta|paquete|mensajeria|mensaje|correo|envio|excursion|llamada)(s|es)? (\\w+ )?(al|del|desde el) (pasado|ayer) | (letter|parcel|courier|courier service|message|mail|post|delivery|excursion|call)(s|es|ies)? (\\w+ )?(to|from|into) (the past|yesterday)
  movid(a|o|as|os) por (bostezos|risas|suspiros|pensamientos|ronquidos)*, huecos? de (donut|rosquilla)*, (un |una )?hora(s)? mas joven, (atrasa|revierte|invierte|para|detiene) (el|la) (envejecimiento|edad|muerte)*, hablar (chino|ingles|aleman|japones|idiomas|\\w+) en (diez|cinco|#|un) minutos?, (lavado|planchado|pintado|alquiler|seguro) (y \\w+ )?de (nubes|sombras|arcoiris)*, semillas? de (billetes|monedas|dinero|coches|casas)*, ouija | driven by (\\w+ )?(\\w+ )?(yawns|laughter|sighs|thoughts|snores|snoring)*, (dough)?nut holes, (an )?hours? younger, (turns? back|reverses?|stops?) (ageing|aging|age|death)*, speak (chinese|english|german|japanese|\\w+) in (ten|five|#|a) minutes?, (cloud|shadow|rainbow)s? (washing|ironing|painting|hire|insurance)*, seeds? (for|of) (hundred|\\w+-euro|money|coins|banknotes|cars|houses)*, ouija
  agencia(s)? de viajes al (pasado|futuro), (wifi|internet|senal|cobertura|bluetooth|gravedad|calor|frio) (embotellad|enlatad|en (lata|botella|polvo|tarro|bote))*, (llen(ar|amos)) (\\w+ )?(botellas|latas|frascos|tarros) (de|con) (senal|wifi|silencio|sombra|luz|tiempo|suenos|eco|viento|niebla|aire) | travel agenc(y|ies) to the (past|future), (bottled|canned|tinned|powdered|jarred) (wi-?fi|internet|signal|coverage|bluetooth|gravity|heat|cold), (fill)(s|ing)? (\\w+ )?(bottles|cans|tins|jars) (of|with) (signal|wi-?fi|silence|shade|shadow|light|time|dreams|echo|wind|fog|air)
`);

/** Where no one can go, with what would take or lodge people there. */
export const OUT_OF_REACH = meanings(`
  (la |en la )?(superficie|orbita|polo|centro|nucleo) (del|de la|de) (sol|luna|marte|jupiter|saturno|venus|tierra), en el sol, al sol, en (marte|jupiter|saturno|venus), a (marte|jupiter|saturno), hasta la luna, a la luna, en la luna(?! de), otra galaxia, agujero negro | (the )?(surface|orbit|pole|centre|center|core) of (the )?(sun|moon|mars|jupiter|saturn|venus|earth), (on|to|inside) the sun, (on|to) (mars|jupiter|saturn|venus|the moon), another galaxy, black hole
`);
export const TAKES_THERE = meanings(`
  hotel*, hostal*, casa rural, camping, habitacion*, parcelas?, apartamentos?, urbanizacion, excursion*, viajes?, vacaciones, escaleras?, ascensor*, puentes?, tren(es)?, autobus*, metro, tuneles|tunel, teleferico*, restaurante*, chiringuito*, tumbonas? | hotels?, hostels?, inns?, campsites?, rooms?, plots?, apartments?, housing estate, excursions?, trips?, holidays?, ladders?, stair*, lifts?, elevators?, bridges?, trains?, bus(es)?, underground, tunnels?, cable cars?, restaurants?, beach bars?, sunloungers?
  escaleras mecanicas, carretera*, autopista*, taxi*, barco*, funicular* | escalators?, roads?, motorways?, taxis?, boats?, funicular*
`);

/** What cannot be held, and what is done with things that can. */
export const UNHOLDABLE = meanings(`
  sombras?, nubes, una nube, la nube por, niebla, arcoiris, luz de (la )?luna, (el |un )eco, ecos, silencio, oscuridad | shadows?, clouds, a cloud, the cloud by, fog, rainbows?, moonlight, echo(es)?, silence, darkness
  pesadillas, pensamientos, bostezos, suspiros, risas, lagrimas ajenas, almas, pereza | nightmares, thoughts, yawns, sighs, laughter, other people's tears, souls, laziness
  (minutos|horas|ratos) (de|del) (ayer|anteayer|dia anterior|ano pasado|la infancia), gravedad, aire de la luna, rayos de sol, truenos, relampagos, mareas | (minutes|hours) (from|of) (yesterday|the previous day|the day before|last year|childhood), gravity, moon air, sunbeams, thunder, lightning, tides
`);
export const HANDLED = meanings(`
  embotellad(o|a|os|as), enlatad(o|a|os|as), en (lata|latas|tarro|tarros|frasco|frascos|conserva|polvo|botella|rodajas|cajas de carton), doblad(o|a|os|as), planchad(o|a|os|as), usad(o|a|os|as), de segunda mano, de repuesto, congelad(o|a|os|as), liofilizad(o|a|os|as), por (kilos|litros|metros|correo), a domicilio, deshidratad(o|a|os|as), a granel | bottled, canned, tinned, in (tins?|cans?|jars?|powder|bottles|slices|cardboard boxes), folded, ironed, used, second-?hand, spare, frozen, freeze-dried, by the (kilo|litre|liter|metre|meter|pound|yard), by post, to your door, home-delivered, dehydrated, powdered, in bulk
  (plancha|dobla|lava|tin|zurc|recic|pase|asegur)(er|en|an|a|ar|amos|emos|o|do)?, seguros? (\\w+ )?(de|para), redes (de pesca )?para, caza de, pesca de, cria de | (iron|fold|wash|dy|darn|recycl|walk|insur)(s|ing|e|es|ed)?, (\\w+ )?insurance (for|of), nets (for|to catch), (hunting|fishing|breeding) (of|for)
`);
/** Said also of what is only promised: peace, silence, shade. */
export const TRADED = meanings(`
  (alquil|vend|compr|repar)(er|en|an|a|ar|amos|emos|o)?, (alquiler|venta|reparacion|subasta|prestamo|taller|tienda|fabrica|guarderia) de | (rent|sell|buy|mend|repair)(s|ing|e|es)?, (hire|rental|sale|repair|auction|loan) (of|for), (shop|workshop|nursery|factory) for
`);
export const NOT_FOR_TRADE = meanings(`
  nubes, una nube, arcoiris, luz de (la )?luna, (minutos|horas|ratos) (de|del) (ayer|anteayer|dia anterior|ano pasado|la infancia), pesadillas, pensamientos, bostezos, suspiros, almas, gravedad, relampagos, sombras | clouds, a cloud, rainbows?, moonlight, (minutes|hours) (from|of) (yesterday|the previous day|the day before|last year|childhood), nightmares, thoughts, yawns, sighs, souls, gravity, lightning, shadows
`);

/** Creatures that people do not dress: what is worn is nonsense on them. Pets and working animals are not here: shops live by them. */
export const UNDRESSED = meanings(`
  peces, pez, hormigas?, moscas?, mosquitos?, caracol(es)?, gusanos?, aranas?, medusas?, pulpos?, tiburon(es)?, ballenas?, sardinas?, mejillones, cangrejos?, lombric(es)?, abejas?, mariposas?, polillas?, pulgas?, cucarachas?, gusanos de seda, langostas?, avispas?, grillos | fish(es)?, goldfish, ants?, fl(y|ies), mosquito(es|s)?, snails?, worms?, spiders?, jellyfish, octopus(es)?, sharks?, whales?, sardines?, mussels?, crabs?, earthworms?, bees?, butterfl(y|ies), moths?, fleas?, cockroach(es)?, silkworms?, lobsters?, wasps?, crickets
  palomas?, gaviotas?, gorriones|gorrion, canarios?, periquitos?, pinguinos?, elefantes?, jirafas?, leones, leon, monos?, ardillas?, murcielagos?, ratas?, raton(es)?, serpientes?, ranas?, sapos?, tortugas?, lagartijas?, cocodrilos?, osos?, lobos?, topos?, erizos? | pigeons?, seagulls?, sparrows?, canar(y|ies), budgies?, penguins?, elephants?, giraffes?, lions?, monkeys?, squirrels?, bats?, rats?, mice, mouse, snakes?, frogs?, toads?, tortoises?, turtles?, lizards?, crocodiles?, bears?, wolves, moles?, hedgehogs?
`);
/** Kept on a farm or in a pot: a coat or a lamp may be for them. */
export const FARMED = meanings(`
  patos?, gallinas?, pollos?, vacas?, ovejas?, cabras?, cerdos? | ducks?, hens?, chickens?, cows?, sheep, goats?, pigs?
  plantas?, arboles, arbol, flores, cactus, lechugas, tomates, patatas, cebollas, geranios?, setas, cesped | plants?, trees?, flowers, cactus(es)?, cacti, lettuces?, tomatoes, potatoes, onions?, geraniums?, mushrooms, lawns
`);
export const LIFELESS = meanings(`
  piedras?, pedruscos, rocas?, guijarros, sillas?, semaforos?, farolas?, estatuas?, sombras?, nubes, zapatos viejos, tornillos, cucharas, ladrillos, buzones | stones?, pebbles?, rocks?, chairs?, traffic lights?, lamp ?posts?, statues?, shadows?, clouds, old shoes, screws, spoons, bricks, letterboxes
  muertos, difuntos, fantasmas, espiritus, esqueletos, bacterias, virus, momias, vampiros, zombis | the dead, ghosts?, spirits, skeletons, bacteria, viruses, mummies, vampires, zombies
`);
/** Stones and the like do not rest, learn or fall ill. */
export const CARED_FOR = meanings(`
  hotel(es)?( de lujo)?, guarderias?, colegios?, residencias?, spas?, sauna, masajes?, vacaciones, cruceros?, campamentos?, psicolog(o|a|os)*, gimnasios?, peluqueria*, restaurantes?, cuentos | (luxury )?hotels?, nurser(y|ies), schools?, care homes?, spas?, saunas?, massages?, holidays?, cruises?, (summer )?camps?, psychologists?, gyms?, hairdress*, restaurants?, stories
`);
export const WORN = meanings(`
  paraguas, sombrillas?, zapatos, zapatillas, gafas( de sol)?, sombreros?, gorr(a|as|o|os), corbatas?, trajes?, mochilas?, maletas?, relojes?, pijamas?, calcetines, bolsos?, banadores?, lentillas, pendientes, sujetador(es)?, pelucas?, tacones | umbrellas?, parasols?, shoes, trainers, (sun)?glasses, hats?, caps?, ties, suits?, backpacks?, suitcases?, watches, pyjamas?, socks, handbags?, swimsuits?, swimming caps?, contact lenses, earrings, bras?, wigs?, high heels
`);
/** What a farmer may well put on a cow or a sheep. */
export const WRAPPED = meanings(`
  botas( de agua)?, abrigos?, bufandas?, guantes, chubasqueros?, impermeables?, paracaidas, flotador(es)?, snorkel, patines, patinetes? | (wellington )?boots, wellies, coats?, scarves, gloves, raincoats?, parachutes?, armbands, snorkels?, (roller )?skates, scooters?
`);
/** Not for creatures, however well they are kept. */
export const CIVIC = meanings(`
  carne(t)? de conducir, autoescuela, red(es)? social(es)?, televis(ion|ores)?, cine, novelas?, periodicos?, revistas?, karaoke, discotecas?, agencia matrimonial, correo electronico, mando a distancia, crucigramas | driving (licences?|lessons|school), social networks?, televisions?, tvs?, cinemas?, novels?, newspapers?, magazines?, karaoke, nightclubs?, marriage agenc*, e-?mail, remote controls?, crosswords
  universidad*, master(s)?, oposiciones, diplomas?, examenes, idiomas, ingles, academia de (natacion|oposiciones|idiomas)*, coaching, curriculum* | universit*, master's, diplomas?, exams?, languages, english, swimming (school|academy), (exam|language) academ*, civil service exam*, coaching, cvs?
  hipotecas?, tarjetas? de credito, bancos?, cuentas? bancari*, planes? de pensiones, seguros? (de vida|de hogar|dental)*, abogad(o|os|a), sindicato*, notari* , nominas?, testamentos? | mortgages?, credit cards?, banks?, bank accounts?, pension plans?, (life|home|dental|household) insurance, lawyers?, trade unions?, notar*, payslips?, wills?
  perfumes?, colonia, maquillaje, manicura, dentaduras?, ortodoncia, bronceador*, terapia de pareja, psicoanalis*, bodas?, despedidas de soltero, cubiertos, servilletas | perfumes?, cologne, make-?up, manicures?, dentures?, braces, tanning*, couples therapy, psychoanalys*, weddings?, stag (dos?|nights?), cutlery, napkins
`);
/** Done by people after years of study, or under the law. */
export const HUMAN_DEEDS = meanings(`
  (obt|saca|consig|recib|gan)* (\\w+ )?(un |el |su )?(diploma|titulo|carnet|plaza|oposicion|sueldo|nomina)*, aprueb* (\\w+ )?(plaza|oposicion|examen)*, funcionari(o|a|os|as), se jubil*, (su|el) sueldo* | (earn|get|win|receiv)(s|e|es)? (\\w+ )?(a |an |the |their )?(\\w+ )?(diploma|degree|licence|post|salary|wage|government)*, pass* (\\w+ )?(the |an |their )?exams?, civil serv*, retire(s)?, (their|public) salar*
  oper(a|an|ar|en|aciones)* (de )?(cataratas|corazon|pacient)*, cirujan*, (hagan|hacen|realizan) (\\w+ )?(cirugia|operacion)*, pilot(a|an|ar|en|ean)* , conduc(e|en|ir|zcan), program(a|an|ar|en) (codigo|apps|webs|ordenadores)*, (asesor|aconsej)(a|an|ar|en)*, (dan|de|den) consejos, inviert(e|en), invers(ion|iones), contabilidad, (declaracion|declaraciones) de (la renta|impuestos), redact(a|an|ar|en)*, traduc(e|en|ir|zcan), abogad(o|os|as), imparten?, dan clases?, juzg(a|an|ar), vot(a|an|ar), firm(a|an|ar), diagnostic(a|an|ar), atiend(e|en) (al|el telefono|clientes|llamadas)*, gestion(a|an|ar), deciden? | operat(e|es|ing) (on|from)*, surgeons?, (carry|carries|carrying) out (\\w+ )?(surger|operation)*, pilot(s|ing)?, driv(e|es|ing), (write|writes|writing) (code|programs|software|reports), program(s|ming) (apps|computers)*, advis(e|es|ing|ory), (give|giving|given|gives) (\\w+ )?advice, invest(s|ing|ment)?, accounting, (do|does|doing) (the |your )?accounts, tax returns?, draft(s|ing)?, translat(e|es|ing), lawyers?, teach(es|ing)?, giv(e|es|ing) (classes|lessons), judg(e|es|ing), vot(e|es|ing), sign(s|ing)?, diagnos(e|es|ing), answer(s|ing)? (the phone|calls|customers)*, manag(e|es|ing), decid(e|es|ing)
  pag(an|aran|arian|uen) (con|en|su|la|una)*, (compr|contrat|suscrib)(an|en|arian|iran)*, directamente a (los|las) | (would |will )?pay (with|in|their|the|a)*, (buy|hire|subscribe)(s)?, straight to the
`);
/** Whoever gives it is named next. */
export const GIVEN_BY = meanings(`
  (atendid|gestionad|impartid|operad|pilotad|conducid|dirigid|redactad|asesorad|dad)(o|a|os|as) (solo |unicamente )?por, (consejos|asesoria|asesoramiento) (\\w+ ){0,3}(de|por) | (staffed|run|given|served|taught|operated|piloted|driven|managed|written|advised) (only |solely )?by, advice (\\w+ ){0,2}(from|by)
  directamente a los | straight to the
`);
/** Creatures that people keep: to be looked after, but not to do people's work. */
export const CREATURES = meanings(`
  perros?, gatos?, loros?, monos?, gallinas?, palomas?, peces, pez, vacas?, ovejas?, hormigas?, abejas?, burros?, cabras?, pulpos?, raton(es)?, delfines|delfin, hamsters?, caballos?, cerdos?, patos?, canarios?, tortugas?, caracol(es)?, bebes|bebe, recien nacidos?, chimpances? | dogs?, cats?, parrots?, monkeys?, hens?, chickens?, pigeons?, fish, goldfish, cows?, sheep, ants?, bees?, donkeys?, goats?, octopus(es)?, mice|mouse, dolphins?, hamsters?, horses?, pigs?, ducks?, canar(y|ies), tortoises?, snails?, bab(y|ies), newborns?, chimp(s|anzees?)?, birds?
`);
/** What no creature gives. */
export const READY_MADE = meanings(`
  (huevos|leche|lana|miel|queso|yogur) (\\w+ )?(ya )?(salad|frit|cocid|duro|con (cacao|chocolate|cafe)|de (chocolate|fresa|colores)|tejid|tenid|embotellad|pasteurizad|batid)*, (da|dan|den|dar|pone|ponen|ponga) (\\w+ )?(cerveza|batido|chocolate|helado|vino|gasolina|cafe|refresco)* | (eggs|milk|wool|honey|cheese|yoghurt) (\\w+ )?(already |ready )?(salted|fried|boiled|cooked|knitted|dyed|bottled|pasteurised|whipped|chocolate)*, (ready|already)[- ](salted|fried|boiled|knitted|cooked) (eggs|milk|wool), (give|gives|giving|lay|lays) (\\w+ )?(beer|milkshake|chocolate|ice cream|wine|petrol|coffee|lemonade)*
`);
export const FROM_SEED = meanings(`
  (que )?(crec|brot|germin|nac|florec)(en|e|er) (\\w+ )?(sol(o|a|os|as)|de la tierra|en maceta|en (el |tu |un )?(jardin|huerto|balcon|terreno|campo))*, semillas? (de|que|para), plant(a|ar|amos|as|e)( (un|una|uno|unos))*, arbol(es)? (de|que da)*, (lo|la|se) (\\w+ )?riega (\\w+ )?(con)?*, regar, cosech(a|ar|amos) (de )? | (that )?(grow|sprout|germinat|bloom)(s|ing|e|es)? (\\w+ )?(by themselves|by itself|on trees|from the ground|in (a |the |your )?(pot|garden|field|balcony|plot))*, seeds? (of|that|for), plant(s|ing)? (a|an|one|some|the)?, trees? (of|that (bears|gives|grows))*, water(s|ing|ed)? (it|them) with*, harvest* (of)?, comes? up a
`);
export const BUILT_THINGS = meanings(`
  ladrillos?, casas?, chalets?, coches?, motos?, moviles?, telefonos?, ordenador(es)?, portatiles, zapatos|zapatillas, camisetas?, muebles ya*, sillas, monedas, billetes, dinero, cuchillos, martillos, bombillas, lavadoras, pizzas?, hamburguesas?, salchichas?, gafas | bricks?, houses?, villas?, cars?, motorbikes?, phones?, computers?, laptops?, shoes|trainers, t-?shirts?, chairs, coins, banknotes, money, knives, hammers, light bulbs, washing machines, pizzas?, burgers?, sausages?, glasses
`);
export const ODD_SOURCES = meanings(`
  ecos, (el|un|con|del) eco, voces, conversaciones, ronquidos, bostezos, risas, pensamientos, suenos, lagrimas, suspiros, silencio, oscuridad, sombras?, envidia, mal humor, aplausos, mentiras, refranes, aburrimiento, cotilleos, amor, oraciones, buenas intenciones, abrazos, miradas, cosquillas, hipo | echo(es)?, voices, conversations, snor(es|ing), yawns?, laughter, thoughts, dreams, tears, sighs, silence, darkness, shadows?, envy, bad moods?, applause, lies, proverbs, boredom, gossip, love, prayers, good intentions, hugs, glances, tickling|tickles, hiccups
`);
export const POWERED = meanings(`
  (gener|produc|convert|transform|obten)* (\\w+ ){0,4}(energia|electricidad|luz|calor|corriente|combustible|gasolina|agua caliente), electricidad, electric(o|a|os|as), calienta[n]?, kwh, kilovatios?, vatios?, corriente, red electrica, enchuf*, bateria(s)?, (que )?funciona[n]? con, alimentad(o|a|os|as) (por|con), combustible, (da|dar|den) (luz|energia) (a|para) | (generat|produc|convert|transform|turn|obtain)(e|es|s|ing)* (\\w+ ){0,4}(energy|electricity|light|heat|current|fuel|petrol|hot water), electricity, electric(al)?, heats?, kwh, kilowatts?, watts?, current, power grid, the grid, plugs?, batter(y|ies), (that )?runs? on, powered by, powers (a|an|the|your|\\w+ house)*, fuel(s|led)?
`);
/** Moved once, and for ever after. */
export const TURNS_FOR_EVER = meanings(`
  (gir|rued|mov|muev|funcion|and)(a|an|e|en|ando|iendo|ara) (\\w+ ){0,3}(para siempre|eternamente|indefinidamente|sin parar jamas) | (turn|spin|rotat|run|mov|go)(s|es|e|ing)? (\\w+ ){0,3}(forever|for ever|eternally|indefinitely|endlessly)
`);
export const ENGINES = meanings(`
  motor(es)?, generador(es)?, dinamos?, turbinas?, baterias?, helices?, ruedas?, noria, iman(es)?, alternador*, bombas? de agua | motors?, engines?, generators?, dynamos?, turbines?, batter(y|ies), propellers?, wheels?, magnets?, alternators?, water pumps?
`);
/** Nothing goes in, and power comes out. */
export const ENDLESS = meanings(`
  para siempre, eternamente, nunca (mas )?(se )?(para|gasta|hay que|se acaba)*, jamas se (para|gasta)*, cero (combustible|consumo|gasto), sin (gastar (nada|luz|gas|combustible)|combustible|enchufar*|gasoil|gasolina|luz ni gas|electricidad ni gas), dejar de pagar la luz | for ever, forever, eternally, never (stops?|runs? out|need|buy|pay|see)*, zero (fuel|consumption|cost), without (using anything|fuel|plugging|diesel|petrol|electricity or gas), no (fuel|electricity or gas|diesel|petrol) , stop paying for electricity
`);
export const LEFT_OVER = meanings(`
  (y |aun |todavia )*(sobra|sobran|sobrara|sobraria)( \\w+)? (energia|luz|corriente|electricidad|para)*, (vender|vende) (\\w+ )?(la )?(energia|electricidad|luz) (sobrante|que sobr*), su propi(a|o) (electricidad|energia|corriente|movimiento|agua)*, el agua que (el|la) propi(o|a) \\w+ | (energy|power|electricity|light|current|juice) (left over|to spare|left)*, (spare|surplus|extra) (juice|energy|power|electricity|light)*, left over to*, enough left over, its own (electricity|energy|power|current|movement|water)*, the water (the \\w+ |that )itself*
`);

/** What a thing must bear, and what cannot bear it. */
/** Worked with a blow, or trusted not to break. */
export const STRUCK = meanings(`
  martillos?, cascos?, ruedas?, neumaticos?, candados?, destornillador(es)?, chalecos? (antibalas|salvavidas)?, muletas?, balones?, cuerdas? | hammers?, helmets?, wheels?, tyres?, padlocks?, screwdrivers?, (bulletproof|life) ?(vests?|jackets?), crutches, footballs?, ropes?
`);
export const BRITTLE = meanings(`
  cristal( fino)?, vidrio, porcelana, hielo | (thin )?glass, china, porcelain, ice
`);
/** Grown hot, and what would not outlast it. */
export const HEATED = meanings(`
  hornos?, estufas?, hogueras?, chimeneas?, radiador(es)?, planchas?, cafeteras?, teteras?, sartenes?, ollas? | ovens?, stoves?, bonfires?, chimneys?, fireplaces?, radiators?, irons?, coffee ?pots?, teapots?, frying pans?, saucepans?
`);
export const MELTING = meanings(`
  hielo, nieve, cera, mantequilla, helado | ice, snow, wax, butter, ice cream
`);
export const UNDER_LOAD = meanings(`
  hornos?, martillos?, paraguas, canoas?, coches?, zapatos?, botas?, bicis?, bicicletas?, teteras?, cafeteras?, puentes?, avion(es)?, escaleras?, cascos?, ruedas?, neumaticos?, estufas?, hogueras?, trajes? de bano, banador(es)?, chimeneas?, destornillador(es)?, tornillos?, airbags?, chalecos? (antibalas|salvavidas)?, salvavidas, extintor(es)?, radiador(es)?, planchas?, candados?, submarinos?, paracaidas, cuerdas?, impermeables?, presas?, cerraduras?, tejados?, muletas? | ovens?, hammers?, umbrellas?, canoes?, cars?, shoes?, boots?, bikes?, bicycles?, teapots?, coffee ?pots?, bridges?, aeroplanes?, ladders?, helmets?, wheels?, tyres?, stoves?, bonfires?, swimsuits?, chimneys?, fireplaces?, screwdrivers?, screws?, airbags?, (bulletproof|life) ?(vests?|jackets?), lifebelts?, fire extinguishers?, radiators?, irons?, padlocks?, submarines?, parachutes?, ropes?, raincoats?, dams?, locks?, roofs?, crutches
`);
export const TOO_SOFT = meanings(`
  chocolate, papel (higienico|de fumar|de seda), jabon, gelatina, queso, humo, azucar, mantequilla, jamon, niebla, espuma de afeitar, galletas?, gominolas?, nata, mermelada, servilletas?, algodon de azucar, tortilla, cera, lechuga, nubes?, espaguetis, merengue | chocolate, (tissue |toilet )paper, soap, jelly, cheese, smoke, sugar, butter, ham, fog, shaving foam, biscuits?, gummy sweets, cream, jam, napkins?, candyfloss, cotton candy, omelette, wax, lettuce, clouds?, spaghetti, meringue
`);
export const FOODS = meanings(`
  bocadillos?, sandwich(es)?, sopas?, tortillas?, croquetas?, paellas?, quesos?, platanos?, manzanas?, huevos?, pan, galletas?, yogur(es)?, lechugas?, macarrones, hamburguesas?, pizzas?, agua, helados?, lentejas, aceitunas, churros | sandwich(es)?, soups?, omelettes?, croquettes?, paellas?, cheeses?, bananas?, apples?, eggs?, bread, toast, biscuits?, yogh?urts?, lettuces?, macaroni, burgers?, pizzas?, water, ice creams?, lentils, olives, churros
`);
export const ELECTRONIC = meanings(`
  wifi, bluetooth, gps, usb, 5g, internet, blockchain, bateria, antena, mando a distancia, pantalla tactil, conexion a internet | wi-?fi, bluetooth, gps, usb, 5g, internet( connection)?, blockchain, (a )?battery, (an )?aerial, (a )?remote control, touch ?screen
`);

/** Things that defeat themselves or contradict themselves. */
export const SELF_DEFEATING = meanings(`
  paracaidas (que se abr* (al|en el|cuando)|de un solo uso|sin (tela|abrir)|usados? una vez)* | parachutes? that opens? (on|at|when)*, (single-use|second-hand) parachutes?, parachutes? without*
  (toallas?|esponjas?|bolsitas? de te|papel higienico|panales?|bayetas?|fregonas?|panuelos?) (\\w+ )?impermeables? | waterproof (towels?|sponges?|tea ?bags?|toilet paper|nappies|cloths?|mops?|tissues?|handkerchiefs?)
  (hielo|cubitos de hielo|helados?|cubitos|nieve) (\\w+ )?calientes?, agua (seca|deshidratada|en polvo), fuego frio, sopa seca sin*, (fuego|agua) (solid|cuadrad)* | (hot|warm) (ice( cubes?| creams?)?|snow), (dry|dehydrated|powdered) water, cold fire, dry soup without
  (linternas?|bombillas?|lamparas?) (\\w+ )?(que (solo )?(dan|emiten|funcionan) (\\w+ )?(oscuridad|de dia|con sol|cuando hay luz)|de oscuridad|negra) , linternas? solar* sin | (torch|flashlight|bulb|lamp)(es|s)? (\\w+ )?(that (only )?(give|emit|shine|work)s? (\\w+ )?(darkness|by day|in (the )?sun|daylight|when)), darkness (torch|lamp|bulb)*, solar torch* without
  (despertador|alarma|timbre|silbato|megafono|altavoz|guitarra|piano|radio|campana)(es|s)? (\\w+ )?(silencios|mud|sin sonido|que no suena)* | (silent|mute|soundless) (alarm clocks?|alarms?|whistles?|megaphones?|loudspeakers?|guitars?|pianos?|radios?|bells?|doorbells?), (alarm clocks?|whistles?|bells?|radios?) that (make|makes) no (sound|noise)
  (dardos?|dianas?|tenedor|cuchara|cuchillo|alfiler|cactus|sierra|agujas?)(es|s)? (hinchables?|inflables?) | inflatable (darts?|dartboards?|forks?|spoons?|knives|pins?|cactus*|saws?|needles?)
  (bicicleta|coche|rueda|patin|monopatin|balon|pelota|canica|rodillo)(es|s)? (\\w+ )?cuadrad*, (coche|bicicleta|moto|patinete|tren)(s)? sin (ruedas|motor ni|volante ni)* , ruedas? (triangular|cuadrad)* | (square|triangular) (wheels?|bicycles?|bikes?|balls?|marbles?|tyres?|rollers?), (cars?|bicycles?|bikes?|scooters?|trains?) without (wheels|an engine)
  (libro|lapiz|boli|reloj|silla|vaso|puerta|ventana|peine|paraguas|cama|escalera|tijeras|cuchillo|espejo|piano|gafas|zapatos|mapa|calendario|maleta|guantes)(es|s|ices)? sin (\\w+ )?(paginas|letras|mina|punta|tinta|hora|agujas|asiento|patas|fondo|abrir|cristal(es)?|puas|tela|colchon|peldanos|filo|hoja|reflejo|teclas|suela|calles|fechas|dias|interior|dedos) | (books?|pencils?|pens?|watch(es)?|clocks?|chairs?|cups?|glasses|mugs?|doors?|windows?|combs?|umbrellas?|beds?|ladders?|scissors|knives|mirrors?|pianos?|shoes|maps?|calendars?|suitcases?|gloves) (without|with no) (a |an |any )?(\\w+ )?(pages|letters|lead|point|ink|hands|time|seat|legs|bottom|lenses|glass|teeth|fabric|mattress|rungs|steps|blades?|reflection|keys|soles?|streets|dates|days|inside|fingers), (bottomless|bladeless) (cups?|glasses|scissors|knives)
  puertas? que no (se )?abr*, (freno|bici|coche|avion)(s|es)? que no (frena|anda|vuela|arranca)*, paraguas (con agujeros|que (deja|moja))*, colador sin agujeros, (red|redes) sin agujeros, jabon que ensucia, desodorante (que huele|con olor a sudor)*, (colirio|gotas para los ojos) (picante|de limon)*, extintor* (de|con) gasolina, gafas (opacas|negras del todo|que no dejan ver) | doors? that (do not|don't|doesn't|never) open, (brakes|bikes?|cars?|planes?) that (do not|don't|doesn't|never) (brake|go|fly|start), umbrellas? (with holes|that (let|leak))*, (sieve|colander|net)s? (without|with no) holes, soap that (dirties|makes you dirty)*, deodorant (that (smells|stinks)|with (a )?sweat)*, (spicy|lemon|chilli) eye ?drops, fire extinguishers? (filled with|with|of) petrol, petrol fire extinguishers?, (opaque|pitch-black) glasses
  submarinos? (descapotables?|con (ventanas? abiertas?|mosquiteras?|terraza))* , piscinas? (sin agua|de arena para nadar|llena de (cemento|arena))*, bronceado (de luna|nocturno)*, crema solar para (la noche|cuevas)*, paneles? solares? (nocturn|para (la noche|cuevas|minas|sotanos))* | submarines? with (open|screen|fly|a (terrace|balcony|sunroof))*, (convertible|open-?top) submarines?, swimming pools? (without water|filled with (cement|sand))*, moon ?tan*, sun ?cream for (the night|caves), (night(-time)?|moonlight|cave) solar panels?, solar panels? for (the night|caves|mines|cellars)
  (arena|hielo|nieve|calefactor|estufas?|frigorificos?) (\\w+ )?(en|a|para) (\\w+ )?(el |los |las )?(desierto|esquimales|inuit|pinguinos|polo (norte|sur)?|beduinos|sahara|artico) | (sand|ice|snow) (to|for) (the |\\w+ )?(desert|eskimos?|inuit|penguins|north pole|south pole|arctic|bedouins?|sahara), (heaters?|stoves) (to|for|in) (the )?(desert|sahara), fridges? (to|for) (the )?(eskimos?|inuit|arctic|north pole)
  aire (puro |fresco )?(en lata|en bote|embotellad|enlatad)*, cajas? vacias?, (vend|cobr|suscripci|alquil)* (\\w+ ){0,3}(la nada|absolutamente nada|no recibir nada|nada dentro), (botes?|sobres?|latas?) vaci(o|a|os|as) | (canned|bottled|tinned) (fresh )?air, (fresh )?air in (cans?|tins?|bottles?), empty box(es)?, (sell|charg|subscri|rent)* (\\w+ ){0,3}(nothingness|absolutely nothing|to receive nothing|nothing inside), empty (tins?|jars?|envelopes?)
  tatuajes? para (bebes|recien nacidos), (jersey|bufanda|abrigo|calcetin)(s|es)? para (arboles|farolas|piedras|mesas|peces) , (carnet|clases) de conducir para (bebes|perros|gatos) | tattoos? for (babies|newborns), (jumpers?|scarves|coats?|socks) for (trees|lamp ?posts|stones|tables|fish), driving (licences?|lessons) for (babies|dogs|cats)
  (bolsas?|filtros?) de te (que no|sin agua|impermeables)*, sellos? que no pegan, pegamento que no pega, mecheros? (sin fuego|bajo el agua), velas? (bajo el agua|submarinas|ignifugas|que no arden|incombustibles)*, leña (mojada|ignifuga|incombustible), cerillas? (ignifugas|mojadas|submarinas|que no arden) | tea ?bags? that (do not|don't|never)*, stamps? that (do not|don't) stick, glue that (does not|doesn't|never) sticks?*, (lighters?|matches|candles?) (without (fire|flame)|underwater|that (do not|don't|never) (burn|light))*, (fireproof|flame-?proof|underwater|wet) (candles?|matches|firewood|lighters?)
`);

/** Used up by one person, and wanted by no second one. */
export const WORN_OUT = meanings(`
  usad(o|a|os|as), de segunda mano, ya (usad|mascad|masticad|chupad|respirad)(o|a|os|as), alquiler de, alquil(o|amos|ar), compartid(o|a|os|as), masticad(o|a|os|as), mascad(o|a|os|as), reutilizad(o|a|os|as) , caducad(o|a|os|as) de coleccion | used, second-?hand, already (used|chewed|licked|breathed), hire of, rental of, rent(ing)?( out)?, hir(e|ing) out, shared, chewed, pre-chewed, reused, pre-owned
`);
export const ONCE_ONLY = meanings(`
  papel higienico, cepillos? de dientes, chicles?, palillos?, tiritas?, panuelos? de papel, clinex, compresas?, tampones, bastoncillos, supositorios?, cerillas, hilo dental, dentaduras? postizas?, globos pinchados, panales desechables, bolsitas de te, mondadientes, calcetines sin lavar, lentillas | toilet paper, toothbrush(es)?, chewing gum, toothpicks?, plasters?, band-?aids?, paper tissues, tissues, sanitary towels?, tampons?, cotton buds?, suppositor(y|ies), matches, dental floss, dentures?, burst balloons, disposable nappies, tea ?bags?, unwashed socks, contact lenses
  chicle(s)? (ya )?mascados?, goma de mascar | (chewed |chewing )?gum, bubble gum
`);
export const SOOTHING = meanings(`
  almohadas?, colchon(es)?, sofas?, papel higienico, ropa interior, calzoncillos, bragas, calcetines, lentillas, mantas?, sillon(es)?, toallas?, chupetes?, masajes?, columpios?, hamacas?, tobogan(es)? | pillows?, mattress(es)?, sofas?, couch(es)?, toilet paper, underwear, pants, knickers, socks, contact lenses, blankets?, armchairs?, towels?, dummies, pacifiers?, massages?, swings?, hammocks?, slides?
`);
export const HURTING = meanings(`
  cactus, clavos, papel de lija, lija, alambre de espino, ortigas, cristales rotos, espinas, piedras afiladas, cuchillas, alfileres, chinchetas, hormigon, brasas, pinchos | cactus(es)?, nails, sandpaper, barbed wire, nettles, broken glass, thorns, sharp stones, blades, pins, drawing pins, concrete, sea urchins, embers, spikes
  ortigas frescas | fresh nettles
`);
export const SCENTED = meanings(`
  perfumes?, colonias?, velas? (aromatic|perfumad)*, ambientador(es)?, incienso*, jabon(es)?, desodorantes?, champu, suavizante | perfumes?, colognes?, (scented )?candles?, air fresheners?, incense, soaps?, deodorants?, shampoos?, fabric softeners?
`);
export const FOUL = meanings(`
  (olor|aroma|esencia|fragancia|sabor) (a|de) (\\w+ )?(basura|vomito|sudor|alcantarilla|pescado podrido|pies|huevo podrido|estiercol|calcetin*|cloaca|tubo de escape|pedo*|hospital|mofeta|cebolla podrida)*, (de|a) (vomito|alcantarilla|pescado podrido|huevos? podridos?|sudor ajeno|calcetines sucios|mofeta|cloaca)* | (smell|scent|essence|aroma|fragrance|taste|flavour)(ed|s)? (of |like )?(\\w+ )?(rubbish|garbage|vomit|sweat|sewage|sewers?|rotten fish|feet|rotten eggs?|manure|socks?|exhaust|farts?|skunk|rotten onion)*, (vomit|sewage|rotten fish|rotten egg|sweaty sock|skunk|sewer)[- ](scented|flavoured)?
`);
export const EATEN = meanings(`
  helados?, caramelos?, yogur(es)?, tartas?, galletas?, refrescos?, zumos?, sopas?, pizzas?, bocadillos?, chocolate, batidos?, cafes?, gominolas?, croquetas?, mermeladas? | ice creams?, sweets, yogh?urts?, cakes?, biscuits?, soft drinks?, juices?, soups?, pizzas?, sandwich(es)?, chocolate, milkshakes?, coffees?, gummies, croquettes?, jams?
`);
export const INEDIBLE = meanings(`
  (de|a|con|sabor (a|de)) (\\w+ )?(cemento|gasolina|gravilla|detergente|lejia|jabon|ladrillo|serrin|clavos|asfalto|aceite de motor|pintura|tornillos|polvo de ladrillo|neumatico)s? | (cement|petrol|gravel|detergent|bleach|soap|brick|sawdust|nail|asphalt|engine oil|paint|screw|tyre)[- ]flavou?red, (of|with|made (of|with|from)) (cement|petrol|gravel|detergent|bleach|soap|bricks|sawdust|nails|asphalt|engine oil|paint|screws|tyres?)
`);

/** Money changed for less money. */
export const BANKNOTES = meanings(`
  billetes? de (#|cincuenta|veinte|diez|cien|cinco)( euros| pesos| dolares)?, monedas? de (#|un|dos) (euros?|pesos?|dolar*)?, euros? a | (#|fifty|twenty|ten|hundred|five)[- ](euro|pound|dollar|peso) (notes?|bills?), (£|€|\\$)#([- ]?pound)? (notes?|bills?|banknotes?), (euro|pound|dollar) coins?
`);
export const BOUGHT = meanings(`
  compr(o|amos|ar|an|a) | buy(s|ing)?
`);
export const RESOLD = meanings(`
  (los |las )?(re)?vend(o|emos|er|en|erlos|erlas|e) | (re-?)?sell(s|ing)?( them)?( on)?
`);

/** Beings of tales, and what would be done with them if there were any. */
export const FABLED = meanings(`
  dragones, dragon(es)? (vivo|domestico|bebe)s?, unicornios (viv|de verdad|domestic|de carne)*, unicornios, sirenas, extraterrestres?, marcianos, aliens?, duendes, hadas, elfos, vampiros, fantasmas, hombres lobo, dinosaurios?, mamuts?, genios de la lampara, cupidos? | dragons, (live|pet|baby|domestic) dragons?, (live|real|pet) unicorns?, unicorns, mermaids?, extraterrestrials?, martians, aliens?, goblins?, fairies, elves, vampires, ghosts, werewolves, dinosaurs?, mammoths?, genies?, cupids?
`);
export const DEALT_WITH = meanings(`
  cri(a|ar|amos|anza|adero)*, adiestr*, dom(a|ar|amos|esticad)*, mascotas?, adopt*, pase(o|ar|amos) (de|en)*, alquil*, granja*, vend*, transport*, a lomos de, para, caz(a|ar|amos), veterinari*, clon*, guarderia* | breed*, train*, tam(e|es|ing), pets?, adopt*, walk(s|ing)?, rid(e|es|ing), hir(e|ing), rent*, farms?, sell*, transport*, on the back of, for, hunt*, vets?, clon*, nurser*
`);

/** What would be no use may be a sweet, a gift or an ornament. */
export const FOR_SHOW = meanings(`
  pastel(er|eria)*, chocolater*, confiter*, bombon(es)?, reposter*, obrador, regalos?, regalar, escaparates?, comestibles?, escultur*, miniatur*, adornos?, postres?, navidad, pascua, dulces | pastry, chocolatiers?, confection*, bak(er|ers|ery), gifts?, window displays?, edible, sculpt*, miniatur*, ornaments?, desserts?, christmas, easter, sweets?
`);

/** In a tale, a game or a feast anything is possible. */
export const FICTION = meanings(`
  videojuegos?, juegos?, novelas?, cuentos?, disfraces, disfraz, peluches?, peliculas?, comics?, escape room*, rutas?, visitas? guiadas?, museos?, tematic(o|a|os|as), realidad virtual, fiestas?, literatura, ilustrad(o|a|os|as), juguetes?, espectaculos?, teatro, titeres, marionetas, decoracion, figuras, camisetas, murales?, tatuajes, planetario, astronom*, telescopio*, fantasia, magos?|maga, ilusionis*, simulador*, maquetas?, exposicion*, tartas?, parque*, excavacion*, fosil*, restaurador* | video ?games?, games?, novels?, stories, storybooks?, costumes?, cuddly, plush, films?, comics?, escape rooms?, tours?, museums?, themed, virtual reality, part(y|ies), fiction, illustrated, toys?, shows?, theatre, theater, puppets?, decoration*, figurines?, t-?shirts, murals?, tattoos, planetarium, astronom*, telescopes?, fantasy, magicians?, illusionis*, simulators?, scale models?, exhibitions?, cakes?, parks?, digs?, fossils?
`);
