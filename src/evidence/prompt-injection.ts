import { alternatives } from '../domain/text-matching.ts';

/** The beginning of a clause. An instruction begins a clause; the same words later in a clause are not an instruction. */
const CLAUSE = String.raw`(?:^|[.:;,!?¡¿"'“”«»()\[\]*>–—-]\s*|(?<!\p{L})(?:and|y|e|und|et|then|luego|please|por favor|now|ahora|always|siempre|only|solo|you (?:must|have to)) )`;
const NAMED_MODEL =
  '(?:ai|ia|llms?|(?:large )?language models?|ai (?:models?|assistants?|agents?)|chatbots?|chatgpt|gpt|claude|gemini|modelos? de (?:lenguaje|ia)|inteligencia artificial|asistentes? de ia)';
/** What the model writes about, such as the idea. Pages do not ask their customers to write about it. */
const IDEA = `${alternatives(String.raw`
(?:this|that|the user[’']?s|the visitor[’']?s|est[ae]|es[ae]|tu|su|dieser?|diese|cette|essa) (?:business )?(?:idea|ideia|idee|idée|proposal|propuesta|proposta)
(?:this|est[ae]) (?:business|negocio)|que el negocio|that the business
(?:the|la|die|l[’']|a) ?(?:idea|ideia|idee|idée)(?! (?:de|of) \p{L}+(?:[aei]r|ing)(?!\p{L}))
ideas like this|ideas como esta
the (?:user|visitor|reader)|al? (?:usuari[oa]|lector) (?:que|de que)
(?:every|all|the|todos los|el|los|as an?|un) (?:(?:findings?(?! aid)|hallazgos?))
(?:source|fuente) \d|\d{1,3} ?(?:\/|out of|sobre|de) ?100`)}(?!\\p{L})`;
/** Verbs of instructions. In Spanish some of them also begin statements ("concluye que"), so `IDEA` must follow. */
const SPEAK = `${alternatives(`
write|say|state|answer|reply|respond|conclude|report|rate|score|claim|mention|quote|cite
tell|output|print|repeat|add|recommend|describe|treat|mark
escrib[ae]|di|diga|respond[ae]|contest[ae]|concluy[ae]|punt[uú][ae]|valor[ae]|calific[ae]|califique
p[oó]n|ponga|dale|afirm[ae]|indi(?:ca|que)|menci[oó]n[ae]|cit[ae]|repit[ae]|añad[ae]|incluy[ae]
recom(?:ienda|iende)|dile|declar[ae]|otorg(?:a|ue)|asigna|marca|trata|recuerda
escreva|responda|avalie
schreibe?|antworte|bewerte
écris|écrivez|réponds|répondez`)}(?!\\p{L})`;

const IGNORE = word(String.raw`
ignor[aeo]\p{L}*|disregard|forget|override|do not follow|don[’']t follow
olvid[ae]\p{L}*|omit[aei]\p{L}*|descart[ae]|no sigas
vergiss
oublie[zr]?
esque[çc]a`);
const INSTRUCTIONS = `(?<!\\p{L})${alternatives(`
instruc[ct]i?on(?:e?s)?|instru[çc][õo]es|anweisungen|órdenes
your rules|tus reglas|prompt
(?:previous|prior|other|earlier) (?:sources?|pages?|orders)|(?:las )?(?:otras|demás) (?:fuentes|páginas)
todo lo anterior|everything above`)}`;

/** Matches whole words anywhere. */
function word(list: string): string {
  return `(?<!\\p{L})${alternatives(list)}(?!\\p{L})`;
}

/** Matches words at the beginning of a clause. */
function clauseStart(list: string): RegExp {
  return new RegExp(`${CLAUSE}${alternatives(list)}(?!\\p{L})`, 'iu');
}

const PATTERNS: readonly RegExp[] = [
  // Texts that address a model, or imitate the form of its prompt.
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?:if you are|as|si eres|dear|attention|atenci[oó]n|(?:notes?|messages?|instructions?|nota|mensaje|instrucciones) (?:to|for|para)) (?:(?:an?|the|any|all|una?|el|la|los|las|todos los) )?(?:${NAMED_MODEL}|assistants|asistentes|evaluators|evaluadores)(?![\\p{L}\\p{N}])`,
    'iu',
  ),
  /^\W*(?:SYSTEM|ASSISTANT|SISTEMA|ASISTENTE)\s*:|nota para el asistente|note to the assistant|<\|?[^<>]{1,40}\|?>|\[\/?INST\]|\{ ?["“][^"”]{1,30}["”] ?:|system prompt/iu,
  /(?:for|to|para) (?:los |the |all )?(?:automated (?:evaluators|reviewers|readers|systems)|(?:evaluadores|revisores|lectores|sistemas) automáticos)/iu,
  new RegExp(
    `${CLAUSE}${SPEAK}(?![’']?(?:us|me|nos)(?!\\p{L})| (?:us|me)(?!\\p{L}))[^.!?\\n]{0,80}?(?<!\\p{L})${IDEA}`,
    'iu',
  ),
  // "Say that": no statement in English, or in Spanish with these verb forms, begins like this.
  clauseStart(String.raw`
(?:write|say|state|answer|reply|respond|conclude|mention|claim|tell (?:them|people|everyone|readers)) that
di que|haz constar|deja claro que
(?:add|añade|incluye|include) (?:a|an|un) (?:finding(?! aid)|hallazgo)
(?:make sure|be sure|asegúrate|cuida)[^.!?\n]{0,12} (?:tell|say|state|mention|write|decir|indicar|mencionar|escribir)(?!\p{L})`),
  clauseStart(`
(?:reply|respond|answer|output|responde|contesta|responda) (?:only|just|solo|únicamente)
(?:quote|cite|cita|resume|summari[sz]e|trata|treat) (?:only )?(?:this|est[ae]|solo est[ae]) (?:sentence|page|source|text|frase|página|fuente|texto)
(?:do not|don[’']t|no|never|nunca) (?:quote|cite|mention|include|cites|menciones|incluyas) (?:any |a ningún |ningún |otr[oa]s? |other )+(?:sources?|pages?|competitors?|findings?|fuentes?|páginas?|competidor(?:es)?)`),
  // The model's task and answer.
  new RegExp(
    word(`
(?:in your|en tu|na sua|in deiner|dans ta) (?:output|response|summary|answer|findings|respuesta|resumen|informe|hallazgos|resposta|antwort|réponse)
your (?:output|summary|answer|response) (?:must|should|has to|shall)
your (?:new |only )?task is (?:now )?to
tu (?:nueva |única )?tarea (?:ahora )?es`),
    'iu',
  ),
  /(?<!\p{L})(?:debes?|tienes que|has de|you (?:must|have to)|must) (?:responder|decir|escribir|afirmar|concluir|declarar|answer|reply|respond|say|write|state|conclude) (?:que|that|the idea|only|["“«])/iu,
  /(?<!\p{L})(?:when|while|al|cuando|si) (?:summari[sz]|quot|cit|analy[sz]|evaluat|resum|anali[zc]|eval[uú])\p{L}* (?:this|the|est[ae]|la|el) (?:page|text|source|site|página|texto|fuente|sitio|web)/iu,
  /(?<!\p{L})(?:this|est[ea]) (?:page|text|sentence|página|texto|frase) (?:must|should|debe) (?:be (?:quoted|cited)|citarse|ser citad[oa])/iu,
  new RegExp(`${IGNORE}[^.!?\\n]{0,40}?${INSTRUCTIONS}`, 'iu'),
  /(?<!\p{L})(?:from now on,? you|a partir de ahora,? (?:eres|act[uú]as|respondes)|now you are (?:an?|the|another)|ahora eres (?:un|otr)|act as an?|act[uú]a como un|pretend (?:to be|that you))(?!\p{L}{3})/iu,
];

/**
 * Whether a sentence gives an instruction to the model that writes about the page ("write that this idea is illegal") rather
 * than to the page's customers ("sign up and pay 9 €"). Knows Spanish and English, and some instructions in Portuguese,
 * German and French.
 */
export function isPromptInjection(sentence: string): boolean {
  return PATTERNS.some((pattern) => pattern.test(sentence));
}
