import { find } from '../text/phrases.ts';
import { type ReadText, type Span, sliceOf, words } from '../text/read-text.ts';
import { isDenied } from './claims.ts';
import { CUSTOMERS, EVERYONE, NOT_CUSTOMERS, QUALIFIERS } from './customer-words.ts';
import { type Proof, proofSpans } from './evidence.ts';
import type { Signals } from './read-signals.ts';
import { inside, type Statements } from './statements.ts';

/** Letters between a customer and what tells them apart. */
const QUALIFIER_REACH = 70;

/** Whom it is for, as far as the text names them. */
export function readCustomer(text: ReadText, statements: Statements, proof: Proof): Signals['customer'] {
  const specific = specificCustomers(text, groupsIn(text, statements, proof));
  return {
    specific,
    everyone: find(text, EVERYONE)[0],
    qualifier: find(text, QUALIFIERS).find((span) =>
      specific.some((customer) => Math.abs(customer.start - span.start) < QUALIFIER_REACH),
    ),
  };
}

const CUSTOMER_AFTER: RegExp =
  /(?<![a-z0-9])(?:para (?:los |las |unos |unas )?|ayuda(?:r|mos|n)? a (?:los |las )?|dirigid[oa]s? a (?:los |las )?|destinad[oa]s? a (?:los |las )?|clientes?(?: son)?:? (?:los |las )?|for (?:the )?|aimed at (?:the )?|help(?:s|ing)? (?:the )?|targeting (?:the )?|customers?(?: are)?:? (?:the )?|sell(?:s|ing)? to (?:the )?)((?:[a-z-]{3,16} ){0,2}?)([a-z-]{4,18}s)(?![a-z])/g;

const SINGULAR_CUSTOMER: ReadonlySet<string> = new Set(
  'cada por per each el la al the del every una un a'.split(' '),
);

const OPENING =
  /(?:abr(?:ir|o|iria|iremos|amos)|montar|poner|crear|open(?:ing)?|set up|start(?:ing)?|run|launch)\s(?:\S{1,12}\s){0,2}$/;

function specificCustomers(text: ReadText, groups: readonly Span[]): Span[] {
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

/** Groups of people or firms by their place in the sentence: who suffers, who is counted among those who came. */
function groupsIn(text: ReadText, { pieces }: Statements, proof: Proof): Span[] {
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
    if (inside(proofSpans(proof), piece).length === 0) continue;
    for (const count of inside(proof.counts, piece)) {
      const counted = COUNTED.exec(text.folded.slice(count.end, count.end + 40));
      if (counted?.[1]) add(count.end + counted[0].length - counted[1].length, counted[1]);
    }
  }
  return groups;
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
