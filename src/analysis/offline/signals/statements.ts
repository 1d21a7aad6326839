import { findExpression } from '../text/numbers.ts';
import { find, type Phrases } from '../text/phrases.ts';
import { type ReadText, type Span, sliceOf } from '../text/read-text.ts';
import { MONEY, PERCENT } from './amounts.ts';
import { OWN } from './claim-words.ts';
import { PAIN } from './problem-words.ts';

/** What the text tells by its build more than by its words. */
export interface Statements {
  pieces: readonly Piece[];
  money: readonly Span[];
  /** Amounts of money, time or matter, and shares. */
  quantities: readonly Span[];
  /** "Nowadays", "usually": how it is done until now. */
  today: readonly Span[];
}

export function readStatements(text: ReadText): Statements {
  const money = findExpression(text, MONEY);
  return {
    pieces: piecesOf(text),
    money,
    quantities: [...money, ...findExpression(text, PERCENT), ...find(text, QUANTITY)].sort(
      (a, b) => a.start - b.start,
    ),
    today: find(text, TODAY),
  };
}

/** Those of the spans that start within another. */
export function inside(spans: readonly Span[], { start, end }: Span): Span[] {
  return spans.filter((span) => start <= span.start && span.start < end);
}

/** Statements on others that are not a proof of one's own, and whether each tells how it is done until now. */
export function ofOthers({ pieces, today }: Statements, proof: readonly Span[]) {
  return pieces
    .filter((piece) => !piece.own && (piece.adverse || inside(proof, piece).length === 0))
    .map((piece) => ({ ...piece, now: inside(today, piece).length > 0 }));
}

/** A statement: a sentence, or a part of one between semicolons, colons or dashes. */
export interface Piece extends Span {
  /** "We", "our", "I charge": those who tell the idea speak of themselves. */
  own: boolean;
  /** Something is lost, missing, late or not possible. */
  adverse: boolean;
}

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
