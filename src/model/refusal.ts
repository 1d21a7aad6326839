import { alternatives } from '../domain/text-matching.ts';
import type { ReadSection } from './json/document-values.ts';
import { someText } from './json/json-value.ts';

/** In UTF-16 units. Longer prose is an essay that ignores the format, not a refusal. */
const REFUSAL_MAX_LENGTH = 1500;

/** In UTF-16 units. A refusal declines in its first words; a description of the idea may use such words later. */
const DECLINING_WITHIN = 90;

const DECLINING_WORDS = String.raw`
niego|rechaz\w+|declin\w+|lamento|disculp\w+|abst[eé]n\w+|lo siento|siento (?:no|mucho|decir\w*)|(?:me|nos) (?:es|resulta) imposible
infring\w+|incumpl\w+|bloquead\w+|directrices
(?:prefer|rather) not|sorry|refus\w+|apolog\w+|unable|violat\w+|blocked|guidelines|inappropriate
(?:i|we) (?:cannot|won['’]t|can['’]t|must not)
désol\w+|ne (?:peux|puis)|kann (?:ich )?(?:nicht|keine)|tut mir leid|desculp\w+|não (?:posso|podemos|vou)|non posso|mi dispiace|no puc|helaas`;
/** A negation and, after at most three words, a word for ability, permission, will, suitability or answering. */
const DECLINED = String.raw`
(?:no|ni|nunca|tampoco) (?:\S+ ){0,3}(?:pued[eo]|podemos|podr\w+|poder|posible|permit\w+|autori\w+|voy|vamos|deb[eo]\w*|quier[oe]|dese\w+|har[éeá]\w*|respond\w+|contest\w+|ayud\w+|colabor\w+|particip\w+|proporcion\w+|atend\w+|eval\w+|analiz\w+|valor\w+|juzg\w+|opin\w+|coment\w+|redact\w+|apropiad\w+|adecuad\w+|aceptab\w+)
(?:not|never|cannot|\w+n['’]t) (?:\S+ ){0,3}(?:able|possible|permitted|allowed|going|help\w*|assist\w*|answer\w*|respond\w*|evaluat\w+|analy[sz]\w+|rat\w+|discuss\w*|comment\w*|engag\w+|provid\w+|writ\w+|generat\w+|appropriate|comfortable|something (?:i|we)|processed)`;
/** In other scripts, some of which have no spaces between words. */
const DECLINING_IN_OTHER_SCRIPTS =
  '抱歉|对不起|无法|不能|申し訳|できません|죄송|извините|не могу|آسف|لا أستطيع';
const DECLINING = new RegExp(
  String.raw`(?<!\p{L})(?:${alternatives(DECLINING_WORDS)}|${alternatives(DECLINED)})(?!\p{L})|${DECLINING_IN_OTHER_SCRIPTS}`,
  'iu',
);
/** A text with brackets is a malformed answer, not a refusal. */
const BRACKET = /[{}[\]]/;

/** Whether an answer without an object in it declines to answer: short prose, without brackets, that begins by declining. */
export function isRefusal(text: string): boolean {
  return text.length <= REFUSAL_MAX_LENGTH && !BRACKET.test(text) && isDeclining(text);
}

function isDeclining(text: string): boolean {
  return DECLINING.test(text.slice(0, DECLINING_WITHIN));
}

/** An answer counts as a refusal when it has at least this many texts and all of them are refusals. */
const TEXTS_NEEDED = 3;
/** In UTF-16 units. Verdicts and other allowed values are single words, at most this long, and do not count as texts. */
const WORD_MAX_LENGTH = 20;

/**
 * Holds sections back until one of them has a text that is not a refusal. A model that is forced into a schema and declines
 * writes "Lo siento, pero no puedo…" into every text, and the single words between those texts are not a report. The verdict
 * `harmful` opens the gate too, because it is a judgement.
 */
export class RefusalGate {
  #isOpen = false;
  #held: ReadSection[] = [];
  #refusals = 0;

  pass(sections: readonly ReadSection[]): readonly ReadSection[] {
    if (this.#isOpen) return sections;
    this.#held.push(...sections);
    const isJudged = sections.some(({ field, value }) => field === 'verdict' && value === 'harmful');
    return isJudged || sections.some(({ value }) => someText(value, this.#isOrdinaryText)) ? this.open() : [];
  }

  readonly #isOrdinaryText = (text: string): boolean => {
    const isRefusing = isDeclining(text);
    if (isRefusing) this.#refusals += 1;
    return !isRefusing && (text.includes(' ') || text.length > WORD_MAX_LENGTH);
  };

  open(): readonly ReadSection[] {
    this.#isOpen = true;
    return this.#held.splice(0);
  }

  get isRefusal(): boolean {
    return !this.#isOpen && this.#refusals >= TEXTS_NEEDED;
  }
}
