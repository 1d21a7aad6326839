import { find, type Phrases } from '../text/phrases.ts';
import { clauseOf, type ReadText, type Span, sliceOf, words } from '../text/read-text.ts';
import { FIRMS } from './customer-firms.ts';
import { inflected } from './customer-forms.ts';
import { PEOPLE } from './customer-people.ts';
import {
  ANYBODY,
  ANYBODY_PLURAL,
  BROAD,
  DOES_TO,
  EVERYONE,
  PEOPLE_DO,
  TELLS_NOTHING,
} from './customer-words.ts';
import type { Signals } from './read-signals.ts';
import { isTopicWord } from './word-kinds.ts';

const both = (one: Phrases, other: Phrases): Phrases => ({
  es: [...one.es, ...other.es],
  en: [...one.en, ...other.en],
});

const GROUPS = both(inflected(PEOPLE, 'plural', 'people'), inflected(FIRMS, 'plural', 'things'));
const ONE_PERSON = inflected(PEOPLE, 'singular', 'people');
const ONE_FIRM = inflected(FIRMS, 'singular', 'things');
const ANYBODIES = both(inflected(ANYBODY, 'plural', 'people'), ANYBODY_PLURAL);

/** Whom it is for, as far as the text names them. */
export function readCustomer(text: ReadText): Signals['customer'] {
  const named = [...find(text, GROUPS), ...typical(text, ONE_PERSON), ...typical(text, ONE_FIRM, true)];
  const anybody = find(text, ANYBODIES);
  const toldApart = anybody.filter((span) => isToldApart(text, span));
  const specific = [...named, ...toldApart, ...ledIn(text), ...doers(text)]
    .filter((span) => !isOwn(text, span) && !isExcluded(text, span))
    .sort((a, b) => a.start - b.start)
    .filter(({ start }, index, all) => start !== all[index - 1]?.start);
  const broad = find(text, BROAD).filter((span) => !isNarrowed(text, span));
  const concrete = specific.filter(
    ({ start, end }) => !broad.some((wide) => start < wide.end && wide.start < end),
  );
  return { specific, concrete, everyone: find(text, EVERYONE)[0] ?? anybody[0] ?? broad[0] };
}

/** Letters before a group that are read for who they are to those who tell. */
const BEFORE = 44;

function before(text: ReadText, { start }: Span): string {
  return text.folded.slice(Math.max(clauseOf(text, { start, end: start }).start, start - BEFORE), start);
}

/** "Soy enfermera", "we are two engineers", "I'll hire a technician": those who do it and not whom it is for. */
const OWN =
  /(?<![a-z])(?:soy|(?:ya )?somos(?! \d\d)|seremos|fui|era|trabaj[a-z]+ (?:de|como)|contrat[a-z]+|emple(?:o|amos|aremos)|(?:nuestro )?equipo(?: de)?|socios?|tengo una?|tenemos una?|(?:i|we)['’]?(?:m| am| was|re| are|ve been| have an?| own an?| run an?)|work(?:ed|ing)? as|hir(?:e|ing)|employ(?:ing)?|(?:our )?team(?: of)?|as an?|of us|partners?)\s?:?\s(?:(?!client|customer|para|for|de|to)\S{1,16}\s){0,3}$/;

function isOwn(text: ReadText, span: Span): boolean {
  const lead = before(text, span);
  return (
    OWN.test(lead) || /(?<![a-z])(?:nuestr[oa]s?|mis?|our|my)\s(?:(?!client|customer)\S{3,14}\s)?$/.test(lead)
  );
}

const EXCLUDED =
  /(?<![a-z])(?:sin|ni|no|not|nor|without|(?:no|not) (?:\S{2,8} )?(?:para|for|to|a)|(?:without|no) \S{3,16} or|instead of|en (?:vez|lugar) de)\s(?:los |las |the |any )?$/;

/** English plurals that are also what somebody does: "a robot that cooks". */
const DEEDS = /^(?:cooks|hosts|guides|coaches|nurses|guards|judges|tutors|trains)$/;

function isExcluded(text: ReadText, span: Span): boolean {
  const lead = before(text, span);
  return EXCLUDED.test(lead) || (DEEDS.test(sliceOf(text, span)) && /(?:that|which|it|he|she)\s$/.test(lead));
}

const EACH =
  /(?<![a-z])(?:cada|por|per|each|every|any|most|ningun[oa]?|ni un[oa]? sol[oa]|para (?:el|la|una?)|for (?:an?|the))\s(?:\S{3,14}\s)?$/;
const ONE = /(?<![a-z])(?:an?|one|una?)\s(?:\S{3,14}\s)?$/;
const THE = /(?<![a-z])(?:el|la|al|del|the)\s(?:\S{3,14}\s)?$/;

/** English nouns stand before other nouns ("the tourist boats"): what follows one that stands for itself. */
const STANDS_ALONE =
  /^(?:['’]s)?(?:[^a-z\s]|$|\s(?:who|that|with|whose|in|of|on|at|to|from|and|or|for|by|when|has|is|can|could|cannot|will|would|must|does|doesn|may|pays?|loses?|spends?|waits?|buys?|needs?|wants?|gets?|earns?|keeps?|turns?|sends?|orders?|books?|sees|uses|chooses|takes|goes|comes|rents|hires|calls|asks|puts|leaves|misses|bins|throws|gives|makes|knows|finds|serves|sells|charges|receives|paying|losing|having|being|getting|already|often|usually|never|ends|stands|stays|arrives|works|runs|que|de|del|con|sin|en|a|al|y|o|no|se|le|les|ya|nunca|[a-z]{2,12}(?:a|e|o|ia|ado|ada|al|ico|ica)(?![a-z])))/;

/** After one person or firm, what ends in -s is what it does. */
const VERB = /^\s[a-z]{2,12}(?:[^su\s]s|ed)(?![a-z])/;

/** Letters at the start in which "a shop" is what is offered. */
const OFFER_OPENING = 60;

const OPENING =
  /(?:abr(?:ir|o|iria|iremos|amos|imos)|mont(?:ar|amos|o|aria)|poner|crear|lanzar|hacer|open(?:ing)?|set(?:ting)? up|start(?:ing)?|run(?:ning)?|launch|create|build|make)\s(?:\S{1,12}\s){0,3}$/;

/** One who stands for all: "each patient", "a farmer loses", "una familia paga". */
function typical(text: ReadText, phrases: Phrases, isFirm = false): Span[] {
  return find(text, phrases).filter((span) => {
    const lead = before(text, span);
    const after = text.folded.slice(span.end, span.end + 20);
    // "Student flats", "the farmer loses".
    if (!isFirm && VERB.test(after)) return true;
    const one = EACH.test(lead) || ONE.test(lead);
    if (!(STANDS_ALONE.test(after) || (one && VERB.test(after))) || OPENING.test(lead)) return false;
    if (EACH.test(lead)) return true;
    // "A mobile hairdresser's": a place of that kind, on offer.
    if (span.start < OFFER_OPENING && ONE.test(lead) && /^['’]s\s(?:in|on|for|that|with|at)\s/.test(after))
      return false;
    if (isFirm) return span.start > OFFER_OPENING && ONE.test(lead);
    return ONE.test(lead) || THE.test(lead);
  });
}

const NEXT_WORD = /^\s{1,3}([a-z][a-z-]*)(?:\s([a-z0-9-]+))?/;
const TELLS_MORE =
  /^(?:de|del|con|sin|en|a|que|cuy[oa]s|entre|who|that|with|without|in|of|from|over|under|aged|between|whose|around|allergic|unable|afraid|responsible|alone|abroad|overseas|prone|(?!during|bring|sing|need|feed|succeed)[a-z]{2,12}(?:ing|ed))$/;

/** What tells them apart: "empresas de limpieza", "cleaning companies", "people who rent", "personas sordas". */
function isToldApart(text: ReadText, span: Span): boolean {
  const rest = text.folded.slice(span.end, clauseOf(text, span).end);
  const [, next = '', then = ''] = NEXT_WORD.exec(rest) ?? [];
  const vague = find({ folded: rest.trimStart() }, TELLS_NOTHING)[0]?.start === 0;
  if (!vague && TELLS_MORE.test(next)) return then !== '';
  if (!vague && /[aeor]s$|les$/.test(next) && isTopicWord(next) && !isEnglishVerb(next)) return true;
  const adjective = words(before(text, span)).at(-1) ?? '';
  if (/^(?:pequen|median|micro|alt[oa]s|jovenes)/.test(adjective)) return true;
  return (
    /[a-z]$/.test(before(text, span).trimEnd()) &&
    isEnglish(sliceOf(text, span)) &&
    isTopicWord(adjective) &&
    find({ folded: adjective }, TELLS_NOTHING).length + find({ folded: adjective }, DOES_TO).length === 0
  );
}

/** "Children with asthma", "women over 50": no longer all of them. */
function isNarrowed(text: ReadText, span: Span): boolean {
  const rest = text.folded.slice(span.end, clauseOf(text, span).end);
  const [, next = '', then = ''] = NEXT_WORD.exec(rest) ?? [];
  const vague = find({ folded: rest.trimStart() }, TELLS_NOTHING)[0]?.start === 0;
  return !vague && then !== '' && TELLS_MORE.test(next);
}

const ENGLISH_ANYBODY = new Set(inflected(ANYBODY, 'plural', 'people').en);

/** Adjectives stand before English nouns and after Spanish ones. */
function isEnglish(word: string): boolean {
  return ENGLISH_ANYBODY.has(word) || /^(?:people|folks?)$/.test(word);
}

function isEnglishVerb(word: string): boolean {
  return /^(?:does|goes|comes|uses|makes|takes|gives|loses|pays|needs|wants|gets|always|across|sometimes)$/.test(
    word,
  );
}

/** Words that lead in whom it is for, before one or two others and a plural that ends as names of people do. */
const LED_IN =
  /(?<![a-z0-9])(?:para(?! que)|ayud[a-z]{1,6} a|dirigid[oa]s? a|destinad[oa]s? a|clientes?(?: son)?:?|for|aimed at|help(?:s|ing)?|targeting|customers?(?: are)?:?|sell(?:s|ing)? to)\s(?:(?:los|las|unos|unas|the|all)\s)?((?:[a-z-]{3,16}\s){0,2}?([a-z-]{2,16}(?:ers|ors|ists|ians|ees|women|owners|dores|doras|istas|eros|eras|antes|entes|icos|ogos|ogas|arios|arias)))(?![a-z])/g;

/** Things that end as people do. */
const THINGS =
  /(?:others|orders|offers|numbers|papers|computers|trailers|containers|colors|colours|errors|sensors|floors|doors|transfers|covers|letters|dinners|prices|reminders|stickers|lockers|trousers|flyers|corners|flowers|jumpers|showers|towers|powers|layers|drawers|boilers|printers|scooters|chargers|filters|answers|matters|rivals|vouchers|headers|fingers|shoulders|summers|winters|members|burgers|monitors|motors|tractors|factors|elevators|mirrors|users|consumers|customers|speakers|coffees|fees|trees|employees of|diferentes|siguientes|importantes|calientes|restantes|horarios|necesarios|comentarios|formularios|numeros|primeros|dineros|euros|electronicos|mecanicos|fisicos|unicos|antes|instantes|constantes|basicos|tipicos|publicos|plasticos|usuarios|escenarios|diarios|gastos|ordenadores|sensores|motores|contenedores|tractores|ascensores|errores|colores|factores|valores|carteras|maneras|primeras|banderas|neveras|escaleras)$/;

function ledIn({ folded }: ReadText): Span[] {
  return [...folded.matchAll(LED_IN)]
    .filter(([, , head = '']) => !THINGS.test(head))
    .map((match) => {
      const end = match.index + match[0].length;
      return { start: end - (match[1] ?? '').length, end };
    });
}

/** In Spanish the article, in English the start of a clause shows where a subject begins. */
const SUBJECT =
  /(?:^\W*(?:(?:hoy|ahora|actualmente|y|pero|porque|today|now|currently|and|but|because|when|cuando|many|most|some|other|the|small|local|our)\s)*|(?<![a-z])(?:(?:a )?l[oa]s|much[oa]s|algun[oa]s|otr[oa]s|many|most|some|other|the|because|porque)\s(?:[a-z-]{3,14}\s){0,2}?)([a-z-]{4,18}(?<!s)s|[a-z]{3,12}men)(?:\s(?:de|del|of|in|from|en|con|with)\s(?:[a-z-]{2,14}\s?){1,2}|\s[a-z]{4,14}s)?(?:\s(?:no|se|les?|ya|hoy|ahora|tambien|nunca|siempre|solo|apenas|often|still|don't|do not|cannot|can't|never|already|usually|also|must|now|only|who))*\s$/;

/** Who does what only people do: "las talabarteras pagan", "saddlers pay". */
function doers(text: ReadText): Span[] {
  return find(text, PEOPLE_DO).flatMap((deed) => {
    const from = clauseOf(text, deed).start;
    const subject = SUBJECT.exec(text.folded.slice(Math.max(from, deed.start - 60), deed.start));
    const head = subject?.[1];
    if (!subject || !head || THINGS.test(head) || NO_GROUP.test(head) || !isTopicWord(head)) return [];
    const start = Math.max(from, deed.start - 60) + subject.index + subject[0].indexOf(head);
    return [{ start, end: start + head.length }];
  });
}

/** Plurals that pay, lose or wait only by a figure of speech, or that are anybody. */
const NO_GROUP =
  /^(?:hours|days|weeks|months|years|minutes|times|pounds|euros|things|prices|apps|users|customers|clients|companies|businesses|firms|people|machines|batteries|sites|websites|systems|platforms|brands|others|these|those|cosas|precios|usuarios|clientes|personas|empresas|negocios|maquinas|baterias|webs|sistemas|plataformas|marcas|otros|otras|horas|dias|semanas|meses|anos|minutos|veces|programas|aplicaciones|productos|products|servicios|services|programs|programmes|tools|herramientas|datos|piezas|parts|pisos|flats|casas|houses|homes|coches|cars|plantas|plants|animales|animals|perros|dogs|gatos|cats|problemas|problems|many|todos|todas|muchos|muchas|algunos|pocos|ellos|ellas|nosotros|nosotras|does|this|less|always|perhaps|sometimes|quizas|menos|antes|despues|entonces|ademas|tres|seis|vamos|estamos|hemos|somos)$/;
