import { meanings } from '../text/meanings.ts';

/** Where: places by name and by kind. */
export const PLACES = meanings(`
  espana | spain
  reino unido, gran bretana, inglaterra, escocia, gales, irlanda, irlanda del norte | uk, united kingdom, (great )?britain, england, scotland, wales, ireland, northern ireland
  londres, edimburgo, dublin, manchester, birmingham, leeds, glasgow, liverpool, bristol, cardiff, belfast, sheffield, newcastle, nottingham, leicester, brighton, oxford, cambridge, york, norwich, exeter, plymouth, southampton | london, edinburgh, portsmouth, cork, galway
  cornualles, devon, kent, yorkshire | cornwall, sussex, norfolk, somerset, dorset, essex, lancashire, cumbria, highlands
  estados unidos, eeuu, ee\\. uu\\., nueva york, california, texas, boston, chicago, florida, austin, seattle | usa, united states, new york, san francisco, los angeles, miami, denver, portland
  canada, toronto, australia, sidney, nueva zelanda | sydney, melbourne, vancouver, new zealand
  madrid, barcelona, valencia, zaragoza, malaga, murcia, bilbao, alicante, cordoba, valladolid, vigo, gijon, granada, oviedo, coruna, vitoria, pamplona, san sebastian, santander, salamanca, leon, burgos, cadiz, jaen, almeria, huelva, toledo, lugo, teruel, soria, cuenca, huesca, caceres, badajoz, castellon, tarragona, girona, lleida, logrono, albacete, segovia, avila, zamora, palencia, ourense, pontevedra, elche, cartagena, getafe | seville, saragossa, corunna
  cataluna, andalucia, galicia, asturias, pais vasco, euskadi, navarra, aragon, castilla, extremadura, canarias, baleares, mallorca, tenerife, la rioja, cantabria, menorca, ibiza | catalonia, andalusia, basque country, castile, canary islands, balearic islands, majorca
  mexico, cdmx, guadalajara, monterrey, puebla, oaxaca, yucatan, queretaro, tijuana | mexico city, merida
  colombia, bogota, medellin, cali, barranquilla, antioquia, argentina, buenos aires, rosario, mendoza, patagonia, corrientes, chile, santiago, valparaiso, concepcion | bariloche, arica
  peru, lima, cusco, arequipa, ecuador, quito, guayaquil, uruguay, montevideo, bolivia, paraguay, venezuela, caracas, costa rica, panama, guatemala, republica dominicana, puerto rico, cuba | dominican republic, el salvador, honduras, nicaragua
  europa, union europea, latinoamerica, america latina, centroamerica, africa, asia | europe, european union, latin america, central america
  portugal, lisboa, oporto, francia, paris, alemania, berlin, italia, roma, milan, suiza, belgica, bruselas, holanda, paises bajos, marruecos, grecia, polonia | lisbon, porto, france, germany, italy, rome, switzerland, belgium, brussels, netherlands, holland, morocco, greece, poland
  ciudad(es)?, urbe | cit(y|ies)
  barrios?, vecindario, colonias?, distritos? | neighbou?rhoods?, districts?
  pueblos?, aldeas?, villas? | villages?, towns?
  provincias?, comarcas?, condados?, departamento, comunas? | count(y|ies), provinces?, boroughs?, shires?
  zonas? rural(es)?, medio rural, el campo | rural areas?, countryside
  costa, litoral, ria, valle, sierra, region(es)?, isla(s)?, estuario | coast, coastal, estuary, valley, hills, regions?, islands?
  en (nuestra|mi|la|esta) zona, mi (calle|zona|ciudad|barrio|pueblo) | my (area|street|town|village|city), in (the|this|our) area, nearby
  poligonos? industrial(es)?, parque empresarial | industrial estates?, office park, business park
`);

/** On its own each of these is a way to reach the customer. */
export const CHANNELS = meanings(`
  boca a boca, boca oreja, boca en boca, de mano en mano, corre* la voz, corriendo la voz | word of mouth, word gets (a)?round, spread* the word
  (nos|me|te|lo|la|las|los) (recomiend|recomend|aconsej)*, recomendad[oa]s? por, por recomendacion*, recomendacion(es)? | recommend* (us|me|it|them|our|my), recommended by, recommendations?, referrals?, referred by
  (nos|me|l[oa]s) ((ha|han|va|van|suele|suelen) )?(deriv|remit|remiti|refier|presentad|recomendad|abierto (la|las) puerta)*, (nos|me) (van?|vien?en?|esta[n]?) (presentando|recomendando), me va presentando, nos presenta[n]?, me presenta[n]?, (nos|me) ((ha|han|va|van|suele|suelen) )?(mand|envi|tra[ei]|trajer|pas|present|coloc|reenvi|busc|consig)* __ (clientes|clientas|alumn[oa]s|pacientes|familias|soci[oa]s|encargos|trabaj[oa]s?|casos|obras|a (los|las|sus|cuatro|tres|dos|varios|much)|candidat[oa]s|gente|pedidos|(a )?otr[oa]s?|amig[oa]s), traer? a un amigo, traiga[n]? *, abr(e|en|ieron|ir|iran) (la|las|su) puertas?, (mand|envi|deriv|tra[ei]|pas)* a sus (clientes|pacientes|alumn|soci|famil)* | (refer|introduc)(s|ed|es|e|red|ing)? (us|me|them|the|new|their|its|private|patients|customers|clients|people|others), introduces? (us|me), (send|sent|bring|brought|pass|give|hand|find|feed)* (us|me) __ (customers?|clients?|patients|pupils|members|work|jobs?|orders|cases|people|families|leads|another|others|friends), (bring|refer) a friend, open(s|ed)? (the|their) doors?, (send|sent|bring|brought|pass|hand)* __ ((their|our|my|its) (customers|clients|patients|pupils|members|work|jobs|families)|to (us|me)|(our|my) way)
  (nos|me) ((ha|han|habia|habian|va a|van a) (ya )?)?(conoc|encuentr|encontr|descubr|contact|busc|incluy|inclui|ofrec|anunci|public|promocion|nombr|mencion|deja[n]?|mete|meten|prescrib|revend)*, oyen hablar de, se enter(an|o|aron) (por|de (nosotr|nuestr)*) | knows? (us|me), (find|found|hear|heard|learn|learnt|discover)(s|ed)? (of|about|out about)? ?(us|me|it|them)( |$), (include|offer|list|mention|promote|advertise|feature|stock|publish|prescribe|resell)(s|d)? (us|me|our|my)( |$), let(s|ting)? (me|us) (present|explain|show|speak)
  (clientes|alumn[oa]s|pacientes|encargos|pedidos|reservas|nuev[oa]s|socios|casi tod[oa]s|la mayoria|tod[oa]s)( nos| me)? (lleg|vien|vendr|saldr|sal|entr)* | (customers|clients|pupils|patients|orders|bookings|jobs|ones|most|members|all|nearly all|almost all|they|of whom|of them)( would| will| could)? (come|came|arrive|arrived) (to us |to me |in )?(from|through|via|by|recommended|thanks)
  (casi |practicamente )?(tod[oa]s|la mayoria|la mitad|much[oa]s)( ell[oa]s)? (a traves|gracias|por (el|la|los|las|un|una|medio|recom|boca)|via|desde|de la mano)* | (nearly |almost )?(all|most|half|many)( of (them|which|whom))? (through|via|by (word|some|a|the|way|means)|thanks to|from the)
  (llega|viene|vendri|llegari)* (recomendad|por (el|la|los|las|un|una|medio|recom|boca)|a traves|gracias|de la mano)* | (come|came|comes|coming|arrive|arrives) (to us |to me |in )?(recommended|through|via|by way|thanks to)
  (llegar|llegare|llegaremos|llego|llegaria|llegariamos|acced*) a (ell[oa]s|estos|estas|mas|nuestr|l[oa]s|familias|client)*, l[oa]s (localiz|contact|alcanz|visit|capt)(o|amos|are|aremos|aria|ariamos), capt(o|amos|are|aremos|aria|ariamos|ar|arlos|arlas) (client|por|en|a|con|los|las|alumn|soci|famil)*, (dar|damos|doy|dare|daremos) de alta a pie de, captacion, darnos a conocer, darme a conocer, dar a conocer | (we|i|we'll|i'll|we'd|i'd|will|would) (reach|find|approach|contact) (them|customers|clients|people|the|through)*, reach(ing)? (them|customers|clients|our|the|these)*, get(ting)? (my|our) (first )?(customers|clients), customer acquisition, (i |we )?(will |'ll |would |'d )?sign(ing)? (people|them|customers|clients|\\w+ers) up, to reach (families|parents|schools|farmers|clients|patients|shops|\\w+ers)*,  win(ning)? (new )?(customers|clients), get(ting)? (my|our) name out, get(ting)? (ourselves|myself) known
  (se )?l[oa]s? (vende|coloca|ofrece)[n]? (el|la|l[oa]s|un|una|dos|tres|cuatro|varios|#)*, (a|por) comision de venta, (nuestr|mi|el|la)[oa]? vendedor(a|es|as)?, quien nos vende, (el|la|l[oa]s) que nos vende[n]?, por cada (alta|cliente que)*, por alta | (is|are) sold (by|in|inside|at|on|from), sells? (it|them) (for us|on commission), for us at, per sign(-| )?up, (our|my) (sales(man|men|woman|person|people)|reps?), for (each|every) (sign-?up|referral|customer), came that way, door-?opener
  (inclu|met|pon|anad)(irlo|irla|irnos|erlo|erla|ernos|irlos|irlas) en (su|sus|el|la|l[oa]s) *, (lo|la|l[oa]s|nos|me) (llev|tien|pon|mete|meti|inclu|exhib|muestr|guard|ofrec)* en (su|sus|el|la|l[oa]s) (catalogo|tienda|web|mostrador|carta|tarifa|presupuesto|escaparate|pagina|folleto|correo|boletin|lista|oferta|formulario|pliego|programa)*, mi muestrario | (add|carr|keep|list|put|includ|display|stock|offer|show|writ)* (it|us|them|(my|our|the) \\w+( \\w+)?) (in|on|into|to) (its|their|the) (service |services |product |own |online |spring |autumn |winter )?(catalogue|shop|site|website|counter|menu|price list|quote|window|page|leaflet|brochure|e-?mail|newsletter|form|specification|welcome|registration|programme)*
  (?!paso|pieza|hora|linea|dia|mes|caso|punto|palabra|parte|noche|lote|fila|pagina|metro|kilo)([a-z]{4,14}) por \\1, de un[oa]? (\\w+ ){1,3}a(l)? (otr[oa]|siguiente) | (?!step|side|little|piece|hour|line|month|case|point|word|night|batch|page|year)([a-z]{4,14}) by \\1, from one (\\w+ ){1,3}to (the next|another)
  (traen?|trajo|traeran?) a (sus |un[oa]s? )?(amig|conocid|vecin|compa|famili|prim|otr)*, (se )?(qued|llev|recib|cobr)(an|a|aran|ara|arian|aria) (con )?(un |el |una )?#(%| %| por ciento)? (por|de) cada (?!venta|pedid|transacc|operac|reserva)*, (escrib|telefone)(o|imos|ire|iremos|iria|iriamos) a *, (llam|visit)(are|aremos|aria|ariamos) (a |un |una |los |las |cada )*, (en|al) (el |su )?catalogo (de|con)*, expositor | (bring|brings|brought|tell|tells) (their|a|other|some) (friend|neighbour|mate|colleague|famil)*, (?<!we )(?<!i )(?<!we would )(keep|take|get|earn|receive|pocket)s? #(%| %| per cent)? (for|of|on|per) (each|every) (?!sale|order|transaction|booking)*, (i|we)('ll| will|'d| would)? (write|ring|phone|email|visit|speak|talk) (to |round )?*, in the catalogues? of, display (stand|unit)
  (vend|ofrec|repart|ensen|capt|anunci)* (l[oa]s? )?(en|a) la(s)? (puerta|salida|entrada)s? *, a pie de (obra|calle|puesto|pista|playa) | (sell|offer|hand|show|give|advertise)* (it |them |these )?(out )?(at|outside|by) (the )?(\\w+ )?(door|gate|entrance|exit)s?, on (the )?site at, outside the (school|station|factory|shop)s?
  puesto en (el|los|un|la) (mercad|plaza|feri)*, puesto de mercad* | market stall, stall (at|in) (the|a|local)*
  (dej|pon|pus|peg|reparti)* (tarjetas|folletos|muestras|carteles|publicidad)*, (mand|envi)* (una carta|un correo|un mensaje) a (tod|sus|l)* | (leave|leaving|left|put|give out|hand out) (business )?(cards|samples|leaflets|flyers), (send|mail|e-?mail)* (a|an) (letter|e-?mail|message) to (all|its|their|every)*
  (?!darse)(d(a|e|i)*) a conocer, (dan|da|daran|darian|reparten|reparte|repartiran|repartirian|dejan|deja|entregan|ensenan|tienen) (mi|mis|nuestr[oa]s?|una?) (tarjeta|folleto|octavilla|cartel|muestra|vale|cupon|pegatina|enlace)*, correr la voz, corran la voz | get(s|ting)? the word out, spread(s|ing)? the word, make(s)? (it|us|me) known, (give|hand|pass|leave|show|keep|have|has|display|stock)(s)? (out |on |round )?(my|our|a) (card|leaflet|flyer|sample|voucher|coupon|sticker|link)s?
  puerta a puerta, puerta fria, visitas comerciales, visitando(l[oa]s)?, visit(o|amos|are|aremos|aria|ariamos) (l[oa]s|cada|personal|tienda|bares|restaur|clinic|granj)*, llamadas? en frio, llamando a | door[- ]to[- ]door, cold[- ]call*, knock(ing)? on (doors|every)*, visiting (them|each|every|the|shops|farms|bars|restaurants|clinics), calling on (them|each|the)*, sales visits, (already )?calls? on them
  folletos?, octavillas?, volantes, panfletos?, buzoneo, buzonear, carteles, un cartel, tarjetas en, anuncios? en, anunci(ar|aria|ariamos|are|aremos|o|amos|arme|arnos|arlo) *, publicidad (en|por), vallas, cunas de radio | leaflets?, leafleting, flyers?, posters?, pamphlets?, cards in, (i|we)('d|'ll| would| will| could)? advertise, advertis(e|ing) (in|on|at|it|through|to)*, adverts? (in|on)*, billboards?, radio spots
  (el|la|un|una|l[oa]s) comercial(es)? (de|del|que|lo|la|l[oa]s), equipo comercial, comercial(es)? (propi|que visit|a comision)*, fuerza de ventas, representantes? comercial*, preventista, venta directa, vendemos direct*, venta online, (?<!sin )licitacion(es)?, concurso publico, (por|a|en|mediante) (un )?concursos?(?! de), acuerdo marco, convenio marco | sales (reps?|team|force|agents?|people), direct sales?, sell(ing)? direct*, online sales, (?<!without a )(?<!without )(?<!no )tenders?, framework agreement, (distributor|company|drinks)'?s rep
  (charlas?|ponencias?|talleres|demostraciones) (en|para|a) (l[oa]s|colegios?|asoci|congres|institut|centros|empresas)*, (feria|congreso|jornada|convencion)s? (del sector|sectorial|profesional|anual|nacional|provincial|tecnic)*, (en|a) (\\w+ )?(la feria|ferias|las ferias|regatas|congresos|jornadas|el congreso|mercadillos|convenciones) | (talks|demos?|demonstrations?|workshops) (at|in|to|for) (the|schools|associat|colleges|clubs|companies|fairs|conferences)*, trade (fairs?|shows?|press|magazines?|bod(y|ies)|associations?|unions?), (industry|professional|national|regional|provincial|annual) (fairs?|conferences?|congress(es)?|expo|convention), (at|in|to|through) (the |a |\\w+ )?(\\w+ )?(fairs?|trade shows?|conferences?|regattas?|conventions?)
  (vend|ofrec|present|anunci)* (l[oa]s? )?por (correo|email|telefono)*, (se )?(l[oa]s? )?(vend|ofrec)* por (carta|catalogo) | (sell|sold|selling|offer|offering|pitch) (it |them )?by (e-?mail|phone|post|mail|letter), sold by catalogue
  boletin(es)?, newsletter, circular(es)? (de|del|interna)*, revista (del|de) (sector|gremio|colegi|asoci)*, (pack|correo|carpeta|kit|manual) de bienvenida, carta de (bienvenida|admision), charla de bienvenida, lista de correo | newsletters?, bulletin, trade magazine, welcome (talk|e-?mail|letter|pack|kit|folder), admission letter, mailing list
  mostrador, escaparate, tablon(es)? de anuncios, boca de urna, grupo(s)? de whatsapp (del|de la|de l[oa]s|de) (gremi|profes|sector|vecin|oficio|fontan|padres|madres|barrio)*, megafonia | (over|on) (the|their) counter*, shop window, notice ?boards?, (trade|parents'?|neighbou?rs'?|residents'?|professional|class) whatsapp groups?, loudspeaker
  canal(es)? (de venta|de distribucion|principal)*, canal(es)?: *, nuestro canal, (la |las )?ventas?: * | (our|the|sales|main|distribution) channels?, channels?: *, route to market, (^|[.\\n] ?)sales: *
  google ads, anuncios de (facebook|instagram|google), posicionamiento, seo, campana(s)? (en|de) (redes|google|insta|facebook|correo|marketing)*, influencers? | google ads, (facebook|instagram|google) ads*, search engine*, seo, (social media|google|facebook|email|marketing) campaigns?, influencers?
`);

/** Those whom an association or a club counts. */
export const MEMBERS = meanings(`
  soci[oa]s, miembros, afiliad[oa]s, asociad[oa]s, federad[oa]s, colegiad[oa]s, abonad[oa]s, suscriptor(es|as), seguidor(es|as) | members, affiliates, subscribers, followers, \\w+ members
  pueblos, municipios, aldeas, hogares, edificios | villages, towns, municipalities, hamlets, households, buildings
`);

/** To sell, or to be found or told of; by, in or through a go-between it is a way to the customer. */
export const REACHES = meanings(`
  (?!vend(edor|id))vend*, ventas?, revend*, comercializ*, coloc*, cobr* | sell, sells, selling, sold, sale, sales, resell*, resold, market, marketing, place, placed
  ofrec*, present*, ensen*, mostr*, muestr*, expon* | offer*, present*, show*, exhibit*, display*
  promocion*, difund*, anunci*, public*, divulg*, dar a conocer, da a conocer | promot*, advertise(s|d)?, announc*, publish*, publicis*, publiciz*
  distribu*, repart* | distribut*, hand out, hands out
  lleg*, viene[n]?, vendr*, vinieron, venir, entr(an|aron|aran) | reach*, arriv*, come, comes, came, coming, get in, gets in, got in
  conoc*, encuentr*, encontr*, enter(an|aron|aran)*, oye[n]?, descubr*, busc*, llam*, contact*, contrat*, apunt*, inscri*, reserv* | know*, find*, found, hear*, heard, learn*, discover*, ring*, call*, contact*, book*, sign* up, join*, enrol*
  capt*, atra[ei]*, consegu*, consig* | attract*, win, wins, won, recruit*, get, gets, got
`);

/** Between those and a go-between. */
export const BY_WAY_OF = meanings(`
  a traves de*, por medio de*, mediante, via, gracias a*, de la mano de*, con (la )?ayuda de*, apoyad[oa]s en, nos apoyamos en, me apoyo en | through, via, by way of, thanks to, by means of, with the help of
  (acuerd|conveni|alianz|colabor)* con | (agreement|partnership|deal|alliance|tie-up)s? with, (partner|collaborat)* with
`);

/** The same, where a word of `REACHES` stands shortly before. */
export const BY = meanings(`
  (por|x)(?= (instagram|facebook|tiktok|etsy|amazon|wallapop|linkedin|youtube|google|redes)), por (el|la|l[oa]s|un|una|su|mi|nuestr[oa]s?|dos|tres|#), en( el| la| l[oa]s| un| una| #| su| sus| cada)?, desde (el|la|l[oa]s) | by( the| a| an| two| three| #)?, in( the| a| an| #| its| every)?, on( the| a| its)?, at( the| a)?
`);

/** To speak for somebody; said of a go-between and of "us" or "it", it brings customers. */
export const SPEAKS_FOR = meanings(`
  (lo|la|l[oa]s|nos|me) ofrec* | offer* (it|us|them)
  recom(ie|e)nd*, aconsej*, prescri*, avis*, inform* | recommend*, prescrib*, advis*, alert*, inform*, endors*
  hab(la|lo|lan|laron|lara) de, cuent* , menciona*, nombr*, da a conocer | talk* about, tell*(?! (me|us|him|her|them) (to|that|how|what)), told(?! (me|us)), mention*, speak* of, point* to
  pon(e|en|dra|dria|drian|er), pus(o|ieron), met(e|en|io|ieron|era), inclu*, list* | put*, list*, includ*, feature*
  anunci*, difund*, promocion*, public*, compart*, divulg*, mand(a|an|ara|o|aron|ar) (una|un) (carta|correo|mensaje) | advertis*, promot*, publish*, publicis*, publiciz*, share*, post*, spread*, circulat*, (send|mail|e-?mail)* (a|an) (letter|e-?mail|message)
  distribu*, revend*, vend(e|en|era|eran|eria|erian), lleva[n]?, tien(e|en) en, expon* | distribut*, resell*, sell*, sold, stock*, display*, carr(y|ies)
  (nos|me) (pas|mand|envi|tra|present)* (a )?(sus?|nuev[oa]s) *, deriv*, remit* | pass(es)? (us|me) (their|its), refer*, (send|bring)* (us|me) (their|its|new), introduc*
`);

/** The ones spoken for. */
export const US = meanings(`
  nos, nosotr[oa]s, me, mi, nuestr[oa]s?, l[oa]s?(?= (recom|pon|anunci|difund|public|compart|distribu|vend|lleva|inclu|expon|mete)) | us, me, it, our, my
`);

/** Who or what stands between a seller and the customers: it gathers them, sells to them or is read by them. */
export const GO_BETWEENS = meanings(`
  fundacion(es)?, obispado, diocesis, secretari[oa]s? (del ayuntamiento|municipal), alcaldes?, concejal* | foundations?, diocese, town clerks?, mayors?, councillors?
  almacen(es)? de *, centros? de (buceo|jardineria|estetica|mayores|dia|formacion)*, registros? civil(es)?, los registros | (plumbers|builders|timber)'? merchants?, (dive|garden|beauty|day|training) cent(re|er)s?, register offices?, registry
  (el |un )?grupo(s)? de (facebook|whatsapp|telegram|la|el|los|las|padres|vecinos), en un grupo, lista de (correo|la|el) | (facebook|whatsapp|telegram|federation's|parents'|neighbours') groups?, mailing lists?, (its|their) list
  asociacion(es)?, agrupacion(es)?, gremios?, colegios? profesional(es)?, colegios? oficial(es)?, colegios? de (abogados|medicos|arquitectos|veterinari|psicolog|farmac|enferm|notar|ingenier)*, federacion(es)?, patronal(es)?, camaras? de comercio, sindicatos?, cofradias?, hermandad(es)?, mutuas?, penas deportivas, ampas?, clubes, club | associations?, societ(y|ies), guilds?, professional bod(y|ies), federations?, employers'? (association|federation)s?, chambers? of commerce, unions?, bar associations?, parent-teacher, ptas?, clubs?
  cooperativas?, centrales? de compra*, grupos? de compra* | co-?operatives?, buying groups?
  distribuidor(a|es|as)?, mayoristas?, importador(a|es|as)?, revendedor(a|es|as)?, concesionarios?, representantes?, agentes?, franquiciad[oa]s?, corredur* | distributors?, wholesalers?, importers?, resellers?, dealers?, agents?, franchisees?, brokers?, merchants?
  agencias?, inmobiliarias?, gestorias?, asesor(ia|ias|es)?, administrador(es)? de fincas, certificador(es|as)?, consultor(es|as)? | agenc(y|ies), estate agents?, letting agents?, advis(e|o)rs?, accountants?, property managers?, certifiers?, consultants?
  hotel(es)?, recepcion(es)?, alojamientos?, campings?, oficinas? de turismo, touroperador* | hotels?, receptions?, lodges?, campsites?, tourist offices?, tour operators?
  tiendas?( [a-z]+as)?, tiendas? nauticas?, comercios?, ferreterias?, farmacias?, librerias?, gasolineras?, quioscos?, bares, estancos?, supermercados?, floristerias?, panaderias?, peluquerias?, gimnasios? | shops?, chandler(y|ies), stores?, retailers?, hardware stores?, pharmac(y|ies), chemist's, bookshops?, petrol stations?, kiosks?, bars, supermarkets?, florists?, baker(y|ies), hairdressers?, gyms?
  veterinari[oa]s?, medic[oa]s?, pediatras, matronas, enfermer[oa]s, fisios?, fisioterapeutas?, psicolog[oa]s, dentistas, centros? de salud, hospital(es)?, clinicas? | vets?, doctors?, gps?, paediatricians?, midwives, nurses, physios?, physiotherapists?, psychologists, dentists, health centres?, hospitals?, clinics?
  colegios?, escuelas?, institutos?, universidad(es)?, facultad(es)?, profesor(es|as)?, maestr[oa]s, guarderias?, orientador(es|as)?, academias? | schools?, colleges?, universit(y|ies), facult(y|ies), teachers?, nurser(y|ies), academies
  ayuntamientos?, diputacion(es)?, municipios?, bibliotecas?, parroquias?, trabajador(es|as) social(es), servicios sociales, centros (sociales|civicos|culturales) | councils?, town halls?, librar(y|ies), parish(es)?, social workers?, social services, community centres?
  organizador(es|as)?, wedding planners, funerarias?, fotografos, fincas de bodas, arquitect[oa]s?, estudios? de arquitectura, aparejador(es|as)?, reformistas?, constructor(as|es), instalador(es|as)?, fontaneros, entrenador(es|as)?, mediador(es|as)?, abogad[oa]s, notari[oa]s | organi[sz]ers?, wedding planners, undertakers, photographers, architects?, architecture practices, builders?, contractors, installers?, plumbers, coaches, mediators?, lawyers?, solicitors, notaries
  ferias?, mercadillos?, mercados de *, congresos?, jornadas?, salones?, convencion(es)? | fairs?, street markets?, farmers'? markets?, conferences?, congress(es)?, exhibitions?, conventions?
  foros?, portal(es)? (web|de|del), revistas?, radio, prensa, podcasts?, blogs?, su web, paginas? web de | forums?, portals?, magazines?, radio, the press, podcasts?, blogs?, (its|their) (web)?site
  instagram, tiktok, facebook, linkedin, youtube, google, redes sociales, amazon, etsy, wallapop, mercado ?libre, marketplaces?, plataformas? de | instagram, tiktok, facebook, linkedin, youtube, google, social (media|networks), amazon, etsy, ebay, marketplaces?
  empresas? de (reparto|alquiler|limpieza|mantenimiento|montaje|gas|transporte|seguros)*, proveedor(es|as)?, aseguradoras?, bancos? | (delivery|hire|cleaning|maintenance|gas|transport|rental) (firms?|compan(y|ies)), suppliers?, insurers?, banks?
`);

/** What grows or is worth so much; with a figure or growth in the clause it is the size of a market. */
export const MARKETS = meanings(`
  mercados?(?! (de abastos|municipal|central|artesan|medieval|campesin)), sector, industria, demanda, consumo, (?<!un )(?<!por )(?<!cada )(?<!el )turismo, (?<!segun )poblacion | market(?! (garden|trader|stall|town|research|price|leader|hall|square))(s(?! and)|), sector, industry, demand, consumption, (?<!by )tourism, (?<!on )population
`);

export const GROWS = meanings(`
  millones, billones, crec*, crezc*, aument*, dispar*, multiplic*, duplic*, triplic*, auge, al alza, en alza, boom, expansion, no para de, no deja de, repunt* | million, billion, grow*, grew, rose, ris(e|es|ing|en), increas*, soar*, doubl*, tripl*, boom*, expand*, on the up, taking off, climb*
`);

/** With a group in the clause: it grows. */
export const MORE_AND_MORE = meanings(`
  el numero de \\w+ __ (crec|aument|sub|dispar|duplic)*, de l[oa]s # (que (hay|podemos|existen|tenemos)|a nuestro alcance|de la (zona|provincia|comarca|region))* | the number of \\w+ __ (grow|ris|rose|increas|soar|doubl)*, out of (the |some |about )?# (within|in (our|the|this) (area|reach|region|county|province)|that exist)*
  cada vez (hay )?mas, cada ano (hay )?mas, en (pleno )?(crecimiento|auge|aumento), crecimiento, (numero|demanda|mercado|grupo|interes|poblacion|publico) (creciente|al alza) | more and more, ever more, more every year, growing numbers?, (a )?(rising|growing|increasing) (number|demand|market|group|amount|interest|population|share|community)s?, an increasing, growth
`);

/** Makes a count what is hoped for. */
export const HOPED_FOR = meanings(`
  esper*, quer(emos|ria|riamos), quiero, objetivo, meta, llegaremos, llegar a tener, tendr*, alcanz*, consegui*, prev*, proyecta*, facturar* | hope*, want to, goal, target, will have, would have, expect*, forecast*, aim*, plan*, project*
`);

/** Before a count, it is how large each customer is and not how many there are. */
export const SIZE_OF_EACH = meanings(`
  por, con, de menos de, menos de, hasta, de, a, entre, y, para, cada, capacidad | with, of, fewer than, less than, under, below, up to, to, between, and, per, capacity
`);

/** Why now and not five years ago. */
export const WHY_NOW = meanings(`
  nueva (ley|normativa|regulacion|directiva|norma), nuevo reglamento | new (law|rules?|regulations?|directive)
  desde 20\\d\\d, a partir de (20\\d\\d|enero|julio|septiembre), antes de 20\\d\\d | since 20\\d\\d, from (20\\d\\d|january|july|september), by 20\\d\\d
  obliga(ra|toria|torio|n|do)?, obligad[oa]s por ley, por ley, la ley (obliga|exige|pide), exigira[n]? | obliged by law, by law, mandatory, compulsory, the law (requires|demands), will require, requires? (every|all)
  reglamento, normativa, reforma | regulations?, reform
  tras la (pandemia|ley|reforma), acaba[n]? de, ahora que, este ano | since the (pandemic|law|reform), (has|have) just, now that, this year
  auge, cada vez mas | boom, more and more
`);
