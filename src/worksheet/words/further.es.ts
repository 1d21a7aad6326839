/**
 * Word lists that only the worksheet uses. They are a separate file so that the checklist, which loads first, does not
 * download them. `cues.ts` explains `~`, `#`, `_` and `GROUP`.
 */
export const furtherEs = {
  /** What the problem costs now, or how people get by without the offer. */
  statusQuo: `
hoy(?: en dia)? (?:lo |la |los |las |se |les? )?(?:pag|apunt|us|hac|llam|resuelv|compr|gast|tir|llev|cuest|esper|tard|sal|van|piden|contrat|alquil|mand|imprim)~
(?:ahora|actualmente|de momento|hasta ahora) (?:lo |la |los |las |se |les? )?(?:pagan?|apuntan?|usan?|hacen?|llaman?|compran?|gastan?|tiran?|llevan?|resuelven?|cuesta|van|piden|contratan?)
(?:lo |la )?(?:apunt|hac|llev|gestion|calcul|organiz)(?:a|an|en|e|amos) (?:_ )?(?:a mano|en papel|en excel|en (?:una )?(?:libreta|hoja)|por whatsapp|por telefono)
(?:en papel|en excel|con excel|en una libreta|en hojas de calculo)
(?:apunt|copi|rellen|escrib|revis|llam|busc|calcul|anot|pasan|cuentan)~ (?:_ )?(?:a mano|un[oa] a un[oa])
(?:pierd|gast|tard|tir|esper)~ (?:_ )?(?:_ )?(?:# |unos |unas |medi[oa] |un |una )(?:[a-z]+ )?(?:€|euros?|horas?|minutos?|dias?|semanas?|mes(?:es)?|manana|tarde|%|kilos?|toneladas|pesos|dolares)
(?:# |una |media )(?:horas?|minutos|dias|tardes?|mananas?) (?:al dia |a la semana |al mes )?(?:perdid|persig|busc|llam|esper|de espera)~
hoy (?:los|las|el|la) [a-z]+ (?:lo |la )?(?:pagan?|usan?|gastan?|llaman?|hacen?|compran?|van)
ya (?:lo )?pagan? (?:a |por |para |hoy)
(?:se )?gastan? (?:_ )?(?:[0-9€$£])
(?:se van|le cuesta|les cuesta) (?:_ )?[0-9]
(?:cada|al) (?:dia|semana|mes|ano|noche|curso|temporada|cosecha|septiembre|verano) (?:_ )?(?:pierd[a-z]+|tir[ao]n?|tiramos|gast[ao]n?|gastamos|se van|desaparec[a-z]+)
(?:pierd|tir|gast|se pierd|desaparec)~ [^.]{0,40}(?:al|cada) (?:dia|semana|mes|ano|noche)
(?:el |un |del )?[0-9][0-9.,]* ?% de (?:las?|los?|sus|lo) [^.]{0,40}(?:se pierd|se tir|acab|desaparec|falla|caduc)~
(?:se )?(?:pierde|tira|tiran|pierden) (?:_ )?(?:el |un )?[0-9][0-9.,]* ?%
`,
  /** What is put on sale. */
  offer: `
(?:una? |la |nuestra? |mi )(?:_ )?(?:app|aplicacion|plataforma|web|pagina|tienda|empresa|herramienta|caja|red|servicio|sistema|taller|mercado|marketplace|negocio|programa|software|dispositivo|sensor|aparato|maquina|curso|juego|kit|furgoneta|cafeteria|restaurante|residencia|academia|escuela|agencia|canal|podcast|revista|marca|cooperativa|lavanderia|panaderia|peluqueria|gimnasio|clinica|estudio|puesto|bot|asistente|buscador|suscripcion|guia|libro|espacio|local|huerto|granja)(?: [a-z]+){0,4} (?:que|para|donde|de|con|por|en|a|sobre|contra)
(?:apps?|aplicacion(?:es)?|plataforma|web|software|saas|marketplace) (?:b2b |movil |web )?(?:que|q|pa|para|donde|de|con)
(?:servicio|alquiler|venta|reparto|cursos?|clases|talleres|cajas?|suscripcion|asesoria|gestion|paseo|cuidado|limpieza|reparacion|recogida|impresion|fabricacion|produccion|cultivo|elaboracion|visitas|rutas|excursiones|mantenimiento|formacion|traduccion|transporte|taller|tienda|bar|cafeteria|panaderia|peluqueria|guarderia|residencia|alojamiento|camping|app|lavanderia) (?:[a-z]+ ){0,3}(?:de|para|a domicilio)
^(?:[a-z]+ ){0,2}(?:sensor(?:es)?|etiquetas|muebles|uniformes|ropa|juguetes|menus|comida|tuppers|seguros?|pan|cerveza|miel|queso|vino|aceite|jabones|velas|camisetas|bolsos|joyas|recordatorios|escape room|canguros|paraguas|lamparas|bicis|bicicletas|cafe|plantas|cuadernos|mochilas) (?:[a-z]+ ){0,3}(?:de|para|a|por|con|en|que|sin|hech)
(?<!me )(?:quier[oe]|queremos|quisiera|voy a|vamos a|pienso|pensamos|me gustaria|nos gustaria|planeo|sueno con|mi idea es|la idea es|se trata de|consiste en|quiero una?|pensando en|propongo|proponemos) (?:poder )?(?:abrir|crear|montar|vender(?:l[oa]s?)?|hacer(?:l[oa]s?)?|ofrecer(?:l[oa]s?)?|lanzar|poner|alquilar|construir|fabricar|cultivar|organizar|ensenar|dar|llevar|desarrollar|producir|conectar|una?)
(?:vend|alquil|ofrec|acompan|fabric|organiz|repar|reparam|recog|prepar|instal|ensen|constru|entreg|mont|disen|cultiv|cocin|imprim|limpi|arregl|produc|distribu|lav|trad|conect)(?:emos|amos|imos|eremos|aremos|iremos|ariamos|eriamos|iriamos|o|aria|eria|o)
(?:se )?(?:venderia|ofreceria|alquilaria|haria|enviaria|conectaria|avisaria|compraria|podria|serian?|podrian)n? 
(?:oferta|producto|servicio|solucion|idea):
da a (?:los|las) [a-z]+
(?:montar|abrir|crear|vender|hacer|lanzar|poner) (?:un|una|mi|el|los|las|unos|unas|[a-z]+s) [a-z]+
(?:nuestro|nuestra|mi|el|la) (?:_ )?(?:motor|sistema|producto|servicio|app|aplicacion|plataforma|empresa|programa) [a-z]{3,}(?:a|e|an|en)
`,
  /** A first version, or the means to build one. */
  firstVersion: `
(?:un|una|el|la|mi|nuestro|nuestra) (?:_ )?(?:prototipo|piloto|primera version|version hecha|maqueta|molde)
(?:en|tardaria|tardariamos|lista en|listo en|me dice) (?:_ )?# (?:dias|semanas|mes|meses)
ya (?:tengo|tenemos|existe|funciona|esta (?:hech|list|montad)[oa])
(?:tengo|tenemos|contamos con|dispongo de) (?:_ )?(?:local|furgoneta|taller|huerto|cocina|maquina|horno|terreno|finca|nave|licencia|titulo|interpretes|[a-z]+ con experiencia)
he (?:montado|hecho|construido|programado|disenado)|hemos (?:montado|hecho|construido|programado|disenado)
primer paso|el primer (?:mes|prototipo)
`,
  /** What has already been done with people, or seen. */
  evidence: `
(?:he|hemos) (?:ya )?(?:hablado|entrevistado|preguntado|encuestado|visitado|vendido|cobrado|probado|hecho|montado|alquilado|recibido|firmado|recuperado|repartido|dado|atendido|arreglado|reparado|llenado|conseguido|medido|pilotado|entregado|servido|facturado|ganado|lanzado|abierto)
(?:hable|hablamos|pregunte|preguntamos|entreviste|entrevistamos|vendi|vendimos|cobre|probe|probamos|monte|hice|hicimos|alquile|ofreci|ofrecimos|abri|facture|facturamos|reparti|encueste) (?:_ )?(?:a|con|en|#|una|un|mi|el|la|los|las|ya|durante|piloto|pruebas?)
(?:# |ya )(?:_ )?(?:_ )?(?:pagan?|pagando|pagaron|compraron|compran|repiten|repitieron|renovaron|renuevan|usan|usaron|reservaron|firmaron|se apuntaron|encargaron|probaron)
(?:lleva|llevan|llevamos|llevo) (?:_ )?(?:#|un|una|dos|varios|tres|meses|anos) ?(?:_ )?(?:pagando|usandol[oa]|usando|vendiendo|comprando|haciendo|alquilando|repartiendo|en|cursos|meses)
(?:han|ha) (?:_ )?(?:firmado|pagado|comprado|renovado|usado|probado|encargado|reservado|repetido|recuperado|pedido|contratado|confirmado)
# (?:_ )?(?:clientes|usuarios|clinicas|familias|residencias|restaurantes|tiendas|empresas|colegios|hospitales|farmacias|alumnos|suscriptores|agricultores|socios|talleres)(?: [a-z]+)? (?:de pago|de prueba|que pagan|pagan|en lista|activos|apuntad[oa]s|clientas|semanales|fijos)
(?:en|tengo|tenemos|hay|con) (?:una )?lista de espera|(?:tengo|tenemos|hay|con|#) (?:_ )?(?:reservas|pedidos|encargos|cartas? de intencion|contratos? firmados?|preventas|en espera)
(?:piloto|prueba|test|encuesta|entrevistas|traccion|ventas|ingresos):
# (?:_ )?(?:entrevistas|encuestas|pedidos|ventas|reservas|encargos|consultas|descargas|servicios|prendas vendidas|preventas)
un [0-9]+ ?% (?:repiti|repite|renov|compr|volvi|acept|contest)~
(?:salieron|llegaron|tuvimos|tuve|vendimos|recibimos|salen) (?:_ )?(?:pedidos|ventas|reservas|encargos|clientes|alumnos)
(?:la|lo|los|las) (?:usaron|uso|probaron|compraron|pagaron)
(?:mi|mis) (?:madre|padre|hermana|vecin~|amig~|companer~|clientes?) (?:_ )?(?:fueron|fue|ya|me (?:pag|compr|encarg|pid)~)
(?:me|nos) (?:dicen|dijeron|han dicho|pidieron|piden|encargan|compran|compraron) (?:_ )?(?:que|lo|#|la|los)
(?:[0-9]+|# ) de (?:las |los )?(?:[0-9]+|# )
`,
  /** What does not count as evidence: what customers pay to others, and market figures. */
  notEvidence: `
ya pagan (?:a|por|para) 
[0-9.,]+ ?% (?:del|de la|de los|de todo el) (?:mercado|sector|[a-z]+ mundial)
(?:nuestr[oa]|la) competen[a-z]+
cubrir gastos|para vivir
`,
  /** The writer’s own experience or impression. */
  evidenceOwn: `
(?:soy|trabajo como|trabajo de|trabaje|llevo) (?:_ )?(?:_ )?(?:desde hace|anos|[a-z]+istas?|[a-z]+er[oa]|en una?)
(?:desde hace|llevo) # anos
(?:veo|me pasa|me paso|lo vivo|lo he vivido|he visto|me encuentro|veo cada)
en mi (?:familia|trabajo|casa|barrio|empresa|pueblo|edificio|equipo)
`,
  /** Something paid, bought, used, repeated or signed. With a number, it counts as firm evidence. */
  proof: `
pag(?:an?|ando|aron|ado|ados)|de pago|compr(?:an|aron|ado|ando|o)|vend(?:ido|imos|i|idas|idos)|factur~|cobr(?:ado|o|amos|e)
renov~|repit~|repet~|firm(?:ad[oa]s?|aron|o)|us(?:aron|an|ado|ando)|alquil(?:ado|amos|e)|probado|probaron
pedidos|reservas|reservado|encargos|ventas|ingresos|preventas|clientes|clientas|suscriptores|lista de espera|en espera|recuper~|contrat~|piloto|consultas
`,
  /** Plans, wishes, conditions and guesses: what has not happened yet. */
  future: `
[a-z]+(?:aremos|eremos|iremos|ariamos|eriamos|iriamos|dremos|driamos|rian|aran|eran|iran)
(?:tendra|habra|sera|hara|podra|pagara|comprara|usara|tendria|habria|seria|haria|podria|pagaria|compraria|usaria|empezaria|cobraria|venderia|costaria)
(?:voy|vamos|van|va) a [a-z]+r
(?:quiero|queremos|quisiera|me gustaria|nos gustaria|espero|esperamos|calculo que|calculamos|prevemos|preveo|confiamos|creo que|creemos|pensamos|pienso|supongo|suponemos|imagino|imagina|imaginamos|sueno|ojala|estimamos|proyectamos|pretendemos|aspiramos|tengo previsto|tenemos previsto|objetivo|meta|prevision|seguro que|estoy segur[oa])
(?:cuando|en cuanto|una vez|si|hasta que) (?:_ )?(?:tenga|tengamos|haya|hayamos|consigamos|consiga|logremos|conseguimos|crezca|crezcamos|podamos|cerremos|funcione|va bien|sale|salga|capturamos|captamos|logramos|convencemos|solo)
(?:el proximo|la proxima|dentro de|en (?:dos|tres|cinco|un|#) anos?|el ano que viene|proximo|proxima|mas adelante|en el futuro|algun dia|pronto)
(?:el )?1 ?% (?:del|de la|de los|de todo|de ese|de este)
con (?:captar|conseguir|llevarnos|que) (?:_ )?[0-9]
podr[a-z]+
`,
  /** Results that speak against the idea. */
  evidenceAgainst: `
(?:dijeron|han dicho|dijo|dicen|contestaron|respondieron|nos dijo) (?:todos |todas |casi todos )?(?:que )?no
(?<!nadie |ningun[oa] |no |lo |ha )rechaz~
no (?:les |le )?(?:interes|compr|quis|acept|pag|contest|respond)(?:o|aron|ieron|aba|aban)
(?:ningun[oa]?|nadie) (?:_ )?(?:quiso|compro|acepto|pago|contesto|respondio|volvio|ha comprado|ha querido|ha pagado|se intereso|lo quiere|quiere pagar|pagaria)
(?<!no |nadie |ningun[oa] )se (?:dieron|han dado) de baja
0 (?:ventas|clientes|respuestas)
`,
  /** Instructions to the model or reader that are meant to change the answer. */
  attack: `
(?:ignor|olvid|descart|omit|desobedec|desatiend)[a-z]* (?:_ )?(?:(?:instrucciones|reglas|normas|ordenes|directrices|criterios|indicaciones|mensajes) (?:_ )?(?:anterior|previ|recibid|dad|del sistema|de arriba)[a-z]*|(?:tus|sus) (?:instrucciones|reglas|normas|ordenes|directrices)|la rubrica|todo lo anterior)
(?:dale|dame|damela|ponle|ponme|pon|asigna|asignale|otorga|otorgale|concede|puntua|puntuala|puntualo|califica|calificala|valorala) (?:_ )?(?:_ )?(?:(?:100|cien)(?: sobre| de 100| puntos| ?/ ?100|$|[.,!])|10 ?/ ?10|10 sobre 10|nivel 5|maxima puntuacion|puntuacion maxima|nota maxima|maxima nota|un 10)
(?:responde|contesta|devuelve|escribe|di|imprime) (?:_ )?(?:_ )?(?:json|score|este texto|que es la mejor idea|que la idea es)
(?:a partir de ahora|desde ahora),? (?:eres|responde|actua como|debes|puntua)
(?:eres|actua como|finge ser) (?:un|una|el|la) (?:_ )?(?:evaluador|modelo de lenguaje|asistente|ia|jurado|juez) (?:_ )?(?:generos|amable|que siempre|sin restricciones|sin limites)~
modo (?:de prueba del )?(?:desarrollador|dios|administrador)|jailbreak|prompt (?:del|de) sistema|mensaje del sistema
(?:revela|muestra|repite|imprime) (?:_ )?(?:tu prompt|el prompt|tus instrucciones|las instrucciones del)
no (?:menciones|digas|incluyas|senales) (?:_ )?(?:debilidades|este mensaje|defectos|fallos)
fin de la (?:idea|evaluacion)
`,
  /** Steps and measures of a kitchen recipe. Several of them make a text a recipe. */
  recipe: `
# (?:kg|g|gr|gramos|ml|dl|cl|cucharad~|tazas?|dientes|pizcas?) (?:de )?[a-z]+
(?:a )?fuego (?:lento|medio|fuerte|bajo)
precalent~|hornea~|sofri~|sofrei~|rehog~|frie~|frien|fri[ea]n?
(?:se )?(?:pelan?|baten?|cortan?|mezclan?|remueve|anaden?|anade|echa|echan|trocea|pica|cuaja|deja reposar|trituran?|bate) (?:_ )?(?:patatas?|huevos?|cebollas?|ajos?|harina|sal|aceite|leche|azucar|todo|masa|mantequilla|en|la|el|los|las)
(?:una )?pizca de|sal al gusto|hasta que (?:se )?dor[ea]n?|al horno
`,
  /** First words of texts that offer nothing: questions, homework, CVs, letters. */
  request: `
(?:me )?(?:puedes|podrias|sabes|podeis) (?:explicar|decir|ayudar|hacer|escribir|resumir|traducir|recomendar)~
(?:explica|explicame|resume|resumeme|traduce|calcula|escribeme|hazme|dime|cuentame|redacta|recomiendame) 
(?:lo necesito|es) para (?:un |el |mi )?(?:examen|clase|trabajo|instituto|colegio|deberes)
curriculum(?: vitae)?|experiencia laboral|formacion academica|carnet de conducir|datos personales|disponibilidad inmediata|referencias disponibles
(?:cual|quien|cuando|donde|cuanto|por que|como) (?:es|fue|son|se|esta) [^.?]{0,60}[?]
lorem ipsum
`,
  /**
   * Unmistakable harm. One class per line, `name :: cues`; the name completes “esto parece …”. The cues are few and
   * narrow, so that no other text is refused.
   */
  harm: `
la venta de drogas :: (?:vend|vent|repart|distribu|entreg|envi|trafic|fabric|cocin)[a-z]* (?:de |con |la |el |los |las |gramos |kilos |pastillas |a domicilio ){0,3}(?:cocaina|heroina|mdma|extasis|metanfetamina|fentanilo|crack|lsd|drogas(?: ilegales| sinteticas)?)(?![^.]{0,60}(?:hospital|farmac|autoriz|licenci))
la venta de armas sin control :: (?:vend|vent|fabric|imprim|alquil)[a-z]* (?:de |las |los |unas ){0,2}(?:pistolas?|fusiles|armas?(?: de fuego)?|silenciadores|municion|explosivos|bombas|granadas) (?:sin (?:licencia|permiso|registro|numero|preguntas)|ilegal~|en 3d|caser[oa]s)
el tráfico de personas o de órganos :: (?:vend|vent|compr|trafic)[a-z]* (?:de |con |un |los |sus ){0,2}(?:rinon(?:es)? (?:human~|de (?:donantes|personas|gente|pobres)|a (?:enfermos|pacientes|ricos|quien))|organos (?:human~|de (?:personas|gente|pobres))|bebes (?:a|de) (?:parejas|familias|madres|extranjer)~|esclav[oa]s)|trafic[a-z]* (?:de |con )personas|(?:red|negocio) de trata de personas
el abuso de menores :: (?:imagenes|fotos|videos|contenido) (?:sexual(?:es)?|desnud[oa]s|porno[a-z]*) (?:de |con )(?:menores|ninos|ninas)|porno(?:grafia)? infantil|(?:fotos|videos) de (?:ninos|ninas|menores) desnud[oa]s
una estafa que suplanta a un banco o a otra entidad :: (?:hac(?:iendose|erse|emos|erme|iendonos|iendome)|nos hacemos|me hago)(?: pasar)? (?:pasar )?(?:por|como) (?:_ )?(?:banco|caja|policia|hacienda|amazon|correos|microsoft|seguridad social|tecnicos?|nieto|familiar)|(?:suplant(?:amos|o|ar|ando|a)|fing(?:imos|ir|iendo|e) ser) (?:_ )?(?:banco|caja|policia|hacienda|amazon|correos|microsoft|seguridad social|tecnicos?|nieto|familiar)|vaciar(?:les|le)? (?:la |las |sus |su )?cuentas?|estaf(?:amos|ar) a (?:_ )?(?:ancian|jubilad|mayores|abuel|client|gente|turist)~
espiar a alguien sin que lo sepa :: (?:espi(?:ar|a|amos|e)|rastre[a-z]+|vigil[a-z]+|le(?:er|e|emos)|ver|control[a-z]+|instal[a-z]+|copi[a-z]+) [^.,;]{0,40}(?:movil|mensajes|telefono|whatsapp|ubicacion|camara)[^.,;]{0,40}(?:sin que (?:se |lo )?(?:entere|sepa|note|de cuenta)n?|a escondidas|en secreto|sin su (?:permiso|consentimiento))|(?:sin que (?:se |lo )?(?:entere|sepa|note)n?|a escondidas|en secreto),? [^.;]{0,30}(?:espi(?:ar|a|amos)|le(?:er|e|emos)|rastre(?:ar|a|amos)|grab(?:ar|a|amos)|copi(?:ar|a|amos)) [^.;]{0,30}(?:movil|mensajes|telefono|llamadas|whatsapp|ubicacion)|instal[a-z]+ (?:a escondidas|en secreto) (?:[a-z]+ ){0,2}(?:movil|telefono)|espiar (?:el |los |al |a )?(?:movil|mensajes|whatsapp|telefono|tu pareja|su pareja|la pareja|novi[oa])
una cura falsa :: (?:cura|curan|curar|curamos|elimina|eliminan|eliminar) (?:el |la |los )?(?:cancer|sida|diabetes|autismo|alzheimer|esclerosis|tumores)
la venta de documentos o títulos falsos :: (?:vend|vent|fabric|imprim|falsific|hac|hag|consegu|consig|emit|ofrec|ofrez)[a-z]* (?:de |los |las |unos |unas )?(?:pasaportes?|dni|carnets?|titulos?|diplomas?|recetas?|justificantes?|bajas?|partes?|certificados?|facturas?|nominas?|billetes) (?:(?!para |con |sin |a |y )(?:de )?[a-z]+ ){0,2}(?:fals[oa]s?|falsificad[oa]s?)|(?:vend|vent|consegu|ofrec)[a-z]* (?:de |los |las )?(?:titulos?|diplomas?|carnets?|certificados?) (?:[a-z]+ )?sin (?:examen|estudiar|estudios|ir a clase|examinarse)|^(?:pasaportes?|titulos?|diplomas?|justificantes?|recetas?|certificados?|partes?) (?:de |medic[oa]s? |baja |universitari[oa]s ){0,2}fals[oa]s|falsific(?:amos|ar|o) (?:_ )?(?:documentos|firmas|dni|pasaportes|billetes|recetas|titulos)
la venta de partes de baja o recetas sin motivo médico :: (?:vend|vent|ofrec|ofrez|consegu|consig|emit|cobr)[a-z]* (?:de |por |los |las )?(?:bajas? (?:medicas?|laborales)|partes? (?:medicos?|de baja)|justificantes? medicos?|recetas medicas) [^.]{0,60}(?:sin (?:ver|pasar|consulta|estar|reconocimiento|preguntas)|a quien no quiere)
la venta de cosas robadas :: (?:vend|vent|compr|reven)[a-z]* (?:de )?(?:(?!si |sin |que )[a-z]+ ){0,3}(?:robad[oa]s?|hurtad[oa]s?)|(?:robamos|(?:voy|vamos) a robar|quer?i?e[a-z]+ robar) (?:_ )?(?:bicis|bicicletas|coches|cobre|catalizadores|moviles|casas|carteras)
entrar en cuentas o equipos ajenos :: (?:hackea(?:mos|r)?|hackeo) (?:de )?(?:la |las |el |los |una |un )?(?:cuentas?|instagram|whatsapp|ordenador(?:es)?|correos?|movil(?:es)?|webs?)|rob(?:amos|ar|o de) (?:las )?contrasenas|(?:ransomware|virus) que (?:_ )?(?:cifr|secuestr|bloque|pid|rob)~|entrar en (?:las )?cuentas (?:de otros|ajenas)
un fraude piramidal :: (?:esquema|sistema|negocio|fraude|estafa) (?:ponzi|piramidal)|(?:pag(?:amos|ar|ando|aremos|ariamos)) (?:_ )?(?:_ )?(?:antiguos|primeros|anteriores) (?:_ )?con (?:_ )?(?:dinero|aportaciones|cuotas)? ?(?:de )?(?:los )?(?:nuevos|que entran|siguientes)
el blanqueo de dinero :: (?:blanque(?:ar|o|amos|a|ando)|lav(?:ar|amos|ado)) (?:de |el |su |tu |vuestro )?(?:dinero|capitales)|blanque(?:ar|o|amos) (?:de |el )?efectivo
un soborno :: soborn(?:ar|o|os|amos|ando) (?:_ )?(?:funcionari|juez|jueces|concejal|inspector|policia|alcalde|tecnico)~|(?:pagar|pagamos|dar|damos) (?:mordidas?|sobornos?)
un chantaje o una extorsión :: (?:chantaje(?:ar|amos|o)|extorsion(?:ar|amos)) (?:_ )?(?:comerci|negoci|client|person|famos|casad|usuari|empres|politic|gente)~|amenaz(?:amos|ar|ando) (?:_ )?con (?:publicar|difundir|quemar|pegar)|(?:cobr|ped|pid|pag)[a-z]* (?:_ )?(?:por|para) no (?:publicar|difundir|ensenar) (?:sus |las |tus )?(?:fotos|videos|conversaciones)
la venta de reseñas o testimonios falsos :: (?:vend|vent|escrib|public|genera|ofrec|ofrez)[a-z]* (?:de |las |los )?(?:resenas|opiniones|testimonios|valoraciones) (?:(?!que |para |y )[a-z]+ )?(?:falsa|falso|inventad|comprada|de mentira)~
la venta de alcohol, tabaco o apuestas a menores :: (?:vend|vent|reparti|repart|entreg|serv|ofrec)[a-z]* (?:de |las |los )?(?:[a-z]+ )?(?<!sin )(?:alcohol|cerveza|tabaco|vapers?|vapeadores|cigarrillos|apuestas) (?:y (?:alcohol|tabaco|cerveza|vapers?) )?(?:con sabor (?:a )?[a-z]+ )?(?:a|para) (?:los |las )?(?:menores|ninos|ninas|adolescentes|chavales)
violencia por encargo :: (?:contrat|ofrec|alquil)[a-z]* (?:de )?sicari[oa]s?|(?:soy|somos) sicari[oa]s?|(?:palizas?|matar|asesinatos?|asesinar|agresiones) (?:_ )?por encargo|dar (?:una )?palizas? (?:a|por)|contratar (?:a )?alguien para (?:pegar|matar)
peleas o tráfico de animales :: peleas? de (?:perros|gallos)|(?:vend|vent|trafic|import)[a-z]* (?:de |con |colmillos |figuras |tallas ){0,3}(?:marfil|cuernos? de rinoceronte|especies protegidas|animales protegidos|pangolin(?:es)?)
trabajo forzado :: (?:reten(?:emos|er|iendo)|quit(?:amos|ar|ando)) ?(?:les|le)? (?:los |las |sus |su |el |la )?(?:pasaportes?|papeles|documentacion) (?:_ )?(?:_ )?(?:trabajador|inmigrant|emplead|hasta|para que no)~|sin (?:contrato|pagar|sueldo|cobrar) (?:[^.]{0,40})(?:para que no|que no puedan|sin que puedan) (?:irse|marcharse|denunciar|quejarse)
un vertido de residuos tóxicos :: (?:residuos|amianto|aceite usado|quimicos|toxicos) [^.]{0,60}(?:vertemos|tiramos|enterramos|echamos|verterlos|tirarlos|enterrarlos) [^.]{0,30}(?:rio|mar|campo|monte|bosque|noche|barranco)|(?:vert(?:emos|er)|tiramos|enterramos|enterrar|echamos) [^.,;]{0,20}(?:residuos|amianto|aceite usado|quimicos|toxicos) [^.]{0,40}(?:rio|mar|campo|monte|bosque|noche|barranco)
`,
  /** Preventing, finding, treating or studying harm. */
  harmNot: `
(?:evit|preven|previen|detect|denunci|proteg|protec|combat|luch|bloque|alert|avis|impid|impedir|identific|verific|compru|comprob|descubr|reconoc|distingu|concienci|sensibiliz|rehabilit|desintoxic|rescat|audit|defend|defens|fren|vigila|investig|analiz|filtr|recuper|asegur|denuncia|reclam)~
(?:form|ensen|entren|ayud|asesor|acompan)(?:a|o|an|amos|emos|ar|ando|acion|amiento)
contra|antirrobo|antifraude|victimas?|estafador~|ladron~|delincuent~|mafias?|timador~|hackers|estafas|fraudes|robos|adiccion~|candados?|alarmas?|seguros?|copias? de seguridad|abogad~|policia|cumpl~|normativa|ley|fundacion|solidari~|ensayos? clinicos?|hospital~|terapia|curso
`,
  /** Texts that only describe harm (fiction, news), or test security with permission. */
  harmDescribed: `
museo|exposicion|novelas?|documental|videojuegos?|juegos? de (?:mesa|rol)|escape room|obra de teatro|teatro|cine|rodajes?|pelicula|atrezo|attrezzo|periodis~|reportajes?|podcast|historiador~|ciberseguridad|pentest~|hacking etico|simulaciones|phishing|simulacros?|de juguete|libro
`,
} as const;
