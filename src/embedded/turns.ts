/** Lets one in at a time, in order of arrival. Whoever stops waiting frees the place at once. */
export class Turns {
  readonly #waiting: (() => void)[] = [];
  #taken = false;

  get hasWaiting(): boolean {
    return this.#waiting.length > 0;
  }

  /** @returns what ends the turn; `undefined` when the signal aborted first */
  async enter(signal: AbortSignal): Promise<(() => void) | undefined> {
    if (signal.aborted) return undefined;
    if (this.#taken && !(await this.#wait(signal))) return undefined;
    this.#taken = true;
    return () => {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#taken = false;
    };
  }

  #wait(signal: AbortSignal): Promise<boolean> {
    return new Promise((resolve) => {
      const go = () => {
        signal.removeEventListener('abort', giveUp);
        resolve(true);
      };
      const giveUp = () => {
        this.#waiting.splice(this.#waiting.indexOf(go), 1);
        resolve(false);
      };
      this.#waiting.push(go);
      signal.addEventListener('abort', giveUp, { once: true });
    });
  }
}
