/** Groups that could buy, where the text says that they are the ones. */
export const customer = `
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
`;
/** A number of a group: who buys, where nothing says it more plainly. */
export const customerCount = `
(?<!somos )# (?:_ )?GROUP
`;
