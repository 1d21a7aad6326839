import { has } from './cues.ts';
import type { Sentence } from './text.ts';
import { further } from './words/further.ts';

/** Where the head of a noun phrase ends. */
const HEAD_END = {
  es: /(?:[,:;(–—]| - |$)|(?<![a-z])(?:de|del|para|pa|que|q|con|en|por|al?|sin|dentro|sobre|contra|hech[oa]s?|donde)(?![a-z])/,
  en: /(?:[,:;(–—]| - |$)|(?<![a-z])(?:for|of|that|which|who|where|with|to|under|inside|outside|near|beside|behind|along|across|above|in|on|from|at|by|around|over|between|so|like|unlike|(?<=[a-z§] )(?!used)[a-z]{2,}ed|made|sold|sent|built|sewn|cut)(?![a-z])/,
} as const;
/** Words that never occur in the head of an offer: pronouns, auxiliaries, verbs that stand alone. */
const NOT_IN_HEAD = {
  es: /^(?:cada|el|la|los|las|mis?|tus?|sus?|nuestr[oa]s?|much[oa]s|algun[oa]s|hay|no|nadie|ya|se|te|me|nos|les?|lo|cuando|si|como|tod[oa]s|quien|somos|soy|yo|ell[oa]s|aqui|hoy|ahora|desde|porque|pero|y|en|al?|para|por|de|ni)(?![a-z])|(?:^|[^a-z])(?:es|son|esta|estan|hay|tiene|tienen|va|van|se|no|nos|me|les?)(?![a-z])|^(?!resumen|examen|imagen|almacen)[a-z]{3,}[ae]n(?![a-z])|(?:^|[^a-z])[a-z]{2,}(?:aron|ieron)(?![a-z])|^(?:saldria|seria|costaria|valdria|tendria|podria|haria|habria)(?![a-z])/,
  en: /^(?:first|last|next|this|the|anyone|everyone|somebody|what|i|we|he|she|it|they|you|there|when|if|because|nobody|no|most|many|my|our|their|people|every|each|some|ok|so|and|but|basically|gave|sold|ran|did|came|went|got|took|told|asked|showed|lent|tried)(?![a-z])|(?:^|[^a-z])(?:said|says|told|bought|paid|asked|is|are|was|were|has|have|had|do|does|can|cannot|will|would|could|gets?|goes?|needs?|wants?|it|them|us|only|never|always|often|just|[a-z]+n't)(?![a-z])|[a-z] (?:the|an?|my|our|their|your)(?![a-z])|^(?:an?|one|each) (?:[a-z-]+ )+[a-z]+[^su\W]s$|^(?:[a-z-]+ )*[a-z-]{2,}[^s\W]s (?!and|or|&)[a-z]/,
} as const;
const HEAD_WORDS_MAX = 7;
const SENTENCE_WORDS_MIN = 3;

/** “Vender el grano a oficinas” offers something after the problem; “Pedir cita es una lotería” may be the problem. */
export const startsWithInfinitive = ({ folded, language }: Sentence) =>
  language === 'es' && /^(?!tuper|taller|alquiler|bar|hogar|escaner|mujer)[a-z]+[aei]r(?![a-z])/.test(folded);

/** Whether the sentence names a thing without a verb, as people do for an offer: “A locker that lends drills”. */
export function isFragment(sentence: Sentence): boolean {
  const { folded, language, preterite } = sentence;
  const end = folded.search(HEAD_END[language]);
  const head = folded.slice(0, end).trim();
  // “Retails at £5” has a verb.
  if (/^\S*$|s$/.test(head) && /^(?:at|for|from|en|a) (?:[a-z]+ )?[\d$£€]/.test(folded.slice(end).trim()))
    return false;

  if (startsWithInfinitive(sentence) || folded.split(' ').length < SENTENCE_WORDS_MIN) return false;
  if (head === '' || /\d/.test(head) || head.split(' ').length > HEAD_WORDS_MAX) return false;
  if ((preterite >= 0 && preterite < end) || has({ folded: head, language }, further.happened)) return false;
  return (
    !NOT_IN_HEAD[language].test(head) &&
    !/(?:^| )(?:prices?|fees?|precios?|cuotas?|tarifas?)(?: |$)/.test(head)
  );
}

/** Whether several people or organisations are the head of the phrase: “Delis and farm shops around Bath”. */
export function isHeadedByPeople({ marked, language }: Sentence): boolean {
  const head = marked.slice(0, Math.max(0, marked.search(HEAD_END[language]))).trim();
  return head.endsWith('s§') || (language === 'es' && /^§[^§]*s§/.test(head));
}
