import { useSyncExternalStore } from 'react';

/** A value to which components can subscribe. A change renders only these components. */
export class Signal<Value> {
  #value: Value;
  readonly #listeners = new Set<() => void>();

  constructor(value: Value) {
    this.#value = value;
  }

  readonly get = (): Value => this.#value;

  set(value: Value): void {
    if (Object.is(value, this.#value)) return;
    this.#value = value;
    for (const listener of this.#listeners) listener();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
}

export function useSignal<Value>({ subscribe, get }: Signal<Value>): Value {
  return useSyncExternalStore(subscribe, get, get);
}
