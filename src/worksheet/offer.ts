import { proposes } from './refusals/not-an-idea.ts';
import type { Signals } from './signals/read-signals.ts';
import { meanings } from './text/meanings.ts';
import { find, matches } from './text/phrases.ts';
import { quote } from './text/quote.ts';
import { languageOf, type ReadText, type Span, sliceOf, words } from './text/read-text.ts';

/** Longest quotation of what is offered, in UTF-16 units. */
const OFFER_MAX_LENGTH = 160;

/** Longest short form of it, for sentences that only need to name it. */
const NAME_MAX_LENGTH = 58;

/** Sentences with fewer letters are greetings and headings, in UTF-16 units. */
const SENTENCE_MIN_LENGTH = 18;

/** "What we do:", before what is offered. */
const LABELS = meanings(`
  que, que (hacemos|ofrecemos|vendemos|es|propongo|proponemos|haria) | what, what (we|i) (do|offer|sell|make|propose), what it is
  (el |la )?(producto|servicio|idea|propuesta|solucion|negocio|proyecto|oferta|concepto) | (the |our |my )?(product|service|idea|proposal|solution|business|project|offer|concept|pitch)
`);

/** Those who tell say what they do or would do. */
const DOING = meanings(`
  (?!(hemos|somos|tenemos|estamos|podemos|queremos|creemos|buscamos|llevamos|vamos|ganamos|perdemos|cobramos|pagamos|calculamos|pensamos|necesitamos|sabemos|vemos|hablamos|empezamos|anunciamos|entramos|llegamos|conocemos|entrevist[a-z]+|pregunt[a-z]+)(?![a-z]))[a-z]{2,12}(amos|emos|imos) | (we|i) (also |only |just )?(?!(are|am|have|had|was|were|need|think|believe|want|charge|earn|pay|lose|know|started|began|talked|spoke|interviewed|asked|sold|seek|look|hope|reckon|expect|see|saw|get in|don|do|dont|bill|invoice|spend|make (a profit|[£€0-9])|would|will|can|could|ll|ve|d|keep|reach|advertise|bid)(?![a-z]))[a-z]{2,12}
  [a-z]{2,12}(ariamos|eriamos|iriamos) | (we|i|it|they)('d| would| will|'ll| can) (also |only |just )?(?!(be|need|have|cost|like|charge|love|want|pay|advertise|reach|come|start)(?![a-z]))[a-z]{2,12}
  (quiero|queremos|propongo|proponemos|planteo|planteamos|pienso|quisiera|quisieramos|me gustaria|nos gustaria|voy a|vamos a|se trata de|consiste en) [a-z]{2,12}(ar|er|ir|arlos?|arlas?|erlos?|erlas?), (se trata de|consiste en) | (i|we) (want|plan|propose|intend|would like|mean|hope|aim) (to )?[a-z]{2,12}, (i|we)('d| would) like (to )?[a-z]{2,12}, (i|we)('m| am| are|'re) (going to|planning|proposing|building|making|launching|opening|setting) [a-z]{2,12}
  (ofrezco|vendo|alquilo|imprimo|reparo|monto|preparo|fabrico|hago|doy|diseno|he disenado|he montado|he creado|hemos hecho|hemos creado|hemos disenado|hemos desarrollado|hemos montado|he hecho|he desarrollado|enseno|cultivo|coso|elaboro|organizo|llevo a|pinto|arreglo|restauro|recojo|reparto|sirvo), (les|los|las|lo|la|le|se los?|se las?) (?!(mismo|unico|nuestro|otro|digo|cuento|hablo|pregunto)(?![a-z]))[a-z]{3,10}o | (i|we) ('ve |have )?(offer|sell|rent|print|repair|built|designed|made|developed|created|set up|launched|teach|mend|restore|brought out|run|provide)s?
  (propongo|proponemos|ofrezco|planteo|planteamos|quiero|queremos|quisiera) (un|una|unos|unas|el|la|los|las) | (i|we) (propose|suggest|offer|want|would like|'d like) (a|an|the)
  (pienso|pensamos|pensando) en (?!los|las|el|la)[a-z]{2,12}(ar|er|ir|arlos?|arlas?|erlos?|erlas?) | thinking (of|about) [a-z]{2,12}ing
  (podriamos|podria|podemos|puedo) (?!(ser|estar|tener|ganar|crecer)(?![a-z]))[a-z]{2,12} | (we|i|and|it|they) could (?!(be|have|grow|earn)(?![a-z]))[a-z]{2,12}
  nuestr[oa] (app|aplicacion|programa|software|herramienta|servicio|sistema|maquina|producto|taller|plataforma|tienda|equipo|kit|sensor) | our (app|program|software|tool|service|system|machine|product|workshop|platform|shop|team|kit|sensor)
`);

/** Kinds of thing that are offered; a sentence that opens with one says what the idea is. */
const KINDS = meanings(`
  app, aplicacion, plataforma, web, pagina, portal, programa, software, herramienta, sistema, extension, bot, asistente | app, application, platform, website, site, portal, program, software, tool, system, extension, bot, assistant
  servicio, servicios, agencia, consultoria, empresa, negocio, asesoria, gestoria, cooperativa, red, banco, club, asociacion, fundacion | service, services, agency, consultancy, company, business, advisory, co-?operative, network, bank, club, association, foundation
  tienda, taller, estudio, escuela, academia, clinica, centro, residencia, guarderia, gimnasio, restaurante, cafeteria, bar, panaderia, mercado, marketplace, puesto, comedor, hotel, albergue, granja, vivero, huerto | shop, store, workshop, studio, school, academy, clinic, centre, center, home, nursery, gym, restaurant, cafe, coffee shop, bar, pub, bakery, market, marketplace, stall, canteen, hotel, hostel, farm, garden
  caja, cajas, kit, kits, sensor, sensores, maquina, aparato, dispositivo, robot, robots, sonda, mueble, muebles, ropa, juego, juegos, juguetes, libro, revista, harina, pienso, hielo, jabon, pan, cerveza, vino, queso, aceite, miel, cafe, conservas, mermeladas, salsas, helados, velas, bolsos, zapatos, camisetas, ceramica, cesta, cestas, carros, camas, drones, redes, ropa, paracaidas | box, boxes, kit, kits, sensor, sensors, machine, device, gadget, robot, robots, probe, furniture, clothes, game, games, toys, book, magazine, flour, feed, ice, soap, bread, beer, wine, cheese, oil, honey, coffee, preserves, jams, sauces, candles, bags, shoes, t-shirts, pottery, basket, baskets, carts, beds, drones, nets, clothing, parachutes
  alquiler, venta, reparto, reparacion, limpieza, recogida, transporte, instalacion, mantenimiento, impresion, fabricacion, suscripcion, seguro, clases, cursos, talleres, visitas, rutas, excursiones, paseos, informes, revision | hire, rental, sale, delivery, repair, cleaning, collection, transport, installation, maintenance, printing, making, subscription, insurance, classes, lessons, courses, workshops, tours, trips, walks, reports, check
`);

/** Openings that are manners, and money sought rather than work offered. */
const MANNERS = meanings(`
  hola, buenas, buenos dias, buenas tardes, estimad[oa]s?, querid[oa]s?, perdon, disculp*, senor*, oye, a ver, resumen, saludos, gracias, le escribo, les escribo, seré breve, sere breve | hello, hi, hey, good morning, dear, sorry, excuse, sirs?, listen, summary, regards, thanks, thank you, i am writing, i'm writing, i'll be brief, will be brief
  busco # (de )?(euros|dolares|pesos|libras|inver*|socio*), buscamos (inver*|financia*|socio*), busco inver* | (i am|i'm|we are|we're) (looking for|seeking) # (euros|dollars|pesos|pounds|invest*), looking for invest*, seeking invest*
`);

/** What those who tell say they will do next, near the end of the text. */
export const NEXT = meanings(`
  (el )?(proximo|siguiente) paso, lo (siguiente|proximo) (es|sera), lo que (sigue|toca|viene), (ahora|luego|despues) (queremos|toca|vamos|quiero|abriremos|entramos), toca (contratar|abrir|salir|buscar), primer paso | (the |our |my )?next step, what comes next, next thing, now we (want|are going|plan|are moving), it is time to, it's time to, first step
  (queremos|quiero|vamos a|voy a|pensamos|esperamos|pretendemos) (abrir|contratar|formar|entrar|salir|ampliar|probar|empezar|firmar|montar|lanzar|comprar), (abriremos|empezaremos|lanzaremos|contrataremos|ampliaremos) | (we|i) (want|plan|hope|intend|aim|are going|am going) to (open|hire|train|enter|expand|try|start|sign|set up|launch|buy|move), (we|i)('ll| will) (open|start|launch|hire|expand)
  en (enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|primavera|verano|otono|invierno) (abri|empez|entra|lanza|presenta|vamos|nos) | in (january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter) (we|i) (open|start|launch|move|bid|go|are)
`);

/** What is offered, in the text's own words: its telling sentence, and a short form of it. Empty for a text without words. */
export function offerOf(signals: Signals): { whole: string; short: string } {
  const best = offerSentence(signals);
  const from = startOf(signals, best);
  // Nothing before it is part of it.
  const text = { ...signals.text, sentences: [{ start: from.start, end: best.end }] };
  return {
    whole: quote(text, from, OFFER_MAX_LENGTH) || '…',
    short: quote(text, from, NAME_MAX_LENGTH) || '…',
  };
}

/** The sentence that tells best what is offered. */
export function offerSentence(signals: Signals): Span {
  const { text } = signals;
  const candidates = text.sentences.filter(({ start, end }) => end - start >= SENTENCE_MIN_LENGTH);
  const sentences = candidates.length > 0 ? candidates : text.sentences;
  const worth = new Map(
    sentences.map((sentence, index) => [sentence, worthOf(signals, sentence) - index / 2]),
  );
  const [best] = [...sentences].sort((a, b) => (worth.get(b) ?? 0) - (worth.get(a) ?? 0));
  return best ?? { start: 0, end: text.folded.length };
}

/** The offer begins where those who tell begin to say what they do, if the sentence is too long to quote whole. */
function startOf({ text }: Signals, sentence: Span): Span {
  const folded = sliceOf(text, sentence);
  const label = /^\W*([^:]{2,24}):\s*/.exec(folded);
  const lead =
    label && matches(label[1] ?? '', LABELS)
      ? label[0].length
      : folded.length - folded.replace(/^[^a-z0-9]+/, '').length;
  const doings = find({ folded }, DOING);
  const [doing] = OF_THEMSELVES.test(folded)
    ? doings.filter(
        ({ start }) => NEW_CLAUSE.test(folded.slice(0, start)) && folded.length - start > SENTENCE_MIN_LENGTH,
      )
    : sentence.end - sentence.start > OFFER_MAX_LENGTH
      ? doings.filter(({ start }) => /[,;:(]\s*$/.test(folded.slice(0, start)))
      : [];
  const start = sentence.start + Math.max(lead, doing?.start ?? 0);
  return { start, end: Math.min(start + 1, sentence.end) };
}

/** After who they are: "and", "and I am". */
const NEW_CLAUSE = /(?:[,;:(]|\s(?:y|and|pero|but))\s*(?:estoy |i am |i'm |we are |we're )?$/;

/** Who they are and what they have is not yet what they offer. */
const OF_THEMSELVES =
  /^\W*(?:soy|somos|tengo|tenemos|no puedo|i'?m|i am|we'?re|we are|i have|we have|i can'?t)\s/;

/** "It would be €4 a month", «lo vendería por…», "the price is": what is paid for something told elsewhere. */
const PAYS =
  /^\W*(?:(?:pues|y|and|so|then|asi que) )?(?:(?:(?:el|la|los|las|the|an?|una?) )?[a-z]{3,14} (?:costaria|costarian|cuestan?|would cost|costs?|pagarian?|pagan?|would pay|will pay|pays?)(?![a-z])|(?:it|that|this|they) (?:(?:would|will|could|might) )?(?:be|is|are|costs?|sells?|goes) (?:a |an |un |at |for |about |around )?(?:fixed|price|fee|free|subscription|monthly|yearly|per|[£€$\d])|(?:seria|costaria|cuesta|valdria|vale|cobr[a-z]+|factur[a-z]+)(?![a-z])|(?:lo|la|los|las|se lo|se los) (?:vend|cobr|ofrec|dej|alquil)[a-z]+|(?:se (?:cobra|paga|vende)|(?:el |los |the |our |nuestro )?(?:precio|price|tarifa|cuota|fee|subscription|suscripcion)s?)(?![a-z])|(?:i|we)(?:'d|'ll)? (?:(?:would|will|could|plan to|want to) )?(?:charge|(?:sell|rent|offer|let) (?:it|them|this|that)|ask for)(?![a-z])|(?:they|clients|customers|users) (?:(?:would|will|'d|'ll) )?pay)/;

/** Longer sentences say more than their greeting, in UTF-16 units. */
const GREETING_MAX_LENGTH = 60;

/** "Renting tools to…", «Ayudar a…»: a text that opens with a deed proposes it. */
const OPENS_WITH_DOING =
  /^\W*(?:[a-z]{3,12}(?:ar|er|ir|arles?|erles?)|(?!nothing|during|something|morning|evening)[a-z]{3,12}ing|(?:to )?(?:help|sell|bring|make|build|open|create|set up|run|rent|print|teach|grow|offer|start|collect|repair|bottle))\s/;

/** "Organising weddings is…": told of a deed, and not proposed. */
const TELLS_OF_DOING = /^\W*(?:\S+\s){1,8}(?:is|are|takes?|costs?|means|es|son|cuesta|lleva|tarda|supone)\s/;

/** With "a" or, in Spanish, without an article a noun of one thing is no subject of whom something happens. */
function opensAsThing(text: ReadText, folded: string): boolean {
  const [first = ''] = words(folded);
  return (
    /^(?:una?|an?)$/.test(first) || (languageOf(text) === 'es' && !/s$/.test(first) && !SUBJECT.test(first))
  );
}

const SUBJECT =
  /^(?:el|la|lo|cada|nadie|cuando|hoy|hay|si|en|mi|tu|su|casi|cualquier|gente|quien|como|segun|tras|ya|aqui|al|de|por|con|es|son|todo|mucha|mucho|ahora|esto|este|esta|[a-z]*(?:amos|emos|imos|ar|er|ir))$/;

/** When or why, and not yet what. */
const SUBORDINATE = /^\W*(?:porque|because|cuando|when|si|if)(?![a-z])/;

/** Says more of what another sentence names. */
const OF_ANOTHER =
  /^\W*(?:porque|because|cuando|when|si|if|it|they|this|that|esto|eso|lo|los|las|se lo)(?![a-z])/;

/** What was done or asked is no offer. */
const PAST =
  /^\W*(?:last|el (?:ano|mes|curso|verano) pasad|la (?:semana|temporada|campana) pasada|la pasada|el pasado|this year|este ano|since|desde|segun|according)(?![a-z])/;

function worthOf({ text, problem, evidence, earning, market }: Signals, sentence: Span): number {
  const folded = sliceOf(text, sentence);
  const holds = (span: Span | undefined) => span && sentence.start <= span.start && span.start < sentence.end;
  const opening = words(folded.replace(/^\W*(?:una?|an?|the|our|nuestr[oa])\s/, ''))
    .slice(0, 3)
    .join(' ');
  const proposesDeed = OPENS_WITH_DOING.test(folded) && !TELLS_OF_DOING.test(folded);
  // "A school for people who are afraid": the fear is theirs, and the sentence the offer.
  const thing =
    proposesDeed || opensAsThing(text, folded)
      ? /(?<![a-z])(?:para|for|que|quien(?:es)?|that|who|where|donde)(?![a-z])/.exec(folded)?.index
      : undefined;
  const pained = problem.pains.some(
    (pain) => holds(pain) && pain.start - sentence.start < (thing ?? folded.length),
  );
  const greets =
    folded.length < GREETING_MAX_LENGTH && find({ folded }, MANNERS).some(({ start }) => start < 3);
  const named = !/^(?:los|las|the|many|muchos)\s/.test(opening) && matches(opening, KINDS);
  const isFirst =
    sentence === text.sentences[0] && (!pained || named) && !greets && !OF_THEMSELVES.test(folded);
  const label = /^\W*([^:]{2,24}):/.exec(folded)?.[1];
  return (
    (label === undefined ? 0 : matches(label, LABELS) ? 6 : -1) +
    (matches(folded, DOING) ? 3 : 0) +
    (named ? (isFirst ? 3 : 2) : 0) +
    (proposes({ ...text, folded }) ? 0.5 : 0) +
    (isFirst ? 2 : 0) +
    (isFirst && proposesDeed ? 3 : 0) -
    (pained && !matches(folded, DOING) ? 2 : 0) -
    (sentence !== text.sentences[0] && matches(folded, NEXT) ? 3 : 0) -
    (text.folded.charAt(sentence.end) === '?' ? 10 : 0) -
    (greets ? 3 : 0) -
    (!isFirst && (holds(earning.margin) || holds(market.channel)) ? 2 : 0) -
    (PAST.test(folded) ? 3 : 0) -
    (OF_ANOTHER.test(folded) ? 1 : 0) -
    (SUBORDINATE.test(folded) ? 2 : 0) -
    (evidence.level >= 2 && holds(evidence.at) ? 2 : 0) -
    (words(folded).length < 7 ? 1 : 0) -
    (isFirst ? 0 : PAYS.test(folded) ? 5 : holds(earning.price) ? (words(folded).length < 12 ? 3 : 1) : 0)
  );
}
