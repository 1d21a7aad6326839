import { plainKey } from './keys.ts';

/** A field's name and other keys under which models write it, dotted where nested. */
export interface NamedField {
  name: string;
  aliases?: readonly string[];
  /** The keys of the objects that its value holds. */
  members?: readonly string[];
}

/** What a key stands for: a field, an object that may hold the document's members, or both. */
export interface KeyMeaning {
  field?: string;
  /** The keys of the objects that its value holds. */
  members?: FieldKeys | undefined;
  isContainer: boolean;
}

/** Keys under which models wrap the whole document. */
const WRAPPERS: ReadonlySet<string> = new Set(
  [
    'report answer response result output data json content document arguments parameters properties final',
    'swot dafo foda analysis evaluation businessAnalysis businessReport validation ideaAnalysis ideaValidation rating plan validationPlan',
    'informe respuesta resultado análisis evaluación valoración plan de validación',
  ]
    .join(' ')
    .split(' ')
    .map(plainKey),
);

/** The keys of a document: which field each stands for, and which hold a group of fields. */
export class FieldKeys<Field extends NamedField = NamedField> {
  readonly fields: readonly Field[];
  readonly #meanings = new Map<string, KeyMeaning>();
  readonly #names = new Set<string>();

  constructor(fields: readonly Field[]) {
    this.fields = fields;
    const add = (key: string, meaning: Partial<KeyMeaning>) =>
      this.#meanings.set(plainKey(key), {
        isContainer: false,
        ...this.#meanings.get(plainKey(key)),
        ...meaning,
      });
    for (const { name, aliases = [], members: inner = [] } of fields) {
      const members = inner.length > 0 ? new FieldKeys(inner.map((key) => ({ name: key }))) : undefined;
      for (const word of name.split('.')) this.#names.add(word);
      for (const key of [name, ...aliases]) {
        const [group, part] = key.split('.') as [string, string?];
        add(part ?? group, { field: name, members });
        if (part === undefined) continue;
        add(key, { field: name, members });
        add(group, { isContainer: true });
      }
    }
  }

  find(key: string): KeyMeaning {
    const plain = plainKey(key);
    return this.#meanings.get(plain) ?? { isContainer: WRAPPERS.has(plain) };
  }

  /** Whether a key stands for a field or a group, however it is spelled. */
  readonly isKnown = (key: string): boolean => this.#meanings.has(plainKey(key));

  /** Whether it is the exact name of one, as the prompt shows it. */
  readonly isName = (key: string): boolean => this.#names.has(key.replaceAll('"', ''));
}
