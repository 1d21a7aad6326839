import type { Language } from '../domain/idea.ts';

/** A text, or a text with parameters. */
// biome-ignore lint/suspicious/noExplicitAny: each text names its own parameters; the inferred type keeps them.
type Message = string | ((...parameters: any[]) => string);
export type Messages = Readonly<Record<string, Message>>;

/** Types the English texts by the Spanish ones: a missing, extra or differently parameterised text does not compile. */
export function defineMessages<Texts extends Messages>(messages: {
  es: Texts;
  en: { [Key in keyof NoInfer<Texts>]: Texts[Key] extends string ? string : Texts[Key] };
}): Readonly<Record<Language, Texts>> {
  return messages as Record<Language, Texts>;
}

const guarded = new WeakMap<object, object>();

/** A text that is missing at run time shows its key instead of nothing. */
function showingMissingKeys<Texts extends object>(texts: Texts): Texts {
  let proxy = guarded.get(texts);
  if (!proxy) {
    proxy = new Proxy(texts, {
      get: (target, key) => (key in target ? Reflect.get(target, key) : String(key)),
    });
    guarded.set(texts, proxy);
  }
  return proxy as Texts;
}

/** The texts in a given language. */
export function messagesIn<Texts extends object>(
  messages: Readonly<Record<Language, Texts>>,
  language: Language,
): Texts {
  return showingMissingKeys(messages[language]);
}
