import { FUTURE, MONEY, PAIN, PERCENT } from './lexicon-claims.ts';
import { find, findExpression, NUMBER, type Phrases, type ReadText, type Span, sliceOf } from './text.ts';

/** A statement: a sentence, or a part of one between semicolons, colons or dashes. */
export interface Piece extends Span {
  /** "We", "our", "I charge": those who tell the idea speak of themselves. */
  own: boolean;
  /** Something is lost, missing, late or not possible. */
  adverse: boolean;
}

const OWN: Phrases = {
  es: [
    'nosotr[oa]s',
    'nuestr[oa]s?',
    'nos',
    'yo',
    'mi',
    'mis',
    'me',
    '[a-z]{2,12}(amos|emos|imos|iamos)',
    '(cobro|vendo|alquilo|hago|llevo|quiero|preparo|ofrezco|monto|doy|soy|reparo|arreglo)',
  ],
  en: ["(we|i)('?(ve|d|re|m|ll))?", 'our', 'ours', 'us', 'my', 'me'],
};

/** Somebody cannot, does not or never does: told of others, it is a want. */
const CANNOT: Phrases = {
  es: [
    '(no|ni|nunca|apenas|casi nunca) (se |le |les |lo |la |los |las )?(?!hace|necesit|requier|competencia|hay competencia)[a-z]{2,14}(a|an|e|en|o|ia|ian)',
    'no (les |le )?(queda|da|hay|llega|cabe|sabe)[n]?',
    'nadie \\w+',
    'cuando (se|les|le) \\w+',
    '(poc[oa]s|muy pocos?|muy pocas?) \\w+',
    '(muy|demasiado) (car|lent|lej|tarde|deprisa|dificil|complicad|peligros|cansad)\\w*',
  ],
  en: [
    "(cannot|can'?t|do not|don'?t|does not|doesn'?t|will not|won'?t|is not|isn'?t|are not|aren'?t|has not|hasn'?t|have not|haven'?t|never|hardly|barely|rarely|seldom) (ever )?\\w+",
    'no (room|chance|place|way|time|one|help|idea|access|record|choice)',
    '(nobody|no one|nowhere|none|little chance) \\w+',
    'there (is|are) no \\w+',
    'when (it|they|he|she) \\w+',
    '(few|very few|too few) \\w+',
    '(too|very) (slow|far|late|expensive|dear|hard|dangerous|tired|embarrassed)',
  ],
};

/** What is spent, waited or thrown away, in the third person; with a quantity it is what the present way costs. */
const COSTS_THEM: Phrases = {
  es: [
    '(gasta|espera|pierde|tarda|tira|invierte|dedica|recorre|debe|desperdicia|desecha|malgasta)[n]?',
    'hace[n]? cola',
    'se (va|van|llevan?|gastan?|pasan?|tardan?)',
    '(les|le) (cuesta|lleva|supone|sale)[n]?',
    'sale[n]? a',
  ],
  en: [
    '(spend|wait|lose|waste|throw|queue|owe|miss|swallow|bin)s?',
    '(spending|waiting|losing|throwing|queuing|wasting|owing|missing|costing)',
    '(lost|wasted|binned|spent|delayed)',
    '(get|gets) stung',
    'down the drain',
    'their? \\w+ costs?',
    '(his|her|their) \\w+ costs',
    'sets? (them|him|her) back',
  ],
};

const TODAY: Phrases = {
  es: [
    'hoy( en dia)?',
    'ahora( mismo)?',
    'actualmente',
    'a dia de hoy',
    'hasta ahora',
    'normalmente',
    'lo normal',
    'suelen',
    'suele',
  ],
  en: [
    'today',
    'nowadays',
    'now',
    'currently',
    'at present',
    'at the moment',
    'these days',
    'right now',
    'until now',
    'usually',
    'normally',
    'tend to',
  ],
};

const GET_BY: Phrases = {
  es: [
    '(compra|paga|contrata|alquila|usa|llama|recurre|manda|apunta|lleva|pide|trae|copia|hace)[n]?',
    'acaba[n]? \\w+ndo',
    'a mano',
    'con un excel',
    'por taxi',
    'en taxi',
  ],
  en: [
    '(buy|pay|hire|rent|use|ring|call|send|post|write|keep|copy|travel|drive)s?',
    'end(s)? up \\w+ing',
    'by hand',
    'by taxi',
    'in a spreadsheet',
    'buying',
    'paying',
    'hiring',
    'using',
  ],
};

/** Amounts of time, distance or matter, and shares of a whole. */
const QUANTITY: Phrases = {
  es: [
    '# (horas?|dias?|semanas?|mes|meses|anos?|minutos?|veces|noches?|mananas?|tardes?|km|kilometros|kilos?|kg|toneladas?|litros?|viajes|visitas|llamadas|clases)',
    '(una|media|dos) (hora|manana|tarde|jornada)s?',
    'medi[oa] (ano|dia|manana|hora|mes)',
    '(un[oa]?|#) de cada (#|cien|cinco|diez|cuatro|tres)',
    'de cada (cien|diez|cinco) \\w+',
    '(la mitad|un tercio|un cuarto|tres cuartos|la cuarta parte|dos tercios) de',
    '#\\s?%',
    '# por ciento',
    'dias enteros',
    'tardan? meses',
    '# ([a-z]+ )?de (cada )?#',
  ],
  en: [
    '# (hours?|days?|weeks?|months?|years?|minutes?|times|nights?|mornings?|afternoons?|miles|km|kilos?|kg|tonnes|litres|trips|visits|calls|classes)',
    '(an|half an|a couple of) (hour|hours|morning|afternoon|days|weeks)',
    '(half a|a whole|a) (year|day|morning|week|month|decade)',
    '(one|#) (\\w+ )?in (every )?(#|a hundred|five|ten|four|three|eight)',
    'in every (hundred|ten|five)',
    '(half|a third|a quarter|three quarters|two thirds) of',
    '#\\s?%',
    '# per cent',
    'days on end',
    'wait months',
    '# (\\w+ )?out of #',
  ],
};

/** Others who already sell to the same people, named as others: naming them is a comparison. */
const RIVALS: Phrases = {
  es: [
    'el resto (de [a-z]+ )?(no|solo|da|cobra|tarda|pide|vende|hace)\\w*',
    'frente a l[oa]s # que (pide|cobra)\\w*',
    '(las|los|hay|sus) (otr[oa]s|demas|grandes|tradicionales|generalistas) \\w+',
    '(otr[oa]s|varias|algunas) (apps|aplicaciones|plataformas|marcas|empresas|tiendas|webs|herramientas|opciones|basculas|maquinas|academias|escuelas|talleres|servicios|programas|cursos)',
    'l[oa]s ([a-z]+ ){0,4}que (ya )?(hay|existen|se venden)',
    '(multinacionales|competidor[ae]s|la competencia)',
    '(un|una|el|la) (?!suscrip|cuota|licen|caja|sesion|servicio|app|clase|entrada)\\w+ (\\w+ )?(cuesta|vale) ([a-z]+ )?# ([a-z]+ ){0,3}(y (no|solo)|pero)',
    '[a-z]+ (grandes|conocid[oa]s|tradicionales|actuales|convencionales|industriales|existentes|ultracongelad[oa]s?|online|oficial(es)?)( \\w+)? (no|solo|ni|cuesta|cobra|cierra|tarda|exig|pid|falla|hace|estan|son|llega|dej|dice|vend|se)\\w*',
  ],
  en: [
    'everyone else (only|gives|charges|takes|asks|sells|makes|wants|will|won)\\w*',
    '(others|the rest) (only|give|charge|take|ask|sell|make|want|won)\\w*',
    '(big|large|traditional|high[- ]street|conventional|existing|established) [a-z]+s (only|do not|don|won|can|want|ask|charge|take|need|close|never|refuse|post)\\w*',
    '(the )?(other|rival|existing|current|big|large|ordinary|standard|traditional|generic|usual|conventional|previous|frozen|off-the-shelf|high[- ]street|well-known) ([\\w-]+ )?(?:apps|scales|suites|systems|services|brands|chains|shops|platforms|tools|packages|catalogues|contractors?|providers?|agencies|courses|crammers|companies|firms|services|websites|bookkeepers|suppliers|products|options|machines|schools|garages|walkers|software|salons?)',
    '(multinationals|competitors|rivals|incumbents)',
    'an? (?!subscription|fee|licence|box|session|class|ticket)[\\w-]+ (\\w+ )?(costs|is|sells for) ([a-z]+ )?# ([a-z]+ ){0,4}(and (only|not|lives)|but)',
    'official \\w+ (tells|says|gives)',
    "what'?s (about|out there|on offer)",
  ],
};

/** Suppliers of something, with what they do or do not do: a comparison when those who tell set themselves against it. */
const SUPPLIERS: Phrases = {
  es: [
    '(marcas?|cadenas?|plataformas?|agencias?|talleres|tiendas?|gestorias?|academias?|catalogos?|sistemas?|apps|aplicaciones|programas|consultor[ae]s|empresas|proveedor[ae]s?|mensajeri[ao]s?|buscador[ae]s|portales|supermercados|franquicias|aseguradoras|bancos|inmobiliarias|centros|cursos|gestor|charlas|mutuas|laboratorios) ([a-z]+ ){0,4}(no|solo|ni|cuestan?|cobran?|cierran?|tardan?|exig|pid|falla|olvid|trabaja|hacen?|se|vend|son|dan|lleg|recog|ofrec|dej|manda|explic|entreg)\\w*',
  ],
  en: [
    '(couriers|agencies|supermarkets|chains|catalogues|contractors|consultants|bookkeepers|platforms|insurers|banks|websites|talks|shops|garages|brands|suppliers|apps|systems|agents|schools|courses|labs|programmes|companies) ([a-z]+ ){0,4}(only|do|don|are|cannot|can|cost|charge|take|close|shut|fail|slip|drop|keep|offer|make|need|want|rush|sell|give|have|still|will|won)\\w*',
  ],
};

/** The turn from the others to oneself. */
const TURN: Phrases = {
  es: [
    'nosotr[oa]s',
    '(el|la|los|las|lo) nuestr[oa]s?',
    'nuestr[oa]s?',
    'aqui',
    'con nosotros',
    'est[oe] (se|va|sirve|funciona)',
    'yo',
    '[a-z]{2,12}(amos|emos|imos)',
  ],
  en: ["we('?(ve|d|re|ll))?", 'ours', 'our', 'here', 'with us', 'this (one|goes|works)', "i('?(ve|d|m))?"],
};

/** "Ours", said only against somebody else's. */
const OURS: Phrases = {
  es: ['(el|la|los|las|lo) nuestr[oa]s?(?! \\w*(cliente|idea|servicio))', 'los nuestros'],
  en: ['ours'],
};

/** Words that set a way of doing it against another. */
const CONTRAST: Phrases = {
  es: [
    'en (vez|lugar) de',
    'sin (tener que|necesidad de|depender de|esperar|\\w+(ar|er|ir)(lo|la|los|las|se)?)',
    'mientras( que)?',
    'nada (que ver con|de \\w+)',
    'y (no|nunca) (un|una|el|la|los|las|de|piti)\\w*',
    'frente a',
    'y poco mas',
    'vale[n]? (para|con|en) (cualquier|tod)\\w*',
    'cualquier marca',
    'con el \\w+ que (ya )?tenga[n]?',
    'en el mismo dia',
    'el mismo dia',
    'en menos de #',
    'en (#|una) (minutos?|horas?)',
    'garantizad\\w+ en',
    'hay \\w+ (\\w+ ){0,4}pero',
  ],
  en: [
    'instead of',
    'in place of',
    'without (having to|needing|depending|waiting|\\w+ing)',
    'whereas',
    'while (the|other|big|most|existing)',
    'rather than',
    'as against',
    'nothing like',
    'no (clunky|need to|ladders|installation|contract|lock-in) ?\\w*',
    'and not much (else|besides)',
    '(works|goes|fits) (on|with|in) any \\w+',
    'any make',
    'same[- ]day',
    'the same day',
    '(in|within|inside) (under |less than )?# (minutes|hours)',
    'there (are|may be) \\w+ (\\w+ ){0,4}but',
    'unlike',
  ],
};

/** People paid, bought, renewed or kept sending work. */
const TRADED: Phrases = {
  es: [
    'pagando',
    'pagad[oa]s?( por adelantado)?',
    'pagan(?! (hasta|entre|de mas|demasiado))',
    '(nos|me) (compra|paga|contrata|encarga|manda|envia|pide|renueva|alquila)[n]?',
    '(nos|me|lo|la) (han )?(comprado|pagado|contratado|encargado|renovado|alquilado|mandado)',
    '(han|ha) (\\w+ )?(comprado|pagado|contratado|renovado|repetido|vuelto|encargado)( \\w+)?',
    '(compraron|pagaron|contrataron|renovaron|repitieron|encargaron|volvieron)',
    'renov\\w+',
    'renuev\\w+',
    'repite[n]?',
    'suscrit[oa]s',
    'suscriptor\\w+',
    'domicili\\w+',
    'vendid[oa]s',
    '(vendimos|facturamos|alquilamos|servimos|entregamos)',
    '(hemos|llevamos|he) (vendido|facturado|servido|entregado|alquilado|reparado)',
    '(alquileres|pedidos|reparaciones|encargos|servicios|reservas|ventas|consultas|clases) (\\w+ )?(hasta ahora|en (enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)|el (mes|ano|verano|invierno) pasado|desde|la (semana|temporada) pasada|este (mes|ano))',
    'clientes? (fijos?|de pago|actuales|activos?|habituales)',
    'tenemos (ya )?(a )?# (\\w+ )?(clientes|clientas|socios|abonados|alumnos|suscriptores)',
    'bajas?:? (una|ninguna|cero|#)',
    '(cero|ninguna) bajas?',
    'ningun[oa] se ha (ido|dado de baja|marchado)',
    'llevan # (meses|anos) con (nosotr[oa]s|el servicio)',
  ],
  en: [
    'paying(?! (too|over|up|between))',
    'paid(?! (for by|too|late))( for| ahead| up front)?',
    'pay(?! (between|over|up|too|£|\\$|€|#))',
    'pay (us|me)',
    '(hire|send|order|buy|rent)(s|ed)? (from )?(us|me)',
    '(sent|ordered|bought|commissioned) (us|from us|me)',
    '(have|has) (\\w+ )?(bought|paid|hired|renewed|returned|reordered|ordered|sent us)( \\w+)?',
    '(bought|hired us|renewed|reordered|came back|returned for)',
    'renew\\w*',
    'repeat(ed)?',
    'subscribed',
    'subscribers',
    'direct debits?',
    'sold',
    '(we|i) (sold|invoiced|billed|rented|served|delivered|repaired)',
    "(we|i)('?ve| have) (sold|invoiced|billed|served|delivered|rented|repaired)",
    'invoices? came to',
    '(rentals|orders|repairs|jobs|commissions|bookings|sales|sessions) (\\w+ )?(so far|to date|since|in (january|february|march|april|may|june|july|august|september|october|november|december)|last (month|year|week|summer|season|winter)|this (month|year))',
    '(regular|paying|current|active|repeat) (customers?|clients?|members)',
    '(we|i) (already )?have # (\\w+ )?(customers|clients|members|pupils|subscribers)',
    'churn',
    '(zero|no) cancellations',
    'none (has|have) (left|cancelled|gone)',
    '(have been )?with us for # (months|years)',
    'went out # times',
  ],
};

/** People tried it, signed or put their name down. */
const TRIED: Phrases = {
  es: [
    'prueba[ns]?',
    'probad[oa]\\w*',
    'probaron',
    'pilotos?',
    '(lo|la|los|las|nos) (usa|utiliza|tiene|emplea)[n]?',
    '(lo|la) (han )?(usado|utilizado)',
    'usaron',
    'apuntad[oa]s?',
    'se apuntaron',
    'inscrit[oa]s',
    'firmad[oa]s?',
    'firmaron',
    '(han|ha) firmado',
    'acuerdos? (con|firmad)\\w*',
    'convenio\\w*',
    'reservad[oa]s?',
    'reservas',
    'listas? de espera',
    'preventas?',
    'desde (enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|hace|20\\d\\d|el (verano|invierno|otono|ano))',
    'con nosotr[oa]s',
    '(temporada|curso|campana|verano|invierno) (pasad[oa]|de prueba)',
    'campanas en',
    'en (nueve|seis|tres|#) meses',
    'semanales desde',
  ],
  en: [
    'trial(s|led|ling)?',
    'tested',
    'tried it',
    'pilots?',
    '(use|using|used|have|has had|got) it',
    'have used',
    '(signed|put their names?)( up| down)?',
    'joined',
    'enrolled',
    'on board',
    'agreements? with',
    'an? \\w+ agreement',
    'booked',
    'bookings',
    'wait(ing)?[- ]?list\\w*',
    'waiting',
    'pre-?orders?',
    'since (january|february|march|april|may|june|july|august|september|october|november|december|last|20\\d\\d|the (summer|spring|autumn|winter))',
    'with us',
    'last (season|summer|year|term|winter|spring|autumn|month)',
    '(seasons|months) on',
    '(in|over) (nine|six|three|#) months',
    'a week since',
    'in (january|february|march|april|june|july|august|september|october|november|december)',
  ],
};

/** People were asked. */
const ASKED: Phrases = {
  es: [
    '(hemos|he) (hablado con|preguntado|entrevistado|visitado|encuestado)',
    'entrevist\\w+',
    'preguntad[oa]s',
    'me lo piden',
    'nos lo piden',
  ],
  en: [
    '(we|i) (have )?(talked to|talked with|spoke to|spoke with|asked|interviewed|visited|surveyed)',
    "(we|i)('?ve| have) (talked to|talked with|spoken to|spoken with|asked|interviewed|visited|surveyed)",
    'interview\\w+',
    'surveyed',
    'asking (me|us)',
    'always asking',
    'ask (me|us) for',
  ],
};

const UNITS =
  /^\s?(?:€|£|\$|%|euros?|eur|centimos|cents?|pence|pounds?|quid|dolares|dollars|pesos|p\b|c\b|por ciento|per ?cent|horas?|dias?|semanas?|mes(?:es)?|anos?|minutos?|hours?|days?|weeks?|months?|years?|minutes?|km|kg|kilos?|am\b|pm\b|de la (?:manana|tarde)|grados|o'clock)/;

/** What the text tells by its build more than by its words. */
export interface Structure {
  pieces: readonly Piece[];
  /** Groups of people or firms by their place in the sentence: who suffers, who is counted among those who came. */
  groups: readonly Span[];
  /** Statements on others that tell of a loss or a want. */
  wants: readonly Span[];
  /** Amounts of money, time or matter, and shares. */
  quantities: readonly Span[];
  /** What the present way costs: a quantity in such a statement. */
  costs: readonly Span[];
  /** What others do today to get by. */
  getsBy: Span | undefined;
  /** Others against us, in one statement or two in a row. */
  contrasts: readonly Span[];
  contrastMeasured: boolean;
  traded: Span | undefined;
  tried: Span | undefined;
  asked: Span | undefined;
}

export function readStructure(text: ReadText): Structure {
  const pieces = piecesOf(text);
  const money = findExpression(text, MONEY);
  const quantities = [...money, ...findExpression(text, PERCENT), ...find(text, QUANTITY)].sort(
    (a, b) => a.start - b.start,
  );
  const inside = (spans: readonly Span[], { start, end }: Span) =>
    spans.filter((span) => start <= span.start && span.start < end);
  const today = find(text, TODAY);
  const getBy = find(text, GET_BY);
  const planned = find(text, FUTURE);
  const counts = countsIn(text);
  const traded = firstCounted(text, TRADED, counts, money, planned);
  const tried = firstCounted(text, TRIED, counts, money, planned);
  const proof = [traded, tried].filter((span) => span !== undefined);
  const ofOthers = pieces.filter(
    (piece) => !piece.own && (piece.adverse || inside(proof, piece).length === 0),
  );
  const paidNow = (piece: Span) => inside(today, piece).length > 0;
  const costs = ofOthers.flatMap((piece) => {
    return piece.adverse || paidNow(piece) ? inside(quantities, piece) : [];
  });
  const groups = groupsIn(text, pieces, counts, proof);
  const rivals = find(text, RIVALS);
  const suppliers = find(text, SUPPLIERS);
  const turns = find(text, TURN);
  const oursIn = find(text, OURS);
  const marks = find(text, CONTRAST);
  const contrasts = pieces.flatMap((piece, index) => {
    const [supplier] = inside(suppliers, piece);
    const [mark] = inside(marks, piece);
    const [ours] = [...inside(rivals, piece), ...inside(oursIn, piece)];
    if (ours) return [ours];
    if (mark && (supplier || inside(quantities, piece).length > 0 || piece.end - piece.start > 40))
      return [mark];
    const next = pieces[index + 1];
    const against =
      supplier ??
      (inside(today, piece)[0] && inside(quantities, piece)[0] ? inside(today, piece)[0] : undefined);
    if (!against || piece.own !== false) {
      const turn = supplier && inside(turns, piece).find(({ start }) => start > supplier.end);
      return turn && supplier ? [supplier] : [];
    }
    const turned =
      inside(turns, piece).some(({ start }) => start > against.end) ||
      (next !== undefined && inside(turns, next).length > 0);
    return turned || (supplier && (piece.adverse || inside(quantities, piece).length > 0)) ? [against] : [];
  });
  return {
    pieces,
    groups,
    wants: ofOthers.filter(
      (piece) => piece.adverse || (paidNow(piece) && inside(quantities, piece).length > 0),
    ),
    quantities,
    costs,
    getsBy: ofOthers
      .flatMap((piece) =>
        paidNow(piece) || (piece.adverse && inside(quantities, piece).length > 0) ? inside(getBy, piece) : [],
      )
      .at(0),
    contrasts,
    contrastMeasured: contrasts.some(({ start }) => {
      const at = pieces.findIndex((piece) => piece.start <= start && start < piece.end);
      return [pieces[at], pieces[at + 1]].some((piece) => piece && inside(quantities, piece).length > 0);
    }),
    traded,
    tried,
    asked: find(text, ASKED).find((span) => !isAhead(text, span, planned)),
  };
}

function piecesOf(text: ReadText): Piece[] {
  const pieces: Piece[] = [];
  for (const sentence of text.sentences) {
    let { start } = sentence;
    const add = (end: number) => {
      const span = { start, end };
      if (end - start < 4) return;
      const folded = sliceOf(text, span);
      pieces.push({
        ...span,
        own: find({ folded }, OWN).length > 0,
        adverse: [PAIN, CANNOT, COSTS_THEM].some((phrases) => find({ folded }, phrases).length > 0),
      });
    };
    for (const match of sliceOf(text, sentence).matchAll(/[;:—–()]|\s-\s/g)) {
      add(sentence.start + match.index);
      start = sentence.start + match.index + match[0].length;
    }
    add(sentence.end);
  }
  return pieces;
}

/** Plural subject of what goes wrong, in its first words: "las funerarias de pueblo pierden", "freight forwarders get". */
const SUBJECT_ES =
  /^\W*(?:(?:hoy|ahora|actualmente|muchos|muchas|much[oa]s de|a)\s)?(?:los|las|muchos|muchas)\s([a-z]{4,16}[aeo]s|[a-z]{3,16}es)(?=\s)/;
const SUBJECT_EN =
  /^\W*(?:(?:today|currently|many|most|now|the)\s)?((?:[a-z-]{3,14}\s){0,2}?[a-z]{4,14}(?:ers|ors|ists|ians|ents|ants|ies|ops|els|ms|ks|ges|mes|ses|ctors|nts|ids|ils|bs|chools))(?=\s(?:[a-z]+\s){0,6}?(?:lose|get|pay|wait|spend|buy|need|have|cannot|can't|do|don't|still|throw|turn|bin|miss|use|want|struggle|waste|learn|run|are|keep|end)\s)/;
/** After a count: the people or firms that were counted. */
const COUNTED =
  /^\s(?:(?:de|of|the|our|mas|more|small|local|pequen[oa]s|independent|contract|\w+al)\s){0,2}([a-z]{4,16}s)(?![a-z])/;
const NOT_GROUPS =
  /(?:horas|dias|semanas|meses|anos|minutos|veces|euros|noches|hours|days|weeks|months|years|minutes|times|pounds|nights|units|unidades|visits|visitas|calls|llamadas|consultas|queries|orders|pedidos|boxes|cajas|trays|bandejas|items|prendas|tonnes|toneladas|kilos|cases|expedientes|cosas|things|precios|prices|apps|aplicaciones|personas|people|usuarios|users|empresas|companies|negocios|businesses|problemas|problems|datos|details|codes|claves|reviews|resenas|stars|estrellas|puntos|points|palabras|words|profiles|perfiles|menus|platos|courses|cursos|clases|classes|trajes|dresses|repairs|alquileres|rentals|closures|cierres|millones|names|nombres|lotes|batches|lists|listas|fotos|photos|servicios|services|productos|products|pisos|sistemas|systems|plataformas|platforms|marcas|brands|ratings|opiniones|others|numbers|papers|offers|trousers|covers|letters|computers|containers|sensors|errors)$/;

function groupsIn(
  text: ReadText,
  pieces: readonly Piece[],
  counts: readonly Span[],
  proof: readonly Span[],
): Span[] {
  const groups: Span[] = [];
  const add = (start: number, word: string | undefined) => {
    if (word && !NOT_GROUPS.test(word)) groups.push({ start, end: start + word.length });
  };
  for (const piece of pieces) {
    const folded = sliceOf(text, piece);
    if (piece.adverse && !piece.own) {
      const subject = SUBJECT_ES.exec(folded) ?? SUBJECT_EN.exec(folded);
      if (subject?.[1]) add(piece.start + subject[0].length - subject[1].length, subject[1]);
    }
    if (!proof.some(({ start }) => piece.start <= start && start < piece.end)) continue;
    for (const count of counts.filter(({ start }) => piece.start <= start && start < piece.end)) {
      const counted = COUNTED.exec(text.folded.slice(count.end, count.end + 40));
      if (counted?.[1]) add(count.end + counted[0].length - counted[1].length, counted[1]);
    }
  }
  return groups;
}

const COUNT = new RegExp(
  `(?<![a-z0-9€£$.,])(?:${NUMBER}|ambos|ambas|both|varios|varias|several|dozens|docenas|hundreds|cientos)(?![a-z0-9])`,
  'g',
);

/** Numbers of people or things: neither money nor time nor a share. */
function countsIn(text: ReadText): Span[] {
  return findExpression(text, COUNT).filter(({ end }) => !UNITS.test(text.folded.slice(end, end + 16)));
}

/** Letters between a count and what those counted did. */
const COUNT_REACH = 60;

function firstCounted(
  text: ReadText,
  phrases: Phrases,
  counts: readonly Span[],
  money: readonly Span[],
  planned: readonly Span[],
): Span | undefined {
  for (const span of find(text, phrases)) {
    if (isAhead(text, span, planned)) continue;
    const sentence = text.sentences.find(({ start, end }) => start <= span.start && span.start < end);
    if (!sentence) continue;
    const count = counts.find((count) => {
      if (count.start < sentence.start || count.start >= sentence.end) return false;
      const from = Math.min(count.end, span.end);
      const to = Math.max(count.start, span.start);
      if (to - from > COUNT_REACH) return false;
      return !money.some(({ start, end }) => start < to && end > from && start >= from);
    });
    if (count) return { start: Math.min(count.start, span.start), end: Math.max(count.end, span.end) };
  }
  return undefined;
}

/** A plan, a wish or a denial before it in its sentence. */
function isAhead(text: ReadText, { start: at }: Span, planned: readonly Span[]): boolean {
  const sentence = text.clauses.find(({ start, end }) => start <= at && at < end);
  const from = sentence?.start ?? 0;
  if (planned.some(({ start }) => from <= start && start < at)) return true;
  return /\b(?:no|not|nadie|nobody|sin|without|ningun\w?|todavia|yet|0|cero|zero)\s(?:\S{1,12}\s){0,2}$/.test(
    text.folded.slice(Math.max(from, at - 28), at),
  );
}
