/** The word lists for texts that are set aside. `cues.ts` explains `~`, `#` and `_`. */
export const setAsideEs = {
  /** Instructions to the model that are meant to change the answer. */
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
   * Unmistakable harm. One class per line, `name :: cues`; the name completes “esto parece …”. The cues are few and narrow,
   * so that no other text is rejected.
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
