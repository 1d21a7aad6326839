/** Reads a source beside other work. The source must never throw. */
export class BackgroundEvents<Event> {
  readonly #source: AsyncIterator<Event>;
  #next: Promise<IteratorResult<Event>>;

  constructor(source: AsyncIterable<Event>) {
    this.#source = source[Symbol.asyncIterator]();
    this.#next = this.#source.next();
  }

  /** Yields the events of `main` and of the background as they come. @returns what `main` returns when it ends */
  async *beside<Main, Result>(main: AsyncGenerator<Main, Result>): AsyncGenerator<Main | Event, Result> {
    try {
      for (;;) {
        const next = main.next();
        yield* this.#until(next);
        const result = await next;
        if (result.done) return result.value;
        yield result.value;
      }
    } finally {
      // Not awaited: `main` may wait for a service, which its signal stops.
      main.return(undefined as Result).catch(() => undefined);
    }
  }

  /** Yields the events that come until the source ends, for at most `ms`. */
  async *rest(ms: number): AsyncGenerator<Event> {
    let timer: NodeJS.Timeout | undefined;
    const limit = new Promise((resolve) => {
      timer = setTimeout(resolve, ms);
    });
    try {
      yield* this.#until(limit);
    } finally {
      clearTimeout(timer);
    }
  }

  /** Yields the events that come until the source or the work ends. */
  async *#until(work: Promise<unknown>): AsyncGenerator<Event> {
    for (;;) {
      const next = await Promise.race([this.#next, work.then(() => undefined)]);
      if (!next || next.done) return;
      this.#next = this.#source.next();
      yield next.value;
    }
  }
}
