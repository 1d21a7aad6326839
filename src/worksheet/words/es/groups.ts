/** People and organisations; `GROUP` in the other lists. */
export const groups = `
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
`;
