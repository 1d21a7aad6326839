import { LANGUAGES, type Language } from '../domain/language.ts';

/** A text, a text with parameters, or a text for each value of a field. */
// biome-ignore lint/suspicious/noExplicitAny: each text names its own parameters; the inferred type keeps them.
type Message = string | ((...parameters: any[]) => string) | Readonly<Record<string, string>>;
export type Messages = Readonly<Record<string, Message>>;

type Translation<Text extends Message> = Text extends string
  ? string
  : Text extends (...parameters: never[]) => string
    ? Text
    : { [Value in keyof Text]: string };

/** Types the texts of other languages by the Spanish texts: a missing text, an extra text or other parameters do not compile. */
export function defineMessages<Texts extends Messages>(
  messages: { es: Texts } & Readonly<
    Record<Exclude<Language, 'es'>, { [Key in keyof NoInfer<Texts>]: Translation<Texts[Key]> }>
  >,
): Readonly<Record<Language, Texts>> {
  const texts: Readonly<Record<Language, unknown>> = messages;
  return Object.fromEntries(
    LANGUAGES.map((language) => [language, showingMissingKeys(texts[language] as Texts)]),
  ) as Record<Language, Texts>;
}

/** A text that is missing at run time shows its key instead of nothing. */
function showingMissingKeys<Texts extends Messages>(texts: Texts): Texts {
  return new Proxy(texts, { get: (target, key) => (key in target ? Reflect.get(target, key) : String(key)) });
}
