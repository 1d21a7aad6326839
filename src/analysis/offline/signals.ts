import {
  BOASTS,
  BUILT,
  COMPARISON,
  COST_WORDS,
  EARNING_WAYS,
  FIRST_STEP,
  FREQUENCY,
  FUTURE,
  MEANS,
  MOAT,
  MONEY,
  NEGATION,
  OUT_OF_REACH,
  OWN_EXPERIENCE,
  PAIN,
  PAYING,
  PERCENT,
  PERIOD,
  PRICE_WORDS,
  SOON,
  SURE_PRICE_WORDS,
  TALKS,
  TESTS,
  VAGUE_DIFFERENCE,
  WHY_NOW,
  WORKAROUND,
} from './lexicon-claims.ts';
import {
  CHANNELS,
  CUSTOMERS,
  EVERYONE,
  MARKET_SIZE,
  NOT_CUSTOMERS,
  PLACES,
  QUALIFIERS,
} from './lexicon-customer.ts';
import { readStructure, type Structure } from './structure.ts';
import {
  clauseOf,
  find,
  findExpression,
  markNumbers,
  NUMBER,
  numberValue,
  type Phrases,
  quote,
  type ReadText,
  readText,
  type Span,
  sentenceOf,
  sliceOf,
  words,
} from './text.ts';

/** What a text says, each thing with where it says it. Nothing is filled in: a missing signal was not found. */
export interface Signals {
  text: ReadText;
  customer: { specific: readonly Span[]; everyone: Span | undefined; qualifier: Span | undefined };
  problem: {
    pains: readonly Span[];
    cost: Span | undefined;
    frequency: Span | undefined;
    workaround: Span | undefined;
    /** Told in a whole statement and not only named. */
    told: Span | undefined;
    /** Time, money or trouble that would be saved: a problem seen from its far side. */
    benefit: Span | undefined;
  };
  earning: {
    ways: readonly Span[];
    /** Only advertising, donations or "later" is named. */
    onlyAdverts: boolean;
    /** Both who would pay and how are named. */
    payer: boolean;
    /** By the hour, the month, the sale: how it is charged, if not how much. */
    periodic: Span | undefined;
    /** A trade that sells by its nature: a shop, lessons, repairs. */
    trade: Span | undefined;
    price: Span | undefined;
    perUnit: boolean;
    doubtful: boolean;
    margin: Span | undefined;
  };
  difference: {
    vague: Span | undefined;
    comparisons: readonly Span[];
    measured: boolean;
    same: Span | undefined;
    moat: Span | undefined;
  };
  market: { place: Span | undefined; size: Span | undefined; channel: Span | undefined };
  build: {
    built: Span | undefined;
    weeks: Span | undefined;
    firstStep: Span | undefined;
    means: number;
    /** A kind of product or place that is made every day. */
    known: Span | undefined;
    outOfReach: Span | undefined;
  };
  evidence: { level: 1 | 2 | 3 | 4 | 5; at: Span | undefined };
  whyNow: Span | undefined;
  boasts: readonly Span[];
  /** How many different words there are that are neither grammar nor the jargon of business plans. */
  topicWords: number;
  wordCount: number;
}

/** How far before a claim, in characters, a "no" still denies it. */
const NEGATION_REACH = 28;
/** Shorter statements name a want without telling it. In characters. */
const TOLD_LENGTH = 28;
/** Characters after an amount that still say what it is for, when another amount follows. */
const AFTER_AMOUNT = 22;
/** A clause of a price list: “puncture £15”. In words. */
const SHORT_CLAUSE = 7;
/** A price above this, in any currency, is no price that a first customer pays. */
const CREDIBLE_PRICE = 200_000;

const BENEFIT: Phrases = {
  es: [
    'ahorr\\w+', 'evit\\w+', 'facil(es|mente)?', 'sencill\\w+', 'comod\\w+', 'ayud\\w+', 'mas (rapido|sano|feliz|seguro|barato|facil)\\w*',
    'mejor\\w*', 'sin (esperas|colas|esfuerzo)', 'tiempo', 'necesit\\w+', 'falta', 'desconect\\w+', 'recicl\\w+', 'sostenible\\w*',
    'no (hay|existe|conozco)', 'poca cosa', 'concienci\\w+', 'organiz\\w+',
  ],
  en: [
    'sav(e|es|ing)', 'avoid\\w*', 'eas(y|ier|ily)', 'simpl\\w+', 'convenient\\w*', 'help\\w*', '(faster|quicker|healthier|happier|safer|cheaper)',
    'better', 'tidier', 'no (queues|hassle|fuss)', 'time', 'needs?', 'needed', 'lack\\w*', 'switch off', 'recycl\\w+', 'sustainab\\w+',
    'there (is|are) no\\w*', 'not much', 'care about', 'organi[sz]\\w+', 'keen', 'take it in turns',
  ],
}; // biome-ignore format: short
const PERIODIC: Phrases = {
  es: [
    'por (horas?|sesion|visita|unidad|uso|pieza|clase|noche|dia|curso|equipo|persona|pedido|peso)',
    'mensual\\w*',
    'anual\\w*',
    'mensualidad',
    'suscripci\\w+',
    'cuotas?',
    'comision\\w*',
    'abonos?',
    'bonos?',
    'matricula',
  ],
  en: [
    '(by|per|an) (the )?(hour|session|visit|unit|piece|class|night|day|course|team|head|order|weight)',
    'hourly',
    'monthly',
    'yearly',
    'annual',
    'subscription\\w*',
    'fees?',
    'commission',
    '(small )?cut (of|from)',
    'passes',
    'membership',
  ],
};
const TRADES: Phrases = {
  es: [
    'tiendas?',
    'venta de \\w+',
    'alquiler',
    'alquilar',
    'clases',
    'cursos?',
    'academia',
    'escuela',
    'taller',
    'restaurante',
    'cafeteria',
    'peluqueria',
    'reparacion',
    'limpieza',
    'servicio de \\w+',
    'consultoria',
    'marca',
    'ropa',
    'cerveza',
    'catering',
    'reparto',
    'bar',
  ],
  en: [
    'shops?',
    'sales? of \\w+',
    'rental',
    'hire',
    'rent',
    'lessons',
    'classes',
    'courses?',
    'tutoring',
    'academy',
    'school',
    'workshop',
    'restaurant',
    'cafe',
    'salon',
    'grooming',
    'repairs?',
    'mending',
    'cleaning',
    '[a-z]+ service',
    'consulting',
    'brand',
    'label',
    'clothes',
    'beer',
    'catering',
    'delivery',
    'bar',
    'storage',
  ],
};
const KNOWN_KINDS: Phrases = {
  es: [
    'apps?',
    'aplicaci\\w+',
    'webs?',
    'pagina',
    'plataforma',
    'portal',
    'tiendas?',
    'talleres?',
    'clases',
    'academia',
    'cafeteria',
    'bar',
    'servicio de \\w+',
    'servicio',
    'marca',
    'ropa',
    'camisetas?',
    'alquiler',
    'cursos?',
    'software',
    'programa',
    'videojuego',
    'consultoria',
    'venta',
    'reparacion',
    'limpieza',
    'peluqueria',
    'restaurante',
    'puesto',
  ],
  en: [
    'apps?',
    'websites?',
    'platform',
    'portal',
    'shops?',
    'workshops?',
    'classes',
    'lessons',
    'tutoring',
    'cafe',
    'bar',
    '\\w+ service',
    'service',
    'brand',
    'label',
    'clothes',
    't-?shirts?',
    'rental',
    'hire',
    'courses?',
    'software',
    'programme',
    'video game',
    'consulting',
    'sales',
    'repairs?',
    'cleaning',
    'grooming',
    'restaurant',
    'stall',
    'van',
  ],
};
const SAME: Phrases = {
  es: [
    'igual (de|que)',
    'lo mismo que',
    'exactamente lo mismo',
    'copia de',
    'como (todos|todas|cualquier|las demas|los demas)',
    'nada (nuevo|distinto|especial)',
  ],
  en: [
    '(the )?same as',
    'just (as|like) \\w+',
    'exactly the same',
    'copy of',
    'like (all|any|every) other',
    'nothing (new|special|different)',
  ],
};
const ADVERTS: Phrases = {
  es: [
    'publicidad',
    'anuncios?',
    'donaciones',
    'patrocin*',
    'monetiz*',
    'gan(ar|aremos|amos|ariamos|o)',
    'ingresos',
    'gratis',
  ],
  en: [
    'ads',
    'adverts?',
    'advertising',
    'donations?',
    'sponsor*',
    'moneti[sz]*',
    'make money',
    'earn*',
    'revenues?',
    'free',
  ],
};
const REVENUE: Phrases = {
  es: [
    'recurrentes?',
    'mrr',
    'ingresos',
    'facturacion',
    'facturamos',
    'facture',
    'en total',
    'recuperad\\w+',
    'recuperacion',
    'han recuperado',
    'ventas',
    'ahorr\\w+',
  ],
  en: [
    'recurring',
    'mrr',
    'revenue',
    'turnover',
    'in all',
    'in total',
    'recovered',
    'got .{1,20} back',
    'sales',
    'between them',
    'sav(e|ed|es|ing)\\w*',
  ],
};
const LOSING: Phrases = {
  es: [
    'pierde[ns]?',
    'pierdo',
    'perdemos',
    'desperdici*',
    'se va[n]? (unos|unas|mas|#)',
    'gasta[n]? (de mas|mucho|demasiado|#)',
    'multas?',
    'deben',
    'tira[nr]?',
    '(les|le|me) cuesta',
  ],
  en: [
    'los(e|es|ing|t)',
    'wast(e|es|ed|ing)',
    'spend(s|ing)?',
    'fines?',
    'owed',
    'throw(n|s)? away',
    '(costing|costs) (him|her|them)',
    'goes on',
  ],
};
const MARKET_WORDS: Phrases = { es: ['mercado', 'sector', 'mueve'], en: ['market', 'industry'] };
const COMMISSION: Phrases = {
  es: [
    'comision(es)?',
    'cobr\\w+',
    'nos (llevamos|quedamos)',
    'me (llevo|quedo)',
    'de cada (venta|pedido|reserva|operacion)',
    'por (venta|reserva|operacion)',
    'sobre (el|la|cada) \\w+',
    'mas el',
    'mas un',
  ],
  en: [
    'commissions?',
    'charg\\w+',
    "(we|i)('?d| would)? (take|keep)",
    'of (each|every) (sale|order|booking|deal)',
    'per (sale|booking|deal)',
    'fee',
    'plus',
    'take rate',
    'cut',
  ],
};
const TIME_LOST: Phrases = {
  es: ['# (horas|dias|semanas|meses|minutos|veces|noches)'],
  en: ['# (hours|days|weeks|months|minutes|times|nights)'],
};
const CUSTOMER_AFTER: RegExp =
  /(?<![a-z0-9])(?:para (?:los |las |unos |unas )?|ayuda(?:r|mos|n)? a (?:los |las )?|dirigid[oa]s? a (?:los |las )?|destinad[oa]s? a (?:los |las )?|clientes?(?: son)?:? (?:los |las )?|for (?:the )?|aimed at (?:the )?|help(?:s|ing)? (?:the )?|targeting (?:the )?|customers?(?: are)?:? (?:the )?|sell(?:s|ing)? to (?:the )?)((?:[a-z-]{3,16} ){0,2}?)([a-z-]{4,18}s)(?![a-z])/g;
const SINGULAR_CUSTOMER: ReadonlySet<string> = new Set(
  'cada por per each el la al the del every una un a'.split(' '),
);
const OPENING =
  /(?:abr(?:ir|o|iria|iremos|amos)|montar|poner|crear|open(?:ing)?|set up|start(?:ing)?|run|launch)\s(?:\S{1,12}\s){0,2}$/;

const JARGON: ReadonlySet<string> = new Set(
  (
    'cliente clientes problema problemas solucion soluciones precio precios mercado competencia competidores diferencia ventaja ventajas competitiva suscripcion comision margen margenes coste costes piloto pilotos prototipo entrevistas lista espera preventa preventas ventas ingresos validacion validado patente patentes datos red exclusiva exclusivo negocio empresa producto servicio idea modelo canal canales segmento segmentos escalable escalabilidad rentable rentabilidad retencion traccion crecimiento usuarios usuario pago pagan pagar frecuente costoso urgente dolor valor propuesta unica mvp mes meses anual mensual euros concreto concreta claro clara grande fuerte solido necesidad publico objetivo estrategia marketing innovacion innovador tecnologia plataforma app ' +
    'customer customers client clients problem problems solution solutions price prices pricing market competition competitors difference advantage advantages competitive subscription subscriptions commission margin margins cost costs pilot pilots prototype interviews interview waiting list waitlist presales sales revenue revenues validation validated patent patents data network exclusive business company product service model channel channels segment segments scalable scalability profitable profitability retention traction growth user users paying pay pays payment frequent costly urgent pain painful value proposition unique month months yearly annual monthly euros pounds specific clear big strong solid need target audience strategy innovation innovative technology platform'
  ).split(' '),
);
const GRAMMAR: ReadonlySet<string> = new Set(
  (
    'de la que el en y a los se del las un por con no una su para es al lo como mas o pero sus le ha me si sin sobre este ya entre cuando todo esta ser son dos tambien fue habia era muy anos hasta desde estan mi porque que solo han yo hay vez puede todos asi nos ni parte tiene uno donde bien tiempo mismo ese ahora cada e vida otro despues te otros aunque esa eso hace otra gobierno tan durante siempre dia tanto ella tres sino otras estas estos quien nuestro nuestra cual ellos ellas tu mis tienen hacer van va seria algo nada mucho muchos hoy les gente menos unos unas ' +
    "the of and to a in is it you that he was for on are with as i his they be at one have this from or had by not but what all were we when your can said there use an each which she do how their if will up other about out many then them these so some her would make like him into time has look two more go see no way could my than been who its now down did get come our us just very also any only most where why because without it's don't doesn't there's we'd i'd"
  ).split(' '),
);

export function grammarShare(all: readonly string[]): number {
  return all.length === 0 ? 0 : all.filter((word) => GRAMMAR.has(word)).length / all.length;
}

/** Neither grammar, nor a figure, nor the jargon of business plans. */
export function isTopicWord(word: string): boolean {
  return word.length > 2 && !GRAMMAR.has(word) && !JARGON.has(word) && !/\d/.test(word);
}

/** Share of the words that are jargon of business plans, among those that are not grammar. */
export function jargonShare(all: readonly string[]): number {
  const content = all.filter((word) => !GRAMMAR.has(word) && !/\d/.test(word));
  return content.length === 0 ? 0 : content.filter((word) => JARGON.has(word)).length / content.length;
}

/** Finds in a text, in either language, what it says. Takes time in proportion to its length. */
export function readSignals(idea: string): Signals {
  const text = readText(idea);
  const all = words(text.folded);
  const structure = readStructure(text);
  const money = readMoney(text, structure);
  const specific = specificCustomers(text, structure);
  const hurts = find(text, PAIN).filter((span) => !isPriceTalk(text, span, money));
  const pains = hurts.length > 0 ? hurts : structure.wants;
  const ways = find(text, EARNING_WAYS).filter((span) => !isDenied(text, span));
  const boasts = find(text, BOASTS).filter((span) => !isDenied(text, span));
  const comparisons = perSentence(
    text,
    find(text, COMPARISON).filter(
      (span) =>
        words(sliceOf(text, sentenceOf(text, span))).length >= 6 &&
        !boasts.some(({ start, end }) => start < span.end && span.start < end) &&
        !/\b(?:no|not|ninguna?|sin|without)\s(?:\S{1,8}\s)?$/.test(
          text.folded.slice(Math.max(0, span.start - 14), span.start),
        ),
    ),
  );
  const different = comparisons.length > 0 ? comparisons : perSentence(text, structure.contrasts);
  const prices = money.filter(({ role }) => role === 'price');
  const price =
    prices.find(
      (sum) =>
        matches(sliceOf(text, clauseOf(text, sum)), SURE_PRICE_WORDS) ||
        /(?:pric\w{1,4}|precio|tarifa|cuota)\W{0,3}$/.test(
          text.folded.slice(Math.max(0, sum.start - 14), sum.start),
        ) ||
        text.folded.startsWith('/', sum.end),
    ) ?? prices[0];
  const ofPrice = ({ start, end }: Span) =>
    money.some((sum) => sum.role !== 'pain' && sum.start < end && start < sum.end);
  const painSentences = pains.map((span) => sentenceOf(text, span));
  const inPain = (span: Span) =>
    painSentences.some(({ start, end }) => start <= span.start && span.start < end);
  const numbers = findExpression(text, ANY_NUMBER);
  const inSentence = (of: Span, others: readonly Span[]) => {
    const { start, end } = sentenceOf(text, of);
    return others.some((other) => start <= other.start && other.start < end);
  };
  const lost = [
    ...money.filter(({ role }) => role === 'pain'),
    ...findExpression(text, PERCENT),
    ...find(text, TIME_LOST),
    ...structure.quantities.filter(
      (span) => !money.some(({ start, end }) => start < span.end && span.start < end),
    ),
  ];
  const wayPayers = ways.filter((way) => !matches(sliceOf(text, way), ADVERTS));

  const periodic = find(text, PERIODIC)[0];
  const hasPeriod = periodic !== undefined;

  return {
    text,
    customer: {
      specific,
      everyone: find(text, EVERYONE)[0],
      qualifier: find(text, QUALIFIERS).find((span) =>
        specific.some((customer) => Math.abs(customer.start - span.start) < 70),
      ),
    },
    problem: {
      pains,
      cost:
        lost.find(
          (span) => inPain(span) && !money.some((sum) => sum.role === 'price' && sum.start === span.start),
        ) ?? structure.costs.find((span) => !ofPrice(span)),
      frequency: find(text, FREQUENCY).find(
        (span) =>
          inPain(span) && !money.some((sum) => sum.role === 'price' && Math.abs(sum.end - span.start) < 4),
      ),
      workaround: find(text, WORKAROUND).find((span) => !isPlan(text, span)) ?? structure.getsBy,
      told: structure.wants.find(({ start, end }) => end - start >= TOLD_LENGTH),
      benefit: find(text, BENEFIT)[0],
    },
    earning: {
      ways,
      onlyAdverts: wayPayers.length === 0 && !hasPeriod,
      payer: (wayPayers.length > 0 || hasPeriod) && specific.length > 0,
      periodic,
      trade: find(text, TRADES)[0],
      price,
      perUnit: price?.perUnit ?? false,
      doubtful: (price?.value ?? 0) > CREDIBLE_PRICE,
      margin:
        money.find(({ role }) => role === 'cost') ??
        find(text, COST_WORDS).find(
          (span) =>
            inClause(text, span, findExpression(text, PERCENT)) &&
            !isPlan(text, span) &&
            /marg|benefic|profit/.test(sliceOf(text, span)),
        ),
    },
    difference: {
      vague: find(text, VAGUE_DIFFERENCE)[0],
      comparisons: different,
      measured: comparisons.some((span) => inSentence(span, numbers)) || structure.contrastMeasured,
      same: find(text, SAME)[0],
      moat: find(text, MOAT).find((span) => isClaimed(text, span)),
    },
    market: {
      place: find(text, PLACES)[0],
      size: marketSize(text, specific),
      channel: find(text, CHANNELS).find((span) => !isDenied(text, span)),
    },
    build: {
      built: find(text, BUILT).find((span) => isClaimed(text, span)),
      weeks: find(text, SOON).find((span) => !isDenied(text, span)),
      firstStep: find(text, FIRST_STEP).find((span) => !isDenied(text, span)),
      means: new Set(find(text, MEANS).map((span) => sliceOf(text, span).slice(0, 5))).size,
      known: find(text, KNOWN_KINDS)[0],
      outOfReach: find(text, OUT_OF_REACH)[0],
    },
    evidence: readEvidence(text, numbers, structure),
    whyNow: find(text, WHY_NOW)[0],
    boasts: distinct(text, boasts),
    topicWords: new Set(all.filter(isTopicWord)).size,
    wordCount: all.length,
  };
}

interface Sum extends Span {
  role: 'price' | 'cost' | 'pain' | 'revenue' | 'size' | 'other';
  perUnit: boolean;
  value: number | undefined;
}

/** What each amount of money, and each commission, is in its clause. */
function readMoney(text: ReadText, { pieces }: Structure): Sum[] {
  const all = findExpression(text, MONEY);
  const sums = all.map((span): Sum => {
    const clause = clauseOf(text, span);
    const clauseText = around(text, span, clause, all);
    const after = text.folded.slice(span.end, span.end + 26);
    const perUnit =
      /^\s?\//.test(after) ||
      beginsWith(after, PERIOD) ||
      matches(clauseText, PER_UNIT) ||
      matches(clauseText, PRICE_WORDS) ||
      words(clauseText).length <= SHORT_CLAUSE;
    const value = numberValue(sliceOf(text, span).replace(/[^\d.,a-z]|euros?|eur|p$|c$/g, ''));
    const denied = find(text, NEGATION).some(
      (no) => no.start >= clause.start && no.end <= span.start && span.start - no.end < 8,
    );
    return { ...span, perUnit, value, role: denied ? 'other' : moneyRole(text, span, clauseText, pieces) };
  });
  for (const span of findExpression(text, PERCENT)) {
    const clause = clauseOf(text, span);
    if (/^\W*(?:if|si|con)\s/.test(sliceOf(text, clause))) continue;
    if (matches(sliceOf(text, clause), COMMISSION) && !matches(sliceOf(text, clause), COST_WORDS)) {
      sums.push({
        ...span,
        perUnit: true,
        value: undefined,
        role: matches(sliceOf(text, clause), WORKAROUND) ? 'pain' : 'price',
      });
    }
  }
  // An amount in a statement of what goes wrong is its cost when another amount is there to be the price.
  const hurts = (sum: Span) =>
    pieces.some(({ start, end, own, adverse }) => adverse && !own && start <= sum.start && sum.start < end);
  if (sums.some((sum) => sum.role === 'price' && !hurts(sum)))
    for (const sum of sums) if (sum.role === 'price' && hurts(sum)) sum.role = 'pain';
  return sums;
}

const PER_UNIT: Phrases = {
  es: [
    'al (mes|ano|dia)',
    'por (persona|mes|unidad|pedido|sesion|hora|noche|\\w+)',
    'mensual(es)?',
    'anual(es)?',
    'cada \\w+',
    'unidad',
  ],
  en: [
    '(a|per) (month|year|day|week|session|person|hour|night|head|\\w+)',
    'an hour',
    'each',
    'monthly',
    'yearly',
    'subscription',
  ],
};

/** The part of the clause that speaks of this amount: from the one before it to the one after it. */
function around(text: ReadText, span: Span, clause: Span, amounts: readonly Span[]): string {
  const before = amounts.filter(({ end }) => end <= span.start).at(-1)?.end ?? 0;
  const after = amounts.find(({ start }) => start >= span.end)?.start ?? text.folded.length;
  // What stands right before the next amount speaks of that one.
  const end = after < clause.end ? Math.min(after, span.end + AFTER_AMOUNT) : clause.end;
  return text.folded.slice(Math.max(clause.start, before), end);
}

const SPENT_TODAY: Phrases = {
  es: ['(hoy|ahora|actualmente) __ (compra|paga|gasta|pierde|cuesta|cobra|tira)[n]?'],
  en: ['(today|now|currently) __ (buy|pay|spend|lose|cost|charge|throw)s?'],
};

function moneyRole(text: ReadText, span: Span, clause: string, pieces: Structure['pieces']): Sum['role'] {
  if (matches(clause, MARKET_WORDS)) return 'size';
  if (matches(clause, REVENUE)) return 'revenue';
  if (matches(clause, COST_WORDS) || /^\W*(?:and |y )?costs?e?s?:? (?:de |of )?[£$€]?\d/.test(clause))
    return 'cost';
  if (matches(clause, SURE_PRICE_WORDS)) return 'price';
  if (matches(clause, WORKAROUND)) return 'pain';
  const piece = pieces.find(({ start, end }) => start <= span.start && span.start < end);
  if (piece && !piece.own && matches(sliceOf(text, piece), SPENT_TODAY)) return 'pain';
  const pain = matches(clause, PAIN) || matches(sliceOf(text, sentenceOf(text, span)), LOSING);
  return pain ? 'pain' : 'price';
}

/** Whether a stretch of folded text holds one of the phrases. */
function matches(folded: string, phrases: Phrases): boolean {
  return find({ folded }, phrases).length > 0;
}

function beginsWith(folded: string, phrases: Phrases): boolean {
  const trimmed = folded.trimStart();
  return find({ folded: trimmed }, phrases)[0]?.start === 0;
}

function isPriceTalk(text: ReadText, span: Span, money: readonly Sum[]): boolean {
  if (!/^(pag|pay|car[oa]|sin |no (comm|lock|contr|minim)|gast|spen)/.test(sliceOf(text, span))) return false;
  const { start, end } = clauseOf(text, span);
  return (
    /^sin (comis|perman)|^no (comm|lock)/.test(sliceOf(text, span)) ||
    money.some((sum) => sum.role === 'price' && start <= sum.start && sum.start < end)
  );
}

function specificCustomers(text: ReadText, { groups }: Structure): Span[] {
  const known = find(text, CUSTOMERS).filter((span) => {
    const word = sliceOf(text, span);
    if (isDenied(text, span)) return false;
    const before = text.folded.slice(Math.max(0, span.start - 40), span.start);
    if (OPENING.test(before)) return false;
    if (
      /^(?:people|gente|personas|quienes|those|anyone|adults|men|los|las|chic[oa]s) (?:who|that|que) /.test(
        word,
      )
    )
      return true;
    if (
      /(s|people|women|elderly|pescadores)$/.test(word.split(' ')[0] ?? '') ||
      /(s|people|women|elderly)$/.test(word)
    )
      return true;
    return SINGULAR_CUSTOMER.has(before.trim().split(/\s+/).at(-1) ?? '');
  });
  const doers = [...text.folded.matchAll(DOERS)]
    .map(([word], index, all) => ({ word, start: all[index]?.index ?? 0 }))
    .filter(({ word }) => !VERB_END.test(word))
    .map(({ word, start }) => ({ start, end: start + word.length }))
    .filter((span) => !isDenied(text, span));
  const named = [...text.folded.matchAll(CUSTOMER_AFTER)]
    .filter(
      ([, between = '', head = '']) =>
        !NOT_CUSTOMERS.has(head) &&
        !words(between).some((word) => NOT_CUSTOMERS.has(word)) &&
        !VERB_END.test(head),
    )
    .map((match) => {
      const length = (match[1] ?? '').length + (match[2] ?? '').length;
      const end = match.index + match[0].length;
      return { start: end - length, end };
    })
    .filter((span) => PERSON_END.test(sliceOf(text, span)) && !isDenied(text, span));
  return [...known, ...doers, ...named, ...groups.filter((span) => !isDenied(text, span))].sort(
    (a, b) => a.start - b.start,
  );
}
/** Endings of words for people who do something, in either language: -ers, -ists, -dores, -istas, -eros… */
const PERSON_END =
  /(?:ers|ors|ists|ians|ees|ants|women|owners|dores|doras|istas|eros|eras|antes|entes|icos|icas|ogos|ogas|arios|arias)$/;
/** English names of those who do something, and folk of one kind; Spanish ones stand after an article or "para". */
const DOERS =
  /(?<![a-z-])(?:[a-z]{3,12}(?:holders|makers|keepers|goers|players|growers|owners|dealers|workers|drivers|minders|sitters|forwarders|undertakers|enters)|(?:older|younger|elderly|disabled|busy|jobless|working|local|single) (?:people|folk|adults|women|men|parents|mums|drivers)|(?:people|those|adults|men|women) (?:[a-z]{3,12}ing|with|over|under|living)|wheelchair users|(?:lads|girls|folk|townies|pensioners|toddlers|newcomers|parents)|holidaymakers|(?:gente|personas?) (?:mayor(?:es)?|ciega|sorda|enganchad[oa]s?|dependientes?)|(?:chic[oa]s|chavales|parad[oa]s|desemplead[oa]s|jubilad[oa]s) (?:de|mayores|que|en)|gente de (?:ciudad|pueblo|campo))(?![a-z])/g;
const VERB_END =
  /(?:others|orders|offers|numbers|papers|computers|trailers|containers|colors|colours|errors|sensors|floors|doors|transfers|covers|letters|dinners|prices|reminders|stickers|lockers|trousers|flyers|corners|flowers|jumpers|showers|towers|powers|layers|drawers|boilers|printers|scooters|chargers|filters|answers|matters|rivals|vouchers|headers|fingers|shoulders|summers|winters|members|burgers|monitors|motors|tractors|factors|elevators|mirrors|ofertas|diferentes|siguientes|importantes|calientes|plantas|restantes|distintos|basicos|horarios|necesarios|comentarios|formularios|numeros|primeros|dineros|euros|electronicos|mecanicos|fisicos|unicos|antes|servicios|instantes|constantes)$/;

const ANY_NUMBER = new RegExp(`(?<![a-z0-9])${NUMBER}`, 'g');
const COUNT_BEFORE = new RegExp(
  `(?<![€£$a-z0-9])(${NUMBER})\\s(?:(?:de|of|small|the|registered|independent|pequen[oa]s)\\s)?(?:[a-z-]{1,14}\\s){0,2}$`,
);

function marketSize(text: ReadText, customers: readonly Span[]): Span | undefined {
  const said = find(text, MARKET_SIZE).find(
    (span) =>
      isClaimed(text, span) &&
      /\d|millones|million|grow|crec|cada vez mas|more and more/.test(sliceOf(text, clauseOf(text, span))),
  );
  if (said) return said;
  // "12,000 dental clinics": a large number straight before the customer, which no sentence on tests speaks of.
  return customers.find((customer) => {
    const before = text.folded.slice(Math.max(0, customer.start - 34), customer.start);
    const found = COUNT_BEFORE.exec(markNumbers(before));
    const value = found?.[1]
      ? numberValue(before.slice(found.index, found.index + found[1].length))
      : undefined;
    return value !== undefined && value >= 100 && !isPlan(text, customer);
  });
}

/** Without a figure these are only words. */
const NOUNS_OF_TRADE =
  /^(?:ventas|sales|contrat|signed contr|turnover|facturacion|ingresos|revenue|monthly|recurring|mrr|retenc|retent|churn|clientes|repeat|vend|sold)/;

/** The best evidence the text gives, as the rubric's level. Plans and denials are none. */
function readEvidence(text: ReadText, numbers: readonly Span[], structure: Structure): Signals['evidence'] {
  const counted = (span: Span) => {
    const { start, end } = sentenceOf(text, span);
    return numbers.some((number) => start <= number.start && number.start < end);
  };
  const claimed = (phrases: Phrases) => find(text, phrases).filter((span) => isClaimed(text, span));
  const paying = find(text, PAYING).filter(
    (span) => isClaimed(text, span) || /^(cero|ning|sin|zero|no|none|nobody)/.test(sliceOf(text, span)),
  );
  const testing = claimed(TESTS);
  const talking = claimed(TALKS);
  const first = (spans: readonly Span[], level: Signals['evidence']['level']) =>
    spans[0] ? { level, at: spans[0] } : undefined;
  return (
    first(paying.filter(counted), 5) ??
    first(structure.traded ? [structure.traded] : [], 5) ??
    first(testing.filter(counted), 4) ??
    first(structure.tried ? [structure.tried] : [], 4) ??
    first(
      paying.filter((span) => !NOUNS_OF_TRADE.test(sliceOf(text, span))),
      3,
    ) ??
    first(testing, 3) ??
    first(talking, 3) ??
    first(structure.asked ? [structure.asked] : [], 3) ??
    first(
      find(text, OWN_EXPERIENCE).filter((span) => !isDenied(text, span)),
      2,
    ) ?? { level: 1, at: undefined }
  );
}

function inClause(text: ReadText, of: Span, others: readonly Span[]): boolean {
  const { start, end } = clauseOf(text, of);
  return others.some((other) => start <= other.start && other.start < end);
}

function isClaimed(text: ReadText, span: Span): boolean {
  return !isDenied(text, span) && !isPlan(text, span);
}

function isDenied(text: ReadText, span: Span): boolean {
  const { start } = clauseOf(text, span);
  const from = Math.max(start, span.start - NEGATION_REACH);
  const before = text.folded.slice(from, span.start);
  return find({ folded: before }, NEGATION).some(
    ({ end }) => !/\b(solo|only|but|sino)\b/.test(before.slice(end)),
  );
}

function isPlan(text: ReadText, span: Span): boolean {
  const { start } = clauseOf(text, span);
  return matches(text.folded.slice(start, span.end), FUTURE);
}

function perSentence(text: ReadText, spans: readonly Span[]): Span[] {
  const seen = new Set<number>();
  return spans.filter((span) => {
    const { start } = sentenceOf(text, span);
    return !seen.has(start) && seen.add(start);
  });
}

function distinct(text: ReadText, spans: readonly Span[]): Span[] {
  const seen = new Set<string>();
  return spans.filter((span) => {
    const words = sliceOf(text, span);
    return !seen.has(words) && seen.add(words);
  });
}

/** Words that lead in whom it is for. */
const LED_IN =
  /(?:para|for|ayuda(?:r|mos)? a|helps?|clientes?:?|customers?:?|dirigid[oa] a|aimed at)\s(?:\S{1,12}\s){0,1}$/;

/** A place by its own name: "en Zaragoza", "around Leeds"; common words for places are none. */
export function placeName({ text, market }: Signals): string | undefined {
  const said = market.place && text.typed.slice(market.place.start, market.place.end);
  if (said && /^\p{Lu}\p{Ll}/u.test(said)) return said;
  return NAMED_PLACE.exec(text.typed)?.[1];
}
const NAMED_PLACE =
  /(?<=\p{L}[^.!?]{0,200}\s(?:en|de|por|in|around|near|across|at)\s)(?!Hacienda|Internet|WhatsApp|Instagram|Telegram|Google|YouTube|TikTok|Facebook|Navidad|Christmas|January|February|March|April|May|June|July|August|September|October|November|December|Excel|Booking|Amazon|English|Spanish|AI\b)(\p{Lu}\p{Ll}{3,13})(?!\p{L})/u;

/** The customer as the text names it, with what follows closely: «clínicas dentales de barrio». */
export function customerName({ text, customer }: Signals): string | undefined {
  const compared = find(text, COMPARISON).map((span) => sentenceOf(text, span).start);
  const aptness = (span: Span) =>
    (LED_IN.test(text.folded.slice(Math.max(0, span.start - 24), span.start)) ? 2 : 0) +
    (/(s|people|women)$|^(people|gente|personas|those|quienes)/.test(sliceOf(text, span)) ? 2 : 0) -
    (compared.includes(sentenceOf(text, span).start) ? 3 : 0) -
    (/^(?:hij|nin|children|kids)/.test(sliceOf(text, span)) ? 1 : 0);
  const first = [...customer.specific].sort((a, b) => aptness(b) - aptness(a) || a.start - b.start)[0];
  if (!first) return undefined;
  const clauseEnd = clauseOf(text, first).end;
  const rest = text.folded.slice(first.end, clauseEnd);
  const more =
    /^(?: [a-z]{4,14}(?:les|nas|nos|ras|tes|cas|cos|das|dos)(?![a-z])){0,2}(?: (?:de|con|del|en|of|with|in|without|sin) [a-z0-9]{1,14}(?: [a-z0-9]{4,14})?)?/.exec(
      rest,
    )?.[0] ?? '';
  const before =
    /(?:small|independent|dental|family|local|young|older|busy|rural|freight|bee|small-town|mussel|single-vet|mid-sized|wheelchair|campsite) $/.exec(
      text.folded.slice(Math.max(0, first.start - 14), first.start),
    )?.[0] ?? '';
  return text.typed
    .slice(first.start - before.length, first.end + more.length)
    .replace(/\s+/g, ' ')
    .trim()
    .replace(
      /\s(?:pierden|pagan|gastan|esperan|tiran|tienen|rechazan|compran|usan|tardan|lose|pay|spend|wait|get|use|buy|learn)$/i,
      '',
    )
    .replace(/\s(?:and|or|y|e|o|que|who|to|a|de|con|in|en|the|la|el|have|has|had|han|ha|are|is)$/i, '');
}

export function quoted(signals: Signals, span: Span | undefined): string | undefined {
  return span && (quote(signals.text, span) || undefined);
}
