import { meanings } from '../text/meanings.ts';

/**
 * Who people are by what they do for a living or in their lives: dictionary forms, of which `inflected` makes the rest.
 * Naming such a group is naming someone who can be found and asked. `!` after a Spanish word: it has no feminine, or
 * one that means something else; `=` before a way of saying it: only as written.
 */
export const PEOPLE = meanings(`
  panadero, bollero | baker
  pastelero!, repostero, confitero | confectioner, pastry cook, pastry chef, cake maker
  carnicero, charcutero, tocinero | butcher
  frutero!, verdulero | greengrocer
  pescadero | fishmonger
  tendero, comerciante, minorista, detallista | shopkeeper, retailer, shop owner, trader, storekeeper, merchant
  mayorista, almacenista | wholesaler
  hostelero, restaurador, tabernero | restaurateur, publican, innkeeper, bar owner, licensee
  hotelero | hotelier
  camarero, mesero, garzon | waiter, waitress, bartender, barman, barmaid
  cocinero, chef, jefe de cocina | chef, cook, head chef
  barista, cafetero! | barista, coffee roaster, roaster
  sumiller, sommelier, enologo | sommelier, oenologist, winemaker
  cervecero!, destilador | brewer, distiller
  quesero! | cheesemaker, cheese maker
  heladero | ice-cream maker
  churrero | churro seller
  feriante | fairground worker, showman, =fairground people, =fairground folk, =showmen, =travelling showpeople
  vendedor ambulante, mercader, puestero | street vendor, market trader, hawker, stallholder, stall holder, street seller
  medico!, doctor, facultativo, medica de cabecera, medico de familia | doctor, physician, gp, clinician, medic
  cirujano | surgeon
  enfermero | nurse
  auxiliar de enfermeria, celador | nursing assistant, healthcare assistant, orderly, hospital porter
  matrona, comadrona, partera, doula | midwife, doula
  dentista, odontologo, ortodoncista, protesico dental, higienista | dentist, orthodontist, dental technician, hygienist
  fisioterapeuta, fisio, kinesiologo, osteopata, quiropractico! | physiotherapist, physio, physical therapist, osteopath, chiropractor
  psicologo, psicoterapeuta, psiquiatra, neuropsicologo | psychologist, psychotherapist, psychiatrist, counsellor, counselor, neuropsychologist
  terapeuta, musicoterapeuta, terapeuta ocupacional | therapist, music therapist, occupational therapist
  logopeda, fonoaudiologo | speech therapist, speech and language therapist
  podologo | podiatrist, chiropodist
  nutricionista, dietista | nutritionist, dietician, dietitian
  farmaceutico!, boticario | pharmacist
  optico!, optometrista, oftalmologo | optician, optometrist, ophthalmologist
  pediatra, ginecologo, dermatologo, cardiologo, oncologo, radiologo, neurologo, geriatra, traumatologo, alergologo, nefrologo, anestesista | paediatrician, pediatrician, gynaecologist, dermatologist, cardiologist, oncologist, radiologist, neurologist, geriatrician, allergist, nephrologist, anaesthetist
  veterinario, =veterinarias rurales | vet, veterinarian, veterinary surgeon
  =los sanitarios, profesional sanitario | health worker, healthcare worker, health professional
  paramedico!, tecnico de ambulancia | paramedic, ambulance driver
  paciente, enfermo, enfermo cronico | patient, =the chronically ill, =chronically ill
  cuidador, cuidadora familiar | carer, caregiver, care worker, family carer
  ninera, canguro, ama de cria | nanny, babysitter, childminder, child minder
  empleada de hogar, empleada domestica, asistenta, trabajadora del hogar | domestic worker, housekeeper, home help, maid
  limpiador, =personal de limpieza | cleaner, =cleaning staff
  maestro, profesor, docente, ensenante | teacher, lecturer, =teaching staff, schoolteacher
  educador, monitor!, animador | educator, youth worker, instructor, playworker, activity leader
  tutor | tutor
  orientador | school counsellor, careers adviser
  director de colegio, director de instituto, director de escuela, jefe de estudios | headteacher, head teacher, headmaster, headmistress, school head, school principal
  estudiante, alumno, universitario, colegial, =los escolares, bachiller | student, pupil, undergraduate, schoolchild, =schoolchildren, schoolkid, learner
  doctorando, tesista, posgraduado | phd student, doctoral student, postgraduate, thesis student
  opositor, aspirante a funcionario, candidato | exam candidate, civil service candidate, candidate
  graduado, titulado, egresado, =recien (licenciad|titulad|graduad)[oa]s | graduate
  becario, aprendiz, practicante | intern, trainee, apprentice
  investigador, cientifico! | researcher, scientist
  bibliotecario, archivero, archivista, documentalista | librarian, archivist, documentary maker
  abogado, letrado, jurista, procurador, agente judicial | lawyer, solicitor, attorney, barrister, court agent, bailiff
  notario!, registrador | notary, registrar
  asesor fiscal, asesor, gestor, gestor administrativo | tax adviser, adviser, advisor, tax advisor
  contable, contador publico, economista, auditor | accountant, bookkeeper, economist, auditor
  consultor | consultant
  perito!, tasador | surveyor, valuer, appraiser, loss adjuster
  mediador, mediador familiar | mediator
  funcionario, empleado publico | civil servant, public servant, public employee, council worker
  alcalde, alcaldesa, concejal | mayor of a town, =mayors, councillor
  secretario municipal, =secretarios de ayuntamiento | town clerk
  arquitecto, aparejador, interiorista, paisajista, urbanista, decorador | architect, quantity surveyor, interior designer, landscaper, landscape gardener, town planner, decorator
  constructor, contratista, reformista, albanil | builder, contractor, bricklayer, renovator
  fontanero, plomero, gasista, calefactor! | plumber, gas fitter, heating engineer
  electricista | electrician
  instalador, montador, andamista | installer, fitter, scaffolder
  carpintero, ebanista, tornero! | carpenter, joiner, cabinetmaker, cabinet maker, woodturner
  pintor | painter
  cerrajero, herrero, soldador!, forjador, calderero, chapista | locksmith, blacksmith, welder, metalworker, panel beater
  techador, impermeabilizador, pizarrero | roofer, slater
  escayolista, yesero, alicatador, solador, marmolista, cantero!, cristalero, vidriero | plasterer, tiler, stonemason, glazier
  tapicero | upholsterer
  jardinero!, podador, viverista | gardener, tree surgeon, nurseryman
  manitas | handyman
  oficial de obra, obrero, peon!, jefe de obra, capataz, encargado de obra | site manager, foreman, labourer, laborer, construction worker, site supervisor
  autonomo de la construccion, =(gente|profesionales) de(l)? oficio*, =pequenos oficios | tradesperson, =tradespeople, tradesman
  autonomo, cuentapropista, freelance, freelancer, =trabajador(es)? por cuenta propia | freelancer, sole trader, self-employed worker, self-employed person, =(the )?self-employed, =sole proprietors?, independent contractor
  mecanico!, chapero, tallerista | mechanic, garage owner, body shop owner
  transportista, camionero, trailero, fletero | haulier, trucker, lorry driver, truck driver, carrier, owner-driver, hgv driver
  taxista, =conductor(a|as|es)? de vtc, =conductor(a|as|es)? de aplicacion* | taxi driver, cab driver, cabbie, minicab driver, ride-app driver, rideshare driver
  repartidor, mensajero, rider, cadete, ciclomensajero | courier, delivery driver, rider, delivery rider, delivery worker
  conductor, chofer, automovilista | driver, motorist, chauffeur
  cartero! | postman, postal worker
  maquinista!, ferroviario! | train driver, railway worker
  piloto de dron*, dronero, =pilotos de (linea|avion|avioneta|helicoptero|dron|drones|parapente|rally|motos?) | drone pilot, airline pilot, rally driver, helicopter pilot
  azafata!, auxiliar de vuelo, tripulante | flight attendant, crew member, =cabin crew
  marinero!, marino!, patron de barco, patron de pesca, armador, navegante | sailor, seafarer, skipper, shipowner, boat owner, boatman, yachtsman
  pescador, mariscador, almejero, langostero, percebero | fisherman, fisher, shellfish gatherer, lobsterman, angler, trawlerman
  acuicultor, mejillonero, ostricultor | fish farmer, mussel farmer, oyster farmer, mussel grower, oyster grower
  agricultor, labrador!, campesino, hortelano, horticultor, =productor(es)? agrari?c?ol?as? | farmer, grower, smallholder, market gardener, crofter, =arable farmers
  ganadero!, pastor!, ranchero!, vaquero!, tambero, lechero!, criador, cabrero, estanciero | stockbreeder, livestock farmer, cattle farmer, dairy farmer, shepherd, rancher, breeder, sheep farmer, goat farmer, stockman, herdsman
  avicultor, granjero, porcicultor | poultry farmer, pig farmer, hen keeper, poultry keeper
  viticultor, vinatero, bodeguero, vinero | winegrower, wine grower, vine grower, wine-grower
  olivarero, aceitunero, oleicultor, citricultor, cafetalero, caficultor, cacaotero | olive grower, citrus grower, coffee grower, cocoa grower
  apicultor, colmenero | beekeeper, apiarist
  fruticultor, floricultor, arrocero!, cerealista, remolachero, setero, trufero | fruit grower, flower grower, rice grower, cereal farmer, mushroom grower, truffle hunter
  regante | irrigator
  tractorista, maquinista agricola | tractor driver, digger driver, machine operator
  resinero, lenador, motosierrista | lumberjack, forester, logger, forestry worker
  cazador, guarda! forestal, guardabosques | hunter, gamekeeper, ranger
  herrador, hipologo | farrier
  minero! | miner
  obrero industrial, operario, maquilador | factory worker, shop-floor worker, production worker
  fabricante, =los industriales, manufacturero | manufacturer, industrialist
  distribuidor, importador, exportador, transitario!, agente de aduanas | distributor, importer, exporter, freight forwarder, customs broker, customs agent
  ingeniero, proyectista, delineante, topografo | engineer, draughtsman, land surveyor
  =tecnicos (de|en) \\w+, tecnico de laboratorio, tecnico de mantenimiento, tecnico de sonido, tecnico informatico | technician, lab technician, maintenance technician, sound technician, sound engineer, =it technicians
  programador, desarrollador, informatico!, administrador de sistemas, ingeniero de software | programmer, developer, software engineer, coder, sysadmin, software developer
  =cientificos de datos, analista, analista de datos | data scientist, analyst, data analyst
  jefe de compras, =responsables? de compras | purchasing manager, buyer for *, procurement manager
  reclutador, seleccionador, =recursos humanos, =rrhh | recruiter, headhunter, =human resources, =hr (teams?|managers?|departments?|directors?)
  jefe de mantenimiento, encargado de mantenimiento | maintenance manager, facilities manager, facility manager
  director financiero, administrativo! | finance director, office worker, clerk, administrator
  oficinista, =personal de oficina | office worker, office staff
  teletrabajador, nomada digital | remote worker, teleworker, home worker, digital nomad
  secretario!, recepcionista, telefonista | secretary, receptionist, call-centre agent
  viajante, =los comerciales, representante, vendedor, agente comercial | salesperson, salesman, sales rep, seller, vendor, sales agent, travelling salesman
  emprendedor | entrepreneur, founder, startup founder
  empresario | businessman, businesswoman, business owner, small-business owner
  ahorrador | saver
  agente de seguros, corredor de seguros, asegurado | insurance broker, insurance agent, policyholder
  agente inmobiliario | estate agent, letting agent, real estate agent, realtor
  administrador de fincas | property manager, block manager, managing agent
  propietario, duena, dueno, amo!, casero!, arrendador | owner, landlord, landlady, proprietor, homeowner
  inquilino, arrendatario | tenant, renter, lodger, flatmate
  vecino, residente | neighbour, neighbor, resident, villager
  conserje, portero! de finca | caretaker, concierge, janitor
  anfitrion, =anfitriona | host, holiday-let owner
  hipotecado, comprador de vivienda | mortgage holder, homebuyer, house buyer, first-time buyer
  turista, =turistic[oa]s, viajero, visitante, veraneante, mochilero, excursionista, peregrino, senderista | tourist, traveller, traveler, visitor, holidaymaker, backpacker, day tripper, pilgrim, hiker, rambler, walker, trekker
  guia turistico, guia de montana, guia de pesca | tour guide, mountain guide, fishing guide
  agente de viajes, touroperador | travel agent, tour operator
  campista, caravanista, autocaravanista, campero! | camper, caravanner, motorhome owner, campervan owner
  peluquero, barbero, estilista | hairdresser, barber, stylist
  esteticista, maquillador, manicurista, tatuador, masajista | beautician, make-up artist, makeup artist, nail technician, tattoo artist, tattooist, massage therapist, masseur
  peluquero canino, adiestrador, paseador de perros, educador canino, etologo | dog groomer, groomer, dog trainer, dog walker, pet sitter, animal behaviourist
  modista, sastre, costurera, patronista, zapatero!, bordador, tejedor, hilandero | dressmaker, tailor, seamstress, cobbler, shoemaker, shoe repairer, embroiderer, weaver, knitter, pattern cutter, spinner
  disenador, disenador grafico, ilustrador, dibujante, maquetador | designer, graphic designer, illustrator, cartoonist, typesetter
  artesano, alfarero, ceramista, joyero!, orfebre, luthier, lutier, encuadernador, restaurador, marroquinero, cestero, platero | artisan, craftsman, craftsperson, craftspeople, potter, ceramicist, jeweller, jeweler, silversmith, goldsmith, luthier, bookbinder, restorer, leatherworker, basket maker, instrument maker, guitar maker, maker
  fotografo!, camarografo, videografo | photographer, cameraman, videographer
  cineasta, documentalista, productor audiovisual, realizador, guionista | film-maker, filmmaker, documentary producer, screenwriter, film producer
  artista, escultor, galerista, comisario de arte | artist, sculptor, gallerist, gallery owner, curator
  escritor, novelista, poeta, autor, autopublicado | writer, novelist, poet, author, self-published author
  traductor, interprete, corrector, subtitulador, transcriptor | translator, interpreter, proofreader, copy editor, subtitler, transcriber
  periodista, reportero, locutor, redactor | journalist, reporter, radio presenter, copywriter
  podcaster, youtuber, influencer, streamer, bloguero, creador de contenido* | podcaster, youtuber, influencer, streamer, blogger, content creator, vlogger
  =(editores|editoras), librero!, distribuidor de libros, impresor! | publisher, magazine editor, newspaper editor, =editors of *, bookseller, printer of *
  musico!, cantante, guitarrista, pianista, violinista, baterista, percusionista, compositor, gaitero, corista | musician, singer, guitarist, pianist, violinist, drummer, percussionist, composer, piper, choir singer, bandleader
  actor, actriz, comediante, titiritero, mago!, payaso, malabarista, cuentacuentos | actor, actress, comedian, puppeteer, magician, clown, juggler, storyteller
  bailarin, bailador, coreografo | dancer, choreographer
  disc-jockey, dj, pinchadiscos | dj, disc jockey
  organizador, organizador de bodas, =wedding planners?, promotor de conciertos, programador cultural | organiser, organizer, wedding planner, event planner, event organiser, concert promoter, promoter
  deportista, atleta | athlete, sportsman, sportswoman, sportsperson, =sportspeople
  entrenador, preparador fisico | coach, personal trainer, fitness trainer, =(?<!comfortable )(?<!running )(?<!pair of )(?<!old )(?<!white )(?<!new )(?<!sports )trainers(?! (for|and (boots|shoes)))
  arbitro! | referee, umpire
  corredor, maratoniano | runner, marathon runner, jogger
  ciclista, triatleta, bicicletero | cyclist, triathlete, biker
  nadador, buceador, buzo!, submarinista, surfista, surfero, windsurfista, kitesurfista, piraguista, remero!, regatista, kayakista | swimmer, diver, scuba diver, surfer, windsurfer, kitesurfer, canoeist, rower, kayaker, paddler
  esquiador, montanero!, escalador, alpinista, barranquista, parapentista, paracaidista, espeleologo | skier, snowboarder, mountaineer, climber, paraglider, skydiver, caver
  futbolista, baloncestista, padelista, tenista, golfista, jugador, portero! de futbol, judoka, boxeador, karateka, gimnasta, patinador, balonmanista | footballer, basketball player, padel player, tennis player, golfer, player, goalkeeper, judoka, boxer, karateka, gymnast, skater, handball player
  ajedrecista, gamer, videojugador, rolero, coleccionista, filatelico!, modelista, maquetista, radioaficionado | chess player, gamer, collector, stamp collector, modeller, model maker, radio ham, board gamer, role-player
  jinete, amazona!, caballista | rider of horses, horse rider, equestrian, horse owner
  motorista, motero!, motociclista, patinetista | motorcyclist, motorbike rider, scooter rider
  observador de aves, ornitologo, astronomo, botanico! | birdwatcher, birder, ornithologist, astronomer, botanist
  aficionado, entusiasta | enthusiast, hobbyist, fan, amateur
  suscriptor, abonado, socio de * | subscriber, season-ticket holder, member
  lector, oyente, espectador, cinefilo | reader, listener, viewer, spectator, cinema-goer, theatregoer, moviegoer
  novio, =recien (casad|separad|divorciad|mudad|operad|jubilad)[oa]s | =brides? and grooms?, bride, groom, fiance, =engaged couples, newlywed
  padre, madre, papa, mama, progenitor | parent, mother, father, mum, mom, dad, mummy
  abuelo, bisabuelo | grandparent, grandmother, grandfather, granny, grandma, grandad, nan
  hijo | daughter, =sons, =children of *, =adult children
  hermano | sibling
  nieto | grandchild, =grandchildren, grandson, granddaughter
  familia, familia numerosa, familia monoparental, familiar! | family, relative, large family, single-parent family, =families
  pareja, matrimonio! | couple, married couple
  viudo | widow, widower
  soltero | =singles, =single (people|men|women|parents|mothers|fathers|mums)
  divorciado, separado de * | divorcee, =divorced (people|parents|men|women|couples), =separated (people|parents|couples)
  huerfano | orphan
  =bebes, =recien nacid[oa]s, lactante, prematuro! | baby, newborn, infant, toddler, premature baby
  =infantil(es)?, nino, nene, chiquillo, crio, chaval!, peque!, pequenajo, menor de edad, chico! de # | child, =children, kid, youngster, little one, minor
  adolescente, quinceanero, preadolescente | teenager, teen, adolescent
  embarazada, gestante, parturienta, madre reciente, madre lactante, =mujeres embarazadas | pregnant woman, =mums?-to-be, expectant mother, new mother, breastfeeding mother, new mum, new parent
  =(personas|gente) mayor(es)?, anciano, =(?<=(nuestros|los|a|para) )mayores(?! [a-z]+(os|as|es) ), =mayores (de #|solos|dependientes|en residencia*), =tercera edad, adulto mayor, octogenario, nonagenario | senior, =(the )?elderly, =older (people|adults|folk|men|women|persons), =old (people|folk), =over-?#s?, pensioner, elder, =senior citizens?, octogenarian
  jubilado, pensionista, prejubilado | retiree, pensioner, retired person, =retired people, =the retired
  desempleado, parado!, =personas en paro, demandante de empleo | jobseeker, job seeker, unemployed person, =(the )?unemployed, =unemployed people
  trabajador, empleado, asalariado, jornalero, temporero, obrero | worker, employee, wage earner, day labourer, seasonal worker, farmworker, staff member
  inmigrante, migrante, emigrante, refugiado, solicitante de asilo, =extranjer[oa]s, expatriado, expat, =recien llegad[oa]s, sin papeles, retornado | immigrant, migrant, emigrant, refugee, asylum seeker, foreigner, expatriate, expat, newcomer, new arrival, undocumented worker, returnee
  diabetico!, celiaco, alergico, asmatico, intolerante a *, hipertenso, epileptico, oncologico!, dislexico, autista, tartamudo, insomne, sordo, ciego!, invidente, =mudos, tetraplejico, paraplejico, minusvalido, discapacitado, =(personas|mayores|familiares|ancian[oa]s) dependientes, asperger, obeso!, anoretico, migranoso, dializado, trasplantado, amputado, fumador, exfumador, alcoholico! en *, adicto, drogodependiente, ludopata | diabetic, coeliac, celiac, allergy sufferer, asthma sufferer, asthmatic, =lactose[- ]intolerant (people|children|adults), epileptic, cancer patient, dyslexic, =dyslexic (children|pupils|students|adults|child|people), =autistic (children|people|adults|pupils|child), stammerer, insomniac, =(the )?deaf (people|community|children|adults|person), =(the )?blind (people|children|pupils|users|person|pupil), =(the )?disabled (people|children|adults|person|community), wheelchair user, amputee, =migraine sufferers?, dialysis patient, transplant patient, smoker, ex-smoker, addict, gambling addict, recovering addict, quadriplegic, paraplegic
  vegano, vegetariano, vegetarianas | vegan, vegetarian
  preso, recluso, expresidiario, exrecluso | prisoner, inmate, ex-prisoner, ex-offender
  persona sin hogar, indigente, sintecho | homeless person, =homeless people, =the homeless, rough sleeper
  victima | victim, survivor
  deudor, moroso!, endeudado, hipotecado | debtor, indebted family, =people in debt
  heredero | heir
  voluntario! | volunteer
  creyente, feligres, parroco, cura!, monja, fraile | believer, churchgoer, parishioner, parish priest, priest, vicar, nun, monk
  cofrade, penitente, costalero | brotherhood member, =confraternit(y|ies)
  policia! local, bombero!, militar!, soldado!, guardia civil, vigilante, vigilante de seguridad, vigilante nocturno, sereno, socorrista, escolta | police officer, firefighter, soldier, security guard, night watchman, watchman, night porter, lifeguard, bodyguard, =firemen
  trabajador social, educador social, integrador social | social worker, support worker
  traumatologo deportivo, ojeador | scout
  ambientalista, ecologista, biologo, geologo, quimico!, meteorologo, arqueologo, antropologo, sociologo, historiador | environmentalist, biologist, geologist, chemist, meteorologist, archaeologist, anthropologist, sociologist, historian, social researcher
  afinador | piano tuner
  relojero, anticuario!, chamarilero, chatarrero, desguazador, trapero, reciclador | watchmaker, antique dealer, scrap dealer, rag-and-bone man, waste picker, car breaker, recycler
  funerario!, enterrador, sepulturero | undertaker, funeral director, gravedigger
  certificador, inspector, auditor | certifier, inspector, assessor
  formador | training provider
  comprador primerizo, primerizo | =first-time (buyers|mothers|mums|parents|dads|fathers|travellers|managers|visitors)
  invitado, comensal, huesped | guest, diner, wedding guest
  cliente de *, =clientas | customer of *, =clientele
  bicimensajero, ciclorepartidor | cycle courier, bike courier
  urbanita, =gente de ciudad, =(gente|familias|personas) de la ciudad | city dweller, townie, =city (people|folk), =urban (dwellers|families|professionals)
  =gente (del|de) (campo|pueblo), pueblerino | =country (people|folk), =village (people|folk), =rural (people|families|residents|dwellers)
  ama de casa | housewife, stay-at-home mum, stay-at-home parent
  =cooperativistas | cooperative member
  teleoperador | telesales agent
  =tripulaci(on|ones) | =crews
  =personal (sanitario|docente|de|del) * | =(hospital|nursing|school|kitchen|hotel|care|bar|shop) staff
  deportado, desplazado | displaced person, =displaced people
  comprador de *, =compradores | =(house|home|flat|car|second-hand|online|ticket|wholesale|trade) buyers
  quiosquero, estanquero, loterista | newsagent, kiosk owner, tobacconist
  gasolinero | =petrol station owners?, =filling station owners?
  lavandero! | launderer
  =chic[oa]s (de|que|con) *, muchacho, jovencito, =chavales | =lads, =(girls|boys) (who|aged|of|from|in) *, =schoolgirls, =schoolboys
  =(los|las|aquell[oa]s) que (ya |no |se |nunca )?(trabaj|viv|compr|vend|alquil|cuid|conduc|estudi|viaj|sufr|padec|cultiv|cri|restaur|toc|jueg|corr|nad|pesc|caz|cobr|oposit|emigr|cas|separ|organiz|dirig|gestion|reform|hered|teletrabaj|madrug)(e|a|ie|ue)*n | =those (living|working|buying|selling|renting|caring|looking after|driving|studying|travelling|suffering|growing|restoring|running|organising|managing|inheriting|moving|retiring) *
  =quien(es)? (ya |no |se |nunca |aun )?(tien|tuv|viv|trabaj|compr|vend|alquil|cuid|conduc|estudi|viaj|sufr|padec|necesit|prepar|cultiv|cri|teletrabaj|perd|pierd|mont|practic|toc|jueg|jug|corr|nad|pesc|caz|com|cobr|fact|import|export|oposit|emigr|volv|vuelv|empiez|empez|acab|termin|deja|dej|mud|cas|divorci|separ|enviud|jubil|opera|lleva|sal|duerm|va|van|recib|hered|constru|reform|restaur|organiz|dirig|gestion|administr|imparte|ensen)* | =(those|anyone|anybody) who (already |never |still |don't |do not |have just )?(have|has|had|own|live|work|buy|bought|sell|rent|let|care|look after|drive|study|travel|suffer|need|prepare|grow|breed|raise|lose|lost|ride|practise|practice|play|run|swim|fish|hunt|eat|earn|invoice|import|export|sit|emigrat|return|start|finish|leave|left|give up|quit|move|marry|divorc|separat|retir|take|carry|go|goes|get|receive|inherit|build|renovat|restor|organis|organiz|manage|teach|keep|sleep|commut|cycle|cannot|can't)*
  =(gente|personas) (mayor(es)? )?de (mas de )?#, =los (sesenta|setenta|ochenta)anos | =over-(fifties|sixties|seventies|eighties), =people (over|aged) #
  afilador, =cofrades, =nazarenos | knife grinder, sharpener, =holy week brotherhoods?, =brotherhoods
  recolector, vendimiador, cosechador! | picker, grape picker, fruit picker, harvester
  =(asistentes|visitantes|publico) (a|de|del) \\w+ | =(conference|festival|concert|gym|theatre|cinema|museum|beach|party|church|fair|match)(-| )?goers
  =gente (enganchada|sorda|ciega|dependiente|sola|vulnerable) | =vulnerable (people|adults|families), =lonely people
  agrimensor, perito agrimensor, consignatario, encofrador, calafate! | land surveyor, shipping agent, formworker, boatbuilder, boat builder
  artista callejero, musico! callejero, animador infantil | street performer, busker, children's entertainer, entertainer
  camarera de piso, guardacoches, aparcacoches, taquillero, ludotecario | chambermaid, parking attendant, valet, box office clerk
  perfumista, talabartero, guarnicionero, salinero, belenista, florista, herbolario | perfumer, saddler, salt maker, =nativity-scene makers, florist, herbalist, =herbalists' shops
  torero!, monaguillo!, zahori, vaquero!, gaucho! | bullfighter, altar server, dowser, cowboy
  bailaor!, bailaora, cantaor, tuno!, =comparsas, regatista | flamenco dancer, flamenco singer, carnival troupe, yacht racer, regatta sailor
  interino, sustituto, juez de paz, magistrado, fiscal!, juez | supply teacher, substitute teacher, justice of the peace, magistrate, prosecutor, judge
  hemofilico!, sordomudo, zurdo, daltonico, hipoacusico!, vegetativo! | haemophiliac, hemophiliac, deaf-mute person, left-hander, =left-handed (people|children|adults), =colou?r-blind people, =hard-of-hearing people
  peaton!, transeunte, conductor novel, usuario de silla de ruedas | pedestrian, passer-by, learner driver, wheelchair user
  veterano de guerra, exmilitar, excombatiente, objetor | war veteran, veteran, ex-serviceman, ex-soldier
  galguero, perrero!, mascotero, canaricultor, acuarista, colombofilo, halconero, cetrero | greyhound owner, pet lover, bird breeder, fishkeeper, pigeon fancier, falconer
  prestamista, cambista, agente de bolsa, trader | moneylender, pawnbroker, stockbroker, trader
  astrofotografo, dronero, maker, impresor 3d, bricolador, =manitas | astrophotographer, =diyers, =diy enthusiasts, =home improvers
  =tuneros? de atun, atunero, palangrero, redero, rederas | tuna fisher, longliner, net maker, net mender
  repatriado, exiliado, apatrida, menor no acompanado | repatriate, exile, =unaccompanied minors?
  alcalde pedaneo, juez de linea, delegado de clase, delegado sindical | parish councillor, linesman, class rep, union rep
  catador, sommelier, degustador, critico gastronomico | taster, food critic, food writer
  guionista, apuntador, tramoyista, tecnico de luces, figurinista, escenografo, regidor! | scriptwriter, stagehand, lighting technician, costume designer, set designer, stage manager
  agente forestal, guardia! rural, vigilante ambiental | forest ranger, park ranger, wildlife warden
  repostera casera, cocinero a domicilio, chef privado | home baker, private chef, personal chef
  coach, mentor, facilitador, orientador laboral | life coach, business coach, mentor, facilitator, careers adviser
  teologo, catequista, pastor evangelico, rabino!, iman! | theologian, catechist, pastor, rabbi, imam
  hematologo, reumatologo, endocrino, urologo, otorrino, foniatra, nefrologo, patologo | haematologist, rheumatologist, endocrinologist, urologist, ent specialist, pathologist
  perfusionista, dosimetrista, radioterapeuta, tecnico de rayos, protesico, audioprotesista, ortopeda | radiographer, radiotherapist, prosthetist, audiologist, hearing aid dispenser, orthopaedist
  acupuntor, homeopata, naturopata, quiromasajista, reflexologo, instructor de yoga, profesor de yoga, profesor de pilates | acupuncturist, homeopath, naturopath, masseuse, reflexologist, yoga teacher, yoga instructor, pilates instructor
  docente interino, profesor particular, preparador de oposiciones, profesor de apoyo, pedagogo, psicopedagogo | private tutor, private teacher, exam coach, teaching assistant, educationalist, educational psychologist
  gruista, palista, operador de grua, operario de obra, ferrallista, enlucidor | crane operator, digger operator, steel fixer, excavator operator
  tecnico de ascensores, ascensorista, frigorista, tecnico frigorista, antenista, domotico! | lift engineer, lift technician, refrigeration engineer, aerial installer, air-conditioning engineer
  deshollinador, pocero, fumigador, controlador de plagas, desinsectador | chimney sweep, drain cleaner, pest controller, exterminator
  mudancero, estibador, carretillero, mozo! de almacen, almacenero, preparador de pedidos | mover, removal man, docker, forklift driver, warehouse worker, order picker
  gondolero, barquero, remolcador, practico! de puerto | boat operator, ferryman, tug operator, harbour pilot
  cerero, jabonero, velero! artesano, curtidor, peletero, guantero, sombrerero, abaniquero, espadero, cuchillero | candle maker, candlemaker, soap maker, tanner, furrier, glove maker, hatter, hat maker, fan maker, knife maker, cutler
  mosaista, vidriera artesana, esmaltador, dorador, tallista, imaginero, retablista, grabador, serigrafo, rotulista | mosaic artist, stained-glass artist, enameller, gilder, woodcarver, engraver, screen printer, sign maker, signwriter
  monitor! de tiempo libre, =monitores de (comedor|campamento|ocio|esqui|surf|vela), jefe de campamento, scout! | camp leader, lunchtime supervisor, ski instructor, surf instructor, sailing instructor, scout leader
  adoptante, =padres adoptivos, =familias adoptivas, acogedor, familia de acogida | adopter, adoptive parent, foster parent, foster carer, foster family
  banquero, bancario!, cajero, empleado de banca, empleado de supermercado, reponedor | banker, bank clerk, cashier, checkout worker, shelf stacker, =bank (staff|workers|employees)
  alto directivo, alto cargo, ejecutivo!, mando intermedio | senior executive, executive, middle manager
  alcoholico! en recuperacion, =alcoholicos, =personas en recuperacion | alcoholic, recovering alcoholic, =people in recovery
  arriero, mulero, carretero! | mule driver, carter
  bombera | firewoman, =firewomen
  cantautor, mariachi, rapero, disyoquei | singer-songwriter, mariachi, rapper
  criada, interna, mayordomo! | housemaid, live-in maid, butler
  cultivador, =cultivadores de * | cultivator, grower
  escaparatista, =decoradores de * | window dresser
  director de coro, director de orquesta, director de escena | choir conductor, conductor of *, stage director
  esquilador, capador | sheep shearer, shearer
  franquiciado, licenciatario | franchisee, licensee
  jefe de almacen, jefe de taller, jefe de sala, jefe de planta, jefe de equipo | warehouse manager, workshop manager, floor manager, plant manager, team leader
  palmero!, palmicultor, bananero!, platanero! | palm grower, banana grower
  =(tropas|grupos) (de )?scouts? | =scout (groups|troops)
  =juvenil(es)?, =chavaleria | =youth, =youngsters
`);
