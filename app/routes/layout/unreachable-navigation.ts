import { fetchFile, PartUnavailable } from "#app/ui/deferred/fetch-then-import.ts";

/**
 * Navigation loads the next screen's script and data. When the network fails, Remix reloads the document (script
 * missing) or shows the error page (data missing), and both lose the current screen, for example a half-written
 * answer. Here the navigation waits instead, the screen stays, and the user decides.
 */

/** open: another screen was requested. update: the current screen requested newer data. */
export type NavigationProblem = { kind: "open" | "update"; trying: boolean };

type Router = typeof window.__remixRouter;
type Manifest = typeof window.__remixManifest;
type DataRoute = Router["routes"][number];

/** The server's message when a loader throws, which is no network problem. */
const SERVER_ERROR = "Unexpected Server Error";

export class NavigationGuard {
  #problem: NavigationProblem | null = null;
  /** Key of the waiting navigation; null for an update. */
  #key: string | null = null;
  #waiting: (() => void)[] = [];
  #router: Router | null = null;
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly problem = (): NavigationProblem | null => this.#problem;

  /** Retries everything that failed to load. */
  readonly retry = (): void => {
    if (!this.#problem) return;
    this.#show({ ...this.#problem, trying: true });
    for (const go of this.#waiting.splice(0)) go();
  };

  /** Stays on this screen. The navigation waits forever, until the next one replaces it. */
  readonly dismiss = (): void => {
    this.#waiting = [];
    this.#show(null);
  };

  /** Call it once, when the router exists. */
  watch(router: Router, manifest: Manifest): void {
    if (this.#router) return;
    this.#router = router;
    const guard = (routes: readonly DataRoute[]) => {
      for (const route of routes) {
        this.#guardRoute(route, manifest);
        guard(route.children ?? []);
      }
    };
    guard(router.routes);
    router.subscribe(({ navigation, revalidation }) => {
      if (!this.#problem) return;
      const over = this.#key === null ? revalidation === "idle" : this.#key !== navigation.location?.key;
      if (over) this.dismiss();
    });
    window.addEventListener("online", () => {
      // Only updates are retried automatically: opening another screen could interrupt the user's typing.
      if (this.#problem?.kind === "update") this.retry();
    });
  }

  #guardRoute(route: DataRoute, manifest: Manifest): void {
    const { lazy, loader } = route;
    const entry = manifest.routes[route.id];
    if (typeof lazy === "function" && entry) {
      const files = [entry.module, ...(entry.imports ?? [])];
      route.lazy = async () => {
        await this.#untilReachable(async () => void (await Promise.all(files.map(fetchFile))));
        return await lazy();
      };
    }
    if (typeof loader === "function") {
      route.loader = (args, context) =>
        this.#untilReachable(async () => await loader(args, context), args.request.signal);
    }
  }

  async #untilReachable<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    for (;;) {
      try {
        return await work();
      } catch (error) {
        if (signal?.aborted) throw error;
        if (error instanceof PartUnavailable && error.problem === "outdated") await this.#leaveForNewVersion(error);
        if (!isUnreachable(error)) throw error;
        await this.#wait(signal);
      }
    }
  }

  /** The requested screen exists only in a newer version: load it as a new document. */
  #leaveForNewVersion(error: PartUnavailable): Promise<never> {
    const to = this.#router?.state.navigation.location;
    if (!to) throw error;
    window.location.assign(to.pathname + to.search + to.hash);
    return new Promise(() => undefined);
  }

  #wait(signal: AbortSignal | undefined): Promise<void> {
    const location = this.#router?.state.navigation.location;
    this.#key = location?.key ?? null;
    this.#show({ kind: location ? "open" : "update", trying: false });
    return new Promise((resolve, reject) => {
      this.#waiting.push(resolve);
      signal?.addEventListener("abort", () => reject(signal.reason), { once: true });
    });
  }

  #show(problem: NavigationProblem | null): void {
    this.#problem = problem;
    for (const listener of this.#listeners) listener();
  }
}

/**
 * fetch() rejects with a TypeError; an error response of a proxy or a starting server arrives as an Error without a
 * stack.
 */
function isUnreachable(error: unknown): boolean {
  if (error instanceof PartUnavailable || error instanceof TypeError) return true;
  return error instanceof Error && error.stack === undefined && error.message !== SERVER_ERROR;
}
