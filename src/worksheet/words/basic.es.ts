/**
 * The word lists of the page’s checklist, which the worksheet uses too: customer, problem, price, cost, difference, start.
 * `cues.ts` explains `~`, `#`, `_` and `GROUP`.
 */
export const basicEs = {
  /** Groups that the text calls its customers. */
  customer: `
para (?:el |la |los |las |un |una |otros |otras |pequen[oa]s |mis |nuestros )?(?:_ )?GROUP
(?:a|de|entre|con|cada) (?:los |las |un |una |otros |pequen[oa]s )?GROUP (?:de|que|con|sin|en|como|independientes|locales|pequen[oa]s)
(?:vend|alquil|ofrec|ayud|dirig|ensen|cobr|entreg|serv)~ (?:_ )?(?:a|al) (?:los |las |un |una )?(?:_ )?GROUP
(?:mi|mis|nuestro|nuestros|el|los|primeros) clientes? (?:son|es|serian|seria|principal|ideal|tipico)
clientes?:
(?:publico|cliente|usuario)s? (?:objetivo|ideal|principal)
(?:para|a) (?:la )?(?:gente|personas?|quien|quienes|aquellos|alguien) (?:_ )?(?:que|con|sin|de mas de|de mi|del|de la zona|mayores|sord[ao]s|cieg[ao]s|con discapacidad)
(?:para|a) quien(?:es)? [a-z]+
GROUP (?:que|con|sin) (?:no|se|tienen|tengan|quier~|necesit~|trabaj~|viv~|pierd~|vend~|busc~|viaj~)
GROUP (?:(?:de|en) (?:la |el )?[a-z]+ )?(?:no |se |les |nos |ya )?(?:pierden?|tiran?|gastan?|pagan?|necesitan?|sufren|no pueden?|no saben?|no tienen?|no encuentran?|quieren|buscan|llegan|esperan|tardan|olvidan|compran|tienen que|quejan|protestan|tardan|dejan|acaban|caen|viven)
(?:soy|trabajo como|trabajo de) (?:_ )?GROUP
`,
  /** A number of people, who are the customers if the text has no cue of `customer`. */
  customerCount: `
(?<!somos )# (?:_ )?GROUP
`,
  /** People and organisations: the `GROUP` of the other lists. */
  groups: `
famili(?:a|as)|padres|madres|ninos|ninas|bebes|adolescentes|adult[oa]s|jovenes|jubilad~|mayores|ancian~|abuel[oa]s|pension~
estudiantes|alumn~|opositor~|profesor~|docentes|maestr[oa]s|investigador~|universitari~|erasmus
autonom[oa]s?|freelancers?|emprendedor~|empres(?:a|as|arios|arias)|pymes?|startups|negocios|comerci(?:o|os|ales|antes)|tiendas?|librer(?:ia|ias|os|as)|ferreterias?
restaurantes?|bares|bar|cafeterias?|panader[a-z]+|pasteler[a-z]+|hotel(?:es)?|hoster~|hostales|albergues|campings?|cocinas|comedores|caterings?
clinicas?|dentistas?|farmacias?|hospital(?:es)?|residencias?|medic[oa]s|enfermer[oa]s|fisio~|psicolog~|veterinari~|cuidador~|pacientes|enferm[oa]s|celiac[oa]s|diabetic[oa]s|alergic[oa]s|vegan[oa]s
colegios?|escuelas?|institutos|universidades|guarderias?|academias?|ampas?|ayuntamientos?|asociaciones|cooperativas?|comunidades|fundaciones|ong|bibliotecas?|museos?|parroquias
agricultor~|ganader[oa]s?|apicultor~|viticultor~|bodegas?|pescador~|fruter~|granjas?|fincas|invernaderos|explotaciones
fontaner[oa]s?|electricistas?|pintores|carpinter[oa]s?|albaniles|instalador~|mecanic[oa]s?|taller(?:es)?|taxistas?|camioner[oa]s?|repartidor~|transportistas?|reformistas|constructor~|arquitect~|ingenier~|jardiner[oa]s?|limpiador~|peluquer[a-z]+|barber[a-z]+|esteticistas
abogad[oa]s?|despachos?|gestorias?|asesorias?|notarias?|contables|inmobiliarias?|administrador~|fabricas?|fabricantes|distribuidor~|proveedores|almacenes|naves|imprentas?|editoriales|agencias?|oficinas?|teletrabajador~
vecin[oa]s|inquilin[oa]s|caser[oa]s|propietari[oa]s?|duen[oa]s?|compradores|vendedor~|conductor~|ciclistas?|motoristas|corredor~|surfistas?|montaner[oa]s|deportistas?|futbolistas|gimnasios?|clubes|entrenador~|jugador~|gamers|pescador~|cazador~|turistas?|viajer[oa]s|peregrin[oa]s|senderistas
music[oa]s|artistas?|bandas|fotograf[oa]s|escritor~|lector~|disenador~|programador~|coleccionistas?|aficionad[oa]s|artesan[oa]s|costurer[oa]s|novi[oa]s|parejas|mujeres|hombres|migrantes|inmigrantes|extranjeros|refugiad[oa]s|sord[oa]s|cieg[oa]s|gente (?:joven|mayor)|personas (?:mayores|sordas|ciegas|dependientes|con [a-z]+|que [a-z]+)|trabajador~|emplead[oa]s|compane?r[oa]s|soci[oa]s|hogares|iglesias|pueblos|comunidades de vecinos
[a-z]{3,}(?:istas|eros|eras|logos|logas|cultores)
`,
  /** What goes wrong for somebody. */
  problem: `
(?:se )?(?:pierd|perd)(?:e|en|o|emos|er|ieron|ian|iendo) (?!kilos|peso)
(?:se )?(?:tir|desperdici)(?:a|an|amos|ar|ando|aban)
no (?:se )?(?:tienen|tiene|pueden|puede|saben|sabe|encuentran|encuentra|llegan|llega|consiguen|consigue|dan abasto|caben|cabe|funcionan?|cumplen|aparecen?|presentan?|cobran|entienden?|ven|oyen|vuelven)(?! competencia| rival)
nadie (?:les? |los? |las? |se )?(?:sabe|avisa|recoge|repara|limpia|ayuda|atiende|llama|explica|mira)
(?:les|le) (?:falta|faltan|hace falta)
(?:les|le|nos|me) cuesta (?:[a-z]+[aei]r|trabajo|mucho|horas)
(?:les|nos|le) multan
(?:les|le|nos|me) (?:duele|da (?:pereza|miedo|verguenza)|resulta (?:dificil|caro|imposible)|agobia|preocupa|molesta|pasa)
(?:es|resulta|son|era|sale) (?:muy |demasiado |casi |tan )?(?:dificil|complicad[oa]|car[oa]s?|lent[oa]|imposible|pesad[oa]|peligros[oa]|incomod[oa]|un lio|un rollo|un suplicio|un problema|un horror)
cuesta (?:mucho |demasiado )?(?:encontrar|saber|llegar|trabajo|horas|dormir|elegir|comparar)
esperan? (?:_ )?(?:horas|dias|semanas|meses|colas?|minutos)
(?:tardan?|hacen cola|aguantan?|sufren?|padecen?|improvisan?|persiguen?|persiguiendo)
(?:se )?(?:quejan?|protestan?|equivocan?|olvidan?|estropean?|rompen?|rompe|averian?|pudren?|caducan?|atascan?|aburren?|agobian?|quedan sin|queda sin|quedan sol[oa]s|quedan fuera|hartan)
(?:estan|esta|estoy|estamos|anda|andan) (?:hart[oa]s?|cansad[oa]s?|desbordad[oa]s?|sol[oa]s?|parad[oa]s?|desesperad[oa]s?)
hart[oa]s? de
(?:el|su|gran|principal|un) problema (?:es|de|que|:|para|muy)
problema:
dolor:|pain:
(?:deja|dejan) al? (?:perro|nino|abuel|padre|madre|client)~
(?:desaparecen|faltan|escasean|fallan|falla) 
(?:acaban?|acabo) (?:en (?:la basura|el trastero|un cajon|el contenedor|el vertedero)|tirad[oa]s?|rot[oa]s?)
(?:multas?|retrasos?|errores|colas|averias|impag~|facturas sin pagar|desperdicio|plagas?|robos?|soledad|estres|insomnio|humedades|goteras|atascos) 
a (?:la basura|ciegas)
citas? (?:se pierde|perdid|que se)~
(?:ropa|muebles?|comida|pan|huecos?|plazas?|camas?) (?:vaci|tirad|perdid|sin)~
sin (?:avisar|aviso|saberlo|respuesta|cobrar|pagar|clientes|relevo|tiempo)
`,
  /** Phrases with the same words in which nothing goes wrong, or nothing in particular. */
  problemNot: `
(?:ningun|sin|no hay) problemas?
nadie se queja
no (?:hay|existe|tiene) (?:ningun )?problemas?
(?:todos|muchos|cualquier|sus|tus|los) (?:los |tus |sus )?problemas
no (?:se )?puede fallar
`,
  /** The writer’s own money and time, which are no problem of the customer’s. */
  own: `
(?:nos|me) (?:cuesta|cuestan|sale|salen|costaria|costarian|lleva|llevan|supone|suponen)
(?:perdemos|pierdo) [0-9.,]+ ?(?:€|euros|pesos|dolares|[$]) (?:por|en cada) (?:caja|venta|unidad|cliente|pedido|envio)
(?:gastamos|gasto|gaste|tardamos|tardo|dedicamos|dedico|invertimos|inverti|compramos|pagamos)
`,
  /** Words that make an amount a price. */
  price: `
(?:precios?|tarifas?|cuota|ticket|pricing|pvp)
(?:lo |la |los |las |se )?cobr(?:o|a|an|amos|ar|aria|ariamos|are|aremos|arles|arian|ando)
(?:se |lo |la |los |las )?(?:vend|alquil)(?:o|e|a|en|emos|amos|er|eria|eriamos|ariamos|eremos|aremos|erian|ido|iendo|eran|era)
(?:costaria|costara|cuesta|cuestan|valdria|vale|valen|saldria)
pag(?:an?|ara|aran|aria|arian|uen|ue|aron|ando)(?![^.,;]{0,24} al? (?:una?|la|mi|su) )
comision|suscripcion|mensualidad|abono|bono|matricula|licencia|entrada
`,
  /** A price as a share of something. */
  priceShare: `
(?:comision|cobr[a-z]+|nos quedamos|me quedo|nos llevamos)[^.;%]{0,30}[0-9][0-9.,]* ?%
[0-9][0-9.,]* ?% (?:de comision|por (?:venta|reserva|pedido|operacion|gestion))
`,
  /** Words that make an amount the seller’s own cost. */
  cost: `
(?:nos|me) (?:cuesta|cuestan|sale|salen|costaria|costarian|saldria)
costes?|costos?|gastos?|gastamos
(?:la |lo |los |las )?(?:compramos|compro|comprariamos)
margen|beneficio
(?:nos|me) quedan?|nos quedaria|quedan limpios
al?(?: la| los| las)? [a-z]+ les? (?:llega|llegan|pagamos|damos)
(?:pagamos|pago|pagaria|pagariamos)
alquiler es|materiales?|ingredientes|sueldos?|salarios?|gasolina|servidores|materia prima
(?:fabricar|hacer|producir|servir)l[oae]s? (?:nos )?(?:cuesta|sale)
(?:tutor|profesor|repartidor|monitor|cuidador|chofer)[a-z]*:? (?:_ )?(?:_ )?a(?= [0-9])
electricidad|mano de obra|cuesta(?=[^.;,]{0,16} (?:hacer|fabricar|producir)l)
cubrir gastos|punto de equilibrio
`,
  /** Words that make an amount neither the price nor the seller’s cost. */
  otherMoney: `
(?:se )?(?:pierd|perd|tir|desperdici)~
(?:se )?gasta|gastan|se gastan|se van|les cuesta|le cuesta|a la basura|ahorr~
hoy (?:_ )?(?:pag|cuest|gast)~
mercado|sector|factur~|ingresos|recurrentes|ventas|recuper~
inver~|ronda|prestamo|ahorros|capital|subvencion|presupuesto|necesit~|financiacion
de pago|(?:coste de )?captacion|valdr~|deuda|atrasad~|mult(?:as?|an|ad[oa]s?)|sancion~|sueldo medio
(?:los|las|otros|otras) (?:sistemas|programas|talleres|apps|tiendas|agencias|gestorias|demas) (?:_ )?(?:cuestan|cobran|valen|piden|vale)
una? (?!hora |unidad |entrada |bono |noche |plaza )(?:[a-z]+ ){1,3}(?:cuesta|cuestan|vale|valen|cobra|cobran)
(?:los|las|otr[oa]s) (?:[a-z]+ ){1,2}cobran
(?:comprar|contratar|alquilar)l?[oa]?s? (?:[a-z]+ )?(?:cuesta|cuestan|vale|sale)
ya pagan (?:a|por)|pagan(?=[^.,;]{0,24} al? (?:una?|la|mi|su) )
`,
  /** Comparisons of the offer with what people have now. */
  difference: `
a diferencia de
(?:en vez|en lugar) de
(?:mientras que|frente a|comparad[oa]s? con|respecto a)
(?:otr[oa]s|algun[oa]s|muchas?|muchos) (?:_ )?(?:_ )?(?:_ )?(?:no (?:se |lo |la |les? )?(?:desplazan|hacen|hace|ofrecen|ofrece|tienen|tiene(?! competencia)|llegan|llega|incluyen|sirven|sirve|entran|reparan|atienden|saben|garantizan|permiten|miran|recogen|avisan))
(?:los|las) (?:_ )?(?:_ )?(?:_ )?(?:no (?:se |lo |la |les? )?(?:desplazan|hacen|hace|ofrecen|ofrece|incluyen|sirven|sirve|entran|reparan|atienden|garantizan|permiten|miran|recogen|avisan))
(?:hay|existen|ya hay|ya existen) [^.]{6,70}(?:pero|aunque|y ninguna?)
(?:los demas|las demas|la competencia|los competidores|los sistemas (?:de|que)|otras apps|otras aplicaciones)
(?:unic[oa]s?) (?:registro|que|en (?!el mundo)|sistema|servicio|tienda|taller|empresa|homologad[oa]|de la|del)
(?:ningun[oa]?|nadie) (?:_ )?(?:competidor|mas|otr[oa]|app|empresa|tienda|agencia|lo ofrece|lo hace|ofrece|vende|recoge|repara)
no lo (?:tiene|hace|ofrece) (?:nadie|ningun)~
(?:en )?exclusiv~
patent~|homologad[oa]|acreditacion|acreditad[oa]s?|certificad[oa] por
(?<!valdra )(?<!vale )(?:mas|menos) (?:[a-z]+ )?que (?:los|las|el|la|un|una|otr|en|ir|hoy|ahora|comprar|contratar|alquilar)~
la (?:mitad|tercera parte) (?:de lo que|que|del precio)
sin (?:tener que|necesidad de|permanencia|instalar|cambiar|obras)
(?:diferencia|ventaja|diferencial):
la (?:diferencia|ventaja) (?:es|esta|con|frente)
nosotros (?:si|tendriamos|lo|la|les?|vamos|somos|ofrecemos|garantizamos|no) [a-z]+
algun[oa]s (?:_ )?(?:_ )?ya (?:lo |la )?(?:incluy|hac|ofrec|tien)~
(?:los|las) (?:programas|sistemas|apps|aplicaciones|tiendas|talleres|empresas|marcas|clinicas|academias) (?:_ )?(?:_ )?(?:no [a-z]+|estan|son|cuestan|cobran|tardan|vienen|quedan|piden)
`,
  /** A difference that anybody could claim. */
  differenceWeak: `
(?:mucho )?(?:mejor|mas barat[oa]s?|mas rapid[oa]s?|mas facil|mas comod[oa]|mas simple|mas economic[oa]|mas sostenible)
(?:con|usando|gracias a) (?:la )?(?:ia|inteligencia artificial)
(?:innovador|diferente|original|personalizad|ecologic|sostenible|artesan|de calidad|calidad buena|buen trato|hech[oa]s? a mano)~
`,
  /** Where the business begins, or how customers are reached. */
  start: `
(?:empez|comenz|arranc|lanz)(?:ar|aria|ariamos|aremos|are|amos|ando|ariamos) (?:_ )?(?:por|en|con|los|las|delante|desde|hablando|vendiendo|ofreciendo|a)
se empieza (?:por|con|en)
(?:empiezo|empezamos|empieza) (?:_ )?(?:por|en|con)
primer(?:o|os|a|as) (?:_ )?(?:clientes|colegios|tiendas|ciudad|barrio)
(?:a traves de|por medio de|de la mano de|via) (?:_ )?[a-z]+
(?:con|por|en|de|hablando con) (?:la|una|mi|las|sus) (?:_ )?(?:asociacion|federacion|cooperativa|distribuidora|lavanderia|ampa|camara de comercio)(?:es)?
(?:con|por|via) (?:un|el|mi) (?:distribuidor|mayorista|colegio profesional|gremio)
(?:por|en|con|mediante) (?:mi |anuncios en |grupos de |una cuenta de )?(?:instagram|tiktok|facebook|linkedin|youtube|google|redes sociales|las redes|wallapop|etsy|amazon)
boca a boca|boca a oreja|puerta a puerta|ferias?|mercadillos?|carteles|folletos|buzoneo|newsletter|seo
(?:en|por) (?:el|mi|los|un) (?:barrio|pueblo|mercado|ciudad|zona|comarca|polideportivo|instituto|portal|edificio|centro de)
(?:en|por) (?:mi|la) (?:ciudad|zona|comarca|provincia|calle|universidad|facultad|plaza|playa)
(?:el|los) (?:sabado|domingo|lunes|viernes)s? (?:_ )?(?:delante|en|por)
(?:en|de|por) (?:madrid|barcelona|valencia|sevilla|zaragoza|malaga|bilbao|murcia|alicante|vigo|gijon|granada|cordoba|cadiz|huesca|burgos|leon|salamanca|toledo|galicia|asturias|andalucia|cataluna|navarra|mallorca|canarias|mexico|bogota|medellin|lima|santiago|quito|monterrey|guadalajara|cdmx|buenos aires|rosario|montevideo|caracas)
`,
  denial: `
no|nunca|jamas|ningun|ninguna|ninguno|nadie|sin|tampoco|ni|cero|0(?![.,]?[0-9])|falta|faltan|todavia no|aun no|apenas
`,
  /** Denials in form that say something good. */
  denialNot: `
no solo|no unicamente|ningun[oa]? (?:baja|se ha dado|queja|devolucion|anulacion|impago)
cero (?:bajas|quejas|devoluciones)
sin (?:bajas|quejas|publicidad|anuncios|gastar|contar|iva|incluir)
(?:0|ninguna) bajas?
no se ha (?:ido|dado de baja)
ni un[ao]? (?:baja|queja|devolucion)
`,
} as const;
