import { meanings } from '../text/meanings.ts';

/** Said of itself, it sets nothing apart. */
export const VAGUE_DIFFERENCE = meanings(`
  mejor(es)?, mejora* | better, best, improv*, superior
  mas barat*, barat(o|a|os|as), buen precio, buenos precios, economic(o|a|os|as), asequible* | cheap*, low(er)? cost, low(er)? prices?, good prices?, fair prices?, affordable, inexpensive, budget
  (mas|muy) (comod*|facil*|sencill*|intuitiv*|simple*), facil de usar | (easier|simpler|comfier), (really |very |so )?easy to use, more (convenient|comfortable|intuitive), user-friendly, very (easy|simple|convenient)
  (mas|muy) rapid* | faster, quicker, very (fast|quick)
  (mas|muy) (modern*|complet*|bonit*|chul*|guay*|divertid*) | nicer, cooler, (more|very) (modern|complete|fun|beautiful|stylish)
  bonit(o|a|os|as), chul(o|a|os|as), mon(os|as), guapas | nice, pretty, lovely, cool, stylish
  buen rollo, buena onda, buen ambiente | good vibes?, (good|nice|great|pleasant) (vibe|atmosphere)
  innova*, novedos*, novedad, original(es)?, creativ*, vanguard* | innovat*, novel, novelty, original, creative, cutting-edge, fresh approach
  unic(o|a|os|as), inolvidable*, inigualable*, magic(o|a|os|as), increible* | unique, unforgettable, unmatched, magical, incredible
  diferente*, distint(o|a|os|as), especial(es)? | different, special, distinctive
  (con|usando|mediante|basad* en) (la )?(ia|inteligencia artificial), ia, inteligencia artificial | ai, ai(-| )(powered|driven|based|enabled), artificial intelligence, machine learning
  blockchain, cadena de bloques, tecnologia punta, ultima tecnologia, alta tecnologia | block chain, latest technology, high-tech, state-of-the-art
  (alta|buena|gran|maxima|primera|mucha) calidad, de calidad, calidad | (high|good|great|top|best|premium)[- ]quality, quality, premium
  (mucho|con) (amor|carino|mimo), emocion, pasion, ilusion | love, passion, tender loving care, excitement
  de confianza, confiable*, fiable* | (you can|can be) trust*, trustworthy, reliable, dependable
  todo en un(o| mismo sitio| solo lugar| solo sitio), integral(es)?, escalable*, multiplataforma | all[- ]in[- ]one, (all|everything) in (one|a single) place, comprehensive, all-round, all-around, scalable, end-to-end
  trato (cercano|personal*|humano|familiar), atencion (cercana|personal*), personalizad* | friendly service, personal (touch|service|attention), personali[sz]ed, tailored
  sin (colas|comisiones|complicaciones) | (no|without) (fees|queues|hassle)
  ecologic*, sostenible*, verde | eco-friendly, sustainable, green
`);

/** "The others", in so many words: no kind of them need be named. */
export const OTHERS = meanings(`
  competidor*, (la|mi|nuestra|su) competencia, competencia(:| en| de la), compite(n)? | competitor*, (the|our|my|any) competition, competition(:| in| from| is), compete(s)?
  (todo el mundo|todos|la gente|el resto) (en|del) (el )?(sector|gremio|mercado|ramo), el sector entero | everyone (in|on) the (sector|trade|industry|market|business), the whole (sector|trade|industry)
  (la|el) otr(o|a) [a-z]+ (que|de la zona|cerro)* | the other [a-z]+ (that|who|in town|closed)*
  (el|la) [a-z]+ (de [a-z]+ )?mas cercan(o|a) | the (nearest|closest) [a-z]+
  (aqui|por aqui|en (mi|el|la|los|nuestro) (zona|barrio|pueblo|ciudad|comarca|pueblos)) (tod(o|a|os|as)(?! el mundo)|casi tod*) | (here|around here|round here|in (my|the|our) (area|town|village|neighbourhood|city)) (all|nearly all|almost all|every)
  rival(es)?, alternativa*, contrincante* | rival*, alternative*, incumbent*
  (el|los) resto (de|no|solo|tarda*|cobra*|pide*|vende*|hace*|da*|lo|se|te|manda*), (?<!o )algo (parecido|similar), (los|las) que se (importan|fabrican|usan|ponen|compran|venden), (los|las) demas [a-z]+s, (los|las) demas (no|solo|tarda*|cobra*|pide*|vende*|hace*|van|son|dan|se) | (?<!or )something (similar|like (it|this)), (the |those )?imported ones, the rest (do|don'?t|only|take|charge|sell|make|give|want|are|go)s?, (everyone|everybody) else (does|do|only|takes|charges|sells|makes|gives|wants|is|goes), (the )?others (do|don'?t|only|take|ask|charge|sell|make|give|want|are|go)
  otr(os|as) (?!lo|la|los|las|se|que|y|o|de|dos|tres|cuatro|cinco|seis|#|cosas|veces|dias|clientes|ciudades|pueblos|paises|barrios|zonas|tantos|muchos|sitios|personas|mas|especies)* | (?<!each )(?<!every )other (?!one|and|week|month|year|night|job|work|than|side|day|half|two|three|four|five|people|towns|cities|countries|neighbourhoods|things|times|way|clients|customers|hand|species|ones)[a-z-]*
  (?<!no )(existen|existe), ya (hay|se vende*|lo hace*), lo que (ya )?(hay(?! que)|existe|se vende), (que|como) ya (hay|existen) | (already )?exist(s|ing)?, already (offer|sell|do|make|out there), there (is|are) already, what there is, what (there )?is (there|available|out there|on offer|sold), what's (about|out there|on offer|available|sold)
  (del|hay en el|existe en el|existen en el|disponibles? en el|[a-z]+s en el) mercado(?! (central|municipal|medieval|de|del|dominical|semanal)), a la venta, disponible(s)? (hoy|ahora|en)* | on the market, out there, on sale, on offer, available (today|now)
  que se (compran|venden|encuentran|consiguen) (por|en|hoy|a)*, (los|las|lo|el|la) que (hay|existen|existe|venden|se vende*|se encuentra*|te venden|ofrecen|ensenan|dan|hacen|sirven) (en |los |las |el |la |es |son )* | you (can )?(buy|find|get) (in|on|at|online|off|today), the ones from [a-z]+, the ones (that|they|it) come(s)? with, the (ones|one|kind|sort) (you (find|buy|get)|sold|available|that (is|are) sold|currently sold), what (the )?(\\w+ )?\\w+ (teach|offer|sell|stock|serve)s?
  (?<!para )(los|las|lo|la|el) (industrial(es)?|tradicional(es)?|convencional(es)?|habitual(es)?|normal(es)?|corrientes|de siempre|de supermercado|del supermercado|importad(os|as)|gring(os|as)|chin(os|as)|american(os|as)|aleman(es|as)) | (ordinary|usual|conventional|traditional|standard|normal|regular|supermarket|imported|american|chinese|german|industrial|shop-bought|store-bought|factory-made|mass-produced) ones?
  (los|las) (mas )?(car(os|as)|barat(os|as)|grandes|generalista*|seri(os|as)) (no|solo|ni|cuesta*|vale*|tarda*|empieza*|pide*|parten) | (expensive|dear|cheap|big|generic|serious) ones
  (el|la|los|las) suy(o|a|os|as) (no|solo|tarda*|cuesta*|son|es|pesa*|lleva*), (el|la) unic(o|a) [a-z]+ que (hay|habia|existe|existia), solo (hay|existe|existen) (un|una|uno|dos|#), lo (normal|habitual|corriente) es, (los|las) del? [a-z]+ (de [a-z]+ )?(no|solo|ni|son|estan|vienen|llegan|llevan|duran|cuestan|valen|tienen|se|tardan), (los|las) que (traen|vienen) (de serie|de fabrica|con) | theirs (don'?t|only|take|takes|cost|costs|is|are|weighs?), the only [a-z]+ (there (is|was)|round here|around here|nearby), there (is|are) only (one|two|#), the (norm|usual thing) is, (the|those) (\\w+ )?(\\w+ )?ones (know|do|don'?t|only|can|cannot|can'?t|are|have|cost|come|take|won'?t|charge|need|break|fail)
`);

/** What tells the usual supplier or thing from ours; it stands by it. */
export const USUAL = meanings(`
  (los|las) [a-z]+ grandes, (los|las) grandes [a-z]+ | (big|bigger|large|larger|major) ([a-z]+ )?[a-z]+s
  tradicional*, convencional*, clasic*, de siempre, de toda la vida | traditional, conventional, classic, old-fashioned, old-school, legacy
  habitual*, normal*, corriente*, ordinari*, comun(es)?, usual(es)? | usual, ordinary, normal, regular, common, run-of-the-mill
  (?<!en )(?<!in )general(es)?, generalista*, generic* | (?<!en )(?<!in )general, generalist*, generic, all-purpose, mainstream
  estandar, en serie, industrial(es)?, de catalogo, de fabrica | standard, off-the-shelf, industrial, mass-produced, mass-market, ready-made
  actual(es)?, existente*, vigente*, de hoy, que (ya )?(hay|habia|existen), que se venden | current, existing, present-day, today's, available, that (already )?exist, sold
  oficial(es)?, ultracongelad*, congelad*, de supermercado, de gasolinera | official, frozen, supermarket, petrol-station
`);

/** What may tell it, or only where it is. */
export const NEARBY = meanings(`
  la mayoria (de|del), casi tod(o|a|os|as) | most, nearly all, almost all
  lejan* | faraway, far-off, distant
  grande*, gran, gigante*, conocid* | big, bigger, large, larger, major, giant, well-known, leading, established, household-name
  de barrio, local(es)?, de la zona, de la ciudad, del centro, en el centro, del pueblo, de aqui, de la esquina, de alrededor, mas cercan* | neighbourhood, neighborhood, local, nearby, downtown, in the (city |town )?centre, city[- ]centre, town[- ]centre, high[- ]street, in town, town, corner, in the area, round here, around here, nearest
  autorizad*, public*, municipal*, privad*, particular(es)? | authorised, authorized, public, council, municipal, private
  automatic*, en linea, online, digital(es)? | automatic, online, digital, automated
  presencial(es)? | face-to-face, in-person, classroom
  voluntari(o|a|os|as) | volunteer
  extranjer*, importad*, internacional*, american*, chin(o|a|os|as), aleman(a|es|as)? | foreign, imported, international, american, chinese, german, overseas
  colectiv*, compartid*, masific* | shared, collective, crowded
  sec(o|a|os|as), envasad*, precocinad*, de plastico | dry, packaged, pre-cooked, plastic, tinned
`);

/** Those who sell or serve, and what they serve with. */
export const SUPPLIERS = meanings(`
  copisteria*, copista* | copy(ing)? shop*, print shop*
  catering(s)?, cocinas centrales | caterer*, catering
  despachante*, aduaner(o|a|os|as) | customs (broker|agent)*, freight forwarder*
  ong(s)?, asociaciones | ngo(s)?, charit(y|ies)
  archivos, bibliotecas, hemerotecas | archives, libraries
  empresas? de [a-z]+, companias? de [a-z]+ | (catering|cleaning|security|insurance|construction|maintenance|transport|delivery|software|phone|marquee|waste|removal|event|hire|rental|water|gas|recycling|shipping|installation) (company|companies|firm|firms), (?!our|the|these|those|such|small|many|some|few|several|two|three|four|five|six|for|to|of|with)[a-z]+ (firms|companies)
  impresora* | printers
  traductor*, interprete(s)? | translator*, interpreter*, translation (agenc|firm|compan|service)*
  funeraria*, tanatorio* | funeral (home|director|parlour)*, undertaker*
  fotograf(o|a|os|as), videograf*, estudio(s)? | photographer*, videographer*, studio(s)?
  disenador*, programador*, informatic(o|a|os|as), desarrollador* | designer*, programmer*, developer*, it (firm|compan|technician|people|consultan)*
  masajista*, osteopata*, podolog*, matrona* | masseu*, osteopath*, chiropodist*, podiatrist*, midwi*
  vendedor(es)?, comerciante*, revendedor*, tratante* | seller*, trader*, reseller*, salespeople
  tasador*, certificadora* | valuer*, appraiser*, certifier*, certification bod*
  decorador*, interiorista*, paisajista* | decorator*, interior designer*
  guardamuebles, trastero* | storage (unit|compan|firm)*, self-storage
  telefonica*, operador(a|as|es)?, teleco(s)? | telecom*, phone compan*, operator*, network operator*
  electrica*, comercializadora*, petrolera* | utilit*, energy (supplier|compan|firm)*, power compan*, oil compan*
  organizador(es|as)?, promotora*, wedding planner* | organiser*, organizer*, promoter*, event planner*, wedding planner*
  aparcamiento*, parking(s)? | car park*, parking lot*
  relojer(o|os|ia|ias), joyer(o|os|ia|ias) | watchmaker*, watch repairer*, jeweller*, jeweler*
  colegios (publicos|privados)*, escuelas presenciales | classroom schools, (state|private) schools
  maquinas? (de (vending|la entrada|cafe|bolleria)|expendedora*) | vending machine*, machine(s)? in the (lobby|hall|corridor|station)
  aerolinea*, naviera*, touroperador* | airline*, shipping (line|compan)*, tour operator*
  periodico(s)?, prensa, revista(s)? | newspaper*, magazine*
  chatbot(s)?, asistentes virtuales, traductores automaticos, marketplace(s)? | chatbot*, virtual assistants, machine translation, marketplace*
  editorial(es)?, imprenta*, discografica*, productora* | publisher*, printers, printing (firm|compan)*, record label*, production compan*
  veneno*, quimico(s)?, pesticida*, insecticida*, herbicida*, fertilizante*, abono(s)?, pienso(s)? | poison*, chemical*, pesticide*, insecticide*, herbicide*, weedkiller*, fertili[sz]er*, feed(s)?
  marca(s)?, fabricante*, productor(es)? | brand(s)?, manufacturer*, makers, producers
  cadena(s)?, franquicia* | chain(s)?, franchise*
  tienda*, comercio(s)?, bazar*, grandes superficies | shop(s)?, stores, (a|the|no|any) store, retailer*, superstore*, boutique*
  supermercado*, hipermercado*, el super | supermarket*, hypermarket*, grocer*
  almacen(es)?, mayorista*, distribuidor*, proveedor*, importador*, suministrador* | warehouse*, wholesaler*, distributor*, supplier*, importer*, merchant*, vendor*, yard(s)?, stockist*
  concesionario* | dealer(s)?, dealership*
  ferreteria*, farmacia*, optica(s)?, libreria*, jugueteria*, zapateria*, papeleria*, estanco*, joyeria* | hardware (shop|store)*, pharmac(y|ies), chemist*, optician*, bookshop*, bookstore*, bookseller*, toyshop*, shoe shop*, stationer*, jeweller*, jeweler*
  panaderia*, obrador(es)?, pasteleria*, carniceria*, pescaderia*, fruteria*, heladeria* | baker(y|ies|s), patisserie*, butcher*, fishmonger*, greengrocer*, ice-cream (shop|parlour)*
  florista*, floristeria*, vivero(s)?, jardiner(o|a|os|as) | florist*, flower shop*, garden centre*, garden center*, nurser(y|ies), gardener*, landscaper*
  gasolinera*, lonja(s)?, subasta*, mercado(s)?, mercadillo*, rastro, mercado central | (filling|petrol|gas)[- ]station*, (fish )?auction*, market(s)?, flea market*
  agencia*, intermediario*, representante*, corredor(es)? | agenc(y|ies), middlem(a|e)n, intermediar*, broker*, agent(s)?, rep(s)?
  gestoria*, gestor(es|as)?, asesoria*, asesor(es)?, contable*, despacho*, bufete*, notari* | accountan*, bookkeeper*, advisor*, adviser*, office(s)?, law firm*, practice(s)?, notar(y|ies)
  abogad*, consultor*, ingenier*, arquitect*, perit(o|os) | lawyer*, solicitor*, attorney*, consultan*, engineer*, architect*, surveyor*
  banco(s)?, cajas de ahorro*, entidad(es)? | bank(s)?, building societ*, lender*
  aseguradora*, mutua(s)?, (el|un|los) seguros? | insurer*, (insurance|mutual) (compan|firm)*, mutual(s)?, (the )?insurance
  inmobiliaria*, portal(es)?, administrador(es)? | estate agen*, letting agen*, portal(s)?, property manager*, listing site*
  albanil(es)?, constructor*, contratista*, reformista* | builder*, construction (firm|compan)*, contractor*
  fontaner*, electricist*, cerrajer*, pintor(es)?, instalador*, manitas | plumber*, electrician*, locksmith*, painter*, installer*, handym(a|e)n
  carpinter*, restaurador*, cristaler*, tapicer*, herrer(o|os|ia), ceramist* | carpenter*, restorer*, joiner*, glazier*, upholster*, blacksmith*, potter*
  tecnico(s)?, servicio tecnico, mecanico(s)?, mantenedor*, mantenimiento | technician*, repair (shop|service)*, repairer*, mechanic(s)?, maintenance
  talleres, (un|ningun) taller, el taller (mas|de|que), el taller(?= (cierra|abre|no|solo|tarda|cobra|pide|cuesta|esta|te)(?![a-z])), gruas, desguace(s)? | workshops, (a|no) workshop, the workshop (nearest|at|in|that), the workshop(?= (closes|opens|is|only|takes|charges|asks|costs)(?![a-z])), garage*, body shop*, tow truck*, scrapyard*, breaker*
  modist*, costurer*, sastre*, tintoreria*, lavanderia*, zapater(o|os) | dressmaker*, seamstress*, tailor*, dry cleaner*, laundr*, cobbler*
  mensajer*, envios por mensajeria, paqueteria, transportista*, mudanza*, correos, logistic* | courier*, parcel (firm|compan|service)*, haulier*, carrier*, remov(al|er)*, post office, delivery (firm|compan|service|app)*, logistics
  alquilador*, arrendador*, (casa|empresa)s? de (alquiler|renta), rentador* | hire (firm|compan|shop|service)*, rental (firm|compan|shop|service|agenc)*, renter*, leasing
  limpiador*, asistenta*, empresas? de limpieza, fumigador* | cleaner*, cleaning (firm|compan|service)*, fumigator*, exterminator*
  peluqueria*, peluquer*, esteticist*, salon(es)?, spa(s)? | hairdresser*, salon(s)?, barber*, beautician*, spa(s)?
  gimnasio(s)?, entrenador(es)?, piscina*, club(es)?, polideportivo* | gym(s)?, trainer*, coach, swimming pool*, pool, club(s)?, leisure centre*
  clinica*, hospital(es)?, consulta(s)?, ambulatorio*, centro(s)? de salud, urgencias | clinic(s)?, hospital*, surger(y|ies), health centre*, health center*
  medico(s)?, psicolog*, fisio*, dentista*, logopeda*, nutricionist*, terapeuta* | doctor*, gp(s)?, psychologist*, physio*, dentist*, speech therapist*, dieti*, therapist*, counsellor*
  laboratorio* | lab(s)?, laborator*
  veterinari*, protectora*, criador(es)?, paseador* | vet(s)?, shelter*, breeder*, (dog )?walker*, kennel*
  residencia(s)?, centro(s)? de (dia|mayores), guarderia*, ludoteca*, ninera*, canguro* | care home*, nursing home*, day centre*, nurser(y|ies), playcentre*, nann(y|ies), babysitter*, childmind*
  academia*, escuelas de (idiomas|musica|conducir|cocina|baile|surf|esqui|vela|danza|arte|teatro|natacion|negocios|fotografia|yoga|equitacion|adultos|programacion)*, clases (en linea|online|particulares|grabadas), autoescuela* | academ(y|ies), (language|music|driving|cookery|dance|surf|ski|sailing|art|drama|swimming|business|photography|yoga|riding|coding) schools?, (online|private|recorded) (class|lesson)*, crammer*
  profesor*, tutor*, cursos, charlas, manuales, libros | teacher*, tutor*, courses, talks, textbooks, books, manuals
  guia(s)?, excursion(es)?, visita(s)? guiada(s)?, tour(s)?, agencia* de viaje* | guide(s)?, guidebook*, excursion*, guided (tour|visit)*, tour(s)?, travel agen*
  reciclador*, chatarrer*, gestor(es)? de residuos, demoledor*, vertedero* | recycler*, scrap (dealer|merchant)*, waste (firm|compan|handler)*, demolition firm*, landfill*
  apps, aplicaciones, una app cualquiera | apps, applications
  programas, software, (un )?erp(s)?, (un )?crm(s)?, herramientas, soluciones, paquetes | programs, programmes, software, (an )?erp(s)?, (a )?crm(s)?, tools, toolkits, solutions, suites, packages
  plataformas, webs, paginas, buscadores, foros, catalogos, directorios, comparadores, bolsas de (carga|trabajo|empleo) | platforms, websites, sites, search engines, forums, catalogues, catalogs, directories, comparison sites, (freight|job) (exchanges|boards)
  grupos? de (whatsapp|facebook|telegram), redes sociales, tablon* de anuncios | (whatsapp|facebook|telegram) groups?, social (media|network)*, classifieds, notice board*
`);

/** Places that are customers as often as rivals. */
export const HOSTS = meanings(`
  bar(es)?, restaurante*, cafeteria*, cantina*, chiringuito* | bar(s)?, restaurant*, cafe(s)?, canteen*, pub(s)?
  hotel(es)?, hostal(es)?, camping(s)?, albergue* | hotel(s)?, hostel*, campsite*, guesthouse*
`);

/** Things and ways people use until now: rivals only where a word tells them from ours. */
export const GOODS = meanings(`
  centro(s)? | centre(s)?, center(s)?
  empresa*, compania*, firma*, negocio*, multinacional* | compan(y|ies), firm(s)?, business(es)?, multinational*, corporation*, outfit*
  taxi(s)?, taxista*, autobus(es)?, ambulancia*, tren(es)?, camion(es)?, furgoneta* | taxi(s)?, cab(s)?, bus(es)?, coach(es)?, ambulance*, train(s)?, lorr(y|ies), truck(s)?, vans
  barco(s)?, ferry, ferris, yate(s)? | boat(s)?, ferr(y|ies), ship(s)?
  hoja(s)? de calculo, excel, papel, libreta*, cuaderno*, pizarra | spreadsheet*, excel, paper, notebook*, whiteboard
  sistema(s)?, metodo(s)?, tecnica(s)?, tecnologia(s)?, proceso(s)?, servicio(s)? | system*, method(s)?, technique*, technolog(y|ies), process(es)?, service(s)?, scheme(s)?
  maquina*, maquinaria, aparato*, equipo(s)?, dispositivo*, robot(s)?, dron(es)? | machine*, machinery, appliance*, equipment, device*, gadget*, robot(s)?, drone(s)?
  sensor(es)?, camara(s)?, bascula(s)?, medidor*, contador(es)?, alarma(s)?, gps | sensor*, camera*, scale(s)?, meter(s)?, alarm(s)?, tracker*
  motor(es)?, generador*, bomba(s)?, filtro(s)?, bateria(s)?, panel(es)?, caldera(s)?, intercambiador* | engine*, generator*, pump(s)?, filter(s)?, batter(y|ies), panel(s)?, boiler*, exchanger*
  producto(s)?, articulo(s)?, modelo(s)?, version(es)?, kit(s)?, gama | product(s)?, item(s)?, model(s)?, version*, kit(s)?, range
  redes, malla(s)?, trampa(s)?, valla(s)?, candado* | net(s)?, mesh, trap(s)?, fence(s)?, padlock*
  ropa, calzado, zapato(s)?, bota(s)?, prenda(s)?, uniforme*, mochila*, casco(s)? | cloth(es|ing), footwear, shoe(s)?, boot(s)?, garment*, uniform*, backpack*, helmet*
  silla(s)?, mueble(s)?, colchon(es)?, vajilla*, botella(s)?, envase(s)?, bolsa(s)?, tubo(s)? | chair(s)?, furniture, mattress*, crockery, tableware, bottle(s)?, packaging, bag(s)?, tube(s)?
  panes, harina(s)?, leche(s)?, queso(s)?, carne(s)?, verdura(s)?, fruta(s)?, pescado(s)?, aceite(s)?, cafe(s)?, vino(s)?, cerveza(s)?, flor(es)?, comida(s)? | bread(s)?, flour(s)?, milk, cheese(s)?, meat(s)?, vegetable*, fruit(s)?, fish, oil(s)?, coffee(s)?, wine(s)?, beer(s)?, flower(s)?, food(s)?, meal(s)?
  cartucho*, repuesto(s)?, recambio*, pieza(s)?, materiales, pinturas, cemento, madera(s)?, teja(s)? | cartridge*, spare(s)?, parts, materials, paints, cement, timber, wood, tile(s)?
  videojuego*, juego(s)?, juguete(s)?, revista(s)?, podcast(s)?, canal(es)? | video game*, game(s)?, toy(s)?, magazine*, podcast*, channel(s)?
  poliza(s)?, tarifa(s)?, abono(s)?, suscripcion(es)?, credito(s)?, prestamo(s)? | polic(y|ies), tariff(s)?, subscription*, credit(s)?, loan(s)?, season ticket*
`);

/** What a supplier does not do, or does badly, dearly or late. */
export const SHORTCOMING = meanings(`
  nada, distint(o|a|os|as) cada, (un|una) [a-z]+ distint(o|a) cada, cada vez (un|una|otr)* , a quien (tenga|este|pille|pueda)* | nothing, different (\\w+ )?(each|every)*, (each|every) time, whoever (is|they|happens|has)*
  queda(n)? (viej|anticuad|obsolet)*, caduca(n)?, se congela* | go(es)? out of date, expire(s)?, freeze(s)?
  esconde*, inventa*, mete(n)?, aprieta*, despacha*, devuelve*, acaba(n)?, se ablanda*, amplifica* | hide(s)?, make(s)? up, invent(s)?, squeeze*, cram*, return(s)?, end(s)?, go(es)? soft, amplif*
  (tiene|hay|tienen|ofrece|ofrecen) mas que, solo, solamente, unicamente, nada mas que, como mucho, como maximo, se limita* a, y ya, y punto, (y|ni) (poco|nada) mas, y se va(n)?, y listo | nothing but, only, just, merely, at most, limited to, (and|but) (not|little) (much )?(else|more|besides)*, and (go|leave|walk away), and that's it, that's all
  no, ni, nunca, jamas, tampoco, nadie, ningun(o|a)?, sin, apenas, casi nunca, rara vez | not, no, never, neither, nor, nobody, no one, none, without, cannot, can'?t, (do|does|did|is|are|was|were|has|have|wo|would|could)n'?t, hardly, barely, rarely, seldom
  cuesta(n)?, vale(n)?, cobra(n)?, sale(n)? (a|por), se (queda|lleva)n? (con )?(#|un|una|el|la|parte) | cost(s)?, charge(s)?, (go|goes|sell|sells|retail)s? (for|at) #, come(s)? (to|in at|out at) #, (take|keep|pocket)s? (a cut|a commission|a share|# )
  car(o|a|os|as), carisim*, disparad*, prohibitiv*, dineral, fortuna, pastizal, un ojo de la cara | expensive, dear, dearer, pricey, pricier, steep, prohibitive, a fortune, an arm and a leg, overpriced
  tarda*, demora*, espera(n)?, lent(o|a|os|as), retras*, tarde, plazo(s)?, da(n)? cita, lista(s)? de espera, hasta # (horas|dias|semanas|meses), dando vueltas, se eterniza* | take(s)? (#|a|an|(up )?(their|your|the) (whole|entire)|ages|days|weeks|months|hours|too|so|longer|up to|over), slow, wait(s|ing)?, late, delay*, backlog, lead time*, gives? (you )?appointments?, waiting list*, up to # (hours|days|weeks|months), going round, drag(s)? on, behind the times, far behind
  cierra*, abre(n)? (solo|de|a)*, horario*, no madruga* | close(s|d)?, shut(s)?, open(s)? (only|at|from), opening hours
  exige*, pide(n)?, obliga*, requier*, impone*, minimo*, deposito, fianza, permanencia | demand(s)?, ask(s)?, require(s)?, insist(s)?, force(s)?, (make|tie)s? (you|them|people), impose*, minimum, deposit, lock-in, wants? (a|an|#)
  rechaza*, ignora*, olvida*, desconoce*, descuida*, pasan de, se niega*, huye*, deja(n)? | refuse*, ignore*, forget(s)?, neglect*, overlook*, turn(s)? (away|down), reject(s)?, steer(s)? clear, leave(s)?, let(s)? you down, (drop|skip)s?
  (es|son|queda|quedan|sale|parece) igual(es)?, igual(es)? (en|para) tod*, mism(o|a|os|as), identic*, repetid*, talla unica, de molde | the same, identical, one[- ]size*, one size fits all, alike
  lej(os|ano|ana|anos|anas), (mas|muy|bastante) alejad*, a # (km|kilometros|minutos|horas), a (media|una) hora, de hace # anos, fuera, al extranjero | far, a long way, # (miles|km|minutes|hours) away, (half )?an hour away, from # years ago, away, abroad, distant
  se (rompe*|deforma*|empapa*|moja*|oxida*|seca*|pasa*|enfria*|atasca*|estropea*|cae*|desgasta*|pudre*|derrite*|desafina*|desportilla*|averia*), falla*, revient*, gotea*, dura(n)? (poco|un|una|dos|menos) | break(s)?, lose(s)? (its|their) (shape|colour|flavour)*, get(s)? (soaked|wet|cold|stuck), rust(s)?, go(es)? (off|stale|cold), clog(s)?, fail(s)?, tear(s)?, burst(s)?, wear(s)? out, rot(s)?, melt(s)?, chip(s)? (?!in)*, slip(s)?, leak(s)?, fall(s)? (apart|off), lasts (a|less|two|three|#)
  mal(o|a|os|as)?, peor(es)?, se equivoca*, confund*, error(es)?, no distingu*, pobre(s)?, floj(o|a|os|as), defectuos* | bad(ly)?, worse, wrong, mistake*, mix up, error*, can'?t tell, poor(ly)?, weak, shoddy, faulty, awful, hopeless, patchy
  ruid*, pesa(n)?, pesad*, grandes, incomod*, fe(o|a|os|as), sec(o|a|os|as), llen(o|a|os|as), frag*, peligros*, toxic*, insipid*, sos(o|a|os|as) | noisy, noise, weigh(s)?, heavy, bulky, uncomfortable, ugly, dry, crowded, packed, full of, fragile, dangerous, toxic, bland, tasteless
  complicad*, anticuad*, obsolet*, antigu*, confus*, un lio, engorros*, farragos*, enrevesad* | complicated, outdated, obsolete, old, confusing, a mess, clunky, cumbersome, fiddly, clumsy
  (pensad|hech|disenad|cread|concebid|ideado|ideada)(o|a|os|as)? (para|por|en), son para, es para, esta(n)? en ingles | (designed|made|built|meant|intended|geared|aimed|written|created|conceived) (for|with|in|on|at|around|by), is for, are for, (is|are) (all )?in english
  se (centra*|dedica*|enfoca*|orienta*|queda* en|especializa*|conforma*) | focus(es)?, cater(s)?, stick(s)? to, concentrate*, specialise*, specialize*, stop(s)? at, settle for
  empieza(n)? en, part(e|en) de, a partir de, desde #, mas de # | start(s)? (at|from), from #, more than #, over #, upwards of #
  mezcla(n)?, contamina*, mancha*, ensucia*, prohibid*, dana(n)?, raya(n)?, quema* | pollut*, mix(es)?, contaminat*, stain(s)?, banned, damage*, burn(s)?, scratch*, harm(s)?
  vende(n)? (lo mismo|todo|cualquier|por)*, mete(n)? a, subcontrata* | sell(s)? (anything|everything|the same|by), cram*, outsource*, subcontract*
  paga(n)? (poco|menos|tarde|mal), (recibe|gana)n? poco | (?<!would )(?<!will )(?<!to )(?<!could )(?<!should )pay(s)? (\\w+ )?(little|less|late|badly|peanuts), (get|earn)s? little
  quita(n)?, se come(n)? | eat(s)? (up|into), rob(s)?
  (da|dan|dedica|dedican) # | (give|spend)s? (you )?#
  te (manda|envia|remite|deriva|meten?|pone|deja|atiende)n?, carece(n)?, omite(n)?, se salta(n)? | (send|pass|refer|put|leave|serve)s? you, lack(s)?, omit(s)?
  huele(n)?, apesta(n)?, contiene(n)?, trae(n)?, importa(n)? | smell(s)?, stink(s)?, contain(s)?, bring(s)?, import(s)?, fl(y|ies) in
  (una|dos) vez (por|a la|al|cada)*, cambia(n)? _ cada, cambia(n)? cada | once (a|per|every)*, change(s)? _ every, change(s)? every
  aburrid*, frio*, impersonal* | boring, dull, cold, impersonal
`);

/** There is nobody else who does it. */
export const NOBODY_ELSE = meanings(`
  (?<!a )(?<!casi )nadie que [a-z]+, (?<!casi )nadie (mas|hasta ahora|en (el|la|mi|nuestr*|tod*|est*)) | nobody else, no one else, (nobody|no one) (who|that) *, no-one else, nobody (in|within) (the|my|our|this), no one (in|within) (the|my|our|this), not one of them
  (?<!casi )nadie ((lo|la|los|las) )?(les hace|ofrece|vende|hace|fabrica|cubre|atiende|sirve|presta|alquila|repara|recoge|reune|junta|imparte|publica|une|combina|resuelve|calcula|lleva|mide|cria|produce|cultiva|transporta|garantiza|certifica), no l(o|a|os|as) (hace|vende|ofrece|fabrica|alquila|repara|cubre|sirve)n? nadie | (nobody|no one|no-one) (offers|sells|does|makes|manufactures|covers|serves|provides|supplies|rents|hires|repairs|fixes|mends|collects|gathers|brings|publishes|joins|combines|solves|runs|calculates|carries|measures|keeps|raises|produces|grows|transports|guarantees|certifies|delivers|stocks|caters)
  ningun(o|a)? otr(o|a), ningun(o|a)? (competidor|rival|de ellos|de ellas|de las|de los|cubre|ofrece|hace|permite|llega|incluye|sirve) | no other (?!than|choice|option|way|reason|cost)*, no (existing|current|rival|local|competing|competitor), none of (the|these|those), none of them (\\w+ )?(offer|do|does|cover|let|reach|include|serve|have|has|look|can|will|work)*
  no (hay|existe|existen) (nada|nadie|ningun(o|a)) _ (asi|parecid*|similar*|igual*|como (esto|este|esta)|en (mi|la|el|este|esta|tod*)|a un precio|cerca)*, (?<!ya )no existe(n)?, no hay otr(o|a), en (mi|esta|la|este|el) (ciudad|pueblo|barrio|zona|comarca|isla|region|provincia|pais) no hay (nada|nadie|ningun*) | in (my|this|the|our) (town|city|village|neighbourhood|area|region|island|province|county|country) there('s|s| is) (nothing|no one|nobody|no), there('s|s| is| are) (nothing|nobody|no one|none|no) _ (like (this|it|that)|similar|in (my|the|this|our)|near|nearby|at a price)*, there (is|are|was) no other, there (isn'?t|aren'?t) (one|any|anyone|anybody|anything) (like|on|in|for|near|at|round)*, (does not|doesn'?t|do not|don'?t) (yet )?exist, no such (thing|service|product|shop|place)
  (es|somos|soy|son|seria|seriamos|sera|hoy|siendo|como) (el|la|los|las) unic(o|a|os|as), (el|la|los|las) unic(o|a|os|as) (que|de|del|en|con|empresa|taller|tienda|app|servicio|programa|fabricante|proveedor|maquina) | (is|are|am|'m|'re|be|being|as) the only, the only (one|ones|firm|company|shop|workshop|app|service|programme|program|maker|supplier|machine|people)
  solo nosotr*, solo lo (hacemos|tenemos|ofrecemos|vendemos), exclusivamente nosotr*, somos pioner* | only we, we alone, nobody but us, we are the first, first of its kind, we pioneered
  lo que (nadie|ningun*|no hay|no existe) | what (nobody|no one|none|does not exist) *
  (hasta ahora|hoy|aqui) (no habia|no hay|nadie|ningun*) | (until now|so far|today|currently|here) (there was|there is|nobody|no one|none) *
`);

/** One thing set against another. */
export const AGAINST = meanings(`
  a diferencia de, al contrario que, a la inversa de | unlike, as opposed to, in contrast (to|with), contrary to
  en (vez|lugar) de | instead of, rather than, in place of, in lieu of
  frente a(l)? (?!mar|calle|parque|estacion|plaza|iglesia|playa|puerta)*, frente al (?!mar|parque)*, frente a que, contra (los |las |el |la )?(#|compet|grandes|habitual|normal)*, contra lo que, versus, vs | versus, vs, against (the )?(#|€|£|competit|rest|big|usual|ordinary)*, against (what|those), as against
  comparad(o|a|os|as) con, en comparacion con, respecto a(l)? | compared (with|to), in comparison (with|to), relative to
  mientras que, mientras (otros|otras|l(o|a)s (demas|grandes|tradicionales|otr*)), en cambio, por (el )?contrario, sin embargo | whereas, while (other|others|big|most|existing|traditional|ordinary|the (other|others|rest|big)), on the other hand, by contrast, in contrast
  cuando (lo normal|lo habitual) _ (es|son|sale*|anda*|pide*), cuando (lo normal|lo habitual|un|una|el|la|los|las|otr*|nuev*) _ (vale|valen|cuesta*|cobra*|tarda*) | when (the usual|the norm) _ (is|are|comes?|asks?), when (the usual|a|an|the|other|others|new) _ (costs?|charges?|takes? (?!place|part|effect|over)*|sells? for)
  (mas|menos) (?!barat|rapid|comod|facil|bonit|modern|sencill|guap|chul)[a-z]+ que (el|la|los|las|un|una|otr*|cualquier*|l*|nadie|ir|comprar|pagar|hacer*), # _ (menos|mas|antes) que, menos que (el|la|los|las|un|una|otr*) | (?!rather|other|power|number|paper|water|order|owner|member|whether|later|earlier|older|younger|over|under|after|larger|bigger|smaller|cheaper|better|easier|nicer|prettier|cooler|simpler|never|ever|number|faster|quicker)[a-z]{3,10}er than (?!#|before|ever|expected|usual|last)*, (lighter|shorter|cleaner|cooler|stronger|longer|safer|easier|closer|smaller|thinner|quieter|fresher|lower|higher|sooner) (\\w+ )?(\\w+ )?than (?!#|before|ever|in|last|we)*, more (?!convenient|modern|comfortable)\\w+ than (?!#|before|ever)*, # _ (less|more|fewer|cheaper) than
  #\\s?% (mas|menos) [a-z]+, un # (por ciento )?(mas|menos) [a-z]+ | #\\s?% (more|less|fewer|cheaper|faster|lower|lighter|below|off)*, # (percent|per cent) (more|less|fewer|cheaper|faster|lower|lighter|below)
  (la mitad|un tercio|una tercera parte|un cuarto|una cuarta parte|una fraccion|la decima parte) (de|del) (?!lo que (se )?(ahorr|recuper|gan))(el |su |l[ao]s? )?(precio|coste|costo|tiempo|valor|peso|dinero|que)*, a mitad de precio, por la mitad, la mitad (que|de lo que(?! (se )?(ahorr|recuper|gan))|de (?!lo(?![a-z]))[a-z]+ que), (dos|tres|cuatro) veces (mas|menos) [a-z]+ que | (half|a third|a quarter|a fraction|a tenth) (of )?(the|its|their) (\\w+ )?(price|cost|money|weight|value)s?, in (half|a third|a quarter|a fraction) (of )?the time, half price, for half(?! (an?|of an?)(?![a-z]))(?! hour), half as [a-z]+, half what, (twice|three times|four times) as (fast|long|cheap|light|strong|much)
  (dos|tres|cuatro|cinco|diez|#) veces (mas|menos|su) | (twice|three times|four times|five times|ten times|# times) (the|as|more|less|cheaper|faster)
  (mas barat(o|a|os|as)|mas rapid(o|a|os|as)|mas cerca) pero | (cheaper|quicker|faster|closer|nearer) but
  no (es|somos|seria) otr(o|a|os|as)* | (isn'?t|not) (just )?another
  no (un|una|el|la|los|las) [a-z]+( [a-z]+)? sino, y no al reves, no es (un|una) _ sino | not (a|an|the) _ but, (isn'?t|not) (a|an|just) _ but, and not the other way (round|around)
  nada que ver con, no como (los|las|el|la|otr*) | nothing like (the|those|other), not like (the|other|those)
  (existen|hay) _ pero, (existen|hay) __ pero, (existen|hay) __ aunque | there (are|is|may be) _ but, there (are|is|may be) __ but, there (are|is) __ though
`);

/** That there is a difference, by its name. */
export const ADVANTAGE = meanings(`
  (nos|nos|lo que|que) (nos |lo |la )?(diferencia|distingue|separa), se (diferencia|distingue), diferencial, diferenciador* | sets? (\\w+ )?(\\w+ )?(\\w+ )?apart, (makes|separates|distinguishes|tells) (us|it|ours|me) (different|apart|from)*, (what|that) (separates|distinguishes) (us|it|ours), differ(s|ed)? from, differentiat*, distinguish*, stands? out
  (nuestra|mi|la|principal|gran) (diferencia|ventaja), (la )?(diferencia|ventaja) (es|esta|frente|con|de) | (our|my|the|main|key|big) (difference|advantage), (our|my) (edge|strength), the (difference|advantage|edge) (is|lies|over), edge over, advantage over, selling point
  (el|la|los|las|lo) nuestr(o|a|os|as)(?! [a-z]*(cliente|idea|servicio|empresa|equipo|app)), (el|la|lo) mi(o|a), (los|las) mi(os|as) | ours(?= [a-z0-9€£$]), mine (is|are|has|have|had|comes?|goes|works?|costs?|does|weighs|lasts|don'?t|doesn'?t|fits?|clean*)
  por que (nosotros|esto|yo|elegirnos|esta), frente a que, que tiene de (especial|distinto|nuevo|diferente), diferencia, competencia: | why (us|this|me|ours), versus what, against what, what's (new|different), what is (new|different), difference
  por que no (un|una|usar|comprar|ir) | why not (a|an|use|buy|go)
  no (conozco|conocemos|encontr*|he visto|hemos visto) (a )?(nadie|ningun*|otr*) que | (know|knows|found|seen|aware) (of )?(nobody|no one|no other|none)
  con nosotr(os|as) (no|si|en|se|el|la|los), a nosotr(os|as) nos (?!sale|cuesta|queda|deja|lleva|supone|vale)* | with us (it|you|they|the|there|in|nobody)
`);

/** A specific trait told as what others lack, or for whom alone it is: something, if easy to copy. */
export const TRAIT = meanings(`
  nada de [a-z]+(ar|er|ir)(lo|la|los|las|le|les|se|nos)?, sin (tener que|necesidad de|depender de|que (la|el|nadie|haya)), sin [a-z]+(ar|er|ir)(lo|la|los|las|le|les|se|nos)? | (no|nothing) ([a-z-]+ )?([a-z-]+ )?to (install|buy|download|learn|change|carry|wait|move|sign|move|set|pay|fill|build|climb|travel), no need to, without (having to|needing|any need|depending|the need), without [a-z]+ing
  sin (permanencia|comision(es)?|cuota(s)?|contrato|intermediario(s)?|deposito|fianza|obra(s)?|instalacion(es)?|registro|minimo|pedido minimo|app|descarga*|gastos de envio|publicidad|anuncios|cita previa) | (no|without|free of) (a )?(lock-in|tie-in|commission|fee(s)?|contract|middlem*|intermediar*|deposit|building work|works|installation|sign-up|registration|minimum|minimum order|app|download*|delivery charge|advert*|ads|appointment)
  sin (veneno*|quimico*|producto* quimico*|pesticida*|plastico*|azucar*|alcohol|aditivo*|conservante*|cafeina|cola(s)?|cable*|pila*|bateria*|sensor(es)?|internet|conexion|papel*|agua|gas|llama*|polvo*|contaminacion cruzada|personal|avales?|ruido|humo) | (no|without|free of) (poison*|chemical*|pesticide*|plastic*|sugar|added sugar|alcohol|additive*|preservative*|caffeine|glue|cable*|wire*|batter*|new sensor*|sensor*|internet|connection|paper*|water|gas|flame*|powder*|cross[- ]contamination|staff|personal guarantee*|guarantee*|noise|smoke)
  (solo|solamente|unicamente|exclusivamente|especificamente|expresamente|especialmente|especializad*|pensad*|disenad*|hech*|cread*|adaptad*) (para|en|a) | (only|just|solely|exclusively|specifically|specially|especially) for, specialis(ed|ing|es|e|ts?)* in, speciali[sz]* in, (designed|tailored|adapted|built|made) (for|to)
  a medida, por encargo, hech(o|a|os|as) a mano, artesan* | bespoke, made[- ]to[- ](measure|order), custom[- ]made, tailor[- ]made, handmade, hand-made, artisan*
  a domicilio, en (su|tu|la) (casa|puerta|oficina|finca|obra), a pie de obra, allado, alli mismo, in situ, en el acto, sobre el terreno | (at|to) (your|their|the) (home|door|house|office|farm|site), doorstep, on[- ]site, on the spot, there and then, in situ, home visits
  en el (mismo )?dia, el mismo dia, al dia siguiente, en (menos de )?# (minutos|horas), (de|por la) noche, los (domingos|fines de semana|festivos), a cualquier hora, las 24 horas | same[- ]day, the same day, (the )?next day, (in|within|inside) (under |less than )?# (minutes|hours), overnight, at night, on (sundays|weekends|bank holidays), at weekends, at any (hour|time), round the clock, 24/7
  garantia, garantiz*, devuelvo el dinero, devolvemos el dinero, (reponemos|cambiamos|repetimos|rehacemos) gratis, si no _ no (cobr*|paga*) | guarantee*, money back, (replace|redo|repeat|swap|fix) _ free, no _ no fee, (don'?t|do not) (pay|charge) (if|unless|until), refund*
  (en|con) (#|un|una|dos) (clic|toque|paso|hora|tarde|manana|visita|persona)* | (in|with) (#|one|a|an|two) (click|tap|step|hour|afternoon|morning|visit|person)*
  (segun|a partir de) (lo que|el|la|los|las) (de verdad|uso|datos|consumo|historial|lectura)* | (according to|based on) (what|the|their|real|actual) (\\w+ )?(use|data|usage|readings|history|people)*
  reutiliz*, de segunda mano, recuperad*, reciclad*, reacondicionad*, sobrantes, restos de | reus(e|es|ed|ing|able), second-hand, salvaged, reclaimed, recycled, refurbished, surplus, leftover*
  de proximidad, de la zona, a menos de # (kilometros|km), local(es)?, recien (hecho|horneado|cortad*|molid*)* | locally (grown|made|sourced), less than # (kilometres|km|miles), grown (less|within|near)*, freshly (made|baked|cut|ground|picked)
  (compartid|comun|conjunt|colectiv)(o|a|os|as|es)?, entre (vecin*|vari*|tod*) | shared, pooled, jointly, between (neighbour|several)*
`);

/** What people make do with. */
export const MAKESHIFT = meanings(`
  a ojo, a ciegas, a boligrafo, por intuicion | by eye, blind, with a pen, by guesswork, by gut, eyeball*
  (en|con|por) (papel|libretas?|cuadernos?|excel|hojas? de calculo|una hoja|correo|whatsapp|grupos? de (whatsapp|facebook|telegram)) | (on|with|by|in|through|via|over) (paper|notebooks?|excel|spreadsheets?|a spreadsheet|email|whatsapp|(a )?(whatsapp|facebook|telegram) groups?), (whatsapp|facebook|telegram) groups?
  intermediario(s)?, un conocido, conocid(os|as), un primo, un cunad(o|os), boca a oreja | middlem(a|e)n, intermediar(y|ies), acquaintance*, a cousin, a mate, (someone|people) they know
  (siempre )?(el|la|los|las) mism(o|a|os|as) (# )?[a-z]+ (de siempre|cada|tod(o|a)s), siempre (el|la|los|las) mism(o|a|os|as), siempre _ (el|la|los|las) mism(o|a|os|as), (el|la|los|las) (#|mism(o|a|os|as)) __ de siempre | (always|every year|each time) _ the same, the same (old )?(# )?[a-z]+ (every|each|again|over and over|as (ever|always)|year after year), the same # [a-z]+
  comprar(lo|la|los|las)? nuev(o|a|os|as), compra(n)?, acaba(n)? comprando | (?<!to )(?<!cannot )(?<!can't )(?<!would )buy(s)?, buying (it|them|one|a|an)? ?(\\w+ )?new, end(s)? up buying
  solo (hay|tienen?|venden?|ofrecen?|sirven?|dan)(?! que), no (hay|tienen?|venden?|ofrecen?|sirven?) mas que | there(('s| is| are)) only, only (has|have|sells?|offers?|serves?|stocks?|gives?), (has|have|is|are|sells?|offers?|serves?) nothing but
  (les?|nos|te) obliga(n)? a, (se ven|esta) obligad* a | (force|oblige)(s|d)? (them|people|you|everyone) to, (makes|make) (them|people|you) (go|wait|pay|travel|come)*
  (?<!no )(?<!sin )(tienen? que|hay que|toca) [a-z]{2,12}(ar|er|ir)(l[aeo]s?|se|les)? | (?<!not )(?<!n't )(?<!never )(have|has) to (?!be(?![a-z]))[a-z]+
  se (aguanta*|apana*|las arregla*|conforma*|resigna*), improvisa*, remienda* | make do, mak(es|ing) do, get by, gets by, improvis*, muddl*, put up with, cobble*
`);

/** That people do not care for what they get. */
export const DISLIKE = meanings(`
  no (les |le |nos |me )?(gusta*|convence*|satisfac*|sirve(n)?) | (do|does|did)n'?t (like|enjoy|care for|trust|want), (do|does|did) not (like|enjoy|trust)
  se queja(n)?( de)?, quejas (de|sobre|por), protesta(n)? | complain(s|ing)?( about)?, complaints (about|of|over), moan*
  hart(o|a|os|as) de, cansad(o|a|os|as) de, descontent(o|a|os|as), decepcionad* | fed up (with|of), tired of, sick of, unhappy with, dissatisfied, disappointed
  odia(n)?, detesta(n)?, desconfia(n)? | hate(s)?, loathe*, (dis|mis)trust(s)?
`);

/** Others do as we do: a difference is denied. */
export const SAME = meanings(`
  igual (de|que) (los|las|todos|todas|l*|siempre), lo mismo que (los|las|tod*|otr*) | (the )?same as (the|all|every|other)*, just like (all|every|the|any)
  exactamente (lo mismo|igual), copia de, imitacion de, clon de | exactly the same, copy of, a clone of, imitation of
  como (todos|todas|cualquier*|las demas|los demas) | like (all|any|every) other, like (everyone|everybody|the others|the rest)
  nada (nuevo|distinto|especial|diferente|original), no (hay|tiene|tenemos|aporta) (ninguna )?(diferencia|novedad) | nothing (new|special|different|original), (no|little) (difference|novelty)
`);

/** Something a rival cannot have next month. */
export const MOAT = meanings(`
  (que|quien|quienes) l(o|a) (intent*|ha(n)? intentado) __ (dej|abandon|renunci|fracas|desist)* | (that|who|which) tried (it|this|to copy) __ (gave up|failed|pulled out|quit|dropped)*
  patent(e|es|ad[oa]s?|amos|ada), modelo de utilidad, diseno registrado, propiedad (industrial|intelectual), secreto industrial | patent(s|ed|-pending)?, utility model, registered design, intellectual property, trade secret
  marca (esta )?registrada, marca (conocida|reconocida|propia (conocida|reconocida)), denominacion de origen, indicacion geografica | registered trademark, trademark is registered, trade mark, trademark(ed)?, (known|recognised|recognized|respected) brand, (protected )?designation of origin, geographical indication
  (en|la|con|de) exclusiv(a|idad), exclusividad, (contrato|acuerdo|convenio|derecho|licencia|acceso|distribucion|concesion|permiso|cesion|proveedor|representante|distribuidor|socio|uso)(s|es)? _ exclusiv(o|a|os|as) | exclusivity, exclusive (\\w+ )?(contract|deal|agreement|right|licen[cs]e|access|distribut|concession|permit|supplier|supply|agent|partner|use|representative|dealer)*, (us|ours|me|them|it) _ exclusively, exclusively (until|for #), exclusively (licensed|ours|with us|through us|to us), sole (rights?|distributor|agent|supplier|licen[cs]e|dealer|representative)
  concesion (administrativa|municipal|publica|del|de la|de #|por #)*, licencia (otorgada|concedida|exclusiva|unica), (unica|pocas|una de las|de las #) _ licencias? | (public|municipal|council|government) concession, concession (from|of|for|granted|to), licen[cs]e granted, (only|sole|few|one of) _ licen[cs]es?
  acreditad(o|a|os|as) (por|para|en|ante|como)*, acreditacion(es)?, me acredite, nos acreditamos, (estoy|estamos|esta) acreditad(o|a|os|as), homologad(o|a|os|as), homologacion(es)? | accredited (by|to|for|as|in)*, accreditation*, (got|am|are|is|been|became) accredited, type-approved, type approval, homologated
  (autorizad|certificad|acreditad|homologad|habilitad)(o|a|os|as) por *, (aprobad|validad|reconocid|avalad)(o|a|os|as) por (el|la|los|las|un|una)* | (authori[sz]ed|certified|accredited|licensed) by *, (approved|validated|recogni[sz]ed|endorsed) by (the|a|an)*
  base de datos (propia|de #|con #|unica|nuestra), bases de datos propias, datos propios, nuestr(a|os) (propi* )?(base de datos|datos|historic*|archivo|fondo) | (our|my) own (data|dataset|database|archive|collection), own (database|dataset|data), proprietary (data|database|dataset), (a|our) (unique )?(database|dataset|archive|library) of #, data (of|on) our own
  (algoritmo|modelo|motor|software|tecnologia|maquina|maquinaria|molde|formula|proceso|aleacion|cepa|semilla|mecanismo|sensor)(s|es)? (de [a-z]+ )?propi(o|a|os|as), nuestr(o|a|os|as) propi(o|a|os|as) (algoritmo|modelo|motor|software|tecnologia|maquina|maquinaria|molde|formula|proceso|aleacion|cepa|semilla|mecanismo|sensor)(s|es)? | (our|my) own (\\w+ )?(algorithm|model|engine|software|technology|machine|machinery|mould|mold|formula|process|alloy|strain|seed|mechanism|sensor)s?, proprietary, in-house (algorithm|model|engine|software|technology|machine|process|formula)*
  (la|lo|el|las|los) (construi|construimos|fabricamos|desarrolle|desarrollamos|disene|disenamos|patentamos|inventamos|invente) (yo|nosotr*|mism*), (desarrollad|disenad|construid|inventad)(o|a|os|as) por (nosotr*|mi) | (we|i) (built|made|developed|designed|invented) (\\w+ )?(\\w+ )?(\\w+ )?(\\w+ )?(ourselves|myself), (developed|designed|built|invented) by (us|me)
  entren(o|e|amos|ado|ada|ados|adas) _ con, entrenad(o|a) con, # _ etiquetad* | train(ed)? _ on, trained on, # _ label(l)?ed
  efecto(s)? (de )?red, cuant(os|as) mas __ (mas|mejor), cada [a-z]+ (nuev* )?_ (mejora|afina|enriquece) | network effect*, the more __ the (more|better|cheaper|stronger), (improves|sharpens|gets better) with (each|every|more)
  (cedid(o|a|os|as)|tenemos|tengo|compramos|compre) (cedidos |todos )?los derechos | (hold|have|own|bought|acquired) (all )?the rights
  (tenemos|tengo|poseemos) (el|la|los|las) unic(o|a|os|as) | (have|hold|own) the only
  variedad protegida, registrad(o|a|os|as) como | protected variety, plant breeder*, registered as
  (llevaria|tardaria|costaria|necesitaria)n? (\\w+ )?anos | (would|will) take (\\w+ )?(\\w+ )?years
  nadie (mas )?(lo |la |los |las )?puede (fabricar|usar|vender|copiar|hacer)*, no existe(n)? en ningun otro sitio, barrera de entrada | (nobody|no one) (else )?can (make|use|sell|copy|do)*, (exists?|found) nowhere else, not found anywhere else, barriers? to entry
  receta secreta, formula secreta | secret (recipe|formula)
  ningun competidor (tiene|puede), nadie mas (lo |la |los |las )?tiene, no (l(o|a|os|as) )?tiene(n)? (nadie|ningun*), que nadie (mas )?tiene | no (competitor|rival) (has|can), (nobody|no one) else has, that (nobody|no one) (else )?has
  (es la|la|es el|el) unic(o|a) (maquina|planta|laboratorio|licencia|archivo|registro|base|coleccion)*, (es|somos) (la|el|los) unic(o|a|os|as) (del|de|en) (el )?(pais|region|provincia|continente|europa|espana|latinoamerica|comarca|estado)* | (is )?the only (one|machine|plant|lab|licen[cs]e|archive|register|database|collection) (\\w+ )?(in|of) (the|our) (country|region|province|continent|state|county)*
`);

/** Data, agreements and people gathered over time: hard to copy where a number or a time stands by. */
export const GATHERED = meanings(`
  (reunid|recopilad|acumulad|recogid|guardad|registrad|archivad|clasificad)(o|a|os|as), (hemos|he|llevo|llevamos|tenemos|tengo) _ (reunid|recopilad|acumulad|recogid|guardad|registrad|grabad|medid|reuniendo|recopilando|acumulando|recogiendo|registrando|midiendo|grabando)(o|a)* | (gathered|collected|compiled|accumulated|built up|amassed|recorded|stored|archived|logged|catalogued), (gathering|collecting|compiling|recording|logging|measuring|building up|amassing)
`);
export const GATHERED_DATA = meanings(`
  fotos, imagenes, audios, casos, datos, base de datos, registros, registro, mediciones, lecturas, muestras, grabaciones, archivo, historial(es)?, historic(o|os), fichas, mapas, series, muestra, registro | photos, images, pictures, audio, cases, data, dataset, database, records, measurements, readings, samples, recordings, archive, history, histories, files, maps, series, sample
`);

/** Copying, and that it is hard. */
export const COPYING = meanings(`
  copi(a|e|ar|en|arlo|arla|arnos|arlos)*, imit(ar|arlo|arnos|en)*, replic(ar|arlo|arnos|en)*, igualar* | copy*, copied, imitat*, replicat*, reproduc*
`);
export const HARD = meanings(`
  dificil*, imposible, costaria*, tardaria*, llevaria*, anos, no (puede|pueden|podran|podra), nadie (puede|podria) | hard, difficult, tough, impossible, years, (cannot|can'?t|couldn'?t|could not)
`);

/** How it is done until now. */
export const NOWADAYS = meanings(`
  hoy( en dia)?, a dia de hoy, actualmente, ahora( mismo)?, en la actualidad, hasta (ahora|la fecha|hoy) | today, nowadays, currently, presently, at present, (?<!for )now, right now, at the moment, these days, as things stand, until now, up to now
  (la mayoria|casi tod(o|a)s|much(o|a)s|la gente) (usa|utiliza|tira de|recurre a|va a|lo hace|se apana|sigue|anota|apunta)(n)? | (most|most people|nearly all|many|many people|people|everyone) (use|rely on|turn to|fall back on|resort to|make do|still|do it|jot)
  lo (normal|habitual|corriente), suele(n)?, normalmente, habitualmente | the norm, tend(s)? to, normally, usually
`);
