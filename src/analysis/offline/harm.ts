import { AGAINST, EVASION, HARMFUL } from './lexicon-refusals.ts';
import { find, type Phrases, type ReadText, type Span, sentenceOf, sliceOf } from './text.ts';

/** An act and its illicit object by their build, whatever words stand between them. */
const ILLICIT: Phrases = {
  es: [
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
  es: ['nadie (pregunta|se entera|lo sabra|sospecha)', 'no deja rastro', 'sin dejar rastro', 'por debajo de la mesa'],
  en: ["(no one|nobody) (asks|finds out|will know|suspects)", 'no questions asked', '(leaves|leaving) no trace', 'stays invisible', 'under the counter', 'off the books'],
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
  /^(?:detect|preven|previen|proteg|protec|protej|denunci|identific|bloque|victim|combat|lucha|verif|rehabilit|terapi|adicc|recuper|report|block|protect|prevent|fight|therap|rehab|addict|recover|tackl|spot|flag|catch|senala|reclam|retir|complain|compl|formacion|training|ensen|teach|licencia|autoriz|registered|receta|prescription|contra|against|avis|warn|stop|audit|segur|safe|secur|evit|avoid)/;

/** The first place where the text proposes harm to people, or what is plainly illegal. */
export function findHarm(text: ReadText): Span | undefined {
  const against = findAgainst(text);
  const hushed = [...find(text, EVASION), ...find(text, HUSHED)];
  const harms = [...find(text, HARMFUL), ...find(text, ILLICIT)].sort((a, b) => a.start - b.start);
  const provides = find(text, PROVIDES);
  return harms.find((span) => isMeant(text, span, { against, provides, hushed: hushed.length > 0 }));
}

/** Whether what stands at the span is what the business does, and not what it fights, treats or suffers. */
function isMeant(
  text: ReadText,
  span: Span,
  { against, provides, hushed }: { against: readonly Span[]; provides: readonly Span[]; hushed: boolean },
): boolean {
  const sentence = sentenceOf(text, span);
  const outside = against.filter(({ start, end }) => end <= span.start || start >= span.end);
  const standing = outside.filter((other) => STANDS_AGAINST.test(sliceOf(text, other)));
  const before = (spans: readonly Span[]) =>
    spans.filter(({ start, end }) => sentence.start <= start && end <= span.start).at(-1);
  const opposed = before(outside);
  const provided = before(provides);
  if (/\b(?:no|not|never|nunca|sin|without|don'?t)\s(?:\S{1,10}\s){0,2}$/.test(leadTo(text, sentence, span)) && standing.length > 0)
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
const ACT = /^[a-z]{2,10}(?:ar|er|ir|amos|emos|imos|ando|iendo|ing)\b|^(?:spy|track|hack|kill|steal|cheat|get|hold|take)\b/;

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
