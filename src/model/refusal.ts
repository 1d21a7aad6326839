import type { ReadSection } from './json/document-values.ts';
import { someText } from './json/json-value.ts';

/** Longer prose is an essay that misses the format, not a refusal. UTF-16 units. */
const REFUSAL_MAX_LENGTH = 1500;

/** Refusals say so at once; in a description of the idea a negation comes later. UTF-16 units. */
const DECLINING_WITHIN = 90;

/** Words without which nobody declines, in Spanish, English and other languages of Europe; and in scripts without `\b`. */
const DECLINING_WORD =
  /\b(?:no|ni|nunca|tampoco|imposible|niego|rechaz\w+|declin\w+|lament\w+|siento|disculp\w+|abst\w+|impid\w+|prohíb\w+|prohib\w+|bloquead\w+|directrices|not|never|cannot|unable|sorry|refus\w+|apolog\w+|unfortunately|against|inappropriate|violat\w+|blocked|polic(?:y|ies)|guidelines|désol\w+|ne (?:peux|puis)|leider|nicht|kann keine|tut mir leid|desculp\w+|não|non posso|mi dispiace|puc|helaas)\b|n['’]t\b|抱歉|对不起|无法|不能|申し訳|できません|죄송|извините|не могу|آسف|لا أستطيع/iu;

/**
 * Whether an answer without an object in it may decline to answer. Short prose with a negation counts: refusals have too
 * many phrasings for a list, and the sentence that people read for `refused` is true of other short prose as well.
 */
export function isRefusal(text: string): boolean {
  return text.length <= REFUSAL_MAX_LENGTH && DECLINING_WORD.test(text.slice(0, DECLINING_WITHIN));
}

/** How a refusal written into a field begins. */
const REFUSING_START =
  /^[^\p{L}]*(?:(?:lo (?:siento|lamento)|lamento|disculp|perd[oó]n|me niego|no (?:puedo|podemos|me es posible|estoy)|como (?:modelo|ia|asistente)|mis (?:directrices|normas|políticas)|(?:esta|tu) (?:solicitud|petición) (?:infringe|incumple|viola)|contenido bloqueado|(?:i['’]?m |i am |we['’]re )?(?:sorry|unable|not able)|i (?:can['’]?t|cannot|won['’]t|must decline|apologi)|we (?:can['’]?t|cannot)|unfortunately|as an ai|my guidelines|(?:this|your) (?:request|content|prompt) (?:violates|goes against|was|has been|cannot)|content blocked|request (?:blocked|denied)|désolé|je (?:suis désolé|ne peux)|es tut mir leid|tut mir leid|leider|ich kann|desculp|não posso|lamento|mi dispiace|non posso|ho sento|no puc)(?!\p{L})|抱歉|对不起|我无法|申し訳|죄송|извините|я не могу)/iu;
/** Texts that must all be refusals before the answer counts as one. */
const TEXTS_NEEDED = 3;
/** Verdicts and other allowed values are single words, at most this long. UTF-16 units. */
const WORD_MAX_LENGTH = 20;

/**
 * Holds sections back until one has a text that is no refusal: a model forced into a schema writes "Lo siento, pero no
 * puedo…" or a placeholder into each text, and the words among them are no report. The verdict that the idea harms opens
 * it too: that is a judgement.
 */
export class RefusalGate {
  #isOpen = false;
  #held: ReadSection[] = [];
  #refusals = 0;

  pass(sections: readonly ReadSection[]): readonly ReadSection[] {
    if (this.#isOpen) return sections;
    this.#held.push(...sections);
    const isJudged = sections.some(({ field, value }) => field === 'verdict' && value === 'harmful');
    return isJudged || sections.some(({ value }) => someText(value, this.#isOtherText)) ? this.open() : [];
  }

  readonly #isOtherText = (text: string): boolean => {
    const isRefusing = REFUSING_START.test(text);
    if (isRefusing) this.#refusals += 1;
    return !isRefusing && (text.includes(' ') || text.length > WORD_MAX_LENGTH);
  };

  /** Returns what was held back. */
  open(): readonly ReadSection[] {
    this.#isOpen = true;
    return this.#held.splice(0);
  }

  get isRefusal(): boolean {
    return !this.#isOpen && this.#refusals >= TEXTS_NEEDED;
  }
}
