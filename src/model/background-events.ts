/** Reads a source in the background, and keeps its events until somebody takes them. The source never throws. */
export class BackgroundEvents<Event> {
  #arrived: Event[] = [];
  #isDone = false;
  #notify: () => void = () => {};
  #change: Promise<void>;

  constructor(source: AsyncIterable<Event>) {
    this.#change = this.#nextChange();
    void this.#read(source);
  }

  /** Yields the events of `main` and of the background as they come. @returns what `main` returns when it ends */
  async *beside<Main, Result>(main: AsyncGenerator<Main, Result>): AsyncGenerator<Main | Event, Result> {
    let isEnded = false;
    try {
      for (let next = main.next(); ; ) {
        const result = await this.#unlessChanged(next);
        yield* this.#take();
        if (!result) continue;
        isEnded = result.done === true;
        if (result.done) return result.value;
        yield result.value;
        next = main.next();
      }
    } finally {
      // Not awaited: `main` may wait for a service, which its signal stops.
      if (!isEnded) main.return(undefined as Result).catch(() => undefined);
    }
  }

  /** Yields the events that come until the source ends, for at most `ms`. */
  async *rest(ms: number): AsyncGenerator<Event> {
    let timer: NodeJS.Timeout | undefined;
    const end = new Promise<true>((resolve) => {
      timer = setTimeout(() => resolve(true), ms);
    });
    try {
      for (let isOver: true | undefined; !isOver && !this.#isDone; ) {
        isOver = await this.#unlessChanged(end);
        yield* this.#take();
      }
      yield* this.#take();
    } finally {
      clearTimeout(timer);
    }
  }

  /** Awaits `work`. @returns `undefined` if something has arrived before */
  #unlessChanged<Value>(work: Promise<Value>): Promise<Value | undefined> {
    if (this.#arrived.length > 0) return Promise.resolve(undefined);
    return this.#isDone ? work : Promise.race([work, this.#change.then(() => undefined)]);
  }

  #take(): Event[] {
    return this.#arrived.splice(0);
  }

  async #read(source: AsyncIterable<Event>): Promise<void> {
    for await (const event of source) {
      this.#arrived.push(event);
      this.#changed();
    }
    this.#isDone = true;
    this.#changed();
  }

  #changed(): void {
    this.#notify();
    this.#change = this.#nextChange();
  }

  #nextChange(): Promise<void> {
    return new Promise((resolve) => {
      this.#notify = resolve;
    });
  }
}
