import { useSyncExternalStore } from 'react';

/** A value that is stored outside the components and outlives them. Components read the value with `useStore`. */
export class Store<State> {
  #state: State;
  readonly #listeners = new Set<() => void>();

  constructor(state: State) {
    this.#state = state;
  }

  readonly get = (): State => this.#state;

  set(state: State): void {
    if (Object.is(state, this.#state)) return;
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };
}

/**
 * Renders the component again when the selected part of the state changes.
 * @param select must return the same value for the same state
 */
export function useStore<State, Selected>(
  { subscribe, get }: Store<State>,
  select: (state: State) => Selected,
): Selected {
  const selected = () => select(get());
  return useSyncExternalStore(subscribe, selected, selected);
}
