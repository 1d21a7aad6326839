import { wordsOf } from '../domain/text-matching.ts';

/** Header words of columns with identities or contacts, in several languages, without accents. */
const CONTACT_WORDS = new Set(
  `mail mails email emails correo correos telefono telefonos tel tlf tfno movil celular phone phones mobile whatsapp
  contacto contact direccion domicilio address street calle postal zip postcode
  apellido apellidos surname surnames lastname firstname fullname persona person solicitante applicant
  candidato candidata candidate equipo equipos team teams autor autora autores author authors miembro miembros member members integrante
  integrantes participante participantes participant participants founder founders fundador fundadora fundadores
  representante responsable dni nif nie pasaporte passport
  handle handles usuario username user nick alias twitter instagram linkedin facebook tiktok telegram discord slack
  github gitlab mastodon bluesky youtube devpost
  link links enlace enlaces url urls web website sitio pagina homepage blog repo repository repositorio video demo
  cv curriculum resume portfolio portafolio photo foto avatar
  vorname nachname familienname anschrift adresse straße strasse plz telefonnummer handy prenom courriel`.split(
    /\s+/,
  ),
);
const NAME_WORDS = new Set(['nombre', 'nombres', 'name', 'names']);
/** Things whose name is not a person's name. */
const NAMED_THINGS = new Set(
  `proyecto project idea propuesta proposal empresa company startup producto product servicio service track
  categoria category reto challenge titulo title archivo file`.split(/\s+/),
);
/** A header with more words than this is a question. A contact word in it may mean something else. */
const HEADER_WORDS_MAX = 5;

/** Whether the header names personal data, such as names, addresses or links. */
export function isContactHeader(header: string): boolean {
  const plain = header.replace(/e-mail/gi, 'email');
  // Camel case counts both as one word (LinkedIn) and as several (lastName).
  const words = [...wordsOf(plain), ...wordsOf(plain.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2'))];
  if (wordsOf(plain).length > HEADER_WORDS_MAX || words.includes('id')) return false;
  if (words.some((word) => CONTACT_WORDS.has(word))) return true;
  return words.some((word) => NAME_WORDS.has(word)) && !words.some((word) => NAMED_THINGS.has(word));
}

/**
 * Shares of a column's values that must look like contacts or like people's names. Values that are not names can look like
 * names, so names need the higher share.
 */
const CONTACTS_MIN = 0.5;
const NAMES_SHARE_MIN = 0.8;
/** With fewer values, people's names are not recognised. */
const NAMES_MIN = 3;
/** A longer value is an answer that may mention a contact. */
const VALUE_MAX = 120;

const CONTACT_VALUES: readonly RegExp[] = [
  /[^\s@]+@[^\s@]+\.[a-z]{2,}/i,
  /(?:https?:\/\/|www\.)\S+/i,
  /^(?:[\w-]+\.)+(?:com|org|net|io|es|eu|app|dev|me)(?:\/\S*)?$/i,
  /^@[\w.]{2,}$/,
  /^(?:c\/|calle|avda?\.?|avenida|plaza|pza\.?|paseo|camino|carretera|ronda)\s/i,
  /^\d+[a-z]?,?\s.+\b(?:street|st|road|rd|avenue|ave|lane|drive|square|close)\b/i,
];
const TELEPHONE = /^(?:\+|00|\()?[\d\s().+-]{8,}$/;
const DATE = /^\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4}\b/;
/** Two to five capitalised words, except for particles. */
const PERSON =
  /^\p{Lu}[\p{L}'’.-]*(?:\s+(?:de|del|la|las|los|y|i|e|da|do|dos|van|von|der|den|al|bin|\p{Lu}[\p{L}'’.-]*)){1,4}$/u;

/** Whether the values look like email addresses, links, handles, telephone numbers, postal addresses or people's names. */
export function isContactContent(values: readonly string[], header: string): boolean {
  const share = (test: (value: string) => boolean) =>
    values.filter((value) => value.length <= VALUE_MAX && test(value)).length / Math.max(1, values.length);
  if (
    share((value) => isTelephone(value) || CONTACT_VALUES.some((pattern) => pattern.test(value))) >=
    CONTACTS_MIN
  )
    return true;
  const namesThings = wordsOf(header).some((word) => NAMED_THINGS.has(word));
  const isVaried = new Set(values).size >= values.length * NAMES_SHARE_MIN;
  return values.length >= NAMES_MIN && isVaried && !namesThings && share(isPeople) >= NAMES_SHARE_MIN;
}

/** Whether the value is the name of one person or of several. */
function isPeople(value: string): boolean {
  const names = value.split(/\s*[,;/&\n]\s*|\s+(?:y|and)\s+/).filter((name) => name !== '');
  return (
    names.some((name) => PERSON.test(name)) &&
    names.every((name) => PERSON.test(name) || /^\p{Lu}\p{L}+$/u.test(name))
  );
}

/** Whether the value is a telephone number: 9 to 15 digits, and not a date. */
export function isTelephone(value: string): boolean {
  const digits = value.replace(/\D/g, '').length;
  return digits >= 9 && digits <= 15 && TELEPHONE.test(value) && !DATE.test(value);
}
