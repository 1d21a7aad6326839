/** Longer prose is an essay that misses the format, not a refusal. UTF-16 units. */
const REFUSAL_MAX_LENGTH = 1500;

/** How models decline in Spanish and English: first person and inability or unwillingness. */
const DECLINING = [
  /\bno\s+(?:puedo|podemos|podr[eé]|me\s+es\s+posible|es\s+posible\s+que\s+(?:te\s+)?ayude|estoy\s+en\s+condiciones|debo|voy\s+a|quiero)\b/i,
  /\b(?:lo\s+siento|lamento|disculpa|perd[oó]n)[,.:;]?\s+(?:pero\s+)?(?:no\b|que\s+no\b|debo\s+(?:rechazar|negarme))/i,
  /\b(?:me\s+niego|debo\s+(?:rechazar|negarme|declinar)|prefiero\s+no|soy\s+incapaz)\b/i,
  /\bI\s*(?:['’]m|\s+am)\s+(?:not\s+(?:able|going|comfortable)|unable)\b/i,
  /\b(?:I|we)\s+(?:can\s?not|can['’]?t|won['’]?t|will\s+not|do\s+not|don['’]t|must|have\s+to|cannot)\s+(?:\w+\s+){0,2}?(?:help|assist|provide|analy[sz]e|evaluate|judge|comply|fulfil|fulfill|do|answer|continue|support|engage|create|generate|process|decline|refuse|feel\s+comfortable)\b/i,
  /\b(?:I['’]m\s+)?sorry[,.:;]?\s+(?:but\s+)?(?:I|we|that|this|no)\b/i,
  /\bunable\s+to\s+(?:help|assist|provide|analy[sz]e|evaluate|comply)\b/i,
];

/** Whether an answer without an object in it declines to answer. */
export function isRefusal(text: string): boolean {
  return text.length <= REFUSAL_MAX_LENGTH && DECLINING.some((pattern) => pattern.test(text));
}
