/** A reader that a page speaks to: a language model or a program. */
const MODEL =
  /(?<![\p{L}\p{N}])(?:if you are|as|si eres|eres|you are|dear|querid[oa]|estimad[oa]|attention|atenci[oó]n|note to|nota para|mensaje para|message (?:to|for)|instruc[ct]i?on(?:e?s)? (?:to|for|para)) (?:(?:an?|the|any|all|un|una|el|la|los|las|cualquier) )?(?:ai|ia|llms?|assistants?|asistentes?|bots?|language models?|ai models?|modelos?(?: de (?:lenguaje|ia))?|inteligencia artificial|chatgpt|gpt|claude|gemini|evaluador|evaluator|reviewer|crawler)(?![\p{L}\p{N}])|^\W*(?:system|assistant|user|ai|ia|llm|sistema|asistente|model|modelo|prompt)\s*[:>\]]|<\|?[^<>]{1,40}\|?>|\[\/?inst\]|(?:system|override|sistema) ?(?:prompt|message|override|mensaje)/iu;
/** Orders about a text that is being written, in the form of address. */
const VERB = String.raw`(?:you (?:must|should|will|have to|need to|are to|can only|only)|debes|deber[ií]as|tienes que|has de|deve|você deve|du musst|(?:please|por favor|now|ahora|only|just|solo)[,:]? )?\s*(?:write|say|state|answer|reply|respond|conclude|report|rate|score|give|claim|mention|quote|cite|tell|output|print|repeat|add|include|recommend|describe|treat|assign|grant|return|set|declare|otorg(?:a|ue)|escrib[ae]|di|diga|responde|responda|contesta|conteste|concluye|concluya|punt[uú][ae]|valora|valore|califica|califique|pon|ponga|dale|afirma|afirme|menciona|mencione|cita|cite|repite|repita|añade|añada|incluye|incluya|recomienda|recomiende|declara|declare|informa|informe|asigna|devuelve|escreva|diga|responda|avalie|inclua|schreibe?|antworte|bewerte|écris|écrivez|réponds|répondez|dites|dis|note)`;
/** What is written about: the visitor's idea, the answer, its parts. */
const TOPIC = String.raw`(?:(?:this|the|that|your|user(?:[’']?s)?|visitor(?:[’']?s)?|est[ae]|es[ae]|la|el|su|tu|dieser?|diese|die|cette|l[’']|a|sua|essa) ?(?:business |startup |user(?:[’']?s)? |visitor(?:[’']?s)? )?(?:idea|ideia|idee|idée|proposal|propuesta|proposta|project|proyecto|projeto|report|informe|relat[oó]rio|analysis|an[aá]lisis|score|puntuaci[oó]n|nota|pontuação|answer|respuesta|resposta|finding|hallazgo|findings|hallazgos|prompt|user|usuari[oa]|usuário|visitor|visitante|reader|lector|json|field|campo|source|fuente|sources|fuentes|quotation|cita)(?![\p{L}\p{N}])(?! de \p{L}+[aei]r(?!\p{L})| of \p{L}+ing(?!\p{L}))|(?:source|fuente) \d|\{ ?[“"”]|\b(?:100|cien|\d{1,3}) ?(?:\/|out of|sobre|de) ?100\b)`;
/** An order may begin a sentence, or follow a comma or "and". */
const ORDER = new RegExp(
  `(?:^|[.:;,!?¡¿"'“”«»()\\[\\]*>-]\\s*|(?<![\\p{L}])(?:and|y|e|und|et|then|luego|después|please|por favor|now|ahora) )${VERB}(?![\\p{L}]|[’']?[ ]?(?:us|me|nos)(?![\\p{L}]))[^.!?\\n]{0,80}?(?<![\\p{L}])${TOPIC}`,
  'iu',
);
/** Orders to leave the own task. */
const IGNORE =
  /(?<![\p{L}])(?:ignor[aeo]\p{L}*|disregard|forget|override|olvid[ae]\p{L}*|omit[aei]?\p{L}*|descart[ae]|no (?:hagas|sigas|tengas|hagan) \p{L}+(?: a)?|do not (?:follow|obey|quote|cite|mention)|don[’']t (?:follow|obey|quote|cite|mention)|vergiss|ignoriere?|oublie[zr]?|esque[çc]a)(?![\p{L}])[^.!?\n]{0,40}?(?<![\p{L}])(?:instruc[ct]i?on(?:e?s)?|instru[çc][õo]es|anweisungen|rules|reglas|prompt|(?:other|all|previous|prior|above|earlier) (?:sources?|pages?|text|orders)|(?:las )?(?:otras|demás|anteriores) (?:fuentes|páginas|órdenes)|(?:lo|todo lo) anterior|everything above|órdenes|consignas|directrices)/iu;
/** What the reader writes, and what is to be done with the page. */
const TASK =
  /(?<![\p{L}])(?:(?:debes|deber[ií]as|tienes que|has de) (?:responder|decir|escribir|afirmar|concluir|citar|incluir|mencionar|puntuar|valorar)|you (?:must|should|have to|need to) (?:answer|reply|respond|say|write|state|conclude|quote|cite|mention)) (?:que|that|solo|only|["“«:])|(?<![\p{L}])(?:in your|en (?:tu|su)|na sua|in deiner|dans (?:ta|votre)) (?:output|response|summary|answer|reply|respuesta|resumen|informe|resposta|resumo|antwort|réponse)(?![\p{L}])|(?<![\p{L}])your (?:output|summary|answer|response) (?:must|should|has to|shall)|(?<![\p{L}])(?:when|while|if you(?: are)?|al|cuando|si) (?:summari[sz]\p{L}*|quot\p{L}*|cit\p{L}*|analy[sz]\p{L}*|evaluat\p{L}*|resum\p{L}*|analiz\p{L}*|analic\p{L}*|eval[uú]\p{L}*) (?:this|the|est[ae]|la|el) (?:page|text|source|site|página|texto|fuente|sitio|web)|(?<![\p{L}])(?:this|est[ea]) (?:page|text|sentence|página|texto|frase) (?:must|should|debe) (?:be (?:quoted|cited)|citarse|ser citad[oa])|(?<![\p{L}])(?:for|to|para|a) (?:los |the |all |todos los )?(?:automated|automatic|ai|automátic[oa]s) (?:evaluators|reviewers|readers|assistants|systems)|(?<![\p{L}])(?:evaluadores|revisores|lectores|asistentes) (?:automáticos|de ia)(?![\p{L}])/iu;
/** "Now you are": a new part for the reader. */
const PART =
  /(?<![\p{L}])(?:from now on|a partir de ahora|ahora|now) (?:you are|you act|act as|eres|act[uú]as?|respondes|responder[aá]s)(?![\p{L}])|(?<![\p{L}])(?:act as|act[uú]a como|pretend (?:to be|that you)|haz como (?:si|que)) /iu;

/**
 * Whether a sentence gives an order to whoever writes about the page ("write that this idea is illegal") rather than to
 * its customers ("sign up and pay 9 €"). In Spanish and English, and some orders in Portuguese, German and French.
 */
export function isOrderToReader(sentence: string): boolean {
  return [MODEL, ORDER, IGNORE, TASK, PART].some((pattern) => pattern.test(sentence));
}
