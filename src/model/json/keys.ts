/** One form for all spellings of a key: `value_proposition`, `Value Proposition`, `2. valueProposition`. */
export function plainKey(key: string): string {
  return key
    .normalize('NFD')
    .replace(/^\s*\d+\s*[.)]/, '')
    .replace(/[\p{M}\p{Cf}\s_.*`"':-]+/gu, '')
    .toLowerCase();
}

/** The value under the first of these keys that the object has, however the keys are spelled. */
export function property(raw: unknown, ...names: readonly string[]): unknown {
  if (typeof raw !== 'object' || raw === null) return undefined;
  const entries = new Map(
    Object.entries(raw)
      .toReversed()
      .map(([key, value]) => [plainKey(key), value]),
  );
  return names.map((name) => entries.get(plainKey(name))).find((value) => value !== undefined);
}

export interface NamedField {
  /** Dotted for a nested field: `group.part`. */
  name: string;
  /** Other keys under which models write the field, dotted like the name. */
  aliases?: readonly string[];
  /** The keys of the objects that the field's value holds. */
  members?: readonly string[];
  /** The field's value is a long text, which is read block by block while it arrives. */
  isStreamed?: boolean;
}

export interface KeyMeaning {
  field?: string;
  members?: FieldKeys | undefined;
  isStreamed?: boolean;
  /** The value may be an object that holds members of the document: a group or a wrapper. */
  isContainer: boolean;
}

/** Keys under which models wrap the whole document or a part of it. Each has its case in `tests/answers/shapes/`. */
export const WRAPPERS: ReadonlySet<string> = new Set(
  [
    ...'report answer response result output data json content document arguments properties analysis'.split(
      ' ',
    ),
    ...'evaluation rating swot dafo foda informe respuesta resultado análisis evaluación'.split(' '),
  ].map(plainKey),
);

export class FieldKeys<Field extends NamedField = NamedField> {
  readonly fields: readonly Field[];
  readonly #meanings = new Map<string, KeyMeaning>();
  readonly #names = new Set<string>();

  constructor(fields: readonly Field[]) {
    this.fields = fields;
    const add = (key: string, meaning: Partial<KeyMeaning>) => {
      const plain = plainKey(key);
      this.#meanings.set(plain, { isContainer: false, ...this.#meanings.get(plain), ...meaning });
    };
    const known = fields.map(({ name, aliases = [], members = [], isStreamed = false }) => {
      const keys = members.length > 0 ? new FieldKeys(members.map((key) => ({ name: key }))) : undefined;
      return { name, aliases, meaning: { field: name, members: keys, isStreamed } };
    });
    for (const { name, meaning } of known) {
      const [group, part] = name.split('.') as [string, string?];
      add(part ?? group, meaning);
      if (part !== undefined) add(group, { isContainer: true });
      for (const word of name.split('.')) this.#names.add(word);
    }
    const exact = new Set(this.#meanings.keys());
    // An alias counts only if it means a single field.
    const aliased = new Map<string, Set<Partial<KeyMeaning>>>();
    for (const { name, aliases, meaning } of known) {
      for (const key of [name, ...aliases]) {
        const [group, part] = key.split('.') as [string, string?];
        if (part !== undefined && !exact.has(plainKey(group))) add(group, { isContainer: true });
        for (const alias of part === undefined ? [group] : [part, key]) {
          const plain = plainKey(alias);
          aliased.set(plain, (aliased.get(plain) ?? new Set()).add(meaning));
        }
      }
    }
    for (const [key, [meaning, second]] of aliased) {
      if (meaning && !second && !exact.has(key)) add(key, meaning);
    }
  }

  find(key: string): KeyMeaning {
    const plain = plainKey(key);
    return this.#meanings.get(plain) ?? { isContainer: WRAPPERS.has(plain) };
  }

  /** Whether a key means a field or a group, however it is spelled. */
  readonly isKnown = (key: string): boolean => this.#meanings.has(plainKey(key));

  /** Whether a key is the exact name of a field or a group, as the prompt shows it. */
  readonly isName = (key: string): boolean => this.#names.has(key.replaceAll('"', ''));
}
