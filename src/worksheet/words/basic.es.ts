/**
 * The word lists that the page’s checklist needs too. They are few and general: the worksheet asks about the rest.
 * `cues.ts` explains `~`, `#`, `_`, `COUNT` and `GROUP`.
 */
export const basicEs = {
  /** People and organisations: the `GROUP` of the other lists. */
  people: `
personas?|gente|alguien que|l[oa]s que [a-z]+(?:mos|[ae]n)|quien(?:es)?|mujer(?:es)?|hombres?|chic[oa]s|chavales|chamac[oa]s|pib[ae]s|jovenes|nin[oa]s?|bebes?|adult[oa]s|(?:personas |gente )?mayores|senor(?:as?|es)?|ancian[oa]s?|abuel[oa]s?|viud[oa]s?|adolescentes
padres?|madres?|mamas?|papas?|famili(?:as?|ares)|parejas?|novi[oa]s|hij[oa]s?|vecin[oa]s?|inquilin[oa]s?|compane?r[oa]s?|amig[oa]s|ti[oa]|bailarin(?:es|as)|profes?|herman[oa]s?|huespedes|invitad[oa]s
alumn[oa]s?|estudiantes?|opositor(?:es|as)?|opositan|maestr[oa]s?|docentes?|medic[oa]s?|enfermer[oa]s?|pacientes?|client[ea]s?|soci[oa]s|usuari[oa]s?|emplead[oa]s?|jubilad[oa]s?|celiac[oa]s?|diabetic[oa]s|sord[oa]s?|cieg[oa]s?|extranjer[oa]s?|autonom[oa]s?|fotograf[oa]s?|music[oa]s?|abogad[oa]s?|duen[oa]s?|propietari[oa]s?|caser[oa]s|vegan[oa]s|aficionad[oa]s|artesan[oa]s|migrantes|inmigrantes|turistas?|ciclistas?|dentistas?|chofer(?:es)?|arquitect[oa]s?|tecnic[oa]s|mecanic[oa]s?|fontaner[oa]s?|peregrin[oa]s?
(?!(?:nev|tij|carret|mad|band|prim|terc|host|escal|aceit|man|cabec|front|lad|verdad|lig|ent|esp|sombr|din|let|fich|c|t|sup|acc|cald|cart|bill|mens|barr|cam|tabl|pap|basur|estant)er[oa]s)[a-z]{2,}(?:eros|eras)
(?!(?:ordena|contene|computa|come|congela|aspira|lava|seca|mostra|calenta|tene|carga|calcula|impre|sen|mo|fac|trac|mejora|borra|espera|hora|prefe)(?:dor|dora|tor|tora|sor|sora)e?s)[a-z]{2,}(?:dor|dora|tor|tora|sor|sora)e?s
[a-z]{3,}(?:istas|logos|logas|cultores|cultoras|tantes)(?<!listas|pistas|vistas|dialogos|catalogos|bastantes|importantes|restantes)
tiendas?|comercios?|negocios?|empresas?|pymes?|oficinas?|despachos?|gestorias?|inmobiliarias?|agencias?|restaurantes?|bares|bar|cafeterias?|panaderias?|pastelerias?|hotel(?:es)?|hostales|albergues?|campings?|colegios?|escuelas?|institutos?|guarderias?|academias?|universidad(?:es)?|facultad(?:es)?|ampas?|ayuntamientos?|asociacion(?:es)?|cooperativas?|comunidad(?:es)?|ong|parroquias?|iglesias?|museos?|bibliotecas?|clubs?|clubes|equipos|gimnasios?|bandas?|clinicas?|consultorios?|hospital(?:es)?|residencias?|farmacias?|veterinari[oa]s?|talleres|peluquerias?|salon(?:es)?|barberias?|bodegas?|fincas?|granjas?|fabricas?|almacenes|imprentas?|librerias?|ferreterias?|fondas?|taquerias?|floristerias?|edificio|hogares
`,
  /** What goes wrong for somebody, denials included: “no tienen donde”. */
  trouble: `
(?:se (?:les? |nos |me |te )?)?(?:pierd|perd)(?:e|en|o|emos|er|ieron|ian|iendo|id[oa]s?)(?! peso| kilos)|(?:tir|desperdici|bot)(?:a|an|amos|ar|ando|aban|ad[oa]s?)|olvid(?:an?|amos|ar)|hart[oa]s?|cansad[oa]s?|agotad[oa]s?|esper(?:an?|ando)|colas?|tardan?|tarde|mal|fatal|peor|barbaridad|miseria|asco|miedo|verguenza|da corte|molestias|lesionad[oa]s?|estaf~|pereza|hambre|culp[ae]n?|faltan?|escasean?|desaparecen?|muer[ea]n?|rompen?|estropean?|averi~|fall(?:an?|os?)|quej~|protest~|aburr~|sufr~|aguant~|padec~|atasc~|pudr~|caduc~|roban?|robos?|multa[ns]?|retras~|quedan? (?:sin|fuera|sol[oa]s?|viud[oa]s|vaci[oa]s?|parad[oa]s?)|vaci[oa]s?|parad[oa]s?|enferm(?:an?|ar)|dejan? de|abandonan?|acab(?:an?|amos)|terminan? (?:en|haciendo|por|tirad)|no dan abasto|persig~|improvis~|batallan?|agobi~|se (?:les? |nos |me |te )(?:moja|cae|rompe|muere|quema|hace|va|acaba)n?|se va la luz
dificil(?:es)?|imposible|complicad[oa]s?|lent[oa]s?|pesad[oa]s?|peligros[oa]s?|incomod[oa]s?|demasiad[oa]s?|car[oa]s?|carisim[oa]s?|(?:el|un|su|gran|principal) problema|lio|rollo|suplicio|pesadilla|calvario|horror|desastre|caos|ojo de la cara|a ciegas|cuesta (?:mucho|trabajo|horas|encontrar|saber|llegar|dormir)|(?<!se )(?:les|nos|te|le) (?:cobran|cuestan? (?![0-9]|#|un)|toca)|sin (?:avisar|aviso|saberl?o?|respuesta|cobrar|tiempo|luz|agua|hablar|nadie)|soledad|sol[oa]s
`,
  /** Effort and waiting. The writer’s own effort is not the customer’s trouble. */
  effort: `
a mano|en papel|(?:en|con) (?:un |una |su )?(?:cuaderno|libreta|excel)|un[oa] (?:a|por) un[oa]|horas (?:de (?:cola|espera|viaje|coche)|buscando|al dia|a la semana|cada)|# (?:_ )?(?:horas|dias|semanas|meses) (?:de|al|a la|buscando|esperando)|medi[oa] (?:dia|hora|manana|tarde)|gastan? (?:_ )?#
`,
  /** Phrases with words of trouble that tell of no trouble, or of none in particular. */
  noTrouble: `
(?:ningun|sin|no hay|ni un|no existe|no tiene)(?: ningun)? (?:problemas?|lios?)|nadie se queja|(?:todos|muchos|cualquier|sus|tus|los) (?:los |tus |sus )?problemas|no (?:se )?puede fallar|no tienen? (?:competencia|rival)|(?:perdemos|pierdo) [0-9.,]+ ?(?:€|euros|pesos|dolares|[$]) (?:por|en cada) [a-z]+|solo (?:nos|me) falta
`,
  /** Comparisons of the offer with what people have now. */
  compare: `
a diferencia|(?:en vez|en lugar) de|mientras que|frente a|comparad[oa]s?|respecto a|en cambio|competencia|competidor(?:es)?|alternativas?
(?:mas|menos|mejor|peor|mayor|menor)(?: [a-z]+)? que (?!el ano|nunca|en 20)|tan(?:to)? [a-z]+ como|como (?:ahora|hoy|hasta ahora|las? de|los? de|el de)|la mitad (?:de lo que|que|del precio)|(?:el|la|lo)s? (?:mas|unic)[oa]? ?(?:cercan[oa]s?|parecid[oa]s?)
(?:l[oa]s|el|la|un[oa]s?)? ?(?:demas|otr[oa]s?|algun[oa]s|actual(?:es)?|normal(?:es)?|tradicional(?:es)?|habitual(?:es)?|grandes) (?:_ )?(?:_ )?(?:no|son|es|estan?|piden?|cobran?|cuestan?|tardan?|exigen?|hacen?|venden?|tienen?|quieren|solo|vienen?|traen?|dan|ya)
(?:los|las|el|la) (?:de siempre|del? (?:super|supermercado|mercado|chino|centro|fabrica|ciudad|plastico|[a-z]+ grandes))|(?:el|la|los|las) (?:_ )?solo [a-z]+
(?:unic[oa]s?) (?!problema)[a-z]+|(?:ningun[oa]?|nadie) (?:_ )?(?:mas|otr[oa]|lo ofrece|lo hace|ofrece|vende|recoge|repara|en (?:el|la) (?:zona|ciudad|pueblo|barrio|provincia|comarca|estado))|que no (?:hace|tiene|ofrece|da)n? (?:nadie|ningun)~|no (?:lo|la|los|las) (?:tiene|hace|ofrece|da)n? (?:nadie|ningun)~
(?:hay|existen?) (?:_ )?(?:_ )?(?:pero|solo)|(?:ya )?(?:hay|existen?) (?:otr[oa]s?|apps?|aplicaciones|empresas|algun[oa]s?)|(?:solo|unicamente) hay|no hay (?:otr[oa]|ningun[oa]?|nada parecido)
exclusiv~|patent~|homologad[oa]|acreditad[oa]|certificad[oa] por|sin (?:tener que|necesidad de|permanencia|instalar|cambiar|obras|(?:el|la|los|las) [a-z]+ (?:que|de))|(?:la|nuestra|mi) (?:diferencia|ventaja)|diferencia:|nosotros (?:si|no|lo|la|les?|vamos|somos)
(?:hoy|ahora|actualmente|hasta ahora|de momento) (?:lo |la |los |las |se |les ){0,2}(?:piden|compran|llaman|usan|hacen|van|pagan|tiran|apuntan|contratan|resuelven|alquilan|mandan|traen)|se lo (?:piden|compran|encargan) (?:a|al|en)
`,
  /** A difference that anybody could claim. */
  compareWeak: `
(?:mucho )?(?:mejor|mas (?:barat|rapid|economic|comod)[oa]s?|mas (?:facil|simple|sostenible))
`,
  /** Words that make an amount a price. */
  price: `
(?:precios?|tarifas?|cuota|ticket|pricing|pvp|cada un[oa])
(?:lo |la |los |las |se |les )?cobr(?:o|a|an|amos|ar|aria|ariamos|are|aremos|arles|arian|ando)|(?:se |lo |la |los |las )?(?:vend|alquil)(?:o|e|a|en|emos|amos|er|eria|eriamos|ariamos|eremos|aremos|erian|ido|iendo|eran|era)
(?:costaria|costara|cuesta|cuestan|valdria|vale|valen|saldria|sale|salen|queda en)|pag(?:an?|ara|aran|aria|arian|uen|ue|aron|ando)(?![^.,;]{0,24} al? (?:una?|la|mi|su) )
comision|suscripcion|mensualidad|abono|bono|matricula|licencia|entrada|donativo
`,
  /** Earnings that are told without an amount of money, or as a share. */
  share: `
(?:comision|cobr[a-z]+|nos quedamos|me quedo|nos llevamos)[^.;%]{0,30}[0-9][0-9.,]* ?(?:%|por ciento)|[0-9][0-9.,]* ?(?:%|por ciento) (?:de comision|por (?:venta|reserva|pedido|operacion|gestion)|de (?:cada|la|lo))
(?:cuota|suscripcion|comision|mensualidad|publicidad|patrocini[a-z]+|anuncios|licencia|matricula|donaciones|propina|voluntad|bono) (?:de|por|para|mensual|anual|en|a)|nos pag(?:an?|aria)|me pag(?:an?|aria)|(?:lo |la )?paga(?:n|ria)? (?:el|la|los|las) [a-z]+|cobr(?:o|amos|aria|ariamos|aremos|are) (?:a|por|al)|gratis para|gratuit[oa] para
`,
  /** Words that make an amount the seller’s own cost. */
  cost: `
(?:nos|me) (?:cuesta|cuestan|sale|salen|costaria|costarian|saldria|saldrian)|se (?:me|nos) van|costes?|costos?|gastos?|gastamos|gasto|(?:la |lo |los |las )?(?:compramos|compro|comprariamos)
margen|beneficio|ganancia|(?:nos|me) quedan?|nos quedaria|quedan limpios|al?(?: la| los| las)? [a-z]+ les? (?:llega|llegan|pagamos|damos)|(?:pagamos|pago|pagaria|pagariamos)
alquiler|renta|materiales?|material|ingredientes|sueldos?|salarios?|gasolina|servidores|materia prima|harina|(?:fabricar|hacer|producir|servir)l[oae]s? (?:nos |me )?(?:cuesta|sale)|(?:tutor|profesor|repartidor|monitor|cuidador|chofer)[a-z]*:? (?:_ )?(?:_ )?a(?= [0-9])
electricidad|luz|mano de obra|cuesta(?=[^.;,]{0,16} (?:hacer|fabricar|producir)l)|cubrir gastos
`,
  /** Words that make an amount neither the price nor the seller’s cost. */
  otherMoney: `
(?:se )?(?:pierd|perd|tir|desperdici)~|(?:se )?gastan?|se van|les cuesta|le cuesta|a la basura|ahorr~|hoy (?:_ )?(?:pag|cuest|gast)~|mercado|sector|factur~|ingresos|recurrentes|ventas|recuper~|inver~|ronda|prestamo|ahorros|capital|subvencion|presupuesto|necesit~|financiacion
de pago|(?:coste de )?captacion|valdr~|deuda|atrasad~|mult(?:as?|an|ad[oa]s?)|sancion~|sueldo medio
(?:los|las|otros|otras) (?:sistemas|programas|talleres|apps|tiendas|agencias|gestorias|demas) (?:_ )?(?:cuestan|cobran|valen|piden|vale)|una? (?!hora |unidad |entrada |bono |noche |plaza |clase |bolsa |caja |bote )(?:[a-z]+ ){1,3}(?:cuesta|cuestan|vale|valen|cobra|cobran)|(?:los|las|otr[oa]s) (?:[a-z]+ ){1,2}(?:te )?cobran|te cobran|les cobran
(?:comprar|contratar|alquilar)l?[oa]?s? (?:[a-z]+ )?(?:cuesta|cuestan|vale|sale)|ya pagan (?:a|por)|pagan(?=[^.,;]{0,24} al? (?:una?|la|mi|su) )
`,
  /** Where the business begins, or how customers are reached. */
  start: `
(?:empez|comenz|arranc|lanz)(?:ar|aria|ariamos|aremos|are|amos|ando) (?:_ )?(?:por|en|con|los|las|delante|desde|hablando|vendiendo|ofreciendo|a)|(?:se empieza|empiezo|empezamos|empieza) (?:_ )?(?:por|con|en)|primer(?:o|os|a|as) (?:_ )?(?:clientes|colegios|tiendas|ciudad|barrio)
(?:a traves de|por medio de|de la mano de|via) (?:_ )?[a-z]+|(?:con|por|en|de|hablando con) (?:la|una|mi|las|sus|un|el) (?:_ )?(?:asociacion|federacion|cooperativa|distribuidora?|lavanderia|ampa|camara de comercio|mayorista|colegio profesional|gremio)(?:es)?
(?:por|en|con|mediante) (?:mi |anuncios en |grupos de |una cuenta de )?(?:instagram|tiktok|facebook|linkedin|youtube|google|redes sociales|las redes|wallapop|etsy|amazon)|boca a boca|puerta a puerta|ferias?|mercadillos?|tianguis|carteles|folletos|volantes|buzoneo
(?:en|por|de|a) (?:el |mi |los |un |la |las |mis )?(?:_ )?(?:barrio|colonia|pueblo|mercado|ciudad|zona|comarca|polideportivo|portal|edificio|centro|calle|plaza|playa|estacion|km #|municipio|vereda)
`,
  denial: `
no|nunca|jamas|ningun|ninguna|ninguno|nadie|tampoco|ni|cero|0(?![.,]?[0-9])|todavia no|aun no|apenas
`,
  /** Denials that say something good. */
  denialNot: `
no solo|no unicamente|ningun[oa]? (?:baja|se ha dado|queja|devolucion|anulacion|impago)|cero (?:bajas|quejas|devoluciones)|sin (?:bajas|quejas|publicidad|anuncios)|(?:0|ninguna) bajas?|no se ha (?:ido|dado de baja)|ni un[ao]? (?:baja|queja|devolucion)|nadie se ha (?:ido|quejado|dado)
`,
} as const;
