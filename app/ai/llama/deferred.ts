/**
 * A promise that is settled from outside; only the first call has an effect. (Promise.withResolvers needs Node 22.)
 */
export type Deferred<T> = { promise: Promise<T>; resolve(value: T): void };

export function deferred<T>(): Deferred<T> {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
