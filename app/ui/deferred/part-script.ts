import type { ComponentType } from "react";
import { PartUnavailable } from "./fetch-then-import.ts";

/** Why a part is missing. broken: its script was loaded but failed to run. */
export type PartProblem = PartUnavailable["problem"] | "broken";

export type PartState<P> = {
  component: ComponentType<P> | null;
  /** Problem of the last attempt; kept while the next one is in progress. */
  problem: PartProblem | null;
  loading: boolean;
};

/** The script of one part of a screen: loaded at most once at a time, and retried as often as needed. */
export class PartScript<P> {
  #state: PartState<P> = { component: null, problem: null, loading: false };
  #attempt: Promise<void> | null = null;
  readonly #fetch: () => Promise<{ default: ComponentType<P> }>;
  readonly #listeners = new Set<() => void>();

  constructor(fetch: () => Promise<{ default: ComponentType<P> }>) {
    this.#fetch = fetch;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly state = (): PartState<P> => this.#state;

  /** Never rejects: the outcome is in the state. */
  readonly load = (): Promise<void> => {
    if (this.#state.component) return Promise.resolve();
    this.#attempt ??= this.#try().finally(() => {
      this.#attempt = null;
    });
    return this.#attempt;
  };

  async #try(): Promise<void> {
    this.#set({ ...this.#state, loading: true });
    try {
      const { default: component } = await this.#fetch();
      this.#set({ component, problem: null, loading: false });
    } catch (error) {
      this.#set({ component: null, problem: problemOf(error), loading: false });
    }
  }

  #set(state: PartState<P>): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}

function problemOf(error: unknown): PartProblem {
  if (error instanceof PartUnavailable) return error.problem;
  // The development server does not fetch before the import: browsers then throw a TypeError with their own messages.
  if (error instanceof TypeError && /import|module|fetch/i.test(error.message)) return "unreachable";
  console.error(error);
  return "broken";
}
