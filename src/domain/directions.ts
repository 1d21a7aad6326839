import { foldedText } from './folded-text.ts';

/** `not up` is a negated growth, "did not grow"; `not down` a negated decline. */
type Direction = 'up' | 'down' | 'not up' | 'not down';

const UP =
  /(?<![a-z])(?:crec(?!ep)|aument|increment|sub(?:en?|io|ieron|ida|ido|iendo|ir)(?![a-z])|dispar(?:a|an|ado|ada|o|aron)(?![a-z])|auge|duplic|triplic|grow|grew|ris(?:e|es|en|ing)(?![a-z])|rose(?![a-z])|increas|climb|surg(?:e|ed|es|ing)(?![a-z])|soar|boom|doubl|expan[ds]|cre(?:o|aron)(?![a-z])|created|(?:went|go|goes|going|gone|is|are|was|were) up(?! to)(?![a-z])|up (?:by|from|\d))|(?<=% )(?:mas|more|higher)(?![a-z])|(?<![\w.,%]) ?\+ ?\d/g;
const DOWN =
  /(?<![a-z])(?:ca(?:en?|yo|yeron|ida|idas|er|ido|yendo)(?![a-z])|baj(?:an|aron|ada|ando)(?![a-z])|baj[ao](?= (?:un|el|la|del|los|las|mas|casi)\b| (?:de|a|desde|hasta) \d)|disminu|desc(?:en[ds]|ien)|reduc|reduj|decrec|declin|declive|desplom|retroc|contra(?:e|jo|ccion)(?![a-z])|fall(?:s|en|ing)?(?![a-z])|fell(?![a-z])|drop(?:s|ped|ping)?(?![a-z])|decreas|shr[iau]nk|plung|slump|contract(?:ed|ing|ion)|perdi(?:o|eron|endo)|pierd|lost(?![a-z])|losing|(?:went|go|goes|going|gone|is|are|was|were) down(?![a-z])|down (?:by|from|\d))|(?<=% )(?:menos|less|fewer|lower)(?![a-z])|(?<![\w.,%]) ?-\d/g;
const NEGATION =
  /(?<![a-z])(?:no|not|nunca|never|sin|without|ni|tampoco|hardly|apenas|n['"’]t|dej[ao]r?(?:on)? de|dejado de|stopped|stop)(?: [a-z]+)? $/;
/** UTF-16 units before a word in which a negation is looked for. */
const REACH = 24;

/** Whether a text speaks of growth or decline, in Spanish or English. */
export function directionsIn(text: string): ReadonlySet<Direction> {
  const plain = foldedText(text);
  const found = new Set<Direction>();
  for (const [pattern, said, denied] of [
    [UP, 'up', 'not up'],
    [DOWN, 'down', 'not down'],
  ] as const) {
    for (const { index } of plain.matchAll(pattern)) {
      found.add(NEGATION.test(plain.slice(Math.max(0, index - REACH), index)) ? denied : said);
    }
  }
  return found;
}

/** Whether a text says growth where the other says only decline or no growth, or the reverse. */
export function isReversed(text: string, other: string): boolean {
  const [said, against] = [directionsIn(text), directionsIn(other)];
  return (
    (said.has('up') && !against.has('up') && (against.has('down') || against.has('not up'))) ||
    (said.has('down') && !against.has('down') && (against.has('up') || against.has('not down')))
  );
}
