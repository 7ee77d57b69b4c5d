/** Whether this browser has shown the welcome guide since the last sign-in. Kept in localStorage. */

const KEY = "hasSeenWelcome";

export function hasSeenWelcome(): boolean {
  return withStorage((storage) => storage.getItem(KEY) === "true") ?? false;
}

export function rememberWelcome(): void {
  withStorage((storage) => storage.setItem(KEY, "true"));
}

/** Called at each sign-in, so that the guide opens again. */
export function forgetWelcome(): void {
  withStorage((storage) => storage.removeItem(KEY));
}

/** Storage can be disabled or full; the guide then opens every time. */
function withStorage<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(window.localStorage);
  } catch {
    return undefined;
  }
}
