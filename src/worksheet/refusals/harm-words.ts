import { meanings } from '../text/meanings.ts';

// Acts, objects, people and manners that make a harm together: none of them is one alone.

export const TO_SELL = meanings(`
  vend*, venta*, compraventa, revend*, reventa, despach*, comerci*, compramos | sell*, sold, sale, dealing, deal in, resell*, resold, flog*, hawk*, buy*, trad(e|es|ing)
  distribu*, repart*, suminist*, provee*, entreg*, llev(a|amos) a casa, a domicilio, envi*, coloc(amos|ar|a|an|arlo|arlos) | distribut*, suppl*, deliver*, ship*, to your door, drop* off, dropped, plac(e|es|ing) it
  import*, tra(emos|er|erlos|erlas)* | import*, bring* in, source*
  fabric*, produc*, elabor*, cultiv*, cocina(mos|r) | manufactur*, produc*, mak(e|es|ing), grow*, cook*, brew*
  alquil*, arrend* | rent*, hir(e|es|ing) out
  imprim*, impres* | print*
  ofrec*, proporcion*, facilit*, brind*, pon(emos|er) a disposicion | offer*, provid*, suppl*
  suscripci*, paquetes de, tienda*, catalogo | subscription*, packages of, shop, store, catalogue
  kits?, # ?(€|euros|dolares|pesos|soles), por # , margen, al mes, suscriptor* | kits?, (£|€|\\$)#, # (euros|pounds|dollars|pesos|quid), margin, a month, subscriber*
  (te |le )?da (el|un) (titulo|diploma|certificado), # ?€ (la|el|por|al)* | gives you (a|the) (\\w+ ){0,3}(title|diploma|certificate|degree), €# (per|a|each)*
`);
export const TO_CREATE = meanings(`
  gener(a|amos|ar|an|e), cre(a|amos|ar|an|ando), escrib*, redact*, public*, inund*, lanz* | generat*, creat*, writ(e|es|ing), post*, publish*, flood*, launch*
  emit*, entreg*, extend(emos|er|ido), expid*, firma(mos|n|r|do|dos)?, rellen* | issu(e|es|ing|ed), hand over, provid*, sign*, fill in
  fabric*, imprim*, hac(e|er|emos|en|iendo), elabor*, prepar* | mak(e|es|ing), print*, produc*, prepar*
`);
export const FALSE = meanings(`
  fals(a|o|as|os), falsamente, falsead* | fake*, false, falsely, bogus, phoney, phony, sham
  falsific*, contrahech*, adulter* | forg(e|es|ed|ing|ery|eries), counterfeit*, falsif*, adulterat*, fabricated
  (?<!he )(?<!hemos )(?<!ha )inventad(o|a|os|as), inventa(mos|r|ndo|n|s)?, ficticio*, ficticia* | made-up, made up (by|stories|reviews|figures|names|cases|patients), (?<!have )(?<!i )(?<!we )(?<!ve )invent(ed|s|ing), fictitious, made out
  fingid*, fingi(r|mos|endo), amanad* | staged, faked, feign*, rigged
  trucad*, manipulad* | doctored, tampered, rigged, cooked (books|figures)
  clonad*, pirat(ead*), de pega, chung(o|a|os|as), truch(o|a|os|as), de mentira, de imitacion (de|con) (marca|lujo|logo)* | cloned, pirated, knock-?offs?, knocked-off, dodgy, pretend(?! to), (imitation|replica) (designer|luxury|branded)*
  inexistente*, que no existe*, que nunca (existi*|vin*|se *), que no han (venido|existido|pasado|ocurrido) | non-?existent, that (do not|does not|don't|doesn't|never) exist*, (who|that|which) never (came*|happened|existed|took)
  que no (hemos|han|ha) (hecho|prestado|comprado|trabajado|viajado|comido|usado)* | (we|they|who) (have not|haven't|has not|never) (done|provided|bought|worked|travelled|eaten|used)*
  (parecen|parece|pasan por) (de verdad|autentic*|verdader*|legal*|oficial*|real*) | look (genuine|real|official|authentic|legit*), pass* (for|as|off) (genuine|real|official|authentic)*
`);
/** False only of papers and figures: jackets are padded and tyres inflated too. */
export const PADDED = meanings(`
  retocad*, maquillad*, hinchad*, inflad*, simulad*, simula(mos|r|n|ndo), pactad*, imaginari*, fantasmas?, pirata | retouched, cooked, inflated, padded, simulated, massaged, imaginary, ghost, phantom, pirate
`);
/** Feedback and following that only worth something when true. */
export const REPUTE = meanings(`
  resena*, opinion(es)?, valoracion(es)?, comentarios?, testimoni*, estrellas, puntuacion(es)? | review*, rating*, comments?, testimonial*, stars?, feedback, five-star, one-star
  seguidor(es)?, likes, me gusta, cuentas, perfil(es)?, identidad(es)?, bots?, clics | followers?, likes, accounts?, profiles?, identit*, bots?, clicks?
  votos?, encuestas?, audiencia | votes?, polls?, audience
`);
export const DOCUMENTS = meanings(`
  documentos?, documentacion, papeles, dni, pasaportes?, visados?, permisos?, carnets?, carnes?, licencias?, matriculas?, padron, empadronamiento* | documents?, documentation, paperwork, ids?, passports?, visas?, permits?, licen[cs]es?, number plates?, residence
  certificad*, titul(os?|aciones|acion), diplomas?, expedientes?, homologacion(es)?, acreditacion(es)? | certificat*, degrees?, qualifications?, diplomas?, transcripts?, approvals?, credentials?
  facturas?, nominas?, contratos?, recibos?, justificantes?, tickets?, albaran(es)?, presupuestos | invoic*, payslips?, contracts?, receipts?, proof of *, bills?, delivery notes?, quotes
  recetas?, informes?, historial(es)?, analisis, analiticas?, bajas?, partes?, peritaj*, diagnosticos?, pruebas pcr | prescriptions?, reports?, records?, tests?, test results, sick notes?, claims?, appraisals?, diagnos*
  firmas?, sellos?, billetes, monedas, entradas, cheques, avales?, referencias, libros? de (mantenimiento|revisiones) | signatures?, seals?, stamps?, banknotes, notes, coins, tickets, cheques, guarantees?, references, service (book|histor)*, logbooks?
  firman? sin (mirar|preguntar|leer|ver) | sign* without (looking|asking|reading|seeing)*, sign anything
`);
/** What is sold or promised, and worth nothing when it is not there. */
export const PROMISES = meanings(`
  sorteos?, rifas?, premios?, loterias?, concursos? | raffles?, prizes?, lotter*, draws?, competitions?
  pisos?, apartamentos?, alquileres, casas?, chalets?, viviendas?, terrenos? | flats?, apartments?, rentals?, houses?, villas?, homes?, plots?
  empleos?, trabajos?, puestos?, ofertas? de (empleo|trabajo)*, entrevistas de trabajo | jobs?, positions?, vacanc*, job offers?, job interviews?
  donativos?, donaciones, ong, ongs, caridad, colectas?, campanas? (solidaria*|beneficas?|de donaci*), enfermos?, huerfanos | donations?, charit*, collections?, fundrais*, appeals?, sick children, orphans?
  inversion(es)?, fondos?, acciones, criptomonedas?, tokens?, monedas? | investments?, funds?, shares, cryptocurrenc*, tokens?, coins?
  cursos?, becas?, oposiciones, viajes?, vacaciones, cruceros?, entradas | courses?, scholarships?, grants?, trips?, holidays?, cruises?, tickets
  medic(o|os|a|as), abogad*, tecnic(o|os|as), inspector(es)?, policias?, cobrador(es)?, fontaner*, herman*, famili(ar|ares)* | doctors?, lawyers?, technicians?, inspectors?, police*, collectors?, plumbers?, relatives?
  empresas?, socied*, trabajador*, emplead*, alumn*, pacientes?, proveedor*, obras?, horas, consultas, averias?, siniestros?, accidentes?, danos | companies, firms?, workers?, employees, pupils?, students, patients?, suppliers?, building work, hours, appointments, faults?, claims?, accidents?, damage
  ninos, ninas, personas, gente, mascotas | children, people, pets
`);
export const BRANDS = meanings(`
  bolsos?, relojes?, zapatillas, ropa, camisetas?, perfumes?, gafas, moviles, cargadores, baterias, airbags?, pastillas de freno, recambios, piezas, joyas, cuadros, arte, antiguedades, vinos?, whisky, aceite, jamon(es)?, miel, juguetes, cosmetic*, mascarillas, auriculares | bags?, handbags?, watch(es)?, trainers, sneakers, clothes, clothing, t-?shirts?, shirts?, perfumes?, sunglasses, phones, chargers?, batteries, airbags?, brake pads, spare parts, parts, jewel*, paintings, art, antiques, wines?, whisky, oil, ham, honey, toys, cosmetics, masks, headphones
`);
export const LUXURY = meanings(`
  de (marca|lujo|disen*), marcas?, logo(s|tipos)? | designer, luxury, branded, brands?, logos?
  medicamentos?, medicinas?, vacunas?, pastillas?, farmacos? | medicines?, drugs, vaccines?, pills?, tablets?, medication
`);

export const TO_TRICK = meanings(`
  engan(a|amos|ar|an|ando|arlos|arlas|e|en), embauc*, estafa(mos|r|ndo|rles)?, tim(ar|amos|ando), desplum*, camel(ar|amos), liar a | trick*, con (people|them|the|old*), conning, scam(s|ming)?, swindl*, fleec*, dup(e|es|ing), fool*, mislead*, hoodwink*, deceiv*, defraud*
  (hacer|hacemos|hace|haciendo|haciendoles|hacerles)(les|le)? creer, (hacemos|hacer) pensar | mak(e|es|ing) (them|people|him|her|customers|users|*) (believe|think)
  convenc* (a|de que), persuad*, les decimos que, dici(endo|endoles) que, (le|les)? ?asegura(mos|n|ndo|r)? (que|de que) | persuad*, convinc*, telling (them|people|customers), we (tell|say to) (them|people|customers), assur(e|es|ing) (them|people|that|*), lie to
  aprovech(amos|ar|ando|a)*, explot(amos|ar|ando) (su|la|el|a) | tak(e|es|ing) advantage, exploit(s|ing)? (their|the|his|her), prey* on
`);
export const FRAIL = meanings(`
  ancian*, mayores, jubilad*, pensionista*, abuel(os|as|itos|itas), viud(as|os), tercera edad | elderly, older (people|persons|adults), old (people|folk|ladies|age), pensioners?, retire(d|es), widow*, grandparents, grannies, seniors, the old
  enferm(os|as), pacientes, dependientes, demencia, alzheimer, discapacit*, discapacidad*, ingresad(os|as), depresi* | the sick, ill people, patients, dementia, alzheimer*, disabled, disabilit*, in hospital, depress*
  inmigrantes, migrantes, refugiad(os|as), extranjer(os|as), sin papeles | immigrants?, migrants?, refugees?, foreigners, undocumented
  parad(os|as), desemplead*, desesperad*, en apuros, arruinad*, endeudad*, pobres, vulnerables, analfabet*, sol(os|as) | jobless, unemployed, desperate, struggling, ruined, indebted, poor, vulnerable, illiterate, alone, lonely
  turistas, inquilin*, novatos, principiantes, opositor*, estudiantes, recien llegad* | tourists?, tenants?, beginners, newcomers, students, candidates
  ninos, ninas, menores, adolescentes, chaval(es|as)?, jovenes | children, kids, minors, teens?, teenagers?, youngsters, young people
  clientes?, clienta, usuarios, consumidores, familias?, compradores, gente, propietari*, duen(os|as) | customers?, clients?, users?, consumers, famil(y|ies), buyers?, people, owners?, homeowners?, householders?
  residentes, internos | residents, inmates
`);
export const AUTHORITY = meanings(`
  bancos?, caja, policia*, hacienda, agencia tributaria, seguridad social, ayuntamiento, correos, guardia civil, ministerio | banks?, building society, police*, tax office, hmrc, social security, council, post office, royal mail, ministry, irs
  medic(o|a|os)*, hospital(es)?, abogad*, notari*, funcionari*, inspector(es)?, tecnic(o|os), revisor(es)?, compania* (de la luz|del gas|electrica|telefonica)* | doctors?, hospital, lawyers?, solicitors?, notar*, officials?, inspectors?, technicians?, (power|gas|electricity|phone|utility) company, support staff
  nieto*, hij(o|a|os|as), familiar(es)?, amig(o|a|os), pareja, novi(o|a), jefe*, director*, companer*, famos(o|a|os), menor(es)?, nin(a|o), chic(a|as|o), adolescente | grandchild*, grandson*, son, daughter, relatives?, friends?, partner, boyfriend*, girlfriend*, boss*, director, colleague, celebrit*, minor, girl, boy, teenager, soldier
`);
export const TO_POSE = meanings(`
  hac(iendo|er)(se|nos|les|me|te) pasar por, (se |nos |me )?(hac|hag)(e|en|emos|amos|o) pasar por, pas(a|an|amos) por ser, suplant*, fing(e|ir|imos|en|iendo) (ser|que)?, simul(a|amos|ar|ando) ser | pos(e|es|ing) as, pretend* to be, impersonat*, mak(e|es|ing) out (we|they|you|to be)*, pass* (myself|ourselves|themselves) off, masquerad*
  (dic|diga){0,3}(iendo|mos|en)? que (somos|son|es|soy|llam(a|amos)) (de|del|su|un|una|el|la)?, en nombre de(l| la| su)? | saying (we're|we are|they're|they are|it's|to be), claiming (to be|we are), on behalf of their
  imit(a|ar|amos|ando) la voz, clon(a|ar|amos|ando) la voz, con la voz de | imitat* (the|their|his|her) voice, clon* (the|their|his|her|a)? ?voices?, in the voice of, cloned voices?
  identico a la (web|pagina) de, (web|pagina|paginas|correo|sms)* que imita* | identical to the (site|website) of, (site|website|page|email|text)s? that imitat*, lookalike (site|website|page)*
  imitand(o|ole)? (a )?(un|una|el|la|su), imita (a )?(un|una|el|la) | imitat(e|es|ing) (a|the|their|an)
`);
export const SECRETS_OF_ACCESS = meanings(`
  claves?, contrasen(a|as), pin, codigos?, datos bancarios, numeros? de (la )?tarjeta*, tarjetas? (bancari*|de credito)*, cuentas? bancari*, sus cuentas? | passwords?, pins?, pin numbers?, codes?, bank details, card (numbers?|details), (bank|credit|debit) cards?, bank accounts?, their accounts?, log-?ins?, credentials
  (los|sus) ahorros, su dinero, pension(es)?, herencia*, transferencias? | (their|life|the) savings, their money, pensions?, inheritance*, transfers?, bank balance
`);
export const TO_GRAB = meanings(`
  rob(a|ar|amos|an|ando|arles|aremos), sustra(er|emos|e), hurt(ar|amos|ando), birl*, quit(ar|amos|ando)(les|le)?, atrac(ar|amos|os), desvalij*, saque* | steal*, stole, rob(s|bing)?, nick(s|ing)?, pinch(es|ing)?, pickpocket*, shoplift*, mug(s|ging)?, burgl(e|ing|ary), loot*, swip(e|es|ing)
  sac(ar|amos|a|an|ando)(les|le)?, vaci(ar|amos|a|ando)(les|le)? , consegui(r|mos) (que|sus|las|los), obten(er|emos), capt(ar|uran?|uramos) (sus|las|los), que (nos )?den, dejen | get* (out of )?(them|people|pensioners|hold|their|the), empt(y|ies|ying), drain*, obtain*, captur*, harvest*, hand over, read (us )?(out|over), giv(e|ing) (us|out)
`);
export const UPFRONT = meanings(`
  por adelantado, de antemano, anticipo*, senal, deposito*, reserva*, fianza*, prevent*, matricula, (cobr|pag)(a|an|ar|amos|ando|aron|en)?, transferencia, dinero, cuota de entrada, donativ*, donacion(es)? | in advance, upfront, up front, deposits?, advance*, pre-?sales?, enrolment fee, charg(e|es|ing), collect*, bank transfer, booking, tak(e|es|ing) (the |their )?(payments?|money), paid, pays?, money, joining fee, donations?
  (piden|pedirles|pedimos) dinero | ask(s|ing)? (them )?for money
`);
export const NOT_DELIVERED = meanings(`
  no (piensa[n]?|pensamos|tenemos intencion|tiene intencion|se piensa)( de)?( \\w+)?, nunca (llega|entreg|envi|hac|hicim|se hac|se entreg|se envi|aparec)*, (sin|no) (entregar|enviar)(lo|la|los|las)?( nada| nunca)?, (luego|despues|y) no (aparec|entreg|envi|hac)* | no intention of, never (going to )?(deliver|ship|send|arriv|do the work|carried out)*, not going to (deliver|ship|send|do)*, (do|does) not intend to, without (ever )?(delivering|sending|doing)*
  (nos|se) (quedamos|queda|quedan) con (el|su|la|los|sus|todo|todas) (dinero|fianza|senal|deposito|ahorros|donaciones|donativos|anticipo)*, (y|luego|despues) (\\w+ )?desaparec(er|emos|e|en), cerr(ar|amos) y (nos vamos|desaparec)*, (nos vamos|huimos|escapamos|irnos|marcharnos) (del pais|con)*, se (cierra|esfuma|borra) | (we|and|then|it|who) (keep|keeps|pocket|pockets) (the|their|all the) (money|deposits?|savings|donations?|advance|payments?)*, (and|then|we|who) (\\w+ )?(disappear|vanish)*, (shut|close) (it )?(down|up)? ?and (leave|disappear|vanish|run|flee)*, leave the country, run off with, do a runner, flee*
  en realidad (no|nada|nunca), no (existe|existen) (ningun|nada|ni|tal)*, cuando (\\w+ ){1,4}(llega|llegan|va|van|aparece|aparecen) (a recog* )?(no hay|no existe|no esta|nadie|ningun)*, no hay (ningun )?(piso|apartamento|coche|producto|curso|inversion|premio)* | in (reality|fact|truth) (nothing|no|there|it|we do not), there (is|are) no (such|actual|real|flat|apartment|car|product|course|investment|prize)s?, when (\\w+ ){1,4}(arrive|arrives|turn up|turns up|get there|gets there) (there is|there are|nobody|nothing)*, (do|does) not exist, nothing (gets|is) (invested|done|sent|delivered)
  (luego|y|despues) (\\w+ )?cambi(amos|ar) de (telefono|numero|nombre)*, que nunca se (compra|hace|entrega|construye|celebra), que no (pensamos|vamos a) \\w+ | (then|and) (\\w+ )?change (our |the )?(phone|number|name)*, that is never (bought|done|delivered|built|held), that we (never|don't) (intend|plan)*
`);
export const PONZI = meanings(`
  ponzi, piramidal(es)?, esquema en piramide, piramide de (inver|socio|client)*, multinivel | ponzi, pyramid (scheme|selling|structure|system)s?, multi-?level
  (paga|pagan|pagamos|pagando|cobran) _ con (lo que|el dinero|las cuotas|las aportaciones|el capital) __ (nuev*|siguiente*|ultim*|entr*|llegan), con (el dinero|lo que|las cuotas|la aportacion|las aportaciones) __ (los |las )?(nuev*|siguientes|ultim*|que (van )?entra*|recien llegad*) | (paid|pay|pays|paying) __ (with|from|out of) (what|the money|the fees|the deposits|the capital) __ (new*|next|later|latest|last|joining), with the (money|fees|deposits|contributions) (from|of|paid by|put in by) __ (new*|next|later|latest|last)
`);
export const ENTRY_FEE = meanings(`
  cuota de (entrada|inscripcion|alta), (pagan?|paguen?|aportan?|entra[n]?|inver*) _ (entrar|#|cuota), # (euros|€|dolares)? ?(para|por) entrar, comprar? (un|el) (pack|kit|lote) inicial | (entry|joining|sign-?up|starter) (fee|pack|kit), pay* _ (to (join|get in)|in), buy* (a|the) starter (pack|kit)
  (entr|particip|pertenec)(as|ar|an|er)* (pag|por|con|aport)* , entras pagando (#)? | (get|come|buy) in (by paying|for|with), to get in, you join (by paying|for)
`);
export const RECRUITING = meanings(`
  (traer|traiga[n]?|traen?|captar?|captan?|recluta*|meter|metan?|invita[nr]?) (a )?(#|otr*|mas|amigos|familiares|nuev*)( \\w+)?, por cada (persona|socio|amigo|recluta|nuevo)* (que|captad*|reclutad*|trai*), los que (vienen|entran) (detras|debajo), su red de (captad|reclut|debajo)* | (bring*|recruit*|sign up|enrol*|invit*) (in )?(#|others?|more|friends|relatives|new)( \\w+)?, for (each|every) (person|member|friend|recruit|new)* (they|you|that|recruit*|brought)*, those (below|beneath|under) (them|you), downline
  tra(es|igas|e) (a )?(#|otr|mas|amigos)*, (de|por) los que (\\w+ )?(traig|met|capt|reclut|entr)*, el producto es la gente | bring (in )?(#|others|more|friends), (from|for) (those|the ones|people) (they|you) (bring|recruit|sign)*, the product is (the )?people
`);
export const GUARANTEE = meanings(`
  garanti*, asegurad*, sin (ningun )?riesgo, cero riesgo, segur(a|o)s? al cien*, fij(o|a) | guarante*, assured, risk-?free, no risk, zero risk, without risk, fixed, certain
`);
export const HUGE_RETURN = meanings(`
  (?:[3-9]|[1-9]\\d{1,3})\\s?(%|por ciento) (de (rentabilidad|beneficio|interes) )?(mensual*|al mes|cada mes|semanal*|a la semana|diari*|al dia), (duplic|tripl|multiplic)* (su|tu|el|la|lo) (dinero|inversion|invertido|ahorros|capital)* | (?:[3-9]|[1-9]\\d{1,3})\\s?(%|per cent|percent) (returns? |profit |interest )?(monthly|a month|per month|each month|every month|weekly|a week|per week|daily|a day|per day), (doubl|trebl|tripl|multipl)* (your|their|the) (money|investment|savings|capital)*
`);
export const HUGE_INTEREST = meanings(`
  (?:[1-9]\\d{1,3})\\s?(%|por ciento) (de (interes|interese)s? )?(mensual*|al mes|cada mes|semanal*|a la semana|por semana|diari*|al dia), devuelven? el (doble|triple), usur* | (?:[1-9]\\d{1,3})\\s?(%|per cent|percent) (interest )?(monthly|a month|per month|each month|every month|weekly|a week|per week|daily|a day|per day), pay* back (double|twice|triple), usur*, loan shark*
`);
export const LOANS = meanings(`
  prestamos?, prest(amos|ar|o|a) (dinero|#|a), credit(os|o), microcreditos?, adelant(amos|os|o) | loans?, lend*, lent, credit, microcredit*, advances?
`);
export const CRUEL_PLEDGE = meanings(`
  la casa de (la|su|tu) (abuel|madre|padre|famil)*, (la|su) tarjeta (del|de la) (paga|pension|nomina|cobro), fotos intimas, quedarnos (con )?(la|su|el) (casa|vivienda|piso|coche), su (vivienda|casa|piso) como (aval|garantia), sabemos donde viv*, su familia | (gran*|gran's|mother|parents?|family) (house|home), (their|the) (pension|benefit|payday)s? card, intimate photos, tak(e|ing) (the|their) (house|home|flat|car), (house|home|flat) as (collateral|security|a guarantee), know where (they|you) live, their famil*
  (nos )?(quedamos|llevamos) (con )?(el|la|su|sus) (movil|tele|moto|coche|joyas|dni|pasaporte|televis|anillo)*, si no (pag|devuelv)*, va (mi|un|el) (\\w+ )?(primo|amigo|boxeador|herman)* | (we )?(keep|take) (the|their|his|her) (phone|telly|tv|bike|car|jewel|id|passport|ring)*, if (they )?(do not|don't|not)( pay)?, my (\\w+ )?(cousin|mate|brother) (\\w+ )?(goes|visits|the boxer)*
`);

// Taking, copying and changing what belongs to others.

export const STOLEN = meanings(`
  robad(a|o|as|os), hurtad(a|o|as|os), sustraid(a|o|as|os), arrancad(a|o|as|os), de (procedencia|origen) (dudos*|desconocid*), que (han|haya) robado* | stolen, nicked, pinched, hot goods, ripped (off|out), of (dubious|doubtful|unknown) (origin|provenance), fell off the back
  sin preguntar (de donde|nada|por)*, sin preguntas, sin papeles ni preguntas, sin (pedir )?factura ni | no questions (asked)?, without asking (where|any)*, with no paperwork
  expolia*, saquea*, contraband*, de matute, del mercado negro | looted, plunder*, smuggl*, contraband, black-?market
`);
export const LOOT = meanings(`
  coches?, motos?, bicis?, bicicletas?, patinetes?, moviles?, telefonos?, portatiles?, herramientas?, maquinaria, tractor(es)?, gasoil, combustible, ruedas, catalizador(es)?, cobre, cable(s|ado)?, chatarra, placas | cars?, motorbikes?, bikes?, bicycles?, scooters?, phones?, laptops?, tools?, machinery, tractors?, diesel, fuel, wheels, catalytic converters?, copper, cables?, scrap, panels
  joyas?, relojes?, oro, cuadros?, obras de arte, antiguedades, piezas?, monedas antiguas, reliquias, yacimientos?, paquetes?, equipajes?, maletas?, carteras?, mercancia*, ganado, ovejas, aceitunas, cosechas?, fruta, perros, mascotas | jewel*, watches, gold, paintings?, works of art, antiques, artefacts?, ancient coins, relics, digs?, archaeological sites?, parcels?, luggage, suitcases?, wallets?, goods, merchandise, livestock, sheep, olives, crops?, fruit, dogs, pets
  casas?, pisos?, tiendas?, comercios?, obras, naves, almacenes, cajeros?, supermercados?, iglesias | houses, homes, flats, shops?, stores?, building sites, warehouses, cash machines, atms, supermarkets?, churches
`);
export const TO_ORDER = meanings(`
  por encargo, a medida del cliente, segun pedido, robamos, robaremos, robar(los|las|lo|la)?, sustraemos, hurtamos, arrancamos, desvalijamos, de noche | to order, on commission, we (steal|nick|take|lift|rip|strip), stealing, by night, at night
`);
export const TO_CLONE = meanings(`
  clon(a|ar|amos|an|ado|adas|ados|ador|adora), duplic(a|ar|amos|an|ado|adas)*, copi(a|ar|amos|an) (la|el|las|los|tarjetas|mandos)?, descifr(a|ar|amos), abr(e|ir|en|imos) (coches|puertas|casas) | clon(e|es|ed|ing|er), duplicat(e|es|ed|ing|or), copy(ing)? (the|cards|keys|fobs|other)?, copies, skim(s|med|ming|mer|mers)?, decod(e|es|ing), open(s|ing)? (cars|doors|houses)
  inhib(e|ir|idor|idores)*, anul(a|ar|an) (la |las )?(alarma|senal)* | jam(s|ming|mer|mers)?, disabl(e|es|ing) (the )?(alarm|signal)*
`);
export const OTHERS_KEYS = meanings(`
  tarjetas? (bancari*|de credito|de otr*|ajen*)?, la banda (magnetica)?, del cajero, en (el|los) (cajero*|datafono*) , chips? de | (bank |credit |debit |other people's )?cards?, (magnetic )?strips?, cash machines?, card readers?, atms?
  (llaves|mandos?|coches|puertas|casas|alarmas?|portal(es)?) (ajen*|de otr*|sin (que|llave|permiso)*|de (los )?(vecin|client|desconoc)*|del coche)?, para (robar|entrar)* | (other people's|strangers'|someone else's|neighbours') (keys|fobs|cars|doors|houses|alarms), for (stealing|breaking in|thieves)
`);
export const TO_ALTER = meanings(`
  cambi(a|ar|amos|an|ando|ado), borr(a|ar|amos|an|ando), modific*, alter(a|ar|amos|an|ando|ad)*, sustitu*, reetiquet*, reenvas*, repint*, lij(a|ar|amos)*, raspa* | chang(e|es|ed|ing), wip(e|es|ed|ing), eras(e|es|ed|ing), modif*, alter(s|ed|ing)?, swap*, replac*, relabel*, repack*, repaint*, fil(e|ing) (off|down), scrap(e|ing) off
  rebaj(a|ar|amos|an|ado)*, bajar?, truca*, manipul*, falsific*, ocult*, tap(a|ar|amos|an|ando), maquill*, disimul* | clock(ed|ing), roll* back, wind* back, wound back, turn* back, lower*, tamper*, doctor(s|ed|ing)?, falsif*, hid(e|es|ing), cover(s|ed|ing)? (up|over), mask(s|ed|ing)?, conceal*, disguis*
  desbloque(a|ar|amos)* (el )?, (para que |que )?marque (la mitad|menos), cambiamos el | (fix|unlock)(es|ing)? your (meter|counter), so that it reads, reads half, change (their|the) imei
`);
export const TRUE_MARKS = meanings(`
  fechas? (de (caducidad|la etiqueta|consumo|envasado)|de las etiquetas)?, (la )?caducidad, etiquetas? de (origen|caducidad|la carne|los)*, zonas? de captura, lugar de origen, (el )?origen, trazabilidad | expiry dates?, (use-by|sell-by|best-before) dates?, dates? on the labels?, the dates?, labels? of origin, catch area, country of origin, the origin, traceability
  cuentakilometros, kilometr(os|aje)*, bastidor(es)?, numeros? de (serie|bastidor|chasis)*, imei, libros? de (mantenimiento|revisiones)*, danos (de|del|en)*, golpes graves, siniestro* | odometers?, mileage, (the )?clock(s)?, (chassis|serial|vin) numbers?, imei, service (book|histor)*, (airbag|accident|structural|crash|flood) damage, write-?offs?, written-?off
  (resultados|valores|datos) (del|de los|de las|de la|de) (analis|analitic|ensayo|prueba|agua|emision|laboratorio|inspeccion|control)* | (test|lab|laboratory|inspection|emission|water|trial) (results|data|readings)
  (la )?etiqueta (cambiada|manipulada|falsa) | (the )?labels? (changed|swapped|tampered)
`);
/** Changed in honest workshops too. */
export const GAUGES = meanings(`
  matriculas?, limitador(es)?, contador(es)?( de (la )?luz| del agua| del gas)?, filtro(s)? de particulas, adblue, tacografos?, taximetros?, basculas?, surtidor(es)?, lotes? | number plates?, limiters?, (electricity|gas|water|smart|power)? ?meters?, particle filters?, dpf, adblue, tachographs?, taximeters?, scales, (fuel|petrol) pumps?, batch (number|code)*
`);
export const CLOCKED = meanings(`
  (manipul|truc|rebaj|alter)(acion|ar|amos|ado) (de |del |de los |los |el )?(cuentakilometros|tacografo|taximetro|contador|surtidor|bascula)(es|s)? | (tachograph|odometer|meter|mileage|taximeter|pump)s?[- ](tampering|rigging|clocking|fiddling), (tamper with|rig|fiddle|clock)(ing|ging)? (the )?(tachographs?|odometers?|meters?|mileage|taximeters?|pumps?)
  (cuentakilometros|kilometraje|kilometros|contador|contadores|tacografo|taximetro|surtidor(es)?|basculas?) (\\w+ )?(rebajad*|trucad*|manipulad*|borrad*|alterad*|bajad*) | (clocked|rolled-back|rigged|doctored|tampered|wound-back|fiddled) (\\w+ )?(odometer*|mileage|meters?|tachograph*|taximeter*|pumps?|scales|clocks?|cars?), (odometers?|mileage|meters?|tachographs?|scales|pumps?) (\\w+ )?(clocked|rolled back|rigged|doctored|tampered|wound back|fiddled)
`);
export const SPOILT = meanings(`
  caducad(a|o|as|os), pasad(a|o|as|os) de fecha, en mal estado, podrid(a|o|as|os), estropead(a|o|as|os), en descomposicion, contaminad(a|o|as|os), de animales (muertos|enfermos)*, enferm(a|o|as|os), no apt(a|o|as|os) para*, retirad(a|o|as|os) del mercado, defectuos(a|o|as|os) | expired, out[- ]of[- ]date, past (its|their) (date|best)*, gone off, rotten, spoil(ed|t), rotting, contaminated, from (dead|sick) animals, diseased, (not fit|unfit) for*, recalled, faulty, defective, condemned
`);
export const CONSUMED = meanings(`
  carnes?, pescados?, mariscos?, pollo, comida, alimentos?, leche, yogur(es)?, huevos, conservas, embutidos?, potitos, papilla, pan, aceite, lotes | meat, fish, shellfish, seafood, chicken, food*, milk, yogh?urts?, eggs, tins, sausages?, baby food, formula, bread, oil, stock
  medicamentos?, medicinas?, vacunas?, cosmetic*, cremas?, cascos?, juguetes?, sillas? (de bebe|infantil)*, cargadores?, neumaticos?, airbags?, frenos, estufas?, calderas?, ascensores? | medicines?, drugs, vaccines?, cosmetics, creams?, helmets?, toys?, (child|baby|car) seats?, chargers?, tyres?, airbags?, brakes?, heaters?, boilers?, lifts?
`);
export const FED_TO = meanings(`
  comedores?, colegios?, residencias?, hospital(es)?, restaurantes?, tiendas?, mercadillos?, ninos, ancianos, familias | canteens?, schools?, care homes?, nursing homes?, hospitals?, restaurants?, shops?, markets?, children, pensioners, families
`);
export const UNTESTED = meanings(`
  sin (pasar |hacer |tener |ningun |ninguna |los |las |el |la ){0,3}(homologa*|certifica*|pruebas?|ensayos?|controles?|control|analisis|analizar|inspeccion*|registro (sanitario)?|marcado ce|revision*|esteriliz*|autorizacion*|licencia*|permiso*|prospecto|medidas de seguridad), saltando(se|nos)? (las |los |la |el )?(pruebas|controles|normativa|ensayos|seguridad)* , ahorr(ar|amos|ando)(nos|se)? (las |los |la |el )?(pruebas|controles|ensayos|homologacion|seguridad)* | (without|skipping|skips|skip|avoiding|no) (any |the |having |passing |doing |safety ){0,3}(approval|certificat*|tests?|testing|trials?|checks?|controls?|inspections?|registration|ce mark*|steril*|authori[sz]ation*|licen[cs]e*|permits?|permission|leaflet|safety (measures|tests|checks))
  (lleva|con|contiene) (\\w+ ){0,3}(por encima de lo permitido|prohibid|no autorizad|sin declarar)*, sin declarar(lo|los|las|la)?( en (el|la) \\w+)?, marca no autorizada, no autorizad(o|a|os|as) | (contain|with)(s|ing)? (\\w+ ){0,3}(above the (permitted|legal)|banned|unauthorised|undeclared)*, not declared( on the \\w+)?, undeclared, (an )?unauthori[sz]ed (brand|product)?
`);
export const RISKY_GOODS = meanings(`
  medicamentos?, medicinas?, vacunas?, pastillas?, farmacos?, hormonas?, cosmetic*, suplementos?, complejos?, jarabes?, crema*, adelgazantes?, quemagrasas | medicines?, drugs, vaccines?, pills?, tablets?, hormones?, cosmetics, supplements?, syrups?, creams?, slimming (pills|products), fat burners?
  juguetes?, sillas? (de bebe|infantil|de coche)*, cunas?, cascos?, cargadores?, baterias?, estufas?, frenos?, airbags?, neumaticos?, andamios?, ascensores?, instalaciones? (de gas|electric)*, calderas? | toys?, (baby|child|car) seats?, cots?, helmets?, chargers?, batteries, heaters?, brakes?, airbags?, tyres?, scaffold*, lifts?, (gas|electrical|electric) (installations?|work), boilers?
  carnes?, pescados?, mariscos?, setas?, leche cruda, conservas?, alcohol, licor(es)?, agua (potable|embotellada)*, embutidos? | meat, fish, shellfish, mushrooms?, raw milk, preserves, alcohol, spirits, liquor, (drinking|bottled) water, sausages?
  tatuajes?, botox, cirugia*, inyecc*, trasplantes?, anestesia*, piercings? | tattoos?, botox, surger*, injections?, transplants?, anaesthe*, anesthe*, piercings?
  producto (para|de) (el )?(pelo|piel|limpieza)*, alisado(s)?, champu, crema para bebes, formol, corticoides | (hair|skin) products?, straighten*, shampoo, baby cream, formaldehyde, steroids
`);

// Watching and exposing.

export const TO_WATCH = meanings(`
  espi(a|ar|amos|an|e|en|ando), vigil(a|ar|amos|an|ando|e), rastre(a|ar|amos|an|ando|o|e), localiz(a|ar|amos|an|ando), geolocaliz*, sig(ue|uen|uiendo|a), seguir(la|lo|le)?, persig* | spy(ing)?, spies, snoop*, watch(es|ing)?, monitor(s|ing)?, track(s|ing|er|ers)?, follow(s|ing)?, locat(e|es|ing), stalk*, tail(s|ing)?
  grab(a|ar|amos|an|ando|e|en|ac)*, film(a|ar|amos|an|ando|e), fotografi*, escuch(a|ar|amos|an|ando|e), intercept*, capta[nr]?, recog(e|er|emos|en) | record(s|ing|ings)?, film(s|ing)?, photograph*, listen(s|ing)?, intercept*, eavesdrop*, captur*, collect(s|ing)?, bug(s|ging)?
  instal(a|ar|amos|an|e|en|ado|ada)*, coloc(a|ar|amos|an)*, pon(e|er|emos|en), pega(r|mos)?, escond(e|er|emos|en)*, se (mete|cuela), met(e|er|emos|en) | install*, plac(e|es|ing), put(s|ting)?, fit(s|ting)?, stick(s|ing)?, hid(e|es|ing), plant(s|ing)?, slip(s|ping)?, sneak*
  lee(r|mos|n)?, ve(r)? (los |sus |las )?(mensaj|whatsapp|correo|chat|foto)*, (manda|envia|muestra|ensena|reenvia|copia|transmite)(mos|n|r)? , accede(r|mos|n)?, entr(a|ar|amos|an) en, se (entera|enteran) de | read(s|ing)?, see(s)? (her|his|their|the) (messages|chats|photos|emails), (send|show|forward|mirror|stream|copy|copies|report)(s|ing)?, access(es|ing)?, get(s|ting)? into, log(s|ging)? into
`);
export const BUG = meanings(`
  gps, localizador(es)?, baliza*, rastreador(es)?, microfonos?, camaras?, app*, aplicac*, program(a|as), software, dispositiv*, airtags?, grabador(a|as|es)? | gps, trackers?, beacons?, microphones?, cameras?, apps?, applications?, programs?, software, devices?, airtags?, recorders?, tool, bugs?
`);
export const WATCHED = meanings(`
  parejas?, novi(a|o|as|os), mujer, mujeres, marid(o|os), espos(a|o|as|os), ex, exparej*, exnovi*, exmujer*, exmarid*, ella, amante* | partners?, girlfriends?, boyfriends?, wi(fe|ves), wom[ae]n, husbands?, spouses?, ex, exes, ex-?partners?, ex-?wi(fe|ves), ex-?husbands?, her, lovers?, she
  emplead(o|os|a|as), trabajador*, plantilla, vecin(o|os|a|as), inquilin(o|os|a|as), huesped(es)?, compan(ero|era|eros|eras), competidor*, client(a|as|es), pacientes, desconocid(o|os|a|as), chic(a|as), nuera*, ninera*, cuidador* | employees?, workers?, staff, neighbours?, neighbors?, tenants?, guests?, colleagues?, classmates?, competitors?, clients?, customers?, patients?, strangers?, girls?, nann(y|ies), carers?, daughter-in-law, passers-?by, anyone
`);
export const LOVER = meanings(`
  (tu|su|la|el|una|un|de) (pareja|novi(a|o)|mujer|marido|espos(a|o)|ex|exparej*|exnovi*|exmujer|exmarido|amante), celos(o|os|a|as), infiel*, infidelidad*, (marido|pareja|novio|mujer|gente|persona)s? (celos|desconfiad)* | (your|their|his|her|a|the) (\\w+ )?(partner|girlfriend|boyfriend|wife|husband|spouse|ex|ex-?partner|ex-?wife|ex-?husband|lover), (your|their) (partners|wives|husbands), jealous, unfaithful, cheating (partner|wife|husband|spouse)*, suspicious (husband|partner|wife|boyfriend)*
`);
export const UNKNOWN_TO = meanings(`
  a escondidas, en secreto, secretamente, a (sus|su|tus|tu) espaldas, disimuladamente, de tapadillo, clandestin* | secretly, in secret, on the (sly|quiet), behind (his|her|their|your|its)* back*, covertly, clandestin*, surreptitious*, furtively
  sin que (\\w+ ){0,3}(lo |la |le |se |nada |de nada ){0,3}(sep|enter|not|sospech|de|den|descubr|detect|perciba|vea)*, sin (su|sus|tu|el|pedir|dar) (permiso|consentimiento|conocimiento|autorizacion)*, sin (saberlo|avisar*|decir(selo|les|le|lo)|informar*|preguntar(les|le|selo)|pedir(les|le|selo)* permiso|consentimiento|permiso) | without (\\w+ ){0,4}(knowing|noticing|finding out|realis*|realiz*|suspecting|consent|permission|knowledge|seeing), without (telling|warning|asking|informing|saying)( it)?( to)?, unknowingly, unaware
  (nunca|no|jamas|ni) se (\\w+ )?(entera|enteran|enterara|enteraran|enteren|dara|daran|da|dan|note|nota)( cuenta)?, (no|nunca) (lo )?(sabe|sabra|sospecha|notan?|detecta)[n]? | never (find* out|know*|notic*|suspect*|realis*|realiz*|see), (won't|will not|do not|don't|doesn't|does not) (know|notice|suspect|realise|realize|find out)
  ocult(a|as|o|os|arse|arlo), escondid(a|as|o|os), camuflad*, disfrazad*, disfraz, invisible, indetectable* , no deja rastro, sin (dejar )?rastro, sin ser (vist|detectad)*, imperceptible* | hidden, concealed, camouflaged, disguised, invisible, undetect*, unseen, unnoticed, leaves no trace, without (leaving )?(a )?trace, untraceable
`);
export const PRIVATE_ROOM = meanings(`
  dormitorios?, habitaci(on|ones), banos?, duchas?, vestuarios?, probador(es)?, aseos?, camas?, pisos? turistic* | bedrooms?, rooms?, bathrooms?, showers?, changing rooms?, fitting rooms?, toilets?, beds?, holiday (flats|lets|rentals)
`);
export const HIDDEN_EYE = meanings(`
  (camaras?|microfonos?|grabador(es|as)?|objetivos?) (\\w+ )?(ocult*|escondid*|espia*|camuflad*|invisib*|disimulad*), camaras? (en|dentro de) (\\w+ )?(los |las |el |la )?(enchuf|detector|reloj|despertador|espejo)* | (hidden|concealed|spy|secret|covert|invisible|disguised|camouflaged) (\\w+ )?(cameras?|microphones?|recorders?|lens*), cameras? (in|inside) (\\w+ )?(plugs?|sockets?|smoke|clocks?|mirrors?)*
`);
export const TO_FIND_OUT = meanings(`
  averig*, encontr(a|ar|amos|an), localiz*, dar con, descubr*, destap*, rastre*, identific*, consegu(ir|imos) (la|el|su), public(a|ar|amos|an|ando), difund*, filtr(a|ar|amos|an) , vend* | find(s|ing)?( out)?, locat*, track(s|ing)? down, discover*, uncover*, dig(s|ging)? (up|out), trac(e|es|ing), identif*, reveal*, publish*, post(s|ing)?, leak*, sell(s|ing)?, get (the|her|his|their)
  base de datos (de|con), list(a|ado|ados|as) de, mapa de, fichas? de | database of, list(s)? of, map of, directory of, files? on
`);
export const WHEREABOUTS = meanings(`
  donde (vive|viven|esta|trabaja|se ha mudado|duerme|estudia)*, (su|la|el|sus|las) (nueva )?(direccion|direcciones|domicilio|casa|colegio|trabajo)(es|s)?( nueva| personal*)?, (el )?colegio de sus hijos, rutinas?, horarios de, casa de acogida | where (she|he|they|a|the|someone)* (live|lives|is|work|works|sleep|moved|stay)*, (her|his|their|the|home) (\\w+ )?(address|addresses|home|school|workplace)*, children's school, routines?, (her|his|their) schedule, shelter
  (su |sus |los )?horarios?, (su |del )?portal, rutinas? , foto de su (casa|portal|coche) | (her|his|their) (schedules?|timetables?|hours), front door, routines? , photo of (her|his|their) (house|door|car)
`);
export const TARGETS = meanings(`
  ex, exparej*, exmujer*, exnovi*, mujer(es)? que*, (una |la )?chica* (que|de)*, periodist*, activist*, jueces|juez, testig*, politic*, victimas?, enemig*, haters?, quien te (bloque|dej|cae|insult)*, desconocid*, maestr* , acreedor*, gente que te* | ex, exes, ex-?partners?, ex-?wi(fe|ves), ex-?girlfriends?, wom[ae]n who*, (a |the |any )?girls?, journalists?, activists?, judges?, witness*, politicians?, victims?, enem(y|ies), haters?, (anyone|someone|whoever|people) (who|you) (block|left|dislike|insult|hate)*, strangers?, teachers?
  (mujeres|chicas|ancian*|mayores|senoras|personas) (que )?(viven |vive |esta |estan )?(sol(a|as|os|o))* | (women|girls|pensioners|old (people|ladies)|elderly (people|women)|people) (who |that )?(live |living |are )?(alone|on their own)
`);
export const INTIMATE = meanings(`
  (fotos?|videos?|imagenes|grabaciones|mensajes|chats) (\\w+ ){0,2}(intim*|privad*|comprometed*|sexual*|desnud*|subid* de tono), desnud(o|os|a|as|ar|amos|a a)*, sin ropa, infiel*, infidelidad*, trapos sucios, secretos?, antecedentes, fotos de detenid*, deslices, aventuras?, porn* | (intimate|private|compromising|sexual|nude|naked|explicit|embarrassing) (\\w+ )?(photos?|pictures?|videos?|images?|recordings?|messages|chats), nud(e|es|ify|ity)*, naked, undress*, affairs?, unfaithful*, infidelit*, dirt, secrets?, criminal records?, arrest photos, mugshots?, indiscretions?, porn*
  (conversaciones|chats|mensajes) (subid|picant|caliente|comprometid)*, (hombres|mujeres|gente) casad* | (steamy|spicy|saucy|compromising) (chats|messages|conversations)*, married (men|women|people)
`);
export const FOR_SILENCE = meanings(`
  chantaj*, extorsi*, amenaz(a|ar|amos|ando|aremos) (con|a)?, si no (paga|pagan|nos paga|aceptan|ceden|colaboran), a cambio de (no |nuestro |su |que no )?(publicar*|silencio|difund*|contar*|envi*|borrar*|retirar*|dinero) | blackmail*, extort*, threat(en|ens|ening)?s?, unless (they|he|she|you) pay*, if (they|he|she|you) (do not|don't|does not|doesn't|refuse to|fail to) pay, in (exchange|return) for (not |our |their )?(publish*|silence|keeping|delet*|remov*|tak*|money)
  (paga|pagan|paguen|pagar|cobr|exig|ped)* (\\w+ ){0,5}(por|para|para que) (no (se )?(public|difund|contar|ensen|envi|mand|lleg|sal)*|(nuestro )?silencio|borrar*|retirar*|quitar*|callar*) | (pay|charg|demand|fee|ask)* (\\S+ ){0,6}(to|for|not to|so that) (not (be )?publish*|keep* (it |them |us )?quiet|(our )?silence|tak* (it|them) down|delet*|remov*|publish* (it|them)|hush*|never (be )?(seen|shown|sent|published))
  o (\\w+ ){1,5}o (\\w+ )?(su|sus|la|lo|todo) (\\w+ )?(famil|mujer|marido|jefe|vecin|contact|sab|enter|recib|ver)*, (su familia|su mujer|su marido|su jefe|sus contactos) (las|los|lo|la) (recib|sab|ver|ve)* | either (they|he|she|you) pay*, or (his|her|their|your) (family|wife|husband|boss|contacts|friends) (\\w+ )?(receive|get|see|find|know)*, pay (up )?or (we|it|they|else)
`);
export const TO_SHOW = meanings(`
  public(a|ar|amos|an|aremos), difund*, compart(e|ir|imos|en), sub(e|ir|imos|en), envi(a|ar|amos|aremos) a (su|sus|la|los), colg(ar|amos), vend*, web | publish*, spread*, shar(e|es|ing), upload*, send* (it |them )?to (his|her|their), post(s|ing)?, sell*, site, website
`);
export const UNCONSENTED = meanings(`
  de (companer*|ex|exparej*|chicas|mujeres|famos*|cualquier*|menores|profesor*|vecin*|tu|la|sus|conocid*) (\\w+)?, a partir de (una |su |sus )?fotos?, con la cara de, sin (su|el|pedir*|permiso|consentimiento)* , fotos? (normal|vestid)*, cualquier (foto|chica|mujer|persona) | of (\\w+ )?(classmates?|exes|ex-*|girls|women|celebrit*|anyone|minors|teachers|neighbours|your|people|colleagues), from (a |any |an |one |their |her |ordinary |normal |clothed ){0,3}(photo|picture|selfie)*, with the face of, without (their|her|his|consent|permission|asking)*, (ordinary|normal|clothed) photos?, any (photo|girl|woman|person)
`);

// Drugs, medicines, weapons, violence.

export const DRUGS = meanings(`
  cocaina, coca, farlopa, heroina, metanfetamina*, cristal, fentanilo, extasis, mdma, lsd, crack, ketamina, hachis, anfetamin*, speed, estupefacient*, drogas?, burundanga, ghb, porros?, opio, tusi | cocaine, coke, heroin, meth, methamphetamine*, crystal, fentanyl, ecstasy, mdma, lsd, crack, ketamine, hashish, amphetamin*, speed, narcotics, drugs?, scopolamine, ghb, joints?, opium, pink cocaine, spice, weed
`);
export const HARD_DRUGS = meanings(`
  cocaina, farlopa, heroina, metanfetamina*, fentanilo, extasis, mdma, lsd, ketamina, hachis, anfetaminas, estupefacient*, narcotrafic*, burundanga, sustancias (ilegales|prohibidas|ilicitas), drogas? (ilegal*|sintetic*|de diseno|blandas|duras|a domicilio) | cocaine, heroin, meth, methamphetamine*, fentanyl, ecstasy, mdma, lsd, ketamine, hashish, amphetamines, narcotics, drug (dealing|trafficking|dealer)*, date-?rape drugs?, (illegal|banned|illicit) substances, (illegal|party|designer|hard|synthetic|recreational) drugs
`);
export const CONTROLLED = meanings(`
  antibiotico*, opioide*, opiace*, ansiolitic*, tranquilizant*, somnifer*, benzodiacepin*, xanax, valium, diazepam, ozempic, semaglutida, viagra, metadona, morfina, tramadol, ritalin*, adderall, metilfenidato, estimulantes | antibiotics?, opioids?, opiates?, anxiety (meds|pills|medication), tranquilli[sz]ers?, sleeping (pills|tablets), benzodiazepin*, xanax, valium, diazepam, ozempic, semaglutide, viagra, methadone, morphine, tramadol, ritalin, adderall, methylphenidate, stimulants
  esteroides, anabolizantes, hormonas? (de crecimiento|sexual*)?, testosterona, epo, dopaje, clembuterol | steroids, anabolic*, (growth |sex )?hormones?, testosterone, epo, doping, clenbuterol
  pastillas, pildoras, medicamentos de receta, farmacos, abortiv* | pills, prescription (drugs|medicines?|medication|tablets), tablets, abortion pills, meds
`);
export const NO_PRESCRIPTION = meanings(`
  sin (necesidad de |la |pedir |exigir )?(receta*|prescripcion*), sin (pasar por |ver al |ir al |un )?medico, recetas? (fals|en blanco|compra|robad)*, no (hace falta|se pide|pedimos) receta | without (a |any |the |need(ing)? (a )?)?(prescription|script)s?, no (prescription|script)s?, without (seeing )?a doctor, (fake|blank|bought|stolen) prescriptions?, (do not|don't|never) ask for a prescription, over the counter without
`);
export const MINORS = meanings(`
  menores( de edad)?, adolescentes?, chaval(es|as)?, quinceaner*, nin(os|as|o|a), crios, alumn(os|as) de (primaria|secundaria|la eso|instituto)*, colegial*, estudiantes de (la )?(eso|secundaria|instituto|bachillerato)*, institutos?, patios? (de colegio|del colegio|del instituto)*, colegios?, (de|con|desde los) 1[0-7] anos, (chic|joven|jovenes)* de 1[0-7]* | minors?, teens?, teenagers?, adolescents?, kids?, child(ren)?, schoolchildren, schoolkids, pupils?, schoolgirls?, schoolboys?, sixth[- ]formers?, secondary school*, high school*, playgrounds?, schools?, 1[0-7][- ]year[- ]olds?, aged 1[0-7], under-?(18|16|age)s?, under ?age, youngsters
`);
export const VICES = meanings(`
  apuestas?, apost(ar|amos|ando|en), casinos?, tragaperras, ruletas?, poker, loot ?box*, cajas de botin, juegos? de azar | bets?, betting, gambl(e|es|ing), casinos?, slot machines?, slots, roulette, poker, loot ?box*, games of chance, wager*
  alcohol, cervezas?, vodka, licor(es)?, botellon*, cubatas? | alcohol, beers?, vodka, spirits, liquor, booze, alcopops?
  tabaco, cigarr*, vape*, vapeador*, cachimbas?, nicotina, bolsitas de nicotina, cannabis, marihuana, porros? | tobacco, cigarettes?, vap(e|es|ing), shisha, nicotine*, snus, cannabis, marijuana, weed, joints?
  creditos?, prestamos?, microcreditos? | credit, loans?, payday
  maquinas de juego, monedas de azar | fruit machines?, gaming machines?
`);
export const TO_LURE = meanings(`
  dirigid(a|o|as|os) a, orientad(a|o|as|os) a, pensad(a|o|as|os) para, vend*, para (menores|adolescentes|chaval|nin|alumn|colegial|estudiantes|jovenes|chic)*, a (menores|adolescentes|chaval|los nin|las nin|alumn|colegial|estudiantes|institut)*, en (los )?(colegios|institutos)* , a la (salida|puerta) (de|del), llegar a | aimed at, targeted at, target*, sell*, flog*, for (minors|teen|kids|children|pupils|school|young|under|1)*, to (minors|teen|kids|children|pupils|school|sixth|young|under|1)*, in schools*, outside (schools?|the school)*, at the school gate*, reach
  enganch(a|ar|an|e|en|amos), capt(a|ar|amos|an), sin (pedir|comprobar|verificar|mirar|pregunt)* (el |la |su |ningun )?(dni|edad|documento|identificacion|carnet)*, sin control de edad, saltar(se)? (la|el) (verificacion|control)*, que no (les )?piden (el )?dni | hook(s|ed|ing)?, lur(e|es|ing), attract*, without (asking|checking|verifying)* (for )?(id|age|proof|their age|any id)*, no (id|age) (check*|asked|needed|verification)*, bypass* (the )?(age|verification)*
  al lado (del|de un) (colegio|instituto), cerca (del|de un) (colegio|instituto), (los chavales|los ninos|los crios) (\\w+ )?(gastan|compran|pagan), trastienda | next to (the|a) (\\w+ )?school, near (the|a) (\\w+ )?school, (the )?(kids|children|teens) (\\w+ )?(spend|buy|pay), back room
`);
export const WEAPONS = meanings(`
  armas?( de fuego| cortas| blancas)?, pistolas?, revolver(es)?, rifles?, escopetas?, fusiles?, municion*, cartuchos?, silenciador(es)?, explosiv(o|os), granadas?, bombas? (caser|de tubo|incendiari|lapa)*, navajas?, punos americanos, taser*, spray* de pimienta | weapons?, guns?, firearms?, pistols?, revolvers?, handguns?, rifles?, shotguns?, ammunition, ammo, cartridges, silencers?, explosives?, grenades?, (home-?made|pipe|petrol|car|letter) bombs?, knives, knuckledusters?, tasers?, pepper spray
`);
export const UNLICENSED = meanings(`
  sin (licencia|registr|numero|papeles|permiso|preguntas|preguntar|control|identificar|marca|rastro|antecedentes|factura)*, ilegal(es|mente)?, clandestin*, irrastreable*, imposible(s)? de rastrear, fantasma, a (cualquiera|quien sea|quien pague|bandas|pandillas|menores)*, no (hace falta|se pide|pedimos|piden) (licencia|papeles|permiso|nada)*, impres* en 3d, caser(a|o|as|os) | (without|no|with no) (a |any |the )?(licen[cs]e*|registration|serial*|paperwork|papers|permit*|questions|checks?|id|background)*, illegal(ly)?, clandestine*, untraceable, impossible to trace, ghost, to (anyone|whoever|gangs|minors|anybody)*, unregistered, unlicen[cs]ed, 3d[- ]printed, home-?made
  (que )?no (puede[n]?|pueden|tiene[n]?) (tener |sacar |pasar |comprar )?(permiso|licencia|antecedentes limpios)*, con impresora | (who|that) (cannot|can't|do not|don't) (hold|get|have|pass) (a )?(permit|licen[cs]e|background)*, (with|on) (a )?(3d )?printer
`);
export const TO_HURT = meanings(`
  palizas?, pegar (a)?, dar un susto, romper(le)? (las |una |los )?(piernas|rodillas|brazos|dedos)*, mat(ar|amos) (a )?(gente|personas|quien|tu|alguien)*, asesin(ar|amos|atos? por encargo)*, sicari*, secuestr*, ataques con acido, liquidar a, hacer desaparecer a, tortur* | beat(s|ing|ings)? (\\w+ )?up, beatings?, break (\\w+ )?(legs?|knees?|arms?|fingers?), kill (people|someone|whoever|your|anyone)*, murder(ing)? (people|someone|to order|for hire)*, assassinat*, hitm[ae]n, contract kill*, kidnap*, acid attack*, make (someone|people|him|her|them) disappear, tortur*
  maltrato a (gatos|perros|animales), palizas? grabad* | (cats|dogs|animals|homeless people) being (tortured|beaten|killed), filmed beatings
`);
export const FOR_HIRE = meanings(`
  por encargo, a sueldo, de alquiler, a domicilio, contrat(a|ar|e) , precio*, tarifa*, cobr*, #\\s?(€|euros|dolares|\\$)*, servicio, plataforma, app, vend*, agencia, equipo de | for hire, on demand, to order, contract, price*, rate*, charg*, #\\s?(€|£|\\$|euros|pounds|dollars)*, (£|€|\\$)#, service, platform, app, sell*, agency, team of
`);
export const TO_THREATEN = meanings(`
  amenaz(a|ar|amos|an|ando|aremos|as), intimid(a|ar|amos|an|ando|acion), coaccion*, met(er|emos|iendo)(les|le)? miedo, dar(les|le)? (un |algun )?susto*, acos(a|ar|amos|an|ando|arlos|arles), avergonz*, averguenz*, humill*, matones, llamadas? (a todas horas|de madrugada|a sus jefes|a su familia)* | threat(en|ens|ening|s)?, intimidat*, coerc*, frighten*, put* the frighteners, lean(s|ing)? on, harass(es|ing)?, sham(e|es|ing), humiliat*, heavies, thugs?, goons?, hound*, calls? (at all hours|in the middle of the night|to (his|her|their) (boss|famil)*)*
`);
/** Who comes and what they do: a threat where they stay until they are paid. */
export const MUSCLE = meanings(`
  gente (corpulenta|fuerte|grande|con mala pinta), tipos (duros|grandes), armarios, boxeador*, musculitos, gorilas, cachas, hace(n|mos)? una visita, visit(a|an|amos|ar|ita)* | burly, heavy lads, big (men|lads|guys), tough (guys|men), boxers?, bodybuilder*, gorillas, pay(s|ing)? (\\w+ )?(a|them) (a )?visit, visit(s|ing)?
  asust(a|ar|amos|an|ando), presion(a|ar|amos|an|ando), apret(ar|amos), porteros de discoteca | scar(e|es|ing), pressur(e|es|ing), pressuri*, squeez*, bouncers?, muscle
`);
export const THREATENED = meanings(`
  inquilin*, deudor*, moros(o|os|a|as), quien(es)? (debe|deben|no paga)*, testig*, vecin*, competid*, rival*, comerci(o|os|antes), negocios?, emplead*, trabajador*, tendero*, ex, exparej*, familias?, ancian*, votant*, denunciant*, sindicalist*, famil(ia|iares), periodist*, client(es|as) | tenants?, debtors?, (those|people|anyone|whoever) (who )?(owe|owes|owing|do not pay|don't pay)*, witness*, neighbours?, neighbors?, competitors?, rivals?, shop(s|keepers|owners)?, traders?, business*, employees?, workers?, ex, exes, ex-?partners?, famil(y|ies), old (people|folk)*, pensioners?, voters?, whistle*, union members?, relatives?, journalists?, customers?
  quien(es)? (\\w+ )?(debe|deben|no pag|se retras|se queja|denunci)*, los que (deben|no pagan|se quejan|denuncian) | whoever (owes|does not pay|complains|reports)*, (anyone|those|people|customers) (who )?(owe|owes|owing|behind on|who complain|who report)* (\\w+ )?
`);
export const UNTIL_THEY = meanings(`
  hasta que (\\w+ )?(pag|se (van|vayan|va|vaya)|ced|firm|cierr|vend|acept|retir|call|dimit)*, para que (\\w+ ){0,2}(pag|se (van|vayan|va|vaya|marche)|ced|firm|cierr|vend|acept|retir|call|dimit|no (hablen|declare|denuncie|vote))*, (consegu|logr)* que (\\w+ ){0,2}(pag|se (van|vayan|va|vaya|marche)|ced|firm|cierr|vend|acept|call)*, o (se van|pagan|se atienen) | until (they|he|she|it|the \\w+) (pay|leave|give|sign|close|sell|accept|withdraw|quit|move|resign|shut)*, so (that )?(they|he|she|it) (pay|leave|give|sign|close|sell|accept|withdraw|quit|move|resign|shut|do not|don't)*, (get|make|persuade|force)(s|ing)? (them|him|her|tenants|debtors|people) (to )?(pay|leave|give|sign|close|sell|accept|withdraw|quit|move|resign|shut|out)*, or else
  hasta que (aflo|entr|acced|se cans|se rind|suelt|devuelv|borr|acab|olvid)*, se le(s)? quit(a|an|e|en) las ganas | until (they|he|she|it|the \\w+) (cough|give in|agree|get tired|surrender|hand|return|delete|forget|stop|pay up)*, (los(e|es|ing)) the will
`);

// Work without freedom, people as goods.

export const WORKERS = meanings(`
  temporer*, jornaler*, trabajador*, emplead*, peon(es)?, mano de obra, personal, obrer*, operari*, plantilla, costurer*, cuidadoras?, limpiadoras?, internas?, camareras?, repartidor*, criad*, empleadas? de hogar, recolector* | pickers?, day labourers?, workers?, employees?, labour(ers)?, labor(ers)?, staff, workforce, seamstress*, sewers, carers?, cleaners?, live-in, waitress*, couriers?, riders?, maids?, domestic workers?, nann(y|ies), farmhands?
`);
export const MIGRANTS = meanings(`
  (inmigrantes|migrantes|refugiad*|extranjer*|trabajador*|temporer*|personas|familias|gente|mano de obra|mujeres|chicas)( \\w+)? (sin papeles|irregular*|indocumentad*|recien llegad*|clandestin*), sin papeles, indocumentad*, inmigrantes, migrantes, refugiad*, temporeros extranjeros, extranjer(os|as) | undocumented, illegal (immigrants|migrants|workers)*, migrants?, immigrants?, refugees?, asylum seekers?, foreign (workers|pickers|labour*|staff|girls|women|maids), without papers, foreigners
  (cuadrillas?|chicas|trabajador*|gente|familias|mujeres|personal) (\\w+ )?(traid|que tra)(emos|as|os)* (de|desde), no hablan (el idioma|espanol|ingles|la lengua) | (crews?|girls|workers|people|families|women|staff) (\\w+ )?(brought|we bring)( over| in)? from, (do not|don't|cannot) speak (the language|english|spanish)
  no (tiene|tienen) papeles | (has|have) no papers
`);
export const CAPTIVITY = meanings(`
  (guard|reten|qued|custodi|recog|quit|confisc|escond)* (con |les |nos ){0,3}(el |los |su |sus |la |las )?(pasaportes?|documentos?|documentacion|papeles|dni), pasaportes? (reten|guard|confisc|en la)* | (hold|holds|holding|keep|keeps|keeping|retain|retains|tak|takes|taking|confiscat|withhold|lock|hang)* (on to |away |up )?(their |the |workers' |his |her |its )?(\\w+ )?(passports?|documents?|papers|ids), (passports?|papers|documents) (stays?|remains?|(is|are) (kept|held|locked|retained|taken))*
  hasta (que )?(\\w+ )?(sald|pag|liquid|devolv|devuelv|cubr|cancel)* (la |su |el |sus )?(deuda|viaje|billete|adelanto|pasaje)*, deuda (del|de) (viaje|pasaje|billete)*, deud(a|as) que (nunca|no) (acaba|termina|pued)*, (se les |les )?descont(amos|ando|ar) (la |el |de )?(cama|viaje|alojamiento|comida|litera)* | until (\\w+ )?(the |their |they|it )?(\\w+ )?(\\w+ )?(debt|fare|advance|journey|travel|trip|passage)* (is |has been |have )?(cleared|paid|repaid|worked off|covered)*, (travel|journey|fare) debt, debt (that )?(never|they can never)*, deduct* (the |for )?(bed|fare|board|lodging|food|bunk)*, work* off (the|their|a) debt
  encerrad(os|as), no (pueden|puedan|podran) (irse|marcharse|escapar|denunciar|quejarse|protestar)*, no tien(en|en) (adonde|a donde|donde) ir, (no|ni) se quej(an|aran|en), no denunci(an|aran|en), por miedo a (la policia|denunciar|ser expulsad*|que)* | locked (in|up), not allowed (out|to leave), cannot (leave|complain|escape|report)*, can't (leave|complain|escape|report)*, nowhere (else )?to go, (never|not|don't|won't|rarely|do not|will not) complain*, afraid (of|to) (the police|report*|deport*|be deported|complain)*, for fear of*
  depend(en|an) de nosotros, (les )?(descont|retenemos|quitamos)(amos|an|ar)* (todo|casi todo|la mitad|el sueldo|una parte), hasta que (\\w+ )?(devuelv|recuper|amortic|cubr|compens)* (\\w+ )?(los gastos|lo que|el gasto|la inversion|el viaje|el billete)* | depend(s)? on us, (we )?(deduct|withhold|keep)* (everything|nearly everything|almost everything|half|their wages|part)*, until (they|she|he) (\\w+ )?(give|pay|return|cover|work)(s)? (back|off)? ?(the |what |their )?(expenses|cost|outlay|ticket|fare|debt)*
  (entreg|dej)(an|ar) (el|su) pasaporte, firman otro contrato, si (protestan|se quejan|hablan) (\\w+ )?(denunci|ech|expuls|quit|llam)* | hand(s)? over (their|the) passports?, sign another contract, if they (protest|complain|talk) (\\w+ )?(report|sack|deport|throw|call)*
  (no|ni) (puedan|pueden) (empadronarse|registrarse|quejarse|protestar), si (protestan|se quejan),? (\\w+ )?(denunci|ech|expuls)* | (cannot|can't|can neither|nor) (register|complain|protest)( nor \\w+)?, if they (protest|complain),? (\\w+ )?(report|sack|deport|throw)*
`);
export const UNDERPAID = meanings(`
  por debajo del? (convenio|salario minimo|smi|minimo*|lo legal|sueldo)*, menos del (salario )?minimo, a mitad de sueldo, (a|por) (#|un|dos|tres) (euros?|€|dolares?|pesos)? ?(la|por) hora*, # ?€ la hora, (sin|casi sin) (cobrar|sueldo|pagar(les)?|salario|contrato|alta|darles? de alta|asegurar*|seguridad social|cotizar|descans*|vacaciones), sin (dar de|darlos de|estar de) alta, gratis, (en|dinero) (negro|b), a cambio de (cama|comida|techo|alojamiento|la promesa)*, # horas (al dia|diarias|seguidas), jornadas de (1[2-9]|doce|catorce|quince|dieciseis) | (under|below|less than) (the )?(legal|minimum|statutory|collective|going)*, (for|at|on) (a|#|one|two|three)?\\s?(£|€|\\$)?#? ?(pounds?|euros?|dollars?)? an hour, (without|no|hardly any|with no) (pay|paying|wages?|salary|contracts?|insurance|rest|breaks?|holidays|days? off|registering|registration|social security), unpaid, for free, (off|not on) the books, cash in hand, in exchange for (a bed|food|a roof|board|lodging|the promise)*, # hours (a|per) day, # hour (days|shifts), (12|13|14|15|16|18|twelve|fourteen|fifteen|sixteen)[- ]hour (days?|shifts?)
  (acaban ganando|ganan|cobran|pagandoles|se les paga|les pagamos) (\\w+ ){0,2}# ?(€|euros|dolares|pesos|soles)* (al mes|la hora|al dia|por dia|por jornada), (diez|ocho|doce|quince|veinte|#) (por|en un|en el|en cada) (piso|habitacion|cuarto|litera|contenedor|nave), viven (#|diez|doce|quince|veinte) , duermen en (la nave|el almacen|el suelo|contenedor|colchon|el coche|la furgoneta)* | (end up earning|earn|are paid|paying them|we pay them) (\\w+ ){0,2}(£|€|\\$)?# ?(euros|pounds|dollars|pesos)? ?(a|per|an) (month|hour|day|shift), (ten|eight|twelve|fifteen|twenty|#) (to|in|per) (a |each |one )?(flat|room|bunk|container|shed)*, (sleep|bed down) (in|on) (the |a )?(shed|warehouse|floor|container|mattress|car|van)*
  (viven|duermen) (\\w+ )?(hacinad|amontonad|en el taller|en la fabrica|donde trabajan)*, trabaj(an|ar) (#|dieciseis|catorce|doce) horas | (live|sleep) (\\w+ )?(crammed|in the workshop|in the factory|where they work)*, work(ing)? (#|sixteen|fourteen|twelve) hours
  (#|diez|ocho|doce|veinte) personas (por|en cada) (piso|habitacion|cuarto), hacinad* | (#|ten|eight|twelve|twenty) people (in|to|per) (each|a|one)? ?(flat|room), crammed
`);
export const CHILDREN = meanings(`
  nin(os|as|o|a), menores( de edad)?, (sus )?hij(os|as) (de|mayores|pequen)*, crios, adolescentes?, chaval(es|as)?, huerfan*, criaturas, (de|entre) (los )?(#|seis|siete|ocho|nueve|diez|once|doce|trece|catorce) (a|y) (#|nueve|diez|once|doce|trece|catorce|quince) anos | child(ren)?, minors?, kids?, little ones, (their )?(sons|daughters), adolescents?, teens?, teenagers?, orphans?, boys, girls, underage, under-?age, aged # to #, under-?(10|11|12|13|14|15)s?
  (de|con) # (y|o|a) # anos , (chavales|chicos|chicas) de (#|diez|once|doce|trece|catorce) | lads of, boys of, girls of, (#|ten|eleven|twelve|thirteen|fourteen)[- ]year[- ]olds?, aged? (ten|eleven|twelve|thirteen|#)
`);
export const AT_WORK = meanings(`
  trabaj(an|en|ar|ando|aran|arian|a)( \\w+)?, pon(er|emos|en|iendo) a (trabajar|los nin|ninos|sus hijos|menores)* , mano de obra, jornadas?, turnos de, contrat(ar|amos|ando) (a )?, emple(ar|amos|ando) (a )?, mendig*, pedir (limosna|en la calle)* , vender? (panuelos|flores|chicles|en los semaforos)* , cos(er|en|iendo), recog(er|en|iendo), picar piedra, explotar | work(s|ing|ed)?, put* (\\w+ ){0,3}to work, labour, labor, shifts? (of|in|at), hir(e|es|ing), employ(s|ing)?, beg(s|ging)?, sell* (tissues|flowers|gum|at traffic)* , sew(s|ing)?, pick(s|ing)?, break* (stones|rocks), exploit*
  descarg(a|an|ar|amos|uen)*, cargan, limpi(an|ar|en), repart(en|ir|an), clasific(an|ar), picar, monta[nr], fabric(an|ar), pel(an|ar) | unload(s|ing)?, load(s|ing)? (lorries|trucks|crates), clean(s|ing)? , deliver(s|ing)?, sort(s|ing)?, assembl(e|es|ing), peel(s|ing)?, mak(e|es|ing) (bricks|shoes|clothes|toys)
  plantillas?, personal, compuest(a|o) por, formad(a|o) por | workforce, staff, crews?, made up of
`);
export const CHEAP_HANDS = meanings(`
  talleres? (de confeccion|textil*|clandestin*|de costura y)*, (la )?(confeccion|empaquetado|cosecha|vendimia|mina|minas|cantera|fabrica|fabricas|ladriller*|cadena de montaje|recogida|zafra)*, semaforos, limosna | (garment|clandestine|textile) (workshops?|factor*), sweatshops?, (sewing and packing|packing), harvest*, mines?, quarr(y|ies), factor(y|ies), brick kilns?, assembly line, picking, traffic lights, alms
  dedos (agil|pequen|fin)*, manos (pequen|agil|fin|barat)*, (mas )?barat(o|os|as|a) que (un )?adulto*, no (se quej|protest|pid|exig)*, (un|la) (tercio|mitad|cuarta parte) (del|de lo|de un|de) (coste|sueldo|que)* , comision por (nino|cabeza|menor)*, sin contrato, no (van|vayan|vaya|va) (a la escuela|al colegio)*, en vez de (ir a la escuela|estudiar|al colegio)* | (nimble|small|little|tiny) (fingers|hands), cheap(er)? (than )?(an )?(adult|hands|labour)*, (never|do not|don't) (complain|ask|protest|demand)*, (a |one )?(third|half|quarter|fraction) of the (cost|wage|pay)*, (commission per|for each) (child|head|minor)*, without (a )?contracts?, (instead of|not going to|miss*|out of) school
  jornal(es)? (de un adulto)?, por (la|una) propina, de madrugada, (sueldo|salario) de (un )?(adulto|mayor), la (decima|quinta|tercera) parte, mina*, vertedero*, horno*, plantacion* | (an )?adult'?s? (wage|pay|salary), for tips, before dawn, in the early hours, (a )?(tenth|fifth|third) of (the|an|what), dump(s|ing ground)?, kilns?, plantation*
  # (dolares|euros|€|pesos) (al dia|por jornada|por dia|la hora)*, jornadas? de (#|doce|catorce|diez) horas, bajo coste, familias con deudas | (£|€|\\$)# (a|per) (day|shift|hour|\\w+-hour day), (#|twelve|fourteen|ten)-hour (days?|shifts?), low-cost, famil(y|ies) in debt
`);
export const GIRLS = meanings(`
  chicas?, mujeres, muchachas, jovenes, menores, novias?, modelos?, companeras, esposas | girls?, women, young (women|ladies|people), minors, brides?, girlfriends?, models?, wives, escorts?
`);
export const SEX_TRADE = meanings(`
  prostitu*, alterne, burdel*, puticlub*, prostibul*, (servicios|favores|encuentros) sexual*, sexo (a cambio|de pago|con)*, porno*, webcam*, striptease, pisos? de (citas|masajes con)*, contenido (erotico|para adultos|sexual)*, escorts? | prostitut*, brothel*, hostess (bar|club)*, knocking shop, sexual (services|favours|favors|encounters), sex (in exchange|for money|with)*, porn*, webcam*, strip (club|show)*, (adult|sexual|erotic) content, escort*
  (pisos?|casas?|habitaciones|hoteles) con clientes, atender (a )?(clientes|hombres), acompanantes?, masajes con final*, fotos eroticas | (flats?|houses?|rooms|hotels) with clients, serv(e|ing|ice) (clients|men|punters), punters, companions?, massages? with extras, happy ending*, erotic photos
`);
export const FORCED = meanings(`
  oblig(a|ar|amos|an|ad)*, forz(a|ar|amos|ad)*, fuerz*, engan*, promet(er|iendo|emos)*, deuda*, pasaporte*, encerrad*, captad*, captar, capt(amos|an), reclut(amos|ar|an)*, trae(mos|r|rlas)*, sin salida, vulnerabl*, sin papeles, pobres? , no pueden (irse|salir|negarse|dejarlo)* | forc(e|es|ed|ing), mak(e|es|ing) them, trick*, promis(e|es|ed|ing), debt*, passport*, locked, lur(e|es|ing|ed), recruit*, bring* (them|girls|women|in)*, no way out, vulnerable, undocumented, poor, (cannot|can't) (leave|refuse|quit)*
`);
export const SEXUAL = meanings(`
  citas (con|entre) (adult|hombres|maduro)*, ligar, seduc*, desnud*, en (bikini|banador|ropa interior), porno*, erotic*, sexual(es)? (con|de|a cambio)*, sexting, (hombres|adultos|senores|maduros|desconocidos) (mayores|que (paguen|pagan|buscan|quier)|adinerad)*, sugar daddy* | dat(e|es|ing) (with )?(adults|older|grown)*, hook(ing)? up, seduc*, groom(s|ing)? , nude*, naked, in (bikinis?|swimwear|underwear), porn*, erotic*, sexual (with|of|in exchange)*, sexting, (older|grown|adult) (men|adults|strangers), (men|adults) (who (pay|want|look)*), sugar dadd*
`);
export const TRADE_IN_BODIES = meanings(`
  (vend|compr|subast|trafic|intermedi|pag)* (\\w+ ){0,3}(rinon|organo|higado|pulmon|cornea|ovulo|bebe|recien nacido|nino)(es|s)?, (rinon|organo|higado|bebe)(es|s)? (\\w+ )?(en venta|por encargo|de donantes pobres|sin lista de espera|al mejor postor), (venta|compraventa|mercado|trafico|subasta) de (\\w+ )?(rinon|organo|higado|cornea|bebe|recien nacido|nino|persona|mujer|ser humano|seres humanos)(es|s)?, trata de (personas|mujeres|blancas|seres) | (sell|buy|auction|traffic|broker|trade|trading|pay)(s|ing|ck|cking)?( for| in)? (\\w+ ){0,3}(kidneys?|organs?|livers?|lungs?|corneas?|human eggs?|bab(y|ies)|newborns?), (kidneys?|organs?|livers?|bab(y|ies)) (\\w+ )?(for sale|to order|from poor*|with no waiting list|to the highest bidder), (sale|market|trafficking|auction) (of|in) (\\w+ )?(kidneys?|organs?|livers?|corneas?|bab(y|ies)|newborns?|children|people|persons|women|human beings), human trafficking, (people|sex) trafficking
`);
export const TO_SMUGGLE = meanings(`
  pas(ar|amos) (la|de) (la )?(frontera|contrabando)*, cruz(ar|amos) (la frontera|el estrecho|el rio|el desierto)*, (llev|trae|met|pas)* (\\w+ ){0,3}(al otro lado|escondid|ilegalmente|de contrabando|en pateras?|en camion)*, pateras?, coyotes? | smuggl*, (get|take|move|bring|ferry)(s|ing)? (\\w+ ){0,4}(across|over) (the )?(border|channel|frontier|river|strait|desert), (get|take|bring)(s|ing)? (\\w+ ){0,3}in illegally, small boats?, (hidden|packed) in lorries
`);
export const CUT_OFF = meanings(`
  (cort|quit|interrump|anul|dej|suspend)* (les |le )?(\\w+ ){0,3}(suministro|suministros|luz|agua|gas|electricidad|calefaccion), (cambi|revent|forz|fuerz)* (la |las |el |su )?cerraduras?, (sac|tir|pon)(ar|amos|an|er|emos)?(le|les)? (\\w+ )?(sus |las |los )?(cosas|pertenencias|muebles|bolsas|maletas) (a|en) la (calle|acera|escalera)*, entr(ar|amos|an) (por la fuerza|a la fuerza|mientras)*, (instal|plant|acamp|met)* (\\w+ ){0,4}(en el|al|en la) (rellano|puerta|portal|escalera), ruido (toda la noche|de madrugada|a todas horas)* | (cut|cuts|cutting|turn|turning|switch|shut|shutting|disconnect|disconnecting)* (off )?(\\S+ ){0,3}(power|water|gas|electricity|heating|supplies|utilities)( off)?, (see|sees|seeing|make|making|makes)( to it| sure)( that)? (\\w+ )?(water|power|gas|electricity|heating|supplies)( and \\w+)? (go|goes|get|gets|is|are) (off|cut), (chang|drill|forc|break)* (open )?the locks?, (put|throw|dump|leave)(s|ing|ting)? (\\w+ )?(their |his |her |the )?(things|belongings|furniture|bags|stuff) (in|on|into|onto) the (street|pavement|stairs)*, (camp|sit|stand|park)s? (\\S+ )?(outside|on) (\\S+ ){0,2}(flat|door|landing|home), enter(s|ing)? by force, noise (all night|at all hours)*
  quit(a|ar|amos|an)* (el )?ascensor, okupas (ruidos|conflictiv)*, (met|hac|pon)(er|emos|iendo)* (\\w+ )?(obras|ruido|ratas|musica)*, obras a las (siete|#)*, dej(ar|amos) (\\w+ )?(caer|degradar|sin (luz|agua|ascensor|calefaccion))* | (tak|remov)(e|es|ing)* (out |away )?(the )?(lift|elevator), (noisy|problem) (squatters|neighbours|tenants), (bring|put|do)(s|ing)? (in )?(building work|noise|rats|music)*, building work at (seven|#)*, let (\\w+ )?(rot|decay|fall apart)*
  (mete|meten|metemos|metiendo) (a )?(\\w+ )?(tipos|hombres|gente|matones|okupas)*, (hac|hag)(e|en|er|emos|iendo)(le|les)? la vida imposible, desokupa* | put(s|ting)? (\\w+ )?(guys|men|heavies|thugs|squatters)*, mak(e|es|ing) (their )?life (impossible|hell|a misery), eviction company
`);
export const TENANTS = meanings(`
  inquilin*, arrendatari*, okupas?, renta antigua, familia*, ancian*, vecin(os|as) mayores | tenants?, tenant's, tenants', lodgers?, squatters?, sitting tenants, old rents?, famil(y|ies), old (people|lady|man), renters?
  personas por piso, (diez|ocho|doce|veinte|#) personas | people (in|to) each flat, (ten|eight|twelve|twenty|#) people
`);
export const OUT_OF_HOME = meanings(`
  march*, se (va|van|vaya|vayan), irse, desaloj*, ech(ar|arlos|amos), vaci(a|o|os|as|ar)*, sin (esperar|pasar|ir|acudir|necesidad)* (\\w+ )?(juez|juicio|juzgado*|tribunal*|orden judicial)*, en vez de (\\w+ ){0,3}juzgado*, recuper(ar|amos|acion)* | leav(e|es|ing), mov(e|es|ing) out, evict*, (get|getting|throw|throwing|drive|driving|force|forcing)* (\\w+ )?out, empty, emptied, (without|instead of|no need for|bypass*|needn't wait for|rather than) (\\S+ ){0,4}(courts?|judge|court order|trial), gone within, recover*
  (acept|acced|decid)(an|en|a|e)* (\\w+ )?(irse|marcharse|salir|dejar)*, por (cuatro perras|una miseria|poco dinero), echamos (a )? | (agree|accept|decide)(s)? to (leave|go|move|get out), for (peanuts|a pittance|next to nothing), (we )?get rid of
  hasta que (\\w+ )?(sal|se march|se va|se vay)*, sin jueces, desokupacion | until (they|the family|he|she) (\\w+ )?(leave|go|get out)s?, no (judges|courts), eviction
`);

// Hatred, exclusion, self-harm, animals, nature.

export const SHUNNED = meanings(`
  gitan*, inmigrantes, musulm*, moros, moras, arabes?, negr(os|as), african*, judi(os|as|a), extranjer*, gays?, homosexual*, lesbianas?, trans, embarazad*, discapacit*, discapacidad, sudaca*, chin(os|as), minorias? , apellidos? (extranjer|arab|gitan|african)*, raza, religion, etnia, color de piel, origen etnico, con acento | gyps(y|ies), roma, immigrants?, muslims?, arabs?, black(s| people| applicants| tenants)?, africans?, jew(s|ish)?, foreigners?, gays?, homosexuals?, lesbians?, trans, pregnant, disabled, disabilit*, chinese people, minorit*, (foreign|arabic|african|gypsy|muslim)[- ](names?|surnames?|sounding), surnames?, race, religion, ethnicit*, skin colou?r, accents?
`);
export const TO_EXCLUDE = meanings(`
  descart*, exclu*, filtr(a|ar|amos|an)*, rechaz*, elimin*, vet(a|ar|amos|ad)*, no (se )?(admit|acept|contrat|alquil|vend|dej|entr)*, sin (gitan|moros|inmigrantes|negros|extranjer)*, libre de, prohib*, solo (para )?(blanc|espanol|cristian|nacional|hombres)* | discard*, exclud*, filter* (out)?, screen* (out)?, reject*, weed* out, remov*, veto*, bar(s|red|ring)?, (do not|don't|never|not|no|refuse to) (admit|accept|hire|let|rent|sell|allow)*, free of, ban(s|ned|ning)?, (whites?|christians?|nationals|men|british) only, only for (white|christian|men)*
  nada de, ni (gord|gitan|mor|negr|inmigr)*, selecciona(mos|n)? en la puerta, reservado el derecho | no (gypsies|arabs|blacks|immigrants|foreigners|gays|women)*, selects? at the door
`);
export const SELECTION = meanings(`
  inquilin*, candidat*, caser(os|as), arrendador*, propietari*, solicit*, curriculum*, cv, contrat(ar|acion)*, client*, alquil*, seleccion*, anunci*, huesped*, vecin*, discotec*, bares? | tenants?, candidates?, landlords?, applicants?, applications?, resumes?, cvs?, hir(e|ing), recruit*, customers?, lett*, rent*, select*, guests?, neighbours?, nightclubs?, bars?, employers?
`);
export const HATRED = meanings(`
  (odio|odiar|burl*|insult*|acos*|ataqu*|atacar|violencia|humill*|amenaz*|expuls*|linch*|senalar) (\\w+ ){0,5}(a |contra |hacia |de )?(los |las |la |el )?(gitan|inmigrantes|musulm|moros|negros|judi|extranjer|gays|homosexual|trans|mujeres|refugiad|minorias|gord|discapacit)*, racis*, supremac*, nazis?, neonazi*, xenofob*, homofob*, antisemit* | (hate|hatred|hating|mock*|insult*|harass*|attack*|violence|humiliat*|threat*|expel*|lynch*|bully*) (\\w+ ){0,5}(at |against |towards |of )?(the )?(gypsies|immigrants|muslims|blacks?|jews|foreigners|gays|homosexuals|trans|women|refugees|minorities|fat|disabled)*, racis*, supremac*, (neo-?)?nazis?, xenophob*, homophob*, antisemit*, anti-semit*
  (ech(ar|en|emos)|fuera|a palos|caza|limpi(ar|eza)|barrer|contra) (\\w+ ){0,3}(a |de |contra )?(los |las )?(gitan|inmigrantes|musulm|moros|negros|judi|extranjer|gays|homosexual|trans|refugiad|menas)* | (beat|drive|kick|throw|hunt|clean|sweep|out|against) (\\w+ ){0,3}(at |against |of )?(the )?(gypsies|immigrants|muslims|blacks|jews|foreigners|gays|homosexuals|trans|refugees)( out)?
`);
export const TO_SPREAD = meanings(`
  difund*, propag*, foment*, incit*, promov*, promuev*, anim(a|ar|amos|an) a, organiz*, vend*, camisetas, propaganda, comunidad*, red social, canal*, premi*, concurs*, viral*, foro*, musica, merchandising | spread*, propagat*, promot*, incit*, encourag*, organi[sz]*, sell*, t-?shirts, propaganda, communit*, social network, channel*, reward*, contest*, viral*, forum*, music, merchandis*
`);
export const SELF_HARM = meanings(`
  suicid*, quitarse la vida, autolesi*, cortarse, anorexi*, bulimi*, dejar de comer, no comer, vomitar, ayunos? (de (#|muchos)|extremo|total)*, bajar (de )?peso (extrem|sin comer)*, delgadez extrema, pro-?ana | suicid*, tak(e|ing) (their|your) (own )?li(fe|ves), self-?harm*, cutting themselves, anorexi*, bulimi*, stop(ping)? eating, not eat*, vomit*, purg(e|ing), (extreme|total|#-day) fast*, extreme (thinness|weight)*, pro-?ana, thinspiration
  comer (menos de|solo) # calorias, # calorias (al dia)?, esconder(lo)? (\\w+ )?(en casa|la comida|a los padres)*, quien (mas )?(kilos|peso) (pierd|baj)*, perder # kilos en | eat* (under|less than|only) # calories, # calories (a day)?, hid(e|ing) (it|food|their meals)* (at home|from)*, whoever loses (most|more)*, los(e|ing) # (kilos|pounds|stone) in
`);
export const TO_URGE = meanings(`
  anim(a|ar|amos|an|en|ando)*, retos?, ret(a|ar), ensen(a|ar|amos|an)*, trucos, consejos, fomenta*, premi(a|ar|amos|os)*, compet(ir|ic|en)*, concurs*, ranking*, motiv*, comunidad para, incit*, kits?, vend*, guia* para, sin que (sus padres|su familia)* | encourag*, challeng*, dare*, teach(es|ing)?, tips, tricks, promot*, reward*, compet*, contest*, ranking*, leaderboard*, motivat*, community for, incit*, kits?, sell*, guides? (to|for), without (their parents|parents|family)*
  foro(s)? (de pago|donde|privado)*, medallas?, comparten? trucos, concurso | (paid |private )?forum*, medals?, badges?, share tips, contest
`);
export const ANIMAL_FIGHTS = meanings(`
  peleas? (clandestin* )?(de|entre) (perros|gallos|animales|indigentes|vagabundos|mendigos|borrachos|menores), apuestas en peleas* | (dog|cock|animal|tramp|bum|homeless|rooster)[- ]?fight*, fights? between (dogs|cocks|animals|homeless*|tramps|drunks), bets? on (dog|cock) fights
`);
export const WILDLIFE = meanings(`
  loros?, guacamayos?, monos?, primates, tortugas?, iguanas?, serpientes?, aves? (exotic|rapaces|salvaj|protegid|cantor)*, jilgueros?, halcones, aguilas?, buhos, lobos?, linces?, osos?, tigres?, leones, elefantes?, rinocerontes?, pangolin*, marfil, tiburon(es)?, aletas, angulas?, coral(es)?, orquideas, cactus, especies?, animales (exotic|salvaj)*, fauna | parrots?, macaws?, monkeys?, primates, tortoises?, turtles?, iguanas?, snakes?, (exotic|wild|protected|song) ?birds?, songbirds?, goldfinch*, falcons?, eagles?, owls?, wolves, lynx*, bears?, tigers?, lions?, elephants?, rhino*, pangolin*, ivory, sharks?, fins, eels?, elvers?, corals?, orchids, cacti, species, (exotic|wild) animals, wildlife
  jilguer*, pajar(os|itos), verderon*, codornic*, perdic* | goldfinch*, finch*, wild birds, quail, partridge*
`);
export const POACHED = meanings(`
  capturad*, cazad*, furtiv*, de contrabando, contraband*, protegid*, en peligro de extincion, amenazad* de extincion, sacad* (de la selva|del nido)*, sin (papeles|cites|documentacion|permiso|registrar)*, escondid*, sedad* , en veda, ilegal(es|mente)?, trafic* | captured, wild-caught, caught in the wild, hunted, poach*, smuggled, smuggling, protected, endangered, threatened, taken from (the (nest|jungle|forest|wild))*, without (papers|cites|paperwork|permits?|registration)*, hidden, sedated, close[d]? season, illegal(ly)?, traffick*
  de la (selva|jungla)*, (en|dentro de) (la |las |el )?(maletas?|calcetines|tubos|equipaje)*, (metid|escondid|envuelt)(os|as) en | from the (jungle|rainforest|wild), (in|inside) (the |a )?(suitcases?|socks|tubes|luggage)*, (stuffed|hidden|wrapped) (in|inside)
  cazamos, con red(es)? (y|de)*, con pegamento, con liga, lazos?, cepos? | we (catch|trap|hunt), with nets and, with glue, bird ?lime, snares?
`);
export const PETS = meanings(`
  cachorros?, perr(os|as|itos)*, gat(os|as|itos)*, camadas?, criadero*, animales, galgos?, caballos?, burros?, gallinas?, cerdos?, mascotas | pupp(y|ies), dogs?, bitches, cats?, kittens?, litters?, breeding, kennels?, animals?, greyhounds?, horses?, donkeys?, hens?, pigs?, pets
`);
export const CRUELTY = meanings(`
  hacinad*, en jaulas (sin|pequen|apilad|minuscul)*, sin (vacunar|microchip|chip|salir|luz|agua|comida|veterinari)*, (separ|destet|quit)* (de la madre |a la madre )?(a las|con|a los) (#|dos|tres|cuatro|cinco|pocas|pocos) (semanas|dias)*, camada tras camada, hasta que (muer|revient|no pued)*, (maltrat|tortur|golpe|apale|dispar|envenen|ahog|quem|drog|dop)(a|ar|amos|an|ando)* (a )?(\\w+ )?(perr|gat|animal|burr|caball|galg|elefant|vecin|palom)* , sin anestesia, abandon(ar|amos|an) (los|las|a los|galgos|perros)*, sacrific(ar|amos) (los|las|galgos)* | crammed, overcrowded, (tiny|small|stacked) cages, cages (without|stacked)*, (without|no) (vaccin*|microchip*|light|water|food|vet*), unvaccinated, (taken|separated|weaned|remov*) (from (their|the) mothers? )?(at|after) (#|two|three|four|five|a few) (weeks|days)*, litter after litter, until they (die|drop|collapse)*, (mistreat|torture|beat|shoot|poison|drown|burn|drug|dope|abuse)(s|ing|ed|es)? (\\w+ )?(dogs?|cats?|animals?|donkeys?|horses?|greyhounds?|elephants?|neighbours?|pigeons?)*, without anaesthe*, dump* (them|the dogs|greyhounds), put* down (the|healthy|greyhounds)*
  paren sin parar, (parir|camadas?|criar) (sin (parar|descanso)|continu)*, con (un mes|# semanas|tres semanas|cuatro semanas|pocas semanas)( sin)?, sin (vacunas|papeles|pasaporte|registro)*, en un (sotano|trastero|garaje), muer(e|en) (la mitad|muchos|alguno)* | (give|giving) birth (non-?stop|continuously|over)*, at (one month|# weeks|four weeks|three weeks|a few weeks), (without|no) (jabs|shots|papers|passport|registration)*, in a (basement|shed|garage|lock-up), half (of them )?die*, many die
  maltrato (a|de) (gatos|perros|animales)*, tortur(a|as|ados) | (cats|dogs|animals|puppies) being (tortured|beaten|killed|hurt), tortured
`);
export const FOR_SHOW = meanings(`
  videos?, espectaculo*, apuestas?, suscriptor*, turistas?, entradas?, en directo, vend*, venta, internet, anuncios?, cobr*, margen, # ?€, barat* , carreras? | videos?, shows?, spectacle, bets?, betting, subscribers?, tourists?, tickets?, live-?stream*, sell*, sold, sale, online, adverts?, charge*, margin*, €#, £#, \\$#, cheap*, rac(e|es|ing)
`);
export const TO_DUMP = meanings(`
  tir(a|ar|amos|an|ando|arlo|arlos|arlas|aremos)*, viert(e|en|iendo|a)*, vert(er|emos|ido|idos|erlo|erlos|erlas)*, vaci(a|ar|amos|an|ando)*, solt(ar|amos), suelt(a|an), ech(a|ar|amos|an|ando|arlo|arlos)*, enterr(ar|amos|ando|arlo|arlos)*, entierr(a|an), abandon(a|ar|amos|an|ando)*, arroj(a|ar|amos|an)*, (van|va|acaba|acaban|termina|terminan) (\\w+ ){0,2}(al|en (el|la|un|una))*, quem(a|ar|amos|an|ando|arlo|arlos)*, descarg(a|ar|amos|an)*, dej(a|ar|amos|an|ando|arlo|arlos)*, hund(ir|imos)*, deshac(er|ernos|emos)* | dump(s|ed|ing)?, tip(s|ping|ped)?, fly-?tip*, pour(s|ing|ed)?, empt(y|ies|ying|ied), releas(e|es|ing|ed), throw(s|ing|n)?, bur(y|ies|ying|ied), abandon(s|ing|ed)?, (go|goes|end|ends) (up )?(into|in|to|down), burn(s|ing|t|ed)?, discharg*, leav(e|es|ing)(it)?, left, sink(s|ing)?, get(s|ting)? rid
`);
export const WASTE = meanings(`
  residuos?, vertidos?, escombros?, amianto, fibrocemento, uralita, disolventes?, aceites? (usad|de motor|industrial|quemad)*, purines?, quimic(os|as), lodos, neumaticos?, baterias?, pinturas?, basuras?, toxic(os|as), aguas (residuales|sucias|fecales|negras)*, fangos, bidones, desechos, plasticos?, radiactiv*, metales pesados, humos?, electrodomesticos, frigorificos, restos | waste, discharges?, rubble, asbestos, solvents?, (used|engine|waste|motor|cooking) oil, slurry, manure, chemicals?, sludge, tyres?, batteries, paints?, rubbish, garbage, toxic*, (waste|dirty|foul)[- ]?water, sewage, drums, barrels, refuse, plastics?, radioactive*, heavy metals, smoke, fumes, appliances, fridges, leftovers, residues, effluent, spoil
  fosas? septicas?, pozos? negros?, estiercol, restos de (obra|matadero|poda)*, pantallas (viejas)?, aparatos viejos, medicamentos caducados | septic tanks?, cesspits?, manure, (building|slaughterhouse) (waste|remains)*, old (screens|appliances|electronics), expired medicines
`);
export const WILD_PLACE = meanings(`
  caminos (rurales|de tierra|vecinales)*, pistas forestales | (country|dirt|farm|forest) (tracks?|roads?), before dawn, in the early hours
  rios?, mar, barranc*, acequias?, cunetas?, montes?, bosques?, alcantarill*, desague*, descampados?, arroyos?, pozos?, playas?, lagos?, pantanos?, campos?, cauces?, minas abandonadas, canteras?, fincas? (abandonad|ajen)*, solar(es)?, vertedero(s)? ilegal*, a cielo abierto, de noche, por la noche, de madrugada, paises? pobres?, africa, sin (filtrar|depurar|tratar) | rivers?, the sea, ocean, gull(y|ies), irrigation (ditch|channel)*, ditch(es)?, hills?, woods?, woodland, forests?, sewers?, drains?, wasteland, streams?, wells?, beach(es)?, lakes?, reservoirs?, fields?, canals?, (abandoned|disused) (mines?|farms?|land), quarr(y|ies), lay-?bys?, country lanes?, lanes, illegal (tip|dump|landfill)*, open air, at night, by night, after dark, under cover of*, poor countries, africa, unfiltered, untreated, countryside, hedgerows?
  (pais )?african(o|a|os), poligono, detras del, cloaca, ribera, humedal, marisma, vias? pecuaria* | african (country|countries), waste ground, behind the, culvert, riverbank, wetland, marsh, bridleway
`);
export const FELLED = meanings(`
  tal(a|ar|amos|an) (\\w+ ){0,4}(protegid|ilegal|centenari|parque|sin permiso|selva|amazon)*, madera (ilegal|de tala|protegid|talada sin)*, arena (de (la )?playa|protegid)*, pozos? ilegal*, (perfor|extra)* (\\w+ ){0,3}(sin (permiso|concesion|licencia)|acuifero protegid)* | (fell|log|cut)(s|ing)? (\\w+ ){0,4}(protected|illegal*|ancient|national park|without (a )?permit|rainforest|amazon), illegal (timber|logging|wells?|boreholes?), (protected|illegal*) (timber|wood), sand from (\\w+ )?beach*, (drill|extract)* (\\w+ ){0,3}(without (a )?(permit|licen[cs]e)|protected aquifer)
`);

// Health, data, machines, law.

export const TO_CURE = meanings(`
  cur(a|ar|amos|an|e|en|ando|arse|acion|arlo), san(a|ar|amos|an)(do|cion)?, elimin(a|ar|amos|an)*, reviert(e|en)*, revert(ir|imos)*, hac(e|en|er) desaparecer, vence*, derrot*, remedi(o|os), sustitu*, reemplaz*, alternativa (a|natural)* | cur(e|es|ed|ing), heal(s|ed|ing)?, eliminat*, revers(e|es|ed|ing), mak(e|es|ing) * (disappear|vanish), beat(s|ing)?, defeat*, remed(y|ies), replac*, substitut*, alternative (to|natural)*, get(s|ting)? rid of, clear(s)? up
`);
export const ILLNESS = meanings(`
  cancer, tumor(es)?, leucemia, diabetes, diabetic(os|as), autis*, sida, vih, alzheimer, parkinson, esclerosis, epilepsia, demencia, esquizofrenia, covid, hepatitis, depresion (grave|profunda)*, infertilidad, ceguera, paralisis, ela, artritis, fibromialgia, bipolar*, homosexualidad | cancer, tumou?rs?, leuk(a)?emia, diabet(es|ic|ics), autis*, aids, hiv, alzheimer*, parkinson*, (multiple )?sclerosis, epilepsy, dementia, schizophrenia, covid, hepatitis, (severe|clinical|deep) depression, infertility, blindness, paralysis, als, motor neurone, arthritis, fibromyalgia, bipolar, homosexuality
`);
export const QUACKERY = meanings(`
  gotas, jarabes?, hierbas, ayunos?, infusion(es)?, homeopat*, energia (vital|cuantica|positiva|universal)*, imanes, zumos?, agua (imantad|magnetizad|alcalin|diamantin|con)*, aceites?( esenciales)?, rezos?, oracion(es)?, cuarzos?, cristales, piedras, bicarbonato, lejia, dioxido de cloro, mms, ozono, desintoxic*, detox, vibracion(es)?, frecuencias?, biomagnet*, reiki, pulseras?, parches?, hongos, veneno de *, orina*, limon, vinagre, curander*, milagr*, manos, terapia (cuantica|de conversion)*, retiros? | drops, syrups?, herb(s|al)?, fast(s|ing), infusions?, teas?, homeopath*, (vital|quantum|positive|universal) energy, magnets?, magnetic*, juices?, (magnetised|alkaline|magnetic|charged) water, (essential )?oils?, prayers?, crystals?, stones, bicarbonate, baking soda, bleach, chlorine dioxide, mms, ozone, detox*, vibrations?, frequenc(y|ies), biomagnet*, reiki, bracelets?, patch(es)?, mushrooms, * venom, urine, lemon, vinegar, healers?, miracle*, miraculous*, laying on of hands, (quantum|conversion) therap*, retreats?
`);
export const OFF_TREATMENT = meanings(`
  (sustitu|reemplaz|dej|abandon|suspend|retir|elimin|cambi|olvid|tir)* (\\w+ ){0,3}(insulina|quimio*|radioterapia|medicacion|medicinas|antirretroviral*|dialisis|antibiotic*|antidepresiv*|antipsicotic*|vacunas?|vacunar*|tratamiento(s)?( medico)?|anticoagulante*|pastillas|medicos?), (en vez|en lugar) de (la |el |las |los |ir al |acudir al )?(insulina|quimio*|radioterapia|medicacion|medico|hospital|vacuna*|tratamiento*|cirugia), sin (necesidad de )?(quimio*|insulina|radioterapia), (no|que no) (\\w+ )?(vacun|consult|acud|habl|cuent|vay)* (\\w+ ){0,4}(medic|pediatr|oncolog|psiquiatr|hij)* , antivacunas | (replac|swap|substitut|stop|quit|abandon|drop|suspend|ditch|throw away|give up|giv)(e|es|ing|s|ping|ting)?( up)? (\\S+ ){0,4}(insulin|chemo*|radiotherapy|medication|medicines?|meds|antiretrovirals?|dialysis|antibiotics|antidepressants?|antipsychotics?|vaccines?|vaccinat*|(medical )?treatments?|blood thinners|pills|doctors?), (takes?|taking|come|comes|coming|wean*) (\\S+ )?off (\\w+ )?(insulin|chemo*|medication|antiretrovirals?|dialysis|antidepressants?|antipsychotics?|meds|blood thinners), (instead of|rather than|in place of) (\\w+ )?(insulin|chemo*|radiotherapy|medication|doctors?|hospital|vaccin*|treatments?|surgery), (without|no) (need for |need of )?(chemo*|insulin|radiotherapy)( needed)?, (asked|told|advised|ask them|tell them) not to (discuss|tell|consult|see|mention|vaccinate)*, anti-?vax*
`);
export const MEDICAL_ACT = meanings(`
  botox, rellenos?, acido hialuronico, liposuccion*, cirugia*, operacion(es)?, oper(ar|amos|a), ortodoncia*, implantes?, extraccion(es)?, inyecc*, inyect*, pinch(ar|amos), infiltr*, anestesia, blanqueamientos?, abort(o|os)*, circuncision*, silicona, diagnostic(os|ar|amos)*, psicoterapia, partos?, sutur*, empastes? | botox, fillers?, hyaluronic acid, liposuction, surger*, operations?, operat(e|es|ing) (on)?, orthodont*, braces, implants?, extractions?, inject*, anaesthe*, anesthe*, whitening, abortions?, circumcision*, silicone, diagnos*, psychotherap*, births?, stitch*, fillings?
`);
export const UNQUALIFIED = meanings(`
  sin (ser |tener |ningun |el |la ){0,3}(medic|titul|licencia|colegia|dentista|enfermer|formacion|veterinari|psicolog|carrera|autorizacion|abogad|farmaceutic)*, no (soy|somos|es|son|hace falta ser|tenemos|tengo) (titul|medic|dentista|licencia|enfermer|veterinari|psicolog|colegiad)*, aprend* (\\w+ ){0,4}(en|por|viendo|con) (\\w+ )?(videos|youtube|internet|tutorial)*, (curso|cursillo) de (\\w+ )?(fin de semana|un dia|dos dias|youtube|tarde)*, autodidact*, en (un |el )?(piso|habitacion|hotel) (alquilad|de hotel)*, en (un |una )?(peluqueria|salon de unas|centro de unas), estudiantes de medicina | (without|no|not|unlicen[cs]ed|unqualified|untrained) (being |a |any |actually |having ){0,3}(doctors?|qualif*|licen[cs]*|registered|dentists?|nurses?|training|vets?|psychologists?|degree|authori[sz]ation|lawyers?|pharmacist*|surgeons?|medical)*, (learn|learnt|learned|taught)* (\\w+ ){0,4}(from|on|by watching|off) (\\w+ )?(videos|youtube|internet|tutorial)*, (a )?(weekend|one-day|two-day|youtube) course, self-taught, (in|from|at) (a |our |an |my |their )?(rented (flat|room|apartment)|hotel room|back room|nail (salon|bar)|hairdresser)*, medical students
  (auxiliares|ayudantes|estudiantes|alumnos|companeras) (\\w+ )?(sin|inyectan|operan)* | untrained, unqualified, unlicen[cs]ed, (assistants|students) (who )?(inject|operate)*
`);
export const TO_SEDATE = meanings(`
  sedantes?, sed(ar|amos|ados|adas|arlos|arlas), somnifer*, drog(ar|amos|arlos|arlas|a|an), narcot*, calmantes?, tranquilizant*, gotas (para|que) (dorm|duerm)*, pastilla (para|que) (dorm|duerm)*, atar(los|las)?, atad(os|as) | sedatives?, sedat(e|es|ed|ing), sleeping (pills?|tablets?|drops), drug (them|the|her|him|children|residents|passengers|women|girls)*, drugging, spik(e|es|ed|ing), knock(s|ing|ed)? (them |him |her )?out, tranquilli[sz]ers?, t(ie|ying) (them|him|her) (down|up), tied
  atamos, atar(les|los|las)? , ponemos panal*, encerramos, encerrar(los|las) | we tie, put nappies on, lock (them|residents|children)( in| up)?
`);
export const KEEP_QUIET = meanings(`
  (para que )?(no|sin) (molest|llor|grit|protest|se levant|den guerra|dar guerra|se mov|estorb|den la lata|se enter|record)*, (esten|estar|se queden) (quiet|tranquil|callad|dormid)*, (en|a) (la|su|las|sus) (bebida|copa|comida|cena|leche|zumo)s?, sin (decir|avisar|informar|consult|receta|consentimiento|que (lo |su |sus |la |las |los )?(sep|famil|enter|not))* | (so (that )?they('re| are)?|to keep them|so they) (\\w+ )?(no bother|not bother|quiet|calm|don't|do not|never|asleep|silent|sleep|remember nothing)*, (no|without) (bother|trouble|cry*|fuss), keep* (them|him|her|the \\w+) (quiet|calm|asleep|docile|still), in (their|her|his|the|a) (drinks?|food|milk|juice|dinner|tea), (without|not) (telling|informing|asking|the famil|consent|a prescription|their)*
  por la noche, asi basta (un|con un)*, con un solo turno, aunque no lo necesiten | at night, so one (shift|person|carer)*, even if they do not need*
`);
export const PERSONAL_DATA = meanings(`
  datos (personales|medicos|bancarios|de (los |las )?(\\w+)|sensibles|privados|biometricos)?, historial(es)? (clinic|medic|de|medicos)*, ubicacion(es)?, contrasenas, direcciones, telefonos, fichas, fotos, grabaciones, conversaciones, bases? de datos, listados?, listas? de, expedientes, adn, correos | (personal|medical|bank|sensitive|private|biometric|health|customer|user|patient|children's)? ?data, (medical|patient|health|clinical|personal)? ?records, location(s)?, passwords, addresses, phone numbers, files, photos, recordings, conversations, databases?, lists?( of)?, dna, emails, details
`);
export const UNLAWFULLY_GOT = meanings(`
  robad(os|as), filtrad(os|as), hackead(os|as), extraid(os|as), sustraid(os|as), pirateados, sin (su |el |pedir |ningun |que ){0,3}(permiso|consentimiento|lo sepan|lo sepa|saberlo|se enteren|conocimiento|autorizacion|avisar)*, sacad(os|as) de, de (pacientes|menores|alumnos|ninos|enfermos)* (\\w+ ){0,4}(a|para) (las |los )?(asegurador|banc|laboratori|empresas|anunciant)*, a (aseguradoras|bancos|mafias|estafadores|cobradores|el mejor postor), en (la )?(dark web|web oscura), empleados (descontent|que filtr|comprad)* | stolen, leaked, hacked, scraped, extracted, without (their |the |any |asking |them ){0,3}(permission|consent|knowing|knowledge|realis*|authori[sz]ation|telling)*, taken from, (of|from|belonging to) (\\w+ )?(patients|minors|pupils|children|the sick) (\\w+ ){0,4}to (insur|bank|lab|compan|advertis)*, to (insurers|insurance companies|banks|gangs|scammers|debt collectors|the highest bidder), on the dark web, (disgruntled|bribed) employees
  a (empresas|companias|corredores) de seguros, a (celadores|empleados|enfermer|funcionari)*, que (asi )?(les )?(nieg|rechaz|sub)*, descargad(os|as) (de|sin), copiad(os|as) (de|sin) | to (insurance|marketing|recruitment) (compan|firm)*, from (hospital )?(porters|employees|nurses|officials|staff)*, who (can )?(then )?(refuse|reject|raise)*, downloaded (from|without), copied (from|without)
`);
export const MALWARE = meanings(`
  virus informatic*, ransomware, malware, troyano*, spyware, botnets?, ddos, phishing, smishing, keylogger*, exploits?, bots? que (compran|acaparan)*, correos? trampa, (software|programas?) (espia|malicios)*, tumb(ar|amos) (la |las )?(web|pagina|servidor)*, cifra(r|mos)? (los |sus )?(archivos|servidores|ordenadores|datos) (\\w+ ){0,4}(rescate|pagan|hasta)* | computer viruses, ransomware, malware, trojans?, spyware, botnets?, ddos, phishing, smishing, keyloggers?, exploits?, bots? that (buy|hoard|snap)*, booby-?trapped emails?, (spy|malicious) (software|programs?|apps?), tak* down (web)?sites?, crash* (web)?sites?, encrypt* (\\w+ ){0,3}(files|servers|computers|data) (\\w+ ){0,4}(ransom|pay|until)*
  (bloque|cifr|secuestr|encript)(a|ar|amos|an)* (\\w+ ){0,6}(ordenador|servidor|archivo|sistema|dato|equipo)*, rescate en (cripto|bitcoin)*, pedi(r|mos) un rescate | (lock|encrypt|hijack|kidnap)(s|ing)? (\\w+ ){0,6}(computers?|servers?|files|systems?|data), ransom
`);
export const TO_HACK = meanings(`
  (hacke|jaque|crackea|piratea|revent)(a|ar|amos|an|o)* (\\w+ ){0,5}(cuentas?|moviles?|movil|correos?|whatsapp|instagram|facebook|redes|wifi|ordenador(es)?|servidor(es)?|camaras|perfil(es)?|notas|expediente|cajeros?|bancos?|sistema), hackers? (a sueldo|de alquiler|por encargo|que (entra|consigue))* | (hack|crack|breach|hijack|break into|breaking into|take over|taking over)(s|ing)? (into )?(\\S+ ){0,5}(accounts?|phones?|emails?|whatsapp|instagram|facebook|networks?|wi-?fi|computers?|servers?|cameras|profiles?|grades|records|cash machines?|banks?|system), hackers? (for hire|on demand|who (get|break))*
  (consegu|sac)(imos|amos)* la (contrasena|clave) de | (get|crack)(s|ing)? the password (of|to|for)
`);
/** Done by whoever mends a computer too. */
export const ENTERED = meanings(`
  (hacke|jaque|crackea|piratea|revent|entr(ar|amos) en|colar(nos|se) en|acced(er|emos) a|met(er|ernos|emos) en|recuper(ar|amos) sin|tom(ar|amos) el control de)(a|ar|amos|an|o)* (\\w+ ){0,4}(cuentas?|moviles?|movil|correos?|whatsapp|instagram|facebook|redes|wifi|ordenador(es)?|servidor(es)?|camaras|perfil(es)?|notas|expediente|cajeros?|bancos?|sistema), hackers? (a sueldo|de alquiler|por encargo|que (entra|consigue))* | (hack|crack|breach|hijack|break into|breaking into|log into|logging into|get into|getting into|gain access to|gaining access to|take over|taking over)(s|ing)? (into )?(\\S+ ){0,4}(accounts?|phones?|emails?|whatsapp|instagram|facebook|networks?|wi-?fi|computers?|servers?|cameras|profiles?|grades|records|cash machines?|banks?|system), hackers? (for hire|on demand|who (get|break))*
  (entramos|entrar|nos metemos|meternos|accedemos|acceder|nos colamos) (en|a) (el |la |los |las |su |tu )?(\\w+ )?(instagram|facebook|whatsapp|correo|cuenta|movil|icloud|tiktok|gmail)*, (recuper|consegu|sac)(ar|imos|amos)* la (contrasena|clave) de | (get|break|log|hack)(s|ing)? into (\\w+ )?(\\w+ )?(instagram|facebook|whatsapp|emails?|accounts?|phones?|icloud|tiktok|gmail), (get|crack|find)(s|ing)? the password (of|to|for)
`);
export const ELSES = meanings(`
  ajen(a|o|as|os), de (otr|tu|su|la|el|un|una|cualquier|terceros|vecin|la competencia|empresas|pareja|ex)* , sin (permiso|que|autorizacion|contrasena|saber)*, de cualquiera, de quien (quieras|sea|le digas) | (other|someone else's|another|anyone's|your|their|his|her|any|a|the|rival|third)* , without (permission|them|being|authori[sz]ation|the password|knowing)*, whoever you (want|like|choose), of your choice
  de quien (nos |tu )?(dig|quier|pid|elij)*, (que|a quien) (nos |tu )?(dig|quier|pid|elij|senal)*, en # horas | whoever you (tell|say|want|pick|name)*, (of )?(anyone|the person) you (tell|say|want|pick|name)*, in # hours
`);
export const TO_BRIBE = meanings(`
  soborn*, untar(les|le)?, mordidas?, cohech*, sobres? (a|con|para|bajo|por debajo)*, (compr|pag)(a|ar|amos|an|ando)(les|le|ndo)? (a )?(los |las |un |una |al |el |a )?(funcionari|concejal|inspector|juez|jueces|policia|arbitr|examinador|politic|alcald|tecnico* municipal|aduaner|medico*|jurad)*, comision(es)? (a|bajo mano|en negro|por debajo|oculta)* , regalos? a (funcionari|concejal|inspector|medic|politic)*, enchuf(ar|amos|es)?, bajo mano | brib*, grease* (the )?palms?, backhanders?, kickbacks?, envelopes? (to|with|of|under)*, (pay|paying|buy|buying|pay off|paying off)(s)? (off )?(the |a |an |some )?(officials?|councillors?|inspectors?|judges?|police*|referees?|examiners?|politicians?|mayors?|customs officer*|doctors?|juror*), under the table, gifts? (to|for) (officials?|councillors?|inspectors?|doctors?|politicians?)*, pull* strings
  en nomina (a|de) (\\w+ ){0,3}(tecnic|funcionari|policia|inspector|concejal)*, tenemos (a )?(\\w+ ){0,3}(tecnic|funcionari|policia|inspector|concejal)* (\\w+ )?(comprad|en nomina|dentro)*, (el|un) sobre (va |esta )?(incluido|aparte|por)*, agradec(er|emos) (al|a los) (tecnic|funcionari|inspector|concejal)* | (council|police|customs)? ?(officers?|officials?|inspectors?|councillors?) (on|in) (the|our) (payroll|pocket), on the payroll, the envelope (is )?(included|extra)*, thank(ing)? (the )?(officials?|inspectors?|councillors?)
`);
export const OFFICIALS = meanings(`
  funcionari*, concejal*, inspector*, juez, jueces, policias?, arbitr*, examinador*, politic(os|as|o), alcald*, tecnicos? municipal*, aduan*, medic(os|as), jurad*, licencias?, permisos?, concursos?, licitacion*, adjudicacion*, contratos publicos, examen | officials?, civil servants?, councillors?, inspectors?, judges?, police*, referees?, examiners?, politicians?, mayors?, council*, customs, doctors?, jur(y|ors?), licen[cs]es?, permits?, tenders?, public contracts?, awards?, exam
`);
export const UNTAXED = meanings(`
  evad*, evasion, elud*, esquiv*, defraud*, no (declar|pag)(a|ar|amos|an)* (\\w+ )?(iva|impuestos|hacienda|renta|a hacienda)?, sin (declarar|pagar (iva|impuestos|aranceles|a hacienda)|factura), ocult(a|ar|amos|an) (\\w+ )?(ingresos|ventas|dinero|beneficios|patrimonio|a hacienda)*, blanque*, lav(ar|ado|amos) (de |el )?(dinero|capital)*, (dinero|caja|contabilidad|sueldos?|ventas|pagos?) (en )?(negr|b)(o|a)?, doble contabilidad, facturas? (fals|inflad|infladas|de mas|cruzad|simulad|sin)*, testaferr*, (empresas|sociedades) (pantalla|fantasma|interpuest)*, paraiso fiscal | evad*, evasion, dodg(e|es|ing), defraud*, (not|never|don't|without) (declar|pay)(e|es|ing|s)? (\\w+ )?(vat|tax*|duty|duties|hmrc|income)?, undeclared, hid(e|es|ing) (\\w+ )?(income|sales|money|profits|assets|from the tax)*, launder*, (dirty|black) money, off the books, cash in hand, double (books|accounting)*, second set of books, (false|fake|inflated|bogus|cross|sham) invoices?, straw (men|man), front (men|man|compan*), shell compan*, tax haven
`);
export const TREASURY = meanings(`
  hacienda, impuestos?, iva, fisco, agencia tributaria, dinero, ingresos, aranceles, aduanas?, seguridad social, efectivo, fortunas?, capital(es)?, ventas, caja, declaracion* , bares, negocios | taxes?, taxman, vat, revenue, hmrc, irs, money, income, duty, duties, customs, social security, cash, fortunes?, capital, sales, takings, till, returns?, businesses, bars
  (pag(a|an|ar|ue|uen) )?(la mitad|menos|nada) de (iva|impuestos)*, (pag(a|an|ar|ue) )?(menos|sin) (iva|impuestos) | (pay(s|ing)? )?(half|less|no) (the )?(vat|tax)*
`);
export const SUBSIDIES = meanings(`
  subvencion(es)?, ayudas? (public|europe|del|de la|a)*, fondos (europeos|publicos|next)*, becas?, paro, prestacion(es)?, bajas?( laborales)?, pension(es)?, pac, bono*, erte*, subsidios?, seguros?, asegurador*, mutuas?, sanidad, indemnizacion(es)?, formacion bonificada | subsid(y|ies), grants?, (public|state|european|eu|council) (aid|funds?|money|support), scholarships?, unemployment benefit*, benefits?, sick (leave|pay|notes?), pensions?, vouchers?, furlough, insurance, insurers?, health service, compensation, training funds?
`);
export const TO_CLAIM = meanings(`
  cobr(a|ar|amos|an|ando|arla|arlas), factur(a|ar|amos|an|ando), justific(a|ar|amos|an), reclam(a|ar|amos|an), solicit(a|ar|amos|an), ped(ir|imos), consegu(ir|imos), tramit(ar|amos), declar(ar|amos), obtener, pasar? (la factura|al seguro)* | claim(s|ing)?, bill(s|ing)?, invoic*, justif*, collect*, appl(y|ies|ying), get(s|ting)?, obtain*, fil(e|es|ing), declar*, charg(e|es|ing), cash(ing)? in
`);
export const EXAMS = meanings(`
  examen(es)?, oposicion(es)?, selectividad, teoric(o|a) (del|de) (carnet|conducir)*, carne(t)? de conducir, (pruebas?|tests?) (de (idioma|nivel|acceso|nacionalidad|drogas))*, b2, toefl | exams?, examinations?, a-?levels?, gcses?, (driving|theory|language|citizenship|drug) tests?, driving licen[cs]e, sat, toefl, ielts, assessments?
  tfg|tfm, tesis, trabajos? (de (fin de|clase|universidad|carrera|grado|master)|universitari|academic)*, deberes, entregas | dissertations?, thes[ei]s, essays?, coursework, (university|college|academic) (papers?|work), homework, assignments?
`);
export const TO_CHEAT = meanings(`
  copi(a|ar|amos|an|en|ando|as), (hacer )?trampas?, pinganill*, auricular(es)? (diminut|invisib|ocult)*, chulet(a|as), suplant*, en (su|tu|vuestro) (lugar|nombre), (hac|present|examin)* (\\w+ ){0,4}por (ti|usted|ellos|el alumno|otro|otra), (respuestas|preguntas|examenes?) (\\w+ )?(filtrad|robad|antes)*, antes del examen, sin (haber )?(estudiar|estudiado|saber|aprender)*, (aprob|aprueb)* (\\w+ ){0,3}sin*, entreg(a|ar|an|en)(los|lo)? como (suyo|propio)*, un doble, (que )?(no (lo )?detect|burl|enga|esquiv)* (\\w+ ){0,3}(antiplagio|plagio|vigilant|profesor|tribunal|detector)*, escritos? por (nosotros|otro|encargo|ia)*, (se )?(lo|la|los|las) (escribimos|redactamos|hacemos) | cheat*, (tiny|hidden|invisible) ear(piece|bud)*, earpieces?, crib* (notes|sheets)?, impersonat*, in (their|your) (place|name|stead), (sit|sits|sitting|tak|takes|taking|do|does|doing|write|writes|writing)* (\\w+ ){0,4}for (you|them|the student|candidates|students), (leaked|stolen) (\\w+ )?(answers|questions|papers|exams)*, (answers|questions|papers) (before|ahead of|in advance)*, before the exam, without (having )?(stud*|know*|learn*), pass* (\\w+ ){0,3}without*, hand* (it|them) in as (their|your) own, a double, (fool|beat|dodg|bypass|undetect|never detected)* (\\w+ ){0,3}(by )?(plagiarism|invigilator|proctor|teacher|detector)*, written (by us|to order|by someone else|by ai)
  (hac|escrib|redact|termin)(emos|imos|amos|o) (tu|su|el|los|vuestro) (tfg|tfm|trabajo|tesis|deberes|proyecto)*, (detector|programa)* (\\w+ ){0,3}(ni|no|nunca) (se entera|lo (not|detect|pilla)|salta|detecta)*, (te |le |les )?dict(a|e|an|en|ado)*, aprobado (seguro|garantizado) (sin)?* , (gafas|reloj|boligrafo|calculadora) con (camara|auricular|pantalla|wifi) | (we|i) (do|write|finish|complete) (your|the|their) (\\w+ )?(dissertation|thesis|essay|coursework|homework|assignment|project)*, (detector|program|software)s? (\\w+ ){0,2}(never|does not|doesn't|will not|won't) (notic|detect|catch|flag)*, dictat(e|es|ing), pass guaranteed, (glasses|watch|pen|calculator) with (a )?(camera|earpiece|screen|wifi)
`);
export const NO_STUDY = meanings(`
  sin (tener que |necesidad de |haber |ir a |pisar |hacer |pasar ){1,3}(estudi|examen|examinar|asist|clase|curso|exam|universidad|aula|practicas|titulacion)*, con sello*, impres(o|os|a|as) (con|a)*, indistinguible*, con (numero de )?registro falso | (without|no) (having to |need to |any |ever |taking |sitting |doing |attending |setting foot ){1,3}(stud*|exams?|attend*|class*|course*|universit*|tests?|training|lessons), with (a )?(seal|stamp)*, printed (with|to)*, indistinguishable*
  sin (clases|examen|practicas|estudios|asistir|apuntes)( ni \\w+)?, sello que imita | (without|no) (classes|exams?|placements?|studies|attendance|lessons)( or \\w+)?, seal that imitates
  sin que (\\w+ ){0,3}(tenga[n]? que|haga[n]?|asista[n]?|curse[n]?|pise[n]?)*( (hacer|asistir|cursar)*)?, sin (hacer|cursar|asistir|aprobar)(lo|los|la|las)? | without (\\w+ ){0,3}(having to (take|do|attend|sit|study)|taking|attending|sitting|passing) (it|them|any|the)?*
`);
export const PIRACY = meanings(`
  pirat(a|as|ead)*, piratea*, sin (pagar |tener |los |las ){0,3}(derechos|licencias?|permiso de (la )?(editorial|productora))*, saltand(o|ose) (el|la|los) (pago|proteccion|drm|suscripcion)*, crackead*, crack(s|eo)?, descodific*, (copias|lineas) (ilegal|pirata|desbloquead)*, escanead(os|as) (\\w+ )?(y|para) vend* , cuentas (compartid|robad|hackead)* | pirat(e|es|ed|ing), piracy, without (paying|having|the|any|for)* (rights|royalties|licen[cs]es?|publisher*)*, bypass* (the )?(payment|paywall|drm|subscription|protection)*, cracked, cracks, decod(e|ed|ers?|ing), (illegal|unlocked|pirate) (copies|streams?|lines), scanned (and )?(sold|to sell)*, (stolen|hacked|shared) accounts
  sin pedir (los )?derechos, sin (los )?derechos (de autor)?, con otro (titulo|autor|nombre) | without asking for (the )?rights, without (the )?rights, under another (title|author|name)
`);
export const WORKS = meanings(`
  peliculas?, series, futbol, partidos, iptv, canales, libros?, musica, videojuegos?, software, programas, cursos?, partituras?, revistas, periodicos, netflix, plataformas de (streaming|pago), estrenos, patrones, disenos | films?, movies?, series, shows, football, matches, iptv, channels, (text)?books?, music, games?, software, programs, courses?, sheet music, magazines, newspapers, netflix, streaming (platforms|services), new releases, patterns, designs, sports?
  novelas?, cuentos?, canciones, fotografias, cuadernos | novels?, stories, songs, photographs, workbooks
`);
export const LIES = meanings(`
  bulos?, noticias falsas, desinformacion, rumores (falsos)?, mentiras, calumnias?, difam*, infundios, campanas? (de desprestigio|negra|sucias?)*, deepfakes?, propaganda (encubierta|enganosa)*, informacion falsa, medias verdades | hoax(es)?, fake news, disinformation, misinformation, (false )?rumou?rs?, lies, slander*, libel*, defam*, smears?, smear campaigns?, dirty tricks, deepfakes?, (covert|misleading) propaganda, false (information|stories)
`);
export const SWAYED = meanings(`
  votos?, votantes?, electoral*, elecciones, referend*, opinion publica, politic*, candidat*, competencia, rival(es)?, competidor*, personas?, vecin*, empresas?, bolsa, cotizacion*, reputacion, marca(s)? , negocios? | votes?, voters?, electora*, elections?, referend*, public opinion, politic*, candidates?, competition, rivals?, competitors?, people, person, neighbours?, compan(y|ies), stock*, share price*, reputations?, brands?, business*
`);
export const TO_RUIN = meanings(`
  hund(ir|imos|e|a|an)*, desprestigi*, arruin(ar|amos|a)*, destru(ir|imos|ya|ye)*, destroz(ar|amos)*, difam*, calumni*, machac(ar|amos), cancel(ar|amos) (a|socialmente)*, cerrar a | sink(s|ing)?, ruin(s|ing)?, destroy(s|ing)?, wreck(s|ing)?, smear(s|ing)?, trash(es|ing)?, defam*, slander*, tear(s|ing)? down, cancel (people|someone)*, bring* down, tank(s|ing)?
`);
export const RIVALS = meanings(`
  competenci*, competidor*, rival(es)?, (negocio|local|restaurante|bar|tienda|hotel)s? de (enfrente|al lado|la competencia)*, reputacion*, (tu|su|la|el) ex, exjef*, jefe*, profesor*, enemig*, la vida de, quien (tu|te|le)* | competitors?, competition, rivals?, (business|shop|restaurant|bar|hotel|place)e?s? (across the (road|street)|next door|opposite)*, reputations?, (your|their|an|his|her) ex, ex-?boss*, bosses|boss, teachers?, enem(y|ies), (someone's|a person's|people's) (life|lives), anyone you*
`);
export const ARSON = meanings(`
  quem(ar|amos|arlo|arla), incendi(ar|amos|o|os), prend(er|emos) fuego, provoc(ar|amos|ad)*, simul(ar|amos|ad)*, fing(ir|imos|id)*, amanad*, autolesion*, escenific*, pact(ar|amos|ad)*, inund(ar|amos) | burn(s|ing)? (down)?, arson*, set(s|ting)? (\\w+ )?(fire|alight|ablaze), caus(e|es|ing), stag(e|es|ed|ing), fak(e|es|ed|ing), rigged, self-inflicted, arrang(e|es|ed|ing), flood(s|ing)?, deliberate*
`);
export const MISHAPS = meanings(`
  accidentes?, golpes?, choques?, colision*, atropell*, robos?, siniestros?, incendios?, averias?, caidas?, lesion*, danos?, locales?, coches?, naves?, casas?, montes?, bosques?, barcos? | accidents?, crash(es)?, collisions?, knocks?, bumps?, burglar*, thefts?, robber*, claims?, fires?, breakdowns?, falls?, injur*, whiplash, damage, premises, cars?, warehouses?, houses?, hills?, forests?, boats?
`);
export const INSURED = meanings(`
  seguros?, asegurador*, mutuas?, indemnizacion*, poliza*, recalific*, cobrar el seguro, compensacion* | insur*, compensation, polic(y|ies), payouts?, pay-?outs?, rezon*, claim the*
`);
export const TO_FIX = meanings(`
  aman(ar|amos|ad|o)*, truc(ar|amos|ad)*, pact(ar|amos|an|ad|en|o)*, acord(ar|amos|ad)*, acuerd(an|en)?, fij(ar|amos|an|en|ado)*, coordin(ar|amos|an)*, reparti(r|rse|mos|rnos)*, repart(en|an)(se)? | fix(es|ed|ing)?, rig(s|ged|ging)?, agree(s|d|ing)?, set(s|ting)?, coordinat*, align*, carv* up, shar(e|es|ing) out, divid*, collu(de|des|ding|sion)
  arreglad(o|a|os|as) | fixed
`);
export const FIXED = meanings(`
  partidos?, combates?, carreras?, sorteos?, loterias?, apuestas?, concursos?, licitacion*, subastas?, pujas?, ofertas?, precios?, tarifas?, votaciones? | match(es)?, games?, fights?, races?, draws?, raffles?, lotter*, bets?, betting, contests?, tenders?, auctions?, bids?, prices?, rates, votes?
  resultado(s)? (arreglad|fijad|amanad|conocid)* | (fixed|known|arranged) results?
`);
export const COLLUSION = meanings(`
  (para que |sin que )?nadie (baj|compit|ofrezc)*, en secreto, cartel(es)?, a escondidas, por turnos, sin (competir|que (\\w+ ){0,4}competencia)*, bajo mano, (pag|compr)(a|ar|amos|ando|ados)? (a )?(\\w+ )?(jugador|arbitr|porter|futbolist|tenist)*, resultados? (conocid|pactad|decidid)* , quien gana, antes de que (empiece|se juegue)* | (nobody|no one|none) (undercut|compet|bid)*, secret*, cartels?, (tak|in)* turns, (without|instead of) compet*, competition authority, under the table, (pay|paid|paying|bribe|bribing|buy) (\\S+ )?(players?|referees?|goalkeepers?|jockeys?|boxers?), results? (known|agreed|decided)*, who wins, before (it|they|the)*
`);
export const INSIDE = meanings(`
  (informacion|soplos|datos|resultados) (privilegiad|confidencial|sin publicar|interna)*, soplos, (informacion|datos|resultados|noticias) (\\w+ ){0,4}antes de (que se (publi|sep|anunci|hag)|publicar|hacerse)* | (inside|insider|confidential|unpublished|internal|non-public) (information|tips|results|earnings|knowledge|news|data), tip-?offs, (information|results|earnings|news) (\\w+ ){0,4}before (they|it|being|anyone)*
`);
export const MARKETS = meanings(`
  bolsa, acciones, inversor*, cotizad*, operar, broker*, cripto*, valores, tokens?, monedas? | shares?, stocks?, traders?, trading, investors?, listed, brokers?, crypto*, securities, tokens?, coins?
`);
export const PUMP = meanings(`
  (infl|hinch|subir|dispar|manipul)(a|ar|amos|en)* (\\w+ ){0,3}(precio|cotizacion|valor|token|moneda|accion)* , (vend|sal|retir)(er|emos|ir|imos|en|a|ar|amos)* (\\w+ )?antes de que (caiga|se hunda|baje|desplom)*, antes de (hundir|caer|desplom)*, y (luego|despues) (vend|soltar|desaparec)* | (pump|inflat|hyp|push|manipulat|driv)(e|es|ing|s)?( up)? (\\w+ ){0,3}(price|value|token|coin|share|stock)*, (sell|cash|get|pull)* (out )?before (it|the price|they) (crash|fall|drop|collapse|sink)*, dump* (it|them|our|the) (on|tokens|coins|shares)*, rug-?pull*
  (infl|hinch|recomend)(a|ar|amos|an) (\\w+ )?(acciones|valores|monedas|tokens)*, cuando (\\w+ ){1,3}compr(a|an|en)*,? (\\w+ )?vend(emos|er)* | (talk|pump|push|hype)(s|ing)? up (\\w+ )?(shares|stocks|coins|tokens)*, when (\\w+ ){1,3}buy(s)?,? we sell
`);
export const TRAPS = meanings(`
  cargos? (ocult|escondid|que nadie|recurrent* sin|no autorizad)*, letra (pequena|diminuta) (que|para|con|donde)*, (imposible|dificil|muy dificil|casi imposible) (de )?(cancelar|darse de baja|dar de baja|anular), (se )?(renueva|activa|suscribe|apunta) (\\w+ ){0,4}(sin (que|avisar|saber|su)|aunque)*, prueba gratis que (\\w+ ){0,4}(cobr|convierte)*, no (podran|pueden|puedan|se puede) (cancelar|darse de baja) | hidden (charges?|fees?|costs we)*, (charges?|fees?) (nobody|no one|they never)*, (small|fine|tiny) print (that|to|with|where|nobody)*, (impossible|hard|very hard|almost impossible|difficult) to (cancel|unsubscribe|leave|opt out), (sign|subscrib|enrol|renew)* (\\w+ ){0,4}(without (them|their|know|asking|warning)|unless)*, free trial that (\\w+ ){0,4}(charg|turn)*, (cannot|can't|unable to) (cancel|unsubscribe)
`);
export const SIGN_OVER = meanings(`
  firm(a|ar|en|amos|an|arles|aran|e)* (\\w+ ){0,6}(poder|poderes|escritura|cesion|herencia|testamento|casa|piso|vivienda|papeles|contrato|donacion|sin (leer|entender))*, poder notarial*, (cambi|hered|ced|don)(a|ar|en|an|e)* (\\w+ ){0,4}(testamento|herencia|casa|piso|vivienda)*, a nuestro nombre, hipotec* inversa*, tutor(es)? legal* | sign(s|ing|ed)? (\\w+ ){0,6}(power of attorney|deeds?|over|away|will|inheritance|house|home|flat|papers|contract|gift|without (reading|understanding))*, power of attorney, (chang|leav|inherit|cede|giv)(e|es|ing)* (\\w+ ){0,4}(will|inheritance|house|home|flat|estate)*, in our name, equity release, legal guardian*
`);
export const UNAWARE = meanings(`
  sin (leer|entender|saber|comprender|mirar)*, no (entiend|sab|compr|se (dan|enter)|record|pregunt|lee|le)(en|an|e|a|n){0,3}( nada| lo que)?, (con )?demencia, alzheimer, desorientad*, confundid*, sol(os|as), sin (familia|hijos|herederos), confi(an|ad)*, se fian, se lo creen, pican, medio dormid*, ingenu*, dependen de | without (reading|understanding|knowing|looking)*, (do not|don't|never|cannot|can't|barely) (understand|know|realise|realize|remember|ask|read)*, dementia, alzheimer*, confused, disorient*, alone, (no|without) (famil*|children|heirs), trust*, believe (it|us|anything)*, fall for*, half asleep, gullible, naive, depend on
`);
/** Nothing and nobody stands behind it. */
export const GHOSTLY = meanings(`
  que no (existe|existen|existia|existian), inexistent*, ficticio*, ficticia*, (empres|emplead|trabajador|pacient|alumn|factur|soci|obra|client)\\w+ (fantasma|imaginari|inventad)* | that (do not|does not|don't|doesn't|never) exist, who (do not|does not|don't|doesn't|never) exist, non-?existent, fictitious, (ghost|phantom|imaginary|made-up|invented) (employees|workers|patients|compan|pupils|students|invoices|members|building|clients|customers)*
  que (no|nunca) se (dan|da|hacen|hace|imparten|prestan|realizan|celebran|construyen|construye|hizo|hicieron|dieron), que (no|nunca) (han|ha) (venido|existido|ocurrido|trabajado|asistido|hecho|comprado), sin actividad, sin (empleados|trabajadores|alumnos|socios) reales | that (are|is|were|was) (never|not) (given|done|held|taught|provided|built|made|run), (who|that|which) (never|have never|did not|didn't) (came|come|existed|happened|worked|attended|took place|bought)*, with no (activity|real *)
`);
export const FUNDS = meanings(`
  dinero, donativ*, donacion*, colecta*, subvencion*, ayudas?, seguros?, asegurador*, iva, impuestos, nominas?, facturas?, factur(a|ar|amos|an)*, cobr(a|ar|amos|an)*, pension(es)?, paro, prestacion* | money, donations?, collection*, subsid*, grants?, insur*, vat, tax*, payroll, wages, invoic*, bill(s|ing|ed)?, charg(e|es|ing), pensions?, benefits?, collect(s|ing)?
`);
export const NEEDLESS = meanings(`
  que no (hacia|hace|hacen|haria) falta, que no (necesita|necesitan|tiene|tienen|existe), innecesari(a|o|as|os), por nada, (averias?|defectos?|problemas?|plagas?|goteras?) (inventad|que no|inexistent|fals)* | that (was|is|were|are) not needed, (that )?(they|he|she|it|the customer|the user) (do|does|did) not (need|have), (they|he|she|it) (don't|doesn't|didn't) (need|have), unnecessary, for nothing, (invented|made-up|false|non-existent) (faults?|breakdowns?|defects?|problems?|pests?|leaks?)
`);
export const TO_BREAK = meanings(`
  desconect(a|an|ar|amos)*, estrope(a|an|ar|amos)*, romp(e|en|er|emos)*, sabote*, averi(a|an|ar|amos), asust(a|an|ar|amos)*, aviso, inund(a|ar|amos), pinch(ar|amos|an) | disconnect*, break(s|ing)?, damag(e|es|ing), sabotag*, scar(e|es|ing), warning, flood(s|ing)?, punctur*, loosen*
`);
export const UNSEEN_BY = meanings(`
  que no (ve|ven|mira|miran|examina|pregunta|lee|revisa)(n)?( a)?( nadie| nada)?, sin (ver|visitar|examinar|mirar|consulta|pasar consulta|pisar|conocer)( al| a la| a nadie| el| la)?, sin (preguntar|mirar|leer|comprobar)( nada)? | (who|that) (sees?|examines?|looks? at|asks?|reads?|checks?) (nobody|no one|nothing), without (seeing|examining|visiting|looking|asking|reading|checking|setting foot|meeting)*, sight unseen
`);
export const WHO_WITH = meanings(`
  donde (esta|va|anda|duerme|ha estado|se mete), con quien (habla|esta|queda|chatea|se ve|sale), a quien (llama|escribe), que (hace|escribe|mira|busca) en (el|su) (movil|telefono) | where (she|he|they|your \\w+|my \\w+|a \\w+) (is|are|goes|go|sleeps|has been), (who|whom) (she|he|they) (talk|talks|speak|speaks|meet|meets|chat|chats|text|texts|see|sees|is|are)*( to| with)?, what (she|he|they) (do|does|write|writes|look|looks|type|types) (at|on)
`);
export const LODGINGS = meanings(`
  (casas|pisos|apartamentos|habitaciones|viviendas) (que )?(alquil|turistic|vacacional|de alquiler|por noches|por dias)*, hostal(es)?, hotel(es)?, airbnb, huesped(es)?, vestuarios?, habitaciones | (houses|flats|apartments|rooms|homes) (that )?(we |are )?(let|rent)*, holiday (lets?|flats?|rentals?|homes?), hostels?, hotels?, airbnb, guests?, changing rooms?, bedrooms
`);
export const EYES = meanings(`
  camaras?, microfonos?, grabador(a|as|es)?, grab(a|ar|amos|an)* | cameras?, microphones?, recorders?, record(s|ing)?, film(s|ing)?
`);
export const TO_GOSSIP = meanings(`
  vend* (\\w+ ){0,3}(grabaciones|imagenes|videos|audios|mas jugoso|conversaciones|sesiones)*, subi(r|mos) (los |las )?(videos|imagenes), suscriptores, programas del corazon, revistas | sell* (\\w+ ){0,3}(recordings|images|footage|videos|audio|juiciest|conversations|sessions)*, upload* (the )?(videos|images|footage), subscribers, gossip (shows?|magazines?|sites?), tabloids
`);
export const CANNABIS = meanings(`
  marihuana, cannabis (recreativ|psicoactiv|con thc)*, maria, hachis, cogollos, porros, plantas de (maria|marihuana) | marijuana, weed(?! (control|kill|remov|clear|free)*), recreational cannabis, hash(ish)?, skunk, pot plants, cannabis (plants|buds|farm)
`);
/** Power or water taken from others. */
export const TAPPED = meanings(`
  enganch(ad|ar|amos|ando)* (\\w+ ){0,3}(luz|agua|electric|vecin|farola|comunidad|red)*, luz (enganchad|robad|pirata|del vecin)*, doble acometida, puente en el contador | (hook|tap|plug|wir)(ed|s|ping|ping|ging|ing)* (\\w+ )?(up )?(in)?to (\\w+ )?(\\w+ )?(neighbour|neighbor|street ?light|grid|mains|power|electric|building)*, (stolen|free) (power|electricity) from, bypass* the meter
`);
export const MOVED = meanings(`
  mov(emos|er|erlas|erlos), pas(amos|ar|arlas) , trapiche*, camell*, coloc(amos|ar)*, cada una, # ?(€|euros|pavos|pesos)*, vend* | shift(s|ing)?, move them, push(ing|ers?)?, deal(s|ing|ers?)?, each, a (pill|pop|gram), (£|€|\\$)#, # quid, sell*, sold
`);
export const MISUSERS = meanings(`
  biblioteca, en examenes, (epoca|temporada) de examenes, para estudiar, discotecas?, festivales?, gimnasios?, culturist*, campus, raves?, estudiantes, adelgazar, ligar | library, (at|in|during) exam*, exam (season|time), study (pills|drugs|aids), nightclubs?, clubs, festivals?, gyms?, bodybuilders?, campus, raves?, students?, slimming, weight loss, pulling
`);
export const TO_STRAIGHTEN = meanings(`
  dej(ar|e|en|ara) de ser (gay|homosexual|lesbiana|trans)*, (cur|correg|cambi|revert)(ar|ir|amos|imos)* (la |su |a )?(homosexual|orientacion sexual|gays|identidad de genero)*, terapia(s)? de conversion, volver(se)? hetero* | stop* being (gay|homosexual|lesbian|trans)*, (cure|correct|change|reverse|fix)(s|ing)? (\\w+ )?(homosexual*|sexual orientation|gays?|gay (people|sons)|gender identity), conversion therap*, turn* (\\w+ )?straight, pray (the )?gay away
`);
export const TILLS = meanings(`
  (parte de |algunas )?(las |sus )?ventas, tickets?, (la )?caja, tpv, facturacion | (part of |some )?(the |their )?sales, receipts, tills?, takings, turnover
`);
export const TO_HIDE = meanings(`
  borr(a|ar|amos|an|e)*, elimin(a|ar|amos|an)*, ocult(a|ar|amos|an)*, no (declara|registra|refleja)[nr]?, baj(a|ar) , escond(e|er|en) | delet(e|es|ing), eras(e|es|ing), remov(e|es|ing), hid(e|es|ing), wip(e|es|ing), (not|never|does not) (declare|record|register)*, suppress*
`);
export const MEATS = meanings(`
  carnes?, caballos?, ternera, pescados?, panga, aceite de (girasol|oliva|palma)*, miel, jamon(es)?, queso, cafe, azafran, vino, atun | meat, horse(s|meat)?, beef, fish, pangasius, (sunflower|olive|palm) oil, honey, ham, cheese, coffee, saffron, wine, tuna
`);
export const PASSED_OFF = meanings(`
  pas(a|an|ar|amos|ando)(los|las|lo|la)? (por|como) , (se )?(vend|etiquet|anunci|sirv)* (\\w+ ){0,4}como (si fuera|autentic|ecologic|iberic|de bellota|virgen|ternera|local|fresc|original|nuev)*, dando gato por liebre | pass(es|ed|ing)? (it |them )?(off )?(as|for), (sell|sold|label|labelled|advertis|serv)* (\\w+ ){0,4}as (if|genuine|organic|iberian|virgin|beef|local|fresh|original|new|the real)*
`);
export const SHAM_MARRIAGE = meanings(`
  (matrimonios?|bodas?|casa(r|rse|mos|rnos)|parejas? de hecho) (\\w+ ){0,7}(residencia|papeles|nacionalidad|visado|permiso)*, (matrimonios?|bodas?) de (conveniencia|papel) | (marriages?|weddings?|marr(y|ying)) (\\w+ ){0,7}(residen|papers|nationality|citizenship|visa|permit)*, (sham|paper|convenience) (marriages?|weddings?), marriages? of convenience
`);
export const OTHERS_BLAME = meanings(`
  (puntos del (carnet|permiso)|la multa de otr|las multas de otr|culpa de otr|condena de otr|carcel por otr)*, (se )?(declar|compran?|vend|carg)* (\\w+ )?(culpables?|puntos|con la culpa)* | (licen[cs]e|penalty|driving) points, (someone|somebody|anyone) else's (fine|fines|guilt|sentence), (plead|take|declare)(s|ing)? (themselves )?(guilty|the blame|the points)*
`);
export const CLICK_FARM = meanings(`
  granjas? de (clics|likes|bots|moviles|cuentas|resenas)*, clics? (falsos|fraudulentos) | (click|like|bot|phone|review|account) farms?, (fake|fraudulent) clicks
`);
export const LOVESTRUCK = meanings(`
  enamorar a, enamorad(o|a|os|as), perfiles? de (chica|mujer|hombre|militar)*, ligar con, romance* | fall in love, in love online, (young )?(woman|girl|soldier|man)'?s? profiles?, romance, lonely hearts
`);
export const RANSOM = meanings(`
  pedi(r|mos) (un )?rescate, rescate en (cripto|bitcoin|monedas)*, si no pagan el rescate | (ask|asking|demand) (for )?(a )?ransom, ransom (in|note|payment)*, pay the ransom
`);
