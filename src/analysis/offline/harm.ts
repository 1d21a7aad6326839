import { findKinds, isPlainOffer, PLAIN_HARM } from './harm-kinds.ts';
import { AGAINST, EVASION, HARMFUL } from './lexicon-refusals.ts';
import { find, type Phrases, type ReadText, type Span, sentenceOf, sliceOf } from './text.ts';

/** An act and its illicit object by their build, whatever words stand between them. */
const ILLICIT: Phrases = {
  es: [
    '(accidentes|golpes|atropellos|robos|siniestros|incendios) (simulad|fingid|provocad|amanad|pactad)\\w*',
    '(simul|fing|amana|provo[ck])\\w* (\\w+ ){0,3}(accidentes|golpes|atropellos|robos|siniestros)',
    '(bodas|matrimonios|empadronamientos|contratos) de conveniencia',
    'empadronar a (\\w+ ){0,4}que no viv\\w+',
    '(iptv|canales de pago|futbol|peliculas|series|libros de texto|cursos) (\\w+ ){0,6}(sin pagar (derechos|licencia)|pirat\\w+|sin derechos|saltand\\w+)',
    '(catalizadores|cobre|cable) (\\w+ ){0,5}(sin preguntar|robad\\w+|arrancad\\w+|de noche)',
    '(leer|copiar|duplicar) (la banda|tarjetas|el chip) (\\w+ ){0,6}(cajero|banda|bolsillo|victima)\\w*',
    '(datos|historial(es)?) (\\w+ ){0,6}a (las )?(aseguradoras|bancos|empresas de seguros) (\\w+ ){0,8}(sin|para subir|para rechazar|descartar)',
    '(quitar|eliminar) la ropa (\\w+ ){0,6}(foto|imagen|chica|mujer)\\w*',
    '(cort|quit|dej)\\w* (les )?(la luz|el agua|la calefaccion) (\\w+ ){0,8}(para que se vayan|hasta que|inquilin\\w+|echar\\w*)',
    '(matones|porteros|musculosos|gente fuerte) (\\w+ ){0,10}(echar|desaloj|asust|cobr|pag|convenz)\\w*',
    '(asust|meter miedo|dar un susto|presionar|acosar) (a )?(\\w+ ){0,6}(inquilin|deud|moros|vecin|ancian|compet|testig|hasta)\\w*',
    'sin (pasar|hacer) (las )?(pruebas|ensayos|controles|analisis|homologacion|revision\\w*)( de seguridad)?',
    'sin (homologar|marcado ce|registro sanitario|analizar|esterilizar|prospecto|medico delante)',
    '(nos|se) (quedamos|queda) (con )?(el dinero|la fianza|los ahorros|la herencia|la pension|su casa|el piso)',
    '(firm|hacer(les)? firmar)\\w* (\\w+ ){0,8}(sin (leer|entender|saber)|demencia|alzheimer|poder notarial|escrituras)',
    '(ancianos|mayores|abuelos|enfermos|personas con demencia|viudas) (\\w+ ){0,14}(firm(en|an) (\\w+ ){0,5}(sin|cesion|poder|herencia|casa)|dejarnos|dejen su|cedan|no entienden|no preguntan|se lo creen|pican)',
    '(humo|vertidos|residuos|aguas) (\\w+ ){0,4}(sin (filtrar|depurar|tratar)) (\\w+ ){0,6}(al|en el|en la)',
    '(echar|verter|enterrar|quemar|soltar) (\\w+ ){0,4}(residuos|quimicos|disolventes|pintura|neumaticos|plasticos|lodos|purines|bidones|basura|escombros)',
    '(votos|votantes|elecciones|referendum|opinion publica) (\\w+ ){0,8}(bots|cuentas|manipul|desanim|confund|mentir)\\w*',
    '(difund|public|lanz|invent)\\w* (\\w+ ){0,4}(rumores|mentiras|bulos|calumnias|difamaci\\w+)',
    '(hundir|destruir|arruinar|desprestigiar) (\\w+ ){0,4}(rival|competid|reputaci|negocio|restaurante|persona|ex)\\w*',
    '(menores|adolescentes|ninos|ninas|chicas de 1[0-7]|1[0-7] anos) (\\w+ ){0,10}(citas|adultos|sexual|desnud|apost|alcohol|vape|copas|apuestas|credito)\\w*',
    '[a-z]{3,14} (falsificad|robad|pirate|clonad|adulterad|trucad|hackead)[oa]s?',
    '(?!planta|flor|cesped|pestan|unas |techo|piel|nieve|alarma|amig|positiv|dient|arbol|chimenea|suelo)[a-z]{4,14} fals[oa]s?',
    '(en secreto|a escondidas|a sus espaldas|de tapadillo|disimuladamente) (graba|espia|instala|sigue|rastrea|vende|cobra|anade|recoge|escucha|copia)\\w*',
    '(graba|espia|instala|sigue|rastrea|vende|cobra|anade|recoge|escucha|copia)\\w* (\\w+ ){0,6}(en secreto|a escondidas|a sus espaldas|sin que se den? cuenta)',
    '(fing|simul)\\w* ser (\\w+ )?(banco|policia|medic|tecnic|inspector|companeros|menor|nin|chic|abogad|funcionari)\\w*',
    '(no (se dan|se daran|se den) cuenta (de que|del|hasta)|dificil de cancelar|imposible (de cancelar|darse de baja)|cargos ocultos|letra pequena que nadie)',
    '(inflar|hinchar) (el precio|la cotizacion|el valor) (\\w+ ){0,8}(vender|antes|salir|hundir|caiga)\\w*',
    '(examenes|preguntas|respuestas) (\\w+ )?(filtrad[oa]s|robad[oa]s|antes del examen)',
    'planos (\\w+ ){0,4}(pistola|arma|silenciador)s?',
    '(curar|cambiar|corregir) (la )?(homosexualidad|orientacion sexual|a (los )?(gays|homosexuales|lesbianas))',
    'dejar de ser (gay|homosexual|lesbiana)',
    '(llam|escrib|avis)\\w* a (sus|su) (jefes?|familia|vecinos|padres|hijos) (\\w+ ){0,6}(pag|deud|averg)\\w*',
    'avergonz\\w+ (\\w+ ){0,4}(deud|moros|redes)\\w*',
    'publicar? (sus|los|las|su) (datos|direcciones|fotos|nombres) (\\w+ ){0,6}(deud|ex|exparej|moros|mujeres|sin)\\w*',
    '(puntuar|valorar|calificar) (a )?(chicas|mujeres|companeras) (\\w+ ){0,4}(cuerpo|fisico|aspecto|foto)s?',
    '(hacinad[oa]s|camas calientes|literas por turnos)',
    '(clonar|imitar) la voz (\\w+ ){0,8}(famili|hij|niet|jef|pedir|dinero)\\w*',
    'sin (ser|tener titulo de) (medic|dentista|abogad|enfermer|veterinari|psicolog|farmaceutic)\\w*',
    '(pesca|captura|caza) (\\w+ ){0,4}(ilegal|protegid\\w+|en veda|angulas sin|furtiv\\w+)',
    '(tabaco|alcohol|gasoil|gasolina) (de contrabando|sin (impuestos|precinto)|adulterad\\w+)',
    '(sedante|somnifer|pastilla|droga|gota)s? (\\w+ ){0,4}en (la|su) (bebida|copa)',
    '(cambi|borr|modific|tap|sustitu|reetiquet|alter|falsific|manipul)\\w* (\\w+ ){0,2}(fechas?|etiquetas?|caducidad|lotes?|precios de origen|kilometros|matriculas?|numeros? de serie|bastidor|analiticas|resultados)',
    '(carne|pescado|comida|medicamentos|medicinas|vacunas|alimentos|yogures|leche) caducad[oa]s?',
    'hac(er|iendo|emos|en)(se|lo|la|los|las)? (\\w+ )?pasar por',
    '(hacer|haciendo|haciendoles|hacerles) creer',
    '(amenaz|intimid|acos|coaccion|extorsion|presion)\\w* (a |con )?(los |las |sus |el |la )?(\\w+ )?(morosos|inquilin|deudor|vecin|famil|emplead|trabajador|comerci|negocio|menor|testigo|rival|clientes|ex)\\w*',
    'hasta que (paguen|paga|se vayan|se vaya|cedan|firmen)',
    '(jaqu|hack|crack|pirate|duplic|clon|descifr)\\w* (\\w+ ){0,3}(cuentas?|wifi|moviles|tarjetas|llaves|mandos|contrasenas|sim|redes|cerraduras|licencias|software)',
    '(llaves?|mandos?|dispositivos?|inhibidor(es)?|aparatos?|programas?|kits?) (\\w+ ){0,4}(para|que) (robar|abrir (coches|casas|puertas) aje?n?\\w*|espiar|clonar|copiar tarjetas|inhibir|saltarse|hackear|burlar)\\w*',
    '(saltar|esquiv|burl|elud|evadi|eludi)\\w* (\\w+ ){0,3}(ley|controles?|inspecci\\w+|impuestos|hacienda|aduanas?|policia|normativa|itv|permisos|alcoholimetr\\w+|sanidad|test|detectores|verificacion)',
    'sin (declarar|licencia alguna|permiso alguno|autorizacion|pasar (los )?controles|control sanitario|contrato ni|titulacion|que (lo|la|los|las|le|les|se) (sepa|sepan|note|noten|entere|enteren|detecte|detecten)|su (permiso|consentimiento|conocimiento)|avisar(les|las|los)?|decir(les|selo))',
    '(desnud|intim|sexual)\\w* (\\w+ ){0,5}(sin|con la cara de|a partir de|de (companer|famos|menor|ex|chicas|mujeres))\\w*',
    '(fotos?|videos?|imagenes) (\\w+ ){0,4}(desnud\\w+|intim[oa]s|sexuales) (\\w+ ){0,4}(de|sin|con)',
    '(cachorros|perros|gatos|loros|monos|tortugas|animales) (\\w+ ){0,6}(sin (vacunar|microchip|papeles)|capturad\\w+|de contrabando|hacinad\\w+)',
    '(trabaj|limpi|cos|recog|jornad)\\w* (\\w+ ){0,6}(menores de edad|ninos de|ninas de|sin descanso|sin cobrar|sin contrato|1[4-9] horas)',
    '(captar|reclut\\w+|fichar) (a )?(\\w+ )?(chicas|mujeres|menores|migrantes|personas vulnerables|jovenes) (\\w+ ){0,8}(prostit|club|deuda|pasaporte|webcam|alterne)\\w*',
    '(apuestas|casino|ruleta|tragaperras|loot ?boxes|cajas sorpresa) (\\w+ ){0,6}(menores|ninos|adolescentes|colegios|institutos)',
    '(compr|pag|soborn)\\w* (a )?(\\w+ )?(funcionari|concejal|inspector|juez|jueces|policia|arbitr|examinador|politic)\\w*',
    '(arm|municion|navaj|pistol|explosiv|silenciador)\\w* (\\w+ ){0,6}(sin (licencia|registro|numero|preguntas|papeles)|impres\\w+|clandestin\\w+|ilegal\\w*)',
    '(cura|curan|elimina|eliminan|sana|sanan|revierte[n]?) (\\w+ ){0,4}(cancer|diabetes|autismo|sida|vih|alzheimer|parkinson|esclerosis|tumor\\w*|leucemia|depresion)',
    '(intereses?|prestamos?|creditos?) (\\w+ ){0,6}([3-9]\\d|[1-9]\\d\\d)\\s?(%|por ciento) (\\w+ ){0,2}(semanal|mensual|diario|al mes|a la semana)',
    '(rentabilidad|beneficio|retorno|interes(es)?) (\\w+ ){0,4}(garantizad\\w+|asegurad\\w+) (\\w+ ){0,10}(nuevos|socios|inversores|entran|recluten|traigan)',
    '(escuch|grab|leer|vigil|rastre|localiz|espi)\\w* (\\w+ ){0,4}(conversaciones|llamadas|mensajes|correos|ubicacion|movimientos|pareja|exparej\\w+|emplead\\w+|vecin\\w+|hij\\w+ mayores) (\\w+ ){0,6}(sin|a escondidas|oculto|en secreto)',
    '(datos|historiales|direcciones|telefonos|fichas) (\\w+ ){0,5}(robad|filtrad|sin permiso|sin consentimiento|extraid|de pacientes|medicos)\\w* (\\w+ ){0,4}(vend|a |compr|aseguradora)\\w*',
    '(vend|revend|comerci)\\w* (\\w+ ){0,4}(datos|historiales|contrasenas|direcciones|fotos) (\\w+ ){0,8}(sin|robad|filtrad|pacientes|menores|usuarios que)\\w*',
    '(incit|fomentar|animar|ense[n]ar?|retos?) (\\w+ ){0,4}(suicid|autolesi|anorex|bulimi|no comer|odio|violencia|dejar de comer)\\w*',
    '(tfg|tesis|trabajos|examenes|oposicion\\w*) (\\w+ ){0,8}(en su lugar|por ellos|en nombre del|suplant\\w+|pinganillo\\w*|entregarlos como)',
    'suplant\\w+',
    '(resenas?|opiniones|valoraciones|comentarios|perfiles|cuentas|identidades|documentos?|pasaportes?|dni|certificados?|examenes|titulos?|diplomas|carnets?|recetas|facturas|nominas|justificantes|permisos|visados|billetes|entradas|votos|seguidores|medicamentos|medicinas|pastillas|moviles|bicis|bicicletas|coches|piezas|tarjetas|datos|contrasenas|marcas|bolsos|relojes|testimonios|noticias|informes|matriculas|analisis|tests?|pruebas) ([a-z]+ ){0,4}(fals[oa]s?|falsificad[oa]s?|inventad[oa]s?|robad[oa]s?|ilegal(es)?|manipulad[oa]s?|trucad[oa]s?|clonad[oa]s?|comprad[oa]s|pirata)',
    '(fals[oa]s?|falsificad[oa]s?|robad[oa]s?) (resenas?|opiniones|valoraciones|perfiles|cuentas|documentos?|certificados?|titulos?|carnets?|recetas|justificantes)',
    '(diciendo|decir|decimos) que (somos|es|son|llamamos) (de|del|su) (\\w+ )?(banco|policia|hacienda|hospital|compania)',
    '(sac|pid|rob|consegu)\\w* (las|sus|los|les las) (claves|codigos|contrasenas|pin|ahorros)',
    '(pastillas|ansioliticos|medicamentos|antibioticos|opioides|anabolizantes|recetas) __ (chavales|menores|instituto|adolescentes|sin receta)',
    '(alcohol|vapeadores|tabaco|cachimbas|apuestas|cerveza) (a|para) (chavales|menores|adolescentes|ninos|instituto)',
    '(guard|quit|reten|retir|confisc)\\w* (el|los|su|sus) pasaportes?',
    'mano de obra sin papeles',
    '(residuos|uralita|amianto|escombros|quimicos|aceite|purines|baterias|basura|vertid\\w+) __ (de noche|barrancos?|al rio|al mar|al monte|cunetas|fincas abandonadas|alcantarilla|vertedero ilegal)',
    '(de noche|a escondidas) __ (barrancos?|el rio|el mar|el monte|cunetas|fincas abandonadas)',
    '(desactiv|anul|quit|manipul|truc|borr)\\w* (el|los|la|las) (\\w+ )?(cuentakilometros|limitador(es)?|filtro|airbag|contador|alarma|antirrobo|localizador)\\w*',
    'contador(es)? (de la luz |de luz )?(trucad|manipulad)\\w*',
    'enganch\\w+ a la luz',
    '(pareja|novia|novio|mujer|marido|ex) (\\w+ ){0,10}sin que (ella|el|lo|se)\\w*',
    '(rob|sustra)(ar|amos|an|ando) \\w+',
    '(bebes|organos|rinones) (en venta|por encargo)',
  ],
  en: [
    '(staged|faked|arranged|deliberate) (car )?(accidents?|crashes|collisions|burglar\\w+|thefts?|fires?)',
    '(stag|fak|arrang)\\w* (\\S+ ){0,3}(accidents?|crashes|burglar\\w+|thefts?|fires?|claims)',
    '(sham|convenience|paper) marriages?',
    'marriages? of convenience',
    '(iptv|pay channels?|premier league|films|textbooks|courses) (\\S+ ){0,6}(without paying|pirat\\w+|without (the )?rights|unlicensed)',
    '(catalytic converters?|copper|cable) (\\S+ ){0,5}(no questions|stolen|ripped|at night)',
    '(read|copy|skim)\\w* (\\S+ )?(cards?|chips?|strips?) (\\S+ ){0,6}(cash machine|atm|pocket|victim)\\w*',
    'skimm(er|ing)s? (devices?|cards?)',
    '(data|records) (\\S+ ){0,6}to (insurers|banks|insurance companies) (\\S+ ){0,8}(without|so they can (refuse|raise|reject))',
    '(remov|strip)\\w* (the )?cloth\\w+ (from )?(\\S+ ){0,6}(photos?|pictures?|girls?|wom[ae]n)',
    '(cut|turn|switch)\\w* off (their |the )?(power|water|heating|electricity) (\\S+ ){0,8}(leave|until|tenants?|evict\\w*)',
    '(heavies|bouncers|thugs|muscle|big lads) (\\S+ ){0,10}(evict|scare|collect|pay|persuad|throw)\\w*',
    '(scar(e|es|ing)|frighten\\w*|put the frighteners|lean(s|ing)? on|pressur\\w+|harass\\w*) (\\S+ ){0,6}(tenants?|debt\\w*|neighbours?|pensioners|compet\\w+|witness\\w*|until)',
    '(without|skip(ping)?) (any )?(safety )?(tests?|trials|checks|approval|inspection)( certificates?)?',
    'without (ce marking|approval|analysis|sterilis\\w+|a leaflet|a doctor present)',
    '(we|it) (keeps?|pockets?|takes?) (their |the )?(money|deposits?|savings|inheritance|pensions?|house|flat)',
    '(sign|get (them|him|her) to sign)\\w* (\\S+ ){0,8}(without (reading|understanding|knowing)|dementia|alzheimer\\S*|power of attorney|deeds)',
    '(elderly|pensioners|older people|widows|patients|people with dementia) (\\S+ ){0,14}(sign (\\S+ ){0,5}(over|away|without|will|house)|leave us|hand over|do not understand|never ask|fall for)',
    '(smoke|discharge|waste|water) (\\S+ ){0,4}(unfiltered|untreated) (\\S+ ){0,6}(into|in the)',
    '(pour|dump|bury|burn|tip)\\w* (\\S+ ){0,4}(waste|chemicals|solvents|paint|tyres|plastics?|sludge|slurry|drums|rubbish|rubble)',
    '(votes?|voters|elections?|referendum|public opinion) (\\S+ ){0,8}(bots|accounts|manipul|discourag|confus|lies)\\w*',
    '(spread|publish|post|invent)\\w* (\\S+ ){0,4}(rumours|lies|hoaxes|slander|smears)',
    '(sink|destroy|ruin|wreck|smear)\\w* (\\S+ ){0,4}(rivals?|competitors?|reputations?|business\\w*|restaurants?|person|ex)',
    '(minors|teenagers|under-?\\d\\ds|children|girls of 1[0-7]|1[0-7][- ]year[- ]olds) (\\S+ ){0,10}(dat(e|es|ing)|adults|sexual|nude|bet|betting|alcohol|vap|drinks|gambl|credit)\\w*',
    '(forged|counterfeit|falsified|stolen|nicked|bogus|phoney|sham|doctored|black-market|pirated|hacked|cloned|knock-off|unregistered) [a-z]{3,14}',
    '(fake|faked|false) (?!fur|leather|plant|teeth|tooth|lash|eyelash|grass|lawn|nail|tan|flower|blood|snow|start|positive|alarm|econom|memor|ceiling|friend)[a-z]{3,14}',
    '(secretly|covertly|on the sly|on the quiet|quietly) (record|film|install|track|follow|sell|charge|add|collect|listen|cop|spy)\\w*',
    '(record|film|install|track|follow|sell|charge|add|collect|listen|cop)\\w* (\\S+ ){0,6}(secretly|covertly|on the sly|behind (his|her|their) backs?)',
    '(pretend\\w* to be|pos(e|es|ing) as|mak(e|es|ing) out (we|they)\\S*) (\\S+ ){0,2}(bank|police|doctor|technician|inspector|minor|girl|boy|teenager|lawyer|official|friend|company)\\w*',
    "((they|people|customers) (won'?t|never|don'?t|will not) (notice|realise|spot) (that|until|the)|(hard|impossible) to cancel|hidden charges|small print nobody)",
    '(pump|inflat)\\w* (up )?(the )?(price|coin|token|value|share)s? (\\S+ ){0,8}(sell|before|dump|crash|out)\\w*',
    '(leaked|stolen) (exams?|papers?|questions|answers)',
    '(exam|test) (questions|answers|papers) (before|ahead of) the (exam|test)',
    '(plans|files|designs) (\\S+ ){0,4}(gun|pistol|weapon|silencer)s?',
    '(cure|chang|correct)\\w* (homosexual\\w*|sexual orientation|gay\\w*|lesbians?)',
    'conversion therapy',
    '(call|ring|text|message|email)\\w* (his|her|their) (boss\\w*|famil\\w+|neighbours?|parents|children) (\\S+ ){0,6}(pay|debt|sham|owe)\\w*',
    '(sham|nam)\\w* (\\S+ ){0,3}(debtors?|tenants) (\\S+ ){0,4}(public\\w*|online|social)',
    '(publish|post)\\w* (her|his|their|the) (\\S+ )?(details|address\\w*|photos|names) (\\S+ ){0,6}(debt|ex|women|without|revenge)\\w*',
    'rat(e|es|ing) (girls|women|classmates|female \\w+) (\\S+ ){0,4}(bod(y|ies)|looks|photos?)',
    '(crammed in|hot-?bedding|bunks in shifts)',
    '(clon|imitat|cop)\\w* (the |their )?voices? (\\S+ ){0,8}(relative|son|daughter|grandchild|boss|ask|money|famil)\\w*',
    '(without being|not actually|despite not being) (a )?(qualified|trained|registered|licensed|doctors?|dentists?|lawyers?|nurses?|vets?)',
    '(fishing|trapping|hunting) (\\S+ ){0,4}(illegal\\w*|protected|closed season|poach\\w*)',
    '(tobacco|cigarettes|alcohol|diesel|petrol) (\\S+ )?(smuggled|duty-free without|laced|adulterated)',
    'smuggl\\w+',
    '(sedatives?|pills?|drugs?|drops) (\\S+ ){0,4}in (her|his|their|a) drinks?',
    '(chang|eras|alter|cover|swap|relabel|tamper|scrap|falsif)\\w* (with )?(\\w+ ){0,3}(dates?|labels?|expiry|batch\\w*|mileage|number plates?|serial numbers?|test results|results)',
    '(expired|out-of-date|out of date) (\\w+ )?(meat|fish|food|medicines?|drugs|vaccines|milk|products|yoghurts?)',
    'pass(ed|es|ing)? (\\w+ ){0,4}off as',
    '(mak|trick|fool|dup|con|deceiv)\\w* (\\w+ ){0,3}(into|believe|think)(ing)?',
    '(threaten|intimidat|harass|coerc|extort|frighten)\\w* (\\w+ )?(\\w+ )?(debtors?|tenants?|neighbours?|famil\\w+|employees|workers|shops?|business\\w*|minors?|witness\\w*|rivals?|customers|ex\\w*|them|people)',
    'until they (pay|leave|give in|sign|move out)',
    '(hack|crack|duplicat|clon|decrypt)\\w* (\\w+ ){0,3}(accounts?|wifi|phones?|cards?|keys?|fobs?|passwords?|sims?|networks?|locks?|licen[cs]es?|software)',
    '(keys?|fobs?|devices?|jammers?|gadgets?|programs?|kits?) (\\w+ ){0,4}(to|that) (steal|open other|spy|clone|copy cards|jam|bypass|hack|unlock stolen|get round|beat the)\\w*',
    '(dodg|evad|bypass|beat|skirt|get round|get around|sidestep|cheat|avoid)\\w* (\\w+ ){0,2}(law|checks?|inspect\\w+|tax\\w*|customs|police|regulations|mots?|permits|breathalys\\w+|health inspect\\w+|drug tests?|detectors?|age verification|controls)',
    'without (declaring|any (licen[cs]e|permit|checks)|permission|authori[sz]ation|health checks|contracts?|qualifications|(their|his|her|the \\w+) (permission|consent|knowledge)|(them|him|her|anyone) (ever )?(knowing|noticing|finding out|realising)|telling (them|him|her))',
    '(nude|naked|intimate|sexual|undress)\\w* (\\w+ ){0,5}(without|using the face|from (ordinary|any|normal|clothed)|of (classmates|celebrities|minors|exes|girls|women|colleagues))',
    '(photos?|videos?|images|pictures) (\\w+ ){0,4}(nude|naked|intimate|undressed)',
    '(puppies|dogs|cats|parrots|monkeys|tortoises|animals) (\\w+ ){0,6}(unvaccinated|without (vaccin|microchip|papers)\\w*|smuggled|captured|crammed)',
    '(child|children|minors|under-?age) (\\w+ ){0,3}(work|workers|labour|sew|pick|stitch)\\w*',
    '(recruit|lur|trick)\\w* (\\w+ )?(girls|women|minors|migrants|vulnerable people|young \\w+) (\\w+ ){0,8}(prostit|club|debt|passport|webcam|escort)\\w*',
    '(betting|casino|roulette|slot machines?|loot ?boxes|gambling) (\\w+ ){0,6}(minors|children|teenagers|schools?|kids|under-?18s)',
    '(brib|pay|buy)\\w* (off )?(\\w+ )?(officials?|councillors?|inspectors?|judges?|police officers?|referees?|examiners?|politicians?)',
    '(gun|weapon|ammunition|knife|knives|pistol|explosive|silencer|firearm)s? (\\w+ ){0,6}(without (a )?(licen[cs]e|registration|serial|questions|papers)|no questions|printed|untraceable|illegal\\w*)',
    '(cure|eliminate|reverse|heal)s? (\\w+ ){0,4}(cancer|diabetes|autism|aids|hiv|alzheimer\\S*|parkinson\\S*|sclerosis|tumou?rs?|leukaemia|depression)',
    '([3-9]\\d|[1-9]\\d\\d)\\s?(%|per cent) (\\w+ ){0,2}(a week|weekly|a month|monthly|daily|a day) (interest|on)',
    '(loans?|interest) (\\w+ ){0,6}([3-9]\\d|[1-9]\\d\\d)\\s?(%|per cent) (\\w+ ){0,2}(a week|weekly|a month|monthly|daily)',
    '(guaranteed|assured) (\\w+ )?(returns?|profits?|interest) (\\w+ ){0,10}(new|members|investors|recruit|join|bring)\\w*',
    '(listen|record|read|monitor|track|spy|watch)\\w* (\\w+ ){0,4}(conversations|calls|messages|emails|location|movements|partners?|exes|employees|neighbours) (\\w+ ){0,6}(without|secretly|hidden|covertly)',
    '(sell|resell|trad)\\w* (\\w+ ){0,4}(data|records|passwords|addresses|photos|details) (\\w+ ){0,8}(without|stolen|leaked|patients|minors)\\w*',
    '(incit|encourag|teach|challenge)\\w* (\\w+ ){0,4}(suicide|self-harm|anorexi|bulimi|stop eating|hatred|violence)\\w*',
    '(essays?|dissertations?|exams?|theses|coursework) (\\w+ ){0,8}(in their (place|name)|on their behalf|impersonat\\w+|hand in as|pass as their own)',
    'impersonat\\w+',
    '(fake|false|forged|counterfeit|stolen|bogus|phoney|phony|illegal|unlicensed|pirated|made-up|invented|doctored|cloned|hacked|fabricated) (\\S+ ){0,5}(reviews?|ratings?|profiles?|accounts?|identit\\w+|ids?|documents?|passports?|certificates?|exams?|degrees?|diplomas|licen[cs]es?|prescriptions?|invoices?|payslips?|receipts|notes|permits?|visas?|banknotes|tickets?|votes|followers|medicines?|drugs|pills|tablets|phones?|bikes?|cars?|parts|cards?|data|passwords|goods|handbags?|watches|testimonials?|news|reports?|number plates|test results|references)',
    "(saying|say|claiming|pretending) (we're|we are|they're|they are|to be|it is) (from |calling from )?(their|the|a|your) (\\w+ )?(bank|police|tax office|hospital|landlord)",
    '(get|getting|trick|tricking|make) (them|people|pensioners) (to |into )?(read|give|hand|tell|say)\\w* (out |over |us )?(the |their )?(codes?|passwords?|pin|savings|details)',
    '(pills|tablets|meds|medication|antibiotics|opioids|steroids) __ (sixth formers|schoolkids|teenagers|minors|no script|no prescription|without (a )?prescription)',
    '(alcohol|vapes|cigarettes|tobacco|betting|beer) (to|for) (kids|schoolkids|minors|teenagers|children|under-?18s|sixth formers)',
    '(hold|keep|take|confiscat)\\w* (on to )?(their|the|workers) passports?',
    '(asbestos|waste|rubble|chemicals|oil|slurry|batteries|rubbish) __ (after dark|at night|quarr\\w+|in the river|the sea|woods|lay-?bys|ditch\\w*|lanes|fly-?tip\\w*)',
    '(after dark|at night) __ (quarr\\w+|rivers?|the sea|woods|ditch\\w*|lanes nobody)',
    'fly-?tip\\w*',
    '(disabl|remov|tamper|wip|roll)\\w* (back )?(the |with |their )?(\\w+ )?(odometers?|speed limiters?|filters?|airbags?|meters?|trackers?|alarms?|clocks? on cars)',
    '(rigged|tampered) meters?',
    '(her|his|their|partner\\S*|wife|husband|girlfriend|boyfriend|ex) (\\S+ ){0,12}without (her|him|them|his|their) (ever )?(knowing|finding out|noticing|consent|realising)',
    '(steal|stealing) \\w+',
    '(babies|organs|kidneys) for sale',
  ],
};

/** No one is meant to know: it stands with what no one may do. */
const HUSHED: Phrases = {
  es: [
    'nadie (pregunta|se entera|lo sabra|sospecha)',
    'no deja rastro',
    'sin dejar rastro',
    'por debajo de la mesa',
  ],
  en: [
    '(no one|nobody) (asks|finds out|will know|suspects)',
    'no questions asked',
    '(leaves|leaving) no trace',
    'stays invisible',
    'under the counter',
    'off the books',
  ],
};

/** Making, selling or getting something: before a bad thing it is the business itself. */
const PROVIDES: Phrases = {
  es: [
    '(vend|ofrec|gener|cre|escrib|redact|fabric|entreg|distribu|suministr|alquil|imprim|prepar|proporcion|public|reparti|produc|facilit|consegui|revend|compr|pas)(e|a|o|emos|amos|imos|er|ar|ir|iendo|ando|en|an|ia|iamos)',
    'venta de',
    'hac(er|emos|iendo)',
    'paquetes de',
  ],
  en: [
    '(sell|offer|generat|creat|writ|mak|deliver|distribut|suppl|provid|print|forg|flog|buy|rent|post|produc|get|resell|ship|publish)(e|es|s|ing|y|ies|ying|t)?',
    'sale of',
    'packages of',
  ],
};
/** Others who do the harm: told as the problem, not as the offer. */
const CULPRITS =
  /\b(?:quienes|delincuentes|mafias?|bandas|estafadores|timadores|ladrones|competencia|gente que|who|criminals|gangs|scammers|fraudsters|thieves|crooks|rivals|competitors|folk|people)\b/;

/** Words that say on which side a business stands whatever else they may mean. */
const STANDS_AGAINST =
  /^(?:detect|preven|previen|proteg|protec|protej|denunci|identific|bloque|victim|combat|lucha|verif|rehabilit|terapi|adicc|recuper|report|block|protect|prevent|fight|therap|rehab|addict|recover|tackl|spot|flag|catch|senala|reclam|retir|complain|compl|formacion|training|ensen|teach|licencia|autoriz|registered|receta|prescription|contra|against|avis|warn|stop|audit|segur|safe|secur|evit|avoid|distin|reconoc|recogn|quit|defend)/;

/** The first place where the text proposes harm to people, or what is plainly illegal. */
export function findHarm(text: ReadText): Span | undefined {
  const against = findAgainst(text);
  const hushed = [...find(text, EVASION), ...find(text, HUSHED)];
  const kinds = findKinds(text);
  const plain = kinds.find((span) => isPlainOffer(text, span));
  if (plain) return plain;
  const harms = [...find(text, HARMFUL), ...find(text, ILLICIT), ...find(text, PLAIN_HARM), ...kinds].sort(
    (a, b) => a.start - b.start,
  );
  const provides = find(text, PROVIDES);
  return harms.find((span) => isMeant(text, span, { against, provides, hushed: hushed.length > 0 }));
}

/** Whether what stands at the span is what the business does, and not what it fights, treats or suffers. */
function isMeant(
  text: ReadText,
  span: Span,
  { against, provides, hushed }: { against: readonly Span[]; provides: readonly Span[]; hushed: boolean },
): boolean {
  // "Collected so that it is not poured into the river."
  if (
    /\b(?:para que|so that|so) (?:[a-z]+ ){0,2}(?:no|not|never|nadie|nobody|no one)\b/.test(
      sliceOf(text, span),
    )
  )
    return false;
  const sentence = sentenceOf(text, span);
  const outside = against.filter(({ start, end }) => end <= span.start || start >= span.end);
  const standing = outside.filter((other) => STANDS_AGAINST.test(sliceOf(text, other)));
  const before = (spans: readonly Span[]) =>
    spans.filter(({ start, end }) => sentence.start <= start && end <= span.start).at(-1);
  const opposed = before(outside);
  const provided = before(provides);
  if (/\b(?:no|not|never|nunca|sin|without|don'?t)\s(?:\S{1,10}\s)?$/.test(leadTo(text, sentence, span)))
    return false;
  if (hushed && !(opposed && (!provided || provided.start < opposed.start))) return true;
  if (opposed && (!provided || provided.start < opposed.start)) return false;
  if (provided && !CULPRITS.test(text.folded.slice(sentence.start, span.start))) {
    // "We teach people to hang up; a call from a false bank is staged": the side is taken elsewhere, and twice.
    return new Set(standing.map((other) => sliceOf(text, other).slice(0, 5))).size < 2;
  }
  const after = outside.some(({ start }) => start >= span.end && start < sentence.end);
  if (after && !ACT.test(sliceOf(text, span))) return false;
  return standing.length === 0;
}

/** An act in so many words is not excused by what follows it: "spy on your partner and prevent …". */
const ACT =
  /^[a-z]{2,10}(?:ar|er|ir|amos|emos|imos|ando|iendo|ing)\b|^(?:spy|track|hack|kill|steal|cheat|get|hold|take)\b/;

function leadTo(text: ReadText, sentence: Span, span: Span): string {
  return text.folded.slice(Math.max(sentence.start, span.start - 24), span.start);
}

function findAgainst(text: ReadText): Span[] {
  // "So that they do not report it" is the opposite of an excuse.
  return find(text, AGAINST).filter(
    ({ start }) =>
      !/(?:no|not|don'?t|without|sin|nunca|never)\s(?:\S{1,6}\s)?$/.test(
        text.folded.slice(Math.max(0, start - 16), start),
      ),
  );
}

/** Whether the business is against what stands at the span, in its sentence or twice elsewhere. */
export function isAgainst(text: ReadText, span: Span): boolean {
  const sentence = sentenceOf(text, span);
  // The bad word's own text does not excuse it.
  const outside = findAgainst(text).filter(({ start, end }) => end <= span.start || start >= span.end);
  if (outside.some(({ start }) => sentence.start <= start && start < sentence.end)) return true;
  return new Set(outside.map((other) => sliceOf(text, other).slice(0, 5))).size >= 2;
}
