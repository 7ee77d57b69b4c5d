/** What a screen shows, for useSyncExternalStore(). */
export class ObservedView<View extends object> {
  protected view: View;
  readonly #listeners = new Set<() => void>();

  constructor(first: View) {
    this.view = first;
  }

  readonly snapshot = (): View => this.view;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  protected show(changes: Partial<View>): void {
    this.view = { ...this.view, ...changes };
    for (const listener of this.#listeners) listener();
  }
}
