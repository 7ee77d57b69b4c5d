import { askUntilYes, serverAnswers } from "#app/http/until-answered.ts";
import { fetchFile, PartUnavailable } from "#app/ui/deferred/fetch-then-import.ts";
import { hasTypedText } from "#app/ui/deferred/unsent-text.ts";

/**
 * Navigation loads the next screen's script and data. When the network fails, Remix reloads the document (script
 * missing) or shows the error page (data missing), and both lose the current screen, for example a half-written
 * answer. Here the navigation waits instead, the screen stays, and the user decides.
 */

export type NavigationProblem = {
  /** open: another screen was requested. update: newer data of the current one. send: a form of the current one. */
  kind: "open" | "update" | "send";
  /**
   * offline: no answer at all, and the browser knows that it has no network. cut: no answer. silent: an answer, but not
   * this program's.
   */
  cause: "offline" | "cut" | "silent";
  /** Something is typed on the current screen. */
  typed: boolean;
  trying: boolean;
};

type Router = typeof window.__remixRouter;
type Manifest = typeof window.__remixManifest;
type DataRoute = Router["routes"][number];
/** isThere: asks, without the work itself, whether it would succeed now. */
type Waiting = { go: () => void; isThere: () => Promise<boolean> };

/** The server's message when a loader throws, which is no network problem. */
const SERVER_ERROR = "Unexpected Server Error";

/** A page in the place of data: of whoever stands between this browser and the server. */
class ForeignAnswer extends Error {}

export class NavigationGuard {
  #problem: NavigationProblem | null = null;
  /** Key of the waiting navigation; null for an update. */
  #key: string | null = null;
  #waiting: Waiting[] = [];
  #router: Router | null = null;
  #stopAsking: (() => void) | null = null;
  #onBack: (problem: NavigationProblem) => void = () => undefined;
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
    for (const { go } of this.#waiting.splice(0)) go();
  };

  /** Stays on this screen. The navigation waits forever, until the next one replaces it. */
  readonly dismiss = (): void => {
    this.#waiting = [];
    this.#stopAsking?.();
    this.#stopAsking = null;
    this.#show(null);
  };

  /**
   * Call it once, when the router exists.
   * @param onBack the notice has gone by itself, and nothing was opened
   */
  watch(router: Router, manifest: Manifest, onBack: (problem: NavigationProblem) => void): void {
    if (this.#router) return;
    this.#router = router;
    this.#onBack = onBack;
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
  }

  #guardRoute(route: DataRoute, manifest: Manifest): void {
    const { lazy, loader, action } = route;
    const entry = manifest.routes[route.id];
    if (typeof lazy === "function" && entry) {
      const files = [entry.module, ...(entry.imports ?? [])];
      const fetchFiles = async () => void (await Promise.all(files.map(fetchFile)));
      const areThere = () => fetchFiles().then(yes, no);
      route.lazy = async () => {
        await this.#untilReachable(fetchFiles, areThere);
        return await lazy();
      };
    }
    if (typeof loader === "function") {
      route.loader = (args, context) =>
        this.#untilReachable(async () => ours(await loader(args, context)), serverAnswers, args.request.signal);
    }
    if (typeof action === "function") {
      route.action = (args, context) => {
        // Read once: a request whose body was sent cannot be sent again.
        const again = args.request.clone();
        const send = () => action({ ...args, request: again.clone() }, context);
        return this.#untilReachable(async () => ours(await send()), serverAnswers, args.request.signal);
      };
    }
  }

  async #untilReachable<T>(work: () => Promise<T>, isThere: Waiting["isThere"], signal?: AbortSignal): Promise<T> {
    for (;;) {
      try {
        return await work();
      } catch (error) {
        if (signal?.aborted) throw error;
        if (error instanceof PartUnavailable && error.problem === "outdated") await this.#leaveForNewVersion(error);
        if (!isUnreachable(error)) throw error;
        await this.#wait(causeOf(error), isThere, signal);
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

  #wait(cause: NavigationProblem["cause"], isThere: Waiting["isThere"], signal?: AbortSignal): Promise<void> {
    this.#key = this.#router?.state.navigation.location?.key ?? null;
    return new Promise((resolve, reject) => {
      this.#waiting.push({ go: resolve, isThere });
      this.#show({ kind: this.#kind(), cause, typed: hasTypedText(), trying: false });
      this.#stopAsking ??= askUntilYes(this.#isBack, this.#goOn);
      signal?.addEventListener("abort", () => reject(signal.reason), { once: true });
    });
  }

  #kind(): NavigationProblem["kind"] {
    const { navigation, location } = this.#router?.state ?? {};
    const next = navigation?.location;
    if (navigation?.state === "submitting") return "send";
    return next && next.pathname + next.search !== `${location?.pathname}${location?.search}` ? "open" : "update";
  }

  /** Whether everything that waits would come now. */
  readonly #isBack = async (): Promise<boolean> => {
    const answers = await Promise.all(this.#waiting.map(({ isThere }) => isThere()));
    return answers.every(Boolean);
  };

  /** The server answers again. Another screen is not opened now: somebody may be in the middle of a sentence. */
  readonly #goOn = (): void => {
    this.#stopAsking = null;
    const problem = this.#problem;
    // What is being tried says by itself how it went; what was sent is sent again only by the person.
    if (!problem || problem.trying || problem.kind === "send") return;
    if (problem.kind === "update") {
      this.retry();
      return;
    }
    this.dismiss();
    this.#onBack(problem);
  };

  #show(problem: NavigationProblem | null): void {
    this.#problem = problem;
    for (const listener of this.#listeners) listener();
  }
}

const yes = () => true;
const no = () => false;

/** @throws ForeignAnswer */
function ours<T>(answer: T): T {
  const isPage = answer instanceof Response && /html/.test(answer.headers.get("Content-Type") ?? "");
  if (isPage) throw new ForeignAnswer();
  return answer;
}

/**
 * fetch() rejects with a TypeError; an error response of a proxy or a starting server arrives as an Error without a
 * stack.
 */
function isUnreachable(error: unknown): boolean {
  if (error instanceof PartUnavailable || error instanceof TypeError || error instanceof ForeignAnswer) return true;
  return error instanceof Error && error.stack === undefined && error.message !== SERVER_ERROR;
}

function causeOf(error: unknown): NavigationProblem["cause"] {
  const isAnswered = error instanceof PartUnavailable ? error.isAnswered : !(error instanceof TypeError);
  if (isAnswered) return "silent";
  return navigator.onLine ? "cut" : "offline";
}
