import type { Language } from '../domain/language.ts';
import { sentencesOf } from '../text/sentences.ts';
import { cueExpression, foldedIdea } from './cues.ts';

/**
 * Plain harm, in the notation of the cues. The phrases are narrow: a harmful text that passes is only quoted and asked
 * about, but an honest text that is set aside gets nothing.
 */
const HARM: Readonly<Record<Language, string>> = {
  es: `
    (vend|vent|repart|distribu|traf)* (* ){0,3}(cocaina|heroina|mdma|metanfetamina|fentanilo|crack|drogas),
    (vend|vent|fabric|imprim)* (* ){0,2}(pistolas|armas|fusiles|municion|explosivos) (sin|ilegal|caser)*,
    trafico de (personas|organos|bebes), redes? de trata, porno* infantil,
    (fotos|videos|contenido) (sexual|desnud)* (de|con) (menores|ninos|ninas),
    hac(emos|erse|iendose|iendonos) pasar por (* ){0,2}(banco|policia|hacienda|nieto),
    vaciar(les|le)? (* )?cuentas?, vaciamos (* )?cuentas?,
    estafa(r|mos) a (* ){0,2}(ancian|jubilad|mayores|client|turist)*,
    (espiar|leer) (* ){1,5}sin que (se |lo )?(entere|sepa|note)n?,
    (mensajes|llamadas|whatsapp|movil) [^.]{0,80}sin que (se |lo )?(entere|sepa|note)n?, instal* a escondidas,
    cura(n|r)? (el |la )?(cancer|sida|diabetes|autismo|alzheimer),
    (vend|vent|fabric|imprim|falsific|hac|consegu)* (* ){0,4}(titulos|diplomas|partes|bajas|recetas|pasaportes|dni|billetes|justificantes|facturas)( *){0,3} fals(o|a|os|as),
    partes de baja a quien no, (vend|vent|compr)* (* ){0,3}robad(o|a|os|as),
    hackea(mos|r) (* )?(cuentas|instagram|whatsapp|moviles), robar contrasenas,
    (esquema|negocio|sistema) (piramidal|ponzi), pagamos a (* ){0,3}con el dinero de (* )?nuevos,
    pagar a (* ){0,3}con el dinero de (* )?nuevos, (blanque|lav)(amos|ar) (el )?(dinero|efectivo),
    soborn(amos|ar) a (* )?(inspector|juez|jueces|concejal|funcionari|polici)*,
    (palizas|matar|asesinatos) por encargo, sicarios?,
    (vend|vent|escrib)* (* ){0,2}(resenas|opiniones|testimonios) (fals|inventad)*,
    (vend|vent|repart|serv)* (alcohol|cerveza|tabaco|vapers|cigarrillos) a (los |las )?(menores|ninos|adolescentes),
    peleas de (perros|gallos), (quit|reten)*(amos|ar|emos|er)( les)? (los |sus )?pasaportes,
    (residuos|amianto|aceite usado)* [^.]{0,40}(tiramos|vertemos|enterramos) [^.]{0,20}(rio|mar|monte|noche)`,
  en: `
    (sell|sale|deal|deliver|smuggl)* (* ){0,3}(cocaine|heroin|mdma|crystal meth|fentanyl|illegal drugs),
    (sell|sale|print)* (* ){0,2}(untraceable|unregistered|illegal) (guns|weapons|pistols|ammunition),
    (guns|weapons) (without|with no) (licen|paper|serial|question)*, human trafficking,
    (sell|buy)* (* )?(human organs|kidneys), child porn*,
    (nude|sexual) (photos|pictures|videos|images) of (children|kids|minors),
    pretend* to be (their|the|a|your) (bank|police|tax office|grandson),
    empty (their |the |his |her )?(bank )?accounts?,
    scam (pensioners|the elderly|old people|tourists|customers),
    (read|spy|track|record|sends you)* [^.]{0,80}without (them|him|her|their) knowing,
    secretly (install|record|track|read)*, cures? (cancer|diabetes|aids|autism|alzheimer's), cure cancer,
    (fake|forged|false) (degrees|diplomas|sick notes|passports|prescriptions|banknotes|invoices|ids|medical certificates),
    (sell|buy|deal)* (* ){0,2}stolen *, hack (* ){0,2}(accounts|instagram|whatsapp|phones|email)*,
    steal (* )?passwords, (pyramid|ponzi) (scheme|business), pay (* ){0,2}investors with (* ){0,3}new,
    launder (* )?(money|cash), bribe (* )?(inspector|judge|councillor|official|police|planner)*,
    (beatings|killings?|murders?) (for hire|to order), hitm(a|e)n,
    (fake|false|made-up) (reviews|testimonials|ratings),
    (sell|deliver|serv)* (alcohol|beer|tobacco|vapes|cigarettes) to (minors|children|kids|teenagers),
    (dog|cock) ?fight(s|ing), (keep|take|hold) their passports,
    (dump|bury|burn) (* ){0,3}(waste|asbestos|chemicals|it in the (river|sea|woods))`,
};

/** Preventing, treating, reporting, denying or describing harm. */
const NOT_HARM: Readonly<Record<Language, string>> = {
  es: `
    no *r, dejar de, en vez de, evita*, preven*, detect*, (?<!no )denunci*, proteg*, combat*, contra, comprob*,
    verific*, descubr*, ayud*, apoyo, asesor*, ensena*, curso*, taller(es)? de, formacion, rescat*, recuper*,
    reclam*, investig*, victimas, seguro de, seguro para, candado*, alarma*, antirrobo, museo*, novela*,
    documental, videojuego*, teatro, cine, pelicula*, periodis*, simulacion*, simulacros, etico,
    ciberseguridad, autoriza*, licencia, hospital*, sin alcohol, muchos *n, algun(os|as) *n, la gente *`,
  en: `
    not to, never, instead of, avoid*, prevent*, detect*, (?<!don't |dont |not )report*, protect*, against,
    check*, find out, spot, help*, support for, advice, teach*, train*, course*, rescue*, shelter*, recover*,
    get money back, investigat*, research*, victims, insurance, locks?, alarms?, museum*, novel*, documentary,
    video games?, theatre, films?, journalis*, newsletter, simulat*, ethical, cybersecurity, consent,
    licen[cs]ed, hospitals?, law, legal, charity, test strips, people sell, sellers post,
    some (builders|shops|people), whose employers, dealers`,
};

const harm = cueExpression(...Object.values(HARM));
const notHarm = cueExpression(...Object.values(NOT_HARM));

/** Whether a text offers plain harm. No list of words is reliable: a text that passes is never called harmless. */
export function isHarmful(idea: string): boolean {
  return !notHarm.test(foldedIdea(idea)) && sentencesOf(idea).some((each) => harm.test(foldedIdea(each)));
}
