import { meanings } from '../text/meanings.ts';

/** Firms, institutions and places that are someone's to run, by their kind: dictionary forms as in `PEOPLE`. */
export const FIRMS = meanings(`
  restaurante, asador, marisqueria, pizzeria, hamburgueseria, parrilla de *, fonda, sidreria, taqueria, chiringuito, casa de comidas, comedor, fogon, rotiseria | restaurant, pizzeria, burger bar, steakhouse, diner, eatery, bistro, taqueria, canteen, chip shop, cider house, beach bar, takeaway
  bar, cafeteria, cafe de barrio, taberna, cantina, pub, cerveceria, tasca, cocteleria, discoteca | bar, cafe, coffee shop, pub, tavern, tearoom, tea room, cocktail bar, nightclub, brewpub
  catering, =empresas? de catering | caterer, catering firm, catering company
  food truck, =camiones de comida, gastroneta | food truck, food van, street-food stall
  hotel, hostal, albergue, hosteria, parador, alojamiento, casa rural, apartamento turistico, camping, lodge, posada, cabana turistica, balneario, resort, =bed and breakfast | hotel, hostel, guesthouse, guest house, b&b, inn, lodge, campsite, caravan park, holiday let, holiday cottage, holiday flat, spa, resort, rural house, country house hotel
  panaderia, pasteleria, obrador, confiteria, bolleria, horno de pan | bakery, cake shop, patisserie
  carniceria, polleria, charcuteria | butcher's, butcher's shop, =butchers'? shops?
  fruteria, verduleria, pescaderia | greengrocer's, fruit shop, fishmonger's
  tienda, comercio, boutique, bazar, colmado, ultramarinos, almacen de barrio, minimarket, abarrotes, tiendita, local comercial | shop, store, boutique, corner shop, convenience store, grocery, grocer, outlet
  supermercado, hipermercado, autoservicio, cadena de supermercados | supermarket, hypermarket, supermarket chain
  ferreteria, drogueria, jugueteria, papeleria, zapateria, merceria, jamoneria, relojeria, joyeria, muebleria, optica, floristeria, floreria, herboristeria, estanco, quiosco, kiosco, perfumeria, bisuteria, vinoteca, vivero, =centros? de jardineria | hardware store, ironmonger, toy shop, toyshop, stationer, shoe shop, haberdashery, watch shop, furniture shop, furniture store, florist, health food shop, newsagent, kiosk, perfumery, wine shop, off-licence, plant nursery, garden centre, garden center, jewellery shop, gift shop, clothes shop, charity shop, bike shop, tackle shop, pet shop
  farmacia, parafarmacia, botica | pharmacy, chemist's, drugstore, =chemists'? shops?
  clinica, consultorio, policlinica, consulta medica, consulta privada, centro de salud, ambulatorio, centro medico | clinic, polyclinic, surgery, medical practice, =(dental|medical|gp|private|veterinary|vet|physio|law|accountancy|architecture|architects'?) practices?, health centre, health center, medical centre
  hospital, sanatorio, =hospitales | hospital, hospice
  clinica dental, consulta dental | dental clinic, dental surgery, dental practice
  clinica veterinaria, hospital veterinario | veterinary clinic, vet practice, animal hospital
  residencia, residencia de mayores, residencia de ancianos, geriatrico, asilo, hogar de ancianos, centro de dia | care home, nursing home, retirement home, old people's home, residential home, day centre, day center
  guarderia, escuela infantil, jardin de infancia, jardin infantil, ludoteca | nursery, kindergarten, playgroup, creche, day nursery, preschool, playcentre
  colegio, escuela, instituto, liceo, preparatoria, internado | school, secondary school, primary school, high school, boarding school, college, sixth form
  academia, autoescuela, conservatorio, escuela de idiomas, escuela de musica, escuela de baile | academy, driving school, language school, music school, dance school, conservatoire
  universidad, facultad, campus, colegio mayor, residencia de estudiantes | university, faculty, campus, hall of residence, student hall
  biblioteca, archivo municipal, libreria, editorial | library, bookshop, bookstore, publishing house, municipal archive
  museo, galeria, galeria de arte, teatro, auditorio, sala de conciertos, =salas(?= (de conc|de teatro|pequenas|medianas|con|privadas)), cine de *, sala de cine, centro cultural, casa de cultura, filarmonica, compania de teatro, compania teatral | museum, gallery, art gallery, theatre, theater, auditorium, concert hall, concert venue, music venue, venue, cinema, arts centre, cultural centre, theatre company, village hall
  festival, =comisiones de fiestas | festival, =fete committees
  orquesta, banda de musica, charanga, coro, banda de *, agrupacion musical, rondalla, =bandas | orchestra, brass band, choir, dance band, band
  emisora, radio local, periodico local, =emisoras de radio, cadena de television, =medios locales, revista de * | radio station, local newspaper, television station, tv channel, local paper
  parroquia, iglesia, convento, monasterio, cofradia, hermandad, diocesis, mezquita, sinagoga | parish, church, convent, monastery, fishermen's guild, diocese, mosque, synagogue
  ayuntamiento, municipio, municipalidad, alcaldia, diputacion, cabildo, comuna, gobierno regional, consejeria, administracion publica, organismo publico, ministerio, =administraciones | town council, council, local authority, city council, municipality, county council, town hall, public body, =public bodies, ministry, local government, =government departments?
  asociacion, fundacion, ong, =ongs, mutua, entidad social, =penas (deportivas|flamencas|taurinas|recreativas), colectivo de * | association, foundation, ngo, charity, nonprofit, non-profit, friendly society
  sindicato, colegio profesional, patronal, camara de comercio | trade union, union branch, professional body, professional association, employers' association, chamber of commerce
  club, federacion, club deportivo, club nautico, equipo de futbol | club, federation, sports club, yacht club, football team
  gimnasio, centro deportivo, polideportivo, box de crossfit, estudio de pilates, estudio de yoga, piscina municipal, rocodromo, pista de padel, campo de golf, estacion de esqui | gym, sports centre, leisure centre, sports center, pilates studio, yoga studio, public pool, climbing wall, padel court, golf course, ski resort
  peluqueria, barberia, salon de belleza, centro de estetica, spa de * | hairdresser's, hair salon, salon, barbershop, barber's, beauty salon, nail bar
  peluqueria canina, guarderia canina, protectora, refugio de animales, perrera, zoologico | grooming salon, kennels, =kennels, animal shelter, dog home, zoo, cattery
  bufete, despacho, despacho de abogados, notaria, asesoria, gestoria, consultoria, estudio juridico, estudio contable | law firm, law practice, law office, solicitor's office, notary's office, accountancy firm, consultancy, accounting firm, accountancy practice, advisory firm
  agencia, agencia de viajes, agencia de publicidad, agencia de marketing, inmobiliaria, productora | agency, travel agency, advertising agency, marketing agency, estate agency, production company, letting agency
  estudio de arquitectura, estudio de arquitectos, estudio de grabacion, estudio de diseno, estudio de tatuaje*, estudio de fotografia, estudio de animacion | architecture practice, architect's office, recording studio, design studio, tattoo studio, photo studio, animation studio
  constructora, promotora, =empresas? de reformas, =obras(?= (medianas|pequenas|grandes|de construccion|de edificacion)) | construction company, construction firm, building firm, property developer, building site, construction site, demolition firm
  taller mecanico, taller de coches, taller de chapa, taller de (costura|confeccion|mecanizado|reparacion|carpinteria|bicis|bicicletas|barrio|motos), taller artesano, taller textil, =(los|pequenos|muchos|otros) talleres, gomeria, concesionario, desguace, lavadero de coches | garage, repair shop, body shop, machine shop, car dealer, dealership, scrapyard, breaker's yard, car wash, breaker, =(craft|repair|car|sewing|engineering|textile|furniture|bike|motorbike|carpentry|gate|metal|small) workshops?, =(the|many|most) workshops
  gasolinera, estacion de servicio, electrolinera, lavanderia, lavanderia industrial, tintoreria, taller de costura | petrol station, filling station, gas station, charging station, launderette, laundry, laundromat, dry cleaner, dry cleaner's, industrial laundry
  fabrica, planta industrial, planta de *, maquiladora, conservera, imprenta, aserradero, serreria, carpinteria, fundicion, cantera, curtiduria, hilatura, hilanderia, papelera, cementera, =industrias?, cocheria | factory, industrial plant, manufacturing plant, processing plant, packing plant, cannery, printer's, print shop, sawmill, joinery, foundry, quarry, tannery, spinning mill, paper mill, cement works, mill, cutting plant, bottling plant
  queseria, bodega, almazara, cerveceria artesana, destileria, molino, matadero, lecheria, envasadora, secadero, quinta de *, tambo, trapiche, ingenio azucarero, beneficio de cafe | cheese dairy, winery, oil mill, olive mill, craft brewery, brewery, distillery, slaughterhouse, abattoir, dairy, creamery, packing house, vineyard, sugar mill
  granja, explotacion, explotacion agricola, explotacion ganadera, finca, rancho, estancia, hacienda, invernadero, vivero, huerta, huerto, cortijo, masia, chacra, establo, picadero, hipica, cuadra, ganaderia, establecimiento rural, campo agricola, olivar, vinedo, dehesa, plantacion, apiario | farm, ranch, smallholding, greenhouse, market garden, allotment, stable, riding school, stud, livery yard, livestock farm, dairy farm, vineyard, orchard, olive grove, plantation, poultry farm, estate owner, apiary
  piscifactoria, lonja, puerto deportivo, puerto pesquero, marina de *, varadero, astillero, naviera, barco de pesca, flota, embarcacion de pesca | fish farm, fish auction, marina, fishing port, boatyard, shipyard, shipping company, fishing boat, fleet, small port
  cooperativa, caja rural, sociedad laboral, comunidad de regantes | cooperative, co-operative, co-op, worker-owned firm, irrigation community, credit union
  almacen, centro logistico, operador logistico, nave, nave industrial, deposito de *, silo, camara frigorifica, =almacenes | warehouse, logistics centre, logistics company, logistics operator, industrial unit, industrial shed, silo, cold store, fulfilment centre, depot
  empresa de transporte*, flota de *, compania de autobus*, linea aerea, aerolinea, =empresas de mudanzas, naviera | haulage firm, haulage company, transport company, bus company, coach company, airline, courier firm, courier company, removal firm, removal company, delivery company
  tienda online, tienda en linea, ecommerce, =comercios? electronicos? | online shop, online store, web shop, online seller, =e-?commerce (shops?|stores?|sites?|businesses|brands), online retailer
  pyme, microempresa, mipyme, startup, =emprendimientos, mediana empresa, pequena empresa, empresa pequena, empresa familiar, =pequenas y medianas empresas, =(pequen[oa]s?|median[oa]s?) (negocios?|firmas?|companias?|fabricas?) | sme, =smes, microbusiness, micro-business, startup, start-up, =small (and medium(-sized)? )?(businesses|companies|firms|enterprises|traders|business|company|firm), =(mid-?sized|medium(-sized)?) (firms?|companies|company|businesses), family business, family firm
  multinacional, gran empresa, corporacion, =grandes empresas | multinational, large company, large firm, corporation, =big companies
  aseguradora, mutua, banco, caja de ahorros, financiera, fintech, compania de seguros, correduria | insurer, insurance company, bank, building society, lender, fintech, insurance broker, mutual
  laboratorio, instituto de investigacion, centro de investigacion, =biotecnologicas, farmaceutica de *, laboratorio clinico | laboratory, lab, research institute, research centre, biotech, pharmaceutical company, clinical lab
  parque solar, planta solar, huerto solar, parque eolico, =electricas locales, comercializadora de energia, comunidad energetica | solar farm, solar park, solar plant, wind farm, energy company, utility, energy supplier, energy community
  comunidad de vecinos, comunidad de propietarios, consorcio, urbanizacion, edificio de viviendas, bloque de pisos, conjunto residencial, fraccionamiento, condominio, edificio de oficinas, edificio, coworking, espacio de coworking, oficina, =poligonos? industrial(es)? | residents' association, homeowners' association, block of flats, =blocks of flats, apartment block, apartment building, housing estate, gated community, subdivision, condominium, office building, coworking space, office, =industrial estates?, building
  centro comercial, parque tematico, parque nacional, parque de atracciones, aeropuerto, estacion de tren, centro de datos | shopping centre, shopping mall, theme park, national park, amusement park, airport, railway station, data centre, data center
  funeraria, tanatorio, cementerio, crematorio | funeral home, funeral parlour, cemetery, crematorium
  =puestos? de (mercado|feria|venta|comida)*, mercadillo, mercado municipal, plaza de abastos, lonja de * | market stall, street market, food market, flea market
  marca de *, firma de moda, casa de moda | =(clothing|fashion|food|beauty|cosmetics|small|local|drinks|sports|independent|online|furniture|toy|shoe) brands?, fashion house, fashion label
  call center, centro de llamadas | call centre, call center
  prision, carcel, comisaria, parque de bomberos, cuartel, base militar | prison, jail, police station, fire station, barracks
  autobus escolar, ruta escolar | school bus
  ampa, =ampas, asociacion de padres, asociacion de familias | parents' association, parent-teacher association, =ptas?
  =hogares | =households
  =cocinas de (colegio|restaurante|hospital|hotel|residencia)* | =(school|restaurant|hospital|hotel|care home|commercial) kitchens?
  =(webs?|paginas|edificios|cocinas|cuentas|instalaciones|servicios|comedores|contratos|lavanderias) (municipales|escolares|hospitalari[oa]s|universitari[oa]s|hoteler[oa]s|parroquiales) | =(council|school|hospital|university|hotel|parish|town hall) (websites|sites|pages|kitchens|buildings|accounts|facilities|services|canteens|contracts|laundries)
  distrito escolar, =barriadas | school district
  cuerpo de bomberos, proteccion civil | fire service, fire brigade, =emergency services?
  =equipos de (futbol|ventas|rugby|trabajo|baloncesto|balonmano|desarrollo|ingenieria|soporte|producto|marketing|mantenimiento|rodaje) | =(sales|football|rugby|basketball|handball|development|engineering|support|product|marketing|maintenance|film|sports|design|hr) teams?
`);
