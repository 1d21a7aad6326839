/** What is put on sale. */
export const offer = `
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
`;
