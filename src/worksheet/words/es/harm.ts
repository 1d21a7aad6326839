/**
 * Unmistakable harm, one class a line: what it is called after “esto parece”, and its cues. Few on purpose: what is
 * not here is laid out like anything else.
 */
export const harm = `
la venta de drogas :: (?:vend|repart|distribu|entreg|envi)[a-z]* (?:_ )?(?:_ )?(?:cocaina|heroina|mdma|extasis|metanfetamina|fentanilo|drogas? (?:ilegal|sintetic)~|speed|lsd)
la venta de armas sin control :: (?:vend|fabric|imprim|alquil)[a-z]* (?:_ )?(?:_ )?(?:pistolas?|fusiles|armas? de fuego|silenciadores|municion|explosivos|bombas|granadas) (?:_ )?(?:sin (?:licencia|permiso|registro|numero|preguntas)|ilegal~|en 3d|caser[oa]s?)
el tráfico de personas o de órganos :: (?:vend|compr|trafic|intermedi)[a-z]* (?:_ )?(?:_ )?(?:rinones|rinon|organos humanos|bebes|personas|esclav[oa]s)|trata de personas
el abuso de menores :: (?:imagenes|fotos|videos|contenido) (?:_ )?(?:sexual(?:es)?|desnud[oa]s|porno[a-z]*) (?:_ )?(?:menores|ninos|ninas)|porno(?:grafia)? infantil|(?:fotos|videos) de (?:ninos|ninas|menores) desnud[oa]s
una estafa que suplanta a un banco o a otra entidad :: (?:hac(?:iendose|erse|emos|erme|iendonos)? pasar por|suplant[a-z]+|fingi[a-z]+ ser|simul[a-z]+ ser) (?:_ )?(?:banco|caja|policia|hacienda|amazon|correos|microsoft|seguridad social|tecnico|nieto|familiar)|vaciar(?:les|le|les la|le la)? (?:_ )?cuentas?
espiar a alguien sin que lo sepa :: (?:a escondidas|en secreto|sin que (?:se |lo )?(?:entere|enteren|sepa|sepan|note|noten|de cuenta)) (?:[^.]{0,80})(?:movil|telefono|mensajes|llamadas|ubicacion|camara)|(?:espi|vigil|rastre|lee|leer)[a-z]* (?:[^.]{0,60})(?:movil|mensajes|telefono|whatsapp|ubicacion) (?:[^.]{0,60})(?:sin que|a escondidas|en secreto|pareja|novi[oa])
una cura falsa :: (?:cura|curan|curar|elimina|eliminan)[a-z]* (?:_ )?(?:el |la |los )?(?:cancer|sida|diabetes|autismo|alzheimer|esclerosis|tumores)
la venta de documentos o títulos falsos :: (?:vend|fabric|imprim|falsific|hac|consegu|emit|ofrec)[a-z]* (?:_ )?(?:_ )?(?:pasaportes?|dni|carnets?|titulos?|diplomas?|recetas?|justificantes?|bajas? medicas?|partes? de baja|certificados?|facturas?|nominas?|billetes) (?:_ )?(?:fals[oa]s?|falsificad[oa]s?|inventad[oa]s?|sin (?:ver|pasar|examen|estudiar|consulta|medico|estar enferm[oa]))|^(?:pasaportes?|titulos?|diplomas?|justificantes?|recetas?|certificados?) (?:_ )?fals[oa]s|falsific(?:amos|ar|o) (?:_ )?(?:documentos|firmas|dni|pasaportes|billetes)
la venta de partes de baja o recetas sin motivo médico :: (?:vend|ofrec|consegu|emit|cobr)[a-z]* (?:_ )?(?:_ )?(?:bajas|partes de baja|justificantes medicos|recetas) (?:[^.]{0,60})(?:sin (?:ver|consulta|estar|medico|preguntas|reconocimiento)|a quien (?:no|la|los) )
la venta de cosas robadas :: (?:vend|compr|reven|robar|robam)[a-z]* (?:_ )?(?:_ )?(?:robad[oa]s?|hurtad[oa]s?)|robar (?:_ )?(?:bicis|bicicletas|coches|cobre|catalizadores|moviles|casas|carteras)
entrar en cuentas o equipos ajenos :: (?:hacke|robar contrasen|robo de contrasen|ransomware|secuestr[a-z]+ (?:_ )?(?:ordenadores|datos|archivos)|virus que)[a-z]* (?:_ )?(?:cuentas?|instagram|ordenador(?:es)?|correos?|empresas?|movil(?:es)?|datos|archivos|cifr~|pid~|rescate)|entrar en (?:las )?cuentas (?:de otros|ajenas)
un fraude piramidal :: (?:esquema|estafa|sistema|negocio|fraude) (?:ponzi|piramidal)|(?:pag(?:amos|ar|ando|aremos|ariamos)) (?:_ )?(?:_ )?(?:antiguos|primeros|anteriores) (?:_ )?con (?:_ )?(?:dinero|aportaciones|cuotas)? ?(?:de )?(?:los )?(?:nuevos|que entran|siguientes)
el blanqueo de dinero :: (?:blanque|lav)[a-z]* (?:_ )?(?:dinero|capitales|efectivo|billetes)|dinero negro
un soborno :: (?:soborn|untar|mordidas?|comprar (?:a )?(?:los |al )?(?:funcionarios?|jueces|juez|concejal|inspector))[a-z]*
un chantaje o una extorsión :: (?:chantaje|extorsi|amenaz)[a-z]* (?:_ )?(?:_ )?(?:con|publicar|difundir|a (?:comerci|negoci|client|person|famos|casad|usuari)|si no)~
la venta de reseñas o testimonios falsos :: (?:vend|escrib|public|genera|ofrec)[a-z]* (?:_ )?(?:resenas|opiniones|testimonios|valoraciones) (?:_ )?(?:fals|inventad|compradas|de mentira)~
la venta de alcohol, tabaco o apuestas a menores :: (?:vend|reparti|repart|entreg|serv|ofrec)[a-z]* (?:_ )?(?:_ )?(?:alcohol|cerveza|tabaco|vapers?|vapeadores|cigarrillos|apuestas) (?:_ )?(?:_ )?(?:a |para )(?:los |las )?(?:menores|ninos|adolescentes|chavales|alumnos)
violencia por encargo :: sicari[oa]s?|(?:paliza|palizas|matar|asesin|agredi|quemar)[a-z]* (?:_ )?por encargo|dar (?:una )?palizas? (?:a|por)|contratar (?:a )?alguien para (?:pegar|matar)
peleas o tráfico de animales :: peleas? de (?:perros|gallos)|(?:vend|trafic|import|caz)[a-z]* (?:_ )?(?:_ )?(?:marfil|cuernos? de rinoceronte|especies protegidas|animales protegidos|pangolin~)
trabajo forzado :: (?:retener|reten|quit|guard)[a-z]* (?:_ )?(?:pasaportes?|papeles|documentacion) (?:_ )?(?:_ )?(?:trabajador|inmigrant|emplead|hasta|para que no)~|sin (?:contrato|pagar|sueldo) (?:[^.]{0,40})(?:no pueden|que no puedan|sin que puedan) (?:irse|marcharse|denunciar|quejarse)
un vertido de residuos tóxicos :: (?:vert|tir|enterr|quem)[a-z]* (?:_ )?(?:_ )?(?:residuos|amianto|aceite usado|quimicos|toxicos) (?:[^.]{0,60})(?:rio|mar|campo|monte|noche|sin que|barranco)
`;
/** The same words told by those who fight it, treat it or teach about it. */
export const harmNot = `
(?:evit|preven|prevenir|previen|detect|denunci|proteg|protec|combat|luch|bloque|alert|avis|ayud|recuper|impid|impedir|identific|verific|descubr|concienci|rehabilit|desintoxic|form|ensen|entren|simul|investig|audit|defend|fren)[a-z]* (?:_ )?(?:_ )?(?:a |de |contra |los |las |la |el |que |cuando |si )
victimas?|contra (?:el|la|los|las)|antirrobo|antifraude|documental|novela|videojuego|juego de mesa|museo|escape room|obra de teatro|abogad~|policia local|terapia|formacion|curso (?:de|para|sobre) (?:preven|segur|recono|detec)~|no (?:vend|pod|deb|est)[a-z]*
`;
