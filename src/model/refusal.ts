import { alternatives } from '../domain/text-matching.ts';
import type { ReadSection } from './json/document-values.ts';
import { someText } from './json/json-value.ts';

/** In UTF-16 units. Longer prose is an essay that ignores the format, not a refusal. */
const REFUSAL_MAX_LENGTH = 1500;

/** In UTF-16 units. A refusal has its negation in its first words; a description of the idea has it later. */
const DECLINING_WITHIN = 90;

/** Every refusal has one of these words: of Spanish, English and other languages. */
const DECLINING_WORDS = String.raw`
no|ni|nunca|tampoco|imposible
niego|rechaz\w+|declin\w+|lament\w+|siento|disculp\w+|abst\w+
impid\w+|prohíb\w+|prohib\w+|bloquead\w+|directrices
not|never|cannot|unable
sorry|refus\w+|apolog\w+|unfortunately
against|inappropriate|violat\w+|blocked|polic(?:y|ies)|guidelines
désol\w+|ne (?:peux|puis)
leider|nicht|kann keine|tut mir leid
desculp\w+|não|non posso|mi dispiace|puc|helaas`;
/** In scripts that `\b` does not know. */
const DECLINING_IN_OTHER_SCRIPTS =
  '抱歉|对不起|无法|不能|申し訳|できません|죄송|извините|не могу|آسف|لا أستطيع';
const DECLINING_WORD = new RegExp(
  String.raw`\b${alternatives(DECLINING_WORDS)}\b|n['’]t\b|${DECLINING_IN_OTHER_SCRIPTS}`,
  'iu',
);

/**
 * Whether an answer without an object in it may decline to answer. Short prose with a negation counts: refusals have too
 * many phrasings for a list, and the sentence that people read for `refused` is true of other short prose as well.
 */
export function isRefusal(text: string): boolean {
  return text.length <= REFUSAL_MAX_LENGTH && DECLINING_WORD.test(text.slice(0, DECLINING_WITHIN));
}

/** The first words of a refusal that was written into a field. */
const REFUSING_STARTS = `
lo (?:siento|lamento)|lamento|disculp|perd[oó]n|me niego
no (?:puedo|podemos|me es posible|estoy)
como (?:modelo|ia|asistente)|mis (?:directrices|normas|políticas)
(?:esta|tu) (?:solicitud|petición) (?:infringe|incumple|viola)|contenido bloqueado
(?:i['’]?m |i am |we['’]re )?(?:sorry|unable|not able)
i (?:can['’]?t|cannot|won['’]t|must decline|apologi)|we (?:can['’]?t|cannot)|unfortunately
as an ai|my guidelines
(?:this|your) (?:request|content|prompt) (?:violates|goes against|was|has been|cannot)
content blocked|request (?:blocked|denied)
désolé|je (?:suis désolé|ne peux)
es tut mir leid|tut mir leid|leider|ich kann
desculp|não posso|lamento|mi dispiace|non posso|ho sento|no puc`;
const REFUSING_IN_OTHER_SCRIPTS = '抱歉|对不起|我无法|申し訳|죄송|извините|я не могу';
const REFUSING_START = new RegExp(
  String.raw`^[^\p{L}]*(?:${alternatives(REFUSING_STARTS)}(?!\p{L})|${REFUSING_IN_OTHER_SCRIPTS})`,
  'iu',
);
/** An answer counts as a refusal when it has at least this many texts and all of them are refusals. */
const TEXTS_NEEDED = 3;
/** In UTF-16 units. Verdicts and other allowed values are single words, at most this long, and are no texts. */
const WORD_MAX_LENGTH = 20;

/**
 * Holds sections back until one of them has a text that is no refusal. A model that is forced into a schema and declines
 * writes "Lo siento, pero no puedo…" into every text, and the single words between those texts are no report. The verdict
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
    return isJudged || sections.some(({ value }) => someText(value, this.#isOtherText)) ? this.open() : [];
  }

  readonly #isOtherText = (text: string): boolean => {
    const isRefusing = REFUSING_START.test(text);
    if (isRefusing) this.#refusals += 1;
    return !isRefusing && (text.includes(' ') || text.length > WORD_MAX_LENGTH);
  };

  /** Opens the gate. @returns the sections held back */
  open(): readonly ReadSection[] {
    this.#isOpen = true;
    return this.#held.splice(0);
  }

  get isRefusal(): boolean {
    return !this.#isOpen && this.#refusals >= TEXTS_NEEDED;
  }
}
