/** Shares one running request among all callers that ask for the same thing. */

type Flight<T> = { result: Promise<T>; giveUp: AbortController; waiting: number };

export class SharedCalls<T> {
  readonly #flights = new Map<string, Flight<T>>();

  /**
   * Starts the work, or joins the running one with the same key. It is aborted when all callers have left.
   * @param begin must not reject
   */
  join(key: string, signal: AbortSignal | undefined, begin: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const flight = this.#flights.get(key) ?? this.#start(key, begin);
    flight.waiting += 1;
    const leave = () => {
      flight.waiting -= 1;
      if (flight.waiting === 0) flight.giveUp.abort();
    };
    if (signal?.aborted) leave();
    else if (signal) {
      signal.addEventListener("abort", leave, { once: true });
      const forget = () => signal.removeEventListener("abort", leave);
      flight.result.then(forget, forget);
    }
    return flight.result;
  }

  #start(key: string, begin: (signal: AbortSignal) => Promise<T>): Flight<T> {
    const giveUp = new AbortController();
    const result = begin(giveUp.signal).finally(() => this.#flights.delete(key));
    const flight: Flight<T> = { result, giveUp, waiting: 0 };
    this.#flights.set(key, flight);
    return flight;
  }
}
